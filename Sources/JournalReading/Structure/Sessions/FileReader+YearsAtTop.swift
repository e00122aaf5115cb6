internal import JournalSyntax
internal import WorkoutModel

/// The only year that stands above the first day of a file, in whatever words: `winter 2024 -- novice women`,
/// `Тетрадь 2023. Зал на Гагарина`, `year: 2023, newest on top`.
extension FileReader {
  /// Takes it for days without a year, where nothing else tells theirs.
  mutating func hintYearAtTop() {
    guard file.hintedYear == nil, let first = file.dates.first,
      !file.dates.contains(where: \.hasYear)
    else { return }
    var found: Int?
    var count = 0
    for line in document.lines where line.kind != .blank {
      guard line.content.start < first.range.start, count < Self.mostLinesAtTop else { break }
      count += 1
      guard line.content.count <= 400 else { continue }
      let text = bytes[line.content.indices]
      let years = yearsAlone(in: text)
      // `All dates 2024`, whatever other year stands above.
      if years.count == 1, tellsOfDates(text) {
        found = years[0]
        break
      }
      for year in years {
        guard found == nil || found == year else { return }
        found = year
      }
    }
    guard let found, mayBeYear(found) else { return }
    file.hintedYear = found
  }

  /// Many weekdays tell the year by themselves, unless they are those of this one.
  private func mayBeYear(_ year: Int) -> Bool {
    let days = file.dates.filter { $0.weekday != nil }
    guard days.count >= Self.mostWeekdaysUnasked, days.count * 2 >= file.dates.count else {
      return true
    }
    let fitting = days.count { day in
      [DateOrder.dayMonthYear, .monthDayYear].contains { order in
        day.parts(order).flatMap { CivilDate(year: year, month: $0.month, day: $0.day) }?.weekday
          == day.weekday
      }
    }
    return fitting * 10 >= days.count * 9
  }

  private static let mostWeekdaysUnasked = 3

  private static let mostLinesAtTop = 8

  /// Four digits between blanks and marks, in no line that tells of bests, goals or another time.
  private func yearsAlone(in line: ArraySlice<UInt8>) -> [Int] {
    let words = line.split { !Byte.isASCIILetter($0) && $0 < 0x80 }
    guard !words.contains(where: { Self.otherTimes.contains($0) }) else { return [] }
    return line.split { $0 == Byte.space || $0 == Byte.tab }.compactMap { token in
      let digits = token.drop { !Byte.isDigit($0) && $0 < 0x80 }
      guard token.count - digits.count <= 3, digits.prefix(while: Byte.isDigit).count == 4,
        digits.dropFirst(4).allSatisfy({ Self.marks.contains($0) }),
        let year = Int(String(decoding: digits.prefix(4), as: UTF8.self)), 2005...2049 ~= year
      else { return nil }
      return year
    }
  }

  private func tellsOfDates(_ line: ArraySlice<UInt8>) -> Bool {
    line.split { !Byte.isASCIILetter($0) && $0 < 0x80 }.contains { Self.dateWords.contains($0) }
  }

  private static let dateWords = WordSet("dates daten fechas datas даты daty datumi datum")
  private static let marks = Array(".,:;!?)]*_~\"".utf8)

  private static let otherTimes = WordSet(
    """
    pb pbs pr prs best bests old record records max maxes goal goals since born until by last ago bought member membership
    seit alt alte bestleistung ziel geboren depuis ancien objectif né née desde antiguo récord meta objetivo nacido nascido
    dal vecchio obiettivo nato с до цель рекорд рекорды рождения od cel rekord rekordy stary sinds oud doel sedan gammalt mål
    kg lb lbs m meters metres steps kcal cal
    """)
}
