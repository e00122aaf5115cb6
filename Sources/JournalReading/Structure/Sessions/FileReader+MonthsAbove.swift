internal import JournalSyntax
internal import WorkoutModel

/// Months above lines that begin with the number of a day: `Oktober 2026` over `3 Sa Bank 80x5`.
extension FileReader {
  /// How the lines below a month tell their days.
  enum NumberedDays {
    /// `3 Sa`, `3(土)`, `Sat 3`, `3日`.
    case marked
    /// `3 bench 80x5`: by nothing but the number.
    case bare
  }

  /// Keeps the month of `== ИЮНЬ 2026 == штанга`, `2026年4月ノート`, `Log May 2026`, whose days stand below.
  mutating func monthAboveDays(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .heading, elements.count <= 24,
      let (year, month) = monthOfHead, let days = daysBelow()
    else { return false }
    context.month = month
    if let year { context.year = year }
    context.numberedDays = days
    settlePendingName(nextIsName: false)
    context.entry = nil
    guard line.kind == .text else { return false }
    note(line.content)
    return true
  }

  /// The month of a title, and the year beside it; no other number stands before them.
  private var monthOfHead: (Int?, Int)? {
    guard !elements.contains(where: { $0.kind == .times }) else { return nil }
    var year: Int?
    for index in elements.indices.prefix(Self.mostElementsToMonth) {
      let element = elements[index]
      if element.meaning == .month {
        let next = index + 1
        let yearBehind = yearOfHead(next)
        guard yearBehind != nil || !(elements[safe: next]?.isNumber ?? false) else { return nil }
        return (yearBehind ?? year, Int(element.word.value))
      }
      guard element.isNumber else { continue }
      if let told = yearOfHead(index) {
        year = told
        continue
      }
      // `2026/10`, `10月`, `10월`, and not `10月3日`.
      guard element.isBareWhole, 1_000...12_000 ~= element.value else { return nil }
      guard let mark = elements[safe: index + 1], mark.kind == .word, !mark.spaceBefore,
        Self.monthMarks.contains(where: { bytes[mark.range.indices].starts(with: $0) }),
        !(elements[safe: index + 2]?.isNumber ?? false)
      else { return nil }
      return (year, Int(element.value) / 1000)
    }
    return nil
  }

  private static let mostElementsToMonth = 8
  private static let monthMarks = ["月", "월"].map { Array($0.utf8) }

  private func yearOfHead(_ index: Int) -> Int? {
    guard let year = elements[safe: index], year.isBareWhole, year.range.count == 4,
      1_990_000...2_049_000 ~= year.value
    else { return nil }
    return Int(year.value) / 1000
  }

  /// Whether the lines below begin with days that rise or fall.
  private func daysBelow() -> NumberedDays? {
    var marked: [Int] = []
    var bare: [Int] = []
    var (others, withNumbers) = (0, 0)
    for line in document.lines[(context.lineIndex + 1)...].prefix(Self.mostLinesBelow) {
      switch line.kind {
      // `> lunges 3x10` was moved to another day.
      case .blank, .rule, .quote: continue
      case .text, .item, .numbered: break
      default: return days(marked, bare, others, withNumbers)
      }
      let content = bytes[line.content.indices]
      guard let day = dayAtStart(content) else {
        if beginsWithMonth(content) { break }
        others += 1
        continue
      }
      if day.isMarked { marked.append(day.number) } else { bare.append(day.number) }
      if content.dropFirst(2).contains(where: { Byte.isDigit($0) }) { withNumbers += 1 }
    }
    return days(marked, bare, others, withNumbers)
  }

  private static let mostLinesBelow = 40

  private func days(
    _ marked: [Int], _ bare: [Int], _ others: Int, _ withNumbers: Int
  ) -> NumberedDays? {
    if marked.count > 1 || marked.count == 1 && others == 0 {
      return isRun(marked) ? .marked : nil
    }
    // `10 burpees`, `15 squats` count them: days stand before other numbers, and leave some out.
    guard marked.isEmpty, others == 0, bare.count >= 4, withNumbers * 4 >= bare.count * 3,
      isRun(bare), Set(bare).count == bare.count, let last = bare.max(),
      last > bare.count + 1
    else { return nil }
    return .bare
  }

