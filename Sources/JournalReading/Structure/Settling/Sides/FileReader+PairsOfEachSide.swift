internal import JournalSyntax

/// A load and the reps of each side between blanks, set for set: `windmill 16 3 ea, 16 3 ea, 20 2 ea`.
extension FileReader {
  /// Puts times signs between them.
  mutating func settlePairsOfEachSide() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .period || $0.kind == .colon }
      ),
      elements.count - first <= 60
    else { return }
    var pairs: [Int] = []
    var index = first
    while index + 2 < elements.count, elements[index].isBare, elements[index + 1].isBareWhole,
      elements[index + 1].spaceBefore, elements[index + 2].meaning == .each,
      8_000...150_000 ~= elements[index].value, elements[index + 1].value <= 20_000
    {
      pairs.append(index)
      index += 3
      guard index < elements.count else { break }
      guard elements[index].kind == .comma else { return }
      index += 1
    }
    guard index >= elements.count, pairs.count > 1 else { return }
    for pair in pairs.reversed() {
      let gap = ByteRange(Int(elements[pair].range.end), Int(elements[pair].range.end))
      anatomy.parser.elements.insert(Element(.times, gap), at: pair + 1)
      anatomy.parser.elements[pair].flags.insert(.loadOfSide)
    }
  }
}
