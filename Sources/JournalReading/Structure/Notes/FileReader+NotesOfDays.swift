internal import JournalSyntax

/// Notes about a day: `Note 27/10: shoulder sore, skipped dips`.
extension FileReader {
  /// The word for a note, a day and a colon, with no sets behind it.
  var isNoteOfDay: Bool {
    guard elements.count > 3, elements[0].meaning == .note, elements[0].kind == .word,
      elements[1].isNumber, let (_, next) = dates.date(at: 1), next + 1 < elements.count,
      elements[next].kind == .colon || elements[next].kind == .hyphen && elements[next].spaceBefore
    else { return false }
    return elements[next + 1].kind == .word
      && !elements[next...].contains { $0.kind == .times || $0.unit.isMass || $0.unit == .set }
  }
}