  /// The days go one way.
  private func isRun(_ days: [Int]) -> Bool {
    let steps = zip(days, days.dropFirst())
    let (rises, falls) = (steps.count { $0 < $1 }, steps.count { $0 > $1 })
    return min(rises, falls) * 8 <= max(rises, falls)
  }

  private func beginsWithMonth(_ content: ArraySlice<UInt8>) -> Bool {
    let word = content.drop { $0 < 0x80 && !Byte.isASCIILetter($0) && !Byte.isDigit($0) }
      .prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    return !word.isEmpty && Keywords.word(word).meaning == .month
  }

  /// The day of `3 Sa`, `3. Sa`, `3(土)`, `3日` and `Sat 3`, marked as such, and of `3 bench`.
  private func dayAtStart(_ line: ArraySlice<UInt8>) -> (number: Int, isMarked: Bool)? {
    // `**04 seg** treino A`.
    let content = line.drop { $0 == Byte.asterisk || $0 == Byte.underscore }
    let digits = content.prefix { Byte.isDigit($0) }
    guard !digits.isEmpty else {
      let word = content.prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
      guard isWeekday(word) else { return nil }
      let number = content.dropFirst(word.count).drop { $0 == Byte.space || $0 == Byte.comma }
      let day = number.prefix { Byte.isDigit($0) }
      let behind = number.dropFirst(day.count).first
      guard behind == nil || behind == Byte.space || behind == Byte.colon else { return nil }
      return dayNumber(day).map { ($0, true) }
    }
    guard let day = dayNumber(digits) else { return nil }
    var rest = content.dropFirst(digits.count)
    if rest.first == Byte.period || rest.first == Byte.comma { rest = rest.dropFirst() }
    if Self.dayMarks.contains(where: { rest.starts(with: $0) }) { return (day, true) }
    if isOrdinal(rest) { return (day, true) }
    let isApart = rest.first == Byte.space
    rest = rest.drop { $0 == Byte.space }
    let isEnclosed = rest.first == Byte.openParenthesis || rest.starts(with: Self.wideParenthesis)
    if isEnclosed { rest = rest.dropFirst(rest.first == Byte.openParenthesis ? 1 : 3) }
    // `6월 5일` is a day of June.
    if !isEnclosed, Self.monthMarks.contains(where: { rest.starts(with: $0) }),
      rest.dropFirst(3).drop(while: { $0 == Byte.space }).first.map({ Byte.isDigit($0) }) == true
    {
      return nil
    }
    if WeekdayLetter.value(rest.prefix(3)) != nil,
      isEnclosed || rest.dropFirst(3).first.map({ $0 == Byte.space }) ?? true
    {
      return (day, true)
    }
    let word = rest.prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    if isApart, isLetterOfWeekday(rest) { return (day, true) }
    if isApart || isEnclosed, isWeekday(word) { return (day, true) }
    return isApart && !word.isEmpty ? (day, false) : nil
  }

  /// The `st` of `21st – Leg press`, with a blank or a dash behind it.
  private func isOrdinal(_ rest: ArraySlice<UInt8>) -> Bool {
    let ending = rest.prefix { Byte.isASCIILetter($0) }
    guard Self.ordinals.contains(ending), let mark = rest.dropFirst(ending.count).first else {
      return false
    }
    return mark == Byte.space || mark == Byte.colon || mark == Byte.comma
  }

  private static let ordinals = WordSet("st nd rd th")
  private static let dayMarks = ["日", "일", "号"].map { Array($0.utf8) }
  private static let wideParenthesis = Array("（".utf8)

  private func isWeekday(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty
      && (Keywords.word(word).meaning == .weekday || WeekdayAbbreviation.value(word) != nil)
  }

  /// The `M` of `4 M`, with nothing behind it.
  private func isLetterOfWeekday(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 1 && text.first.map { Self.lettersOfWeekdays.contains($0) } == true
  }

  private static let lettersOfWeekdays = Array("MTWFSDLXJVZO".utf8)

