internal import JournalSyntax
internal import WorkoutModel

/// Work behind a sure day at the start of its line: `Tue 16.1. 6 x 800: 3:12 3:10`, `2024-05-06 squat 5x5 @ 100, rows
/// 4x8`. Behind the day it is a line as any other, and read as one.
extension FileReader {
  /// Opens the day, and returns the line behind it; `nil` where the line is to be read as a whole.
  mutating func workBehindDay(_ line: LineSyntax) -> LineSyntax? {
    guard line.kind == .text, elements.count > 3,
      elements[0].isNumber || elements[0].kind == .word
    else { return nil }
    if let workout = workoutBehindWeekday(line) ?? workBehindEdit(line) { return workout }
    settleWeekdaysInTwoLetters()
    guard let (found, end) = dates.date(at: 0), case let date = dayOfMonthAbove(found),
      case let next = behindMark(end), next + 1 < elements.count, elements[next].spaceBefore,
      // `2024-04-01⇥Bench⇥135⇥10` is a row.
      !isTabbed(elements[next]),
      startsWork(next),
      isSpelledOutDay(date) && isSessionDate(date, end, line)
        || elements[next - 1].kind == .period && followsPointedDay(date)
    else { return nil }
    context.section = .training
    takeSubject(next)
    startSession(date, titleFrom: elements.count)
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
  private func isSpelledOutDay(_ date: WrittenDate) -> Bool {
    switch date.form {
    case .yearMonthDay, .named: true
    case .two: date.weekday != nil && isPossible(date)
    case .namedWithoutYear: date.weekday != nil
    case .three, .weekdayOnly: false
    }
  }

  /// The sign that parts the day from its work: `Tue 16.1.`, `2024-05-06:`.
  private func behindMark(_ end: Int) -> Int {
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
      return context.subject == nil && context.pendingName == nil
        && elements[safe: number + 1]?.kind == .times
    }
    // `2024년 3월 2일 오후 7:40, 민수 : 집에서`.
    if elements[number].kind == .clock, !isASCII { return false }
    // `BP 138/82`, in which BP is no bench press.
    if elements[number].value >= 80_000, elements[safe: number + 1]?.kind == .slash { return false }
    // `easy 6k`.
    let unit = elements[number].unit
    let isWay = number - next < 3 && (unit == .kilometer || unit == .mile || unit == .kilo)
    return elements[next..<number].allSatisfy { $0.kind == .word }
      && (isWay || isExercise(next..<number))
  }
}
