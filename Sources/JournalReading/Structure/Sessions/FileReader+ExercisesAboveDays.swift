internal import JournalSyntax
internal import WorkoutModel

/// Files and chapters of one exercise, whose headings of days stand below its own: `# Squat` above `## 2026-03-02`.
struct HeadExercise {
  let name: FileReader.PendingName
  let level: UInt8
}

extension FileReader {
  /// Keeps the exercise that a heading names, for the days below it, or lets go of the last one.
  mutating func keepHeadExercise(_ line: LineSyntax) {
    let isInside = context.headExercise.map { line.level > $0.level } ?? false
    if isInside { return }
    leaveHeadExercise()
    guard !elements.isEmpty, elements.count <= 12, elements[0].kind == .word,
      dates.date(at: 0) == nil, let name = exerciseOfHeading(line.content)
    else { return }
    context.headExercise = HeadExercise(
      name: PendingName(
        text: NameText.clean(written.bytes[name.indices]), location: location(name),
        isHeading: true, isEmphasized: false), level: line.level)
  }

  /// Behind its last day nothing is of the exercise any more.
  mutating func leaveHeadExercise() {
    guard let head = context.headExercise else { return }
    context.headExercise = nil
    if context.subject?.location == head.name.location { context.subject = nil }
  }

  /// The sets of a day below the heading are of its exercise, unless they name another.
  mutating func openHeadExercise(_ line: LineSyntax) {
    guard let head = context.headExercise, line.level > head.level, isPendingOnly(head) else {
      return
    }
    context.subject = head.name
    context.pendingName = nil
  }

  /// `Squat` or its heading above a day alone on its line, and sets without a name below it: they are of that exercise, and
  /// so are those below the next days alone.
  mutating func keepsExerciseBelowDay() -> Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count, case let below = document.lines[next].content,
      below.count > 0, Byte.isDigit(bytes[Int(below.start)])
    else { return false }
    if let head = context.headExercise, isPendingOnly(head) {
      context.subject = head.name
      context.pendingName = nil
      return true
    }
    if let pending = context.pendingName {
      guard pending.location.lineNumber == context.lineIndex, isExerciseAboveDays(pending) else {
        return false
      }
      context.subject = context.pendingName.take()
      return true
    }
    guard let subject = context.subject, let entry = context.entry else { return false }
    return file.entries[entry].location == subject.location
  }

  /// No other name stands between the heading and the day.
  private func isPendingOnly(_ head: HeadExercise) -> Bool {
    context.pendingName.map { $0.location.lineNumber == head.name.location.lineNumber } ?? true
  }

  /// The `DL` of `DL - Tuesdays` and the `Squat` of `Squat log`.
  private func exerciseOfHeading(_ content: ByteRange) -> ByteRange? {
    let text = written.bytes[content.indices]
    if names.isKnown(NameText.clean(text)) { return content }
    let end =
      elements.dropFirst().first {
        ($0.kind == .hyphen || $0.kind == .colon || $0.kind == .openParenthesis) && $0.spaceBefore
      }.map { Int($0.range.start) }
      ?? elements.indices.last.flatMap {
        $0 > 0 && isWord($0, in: Self.words) ? Int(elements[$0].range.start) : nil
      }
    guard let end, end > text.startIndex, names.isKnown(NameText.clean(text[..<end])) else {
      return nil
    }
    return ByteRange(text.startIndex, end)
  }

  private static let words = WordSet(
    "log history progress journal diary notes tagebuch historia журнал")
}