  /// The whole line is `4 M`: the number of the day, and its weekday in a letter.
  private var isDayBeforeLetter: Bool {
    let content = bytes[document.lines[context.lineIndex].content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    let letter = content.dropFirst(digits.count)
    return elements.count <= 2 && dayNumber(digits) != nil && letter.first == Byte.space
      && isLetterOfWeekday(letter.dropFirst())
  }

  private func dayNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...2 ~= digits.count else { return nil }
    let day = digits.valueOfDigits
    return 1...31 ~= day ? day : nil
  }

  /// The day of such a line, and the index behind it.
  func numberedDay() -> (WrittenDate, Int)? {
    guard let habit = context.numberedDays, let month = context.month,
      dates.date(at: 0) == nil
    else { return nil }
    if habit == .marked, elements[0].isNumber, isDayBeforeLetter {
      return (
        WrittenDate(
          numbers: [month, Int(elements[0].value) / 1000], form: .namedWithoutYear, weekday: nil,
          range: range(0..<elements.count)), elements.count
      )
    }
    var (number, next) = (0, 1)
    var weekday: Int?
    if elements[0].kind == .word {
      weekday = weekdayOfWord(0)
      number = elements[safe: 1]?.kind == .comma || elements[safe: 1]?.kind == .period ? 2 : 1
      guard weekday != nil, let day = elements[safe: number], day.isBareWhole,
        day.range.count <= 2, elements[safe: number + 1].map({ isBehindDay($0) }) ?? true
      else { return nil }
      next = number + 1
    }
    guard let day = elements[safe: number], day.kind == .quantity, day.value % 1000 == 0,
      1_000...31_000 ~= day.value
    else { return nil }
    var isMarked = weekday != nil
    if number == 0 {
      if let mark = elements[safe: next], mark.kind == .word, !mark.spaceBefore,
        isWord(next, in: Self.ordinals)
          || Self.dayMarks.contains(where: { bytes[mark.range.indices].elementsEqual($0) })
      {
        (next, isMarked) = (next + 1, true)
      } else if day.unit != .none {
        // `3 Mi` is a Wednesday, and no three miles.
        let word = bytes[day.range.indices].drop { Byte.isDigit($0) || $0 == Byte.space }
        if habit == .marked, bytes[day.range.indices].contains(Byte.space),
          let told = WeekdayAbbreviation.value(word)
        {
          weekday = told
        } else if !Self.dayMarks.contains(where: { word.elementsEqual($0) }) {
          return nil
        }
        isMarked = true
      }
      if let point = elements[safe: next], point.kind == .period, !point.spaceBefore { next += 1 }
      if weekday == nil, let told = dates.weekday(behind: &next) {
        weekday = told
      } else if weekday == nil, next < elements.count, let told = weekdayOfWord(next) {
        (weekday, next) = (told, next + 1)
      }
      isMarked = isMarked || weekday != nil
    }
    guard isMarked || habit == .bare && elements[safe: 1]?.kind == .word && elements.count > 2
    else { return nil }
    return (
      WrittenDate(
        numbers: [month, Int(day.value) / 1000], form: .namedWithoutYear,
        weekday: weekday == 0 ? nil : weekday, range: range(0..<next)), next
    )
  }

  /// Behind the day of `Sat 3 bench`, and not of `Sat 3x5`.
  private func isBehindDay(_ element: Element) -> Bool {
    switch element.kind {
    case .word: element.spaceBefore
    case .colon, .comma, .openParenthesis: true
    case .hyphen: element.spaceBefore && element.spaceAfter
    default: false
    }
  }

  private func weekdayOfWord(_ index: Int) -> Int? {
    guard elements[index].kind == .word else { return nil }
    if elements[index].meaning == .weekday { return Int(elements[index].word.value) }
    return WeekdayAbbreviation.value(bytes[elements[index].range.indices])
  }

  /// `5月は ベンチ 100kg`, `5월은 벤치 100kg`: what another month shall bring.
  var plansOtherMonth: Bool {
    guard !isASCII, elements.count > 2, elements[0].isBareWhole,
      1_000...12_000 ~= elements[0].value, elements[1].kind == .word, !elements[1].spaceBefore,
      Self.otherMonths.contains(where: { bytes[elements[1].range.indices].starts(with: $0) })
    else { return false }
    return !file.dates.isEmpty && context.month != Int(elements[0].value) / 1000
  }

  private static let otherMonths = ["月は", "月こそ", "월은", "월엔", "월에는"].map { Array($0.utf8) }
}
