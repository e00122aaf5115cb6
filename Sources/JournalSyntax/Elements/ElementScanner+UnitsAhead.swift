/// Units before their number, as in `3x8 kg. 50` and `Panca kg 80 4x6`.
extension ElementScanner {
  /// Reads the unit at `index` together with the number behind it.
  mutating func unitAhead(_ elements: inout [Element]) -> Bool {
    guard let number = numberBehindUnit(index), standsBehindFactor(elements, number),
      let unit = Unit(self.word(at: index).meaning)
    else { return false }
    let (word, count) = (tokens[index].range, elements.count)
    index = number
    self.number(&elements)
    guard elements.count == count + 1, elements[count].kind == .quantity,
      elements[count].unit == .none
    else { return true }
    elements[count].unit = unit
    elements[count].range = word.through(elements[count].range)
    return true
  }

  /// True of the `kg` of `3x8 kg 50`: behind sets and reps it is the unit of the load.
  ///
  /// `3x8 kg 12` may be twelve reps with eight kilograms: the load must be no number of reps.
  func isUnitOfNext(_ element: Element, _ elements: [Element]) -> Bool {
    guard kind(at: index) == .blank, let number = numberBehindUnit(index + 1),
      elements.last?.kind == .times || elements.last?.kind == .slash
    else { return false }
    if isPointed(number) { return element.value <= 30_000 }
    // `2x12 kg 25, 25, 20` may be a pair of twelves.
    guard elements.last?.kind == .times, element.value <= 12_000, elements.count > 1,
      elements[elements.count - 2].value >= 3_000
    else { return false }
    return parse(tokens[number].range).value >= 25_000
  }

  private func standsBehindFactor(_ elements: [Element], _ number: Int) -> Bool {
    guard let last = elements.last else { return false }
    guard last.isNumber else {
      return last.kind == .colon || last.word == .plain && last.kind == .word
        || last.meaning == .weight
    }
    return last.unit == .repetition || last.unit == .none && !pending.isEmpty
  }

  /// The `livre` of `agachamento livre 30/30/40 kg`: free, and no pound, which French puts behind.
  private static let free = WordSet("livre livres")

  private func isPointed(_ number: Int) -> Bool { kind(at: number - 2) == .period }

  /// The number behind the unit of mass at `unit` and a blank, unless more than a mark follows it.
  private func numberBehindUnit(_ unit: Int) -> Int? {
    // The tokens first: few words have a number behind them, and each has to be looked up.
    let blank = kind(at: unit + 1) == .period ? unit + 2 : unit + 1
    guard kind(at: unit) == .word, kind(at: blank) == .blank, kind(at: blank + 1) == .number,
      !isClockPart(blank + 2), Unit(word(at: unit).meaning)?.isMass == true,
      !Self.free.contains(slice(unit)),
      // Another cell: `Klimmzüge<tab>KG<tab>6<tab>5`.
      !slice(blank).contains(Byte.tab)
    else { return nil }
    var next = blank + 2
    if kind(at: next) == .comma || kind(at: next) == .period, kind(at: next + 1) == .number {
      next += 2
    }
    next = nextSolid(from: next)
    switch kind(at: next) {
    case .newline, .comma, .semicolon, .colon, .slash, .openParenthesis, .closeParenthesis:
      return blank + 1
    case .number where !isBehindNumber(unit): return blank + 1
    default: return nil
    }
  }

  /// The 80 of `kg 80` and of `kg. 80`.
  func isBehindUnit(_ number: Int) -> Bool {
    guard number > 1, kind(at: number - 1) == .blank else { return false }
    let word = kind(at: number - 2) == .period ? number - 3 : number - 2
    return word >= 0 && kind(at: word) == .word
      && Unit(self.word(at: word).meaning)?.isMass == true
      && (word == 0 || kind(at: word - 1) != .number)
  }

  /// `8 kg 50 60`, and not the `kg 80 4x6` behind a name.
  private func isBehindNumber(_ unit: Int) -> Bool {
    unit > 1 && kind(at: unit - 1) == .blank && kind(at: unit - 2) == .number
  }

  /// The `1 e 1/4` of `squat 4x6 1 e 1/4`, and the `1 1/4` behind sets and reps: how far each rep goes,
  /// and no numbers of their own.
  mutating func partOfRep(_ elements: inout [Element]) -> Bool {
    guard tokens[index].range.count == 1, byte(at: index) == UInt8(ascii: "1"),
      kind(at: index + 1) == .blank
    else { return false }
    var part = index + 2
    if kind(at: part) == .word, word(at: part).meaning == .and {
      part = nextSolid(from: part + 1)
    } else if !isBehindSets(elements) {
      return false
    }
    guard kind(at: part) == .number, Self.parts.contains(where: { slice(part).elementsEqual($0) }),
      kind(at: part + 1) == .slash, kind(at: part + 2) == .number,
      slice(part + 2).elementsEqual("4".utf8) || slice(part + 2).elementsEqual("2".utf8),
      kind(at: part + 3) != .slash
    else { return false }
    let next = nextSolid(from: part + 3)
    if kind(at: next) == .word, Unit(word(at: next).meaning) != nil { return false }
    push(Element(.word, tokens[index].range.through(tokens[part + 2].range)), &elements)
    index = part + 3
    return true
  }

  /// `4x6` and `4x6 60 kg`.
  private func isBehindSets(_ elements: [Element]) -> Bool {
    guard let last = elements.last, last.isNumber else { return false }
    let sign = last.unit.isMass ? elements.dropLast(2).last : elements.dropLast().last
    return sign?.kind == .times && (last.unit == .none || last.unit.isMass)
  }

  private static let parts = [Array("1".utf8), Array("3".utf8)]
}
