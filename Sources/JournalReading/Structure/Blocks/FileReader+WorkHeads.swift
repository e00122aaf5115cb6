internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell the work of each exercise in the list of names below them: `4x25`, and
/// `Abs, 2 rounds, 45 s work, 15 s rest`.
extension FileReader {
  mutating func workHead(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard isAboveList, let work = productOfEach(start, end, line) ?? timesOfEach(start, end),
      isAboveNames
    else { return false }
    return openApart(.scheme(work, load: nil), line)
  }

  /// `4x25` behind a blank line.
  private func productOfEach(_ start: Int, _ end: Int, _ line: LineSyntax) -> [Quantity]? {
    guard 3...5 ~= end - start, line.kind == .text, elements[start + 1].kind == .times,
      context.isAfterBlank || context.entry == nil, context.pendingName == nil,
      elements[(start + 3)..<end].allSatisfy({ $0.kind == .colon || $0.meaning == .each }),
      elements[start].kind == .quantity, elements[start + 2].kind == .quantity,
      elements[start].unit == .none || elements[start].unit == .set,
      elements[start + 2].unit == .none || elements[start + 2].unit == .repetition,
      2_000...10_000 ~= elements[start].value, 3_000...100_000 ~= elements[start + 2].value,
      elements[start].value % 1000 == 0, elements[start + 2].value % 1000 == 0
    else { return nil }
    var reps = Quantity(elements[start + 2])
    reps.unit = .repetition
    return Array(repeating: reps, count: Int(elements[start].value / 1000))
  }

  /// `2 rounds, 45 s work, 15 s rest`, whatever words stand before.
  private func timesOfEach(_ start: Int, _ end: Int) -> [Quantity]? {
    guard end - start >= 4,
      let rounds = elements[start..<end].first(where: { $0.unit == .round }),
      2_000...20_000 ~= rounds.value, rounds.value % 1000 == 0,
      let work = (start..<(end - 1)).first(where: {
        elements[$0].kind == .quantity
          && (elements[$0].unit.isTime || elements[$0].unit == .letterS)
          && Self.workWords.contains(bytes[elements[$0 + 1].range.indices])
      })
    else { return nil }
    var time = Quantity(elements[work])
    if time.unit == .letterS { time.unit = .second }
    return Array(repeating: time, count: Int(rounds.value / 1000))
  }

  private static let workWords = WordSet(
    "work on arbeit belastung trabajo travail lavoro работа работы")

  /// True above two items and more without a number, most of which are exercises.
  private var isAboveNames: Bool {
    var known = 0
    var index = context.lineIndex + 1
    while index < document.lines.count, index <= context.lineIndex + Self.farthestName {
      let item = document.lines[index]
      guard item.kind == .item || item.kind == .numbered,
        item.indent >= document.lines[context.lineIndex + 1].indent
      else { break }
      let content = bytes[item.content.indices]
      guard !content.contains(where: { Byte.isDigit($0) }) else { return false }
      let name = NameText.clean(content)
      if names.isKnown(name) || ExerciseNames.isMovement(name) { known += 1 }
      index += 1
    }
    let count = index - context.lineIndex - 1
    return count > 1 && known * 2 > count
  }

  /// In lines.
  private static let farthestName = 12
}
