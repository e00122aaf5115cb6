internal import JournalSyntax
internal import WorkoutModel

/// Work behind a sure day at the start of its line: `Tue 16.1. 6 x 800: 3:12 3:10`, `2024-05-06 squat 5x5 @ 100, rows
/// 4x8`. Behind the day it is a line as any other, and read as one.
extension FileReader {
  /// Opens the day, and returns the line behind it; `nil` where the line is to be read as a whole.
  mutating func workBehindDay(_ line: LineSyntax) -> LineSyntax? {
    guard line.kind == .text, elements.count > 3,
      elements[0].isNumber || elements[0].kind == .word, isAsWritten, !isBareTableRow(line)
    else { return nil }
    if let workout = workoutBehindWeekday(line) ?? workBehindEdit(line) { return workout }
    settleWeekdaysInTwoLetters()
    if elements[0].meaning == .weekday { findNumberedWeekdays() }
    // `Deload: Wed 16 Oct swim 20 min`.
    let label = elements[1].kind == .colon && elements[2].meaning == .weekday ? 2 : 0
    guard
      let (found, end) = dates.date(
        at: label, allowsWeekdayOnly: context.numbersWeekdays == true),
      case let date = dayOfMonthAbove(found),
      case let next = behindLabelOfWork(behindAsideOfDay(behindMark(end))),
      next + 1 < elements.count,
      elements[next].spaceBefore, !isTabbed(elements[next]),
      startsWork(next) || opensWithSentences(next)
        || isNextPaddedDay(date, end) && startsFactors(next),
      isSpelledOutDay(date, end) && isSessionDate(date, end, line)
        || elements[next - 1].kind == .period && followsPointedDay(date)
        || isNextPaddedDay(date, end)
    else { return nil }
    context.section = .training
    takeSubject(next)
    startSession(date, titleFrom: elements.count)
    if label > 0, let session = context.session {
      file.sessions[session].title = cleanTitle(0..<(label - 1))
    }
    if next > behindMark(end) { note(range(behindMark(end)..<next)) }
    return lineBehind(next, line)
  }

  /// `Tues: Fran (scaled) 21-15-9 thrusters 65 + ring rows. 9:48`, `Thurs: 5 rounds 400m run, 15 wall balls 14#`.
  private mutating func workoutBehindWeekday(_ line: LineSyntax) -> LineSyntax? {
    guard elements.count > 5, elements[0].meaning == .weekday, elements[1].kind == .colon,
      elements[2].unit == .round || namesBenchmark(2),
      let (day, next) = dates.date(at: 0, allowsWeekdayOnly: true)
    else { return nil }
    if isSessionDate(day, next, line) { startSession(day, titleFrom: elements.count) }
    return lineBehind(2, line)
  }

  /// `EDIT: did the squats, 275 x 5 x 5`: added to a post, and a line as any other.
  private mutating func workBehindEdit(_ line: LineSyntax) -> LineSyntax? {
    guard elements.count > 5, elements[1].kind == .colon, isWord(0, in: Self.edits) else {
      return nil
    }
    var next = 2
    if isDoing(elements[next]) { next += 1 }
    if isWord(next, in: Self.articles) { next += 1 }
    return next + 2 < elements.count ? lineBehind(next, line) : nil
  }

  private static let edits = WordSet(
    "edit edited update upd nachtrag ajout edición edito modifica правка")
  private static let articles = WordSet("the my die meine les mes las mis os minhas le mie")

  private mutating func lineBehind(_ next: Int, _ line: LineSyntax) -> LineSyntax {
    var rest = line
    rest.content = ByteRange(Int(elements[next].range.start), Int(line.content.end))
    scanner.scan(rest.content.indices, into: &anatomy.parser.elements)
    if !statedWords.isEmpty { settleStatedWords() }
    if names.hasShortNames { settleShortNames() }
    return rest
  }

  /// A day with its weekday or its year, which is no load and no pair of numbers.
  private func isSpelledOutDay(_ date: WrittenDate, _ next: Int) -> Bool {
    switch date.form {
    case .yearMonthDay, .named, .namedWithoutYear: true
    case .two: date.weekday != nil && isPossible(date)
    case .weekdayOnly: isNumberedWeekday(date, next)
    case .three: date.weekday != nil && isPossible(date)
    }
  }

  /// The `29.01` of `29.01: squat 70x5x3` below `26.01`: with all its digits, and within three weeks of the day above.
  private func isNextPaddedDay(_ date: WrittenDate, _ end: Int) -> Bool {
    guard end == 1, date.weekday == nil else { return false }
    // `1.5 硬拉70kg5个3组` below `1.3`: no load stands before a name there.
    if elements[0].range.count < 5 {
      guard let next = elements[safe: 1], next.flags.contains(.unspacedScript), next.spaceBefore,
        elements[0].flags.contains(.fraction), elements[safe: 2]?.isNumber == true,
        file.dates.last?.form == .two(separator: Byte.period)
      else { return false }
      return followsLastDay(0)
    }
    return isDayAfterLast(date)
  }

