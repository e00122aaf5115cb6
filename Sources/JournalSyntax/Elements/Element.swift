/// A part of a line that means something by itself: a number with its unit, a clock time, a word,
/// a mark between them.
public struct Element: Hashable, Sendable {
  public var kind: Kind
  /// For a quantity.
  public var unit: Unit
  /// For a word.
  public var word: Word
  public var flags: Flags
  /// The number in thousandths; for a clock its seconds (or minutes, as a time of day) times 1000.
  public var value: Int32
  public var range: ByteRange

  public enum Kind: UInt8, Hashable, Sendable {
    case quantity
    /// `1:30`, `25:30`, `1:02:03`.
    case clock
    case word
    case times
    case at
    case plus
    case hyphen
    case slash
    case comma
    case period
    case colon
    case semicolon
    case openParenthesis
    case closeParenthesis
    case pipe
    case dot
    case arrow
    case equals
    case hash
    case tilde
    case question
    case exclamation
    case ampersand
    case check
    case quote
    case other
  }

  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// A word of a script that writes no spaces.
    public static let unspacedScript = Flags(rawValue: 256)
    /// White space stands before the element.
    public static let spaceBefore = Flags(rawValue: 1)
    /// Behind the element the line ends or white space stands.
    public static let spaceAfter = Flags(rawValue: 2)
    /// The number has a fraction.
    public static let fraction = Flags(rawValue: 4)
    /// The clock has three parts: hours, minutes, seconds.
    public static let hours = Flags(rawValue: 8)
    /// The number is too large to be one of a workout; its value is `beyondAllLoads`.
    public static let tooLarge = Flags(rawValue: 16)
    /// Emphasis (`**`, `_`, `` ` ``) opens or closes right before the element.
    public static let emphasis = Flags(rawValue: 32)
    /// The clock says `am` or `pm`.
    public static let halfDay = Flags(rawValue: 64)
    /// The unit is glued to the number.
    public static let unitGlued = Flags(rawValue: 128)
    /// A tab or several blanks stand before the element, as between columns.
    public static let gap = Flags(rawValue: 512)
    /// A plain word for what hangs on the bar besides plates: chains, bands.
    public static let resistance = Flags(rawValue: 2048)
    /// A pace for each mile.
    public static let perMile = Flags(rawValue: 4096)
    /// A pace for each kilometer.
    public static let perKilometer = Flags(rawValue: 8192)
    /// A word for how a machine was set or how hard the work was: `incline`, `easy`.
    public static let setting = Flags(rawValue: 16384)
    /// A time of a part of each repetition: `5s hold`.
    public static let phase = Flags(rawValue: 1024)
    /// The load of one side of a bar or of one hand: `27.5/side`.
    public static let loadOfSide = Flags(rawValue: 32768)
  }

  public init(
    _ kind: Kind, _ range: ByteRange, unit: Unit = .none, word: Word = .plain, value: Int32 = 0,
    flags: Flags = []
  ) {
    self.kind = kind
    self.unit = unit
    self.word = word
    self.flags = flags
    self.value = value
    self.range = range
  }

  /// Two hundred thousand, in thousandths: the value of all larger numbers. Ten times it is still an
  /// `Int32`, so that values can be added up and compared with multiples of others.
  package static let beyondAllLoads: Int32 = 200_000_000

  /// A product or a sum of values, at most `beyondAllLoads`.
  package static func bounded(_ value: Int64) -> Int32 {
    Int32(min(value, Int64(beyondAllLoads)))
  }

  public var spaceBefore: Bool { flags.contains(.spaceBefore) }
  public var spaceAfter: Bool { flags.contains(.spaceAfter) }
  @inlinable public var isNumber: Bool { kind == .quantity || kind == .clock }
  /// A number without a unit.
  @inlinable public var isBare: Bool { kind == .quantity && unit == .none }
  /// A whole number without a unit.
  @inlinable public var isBareWhole: Bool { isBare && value % 1000 == 0 }
  /// The meaning of a word, `.none` for all else.
  public var meaning: WordMeaning { kind == .word ? word.meaning : .none }
}
