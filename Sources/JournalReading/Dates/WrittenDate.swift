internal import JournalSyntax
internal import WorkoutModel

/// A date as it stands in a journal: perhaps without a year, perhaps in an order unknown yet.
struct WrittenDate: Hashable, Sendable {
  /// The numbers in the order in which they stand; a month's name counts as its number.
  var numbers: DateNumbers
  var form: Form
  var weekday: Int?
  var range: ByteRange
  /// The year that a heading above gives to dates without one.
  var contextYear: Int?
  /// It opens a week, `Week of 8/12/2024`, and is no day of its own.
  var opensWeek = false
  /// A weekday, and no set stands between it and the date above: `October 29, 2021` over `Monday`.
  var isBelowPost = false
  /// A blank line stands before its line.
  var startsBlock = false
  /// The first below the name of an exercise in a notebook by exercises: its days begin anew.
  var isFirstOfSubject = false
  /// Year, month and day in the Persian calendar, of a day that was written in it.
  var persian: DateNumbers?

  enum Form: Hashable, Sendable {
    /// `2026-03-02`, `2026/3/2`, `2026.03.02`, `2026年3月2日`.
    case yearMonthDay
    /// Three numbers of which it is open which is which: `3/2/26`, `2.3.2026`.
    case three(separator: UInt8)
    /// `3/2`, `2.3.`: day and month in either order.
    case two(separator: UInt8)
    /// With a month's name and a year: numbers are year, month, day.
    case named
    /// With a month's name and no year: numbers are month, day.
    case namedWithoutYear
    /// Only the name of a weekday, and perhaps the number of the day behind it.
    case weekdayOnly
  }

  var hasYear: Bool {
    switch form {
    case .yearMonthDay, .three, .named: true
    case .two, .namedWithoutYear, .weekdayOnly: false
    }
  }

  /// Year (if written), month and day in the given order; `nil` when there is no such day.
  ///
  /// Years of two digits are those of this century.
  func parts(_ order: DateOrder) -> (year: Int?, month: Int, day: Int)? {
    let parts: (Int?, Int, Int)
    switch form {
    case .yearMonthDay, .named: parts = (numbers[0], numbers[1], numbers[2])
    case .namedWithoutYear: parts = (nil, numbers[0], numbers[1])
    case .weekdayOnly: return nil
    case .two:
      parts = order == .dayMonthYear ? (nil, numbers[1], numbers[0]) : (nil, numbers[0], numbers[1])
    case .three:
      switch order {
      case .yearMonthDay: parts = (numbers[0], numbers[1], numbers[2])
      case .dayMonthYear: parts = (numbers[2], numbers[1], numbers[0])
      case .monthDayYear: parts = (numbers[2], numbers[0], numbers[1])
      }
    }
    let year = parts.0.map(Self.fullYear)
    guard CivilDate(year: year ?? 2024, month: parts.1, day: parts.2) != nil else { return nil }
    return (year, parts.1, parts.2)
  }

  /// The year that two digits tell: 1970 to 2069, as POSIX has it but for a year. Notebooks of the last century are typed up
  /// by their owners; nobody writes of the next fifty years.
  static func fullYear(_ year: Int) -> Int {
    switch year {
    case ..<70: 2000 + year
    case ..<100: 1900 + year
    default: year
    }
  }
}

/// Up to three numbers of a date, without memory of their own.
struct DateNumbers: Hashable, Sendable, RandomAccessCollection {
  private var first: Int32 = 0
  private var second: Int32 = 0
  private var third: Int32 = 0
  private(set) var count = 0
}

extension DateNumbers {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    precondition(indices.contains(index), "a date has no such number")
    return Int(index == 0 ? first : index == 1 ? second : third)
  }

  /// A fourth number is dropped.
  mutating func append(_ number: Int) {
    switch count {
    case 0: first = Int32(clamping: number)
    case 1: second = Int32(clamping: number)
    case 2: third = Int32(clamping: number)
    default: return
    }
    count += 1
  }
}

extension DateNumbers: ExpressibleByArrayLiteral {
  init(arrayLiteral numbers: Int...) {
    for number in numbers { append(number) }
  }
}
