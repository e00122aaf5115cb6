internal import JournalSyntax
internal import WorkoutModel

/// Weeks that are told by their first and last day.
///
/// A sign or a word such as `to`, `bis` and `au` joins both; the first may leave out what the last tells.
struct SpanOfDays {
  /// With the year of the last, where only that tells one.
  var first: WrittenDate
  /// How many days lie between the first and the last.
  let length: Int
  /// The elements of both days.
  let elements: Range<Int>
}

extension DateParser {
  /// The first span on the line; at most a month lies between its days.
  func span() -> SpanOfDays? {
    for joiner in elements.indices.dropFirst().dropLast() {
      guard let next = behindJoiner(joiner), next < elements.count else { continue }
      if let span = spanOfMonth(joiner, next) ?? spanOfDates(joiner, next)
        ?? spanFromNumber(joiner, next)
      {
        return span
      }
    }
    return nil
  }

  /// Behind the `-` of `13-19 May`, the `au` of `13 au 19 mai`, the `t/m` of `13 t/m 19 mei`.
  private func behindJoiner(_ index: Int) -> Int? {
    switch elements[index].kind {
    case .hyphen, .tilde: return index + 1
    case .word where Self.joiners.contains(bytes[elements[index].range.indices]): return index + 1
    case .word where elements[index].range.count == 1 && kind(index + 1) == .slash:
      return kind(index + 2) == .word && elements[index + 2].range.count == 1 ? index + 3 : nil
    default: return nil
    }
  }

  private static let joiners = WordSet(
    "to thru through til till until au al bis tot a à até ate do по до til fino 〜 ~ –")

  /// `Jan 13-19, 2025`, `January 13 to 19`.
  private func spanOfMonth(_ joiner: Int, _ behind: Int) -> SpanOfDays? {
    guard joiner >= 2, elements[joiner - 2].kind == .word, elements[joiner - 2].meaning == .month,
      let first = day(joiner - 1), let last = day(behind), first < last
    else { return nil }
    let month = Int(elements[joiner - 2].word.value)
    var next = behind + 1
    if kind(next) == .word, !elements[next].spaceBefore { next += 1 }
    // `May 5-10 June` has its month behind.
    guard next >= elements.count || elements[next].meaning != .month else { return nil }
    let year = yearBehind(&next)
    return span(
      month: month, day: first, year: year, length: last - first, (joiner - 2)..<next)
  }

  /// `13.1. - 19.1.2025`, `Jan 13 to Jan 19 2025`, `1월 13일 ~ 1월 19일 2025`.
  private func spanOfDates(_ joiner: Int, _ behind: Int) -> SpanOfDays? {
    guard let (last, end) = date(at: behind), last.form != .weekdayOnly else { return nil }
    for start in max(0, joiner - 8)..<joiner {
      guard let (found, next) = date(at: start), next == joiner else { continue }
      var first = found
      var end = end
      let year = last.hasYear ? nil : yearBehind(&end)
      guard let length = daysBetween(&first, last, year: year) else { return nil }
      return SpanOfDays(first: first, length: length, elements: start..<end)
    }
    return nil
  }

  /// `13.-19.01.2025`, `13 au 19 janvier 2025`, `30 to 5 May`.
  private func spanFromNumber(_ joiner: Int, _ behind: Int) -> SpanOfDays? {
    let start = kind(joiner - 1) == .period && joiner > 1 ? joiner - 2 : joiner - 1
    guard let day = day(start), let (last, end) = date(at: behind),
      start == 0 || elements[start - 1].meaning != .month,
      let parts =
        last.form == .named || last.form == .namedWithoutYear || isDotted(last)
          || isBehindWordOfDays(joiner, last)
        ? last.parts(last.form == .named ? .yearMonthDay : .dayMonthYear) : nil
    else { return nil }
    var next = end
    let year = parts.year ?? yearBehind(&next)
    var month = parts.month
    if day > parts.day { month = month == 1 ? 12 : month - 1 }
    let firstYear = year.map { day > parts.day && parts.month == 1 ? $0 - 1 : $0 }
    guard let first = CivilDate(year: firstYear ?? 2024, month: month, day: day),
      let final = CivilDate(year: year ?? 2024, month: parts.month, day: parts.day)
    else { return nil }
    return span(
      month: month, day: day, year: firstYear, length: final.days(since: first), start..<next)
  }

  /// `19.01.2025`: nobody who writes points puts the month first.
  private func isDotted(_ date: WrittenDate) -> Bool {
    date.form == .three(separator: Byte.period) || date.form == .two(separator: Byte.period)
  }

  /// `du 18 au 24/03`, `vom 3. bis 9/4`: those who join days by such a word put the month last.
  private func isBehindWordOfDays(_ joiner: Int, _ date: WrittenDate) -> Bool {
    guard date.form == .two(separator: Byte.slash), kind(joiner) == .word else { return false }
    return Self.joinersOfDays.contains(bytes[elements[joiner].range.indices])
  }

  private static let joinersOfDays = WordSet("au al bis até do по fino tot")

  private func day(_ index: Int) -> Int? {
    guard index >= 0, let day = whole(index), 1...31 ~= day else { return nil }
    return day
  }

  private func yearBehind(_ index: inout Int) -> Int? {
    let start = kind(index) == .comma ? index + 1 : index
    guard let year = whole(start), digitCount(start) == 4, 1990...2049 ~= year else { return nil }
    index = start + 1
    return year
  }

  private func span(
    month: Int, day: Int, year: Int?, length: Int, _ indices: Range<Int>
  ) -> SpanOfDays? {
    guard CivilDate(year: year ?? 2024, month: month, day: day) != nil, 1...31 ~= length else {
      return nil
    }
    let range = elements[indices.lowerBound].range.through(elements[indices.upperBound - 1].range)
    let first = WrittenDate(
      numbers: year.map { [$0, month, day] } ?? [month, day],
      form: year == nil ? .namedWithoutYear : .named, weekday: nil, range: range)
    return SpanOfDays(first: first, length: length, elements: indices)
  }

  /// How many days lie between two dates, by the order of their numbers that makes a week of them; the
  /// first gets the year of the last.
  private func daysBetween(_ first: inout WrittenDate, _ last: WrittenDate, year: Int?) -> Int? {
    var best: (length: Int, year: Int?)?
    for order in [DateOrder.dayMonthYear, .monthDayYear] {
      guard let (ownYear, month, day) = first.parts(order), let final = last.parts(order) else {
        continue
      }
      let finalYear = final.year ?? year
      let passesYear = month == 12 && final.month == 1
      let firstYear = ownYear ?? finalYear.map { passesYear ? $0 - 1 : $0 }
      guard let start = CivilDate(year: firstYear ?? 2023, month: month, day: day),
        let end = CivilDate(
          year: finalYear ?? (firstYear ?? 2023) + (passesYear ? 1 : 0), month: final.month,
          day: final.day)
      else { continue }
      let length = end.days(since: start)
      if 1...31 ~= length, length < best?.length ?? 32 { best = (length, firstYear) }
    }
    guard let best else { return nil }
    if !first.hasYear, let year = best.year { first = first.dated(year) }
    return best.length
  }
}

extension WrittenDate {
  /// With the year behind its numbers, where it has none.
  func dated(_ year: Int) -> Self {
    var dated = self
    switch form {
    case .two(let separator):
      dated.numbers.append(year)
      dated.form = .three(separator: separator)
    case .namedWithoutYear:
      dated.numbers = [year, numbers[0], numbers[1]]
      dated.form = .named
    default: break
    }
    return dated
  }
}
