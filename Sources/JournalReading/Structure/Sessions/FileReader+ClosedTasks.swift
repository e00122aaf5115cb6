internal import JournalSyntax
internal import WorkoutModel

/// Days of org files that stand below their headings: `CLOSED: [2026-03-06 Fri 18:50]` below `** DONE Upper
/// A`; and the lines of a plan where the file writes `P:` and `D:` for plan and done.
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

  /// `P: 4x4 @ RPE 7-8` above `D: 110x4 @7`.
  mutating func isPlanByLetter() -> Bool {
    guard elements.count > 2, elements[1].kind == .colon, elements[0].range.count == 1,
      bytes[Int(elements[0].range.start)] == UInt8(ascii: "P"), !elements[1].spaceBefore
    else { return false }
    if let known = context.plansByLetter { return known }
    var (plans, works) = (0, 0)
    for line in document.lines where line.content.count > 3 {
      let start = Int(line.content.start)
      guard bytes[start + 1] == Byte.colon, bytes[start + 2] == Byte.space else { continue }
      if bytes[start] == UInt8(ascii: "P") { plans += 1 }
      if bytes[start] == UInt8(ascii: "D") || bytes[start] == UInt8(ascii: "A") { works += 1 }
    }
    context.plansByLetter = plans > 1 && works > 1
    return plans > 1 && works > 1
  }
}
