public import JournalSyntax
public import WorkoutModel

/// What the caller knows about a journal before reading it: the command line's options.
///
/// Each value that is set outranks what the files say.
public struct ReaderOptions: Hashable, Sendable {
  /// The unit of bare numbers.
  public var unit: MassUnit?
  /// The order of bare factors, e.g. `weight x reps x sets`.
  public var orders: [FactorOrder]
  public var dateOrder: DateOrder?
  /// The year of dates without one.
  public var year: Int?
  /// Dates after this day are findings; `nil` when nobody knows what day it is.
  public var today: CivilDate?

  public init(
    unit: MassUnit? = nil, orders: [FactorOrder] = [], dateOrder: DateOrder? = nil,
    year: Int? = nil, today: CivilDate? = nil
  ) {
    self.unit = unit
    self.orders = orders
    self.dateOrder = dateOrder
    self.year = year
    self.today = today
  }
}

/// In which order a writer puts day, month and year.
public enum DateOrder: String, Hashable, Sendable, CaseIterable {
  case yearMonthDay = "ymd"
  case dayMonthYear = "dmy"
  case monthDayYear = "mdy"
}

/// In which order a writer puts the factors of a set expression with bare numbers.
public enum FactorOrder: String, Hashable, Sendable, CaseIterable {
  case weightRepsSets = "weight x reps x sets"
  case setsRepsWeight = "sets x reps x weight"
  case weightReps = "weight x reps"
  case repsWeight = "reps x weight"
  case setsReps = "sets x reps"
  case repsSets = "reps x sets"
}

/// A journal and what is to be said about it.
public struct ReadResult: Sendable {
  public let journal: Journal
  /// In the order of `Diagnostic.inOrder`; places index into the sources that were read.
  public let diagnostics: [Diagnostic]
  /// The directives in the order of the files, those without a value that makes sense left out.
  public let statedSettings: [StatedSetting]
}

/// Reads files of one journal together: what each line means depends on the others.
public struct Reader: Sendable {
  public let options: ReaderOptions

  public init(options: ReaderOptions = ReaderOptions()) {
    self.options = options
  }

  /// Never fails: what cannot be read becomes a note or a finding.
  public func read(_ sources: [Source]) -> ReadResult {
    var assembler = JournalAssembler(options: options, sources: sources)
    return assembler.result()
  }

  /// The findings of `read(_:)` alone, in less time and memory.
  public func check(_ sources: [Source]) -> [Diagnostic] {
    var assembler = JournalAssembler(options: options, sources: sources, keepsContent: false)
    return assembler.result().diagnostics
  }
}
