/// The word for `with` cut to its first letter.
extension ElementScanner {
  /// The letter of `3x12 c/ 14 kg` in Spanish and Portuguese and of `3x8 m/ 10 kg` in Norwegian, as
  /// English writes `w/`.
  var isWithLetter: Bool {
    guard kind(at: index + 1) == .slash, kind(at: nextSolid(from: index + 2)) == .number else {
      return false
    }
    // `Row 500 m/1:45` tells meters.
    if index > 1, tokens[index - 2].kind == .number, byte(at: index) | 0x20 == UInt8(ascii: "m") {
      return isWithBehindWork(index)
    }
    switch byte(at: index) | 0x20 {
    case UInt8(ascii: "c"), UInt8(ascii: "m"): return true
    default: return false
    }
  }

  /// The letter stands behind sets and reps and before a load: `3x8 m/ 10 kg`.
  func isWithBehindWork(_ letter: Int) -> Bool {
    let number = nextSolid(from: letter + 2)
    guard letter > 3, kind(at: letter + 1) == .slash, kind(at: number) == .number,
      tokens[letter - 2].kind == .number, tokens[letter - 3].kind == .times
    else { return false }
    let unit = nextSolid(from: number + 1)
    return kind(at: unit) == .word && Unit(word(at: unit).meaning)?.isMass == true
  }

  /// The `W` of `Bike 30 min, 150 W, 12 km`: nothing stands behind it that something were done with.
  /// That of `Bench 60 W, 80 W, 100` and of `Squat 5x5 W` is for a warm-up, or nobody knows.
  mutating func takesWatts(_ elements: inout [Element]) -> Bool {
    guard hasTimeOrWay, let last = elements.indices.last, elements[last].kind == .quantity,
      elements[last].unit == .none, elements[last].value >= Self.fewestWatts,
      last > 0, elements[last - 1].kind != .times, isEndOfPart(nextSolid(from: index + 1))
    else { return false }
    elements[last].unit = .other
    elements[last].range = elements[last].range.through(tokens[index].range)
    index += 1
    return true
  }

  private static let fewestWatts: Int32 = 40_000

  private func isEndOfPart(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .comma, .semicolon, .period, .newline, .closeParenthesis: true
    default: false
    }
  }
}
