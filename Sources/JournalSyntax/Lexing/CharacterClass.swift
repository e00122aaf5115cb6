/// What characters beyond ASCII are for in a journal.
enum CharacterClass {
  /// Letters and marks of any script are words; the rest has a kind of its own or is a symbol.
  static func kind(of scalar: Unicode.Scalar) -> TokenKind {
    switch scalar {
    case "×", "✕", "✖", "╳": .times
    case "\u{A0}", "\u{2000}"..."\u{200D}", "\u{202F}", "\u{2060}", "\u{3000}", "\u{FEFF}": .blank
    case "‐", "‑", "‒", "–", "—", "―", "−", "－": .hyphen
    case "，", "、", "،": .comma
    case "。", "．": .period
    case "：": .colon
    case "；": .semicolon
    case "（", "【", "「", "『": .openParenthesis
    case "）", "】", "」", "』": .closeParenthesis
    case "｜", "│": .pipe
    case "％": .percent
    case "～", "〜", "≈", "≥", "≤": .tilde
    case "？": .question
    case "！": .exclamation
    case "＋": .plus
    case "／": .slash
    case "＠": .at
    case "＝": .equals
    case "‘", "’", "′": .apostrophe
    case "“", "”", "″", "„", "«", "»": .quotationMark
    case "→", "➔", "➜", "⇒": .arrow
    case "•", "·", "・", "●", "▪", "◦", "‣", "○", "〇": .dot
    // `①100kg 12回 ②120kg 10回`: the numbers of sets part them.
    case "①"..."⑳": .semicolon
    case "✓", "✔", "✅", "☑": .check
    case "ー", "\u{5F3}", "\u{5F4}": .word
    // `70㎏`, `5㎞`: units in one character.
    case "\u{3380}"..."\u{33DF}", "㍍", "㌔": .word
    case "\u{FE00}"..."\u{FE0F}": .symbol
    default: isLetter(scalar) ? .word : .symbol
    }
  }

  /// Cyrillic `х` and `Х`, which Russian writers use for ×, Greek `χ` and `Χ`, and the wide `ｘ`.
  static func isTimesLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{445}" || scalar == "\u{425}" || isGreekTimesLetter(scalar)
      || scalar == "\u{FF58}" || scalar == "\u{FF38}"
  }

  static func isGreekTimesLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{3C7}" || scalar == "\u{3A7}"
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3041...0x30FA, 0xAC00...0xD7A3, 0x400...0x4FF: true
    default: isLetterByProperty(scalar.properties)
    }
  }

  private static func isLetterByProperty(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber:
      true
    default: false
    }
  }
}
