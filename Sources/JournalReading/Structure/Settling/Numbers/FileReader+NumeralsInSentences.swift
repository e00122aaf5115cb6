internal import JournalSyntax

/// A number that words tell, and the place behind the last of them.
struct SpokenNumber {
  /// In thousandths.
  var value: Int32
  var end: Int
}

/// Numbers in words without a unit, as people dictate them: `sixty`, `eighty two and a half`, `a hundred`, `one
/// ten`, `one twenty five`, `ochenta y cinco`, `сто`.
extension FileReader {
  /// The number that begins with the word at `start`; `nil` where none is told.
  func numeral(at start: Int) -> SpokenNumber? {
    guard start < elements.count, elements[start].kind == .word,
      var number = wholeNumeral(at: start)
    else { return nil }
    let end = number.end
    if end + 2 < elements.count, elements[end].meaning == .and,
      isWord(end + 1, in: CommonWords.one),
      isWord(end + 2, in: Self.halves)
    {
      number.value += 500
      number.end = end + 3
    } else if end + 1 < elements.count, isWord(end, in: Self.points),
      isWord(end + 1, in: Self.fives)
    {
      number.value += 500
      number.end = end + 2
    }
    return number
  }

  private func wholeNumeral(at start: Int) -> SpokenNumber? {
    if isWord(start, in: CommonWords.one), start + 1 < elements.count,
      isWord(start + 1, in: Self.hundreds)
    {
      return hundred(1, behind: start + 1)
    }
    if isWord(start, in: Self.hundredsAlone) { return hundred(1, behind: start) }
    if let tens = tens(at: start) { return tens }
    guard elements[start].meaning == .cardinal, elements[start].range.count > 2,
      case let count = Int32(elements[start].word.value), count > 0
    else { return nil }
    if count < 10, start + 1 < elements.count, isWord(start + 1, in: Self.hundreds) {
      return hundred(count, behind: start + 1)
    }
    if count < 10, start + 1 < elements.count, isWord(start + 1, in: Self.thousands) {
      return SpokenNumber(value: count * 1_000_000, end: start + 2)
    }
    // `one ten`, `one twenty five`: nobody lifts so much by the ones.
    if count < 5, start + 1 < elements.count, let rest = belowHundred(at: start + 1) {
      return SpokenNumber(value: count * 100_000 + rest.value, end: rest.end)
    }
    return SpokenNumber(value: count * 1000, end: start + 1)
  }

  /// The hundreds of the word at `word` and what stands behind them: `hundred`, `hundred and five`.
  private func hundred(_ count: Int32, behind word: Int) -> SpokenNumber {
    var next = word + 1
    if next + 1 < elements.count, elements[next].meaning == .and { next += 1 }
    if next < elements.count {
      if let rest = belowHundred(at: next) {
        return SpokenNumber(value: count * 100_000 + rest.value, end: rest.end)
      }
      if elements[next].meaning == .cardinal, elements[next].word.value < 10 {
        return SpokenNumber(
          value: count * 100_000 + Int32(elements[next].word.value) * 1000, end: next + 1)
      }
    }
    return SpokenNumber(value: count * 100_000, end: word + 1)
  }

  /// Ten to ninety-nine.
  private func belowHundred(at start: Int) -> SpokenNumber? {
    if let tens = tens(at: start) { return tens }
    guard elements[start].meaning == .cardinal, 10...19 ~= elements[start].word.value else {
      return nil
    }
    return SpokenNumber(value: Int32(elements[start].word.value) * 1000, end: start + 1)
  }

  /// `sixty`, `eighty two` as one word of the scanner, `ochenta y dos` as three.
  private func tens(at start: Int) -> SpokenNumber? {
    let element = elements[start]
    guard element.kind == .word, element.range.count > 4 else { return nil }
    if element.flags.contains(.setting) {
      let parts = bytes[element.range.indices].split { $0 == Byte.space || $0 == Byte.hyphen }
      guard parts.count == 2, let tens = Self.tens(parts[0]),
        let ones = Self.ones.firstIndex(where: { $0.contains(parts[1]) })
      else { return nil }
      return SpokenNumber(value: (tens + Int32(ones) + 1) * 1000, end: start + 1)
    }
    guard isWord(start, in: Self.allTens), let tens = Self.tens(bytes[element.range.indices])
    else { return nil }
    if start + 1 < elements.count, elements[start + 1].meaning == .cardinal,
      1...9 ~= elements[start + 1].word.value, isWord(start + 1, in: Self.allOnes)
    {
      return SpokenNumber(
        value: (tens + Int32(elements[start + 1].word.value)) * 1000, end: start + 2)
    }
    if start + 2 < elements.count, isWord(start + 1, in: Self.andOnes),
      elements[start + 2].meaning == .cardinal, 1...9 ~= elements[start + 2].word.value
    {
      return SpokenNumber(
        value: (tens + Int32(elements[start + 2].word.value)) * 1000, end: start + 3)
    }
    return SpokenNumber(value: tens * 1000, end: start + 1)
  }

  private static func tens(_ word: ArraySlice<UInt8>) -> Int32? {
    tens.firstIndex { $0.contains(word) }.map { Int32($0 + 2) * 10 }
  }

  private static let halves = WordSet("half")
  private static let points = WordSet("point comma")
  private static let fives = WordSet("five")
  private static let hundreds = WordSet("hundred")
  private static let hundredsAlone = WordSet("hundert cien cento cem cent сто")
  private static let thousands = WordSet("thousand")
  private static let andOnes = WordSet("y e и")
  private static let allOnes = WordSet("one two three four five six seven eight nine")
  private static let ones = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ].map { WordSet($0) }
  private static let tens = [
    "twenty zwanzig vingt veinte vinte venti двадцать",
    "thirty dreißig dreissig trente treinta trinta trenta тридцать",
    "forty fourty vierzig quarante cuarenta quarenta quaranta сорок",
    "fifty fünfzig cinquante cincuenta cinquenta cinquanta пятьдесят",
    "sixty sechzig soixante sesenta sessenta sessanta шестьдесят",
    "seventy siebzig setenta settanta семьдесят",
    "eighty achtzig ochenta oitenta ottanta восемьдесят",
    "ninety neunzig noventa novanta девяносто",
  ].map { WordSet($0) }
  private static let allTens = WordSet(
    """
    twenty zwanzig vingt veinte vinte venti двадцать thirty dreißig dreissig trente treinta trinta trenta тридцать
    forty fourty vierzig quarante cuarenta quarenta quaranta сорок fifty fünfzig cinquante cincuenta cinquenta
    cinquanta пятьдесят sixty sechzig soixante sesenta sessenta sessanta шестьдесят seventy siebzig setenta settanta
    семьдесят eighty achtzig ochenta oitenta ottanta восемьдесят ninety neunzig noventa novanta девяносто
    """)
}
