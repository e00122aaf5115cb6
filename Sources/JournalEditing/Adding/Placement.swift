internal import JournalSyntax
internal import WorkoutModel

/// Where in a file added sets may go, and what the journal has to be afterwards.
struct Placement {
  struct Proposal {
    let edits: [TextEdit]
    let expected: Journal
  }

  private let addition: Addition
  private let date: CivilDate
  private let survey: FileSurvey
  private let journal: Journal
  private let style: WriterStyle
  /// The exercise as it is to be written, and its canonical name.
  private let name: String
  private let exercise: String

  init(
    _ addition: Addition, on date: CivilDate, in survey: FileSurvey, journal: Journal,
    style: WriterStyle, name: String, exercise: String
  ) {
    self.addition = addition
    self.date = date
    self.survey = survey
    self.journal = journal
    self.style = style
    self.name = name
    self.exercise = exercise
  }

  /// The best first.
  func proposals() -> [Proposal] {
    guard let block = survey.blocks.last(where: { $0.date == date }) else {
      return newSession()
    }
    guard let index = block.entries.lastIndex(where: { $0.entry.exercise == addition.exercise })
    else { return [newEntry(block)].compactMap { $0 } }
    let own = [merged(block, index), appended(block, index), newEntry(block)]
    return own.compactMap { $0 }
  }
}

// MARK: - To an exercise that is there

extension Placement {
  /// `100x5x2` and another `100x5` are `100x5x3`, where the writer counts sets.
  private func merged(_ block: FileSurvey.Block, _ index: Int) -> Proposal? {
    guard style.sets.writesCounts, addition.sets.count == 1, let new = addition.sets.first,
      let old = block.entries[index].entry.sets.last, old.isEqual(to: new),
      let expression = block.entries[index].lines.last?.expressions.last,
      expression.sets.count == 1,
      let text = style.sets.factors(
        [old.with(count: Int(old.count + new.count))], isCounted: true, isList: false)
    else { return nil }
    return Proposal(
      edits: [TextEdit(replace: expression.range, with: text)],
      expected: expected(block, index))
  }

  private func appended(_ block: FileSurvey.Block, _ index: Int) -> Proposal? {
    let written = block.entries[index]
    guard let last = written.lines.last, let expression = last.expressions.first,
      let expressions = style.sets.expressions(addition.sets)
    else { return nil }
    let line = survey.document.lines[last.lineIndex]
    let isBelow = last.lineIndex > written.nameLine
    if isBelow, last.expressions.count == 1, written.lines.count > 1 || isLineForEach(style) {
      let number = written.lines.count
      guard
        let prefix = EntryStyle.marks(
          survey.source,
          from: survey.source.line(at: last.lineIndex).lowerBound,
          to: Int(expression.range.start),
          number: number)
      else { return nil }
      let lines = expressions.enumerated().map {
        EntryStyle.filled(prefix, number + 1 + $0) + $1
      }
      return Proposal(
        edits: [insertion(of: lines, behind: last.lineIndex)], expected: expected(block, index))
    }
    let end = Int(line.content.end)
    let text = style.separator + expressions.joined(separator: style.separator)
    return Proposal(
      edits: [TextEdit(replace: ByteRange(end, end), with: text)],
      expected: expected(block, index))
  }

  private func isLineForEach(_ style: WriterStyle) -> Bool {
    if case .nameThenLines = style.entry.layout { true } else { false }
  }

  private func expected(_ block: FileSurvey.Block, _ index: Int) -> Journal {
    var expected = journal
    expected.sessions[block.sessionIndex].entries[index].sets += addition.sets
    return expected
  }
}

// MARK: - As a new exercise

extension Placement {
  private func newEntry(_ block: FileSurvey.Block) -> Proposal? {
    if let line = style.sessionLine, block.isOneLine { return onSessionLine(line, block) }
    guard let lines = entryLines(number: block.entries.count + 1) else { return nil }
    let isFirst = block.entries.isEmpty
    let blanks = isFirst ? style.blankLinesBelowHeading : style.blankLinesBetweenEntries
    var expected = journal
    expected.sessions[block.sessionIndex].entries.append(newEntry)
    let padding = Array(repeating: "", count: blanks)
    return Proposal(
      edits: [insertion(of: padding + lines, behind: block.lastLine)], expected: expected)
  }

  private func onSessionLine(_ line: SessionLineStyle, _ block: FileSurvey.Block) -> Proposal? {
    guard let expressions = style.sets.expressions(addition.sets) else { return nil }
    let end = Int(survey.document.lines[block.firstLine].content.end)
    let text = line.text(name: name, expressions: expressions, separator: style.separator)
    var expected = journal
    expected.sessions[block.sessionIndex].entries.append(newEntry)
    return Proposal(
      edits: [TextEdit(replace: ByteRange(end, end), with: line.separator + text)],
      expected: expected)
  }

