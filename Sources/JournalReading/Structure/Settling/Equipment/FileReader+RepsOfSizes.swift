internal import JournalSyntax

/// The reps of two sets behind dumbbells that are named for their load: `curls 25s x 8 7`.
extension FileReader {
  /// Puts a comma between them: nobody does seven sets of eight beside three of ten.
  mutating func settleRepsOfSize() {
    guard let size = elements.indices.dropLast(3).first(where: { elements[$0].unit == .letterS }),
      size > 0, elements[size].value >= 2_000, elements[size + 1].kind == .times,
      case let (first, last) = (elements[size + 2], elements[size + 3]),
      first.isBareWhole, last.isBareWhole, last.spaceBefore, 3_000...40_000 ~= last.value,
      0...4_000 ~= first.value - last.value, first.value != last.value,
      elements[safe: size + 4].map({ $0.kind != .times && !$0.isNumber }) ?? true
    else { return }
    let place = ByteRange(Int(last.range.start), Int(last.range.start))
    anatomy.parser.elements.insert(Element(.comma, place, flags: .spaceAfter), at: size + 3)
    anatomy.parser.end = elements.count
  }
}
