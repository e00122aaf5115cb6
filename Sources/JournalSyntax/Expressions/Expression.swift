/// One number of a set expression, or what stands in its place.
public struct Quantity: Hashable, Sendable {
  /// `12+10+8`, `11+4+3`: what follows is more than help with the last reps.
  package var isInPieces: Bool { extra > value || marks.contains(.pieces) }

  public enum Kind: UInt8, Hashable, Sendable {
    case number
    /// Seconds, written as a clock.
    case clock
    /// `BW`; the value is what is added or taken off, with its sign.
    case bodyweight
    /// `AMRAP`, `max`, `failure`.
    case maximum
    /// An empty bar.
    case bar
    /// `F` in place of reps: the set was missed.
    case failed
    /// `???`, or nothing behind a times sign.
    case unknown
  }

  public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// `x10`: a times sign stands before it, so it is no load.
    public static let multiplier = Marks(rawValue: 256)
    /// Reps or sets, but no load: `300 push-ups (20 x 15)`.
    public static let counted = Marks(rawValue: 512)
    /// `+25`: added to something.
    public static let added = Marks(rawValue: 1)
    /// `-20`: taken off something.
    public static let assisted = Marks(rawValue: 2)
    /// `5+`: at least that many.
    public static let open = Marks(rawValue: 4)
    /// `~60`.
    public static let approximate = Marks(rawValue: 8)
    /// `150?`, `150 (75?)`.
    public static let uncertain = Marks(rawValue: 16)
    /// The number has a fraction.
    public static let fraction = Marks(rawValue: 32)
    /// `80 kg each side`: of one hand, leg or end of the bar.
    public static let each = Marks(rawValue: 64)
    /// `(12x3)`: nothing but factors between parentheses, with no load before them.
    public static let enclosed = Marks(rawValue: 1024)
    /// A distance without a unit, in a column of its own.
    public static let distance = Marks(rawValue: 2048)
    /// The 50 of `Swim 20x50`: so many meters.
    public static let way = Marks(rawValue: 8192)
    /// The 20 of `Burpees 20/10 x 8`: so many seconds.
    public static let seconds = Marks(rawValue: 32768)
    /// The 8 and the 12 of `3x(8x12)`: one set, told once for three.
    public static let repeated = Marks(rawValue: 16384)
    /// `1:02:03` or a duration with units: surely no time of day.
    public static let hours = Marks(rawValue: 128)
    /// The 15 of `Front raise (15) 12/10/9`: where the load stands, so that it is nothing else.
    public static let leading = Marks(rawValue: 4096)
    /// `11+4+3`: more than once on top.
    public static let pieces = Marks(rawValue: 65536)
  }

  public var kind: Kind
  public var unit: Unit
  public var marks: Marks
  /// In thousandths.
  public var value: Int32
  /// The upper end of a range such as `8-12`, or 0.
  public var upper: Int32
  /// What was done on top, as in `7+2`, or 0.
  public var extra: Int32
  public var range: ByteRange
}

extension Quantity {
  /// A number as it stands, without anything around it.
  public init(_ element: Element) {
    self.init(
      kind: element.kind == .clock ? .clock : .number, unit: element.unit, marks: [],
      value: element.value, upper: 0, extra: 0, range: element.range)
  }
}

/// A factor: one quantity, or a list such as `10, 8, 7` or `25/20/20`.
public struct Term: Hashable, Sendable {
  /// How the term is joined to the one before.
  public var joiner: Joiner
  /// Indices of its quantities.
  public var quantities: Range<Int>
  public var separator: Separator

  public init(joiner: Joiner, quantities: Range<Int>, separator: Separator) {
    self.joiner = joiner
    self.quantities = quantities
    self.separator = separator
  }

  public enum Joiner: UInt8, Hashable, Sendable {
    /// The first of its expression.
    case first
    case times
    case at
    /// Only white space, or a comma between different units: `95 lb 5x5`.
    case space
    case colon
    case parenthesis
    /// `for`: behind `225 x 5` the number of sets, behind `225` the reps.
    case `for`
    /// `in`: the time it took.
    case `in`
  }

