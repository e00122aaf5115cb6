internal import JournalSyntax
internal import WorkoutModel

/// What the columns of a table hold.
struct TableColumns {
  enum Column {
    case exercise, sets, reps, load(Unit), expression, date, rest(Unit), rpe, time(Unit), distance(
      Unit)
    case rir, tempo, note, plan
    /// Whole sets before the others of a row.
    case warmup
    /// Reps of one side: `Left`, `Reps R`.
    case sided(Attributes.Marks)
    case other
    /// A column of one exercise, under its name; one that is not known tells whole sets or nothing.
    case lift(name: String, location: SourceLocation, isKnown: Bool)
    /// A column of loads whose head tells their reps.
    case loadOf(reps: Quantity)

    var isExercise: Bool { if case .exercise = self { true } else { false } }
    var isDate: Bool { if case .date = self { true } else { false } }
    var isOfReps: Bool { if case .loadOf = self { true } else { false } }

    /// True for the columns whose cells may tell whole sets.
    var holdsSets: Bool {
      switch self {
      case .expression, .sets: true
      default: false
      }
    }

    /// True for the columns of loads, in whose cells some write whole sets all the same.
    var mayHoldProduct: Bool {
      if case .load = self { return true }
      return false
    }

    /// True for the columns that tell nothing of sets by their heads: whatever was done, or notes.
    var isUntold: Bool {
      switch self {
      case .other, .note: true
      default: false
      }
    }

    var isUnknown: Bool {
      switch self {
      case .other, .plan: true
      default: false
      }
    }
  }

  var columns: [Column]
  var hasExercise: Bool
  var hasDate: Bool
  /// True when a head says which column tells reps, a time or a distance.
  var tellsWork: Bool {
    columns.contains { column in
      switch column {
      case .sets, .reps, .expression, .time, .distance, .sided: true
      default: false
      }
    }
  }
  var hasLoads: Bool { columns.contains { if case .load = $0 { true } else { false } } }
  var hasReps: Bool { columns.contains { if case .reps = $0 { true } else { false } } }
  /// The sets of each load, from the heading above.
  var scheme: TableScheme?
  /// Rows of more cells are read as they stand: to move elements of each would not be linear.
  static let mostToRewrite = 64
  /// The load on the line above, for rows that tell reps alone.
  var loadAbove: Quantity?
  /// The column headed `Unit`.
  var unitColumn: Int?
  /// The units that heads of whole sets and of lifts tell: `Squat (kg)`.
  var unitsInHeads: [Int: Unit] = [:]
  /// The first of each two cells that tell a load and its reps.
  var joinedCells: [Int] = []
  /// Columns of which a slash parts sets and reps, and whether the sets stand first.
  var slashedCells: [Int: Bool] = [:]
  /// The rows tell what was done to warm up, as one of them says.
  var isBelowWarmup = false
  /// `Squat 3x5` at the head of a column of loads.
  var schemesInHeads: [Int: FileReader.ColumnScheme] = [:]
  /// A row told a load, so that one without was perhaps not done.
  var tellsLoads = false
  /// What parts the cells; `nil` when tabs or several blanks do.
  var delimiter: Element.Kind?
  /// Where the heads of columns stand that several blanks part, in characters of their line.
  var spans: [Range<Int>] = []
  /// No bars stand at the ends of the head.
  var isBare = false
  /// True when a column is of one exercise.
  var hasLifts: Bool {
    columns.contains {
      if case .lift = $0 { return true }
      return false
    }
  }

  /// The number of rows that were counted 1, 2, 3… in the column of sets.
  var numberedRows = 0
  /// The exercise of the last of them.
  var numberedExercise: Int?
  /// A row told exercises with their sets, so that none goes on with that of the row above.
  var tellsSessions = false
  /// `| Exercise | Weight | Reps | Done |`: the column that tells whether a row was done.
  var doneColumn: Int?
  /// `| Exercise | Plan | Done |`: a column tells what came of the plan beside it.
  var tellsDone = false
  /// The first column numbers the weeks of a programme.
  var numbersWeeks = false
  /// The plan of the sets that columns beside it tell one by one.
  var schemeColumn: Int?
  /// A column is headed `Prescription`, and none tells what came of it.
  var prescribes = false
  /// A line above says that its rows are to be done, or they tell shares of a maximum and no load.
  var isAnnounced = false
  /// A column shows pictures or films of the exercises.
  var showsExercises = false
  /// Its rows tell ways and paces, and no exercise: `| Date | Distance | Pace |`.
  var tellsRuns = false
  /// It was said that no exercise is named.
  var saysRun = false
  /// A row asked for `8-12` reps, so that rows without a load plan too.
  var isPlan = false
  /// `| Date | Push-ups | Squats |`: the columns of exercises count reps.
  var countsReps = false
  /// `60/12` below the numbers of sets is a load with its reps.
  var pairsTellLoads = false
  /// `8x12` below `set 1` is one set, with its load.
  var cellsTellSets = false
  /// The heads number sets: each cell below tells one.
  var cellsAreSets = false
  /// A row named its exercise, so that one without goes on with it.
  var hasNamedRow = false
  /// That row told a load.
  var namedLoad = false
  /// What the numbers of each column come to, as a row of totals tells.
  private var sums: [Int64] = []
  /// The number of rows in `sums`.
  private var summedRows = 0
  /// A head that nobody knows, in a table that lacks a column of loads, reps or sets.
  var unknownHead: UnknownHead?
  /// Columns of lifts of which it was said that nobody knows their heads.
  var toldColumns: Set<Int> = []

  struct UnknownHead {
    let column: Int
    let range: ByteRange
  }

  /// `| Year | Month | Day |`: the columns of the year and the month.
  var dateColumns: (year: Int, month: Int)?
  /// The column is headed `Set`, not `Sets`.
  var numbersSets = false
  /// The column is headed `세트`, `セット` or `组`, which have no plural.
  var mayNumberSets = false
  /// The column of sets tells how many: its numbers do not run 1, 2, 3.
  var countsSets = false

  init(
    columns: [Column], hasExercise: Bool, hasDate: Bool, scheme: TableScheme? = nil,
    delimiter: Element.Kind? = nil
  ) {
    self.columns = columns
    self.hasExercise = hasExercise
    self.hasDate = hasDate
    self.scheme = scheme
    self.delimiter = delimiter
  }

  /// True when the numbers of a row are what those above come to; else they are added to them.
  mutating func isSum(_ row: [Int64], isUnnamed: Bool) -> Bool {
    if isUnnamed, !hasExercise || summedRows > 1, row == sums, row.contains(where: { $0 > 0 }) {
      return true
    }
    if row.contains(where: { $0 > 0 }) { summedRows += 1 }
    sums = sums.isEmpty ? row : zip(sums, row).map { $0 + $1 }
    return false
  }
}
