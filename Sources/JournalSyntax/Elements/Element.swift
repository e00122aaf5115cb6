/// A part of a line that means something by itself: a number with its unit, a clock time, a word,
/// a mark between them.
package struct Element: Hashable, Sendable {
  package var kind: Kind
  /// For a quantity.
  package var unit: Unit
  /// For a word.
  package var word: Word
  package var flags: Flags
  /// The number in thousandths; for a clock its seconds (or minutes, as a time of day) times 1000.
  package var value: Int32
  package var range: ByteRange

  package enum Kind: UInt8, Hashable, Sendable {
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

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// A word of a script that writes no spaces.
    package static let unspacedScript = Flags(rawValue: 256)
    /// White space stands before the element.
    package static let spaceBefore = Flags(rawValue: 1)
    /// Behind the element the line ends or white space stands.
    package static let spaceAfter = Flags(rawValue: 2)
    /// The number has a fraction.
    package static let fraction = Flags(rawValue: 4)
    /// The clock has three parts: hours, minutes, seconds.
    package static let hours = Flags(rawValue: 8)
    /// The number is too large to be one of a workout.
    package static let tooLarge = Flags(rawValue: 16)
    /// Emphasis (`**`, `_`, `` ` ``) opens or closes right before the element.
    package static let emphasis = Flags(rawValue: 32)
    /// The clock says `am` or `pm`.
    package static let halfDay = Flags(rawValue: 64)
    /// The unit is glued to the number.
    package static let unitGlued = Flags(rawValue: 128)
    /// A tab or several blanks stand before the element, as between columns.
    package static let gap = Flags(rawValue: 512)
  }

  package init(
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

  package var spaceBefore: Bool { flags.contains(.spaceBefore) }
  package var spaceAfter: Bool { flags.contains(.spaceAfter) }
  package var isNumber: Bool { kind == .quantity || kind == .clock }
  /// The meaning of a word, `.none` for all else.
  package var meaning: WordMeaning { kind == .word ? word.meaning : .none }
}
