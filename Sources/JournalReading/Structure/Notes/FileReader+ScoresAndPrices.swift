internal import JournalSyntax
internal import WorkoutModel

/// Lines with numbers that are no sets: how long a workout took, what something cost, what nobody does any more.
extension FileReader {
  var tellsScoreOrPrice: Bool {
    elements.count > 1 && (tellsTimeOfWorkout || tellsPriceOfGoods || deniesWork)
  }

  /// `time 14:35 Rx`, `기록 9'42" 작년엔 더 느렸음`, `результат 12:40`: below exercises that are done for reps it is that of
  /// all of them.
  private var tellsTimeOfWorkout: Bool {
    guard isWord(0, in: Self.scores), case let clock = elements[1].kind == .colon ? 2 : 1,
      clock < elements.count, elements[clock].kind == .clock,
      !elements[(clock + 1)...].contains(where: {
        $0.kind == .times || $0.kind == .at || $0.kind == .slash || $0.unit.isMass
          || $0.unit.isLength || $0.unit == .set
      }), let entry = context.entry, context.pendingName == nil,
      clock + 1 < elements.count || elements[0].meaning != .time
    else { return false }
    return context.isInBlock || context.isBehindBlock || isWord(behindClock: clock)
      || file.entries[entry].nature.isDisjoint(with: [.cardio, .timed, .distance])
  }

  private func isWord(behindClock clock: Int) -> Bool {
    clock + 1 < elements.count && isWord(clock + 1, in: Self.asWritten)
  }

  /// `ya no pongo 4x10`, `no longer doing 5x5`: what used to be done or written.
  private var deniesWork: Bool {
    elements.count > 3 && elements[0].kind == .word
      && isWord(0, in: Self.words) && isWord(1, in: Self.denials)
      && elements[2].kind == .word && !elements.contains(where: { $0.unit.isMass })
      && elements.contains(where: { $0.kind == .times })
      && elements.prefix(5).contains(where: \.isNumber)
  }

  private static let scores = WordSet(
    """
    time result score finish 기록 결과 タイム 記録 记录 成绩 成績 用时 время результат час zeit ergebnis tiempo resultado
    temps résultat risultato czas wynik čas výsledek tid resultat süre sonuç
    """)
  private static let asWritten = WordSet("rx rx'd scaled rx+")
  private static let words = WordSet("ya já no już")
  private static let denials = WordSet("no não longer nie")

  /// `настрій: 4 з 5`, `mood: 4 of 5`.
  var ratesByLabel: Bool {
    guard elements.count == 5, elements[0].kind == .word, elements[1].kind == .colon,
      elements[2].isBareWhole, isWord(3, in: Self.outOf),
      elements[4].isBareWhole, elements[4].value == 5_000 || elements[4].value == 10_000
    else { return false }
    return elements[2].value <= elements[4].value && !isExercise(0..<1)
  }

  private static let outOf = WordSet("з из of von z ze su de van av")
}
