/// All that was read from a journal's files.
public struct Journal: Hashable, Sendable {
  /// The files in the order in which they were read; locations index into this.
  public var files: [String]
  /// In file order.
  public var sessions: [Session]
  public var bodyweights: [BodyweightEntry]
  public var measurements: [Measurement]
  public var goals: [Goal]
  public var settings: JournalSettings

  public init(
    files: [String] = [], sessions: [Session] = [], bodyweights: [BodyweightEntry] = [],
    measurements: [Measurement] = [], goals: [Goal] = [],
    settings: JournalSettings = JournalSettings()
  ) {
    self.files = files
    self.sessions = sessions
    self.bodyweights = bodyweights
    self.measurements = measurements
    self.goals = goals
    self.settings = settings
  }
}

extension Journal {
  /// The day of the latest session; `nil` when no session has a date.
  ///
  /// A single day more than a year after all others is a slip of the pen and does not count.
  public var lastDay: CivilDate? {
    var last: CivilDate?
    var before: CivilDate?
    for date in sessions.lazy.compactMap(\.date) where date != last {
      if let current = last, date < current {
        before = max(before ?? date, date)
      } else {
        before = last
        last = date
      }
    }
    guard let last, let before, last.days(since: before) > 400 else { return last }
    return before
  }
}

/// What the journal's directives say about how to count and show it.
public struct JournalSettings: Hashable, Sendable {
  /// The unit of the journal as a whole: stated, or that of most loads.
  public var unit: MassUnit
  /// The name of a one-rep-max formula, e.g. `brzycki`; `nil` when the journal states none.
  public var formula: String?
  /// The formula for one exercise, by canonical name.
  public var formulaByExercise: [String: String]
  /// Canonical names, in the order of the directives.
  public var favourites: [String]
  /// A colour by canonical name, as written: a CSS colour name or `#rrggbb`.
  public var colors: [String: String]
  /// Muscles by canonical name, from `muscles:` lines.
  public var muscles: [String: [MuscleShare]]
  /// The sex that a score such as DOTS needs; `nil` when not stated.
  public var sex: Sex?
  /// The text of `trophy:` lines, with their place.
  public var trophies: [Note]

  public init(
    unit: MassUnit = .kilogram, formula: String? = nil, formulaByExercise: [String: String] = [:],
    favourites: [String] = [], colors: [String: String] = [:],
    muscles: [String: [MuscleShare]] = [:], sex: Sex? = nil, trophies: [Note] = []
  ) {
    self.unit = unit
    self.formula = formula
    self.formulaByExercise = formulaByExercise
    self.favourites = favourites
    self.colors = colors
    self.muscles = muscles
    self.sex = sex
    self.trophies = trophies
  }
}

/// The sex by which federations publish score coefficients.
public enum Sex: UInt8, Hashable, Sendable, CaseIterable {
  case female
  case male
}
