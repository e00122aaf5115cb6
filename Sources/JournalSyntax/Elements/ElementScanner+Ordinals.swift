/// `第1组`, `第一組`, `第12次`: the sign of ordinals before a number.
extension ElementScanner {
  /// The first set is `1组`, and everything else with a number of its own is no amount.
  mutating func ordinal(_ elements: inout [Element]) -> Bool {
    guard slice(index).starts(with: Self.sign) else { return false }
    if slice(index).count > Self.sign.count { return ordinalSet(&elements) }
    // `第 1 组`.
    let number = kind(at: index + 1) == .blank ? index + 2 : index + 1
    let unit = kind(at: number + 1) == .blank ? number + 2 : number + 1
    guard kind(at: number) == .number, kind(at: unit) == .word else { return false }
    if unitWord(at: unit).meaning == .set {
      let word = tokens[unit].range
      // `第1组卧推 60kg x 8`: the exercise stands behind.
      guard word.count > 3, Self.sets.contains(where: { slice(unit).starts(with: $0) }) else {
        index = number
        return true
      }
      tokens[unit] = Token(.word, ByteRange(Int(word.start) + 3, Int(word.end)))
      index = unit
    } else if unit > index + 2 {
      return false
    } else {
      let range = tokens[index].range.through(tokens[index + 2].range)
      push(Element(.word, range, word: .plain), &elements)
      index += 3
    }
    return true
  }

  /// `第一组`.
  private mutating func ordinalSet(_ elements: inout [Element]) -> Bool {
    let range = tokens[index].range
    let numeral = slice(index).dropFirst(Self.sign.count).prefix(3)
    let unit = slice(index).dropFirst(Self.sign.count + 3)
    guard let value = Self.numerals.firstIndex(where: { $0.elementsEqual(numeral) }),
      Self.sets.contains(where: { unit.starts(with: $0) })
    else { return false }
    let end = Int(range.start) + Self.sign.count + 6
    var element = Element(.quantity, ByteRange(Int(range.start), end))
    element.value = Int32(value + 1) * 1000
    element.unit = .set
    element.flags = .unitGlued
    push(element, &elements)
    if end < range.end {
      tokens[index] = Token(.word, ByteRange(end, Int(range.end)))
    } else {
      index += 1
    }
    return true
  }

  private static let sign = Array("第".utf8)
  private static let numerals = "一二三四五六七八九十".map { Array(String($0).utf8) }
  private static let sets = ["组", "組"].map { Array($0.utf8) }

  /// The sign of `Séance n° 3` makes a word of the letter before it.
  mutating func degree(_ elements: inout [Element]) {
    let sign = tokens[index].range
    guard let last = elements.last, last.kind == .word, last.range.count == 1,
      last.range.end == sign.start, bytes[Int(last.range.start)] | 0x20 == UInt8(ascii: "n")
    else { return append(Self.kind(of: .symbol), &elements) }
    elements[elements.count - 1].word = Word(meaning: .number, value: 0)
    elements[elements.count - 1].range = last.range.through(sign)
    index += 1
  }

  /// `6thx14`: the sixth plate of a stack, where a hole or a plate tells the load of a machine.
  mutating func pin(of number: inout Element) {
    guard kind(at: index) == .word, tokens[index].range.count == 3,
      kind(at: index + 1) == .number || kind(at: index + 1) == .comma
        || index + 1 >= tokens.count || kind(at: index + 1) == .newline,
      Self.pins.contains(slice(index)), number.value % 1000 == 0, number.unit == .none
    else { return }
    let word = tokens[index].range
    number.unit = .level
    number.range = number.range.through(ByteRange(Int(word.start), Int(word.end) - 1))
    tokens[index] = Token(.times, ByteRange(Int(word.end) - 1, Int(word.end)))
  }

  private static let pins = WordSet("stx ndx rdx thx")
}
