internal import JournalSyntax

/// Years of eras: `令和6年` is 2024, and so are `R6.3.12` and `113年` in Taiwan.
extension DateParser {
  /// `令和6年3月12日`, `R6.3.12`: a day with the era before its year.
  func eraDate(at start: Int) -> (WrittenDate, Int)? {
    guard start + 1 < elements.count, eraStart(before: start + 1) != nil || isEraLetter(start)
    else { return nil }
    guard let (date, next) = numericDate(at: start + 1) ?? eastAsian(at: start + 1),
      date.form == .yearMonthDay
    else { return nil }
    return (date, next)
  }

  private func isEraLetter(_ index: Int) -> Bool {
    index == 0 && elements[0].kind == .word && elements[0].range.count == 1
      && Self.letters[bytes[Int(elements[0].range.start)]] != nil && !elements[1].spaceBefore
  }

  /// The common year of the year that stands at `index` before the sign for it.
  func commonYear(_ year: Int, at index: Int) -> Int {
    if let start = eraStart(before: index) { return start + year }
    // No year of the common era that anybody trained in has three digits.
    return Self.republicYears.contains(year) ? Self.republic + year : year
  }

  /// `R6.3.12`: the letter of an era right before year, month and day, at the start of a line.
  ///
  /// `R 10.8.6` may tell the reps of the right side, and so may `R10/8/6`.
  func eraYear(_ numbers: DateNumbers, at index: Int) -> Int? {
    guard index == 1, isEraLetter(0), 1...64 ~= numbers[0], 1...12 ~= numbers[1],
      1...31 ~= numbers[2], let start = Self.letters[bytes[Int(elements[0].range.start)]]
    else { return nil }
    let year = start + numbers[0]
    return Self.trained.contains(year) ? year : nil
  }

  /// The year before the first of the era whose name ends right before `index`.
  private func eraStart(before index: Int) -> Int? {
    guard index > 0, elements[index - 1].kind == .word else { return nil }
    let word = bytes[elements[index - 1].range.indices].suffix(6)
    guard word.count == 6, word[word.startIndex] >= 0x80 else { return nil }
    return Self.eras.first { $0.name[...] == word }?.start
  }

  private static let eras: [(name: [UInt8], start: Int)] = [
    ("令和", 2018), ("平成", 1988), ("昭和", 1925), ("民國", republic), ("民国", republic),
  ].map { (Array($0.0.utf8), $0.1) }
  private static let letters: [UInt8: Int] = [
    UInt8(ascii: "R"): 2018, UInt8(ascii: "H"): 1988, UInt8(ascii: "S"): 1925,
  ]
  private static let republic = 1911
  private static let republicYears = 90...189
  private static let trained = 1970...2100
}
