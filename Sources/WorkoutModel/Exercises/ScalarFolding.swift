/// How a letter outside of ASCII enters an `ExerciseKey`.
enum ScalarFolding {
  /// Written with these ASCII letters.
  case base(String)
  /// Kept, perhaps lower-cased.
  case scalar(Unicode.Scalar)
  /// Dropped inside of a word: an accent, an apostrophe, an invisible mark.
  case nothing
  /// Not part of any word: punctuation, a symbol, an emoji.
  case separator

  static func fold(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0xC0...0x17F: base(of: scalar, from: 0xC0)
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x2018, 0x2019, 0x2BC: .nothing
    case 0x400...0x45F: .scalar(cyrillic(scalar))
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x9FFF, 0xAC00...0xD7A3:
      .scalar(scalar)
    case 0xFF66...0xFF9D: .scalar(wide(scalar))
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: narrow(scalar)
    default: byProperties(scalar)
    }
  }

  /// The letters U+00C0…U+017F without their accents; a dot is no letter.
  ///
  /// Without accents, because people leave them out (`developpe couche`), and because the same
  /// letter can be written as one scalar or as a letter and a combining mark.
  private static let latin: [String] = """
    a a a a a a ae c e e e e i i i i d n o o o o o . o u u u u y th ss \
    a a a a a a ae c e e e e i i i i d n o o o o o . o u u u u y th y \
    a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g g g h h h h \
    i i i i i i i i i i ij ij j j k k k l l l l l l l l l l n n n n n n n n n \
    o o o o o o oe oe r r r r r r s s s s s s s s t t t t t t \
    u u u u u u u u u u u u w w y y y z z z z z z s
    """.split(separator: " ").map(String.init)

  private static func base(of scalar: Unicode.Scalar, from first: UInt32) -> Self {
    let letters = latin[Int(scalar.value - first)]
    return letters == "." ? .separator : .base(letters)
  }

  /// Lower-cased; ё is е, and й is и, because й can be written as и with a combining mark.
  private static func cyrillic(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let offset: UInt32 =
      switch scalar.value {
      case 0x400...0x40F: 0x50
      case 0x410...0x42F: 0x20
      default: 0
      }
    let lower = Unicode.Scalar(scalar.value + offset) ?? scalar
    return lower == "ё" ? "е" : lower == "й" ? "и" : lower
  }

  /// The full-width letters and digits of East Asian keyboards are those of ASCII.
  private static func narrow(_ scalar: Unicode.Scalar) -> Self {
    Unicode.Scalar(scalar.value - 0xFEE0).map(Self.scalar) ?? .separator
  }

  /// Katakana of half width: `ｽｸﾜｯﾄ`.
  private static func wide(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    kana[Int(scalar.value - 0xFF66)]
  }

  private static let kana = Array(
    """
    ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン
    """.unicodeScalars)

  /// How far the kana with a mark stands behind the one without: the marks of `ﾍﾞ` and `ﾌﾟ`, and those that
  /// combine.
  static func distance(ofKanaMark scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x3099, 0xFF9E: 1
    case 0x309A, 0xFF9F: 2
    default: nil
    }
  }

  private static func byProperties(_ scalar: Unicode.Scalar) -> Self {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      let lower = properties.lowercaseMapping.unicodeScalars
      return .scalar(lower.first ?? scalar)
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return .scalar(scalar)
    case .format, .enclosingMark:
      return .nothing
    default:
      return .separator
    }
  }
}
