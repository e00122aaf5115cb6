internal import JournalSyntax
internal import WorkoutModel

/// Titles of a day that name the exercise of the sets below: `Wed 2/7/24 - Deadlift (max 180)`.
extension FileReader {
  /// `Wed 2/7/24 - Deadlift (max 180)` above bare sets: the title of the day names their exercise.
  mutating func takeTitle(isPlanned: Bool) -> Bool {
    guard !isPlanned, let session = context.session, !file.sessions[session].isContinued,
      let title = file.sessions[session].title
    else { return false }
    if takeLetterOfLift(title, session) { return true }
    guard
      let name = exercise(inTitle: title) ?? names.exercise(ofDay: ExerciseNames.core(title))
        ?? exerciseOfDay(beforeCommaIn: title)
    else { return false }
    addEntry(name, file.sessions[session].location)
    return true
  }

  /// The press of `Press day, wk1 (65/75/85)`.
  private func exerciseOfDay(beforeCommaIn title: String) -> String? {
    let head = title.utf8.prefix { $0 != Byte.comma && $0 != UInt8(ascii: "(") }
    guard head.count < title.utf8.count else { return nil }
    return names.exercise(ofDay: ExerciseNames.core(String(decoding: head, as: UTF8.self)))
  }

  /// The exercise of `Deadlift (max 180)`, of `One arm press` and of `Machine fly in Chest`, as an app
  /// heads its sets.
  private mutating func exercise(inTitle title: String) -> String? {
    let core = withoutCode(ExerciseNames.core(title))
    if names.isKnown(core) { return core }
    if let piece = exercise(inPiecesOf: core) { return piece }
    var words = core.split(separator: " ")
    if words.count > 2, words[words.count - 2] == "in" { words.removeLast(2) }
    guard let last = words.last else { return nil }
    let name = words.joined(separator: " ")
    let isOne = !words.contains { $0 == "and" || $0 == "&" || $0 == "+" || $0.hasSuffix(",") }
    return names.isKnown(name) || isOne && ExerciseNames.isMovement(String(last)) ? name : nil
  }

  /// The `Deadlift` of `C7W1 Deadlift`: which day of the programme it was is no name.
  private func withoutCode(_ title: String) -> String {
    let words = title.split(separator: " ")
    // `TEST PANCA`.
    if words.count == 2, Self.tests.contains(Array(words[0].utf8)[...]) { return String(words[1]) }
    guard words.count > 1, let code = words.first?.utf8, 2...6 ~= code.count,
      code.first.map({ Byte.isASCIILetter($0) }) == true,
      code.contains(where: { Byte.isDigit($0) }),
      code.allSatisfy({ Byte.isASCIILetter($0) || Byte.isDigit($0) })
    else { return title }
    return words.dropFirst().joined(separator: " ")
  }

  private static let tests = WordSet("test tests тест 테스트")

  /// The only exercise of `Wk 1 - DL` and of `Week 2 Squat`.
  private func exercise(inPiecesOf title: String) -> String? {
    let numbered = title.utf8.contains { Byte.isDigit($0) }
    guard numbered || title.contains(" - ") || title.contains(": ") else { return nil }
    let pieces = title.utf8.split { $0 == Byte.hyphen || $0 == Byte.colon || $0 == Byte.comma }
    let known = pieces.compactMap { piece -> String? in
      var words = piece.split(separator: Byte.space)
      // `Week 2`, `Day 3`.
      if words.count > 2, words[1].allSatisfy(Byte.isDigit) { words.removeFirst(2) }
      let name = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      return names.isKnown(name) ? name : nil
    }
    return known.count == 1 ? known[0] : nil
  }
}
