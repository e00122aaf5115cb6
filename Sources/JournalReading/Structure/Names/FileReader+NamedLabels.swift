internal import JournalSyntax
internal import WorkoutModel

/// Labels of days, exercises, sessions and plans: `Date: …`, `Exercise: …`, `Goal: …`.
extension FileReader {
  mutating func exerciseLabel(_ value: Int, _ line: LineSyntax) -> Bool {
    guard elements.count > 1, elements[1].kind == .colon else { return false }
    guard value < elements.count else { return true }
    guard elements[value].kind == .word else { return false }
    let segment = anatomy.segment(from: value, to: elements.count)
    if segment.hasExpressions, anatomy.isStrong { return false }
    pendName(value..<elements.count, line)
    return true
  }

  mutating func sessionLabel(_ value: Int) -> Bool {
    guard value < elements.count, let session = context.session, context.entry == nil,
      !elements[value...].contains(where: { $0.unit == .round })
    else { return value >= elements.count }
    if isMultiplied(value..<elements.count) {
      // `Log: 50x5 60x3` of strongmen.
      if elements[value].isNumber, isWord(0, in: Self.logs) { return false }
      if namesWork(value) {
        anatomy.parser.elements.removeFirst(value)
        return false
      }
    }
    file.sessions[session].title = cleanTitle(value..<elements.count)
    return true
  }

  private static let logs = WordSet("log")

  /// `Workout: squat 100x5`, `Workout: 3x10 push-ups`, and neither `Upper 5x5` nor `StrongLifts 5x5 A`.
  private func namesWork(_ start: Int) -> Bool {
    guard let number = elements[start...].firstIndex(where: \.isNumber) else { return false }
    if number > start { return isExercise(start..<number) }
    let words = elements[(number + 1)...].firstIndex { $0.kind == .word } ?? elements.count
    let end = elements[words...].firstIndex { $0.kind != .word } ?? elements.count
    return words < end && isExercise(words..<end)
  }

  /// `PR list squat=115x5 bench=80x3`, `records so far: …`, `RECORDS sq 385 bn 275 dl 455`: what was the
  /// best on other days.
  mutating func recordList(_ line: LineSyntax) -> Bool {
    guard elements.count > 3, elements[0].meaning == .record else { return false }
    if isWord(1, in: Self.lists), isSetShaped(2..<elements.count) { return plannedLabel(line, 2) }
    guard isWord(0, in: Self.records), elements[1].kind == .word, elements[2].kind != .colon,
      elements.count(where: \.isNumber) > 1,
      !elements.contains(where: { $0.kind == .times || $0.kind == .at || tellsToday($0) })
    else { return false }
    return plannedLabel(line, 1)
  }

  private static let records = WordSet("records prs pbs rekorde récords recordes рекорды")

  private static let lists = WordSet("list board so liste lista tablo all-time")

  mutating func plannedLabel(_ line: LineSyntax, _ value: Int) -> Bool {
    if value >= elements.count, line.kind == .text || line.kind == .heading {
      context.section = .planned
      context.sectionLevel = 0
    }
    if isSetShaped(elements.indices) { file.plannedLines.append(context.lineIndex) }
    note(line.content)
    return true
  }
}
