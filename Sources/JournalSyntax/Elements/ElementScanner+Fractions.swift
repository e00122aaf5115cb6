/// Parts of a whole: `1/4 mile`, `2 1/2 miles`, `1/2 stack`.
extension ElementScanner {
  /// The way of `1/4 mile` and of `2 1/2 miles`, and the time of `1/2 hour`. Takes the digits behind
  /// the slash, and with them the whole number before.
  mutating func fraction(_ numerator: ByteRange, _ elements: inout [Element]) -> Element? {
    guard let share = share(numerator), let (word, unit) = wordBehindShare else { return nil }
    var value = share
    var range = numerator.through(tokens[index + 1].range)
    if let whole = elements.last, whole.kind == .quantity, whole.unit == .none,
      whole.value % 1000 == 0, whole.value <= 100_000, !tellsRepeats(behind: word)
    {
      guard [.mile, .kilometer, .hour, .minute].contains(unit) else { return nil }
      value += whole.value
      range = whole.range.through(range)
      pending = whole.flags.intersection([.spaceBefore, .gap, .emphasis])
      elements.removeLast()
    } else {
      // `Plank 1/2 min` may be two holds.
      guard [.mile, .kilometer, .hour].contains(unit) else { return nil }
    }
    index += 2
    return Element(.quantity, range, value: value, flags: .fraction)
  }

  /// The `1/2` of `60 x 7 1/2` and of `12 1/2 kg`, in thousandths; of ways and times see above.
  func commonFraction(_ elements: [Element]) -> Int32? {
    guard kind(at: index) == .blank, tokens[index].range.count == 1,
      kind(at: index + 1) == .number, tokens[index + 1].range.count == 1,
      kind(at: index + 2) == .slash, kind(at: index + 3) == .number,
      tokens[index + 3].range.count == 1, kind(at: index + 4) != .slash,
      kind(at: index + 4) != .period || kind(at: index + 5) != .number
    else { return nil }
    let next = nextSolid(from: index + 4)
    if kind(at: next) == .word, let unit = Unit(word(at: next).meaning),
      unit.isLength || unit.isTime || unit == .letterM
    {
      return nil
    }
    // `60 8 1/2`, `3x8 1/2 ROM` tell something else.
    let isMass = kind(at: next) == .word && Unit(word(at: next).meaning)?.isMass == true
    guard isMass || elements.last?.kind == .times && kind(at: next) != .word else { return nil }
    switch (byte(at: index + 1), byte(at: index + 3)) {
    case (UInt8(ascii: "1"), UInt8(ascii: "2")): return 500
    case (UInt8(ascii: "1"), UInt8(ascii: "4")): return 250
    case (UInt8(ascii: "3"), UInt8(ascii: "4")): return 750
    default: return nil
    }
  }

  /// `3 1/4 mile repeats` are three of a quarter each.
  private func tellsRepeats(behind unit: Int) -> Bool {
    kind(at: unit + 1) == .blank && kind(at: unit + 2) == .word
      && Self.repeats.contains(slice(unit + 2))
  }

  private static let repeats = WordSet("repeat repeats interval intervals sprint sprints rep reps")

  /// `1/2 stack`, of a machine whose plates have no numbers, is a word: nobody knows how heavy it is.
  mutating func shareOfStack(_ numerator: ByteRange, _ elements: inout [Element]) -> Bool {
    guard share(numerator) != nil, let (word, _) = wordBehindShare,
      Self.stacks.contains(slice(word))
    else { return false }
    push(
      Element(.word, numerator.through(tokens[word].range), flags: [.setting, .fraction]), &elements
    )
    index = word + 1
    return true
  }

  private static let stacks = WordSet("stack stacks")

  /// `1/2` and its like in thousandths, before `index` and behind it.
  private func share(_ numerator: ByteRange) -> Int32? {
    guard kind(at: index) == .slash, numerator.count == 1, kind(at: index + 1) == .number,
      tokens[index + 1].range.count == 1, kind(at: index + 2) == .blank,
      case let digits = (bytes[Int(numerator.start)], byte(at: index + 1))
    else { return nil }
    switch digits {
    case (0x31, 0x32), (0x32, 0x34): return 500
    case (0x31, 0x33): return 333
    case (0x32, 0x33): return 667
    case (0x31, 0x34): return 250
    case (0x33, 0x34): return 750
    case (0x31, 0x38): return 125
    default: return nil
    }
  }

  private var wordBehindShare: (Int, WordMeaning)? {
    guard kind(at: index + 3) == .word else { return nil }
    return (index + 3, word(at: index + 3).meaning)
  }
}
