/// Numbers of tens in words: `seventy five pounds`, `forty-five seconds`, `the twenty fives`.
extension ElementScanner {
  /// False for nearly every word, and quick to tell.
  func mayBeNumeral(_ word: Element) -> Bool {
    switch word.meaning {
    case .cardinal, .tuple: return true
    case .none: return word.range.count >= 5 && bytes[Int(word.range.end) - 1] | 0x20 == 0x79
    default: return false
    }
  }

  /// Makes a number of the word at `index`, or of it and the tens before it, when its unit follows:
  /// `five pounds` alone would be said of `seventy five pounds`. True when the word was taken.
  mutating func numeral(_ word: Element, _ elements: inout [Element]) -> Bool {
    let tens = tensBefore(elements)
    // `two forty five pounds`, `a hundred and twenty kilos`.
    let before = (tens == nil ? elements[...] : elements.dropLast()).suffix(2)
    let isMore = before.contains {
      $0.meaning == .cardinal
        || $0.kind == .word && Self.hundreds.contains(bytes[$0.range.indices])
    }
    if isMore, word.meaning != .tuple { return false }
    if let tens, word.meaning == .tuple || word.meaning == .cardinal {
      guard word.word.value < 10 else { return false }
      if word.meaning == .cardinal, tellsUnit(behind: index) {
        takeNumeral(tens + Int32(word.word.value) * 1000, through: word.range, &elements)
        return true
      }
      // `with the twenty fives`, `one thirty five times five`: a word, and not twenty times five.
      joinTens(through: word.range, &elements)
      return true
    }
    guard let tens = self.tens(word.range), word.meaning == .none, tellsUnit(behind: index) else {
      return false
    }
    pushNumeral(tens, word.range, &elements)
    return true
  }

  /// The tens of the last word, perhaps with a hyphen behind it, in thousandths.
  private func tensBefore(_ elements: [Element]) -> Int32? {
    guard let last = elements.last else { return nil }
    if last.kind == .word { return tens(last.range) }
    guard last.kind == .hyphen, !last.spaceBefore, elements.count > 1,
      elements[elements.count - 2].kind == .word
    else { return nil }
    return tens(elements[elements.count - 2].range)
  }

  private mutating func takeNumeral(
    _ value: Int32, through range: ByteRange, _ elements: inout [Element]
  ) {
    if elements.last?.kind == .hyphen { elements.removeLast() }
    let first = elements.removeLast()
    pending = first.flags.intersection([.spaceBefore, .gap, .emphasis])
    pushNumeral(value, first.range.through(range), &elements)
  }

  private mutating func pushNumeral(
    _ value: Int32, _ range: ByteRange, _ elements: inout [Element]
  ) {
    index += 1
    var number = Element(.quantity, range, value: value)
    attachUnit(to: &number)
    push(number, &elements)
  }

  private mutating func joinTens(through range: ByteRange, _ elements: inout [Element]) {
    if elements.last?.kind == .hyphen { elements.removeLast() }
    let last = elements.count - 1
    elements[last].word = .plain
    elements[last].flags.insert(.setting)
    elements[last].range = elements[last].range.through(range)
    pending = []
    index += 1
  }

  /// A mass, a time, reps or sets behind the word at `index`.
  private func tellsUnit(behind index: Int) -> Bool {
    guard kind(at: index + 1) == .blank, kind(at: index + 2) == .word,
      tokens[index + 2].range.count > 1
    else { return false }
    switch word(at: index + 2).meaning {
    case .kilogram, .pound, .second, .repetition, .set, .meter, .yard: return true
    default: return false
    }
  }

  func tens(_ range: ByteRange) -> Int32? {
    guard 5...7 ~= range.count, bytes[Int(range.end) - 1] | 0x20 == UInt8(ascii: "y"),
      Self.allTens.contains(bytes[range.indices]),
      let place = Self.tens.firstIndex(where: { $0.contains(bytes[range.indices]) })
    else { return nil }
    return Int32(place + 2) * 10_000
  }

  private static let hundreds = WordSet("hundred")
  private static let allTens = WordSet(
    "twenty thirty forty fourty fifty sixty seventy eighty ninety")

  private static let tens = [
    "twenty", "thirty", "forty fourty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ].map { WordSet($0) }
}
