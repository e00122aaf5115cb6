internal import JournalSyntax
internal import WorkoutModel

/// Labels behind which days and remarks stand: `Surgery: 12/01/2024 (R knee). Cleared for loading wk 16`, `Client notes:
/// stopped after 2`, `BBB did: as planned`.
extension FileReader {
  /// Words of life, a colon and a day with its year, which opens no session.
  func tellsDayBehindLabel(_ colon: Int) -> Bool {
    guard 1...3 ~= colon, elements[..<colon].allSatisfy({ $0.kind == .word && $0.word == .plain }),
      let (date, _) = dates.date(at: colon + 1), date.hasYear, isSpelledOut(date)
    else { return false }
    return !isExercise(0..<colon)
  }

  /// `Client notes: …`, `Coach note: …`, unless factors stand behind it.
  func headsNotes(_ colon: Int) -> Bool {
    2...3 ~= colon && elements[colon - 1].meaning == .note
      && elements[..<colon].allSatisfy({ $0.kind == .word }) && !isExercise(0..<(colon - 1))
      && !elements[colon...].contains(where: { $0.kind == .times })
  }

  /// `BBB did: as planned`: no plan for the lines below.
  func tellsDoneAsPlanned(_ colon: Int) -> Bool {
    isWord(colon - 1, in: CommonWords.did) && colon + 1 < elements.count
      && elements[(colon + 1)...].contains { $0.meaning == .plan }
      && !elements[(colon + 1)...].contains(where: \.isNumber)
  }
}
