internal import JournalSyntax

/// The attempts of a meet on one line, numbered: `SQ  1) 185 ok  2) 195 ok  3) 200 NO, depth 2-1`.
extension FileReader {
  /// Puts a single, or none where it was missed, in place of what is told of each.
  mutating func settleAttemptsOfMeet() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .colon || $0.kind == .hyphen })
    else { return }
    let starts = elements.indices.filter { isNumberOfAttempt($0) }
    guard starts.count > 1, starts.first == first,
      starts.indices.allSatisfy({ elements[starts[$0]].value == Int32($0 + 1) * 1000 }),
      !elements[first...].contains(where: { $0.kind == .times })
    else { return }
    // `1) 50-8 2) 70-6` numbers sets.
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : elements.count
      guard tellsNothingButResult((start + 3)..<end) else { return }
    }
    for (place, start) in starts.enumerated().reversed() {
      let end = place + 1 < starts.count ? starts[place + 1] : elements.count
      let told = (start + 3)..<end
      let isMissed = tellsMissOfAttempt(told)
      if !told.isEmpty { context.remarks.append(range(told)) }
      var load = elements[start + 2]
      load.flags.insert(.spaceBefore)
      var reps = Element(.quantity, load.range, value: isMissed ? 0 : 1_000, flags: .spaceAfter)
      reps.unit = .repetition
      var set = [load, signOf(.times, at: start + 2), reps]
      if place > 0 { set.insert(signOf(.comma, at: start), at: 0) }
      anatomy.parser.elements.replaceSubrange(start..<end, with: set)
    }
    anatomy.parser.end = elements.count
  }

  /// Words and signs, and at most the lights of `2-1`.
  private func tellsNothingButResult(_ told: Range<Int>) -> Bool {
    guard let first = told.first else { return true }
    let numbers = told.filter { elements[$0].isNumber }
    guard !numbers.isEmpty else { return true }
    return ![.hyphen, .slash, .times, .at].contains(elements[first].kind) && numbers.count == 2
      && numbers[0] + 2 == numbers[1] && elements[numbers[0] + 1].kind == .hyphen
      && elements[numbers[0]].value + elements[numbers[1]].value == 3_000
  }

  /// The `2) 195` of a lift.
  private func isNumberOfAttempt(_ index: Int) -> Bool {
    index + 2 < elements.count && elements[index].isBareWhole && elements[index].value <= 4_000
      && elements[index].spaceBefore && elements[index + 1].kind == .closeParenthesis
      && (elements[index + 2].isBare || elements[index + 2].unit.isMass)
      && elements[index + 2].kind == .quantity && elements[index + 2].value >= 20_000
  }

  private func tellsMissOfAttempt(_ words: Range<Int>) -> Bool {
    words.contains { index in
      isCross(index) || isWord(index, in: Self.notLifted) || elements[index].meaning == .failed
        || elements[index].isBareWhole && elements[index].value <= 1_000
          && elements[safe: index + 1]?.kind == .hyphen
          && elements[safe: index + 2]?.value == 3_000 - elements[index].value
    }
  }

  private static let notLifted = WordSet("no nl nope nein non nie nej нет", CommonWords.missed)
}
