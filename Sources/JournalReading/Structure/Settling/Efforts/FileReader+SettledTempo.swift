internal import JournalSyntax

/// How fast the reps were done, told before their sets: `Squat 3-0-3: 100x5x2`,
/// `Tempo squat 3-1-1 100x5`.
extension FileReader {
  /// Three or four seconds with a zero among them, or on a line that says tempo, before sets: `Bench
  /// 5-4-3 100x1` tells of reps.
  func startsTempo(_ first: Int) -> Bool {
    guard elements[first - 1].kind == .word, let work = workBehindTempo(first),
      elements[work].isNumber, elements[work + 1].kind == .times, elements[work + 2].isNumber
    else { return false }
    return elements[first..<work].contains { $0.kind == .quantity && $0.value == 0 }
      || elements[..<first].contains { $0.meaning == .tempo }
  }

  /// Puts the phases into parentheses, in which the parser knows them.
  mutating func settleTempo(_ first: Int) {
    guard let work = workBehindTempo(first) else { return }
    let hasColon = elements[work - 1].kind == .colon
    let last = hasColon ? work - 2 : work - 1
    let (start, end) = (Int(elements[first].range.start), Int(elements[last].range.end))
    anatomy.parser.elements.replaceSubrange(
      (last + 1)..<work,
      with: [Element(.closeParenthesis, ByteRange(end, end), flags: .spaceAfter)])
    anatomy.parser.elements.insert(
      Element(.openParenthesis, ByteRange(start, start), flags: .spaceBefore), at: first)
    anatomy.parser.elements[first + 1].flags.remove(.spaceBefore)
  }

  /// Where the sets begin behind seconds that are glued with dashes, and perhaps a colon.
  private func workBehindTempo(_ first: Int) -> Int? {
    var last = first
    while isPhase(last), last + 2 < elements.count, elements[last + 1].kind == .hyphen,
      !elements[last + 1].spaceBefore, !elements[last + 2].spaceBefore, isPhase(last + 2)
    {
      last += 2
    }
    guard 4...6 ~= last - first, last + 4 < elements.count else { return nil }
    let work = elements[last + 1].kind == .colon ? last + 2 : last + 1
    return work + 2 < elements.count ? work : nil
  }

  private func isPhase(_ index: Int) -> Bool {
    elements[index].isBareWhole && elements[index].value < 10_000
  }
}
