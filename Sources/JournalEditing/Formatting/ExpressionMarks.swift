internal import JournalSyntax

/// What stands between the numbers of one set expression and can be spaced in several ways.
struct ExpressionMarks {
  struct Times {
    let sign: TimesSign
    /// The sign with the white space around it.
    let range: ByteRange
    let gaps: SpacingHabits.Gaps
  }

  struct MassUnit {
    /// From the end of the number to the end of the unit.
    let range: ByteRange
    let text: String
    let isSpaced: Bool
  }

  struct Comma {
    /// The comma with the white space around it.
    let range: ByteRange
    let isSpaced: Bool
  }

  private(set) var times: [Times] = []
  private(set) var units: [MassUnit] = []
  /// True for `100 kg x 5`, false for `100x5`: many space the one and not the other.
  private(set) var hasWords = false
  private(set) var commas: [Comma] = []
  /// White space elsewhere that is not one space.
  private(set) var oddBlanks: [ByteRange] = []

  /// `nil` when the expression is laid out in columns, or holds marks of Markdown.
  init?(_ layout: ExpressionLayout, in source: Source, hasDecimalComma: Bool) {
    var pieces: [Piece] = []
    var lexer = Lexer(source.bytes)
    var tokens: [Token] = []
    lexer.tokenize(layout.range.indices, into: &tokens)
    var blankStart: UInt32?
    for token in tokens {
      if token.kind == .blank {
        blankStart = blankStart ?? token.range.start
        if source.bytes[token.range.indices].contains(Byte.tab) { return nil }
      } else {
        pieces.append(Piece(token: token, blankStart: blankStart))
        blankStart = nil
      }
    }
    hasWords = pieces.contains { $0.token.kind == .word }
    for index in pieces.indices.dropFirst() {
      guard take(pieces, index, source) else { return nil }
    }
    if !hasDecimalComma { takeCommas(layout, source) }
  }
}

extension ExpressionMarks {
  /// A token with the white space before it.
  private struct Piece {
    let token: Token
    let blankStart: UInt32?

    var isSpaced: Bool { blankStart != nil }
    /// Where the token before ends.
    var start: UInt32 { blankStart ?? token.range.start }
  }

  private static func sign(_ piece: Piece, _ source: Source) -> TimesSign? {
    TimesSign(source.bytes[piece.token.range.indices])
  }

  /// Looks at a piece and the one before; false when the expression must stay as it is.
  private mutating func take(_ pieces: [Piece], _ index: Int, _ source: Source) -> Bool {
    let piece = pieces[index]
    let previous = pieces[index - 1]
    if let sign = Self.sign(piece, source), isTimes(piece, previous) {
      guard index + 1 < pieces.count, Self.sign(pieces[index + 1], source) == nil,
        Self.sign(previous, source) == nil
      else { return false }
      let next = pieces[index + 1]
      times.append(
        Times(
          sign: sign, range: ByteRange(Int(piece.start), Int(next.token.range.start)),
          gaps: SpacingHabits.Gaps(before: piece.isSpaced, after: next.isSpaced)))
      return true
    }
    if previous.token.kind == .number, let unit = Self.massUnit(piece, source) {
      units.append(
        MassUnit(
          range: ByteRange(Int(piece.start), Int(piece.token.range.end)), text: unit,
          isSpaced: piece.isSpaced))
      return true
    }
    guard piece.token.kind != .underscore, piece.token.kind != .backtick else { return false }
    if let start = piece.blankStart, Self.sign(previous, source) == nil {
      let blank = ByteRange(Int(start), Int(piece.token.range.start))
      if blank.count != 1 { oddBlanks.append(blank) }
    }
    return true
  }

  private func isTimes(_ piece: Piece, _ previous: Piece) -> Bool {
    switch piece.token.kind {
    case .times: true
    case .asterisk: previous.token.kind == .number || previous.token.kind == .word
    default: false
    }
  }

  /// `KG`, `lbs`: in lower case. Other spellings may mean other things in other cases.
  private static func massUnit(_ piece: Piece, _ source: Source) -> String? {
    guard piece.token.kind == .word else { return nil }
    let text = source.text(piece.token.range).lowercased()
    return ["kg", "kgs", "lb", "lbs"].contains(text) ? text : nil
  }

  private mutating func takeCommas(_ layout: ExpressionLayout, _ source: Source) {
    let first = layout.terms.first?.quantities.lowerBound ?? 0
    for term in layout.terms where term.separator == .comma {
      for index in term.quantities.dropLast() {
        let left = layout.quantities[index - first].range.end
        let right = layout.quantities[index - first + 1].range.start
        let range = ByteRange(Int(left), Int(right))
        let tokens = Lexer.tokens(of: Array(source.bytes[range.indices]))
        guard tokens.count(where: { $0.kind != .blank }) == 1,
          tokens.contains(where: { $0.kind == .comma && $0.range.count == 1 })
        else { continue }
        commas.append(Comma(range: range, isSpaced: tokens.last?.kind == .blank))
      }
    }
    let (starts, ends) = (Set(commas.map(\.range.start)), Set(commas.map(\.range.end)))
    oddBlanks.removeAll { starts.contains($0.start) || ends.contains($0.end) }
  }
}
