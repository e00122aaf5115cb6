internal import JournalSyntax

/// A load with the reps of each set behind products: `sq 60x5 80x3 107.5 5 5 3`.
extension FileReader {
  /// Puts a comma before the load, so that no product goes on with it.
  mutating func settleLoadBehindProducts() {
    var index = 3
    while index + 1 < elements.count, elements.count < 300 {
      defer { index += 1 }
      guard elements[index].isBare, elements[index].spaceBefore, elements[index].value >= 20_000,
        elements[index - 1].isBareWhole, elements[index - 2].kind == .times,
        elements[index - 3].isNumber, elements[index - 3].value >= 20_000,
        elements[index + 1].isBareWhole, elements[index + 1].spaceBefore,
        1_000...30_000 ~= elements[index + 1].value,
        elements[index + 1].value < elements[index].value,
        elements[safe: index + 2].map({ $0.kind != .times && $0.kind != .slash }) ?? true
      else { continue }
      let start = Int(elements[index].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: index)
      index += 1
    }
    anatomy.parser.end = elements.count
  }
}
