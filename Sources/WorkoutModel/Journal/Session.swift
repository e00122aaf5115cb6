/// The lifter's own words, with their place.
public struct Note: Hashable, Sendable {
  public let text: String
  public let location: SourceLocation

  public init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

/// One exercise of one session, with its sets in the order of the file.
public struct ExerciseEntry: Hashable, Sendable {
  /// The canonical name: aliases applied.
  public var exercise: String
  /// The journal's words, without markup.
  public var nameAsWritten: String
  /// When the journal gives the sets a time of their own (`08:15 Push-ups 20`).
  public var time: TimeOfDay?
  /// Entries of a session with the same label are done in turn, e.g. `A`.
  public var superset: String?
  /// Empty when the exercise was named without numbers.
  public var sets: [TrainingSet]
  public var notes: [Note]
  /// Where the name stands.
  public var location: SourceLocation

  public init(
    exercise: String, nameAsWritten: String, time: TimeOfDay? = nil, superset: String? = nil,
    sets: [TrainingSet] = [], notes: [Note] = [], location: SourceLocation
  ) {
    self.exercise = exercise
    self.nameAsWritten = nameAsWritten
    self.time = time
    self.superset = superset
    self.sets = sets
    self.notes = notes
    self.location = location
  }
}

/// One visit to the gym, or one piece of training at home.
public struct Session: Hashable, Sendable {
  /// `nil` when the journal does not tell the day.
  public var date: CivilDate?
  /// How the day was found: a year taken from the file's name is inherited.
  public var dateReading: Reading
  /// `Push A`; `nil` when the session has no name.
  public var title: String?
  public var start: TimeOfDay?
  public var end: TimeOfDay?
  /// As stated or from start to end.
  public var durationMinutes: Int?
  /// Rating of the whole session (Foster's session RPE), 0…10.
  public var rpe: FixedPoint?
  public var tags: [String]
  public var entries: [ExerciseEntry]
  public var notes: [Note]
  /// Where the session's heading stands, or its first line.
  public var location: SourceLocation

  public init(
    date: CivilDate?, dateReading: Reading = .written, title: String? = nil,
    start: TimeOfDay? = nil, end: TimeOfDay? = nil, durationMinutes: Int? = nil,
    rpe: FixedPoint? = nil, tags: [String] = [], entries: [ExerciseEntry] = [],
    notes: [Note] = [], location: SourceLocation
  ) {
    self.date = date
    self.dateReading = dateReading
    self.title = title
    self.start = start
    self.end = end
    self.durationMinutes = durationMinutes
    self.rpe = rpe
    self.tags = tags
    self.entries = entries
    self.notes = notes
    self.location = location
  }
}
