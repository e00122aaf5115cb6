internal import JournalSyntax
internal import WorkoutModel

/// Weeks that are told by their first day: `Week of 8/12/2024`, `w/c 16 Sep 2024`.
extension FileReader {
  /// `w/c 16 Sep 2024 - marathon block wk 9 (74 km)`: whatever stands behind the first day of a week,
  /// it tells no set.
  func isHeadOfWeek(_ date: WrittenDate, _ index: Int, _ next: Int) -> Bool {
    guard 2...3 ~= index, next < elements.count, isSpelledOut(date),
      elements[next].kind == .openParenthesis || isTitleMark(elements[next]),
      !elements[next...].contains(where: { $0.kind == .times })
    else { return false }
    return elements[0].meaning == .week && elements[1].kind == .word
      || bytes[range(0..<index).indices].elementsEqual("w/c".utf8)
  }

  /// The `w/b` of `WEEK 3 - w/b 13th Jan 2025`, and `W/C 13 Jan 2025`.
  func commencesWeek(before index: Int) -> Bool {
    guard index >= 3, elements[index - 2].kind == .slash, !elements[index - 2].spaceBefore,
      elements[index - 3].range.count == 1, elements[index - 1].range.count == 1
    else { return false }
    return isWord(index - 3, in: Self.firstOfWeek) && isWord(index - 1, in: Self.secondOfWeek)
  }

  /// Week commencing, week beginning.
  private static let firstOfWeek = WordSet("w")
  private static let secondOfWeek = WordSet("c b")

  /// Weeks begin on Mondays: of 6/3/24 that is the third of June, and the sixth of March is none.
  private func settleMondayOfWeek(_ date: inout WrittenDate) {
    guard case .three = date.form, date.weekday == nil else { return }
    let mondays = [DateOrder.dayMonthYear, .monthDayYear].filter { order in
      guard let (year, month, day) = date.parts(order), let year,
        let civil = CivilDate(year: year, month: month, day: day)
      else { return false }
      return civil.weekday == 1
    }
    if mondays.count == 1 { date.weekday = 1 }
  }

  /// `Week of 8/12/2024`: the weekdays below are days of it.
  mutating func openWeek(_ date: WrittenDate) {
    guard isPossible(date) || date.parts(.yearMonthDay) != nil else { return }
    var date = date
    date.opensWeek = true
    settleMondayOfWeek(&date)
    context.weekDate = file.dates.count
    file.dates.append(date)
    context.isInWeek = true
    // What stands below is not of the exercise above.
    context.entry = nil
  }
}
