internal import JournalSyntax
internal import WorkoutModel

/// Work behind a sure day at the start of its line: `Tue 16.1. 6 x 800: 3:12 3:10`, `2024-05-06 squat 5x5 @ 100, rows
/// 4x8`. Behind the day it is a line as any other, and read as one.
extension FileReader {
  /// Opens the day, and returns the line behind it; `nil` where the line is to be read as a whole.
  mutating func workBehindDay(_ line: LineSyntax) -> LineSyntax? {
    guard line.kind == .text, elements.count > 3,
      elements[0].isNumber || elements[0].kind == .word, isAsWritten
    else { return nil }
    settleWeekdaysInTwoLetters()
    if elements[0].meaning == .weekday { findNumberedWeekdays() }
    // `Deload: Wed 16 Oct swim 20 min`.
    let label = elements[1].kind == .colon && elements[2].meaning == .weekday ? 2 : 0
    guard
      let (found, end) = dates.date(
        at: label, allowsWeekdayOnly: context.numbersWeekdays == true),
      case let date = dayOfMonthAbove(found),
      case let next = behindMark(end), next + 1 < elements.count, elements[next].spaceBefore,
      startsWork(next),
      isSpelledOutDay(date, end) && isSessionDate(date, end, line)
        || elements[next - 1].kind == .period && followsPointedDay(date)
    else { return nil }
    context.section = .training
    takeSubject(next)
    startSession(date, titleFrom: elements.count)
    if label > 0, let session = context.session {
      file.sessions[session].title = cleanTitle(0..<(label - 1))
    }
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
    case .three: false
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
      guard context.subject == nil, context.pendingName == nil,
        let behind = elements[safe: number + 1]
      else { return false }
      // `6 x 800: 3:12 3:10`, `100 air squats, 50 push-ups`.
      return behind.kind == .times || elements[number].isBareWhole && countsExercise(number)
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
