internal import JournalSyntax

/// The only year that stands above the first day of a file, in whatever words: `winter 2024 -- novice women`,
/// `Тетрадь 2023. Зал на Гагарина`, `year: 2023, newest on top`.
extension FileReader {
  /// Takes it for days without a year, where nothing else tells theirs.
  mutating func hintYearAtTop() {
    guard file.hintedYear == nil, let first = file.dates.first,
      !file.dates.contains(where: \.hasYear),
      // Weekdays tell the year by themselves.
      file.dates.count(where: { $0.weekday != nil }) * 2 < file.dates.count
    else { return }
    var found: Int?
    var count = 0
    for line in document.lines where line.kind != .blank {
      guard line.content.start < first.range.start, count < Self.mostLinesAtTop else { break }
      count += 1
      guard line.content.count <= 400 else { continue }
      for year in yearsAlone(in: bytes[line.content.indices]) {
        guard found == nil || found == year else { return }
        found = year
      }
    }
    file.hintedYear = found
  }

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

  private static let marks = Array(".,:;!?)]*_~\"".utf8)

  private static let otherTimes = WordSet(
    """
    pb pbs pr prs best bests old record records max maxes goal goals since born until by last ago bought member membership
    seit alt alte bestleistung ziel geboren depuis ancien objectif né née desde antiguo récord meta objetivo nacido nascido
    dal vecchio obiettivo nato с до цель рекорд рекорды рождения od cel rekord rekordy stary sinds oud doel sedan gammalt mål
    kg lb lbs m meters metres steps kcal cal
    """)
}
