package import JournalReading
package import JournalSyntax
package import WorkoutModel

/// Adds sets to a journal in the way in which its writer would.
///
/// Several ways are tried, from the writer's own to the canonical notation; the first is taken
/// after which exactly the added sets are new and all else is as it was.
package struct Adder {
  package enum Outcome: Sendable {
    case edits([TextEdit])
    /// Why nothing can be written.
    case refused(String)
  }

  private let sources: [Source]
  private let fileIndex: Int
  private let reader: Reader
  private let before: Journal

  /// The sets go to the file at `fileIndex`, which may be empty. `sources` are all of the journal.
  package init(_ sources: [Source], to fileIndex: Int, options: ReaderOptions) {
    self.sources = sources
    self.fileIndex = fileIndex
    reader = Reader(options: options)
    before = reader.read(sources).journal
  }

  /// The unit of bare numbers for whoever adds to the file: that of its loads, else the journal's.
  package var unit: MassUnit {
    FileSurvey(sources[fileIndex], fileIndex: fileIndex, journal: before).unit
      ?? before.settings.unit
  }

  package func add(_ addition: Addition, on date: CivilDate) -> Outcome {
    let survey = FileSurvey(sources[fileIndex], fileIndex: fileIndex, journal: before)
    let own = WriterStyle(learnedFrom: model(survey))
    var problem = "there is no place for it"
    let name = name(of: addition)
    let exercise = addition.isUnknown ? name : addition.exercise
    for style in own.alternatives {
      let placement = Placement(
        addition, on: date, in: survey, journal: before, style: style, name: name,
        exercise: exercise)
      for proposal in placement.proposals() {
        guard let difference = difference(proposal) else { return .edits(proposal.edits) }
        problem = difference
      }
    }
    return .refused(problem)
  }
}

extension Adder {
  /// The file to learn from: the one that is written to, or when it has no sets the last that has.
  private func model(_ survey: FileSurvey) -> FileSurvey {
    if survey.blocks.contains(where: { !$0.entries.isEmpty }) { return survey }
    let last = before.sessions.last { !$0.entries.isEmpty }
    guard let index = last.map({ Int($0.location.fileIndex) }) else { return survey }
    return FileSurvey(sources[index], fileIndex: index, journal: before)
  }

  /// The spelling that the writer uses most often for the exercise, or a new one in their manner.
  private func name(of addition: Addition) -> String {
    var spellings = Votes<String>()
    var capitals = 0
    var smalls = 0
    for entry in before.sessions.lazy.flatMap(\.entries) {
      if entry.exercise == addition.exercise { spellings.add(entry.nameAsWritten) }
      if entry.nameAsWritten.first?.isUppercase == true { capitals += 1 }
      if entry.nameAsWritten.first?.isLowercase == true { smalls += 1 }
    }
    if let known = spellings.winner { return known }
    guard capitals >= smalls, addition.name == addition.name.lowercased() else {
      return addition.name
    }
    return addition.name.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Why the proposal does not do what it should; `nil` when it does.
  private func difference(_ proposal: Placement.Proposal) -> String? {
    let source = sources[fileIndex]
    guard let bytes = TextEdit.apply(proposal.edits, to: source.bytes) else {
      return "its edits overlap"
    }
    var changed = sources
    changed[fileIndex] = Source(path: source.path, bytes: bytes)
    let after = reader.read(changed)
    let wanted = JournalContent(proposal.expected, .asPerformed)
    let content = JournalContent(after.journal, .asPerformed)
    guard let place = content.firstDifference(from: wanted) else { return nil }
    return place.lineNumber == 0
      ? "something else would be read otherwise afterwards"
      : "line \(place.lineNumber) would be read otherwise than it is meant"
  }
}
