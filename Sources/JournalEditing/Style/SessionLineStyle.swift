internal import JournalSyntax
internal import WorkoutModel

/// How a writer puts a whole session on one line: `2026-03-02 squat: 100x5 • bench: 80x5`.
struct SessionLineStyle: Hashable {
  /// Between the date and the first exercise.
  private(set) var start: String
  /// Between two exercises.
  private(set) var separator: String
  /// Between a name and its sets.
  private(set) var gap: String

  func text(name: String, expressions: [String], separator: String) -> String {
    name + gap + expressions.joined(separator: separator)
  }

  /// `nil` when most sessions take more than a line.
  init?(learnedFrom survey: FileSurvey) {
    let blocks = survey.trainingBlocks.filter { $0.date != nil }
    let single = blocks.filter(\.isOneLine)
    guard !single.isEmpty, single.count * 2 > blocks.count else { return nil }
    var starts = Votes<String>()
    var separators = Votes<String>()
    var gaps = Votes<String>()
    for block in single {
      var end = block.entries.first.map { Int($0.nameRange.start) } ?? 0
      if let text = Self.marksBehindWords(survey, block) { starts.add(text) }
      for (index, entry) in block.entries.enumerated() {
        if index > 0, let text = Self.marks(survey, from: end, to: Int(entry.nameRange.start)) {
          separators.add(text)
        }
        guard let first = entry.lines.first?.expressions.first,
          let last = entry.lines.last?.expressions.last
        else { continue }
        if let text = Self.marks(
          survey, from: Int(entry.nameRange.end), to: Int(first.range.start))
        {
          gaps.add(text)
        }
        end = Int(last.range.end)
      }
    }
    guard let start = starts.winner, let gap = gaps.winner else { return nil }
    self.start = start
    separator = separators.winner ?? ", "
    self.gap = gap
  }

  /// The text between two places when it holds no words and no numbers; `nil` also when they stand
  /// the other way round, as where a name follows its sets.
  private static func marks(_ survey: FileSurvey, from start: Int, to end: Int) -> String? {
    guard start < end, end - start <= 12 else { return nil }
    let text = survey.source.text(start..<end)
    return text.contains { $0.isLetter || $0.isNumber } ? nil : text
  }

  /// What stands right before the first name.
  private static func marksBehindWords(_ survey: FileSurvey, _ block: FileSurvey.Block) -> String? {
    guard let first = block.entries.first else { return nil }
    let start = survey.source.line(at: block.firstLine).lowerBound
    guard start < Int(first.nameRange.start) else { return nil }
    let text = survey.source.text(start..<Int(first.nameRange.start))
    let marks = String(
      text.reversed().prefix { !$0.isLetter && !$0.isNumber }.reversed())
    return marks.isEmpty || marks.count > 4 || marks.contains("`") ? nil : marks
  }
}

extension FileSurvey.Block {
  /// True when all exercises stand on the line of the date.
  var isOneLine: Bool {
    !entries.isEmpty
      && entries.allSatisfy { entry in
        entry.nameLine == firstLine && entry.lines.allSatisfy { $0.lineIndex == firstLine }
      }
  }
}
