internal import JournalSyntax
internal import WorkoutModel

/// Titles on a line of their own below the day, and how long a session took.
extension FileReader {
  /// `Push` right below its day was the title of the session, as a line about all of it shows.
  mutating func takeTitleAbove() {
    guard let pending = context.pendingName, let session = context.session, context.entry == nil,
      file.sessions[session].title == nil, !names.isKnown(pending.text),
      Array(pending.text.utf8).split(separator: Byte.space).allSatisfy({ word in
        !Self.timedTitles.contains(word)
          && (SplitWords.contains(word) || Self.titleWords.contains(word)
            || word.allSatisfy { Byte.isDigit($0) })
      })
    else { return }
    context.pendingName = nil
    file.sessions[session].title = pending.text
  }

  /// What is trained by the clock itself.
  private static let timedTitles = WordSet(
    "cardio core abs mobility conditioning recovery stretching hiit")
  private static let titleWords = WordSet("day & and + / - und y e et")

  /// `60 minutes` above the first exercise of a day: how long it took.
  mutating func lengthLine() -> Bool {
    guard elements.count == 1, context.section == .training, context.entry == nil,
      let minutes = minutes(elements[0]), 15...300 ~= minutes, let session = context.session,
      file.sessions[session].durationMinutes == nil
    else { return false }
    takeTitleAbove()
    guard context.pendingName == nil else { return false }
    file.sessions[session].durationMinutes = minutes
    return true
  }

  /// `2024-06-14`, `6/14`: the next day, so that nothing was told of this one.
  private func startsLikeDate(_ line: Int) -> Bool {
    let content = bytes[document.lines[line].content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    guard 1...4 ~= digits.count, let mark = content.dropFirst(digits.count).first else {
      return false
    }
    return mark == Byte.slash || mark == Byte.hyphen || mark == Byte.period
  }

  /// `June 13, 2015 (pull-ups, taps, 24 kg carries)`: what was done is listed behind the day, and told
  /// below.
  func listsInTitle(_ start: Int) -> Bool {
    // `6/13/15 Saturday June 13, 2015 (…)`.
    let index = dates.date(at: start)?.1 ?? start
    guard index < elements.count, elements[index].kind == .openParenthesis,
      elements.count - index > 4,
      elements[elements.count - 1].kind == .closeParenthesis,
      elements[index...].contains(where: { $0.kind == .comma }),
      !elements[(index + 1)...].contains(where: { $0.kind == .openParenthesis })
    else { return false }
    let below = document.lines.indices.dropFirst(context.lineIndex + 1).prefix(3)
      .first { document.lines[$0].kind != .blank }
    guard let below, !startsLikeDate(below) else { return false }
    return !isMultiplied(index..<elements.count)
      && !elements[index...].contains {
        $0.unit == .repetition || $0.unit == .set || $0.kind == .clock || $0.unit.isTime
          || $0.unit.isLength
      }
  }
}
