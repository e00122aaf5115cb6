/// Parts of a whole: `1/4 mile`, `2 1/2 miles`, `1/2 stack`.
extension ElementScanner {
  /// The way of `1/4 mile` and of `2 1/2 miles`, the time of `1/2 hour`, the load of `12 1/2 kg`, the reps
  /// of `60 x 7 1/2`. Takes the digits behind the slash, and with them the whole number before.
  mutating func fraction(_ numerator: ByteRange, _ elements: inout [Element]) -> Element? {
    guard let share = share(numerator) else { return nil }
    let word = nextSolid(from: index + 2)
    let unit = kind(at: word) == .word ? Unit(self.word(at: word).meaning) : nil
    var value = share
    var range = numerator.through(tokens[index + 1].range)
    if let whole = elements.last, whole.kind == .quantity, whole.unit == .none,
      whole.value % 1000 == 0, whole.value <= 1_000_000, !tellsRepeats(behind: word)
    {
      // `60 8 1/2`, `3x8 1/2 ROM` tell something else.
      let isOfReps = elements.dropLast().last?.kind == .times && kind(at: word) != .word
      guard isOfReps || unit.map({ Self.divided.contains($0) }) == true else { return nil }
      value += whole.value
      range = whole.range.through(range)
      pending = whole.flags.intersection([.spaceBefore, .gap, .emphasis])
      elements.removeLast()
    } else {
      // `Plank 1/2 min` may be two holds.
      guard unit == .mile || unit == .kilometer || unit == .hour else { return nil }
    }
    index += 2
    return Element(.quantity, range, value: value, flags: .fraction)
  }

  /// What people tell in halves and quarters.
  private static let divided: Set<Unit> = [.mile, .kilometer, .hour, .minute, .kilogram, .pound]

  /// `3 1/4 mile repeats` are three of a quarter each.
  private func tellsRepeats(behind unit: Int) -> Bool {
    kind(at: unit + 1) == .blank && kind(at: unit + 2) == .word
      && Self.repeats.contains(slice(unit + 2))
  }

  private static let repeats = WordSet("repeat repeats interval intervals sprint sprints rep reps")

  /// `1/2 stack`, of a machine whose plates have no numbers, is a word: nobody knows how heavy it is.
  mutating func shareOfStack(_ numerator: ByteRange, _ elements: inout [Element]) -> Bool {
    guard share(numerator) != nil, case let word = nextSolid(from: index + 2),
      kind(at: word) == .word, Self.stacks.contains(slice(word))
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
      tokens[index + 1].range.count == 1, kind(at: index + 2) != .slash,
      kind(at: index + 2) != .word,
      kind(at: index + 2) != .period || kind(at: index + 3) != .number,
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
}
