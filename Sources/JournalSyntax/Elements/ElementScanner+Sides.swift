/// The letters of left and right.
extension ElementScanner {
  /// `7R/7L`: as many with the right as with the left.
  mutating func bothSides(_ element: inout Element, _ elements: inout [Element]) -> Bool {
    guard kind(at: index) == .word, let side = side(at: index), kind(at: index + 1) == .slash,
      kind(at: index + 2) == .number, let other = self.side(at: index + 3), side != other,
      slice(index + 2).elementsEqual(bytes[element.range.indices])
    else { return false }
    element.unit = .repetition
    element.flags.insert(.unitGlued)
    element.range = element.range.through(tokens[index].range)
    push(element, &elements)
    let rest = tokens[index + 1].range.through(tokens[index + 3].range)
    push(Element(.word, rest, word: Word(meaning: .each, value: 0)), &elements)
    index += 4
    return true
  }

  /// The `10L 10R` of `10L 10R x 4`: so many with each side, so often.
  func foldSides(_ elements: inout [Element]) {
    let count = elements.count
    guard tellsSides == true, count >= 4, elements[count - 1].meaning.isSide,
      elements[count - 3].meaning.isSide,
      elements[count - 1].meaning != elements[count - 3].meaning,
      elements[count - 2].kind == .quantity, elements[count - 4].kind == .quantity,
      elements[count - 2].unit == .none, elements[count - 4].unit == .none,
      elements[count - 2].value == elements[count - 4].value
    else { return }
    elements[count - 4].unit = .repetition
    elements[count - 3].word = Word(meaning: .each, value: 0)
    elements[count - 3].range = elements[count - 3].range.through(elements[count - 1].range)
    elements.removeLast(2)
  }

  /// Takes the letter of a side, or those of both behind a number, for the word.
  mutating func takeSideLetter(_ elements: inout [Element]) -> Bool {
    guard let side = side(at: index) else { return false }
    if hasNumber, let behind = behindBothSides(index) {
      let range = tokens[index].range.through(tokens[behind - 1].range)
      push(Element(.word, range, word: Word(meaning: .each, value: 0)), &elements)
      index = behind
      return true
    }
    guard isSideLetter(index) else { return false }
    push(Element(.word, tokens[index].range, word: Word(meaning: side, value: 0)), &elements)
    index += 1
    return true
  }

  /// The `L+R` of `3x8 L+R`, `3x8 L/R`, `3x8 L & R`; the token behind it.
  func behindBothSides(_ first: Int) -> Int? {
    guard let side = side(at: first) else { return nil }
    var next = nextSolid(from: first + 1)
    switch kind(at: next) {
    case .plus, .slash, .ampersand: next = nextSolid(from: next + 1)
    default: return nil
    }
    guard let other = self.side(at: next), side != other,
      kind(at: nextSolid(from: next + 1)) != .number
    else { return nil }
    return next + 1
  }

  /// The letter means a side: both stand on the line, each beside a number.
  ///
  /// `L 10x8, R 10x8`, `20x10R 20x9L`, `30s (L), 30s (R)`, but `60s R`, a rest.
  mutating func isSideLetter(_ index: Int) -> Bool {
    guard side(at: index) != nil else { return false }
    if let tellsSides { return tellsSides }
    var found: Set<WordMeaning> = []
    for token in tokens.indices where isBesideNumber(token) {
      if let side = side(at: token) { found.insert(side) }
    }
    tellsSides = found.count == 2
    return found.count == 2
  }

  /// `l` or `r`.
  func side(at index: Int) -> WordMeaning? {
    guard kind(at: index) == .word, tokens[index].range.count == 1 else { return nil }
    switch bytes[Int(tokens[index].range.start)] | 0x20 {
    case UInt8(ascii: "l"): return .left
    case UInt8(ascii: "r"): return .right
    default: return nil
    }
  }

  /// The L of `L 10x8` and `L: 5`, the R of `20x10R`, `30s R` and `8 (R)`.
  private func isBesideNumber(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, tokens[index].range.count == 1 else { return false }
    var next = index + 1
    if kind(at: next) == .colon { next += 1 }
    if kind(at: nextSolid(from: next)) == .number { return true }
    let isEnclosed = kind(at: index + 1) == .closeParenthesis
    var before = index - 1
    if isEnclosed, before >= 0, tokens[before].kind == .openParenthesis { before -= 1 }
    while before >= 0, tokens[before].kind == .blank { before -= 1 }
    guard before >= 0 else { return false }
    return tokens[before].kind == .number || word(at: before).meaning.countsWork
  }
}

extension WordMeaning {
  fileprivate var isSide: Bool { self == .left || self == .right }

  /// A unit of what a side did.
  fileprivate var countsWork: Bool {
    switch self {
    case .letterS, .second, .repetition, .letterM, .meter, .kilogram, .pound: true
    default: false
    }
  }
}
