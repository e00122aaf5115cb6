internal import JournalSyntax

/// Years and months in the first lines, in other orders than `March 2025`.
extension FileReader {
  /// Keeps the year and the month of `2025 MARCH wk 10` and of `Diary, november '23`, and the year of `Año
  /// 2024, three days a week`.
  mutating func hintYearInTitle() {
    guard file.dates.isEmpty, context.monthOfTitle == nil, 2...40 ~= elements.count else { return }
    if context.lineIndex == 0, file.hintedYear == nil, let year = yearOfQuarter {
      file.hintedYear = year
      return
    }
    if context.lineIndex == 0, file.hintedYear == nil, let year = shortYearInScript {
      file.hintedYear = year
      return
    }
    // `SEPT 2022 new job` above `5th`.
    if context.lineIndex == 0, headsMonthWithYear {
      context.year = Int(elements[1].value) / 1000
      context.month = Int(elements[0].word.value)
      return
    }
    if context.lineIndex == 0, isYear(0), elements[1].meaning == .month {
      // `2025 March 3` is a day, and `2025 March week 10` none.
      guard elements.count == 2 || !elements[2].isNumber else { return }
      file.hintedYear = Int(elements[0].value) / 1000
      context.monthOfTitle = Int(elements[1].word.value)
      return
    }
    if context.lineIndex < 2,
      let month = elements.indices.dropLast(2).first(where: { elements[$0].meaning == .month }),
      elements[month + 1].range.count <= 3,
      elements[month + 1].kind == .quote || elements[month + 1].kind == .other,
      case let year = elements[month + 2], year.kind == .quantity, !year.spaceBefore,
      10_000...49_000 ~= year.value, year.value % 1000 == 0, year.range.count == 2
    {
      file.hintedYear = 2000 + Int(year.value) / 1000
      context.monthOfTitle = Int(elements[month].word.value)
      return
    }
    if file.hintedYear == nil, isWord(0, in: CommonWords.year),
      isYear(1) || elements[1].kind == .colon && isYear(2)
    {
      file.hintedYear = Int(elements[isYear(1) ? 1 : 2].value) / 1000
    }
  }

  /// The year of `2025Q4 (w*r*s)`, `2025-Q4`, `2025 Q4` and `Q4 2025` at the start of the file.
  private var yearOfQuarter: Int? {
    var text = bytes[document.lines[0].content.indices].prefix(7)
    let isFirst = text.first == UInt8(ascii: "Q")
    if isFirst {
      guard text.count == 7, let quarter = text.dropFirst().first, 0x31...0x34 ~= quarter,
        text.dropFirst(2).first == Byte.space
      else { return nil }
      text = text.dropFirst(3)
    }
    let digits = text.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Byte.isDigit($0) }) else { return nil }
    let year = digits.valueOfDigits
    guard 1990...2049 ~= year else { return nil }
    if isFirst { return year }
    let behind = text.dropFirst(4).drop { $0 == Byte.space || $0 == Byte.hyphen }
    guard behind.first.map({ $0 | 0x20 == UInt8(ascii: "q") }) == true,
      let quarter = behind.dropFirst().first, 0x31...0x34 ~= quarter
    else { return nil }
    return year
  }

  /// `LOGBOOK volume 4 - 2018` in the first line: what it is called, and its year.
  mutating func isTitleWithYear() -> Bool {
    if let year = yearOfSeason ?? yearOfEvent {
      file.hintedYear = file.hintedYear ?? year
      return true
    }
    let last = elements.count - 1
    guard context.lineIndex == 0, 3...9 ~= last, isYear(last), elements[0].kind == .word,
      elements[last - 1].kind == .hyphen && elements[last - 1].spaceBefore
        || elements[last - 1].kind == .comma || elements[last - 1].kind == .pipe,
      elements[last - 2].isBareWhole, elements[last - 3].kind == .word,
      elements[..<(last - 2)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      !(0..<last).contains(where: { elements[$0].meaning == .month }),
      !isName(0..<(last - 2))
    else { return false }
    if file.hintedYear == nil { file.hintedYear = Int(elements[last].value) / 1000 }
    return true
  }

  /// The first year of `Saison 2022/23`, `сезон 2022/2023` and `winter 2022-23` among words in the first line.
  private var yearOfSeason: Int? {
    guard context.lineIndex == 0, elements.count > 3,
      let first = elements.indices.dropFirst().dropLast(2).first(where: {
        isYear($0) && (elements[$0 + 1].kind == .slash || elements[$0 + 1].kind == .hyphen)
          && !elements[$0 + 1].spaceBefore && elements[$0 + 2].isBareWhole
          && !elements[$0 + 2].spaceBefore
      }), elements[..<first].allSatisfy({ !$0.isNumber }),
      case let year = Int(elements[first].value) / 1000,
      case let next = Int(elements[first + 2].value) / 1000,
      next == year + 1 || next == (year + 1) % 100 && elements[first + 2].range.count == 2
    else { return nil }
    return year
  }

  /// The year of `# Prep log - Ironworks Open, May 18 2024`: the day of an event that the file leads to.
  private var yearOfEvent: Int? {
    guard context.lineIndex == 0, elements.count > 5,
      let event = elements.indices.first(where: { isWord($0, in: Self.events) }),
      let place = elements.indices.dropFirst(event + 1).first(where: {
        dates.date(at: $0)?.0.form == .named
      }), let date = dates.date(at: place)?.0
    else { return nil }
    return date.numbers[0]
  }

  private static let events = WordSet(
    "open meet comp competition championship championships nationals worlds prep marathon race wettkampf meisterschaft соревнования"
  )

  /// The year of `24년 1학기 운동일지` and `24年 筋トレ` at the start of the file.
  private var shortYearInScript: Int? {
    let text = bytes[document.lines[0].content.indices].prefix(5)
    let digits = text.prefix(2)
    guard digits.count == 2, digits.allSatisfy({ Byte.isDigit($0) }),
      ["년", "年"].contains(where: { text.dropFirst(2).elementsEqual($0.utf8) }),
      case let year = digits.valueOfDigits, 10...49 ~= year
    else { return nil }
    return 2000 + year
  }

  private func isYear(_ index: Int) -> Bool {
    index < elements.count && elements[index].isBareWhole && elements[index].range.count == 4
      && 1_990_000...2_049_000 ~= elements[index].value
  }
}
