/// Numbers above a hundred in words, as people dictate them: `one hundred and twenty pounds`, `two
/// forty five pounds`, `a hundred kilos`.
extension ElementScanner {
  /// Makes one number of the words from `index` on, when a unit stands behind them; false for all else.
  mutating func hundreds(_ word: Element, _ elements: inout [Element]) -> Bool {
    guard let count = countOfHundreds(word), let next = wordBehind(index) else { return false }
    var (value, last) = (count, index)
    if Self.hundred.contains(slice(next)) {
      last = next
      if let (rest, end) = belowHundred(behindAnd(next)) { (value, last) = (value + rest, end) }
    } else if let (rest, end) = belowHundred(next), rest >= 10_000 {
      (value, last) = (value + rest, end)
    } else {
      return false
    }
    guard let unit = wordBehind(last), isUnitOfNumeral(unit) else { return false }
    // `two ten kilo dumbbells` are two of ten.
    if value < 300_000, count == 200_000, let tool = wordBehind(unit),
      self.word(at: tool).meaning == .equipment
    {
      return false
    }
    let range = tokens[index].range.through(tokens[last].range)
    index = last + 1
    var number = Element(.quantity, range, value: value)
    attachUnit(to: &number)
    push(number, &elements)
    return true
  }

  /// False for nearly every word, and quick to tell.
  func mayCountHundreds(_ word: Element) -> Bool {
    word.meaning == .cardinal && word.word.value <= 9
      || word.range.count == 1 && word.word == .plain
  }

  /// The one to nine, or the `a`, of so many hundreds, in thousandths.
  private func countOfHundreds(_ word: Element) -> Int32? {
    if word.meaning == .cardinal, 1...9 ~= word.word.value {
      return Int32(word.word.value) * 100_000
    }
    guard word.range.count == 1, let next = wordBehind(index), Self.hundred.contains(slice(next))
    else { return nil }
    return byte(at: index) | 0x20 == UInt8(ascii: "a") ? 100_000 : nil
  }

  /// The token of the word behind a blank.
  private func wordBehind(_ at: Int) -> Int? {
    kind(at: at + 1) == .blank && kind(at: at + 2) == .word ? at + 2 : nil
  }

  /// The word behind `hundred`, or behind its `and`.
  private func behindAnd(_ hundred: Int) -> Int? {
    guard let next = wordBehind(hundred) else { return nil }
    return self.word(at: next).meaning == .and ? wordBehind(next) : next
  }

  /// `twenty five`, `twenty-five`, `twenty`, `fifteen` or `five`, in thousandths, and its last token.
  private func belowHundred(_ at: Int?) -> (Int32, Int)? {
    guard let at else { return nil }
    guard let tens = tens(tokens[at].range) else {
      return cardinal(at).map { ($0, at) }
    }
    if kind(at: at + 1) == .blank || kind(at: at + 1) == .hyphen, kind(at: at + 2) == .word,
      let ones = cardinal(at + 2), ones < 10_000
    {
      return (tens + ones, at + 2)
    }
    return (tens, at)
  }

  private func cardinal(_ at: Int) -> Int32? {
    let word = word(at: at)
    return word.meaning == .cardinal && word.value < 20 ? Int32(word.value) * 1000 : nil
  }

  private func isUnitOfNumeral(_ at: Int) -> Bool {
    switch word(at: at).meaning {
    case .kilogram, .pound, .meter, .yard, .repetition: tokens[at].range.count > 1
    default: false
    }
  }

  private static let hundred = WordSet("hundred hundert")
}
