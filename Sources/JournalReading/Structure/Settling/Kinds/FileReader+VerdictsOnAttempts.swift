internal import JournalSyntax

/// Attempts of a meet, each with what the referees said: `SQ 200 good / 210 good / 217.5 no lift`, `BP 130 ooo, 137.5 oox,
/// 142.5 xxx`, `DL 232.5 / 245 / 252.5 all white`, `ПР 190 + / 202,5 + / 210 - (не досед)`.
extension FileReader {
  /// Writes each as one rep, or as none.
  mutating func settleVerdicts() {
    guard elements[0].kind == .word,
      let first = elements.prefix(8).firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ [.word, .colon, .hyphen].contains($0.kind) })
    else { return }
    var attempts: [(load: Int, verdict: Verdict?)] = []
    var index = first
    while index < elements.count {
      guard elements[index].isBare || elements[index].unit.isMass, elements[index].value >= 20_000
      else { return }
      let load = index
      index += 1
      let verdict = verdict(&index)
      attempts.append((load, verdict))
      guard index < elements.count else { break }
      // `90 no. (kg)`.
      if elements[index].kind == .period || elements[index].kind == .openParenthesis,
        !elements[index...].contains(where: \.isNumber)
      {
        break
      }
      // `, depth 2-1`.
      if verdict != nil, attempts.count > 1, elements[index].kind == .comma,
        elements[safe: index + 1]?.kind == .word
      {
        break
      }
      guard [.slash, .comma, .semicolon].contains(elements[index].kind) else { return }
      index += 1
    }
    guard 2...5 ~= attempts.count, let last = attempts.last, isToldByReferees(first) else {
      return
    }
    let isOfAll = last.verdict == .goodAll
    guard
      isOfAll
        ? attempts.dropLast().allSatisfy({ $0.verdict == nil })
        : attempts.allSatisfy({ $0.verdict != nil }),
      zip(attempts, attempts.dropFirst()).allSatisfy({
        elements[$0.load].value <= elements[$1.load].value
      })
    else { return }
    let sets = writtenSets(
      attempts.map { attempt in
        (load: elements[attempt.load], reps: attempt.verdict == .missed ? 0 : 1_000)
      })
    context.remarks.append(range((first + 1)..<elements.count))
    anatomy.parser.elements.replaceSubrange(first..., with: sets)
    anatomy.parser.end = elements.count
  }

  /// `Squat 100 ok, 105 ok` may be sets of five: somebody speaks of lights, of attempts or of a lift that was none.
  private func isToldByReferees(_ first: Int) -> Bool {
    if elements.indices.count(where: { $0 > first && isSignOfVerdict($0) }) > 1 { return true }
    return elements.indices.contains { index in
      guard elements[index].kind == .word else { return false }
      return index < first
        ? isWord(index, in: Self.attempts)
        : isWord(index, in: Self.white) || elements[index].meaning == .failed
          || isWord(index, in: Self.missed) || lights(index) != nil
    }
  }

  /// The signs of `190 + / 202,5 + / 210 -`.
  private func isSignOfVerdict(_ index: Int) -> Bool {
    guard let sign = elements[safe: index], sign.kind == .plus || sign.kind == .hyphen,
      sign.spaceBefore
    else { return false }
    switch elements[safe: index + 1]?.kind {
    case nil, .slash, .comma, .semicolon, .openParenthesis, .word: return true
    default: return false
    }
  }

  private static let attempts = WordSet(
    "attempt attempts opener meet comp competition versuch versuche intento intentos essais tentativi"
  )
  private static let white = WordSet("white whites gültig ungültig")

  private enum Verdict { case good, missed, goodAll }

  /// Of the words up to the next attempt; moves behind them and a remark in parentheses.
  private func verdict(_ index: inout Int) -> Verdict? {
    var found: Verdict?
    var isOfAll = false
    if isSignOfVerdict(index) {
      found = elements[index].kind == .plus ? .good : .missed
      index += 1
    }
    while index < elements.count,
      elements[index].kind == .word || elements[index].kind == .exclamation
    {
      if isWord(index, in: CommonWords.all) { isOfAll = true }
      if let lights = lights(index) { found = lights }
      if isWord(index, in: Self.good), found == nil { found = .good }
      if elements[index].meaning == .failed || isWord(index, in: Self.missed) { found = .missed }
      index += 1
    }
    if index < elements.count, elements[index].kind == .openParenthesis,
      let close = elements[index...].firstIndex(where: { $0.kind == .closeParenthesis })
    {
      index = close + 1
    }
    return isOfAll && found == .good ? .goodAll : found
  }

  /// `ooo`, `oox`, `xxx`: three lights, of which two are enough.
  private func lights(_ index: Int) -> Verdict? {
    let text = bytes[elements[index].range.indices]
    guard text.count == 3, text.allSatisfy({ $0 | 0x20 == 0x6F || $0 | 0x20 == 0x78 }) else {
      return nil
    }
    return text.count(where: { $0 | 0x20 == 0x6F }) > 1 ? .good : .missed
  }

  private static let good = WordSet(
    """
    good ok okay made make white whites yes y gut gültig bueno valide valid valida buona zaliczone взял есть засчитано
    """)
  private static let missed = WordSet(
    "no red reds bombed незачет не", CommonWords.missed)
}