  public enum Separator: UInt8, Hashable, Sendable {
    case none, comma, slash, hyphen, space
  }
}

/// What is said of the sets of an expression, beside the factors.
public struct Attributes: Hashable, Sendable {
  public var rir: Int32?
  /// Seconds, in thousandths.
  public var rest: Int32?
  /// How often the whole is repeated: `(x2)`, `for 3`.
  public var repeats: Int32?
  public var percent: Int32?
  public var tempo: ByteRange?
  public var note: ByteRange?
  public var marks: Marks = []
  /// `nil` when the last set was like the others.
  public var lastSet: LastSet?
  private var lists = Lists.none

  public init() {}

  /// In thousandths; several when each set has its own (`@8, 8.5, 9`).
  public var rpe: [Int32] {
    get { lists.rpe }
    _modify {
      var (rpe, actualReps) = (lists.rpe, lists.actualReps)
      lists = .none
      yield &rpe
      lists = Lists(rpe, actualReps)
    }
  }

  /// In thousandths, one for each set: the `(5, 5, 4)` behind `3x5 100 kg`.
  public var actualReps: [Int32] {
    get { lists.actualReps }
    set { lists = Lists(lists.rpe, newValue) }
  }

  /// The reps of the last set, in thousandths, when they are told apart.
  public struct LastSet: Hashable, Sendable {
    public let reps: Int32
    /// It went as far as it could.
    public let isMaximum: Bool

    package init(reps: Int32, isMaximum: Bool) {
      self.reps = reps
      self.isMaximum = isMaximum
    }
  }

  /// What few expressions have takes one word of the others: they are copied often.
  private indirect enum Lists: Hashable {
    case none
    case some(rpe: [Int32], actualReps: [Int32])

    init(_ rpe: [Int32], _ actualReps: [Int32]) {
      self =
        rpe.isEmpty && actualReps.isEmpty ? .none : .some(rpe: rpe, actualReps: actualReps)
    }

    var rpe: [Int32] {
      if case .some(let rpe, _) = self { rpe } else { [] }
    }

    var actualReps: [Int32] {
      if case .some(_, let actualReps) = self { actualReps } else { [] }
    }
  }

  public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    public static let warmup = Marks(rawValue: 1)
    public static let drop = Marks(rawValue: 2)
    public static let failed = Marks(rawValue: 4)
    public static let maximum = Marks(rawValue: 8)
    public static let each = Marks(rawValue: 16)
    public static let left = Marks(rawValue: 32)
    public static let right = Marks(rawValue: 64)
    public static let skipped = Marks(rawValue: 128)
    public static let goal = Marks(rawValue: 256)
    public static let total = Marks(rawValue: 512)
    public static let uncertain = Marks(rawValue: 1024)
    public static let assisted = Marks(rawValue: 2048)
    public static let work = Marks(rawValue: 4096)
    public static let failedLast = Marks(rawValue: 8192)
    /// No word tells that the time behind the numbers is the rest.
    public static let bareRest = Marks(rawValue: 16384)
  }
}

/// Factors that together tell one set or several: `100 kg x 5 x 3 @8`.
///
/// The parser keeps all readings open: which number is the load is for the reader to find out.
public struct Expression: Hashable, Sendable {
  /// Indices of its terms.
  public var terms: Range<Int>
  public var attributes: Attributes
  public var link: Link
  public var range: ByteRange

  /// How it follows the expression before it.
  public enum Link: UInt8, Hashable, Sendable {
    /// It is the first.
    case first
    /// A comma, a semicolon, a space: another set.
    case next
    /// `backoff`, `work sets:`: sets of another kind, which share no load with those before.
    case apart
    /// `+`, `drop`: in the same breath.
    case chained
    /// `->`, `/`: in the same breath unless the load rises.
    case slashed

    public var isChained: Bool { self == .chained || self == .slashed }
  }
}
