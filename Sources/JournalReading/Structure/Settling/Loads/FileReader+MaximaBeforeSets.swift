internal import JournalSyntax

/// The rep maximum that was sought, before the sets that led to it: `bench 3RM 80x3 90x3 95x3`.
extension FileReader {
  /// The `3RM` of `bench 3RM 80x3 90x3 95x3`: what was sought, and no set of three.
  mutating func dropMaximumBeforeSets() {
    guard elements.count > 5, let number = elements.firstIndex(where: \.isNumber), number > 0,
      number + 4 < elements.count, elements[number].kind == .quantity,
      1_000...12_000 ~= elements[number].value,
      elements[..<number].allSatisfy({ $0.kind == .word }),
      elements[number...].count(where: { $0.kind == .times }) > 1
    else { return }
    let text = bytes[elements[number].range.indices]
    let isWhole = text.count < 5 && text.suffix(2).map({ $0 | 0x20 }) == Array("rm".utf8)
    let next = isWhole ? number + 1 : number + 2
    guard isWhole || isWord(number + 1, in: Self.maxima) && !elements[number + 1].spaceBefore,
      next + 2 < elements.count, elements[next].isNumber, elements[next + 1].kind == .times,
      elements[next + 2].isBareWhole
    else { return }
    context.remarks.append(range(number..<next))
    anatomy.parser.elements.removeSubrange(number..<next)
  }

  private static let maxima = WordSet("rm")
}
