internal import JournalSyntax
internal import WorkoutModel

/// The set expressions of one exercise on one line.
struct WrittenSets {
  struct Expression {
    /// The bytes of the factors; without a layout what the reader took for the expression.
    let range: ByteRange
    let layout: ExpressionLayout?
    let sets: [TrainingSet]
    /// What stands between the factors and the RPE: ` @`, ` RPE `.
    let effortMark: String?
  }

  let lineIndex: Int
  var expressions: [Expression] = []
}

/// One exercise of one session as it stands in the file.
struct WrittenEntry {
  let entry: ExerciseEntry
  let nameLine: Int
  let nameRange: ByteRange
  var lines: [WrittenSets] = []

  init(
    _ entry: ExerciseEntry, in source: Source, _ finder: inout LayoutFinder, _ document: Document
  ) {
    self.entry = entry
    nameLine = Int(entry.location.lineNumber) - 1
    let start = Int(entry.location.offset)
    nameRange = ByteRange(start, start + Int(entry.location.length))
    var sets = entry.sets[...]
    while let first = sets.first {
      let own = sets.prefix { $0.location.offset == first.location.offset }
      sets = sets.dropFirst(own.count)
      let line = Int(first.location.lineNumber) - 1
      if lines.last?.lineIndex != line { lines.append(WrittenSets(lineIndex: line)) }
      lines[lines.count - 1].expressions.append(
        Self.expression(Array(own), line, in: source, &finder, document))
    }
  }

  private static func expression(
    _ sets: [TrainingSet], _ line: Int, in source: Source, _ finder: inout LayoutFinder,
    _ document: Document
  ) -> WrittenSets.Expression {
    let start = Int(sets[0].location.offset)
    let content = document.lines[line].content.indices
    let layout = finder.layout(at: start, line: line, content: content)
    let range = layout?.range ?? ByteRange(start, start + Int(sets[0].location.length))
    return WrittenSets.Expression(
      range: range, layout: layout, sets: sets,
      effortMark: sets[0].rpe.flatMap { rpe in
        effortMark(rpe, behind: Int(range.end), content.upperBound, source)
      })
  }

  private static func effortMark(
    _ rpe: FixedPoint, behind start: Int, _ end: Int, _ source: Source
  ) -> String? {
    guard start < end else { return nil }
    // The mark and its number are short; the rest of the line may be long.
    let text = source.text(start..<min(end, start + 24))
    let mark = text.prefix { !$0.isNumber }
    let number = text[mark.endIndex...].prefix { $0.isNumber || $0 == "." }
    let isMark = mark.allSatisfy { $0 == " " || $0 == "@" || $0.isLetter || $0 == ":" }
    guard isMark, mark.utf8.count <= 8, number == rpe.description else { return nil }
    return String(mark)
  }
}
