internal import JournalSyntax

/// Years of eras: `令和6年` is 2024, and so is `113年` in Taiwan; `R6.3.12` may be reps of the right.
extension DateParser {
  /// `令和6年3月12日`: a day with the era before its year.
  func eraDate(at start: Int) -> (WrittenDate, Int)? {
    guard start + 1 < elements.count, eraStart(before: start + 1) != nil else { return nil }
    guard let (date, next) = numericDate(at: start + 1) ?? eastAsian(at: start + 1),
      date.form == .yearMonthDay
    else { return nil }
    return (date, next)
  }

  /// The 2024 of `令和６年１月　宅トレ日記` and of `民國113年`: a year and perhaps a month.
  func eraYear(at start: Int) -> Int? {
    guard start + 2 < elements.count, let era = eraStart(before: start + 1),
      let year = whole(start + 1), 1...130 ~= year,
      bytes[elements[start + 2].range.indices].starts(with: "年".utf8)
    else { return nil }
    return era + year
  }

  /// The common year of the year that stands at `index` before the sign for it.
  func commonYear(_ year: Int, at index: Int) -> Int {
    if let start = eraStart(before: index) { return start + year }
    // No year of the common era that anybody trained in has three digits.
    return Self.republicYears.contains(year) ? Self.republic + year : year
  }

  /// `3/2/2568`, and behind a Thai weekday `3/2/68`: the years of the Buddha, which Thais count.
  func commonYear(of date: inout WrittenDate, behind start: Int) {
    guard case .three = date.form, date.numbers.count == 3 else { return }
    let year = date.numbers[2]
    // Thais put the day first.
    if 2543...2599 ~= year {
      date.numbers = [date.numbers[0], date.numbers[1], year - 543]
      if 1...12 ~= date.numbers[1], 1...31 ~= date.numbers[0] {
        date.numbers = [year - 543, date.numbers[1], date.numbers[0]]
        date.form = .named
      }
      return
    }
    let isThai = bytes[elements[start].range.indices].starts(with: [0xE0, 0xB8])
    if isThai, elements[start].meaning == .weekday, 43...99 ~= year {
      date.numbers = [date.numbers[0], date.numbers[1], year + 2500 - 543]
    }
  }

  /// The year before the first of the era whose name ends right before `index`.
  func eraStart(before index: Int) -> Int? {
    guard index > 0, elements[index - 1].kind == .word else { return nil }
    let word = bytes[elements[index - 1].range.indices].suffix(6)
    guard word.count == 6, word[word.startIndex] >= 0x80 else { return nil }
    return Self.eras.first { $0.name[...] == word }?.start
  }

  private static let eras: [(name: [UInt8], start: Int)] = [
    ("令和", 2018), ("平成", 1988), ("昭和", 1925), ("民國", republic), ("民国", republic),
  ].map { (Array($0.0.utf8), $0.1) }
  private static let republic = 1911
  private static let republicYears = 90...189
}
