package import WorkoutModel

/// What was read from a journal, whatever line it stands on, in the order of the journal.
///
/// Whoever edits a journal compares the content before with the content after.
package struct JournalContent: Sendable {
  /// How much of a set counts.
  package enum Detail: Sendable {
    /// Everything, also how it came to be known and how many equal sets stand together.
    case asRead
    /// What was performed: equal sets in a row are the same work however they are written.
    case asPerformed
  }

  /// One thing that was read, without its place.
  package enum Fact: Hashable, Sendable {
    case session(Session)
    case entry(ExerciseEntry)
    case set(TrainingSet)
    case note(String)
    case bodyweight(BodyweightEntry)
    case measurement(Measurement)
    case goal(Goal)
    case trophy(String)
    case settings(JournalSettings)
  }

  package private(set) var facts: [Fact] = []
  /// Where each of `facts` stands.
  private var locations: [SourceLocation] = []

  package init(_ journal: Journal, _ detail: Detail) {
    for session in journal.sessions { append(session, detail) }
    for entry in journal.bodyweights {
      append(
        .bodyweight(BodyweightEntry(date: entry.date, mass: entry.mass, location: .nowhere)),
        entry.location)
    }
    for measurement in journal.measurements {
      append(.measurement(measurement.withoutPlace), measurement.location)
    }
    for goal in journal.goals { append(.goal(goal.withoutPlace), goal.location) }
    for trophy in journal.settings.trophies { append(.trophy(trophy.text), trophy.location) }
    var settings = journal.settings
    settings.trophies = []
    append(.settings(settings), .nowhere)
  }

  /// The place in this content of the first fact that the other does not have in the same order;
  /// `nil` when both have the same facts.
  package func firstDifference(from other: Self) -> SourceLocation? {
    for (index, fact) in facts.enumerated() {
      guard other.facts.indices.contains(index), other.facts[index] == fact else {
        return locations[index]
      }
    }
    return facts.count == other.facts.count ? nil : .nowhere
  }
}

extension JournalContent {
  private mutating func append(_ fact: Fact, _ location: SourceLocation) {
    facts.append(fact)
    locations.append(location)
  }

  private mutating func append(_ session: Session, _ detail: Detail) {
    var head = session
    head.entries = []
    head.notes = []
    head.location = .nowhere
    if detail == .asPerformed { head.dateReading = .written }
    append(.session(head), session.location)
    for entry in session.entries { append(entry, detail) }
    for note in session.notes { append(.note(note.text), note.location) }
  }

  private mutating func append(_ entry: ExerciseEntry, _ detail: Detail) {
    var head = entry
    head.sets = []
    head.notes = []
    head.location = .nowhere
    append(.entry(head), entry.location)
    for set in detail == .asRead ? entry.sets : entry.sets.merged {
      var bare = set
      bare.location = .nowhere
      if detail == .asPerformed { bare.provenance = Provenance() }
      append(.set(bare), set.location)
    }
    for note in entry.notes { append(.note(note.text), note.location) }
  }
}

extension [TrainingSet] {
  /// Equal sets in a row as one.
  package var merged: [TrainingSet] {
    var merged: [TrainingSet] = []
    for set in self {
      if let last = merged.last, last.isEqual(to: set) {
        merged[merged.count - 1].count += set.count
      } else {
        merged.append(set)
      }
    }
    return merged
  }
}

extension SourceLocation {
  /// Stands where no place is known or none counts.
  package static let nowhere = SourceLocation(
    fileIndex: 0, lineNumber: 0, columnNumber: 0, offset: 0, length: 0)
}

extension Measurement {
  fileprivate var withoutPlace: Self {
    Self(date: date, name: name, value: value, unit: unit, location: .nowhere)
  }
}

extension Goal {
  fileprivate var withoutPlace: Self {
    Self(exercise: exercise, target: target, deadline: deadline, location: .nowhere)
  }
}
