internal import JournalSyntax

/// Weekdays before and behind a date.
extension DateParser {
  func weekday(at index: inout Int) -> Int? {
    guard index < elements.count, elements[index].kind == .word else { return nil }
    if elements[index].meaning == .weekday {
      let value = Int(elements[index].word.value)
      index = behindMarks(index + 1)
      // `segunda-feira, 12/01/2026`.
      if index < elements.count, bytes[elements[index].range.indices].elementsEqual("feira".utf8) {
        index = behindMarks(index + 1)
      }
      if isArticleOfDay(index) { index += 1 }
      // `Monday (11-22-2010):`.
      if kind(index) == .openParenthesis, numericDate(at: index + 1)?.0.hasYear == true {
        index += 1
      }
      return value
    }
    return weekdayInTwoWords(at: &index) ?? vietnameseInitial(at: &index)
      ?? abbreviatedWeekday(at: &index)
  }

  /// The `den` of `Torsdag den 13 mars. Ben` and of `Donnerstag, den 27.3.`, the `día` of `lunes día 18/3`.
  private func isArticleOfDay(_ index: Int) -> Bool {
    guard isSmallWordOfDay(index) else { return false }
    return dayMonth(at: index + 1) != nil || numericDate(at: index + 1) != nil
  }

  private func isSmallWordOfDay(_ index: Int) -> Bool {
    guard index + 1 < elements.count, elements[index].kind == .word,
      elements[index].range.count <= 4
    else { return false }
    let word = bytes[elements[index].range.indices]
    return CommonWords.articles.contains(word) || Self.wordsForDay.contains(word)
  }

  private static let wordsForDay = WordSet("dia día dnia")

  var startsWithDayInTwoWords: Bool {
    var index = 0
    return elements.count > 2 && weekdayInTwoWords(at: &index) != nil
  }

  /// `Thứ 2 12/1/2026`, `Chủ nhật 18/1`, `יום שני 12.1.2026`, `يوم الاثنين 12/1`: weekdays told by the
  /// word for a day and a number or a name behind it, before a date.
  private func weekdayInTwoWords(at index: inout Int) -> Int? {
    guard index + 2 < elements.count else { return nil }
    let (first, second) = (elements[index], elements[index + 1])
    let word = bytes[first.range.indices]
    let value: Int?
    if second.kind == .quantity {
      value =
        Self.numberedDay.contains(word)
        ? whole(index + 1).flatMap { 2...7 ~= $0 ? $0 - 1 : nil } : nil
    } else if first.meaning == .day, second.kind == .word {
      value =
        second.meaning == .weekday
        ? Int(second.word.value) : Self.hebrewDays[Keywords.hash(bytes[second.range.indices])]
    } else {
      value = vietnameseDay(index)
    }
    var next = behindMarks(index + 2)
    // `Thứ 2 ngày 10/3/2025`.
    if next < elements.count, elements[next].meaning == .date { next += 1 }
    guard let value, next < elements.count, elements[next].isNumber,
      numericDate(at: next) != nil || dayMonth(at: next) != nil
    else { return nil }
    index = next
    return value
  }

  /// The `thứ sáu` of `14/3/2025 (thứ sáu)`, the `thứ 2` and the `chủ nhật`.
  private func vietnameseDay(_ index: Int) -> Int? {
    guard index + 1 < elements.count, elements[index].kind == .word,
      case let word = bytes[elements[index].range.indices],
      case let second = bytes[elements[index + 1].range.indices]
    else { return nil }
    if Self.lord.contains(word) { return Self.sun.contains(second) ? 7 : nil }
    guard Self.numberedDay.contains(word) else { return nil }
    if let number = whole(index + 1) { return 2...7 ~= number ? number - 1 : nil }
    return Self.vietnameseNumbers.firstIndex { $0[...] == second }.map { $0 + 1 }
  }

  /// Monday is the second day.
  private static let vietnameseNumbers = ["hai", "ba", "tư", "năm", "sáu", "bảy"]
    .map { Array($0.utf8) }

