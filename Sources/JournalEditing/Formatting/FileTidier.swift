internal import JournalReading
internal import JournalSyntax
internal import WorkoutModel

/// Tidies one file: its sets in the writer's own spacing, and no white space at ends of lines.
struct FileTidier {
  private let source: Source
  private let document: Document
  private let lines: ReadLines
  private let isMarkdown: Bool

  init(_ source: Source, fileIndex: Int, journal: Journal, diagnostics: [Diagnostic]) {
    self.source = source
    document = Document(parsing: source)
    lines = ReadLines(
      source, fileIndex: fileIndex, journal: journal, diagnostics: diagnostics)
    isMarkdown = source.path.hasSuffix(".md") || source.path.hasSuffix(".markdown")
  }

  func edits() -> [TextEdit] {
    let marked = markedLines()
    var habits = SpacingHabits()
    for marks in marked.flatMap(\.marks) { habits.count(marks) }
    var edits: [TextEdit] = []
    for line in marked where lines.isCertain(line.index) {
      for marks in line.marks { append(marks, habits, to: &edits) }
    }
    edits += lineEnds()
    return edits.filter { source.text($0.range) != $0.replacement }
  }
}

extension FileTidier {
  private struct MarkedLine {
    let index: Int
    var marks: [ExpressionMarks] = []
  }

  /// The marks of all set expressions, also of doubtful ones: they are the writer's habit too.
  private func markedLines() -> [MarkedLine] {
    var finder = LayoutFinder(source)
    var marked: [MarkedLine] = []
    for (index, line) in document.lines.enumerated() where line.kind != .tableRow {
      var own = MarkedLine(index: index)
      for offset in lines.expressions(at: index) {
        guard
          let layout = finder.layout(at: offset, line: index, content: line.content.indices),
          let marks = ExpressionMarks(
            layout, in: source, hasDecimalComma: finder.hasDecimalComma)
        else { continue }
        own.marks.append(marks)
      }
      if !own.marks.isEmpty { marked.append(own) }
    }
    return marked
  }

  private func append(
    _ marks: ExpressionMarks, _ habits: SpacingHabits, to edits: inout [TextEdit]
  ) {
    for mark in marks.times {
      let text = habits.gaps(hasWords: marks.hasWords).around(habits.sign)
      edits.append(TextEdit(replace: mark.range, with: text))
    }
    for unit in marks.units {
      edits.append(
        TextEdit(replace: unit.range, with: (habits.spacesUnits ? " " : "") + unit.text))
    }
    for comma in marks.commas {
      edits.append(TextEdit(replace: comma.range, with: habits.spacesLists ? ", " : ","))
    }
    for blank in marks.oddBlanks { edits.append(TextEdit(replace: blank, with: " ")) }
  }

  // MARK: Ends of lines

  private func lineEnds() -> [TextEdit] {
    var edits: [TextEdit] = []
    var isVerbatim = document.lines.first?.kind == .rule
    for (index, line) in document.lines.enumerated() {
      if line.kind == .fence || isVerbatim && line.kind == .rule && index > 0 {
        isVerbatim.toggle()
      }
      let end = source.content(ofLineAt: index).upperBound
      let start = line.kind == .blank ? source.line(at: index).lowerBound : Int(line.content.end)
      guard start < end, source.bytes[start..<end].allSatisfy({ Byte.isBlank($0) }), !isVerbatim,
        mayTrim(line, index, isBreak: source.bytes[start..<end].starts(with: "  ".utf8))
      else { continue }
      edits.append(TextEdit(replace: ByteRange(start, end), with: ""))
    }
    return edits
  }

  /// Two spaces at the end of a line of Markdown part it from the next one.
  private func mayTrim(_ line: LineSyntax, _ index: Int, isBreak: Bool) -> Bool {
    switch line.kind {
    case .blank, .heading: return true
    case .text, .item, .numbered:
      guard lines.isCertain(index) else { return false }
      guard isMarkdown, isBreak else { return true }
      let next = document.lines.indices.contains(index + 1) ? document.lines[index + 1].kind : nil
      return next == nil || next == .blank || next == .heading
    default: return false
    }
  }
}