  /// Behind the `(instead of Wed)` of `14.09 (instead of Wed) squat 115x4`.
  private func behindAsideOfDay(_ start: Int) -> Int {
    guard start < elements.count, elements[start].kind == .openParenthesis,
      let close = elements[start...].prefix(8).firstIndex(where: { $0.kind == .closeParenthesis }),
      !elements[start..<close].contains(where: \.isNumber)
    else { return start }
    // `za 23-3 (ipv vrij): squat 3x5x65`.
    return behindMark(close + 1)
  }

  /// Behind the `S&C:` of `Mon 28/10 S&C: squat 60x5` and the `AM` of `Mon 7/10 AM erg 60'`.
  private func behindLabelOfWork(_ start: Int) -> Int {
    var index = start
    if index + 1 < elements.count, isWord(index, in: Self.halvesOfDay) {
      index += elements[index + 1].kind == .colon ? 2 : 1
    }
    if index + 3 < elements.count, elements[index].range.count == 1,
      isWord(index, in: Self.strength),
      elements[index + 1].kind == .ampersand, elements[index + 2].range.count == 1,
      elements[index + 3].kind == .colon || elements[index + 3].kind == .hyphen
    {
      index += 4
    }
    return index
  }

  private static let halvesOfDay = WordSet("am pm a.m p.m")
  private static let strength = WordSet("s")

  /// `MC 90x5x2`: words and factors behind them, though nobody else knows the words.
  private func startsFactors(_ next: Int) -> Bool {
    guard let number = elements[next...].prefix(4).firstIndex(where: { $0.kind != .word }),
      number > next, elements[number].isNumber, elements[number].spaceBefore
    else { return false }
    return elements[safe: number + 1]?.kind == .times
      && elements[next..<number].allSatisfy { $0.word == .plain }
  }

  /// The sign that parts the day from its work: `Tue 16.1.`, `2024-05-06:`.
  func behindMark(_ end: Int) -> Int {
    switch elements[safe: end]?.kind {
    case .period, .colon, .comma: end + 1
    case .hyphen where elements[end].spaceAfter: end + 1
    default: end
    }
  }

  /// An exercise before its first number, or a way that is told without one.
  private func startsWork(_ next: Int) -> Bool {
    guard let number = elements[next...].prefix(7).firstIndex(where: \.isNumber) else {
      return false
    }
    if number == next {
      guard context.subject == nil, context.pendingName == nil,
        let behind = elements[safe: number + 1]
      else { return false }
      // `6 x 800: 3:12 3:10`, `100 air squats, 50 push-ups`.
      return behind.kind == .times || elements[number].isBareWhole && countsExercise(number)
    }
    // `2024년 3월 2일 오후 7:40, 민수 : 집에서`: the stamp of a message.
    if elements[number].kind == .clock, elements[next].flags.contains(.unspacedScript) || !isASCII {
      guard names.isKnown(NameText.clean(written.bytes[range(next..<number).indices])) else {
        return false
      }
    }
    // `BP 138/82`, in which BP is no bench press.
    if elements[number].value >= 80_000, elements[safe: number + 1]?.kind == .slash { return false }
    let isParted = elements[number - 1].kind == .colon || elements[number - 1].kind == .comma
    let name = next..<(isParted ? number - 1 : number)
    guard !name.isEmpty, elements[name].allSatisfy({ $0.kind == .word }),
      // `2022.04.24 *Flex* **chinups:** 10x15`: a title, and the name.
      !elements[name].dropFirst().contains(where: {
        $0.flags.contains(.emphasis) || $0.flags.contains(.gap)
      })
    else { return false }
    // `가슴이두 76.3kg`: the title of a day, and what the lifter weighed.
    if elements[next].flags.contains(.unspacedScript),
      !names.isKnown(NameText.clean(written.bytes[range(name).indices])),
      elements[safe: number + 1].map({ $0.kind != .times && !$0.isNumber }) ?? true
    {
      return false
    }
    // `easy 6k`.
    let unit = elements[number].unit
    let isWay = name.count < 3 && (unit == .kilometer || unit == .mile || unit == .kilo)
    return isWay || isExercise(name) || !isParted && startsExercise(next)
      || name.count == 1 && isSessionOfRunner(next)
  }

  /// `100 air squats`.
  private func countsExercise(_ number: Int) -> Bool {
    let end =
      elements[(number + 1)...].prefix(4).firstIndex { $0.kind != .word }
      ?? min(elements.count, number + 5)
    return end > number + 1 && isExercise((number + 1)..<end)
  }
}
