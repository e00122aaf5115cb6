internal import JournalSyntax
internal import WorkoutModel

/// What a file holds before dates, units and ambiguous expressions are settled.
struct FileDraft: Sendable {
  var sessions: [SessionDraft] = []
  var entries: [EntryDraft] = []
  /// The sets that needed no second look, in file order.
  var sets: [TrainingSet] = []
  /// Index of the entry of each of `sets`.
  var setEntries: [Int32] = []
  var drafts: [Draft] = []
  /// Exercises of the body's own weight that a mass was added to.
  var weightedExercises: Set<Int> = []
  /// A line is in the journal's own notation.
  var holdsCanonicalSets = false
  /// Something was performed.
  var hasSets = false
  /// Slashes stand between the reps of three sets or more, behind a load.
  var partsSetsBySlashes = false
  var dates: [WrittenDate] = []
  var bodyweights: [(session: Int, mass: Mass?, quantity: Quantity, location: SourceLocation)] = []
  var measurements: [(session: Int, measurement: Measurement)] = []
  var directives: [Directive] = []
  var diagnostics: [Diagnostic] = []
  /// Loads with each unit.
  var kilogramCount = 0
  var poundCount = 0
  /// `Weights in lb.` in the writer's own words.
  var statedUnit: MassUnit?
  var statedOrders: [FactorOrder] = []
  /// What three numbers behind a name are, in the order of the file's title.
  var columnsOfLines: [FileReader.ColumnOfLine] = []
  /// What a sentence said of the lines below it: `From now on sets x reps x weight`.
  var laterOrders: LaterOrders?
  /// An order of load, reps and sets was stated.
  var statesThree: Bool { currentOrders.contains(.weightRepsSets) }
  /// What holds for the line that is read.
  var currentOrders: [FactorOrder] { laterOrders?.orders ?? statedOrders }
  var hintedYear: Int?
  /// A day with its year that a sentence above all sessions tells: `Surgery 5/16/23`.
  var dayAbove: WrittenDate?
  /// Mostly in Han, kana or Hangul.
  var isEastAsian = false
  /// Exercises with a load above the first date.
  var loadedExercises: Set<Int> = []
  /// What each of the exercises came to, in file order.
  var traces: [EntryTrace] = []
  /// What each of the sessions came to, of those with exercises.
  var sessionTraces: [SessionTrace] = []
  /// `// wlog: allow W210`.
  var exemptions: [Exemption] = []
  /// Lines that are set expressions with ranges or under a plan's heading.
  var plannedLines: [Int] = []
  /// `nil` while no line has asked.
  var opensDaysWithBoldWeekdays, numbersWeeksOfYear, opensWorkWithCrosses: Bool?
  /// Lines begin with hours, as in `18h15 Squat`; `nil` while no line has asked.
  var beginsLinesWithHours: Bool?
  /// The last table between tabs with its days in the first column.
  var tableOfDays: TableColumns?
  /// Days begin with their weekdays in one letter glued to the number; `nil` while no line has asked.
  var gluesWeekdays: Bool?
  /// Days end with their weekdays in one letter; `nil` while no line has asked.
  var endsDaysWithLetters: Bool?
  /// The reps of each set that a load and a slash tell, as a line at the top says.
  var repsOverSlashes: Int32?
  var soughtRepsOverSlashes = false
  /// The only month that the last heading with one names: `Semana 1 (2 al 7 de septiembre)`.
  var monthOfHeading: Int?
  /// The head of a table that the line above announces as a plan.
  var plannedTable: Int?
  /// Who else trains, once a line has asked.
  var persons: PersonsOfFile?
  /// Quotes tell what was planned of the sets below them; `nil` while no line has asked.
  var quotesHoldPlans: Bool?
  /// Words of swimmers stand in the file; `nil` while no line has asked.
  var tellsOfSwimming: Bool?
  /// Lengths are told in yards; `nil` while no line has asked.
  var swimsYards: Bool?
  /// How far a `plan:` is indented whose lines are read now.
  var planIndent: Int?
  /// How many lines ask for a range of reps, as in `3x8-12`.
  var rangeCount = 0
  /// Lines such as `5 rounds: 10 burpees, 20 squats`.
  var roundLineCount = 0
}

extension FileDraft {
  /// Makes room for what a file of so many lines usually holds; room that is not used costs
  /// nothing.
  mutating func reserve(lineCount: Int) {
    traces.reserveCapacity(lineCount / 4)
    sessionTraces.reserveCapacity(lineCount / 16)
    sessions.reserveCapacity(lineCount / 16)
    dates.reserveCapacity(lineCount / 16)
  }
}

struct SessionDraft: Sendable {
  /// Index into the file's dates.
  var date: Int?
  /// Another heading below the same date.
  var isContinued = false
  /// The date from the file's name or a front matter.
  var inheritedDate: CivilDate?
  var title: String?
  var start: TimeOfDay?
  var end: TimeOfDay?
  var durationMinutes: Int?
  var rpe: FixedPoint?
  var tags: [String] = []
  var notes: [Note] = []
  var location: SourceLocation
}

struct EntryDraft: Sendable {
  var session: Int
  var name: String
  var exerciseID: Int
  var nature: ExerciseNature
  var time: TimeOfDay?
  var superset: String?
  var notes: [Note] = []
  var location: SourceLocation
}