  private func entryLines(number: Int) -> [String]? {
    style.sets.expressions(addition.sets).map { expressions in
      style.entry.lines(
        name: name, expressions: expressions, separator: style.separator, number: number)
    }
  }

  private var newEntry: ExerciseEntry {
    ExerciseEntry(
      exercise: exercise, nameAsWritten: name, sets: addition.sets, location: .nowhere)
  }
}

// MARK: - In a new session

extension Placement {
  private var blocks: [FileSurvey.Block] { survey.trainingBlocks }

  private func newSession() -> [Proposal] {
    guard let lines = sessionLines() else { return [] }
    guard !blocks.isEmpty else {
      return [session(lines, behind: survey.lastWrittenLine, position: endOfFile)]
    }
    return survey.isNewestFirst ? amongNewestFirst(lines) : amongNewestLast(lines)
  }

  private func sessionLines() -> [String]? {
    let heading = style.heading.line(for: date)
    if let line = style.sessionLine {
      return style.sets.expressions(addition.sets).map { expressions in
        [
          heading + line.start
            + line.text(name: name, expressions: expressions, separator: style.separator)
        ]
      }
    }
    return entryLines(number: 1).map { entry in
      [heading] + Array(repeating: "", count: style.blankLinesBelowHeading) + entry
    }
  }

  private func amongNewestFirst(_ lines: [String]) -> [Proposal] {
    guard let next = blocks.first(where: { ($0.date ?? date) < date }) else {
      return behindLast(lines)
    }
    let padding = Array(repeating: "", count: style.blankLinesBetweenSessions)
    let start = survey.source.line(at: next.firstLine).lowerBound
    let text = (lines + padding).map { $0 + survey.lineEnd }.joined()
    let hasMark = start == 0 && survey.source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let place = hasMark ? 3 : start
    return [
      Proposal(
        edits: [TextEdit(replace: ByteRange(place, place), with: text)],
        expected: expected(at: next.sessionIndex))
    ]
  }

  private func amongNewestLast(_ lines: [String]) -> [Proposal] {
    guard let before = blocks.lastIndex(where: { ($0.date ?? date) <= date }) else {
      let padding = Array(repeating: "", count: style.blankLinesBetweenSessions)
      let first = blocks[0]
      let start = survey.source.line(at: first.firstLine).lowerBound
      let hasMark = start == 0 && survey.source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let place = hasMark ? 3 : start
      return [
        Proposal(
          edits: [
            TextEdit(
              replace: ByteRange(place, place),
              with: (lines + padding).map { $0 + survey.lineEnd }.joined())
          ], expected: expected(at: first.sessionIndex))
      ]
    }
    guard before + 1 < blocks.count else { return behindLast(lines) }
    // What stands before the next heading belongs to the session before it, read or not.
    var last = blocks[before + 1].firstLine - 1
    while last > blocks[before].lastLine, survey.isBlank(last) { last -= 1 }
    let position = blocks[before].sessionIndex + 1
    return [
      session(lines, behind: last, position: position),
      session(lines, behind: blocks[before].lastLine, position: position),
    ]
  }

  /// At the end of the file, unless other headings follow the last session.
  private func behindLast(_ lines: [String]) -> [Proposal] {
    let last = blocks[blocks.count - 1].lastLine
    let tail = survey.document.lines[(last + 1)...]
    let atEnd = session(lines, behind: survey.lastWrittenLine, position: endOfFile)
    let behindLast = session(lines, behind: last, position: endOfFile)
    return tail.contains { $0.kind == .heading } ? [behindLast, atEnd] : [atEnd, behindLast]
  }

  /// The index of the first session of later files.
  private var endOfFile: Int {
    journal.sessions.firstIndex { $0.location.fileIndex > UInt32(survey.fileIndex) }
      ?? journal.sessions.count
  }

  private func session(_ lines: [String], behind line: Int?, position: Int) -> Proposal {
    guard let line else {
      let end = survey.source.bytes.count
      let text = lines.map { $0 + survey.lineEnd }.joined()
      return Proposal(
        edits: [TextEdit(replace: ByteRange(end, end), with: text)],
        expected: expected(at: position))
    }
    let padding = Array(repeating: "", count: style.blankLinesBetweenSessions)
    return Proposal(
      edits: [insertion(of: padding + lines, behind: line)], expected: expected(at: position))
  }

  private func expected(at position: Int) -> Journal {
    var expected = journal
    expected.sessions.insert(
      Session(date: date, entries: [newEntry], location: .nowhere), at: position)
    return expected
  }

  private func insertion(of lines: [String], behind line: Int) -> TextEdit {
    let whole = survey.source.line(at: line)
    let end = survey.source.content(ofLineAt: line).upperBound
    let place = whole.upperBound
    let text = lines.joined(separator: survey.lineEnd)
    // Without a line end at the end of the file there is none afterwards.
    return end == place
      ? TextEdit(replace: ByteRange(place, place), with: survey.lineEnd + text)
      : TextEdit(replace: ByteRange(place, place), with: text + survey.lineEnd)
  }
}