  private static let numberedDay = WordSet("thứ")
  private static let lord = WordSet("chủ")
  private static let sun = WordSet("nhật")
  /// From Monday on; Sunday is the first day.
  private static let hebrewDays: [UInt64: Int] = {
    let names = ["שני", "שלישי", "רביעי", "חמישי", "שישי", "שבת", "ראשון"]
    return Dictionary(
      uniqueKeysWithValues: names.enumerated().map {
        (Keywords.hash(Array($0.element.utf8)[...]), $0.offset + 1)
      })
  }()

  /// `Wednesday 14`, `Wednesday 14 - Back`: the day of a month that is told elsewhere.
  func numberedWeekday(_ weekday: Int, _ start: Int) -> (WrittenDate, Int)? {
    // `lunes día 18`.
    let number = isSmallWordOfDay(start + 1) ? start + 2 : start + 1
    guard let day = whole(number), 1...31 ~= day, elements[number].spaceBefore,
      digitCount(number) == elements[number].range.count
    else { return nil }
    var next = number + 1
    // `Thu 3rd. shoulder clicking`.
    let isOrdinal =
      kind(next) == .word && !elements[next].spaceBefore
      && Self.ordinals.contains(bytes[elements[next].range.indices])
    if isOrdinal { next += 1 }
    switch kind(next) {
    case nil: break
    case _ where elements[next].spaceBefore && numberOfTaggedWeight(next) != nil: break
    case .hyphen where elements[next].spaceBefore && kind(next + 1) == .word: break
    // `Mon 9 – 8.1 km easy in 46:20`.
    case .hyphen
    where elements[next].spaceBefore && elements[next].spaceAfter && kind(next + 1) == .quantity
      && (elements[next + 1].unit == .kilometer || elements[next + 1].unit == .mile):
      break
    case .colon where kind(next + 1) == nil || kind(next + 1) == .word: break
    // `Tue 14th (legs still sore)`.
    case .period where isOrdinal, .comma where isOrdinal, .openParenthesis where isOrdinal: break
    // `Tue 5 run 8.2 km` in a file that opens its days so.
    case .word, .quantity, .openParenthesis, .comma, .period, .colon:
      guard numbersWeekdays, elements[next].spaceBefore || elements[next].kind != .quantity else {
        return nil
      }
    default: return nil
    }
    let range = elements[start].range.through(elements[number].range)
    return (
      WrittenDate(numbers: [day], form: .weekdayOnly, weekday: weekday, range: range), next
    )
  }

  private static let ordinals = WordSet("st nd rd th")

  /// `21 tue`, `17 fri - train strike`: the same the other way round.
  func dayBeforeWeekday(_ start: Int) -> (WrittenDate, Int)? {
    var next = start + 1
    guard let day = whole(start), 1...31 ~= day, next < elements.count, elements[next].spaceBefore,
      digitCount(start) == elements[start].range.count, let weekday = weekday(at: &next),
      next == start + 2 || kind(start + 2) == .hyphen,
      kind(start + 2) == nil
        || kind(start + 2) == .hyphen && elements[start + 2].spaceBefore && kind(start + 3) == .word
    else { return nil }
    return (
      WrittenDate(
        numbers: [day], form: .weekdayOnly, weekday: weekday,
        range: elements[start].range.through(elements[start + 1].range)), start + 2
    )
  }

  private func behindMarks(_ start: Int) -> Int {
    var index = start
    while index < elements.count,
      elements[index].kind == .comma || elements[index].kind == .period
        || elements[index].kind == .hyphen
    {
      index += 1
    }
    return index
  }

  /// `Mo, 4. März`, `jue 7/3`: short words that are weekdays only before a date.
  private func abbreviatedWeekday(at index: inout Int) -> Int? {
    guard elements[index].range.count <= 4,
      let value = WeekdayAbbreviation.value(bytes[elements[index].range.indices])
    else { return nil }
    let next = behindMarks(index + 1)
    guard next < elements.count, elements[next].isNumber,
      numericDate(at: next) != nil || dayMonth(at: next) != nil || eastAsian(at: next) != nil,
      // `Th 7.11.` is a Thursday, and `Th 12/10` may be reps of hip thrusts.
      !WeekdayAbbreviation.isThursday(bytes[elements[index].range.indices])
        || next + 1 < elements.count && elements[next + 1].kind != .slash
    else { return nil }
    index = next
    return value == 0 ? nil : value
  }

