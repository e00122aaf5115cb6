internal import JournalSyntax
internal import WorkoutModel

/// How somebody writes a journal, learned from one of its files by majority; of equals what was
/// done last.
struct WriterStyle {
  var heading = HeadingStyle.canonical
  var entry = EntryStyle.canonical
  /// For sessions of one line; `nil` when the writer takes more.
  var sessionLine: SessionLineStyle?
  var sets = SetStyle.canonical
  /// Between the sets of one line.
  var separator = ", "
  var blankLinesBetweenSessions = 1
  var blankLinesBelowHeading = 0
  var blankLinesBetweenEntries = 1

  /// The canonical notation.
  static var canonical: WriterStyle { WriterStyle() }

  private init() {}

  init(learnedFrom survey: FileSurvey) {
    let source = survey.source
    let headings = survey.trainingBlocks.compactMap { block in
      block.date.map {
        (text: source.text(source.content(ofLineAt: block.firstLine)), date: $0)
      }
    }
    heading = HeadingStyle(learnedFrom: headings.map(Self.withoutMark)) ?? heading
    let written = survey.blocks.flatMap { $0.entries.flatMap(\.lines) }
    sets = SetStyle(learnedFrom: written, in: source)
    separator = Self.separator(written, source) ?? separator
    entry = Self.entryStyle(survey) ?? entry
    sessionLine = SessionLineStyle(learnedFrom: survey)
    learnBlankLines(survey)
  }

  /// The style itself, and then others with ever more of the canonical notation, for where the
  /// writer's own way would not be understood.
  var alternatives: [WriterStyle] {
    var styles: [WriterStyle] = []
    for isPlainEntry in [false, true] {
      for isPlainSet in [false, true] {
        for heading in [heading, heading.withYear].compactMap({ $0 }) {
          var style = self
          style.heading = heading
          if isPlainSet { style.sets = .canonical }
          if isPlainEntry {
            style.entry = .canonical
            style.sessionLine = nil
          }
          styles.append(style)
        }
      }
    }
    return styles + [.canonical]
  }

  /// The file's byte-order mark is no part of its first heading.
  private static func withoutMark(
    _ line: (text: String, date: CivilDate)
  ) -> (text: String, date: CivilDate) {
    line.text.hasPrefix("\u{FEFF}") ? (String(line.text.dropFirst()), line.date) : line
  }

  private static func entryStyle(_ survey: FileSurvey) -> EntryStyle? {
    var votes = Votes<EntryStyle>()
    for block in survey.blocks {
      for (index, entry) in block.entries.enumerated() {
        guard let style = EntryStyle(entry, number: index + 1, in: survey.source) else { continue }
        votes.add(style)
      }
    }
    return votes.winner
  }

  private static func separator(_ lines: [WrittenSets], _ source: Source) -> String? {
    var votes = Votes<String>()
    for line in lines {
      for (left, right) in zip(line.expressions, line.expressions.dropFirst()) {
        guard left.range.end < right.range.start else { continue }
        let text = source.text(Int(left.range.end)..<Int(right.range.start))
        if !text.contains(where: { $0.isLetter || $0.isNumber || $0 == "@" }) { votes.add(text) }
      }
    }
    return votes.winner
  }

  private mutating func learnBlankLines(_ survey: FileSurvey) {
    var sessions = Votes<Int>()
    var headings = Votes<Int>()
    var entries = Votes<Int>()
    for (index, block) in survey.trainingBlocks.enumerated() {
      if index > 0 { sessions.add(survey.blankLines(before: block.firstLine)) }
      guard let first = block.entries.first else { continue }
      if first.nameLine > block.firstLine {
        headings.add(survey.blankLines(before: first.nameLine))
      }
      for (last, next) in zip(block.entries, block.entries.dropFirst())
      where next.nameLine > last.nameLine {
        entries.add(survey.blankLines(before: next.nameLine))
      }
    }
    blankLinesBetweenSessions = sessions.winner ?? blankLinesBetweenSessions
    blankLinesBelowHeading = headings.winner ?? blankLinesBelowHeading
    blankLinesBetweenEntries = entries.winner ?? blankLinesBetweenEntries
  }
}
