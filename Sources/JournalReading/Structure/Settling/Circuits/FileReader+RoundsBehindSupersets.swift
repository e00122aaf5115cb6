internal import JournalSyntax

/// How often both of a superset were done, at its end: `rosca direta 15kg 12 + martelo 8kg 10, 3 vezes`, `弯举25*12 + 绳索下压20*15
/// 做了3轮`.
extension FileReader {
  /// Puts a comma and rounds, as others write.
  mutating func settleRoundsBehindSuperset() {
    guard elements.count > 6,
      let plus = elements.dropLast().firstIndex(where: { $0.kind == .plus }), plus > 1,
      elements[plus].spaceBefore, elements[plus + 1].kind == .word, elements[plus - 1].isNumber
    else { return }
    let last = elements.count - 1
    var number = last
    if elements[last].kind == .word, elements[last - 1].isBareWhole,
      isWord(last, in: CommonWords.times) || isWord(last, in: CommonWords.occasions)
    {
      number = last - 1
      anatomy.parser.elements[number].unit = .round
      anatomy.parser.elements[number].range = range(number..<last + 1)
      anatomy.parser.elements.removeLast()
    }
    guard elements[number].unit == .round, 2_000...20_000 ~= elements[number].value else { return }
    if isWord(number - 1, in: Self.did) {
      anatomy.parser.elements.remove(at: number - 1); number -= 1
    }
    if elements[number - 1].isNumber {
      let start = Int(elements[number].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: number)
    }
    anatomy.parser.end = elements.count
  }

  private static let did = WordSet("做了 做 共做 一共 总共 總共 共", CommonWords.did)
}