  /// `09-16周二`, `09-18 Thu`: the weekday behind it makes a day of what else might be a range.
  func isDashedDay(_ index: Int) -> Bool {
    isDashedDayBehindWeekday(index) || isPaddedDashedDay(index)
      || index == 0 && digitCount(0) == 2 && digitCount(2) == 2 && kind(3) == .word
        && elements[3].meaning == .weekday
  }

  /// The `ma` of `ma 11-3: squat 3x5x65` and the `za` of `za 23-3 (ipv vrij): squat`.
  private var isShortWeekdayBeforeDashes: Bool {
    guard elements[0].kind == .word, elements[0].range.count <= 3,
      WeekdayAbbreviation.value(bytes[elements[0].range.indices]) != nil
    else { return false }
    return kind(4) == nil || kind(4) == .colon || kind(4) == .openParenthesis
  }

  /// The `05-15` of `05-15 Squat 100 3x5`: nobody writes a range of reps so.
  private func isPaddedDashedDay(_ index: Int) -> Bool {
    index == 0 && digitCount(0) == 2 && digitCount(2) == 2 && kind(3) == .word
      && elements[3].spaceBefore && bytes[Int(elements[0].range.start)] == Byte.zero
      && elements[3].meaning != .repetition && elements[3].meaning != .set
  }

  /// The `10-3` of `Mon 10-3   garage`; `Mon 10-8-6` and `Mon 10-12 reps` tell reps.
  private func isDashedDayBehindWeekday(_ index: Int) -> Bool {
    guard index > 0, elements[index].spaceBefore,
      elements[index - 1].meaning == .weekday || index == 1 && isShortWeekdayBeforeDashes,
      let first = whole(index), let second = whole(index + 2, glued: true),
      1...12 ~= min(first, second), 1...31 ~= max(first, second)
    else { return false }
    switch kind(index + 3) {
    case nil, .openParenthesis, .comma, .colon: return true
    case .word: return elements[index + 3].word == .plain || elements[index + 3].meaning == .session
    default: return false
    }
  }

  func weekday(behind index: inout Int) -> Int? {
    var next = index
    while next < elements.count,
      elements[next].kind == .comma || elements[next].kind == .openParenthesis
        || (elements[next].kind == .hyphen && elements[next].spaceBefore)
    {
      next += 1
    }
    guard next < elements.count else { return nil }
    let isEnclosed = next > index && elements[next - 1].kind == .openParenthesis
    if let value = vietnameseDay(next) {
      index = next + 2
      if isEnclosed, index < elements.count, elements[index].kind == .closeParenthesis {
        index += 1
      }
      return value
    }
    guard let value = weekday(named: next, isEnclosed: isEnclosed) else { return nil }
    index = next + 1
    if isEnclosed, index < elements.count, elements[index].kind == .closeParenthesis { index += 1 }
    return value
  }

  /// A weekday by its name, or by its letter as in `5/1(水)`, `5/1 수` and `5月1日（三）`.
  private func weekday(named index: Int, isEnclosed: Bool) -> Int? {
    let element = elements[index]
    if element.meaning == .weekday { return Int(element.word.value) }
    // `3. 4. st`.
    if index == 4, isWeekdayAtEnd(4), spacedShort(at: 0) != nil {
      return WeekdayAbbreviation.value(bytes[element.range.indices])
    }
    guard element.kind == .word, element.range.count == WeekdayLetter.length else { return nil }
    let letter = bytes[element.range.indices]
    // `12.2 一`.
    guard isEnclosed else {
      return WeekdayLetter.value(letter)
        ?? (index == 1 && element.spaceBefore && (index + 1 == elements.count || element.spaceAfter)
          ? WeekdayLetter.number(letter) : nil)
    }
    guard kind(index + 1) == .closeParenthesis else { return nil }
    return WeekdayLetter.value(letter) ?? WeekdayLetter.number(letter)
  }
}
