internal import JournalSyntax

/// Sessions that are counted in a writer's own word before their day: `TE 14 - Mo 12.04.21 - OK`,
/// `Allenamento 7 - 03/02/2024`, `Post #41 - 10/6/2009`.
extension FileReader {
  /// Where the day starts behind the number of the session and a dash; `nil` when there is none.
  func dayBehindCount(_ number: Int) -> Int? {
    guard number + 4 < elements.count, isCountOfTitle(number),
      let date = dates.date(at: number + 2)?.0, date.hasYear, isPossible(date)
    else { return nil }
    return number + 2
  }

  /// The 14 of `TE 14 - `, behind one or two words that name no exercise.
  func isCountOfTitle(_ number: Int) -> Bool {
    let words = number > 1 && elements[number - 1].kind == .hash ? number - 1 : number
    guard 1...2 ~= words, elements[..<words].allSatisfy({ $0.kind == .word }),
      elements[number].kind == .quantity, elements[number].unit == .none,
      1_000...999_000 ~= elements[number].value, elements[number].value % 1000 == 0,
      case let mark = elements[number + 1],
      mark.kind == .colon || mark.kind == .comma
        || mark.kind == .hyphen && mark.spaceBefore && mark.spaceAfter
    else { return false }
    return !isExercise(0..<words)
  }

  /// `Day 3 , 7 June - my dumbbells came`: opens the session of the day behind the count, with what is said of it.
  mutating func dayBehindCountedDay(_ line: LineSyntax) -> Bool {
    guard elements.count > 4, isWord(0, in: Self.countedDays), elements[1].isBareWhole,
      1_000...999_000 ~= elements[1].value,
      [.comma, .period, .hyphen, .colon, .pipe].contains(elements[2].kind),
      let (date, next) = dates.date(at: 3), isPossible(date), date.form != .weekdayOnly,
      next < elements.count, [.hyphen, .colon, .comma].contains(elements[next].kind)
    else { return false }
    openSession(date, next, line)
    return true
  }

  /// `== v10 pass 1, tis 4/3 == bw 83,9`: opens the session of the day that ends a heading in signs of equality.
  mutating func dayInUnderscoredTitle(_ line: LineSyntax) -> Bool {
    let sign = elements[0].kind
    guard sign == .equals, elements.count > 5,
      let start = elements.firstIndex(where: { $0.kind != sign }), start > 1,
      // Behind the last word the signs may be those of a heading.
      case let close = elements[start...].firstIndex(where: { $0.kind == sign }) ?? elements.count
    else { return false }
    for index in start..<close where elements[index].isNumber || elements[index].meaning == .weekday
    {
      guard let (date, next) = dates.date(at: index), date.form != .weekdayOnly, isPossible(date),
        next == close || next < close && elements[next].kind == .comma
      else { continue }
      let behind = elements[close...].firstIndex { $0.kind != sign } ?? elements.count
      openSession(date, behind, line)
      if let session = context.session, file.sessions[session].title == nil, index > start {
        file.sessions[session].title = cleanTitle(start..<index)
      }
      return true
    }
    return false
  }

  private static let countedDays = WordSet(
    "day session workout tag einheit jour séance día dia sesión giorno treino dzień trening dag день тренировка"
  )
}
