internal import JournalSyntax
internal import WorkoutModel

/// Days of org files that stand below their headings: `CLOSED: [2026-03-06 Fri 18:50]` below `** DONE Upper
/// A`.
extension FileReader {
  /// Opens the session of the task that was closed.
  mutating func closesTask() -> Bool {
    guard context.lineIndex > 0, isWord(0, in: Self.closed),
      case let above = document.lines[context.lineIndex - 1], above.kind == .heading,
      let (date, _) = dates.date(at: 2) ?? dates.date(at: 3), date.hasYear
    else { return false }
    context.section = .training
    startSession(date, titleFrom: elements.count)
    if let session = context.session, keepsContent {
      file.sessions[session].title = titleOfTask(above.content)
    }
    return true
  }

  private static let closed = WordSet("closed")

  /// `Upper A` of `DONE Upper A    :gym:upper:`.
  private func titleOfTask(_ content: ByteRange) -> String? {
    let words = text(content).split(separator: " ").filter {
      !($0.hasPrefix(":") && $0.hasSuffix(":") && $0.count > 2)
    }
    let title = (words.first == "DONE" ? words.dropFirst() : words[...]).joined(separator: " ")
    return title.isEmpty ? nil : title
  }
}
