internal import JournalSyntax

/// Cycles of the big lifts whose days are headed by the letter of their lift: `S  3/4`, `B  3/6`, `D  3/8`, `P  3/9`.
extension FileReader {
  /// The lift of the sets below such a head: the letter stays its name, as it was written.
  mutating func takeLetterOfLift(_ title: String, _ session: Int) -> Bool {
    guard title.utf8.count == 1, let letter = title.utf8.first, let lift = Self.lift(letter),
      tellsLiftsByLetter()
    else { return false }
    addEntry(title, file.sessions[session].location, exerciseID: names.remembered(lift))
    return true
  }

  /// The year of `5/3/1 cycle 4 (started 9/2/2024)` above all days.
  mutating func hintYearOfStart() {
    guard context.lineIndex < 3, file.dates.isEmpty, file.hintedYear == nil, elements.count > 6,
      elements[elements.count - 1].isNumber
        || elements[elements.count - 1].kind == .closeParenthesis,
      let word = elements.indices.dropFirst().dropLast(3).first(where: {
        isWord($0, in: Self.starts)
      }), let (date, _) = dates.date(at: word + 1), date.hasYear,
      let year = (date.parts(.monthDayYear) ?? date.parts(.dayMonthYear))?.year
    else { return }
    file.hintedYear = year
  }

  private static let starts = WordSet(
    "started start starting began begun since from begonnen seit start desde empezado depuis")

  private static func lift(_ letter: UInt8) -> String? {
    switch letter {
    case UInt8(ascii: "S"): "Squat"
    case UInt8(ascii: "B"): "Bench Press"
    case UInt8(ascii: "D"): "Deadlift"
    case UInt8(ascii: "P"), UInt8(ascii: "O"): "Overhead Press"
    default: nil
    }
  }

  /// Asked once a file: three of the letters or more stand before days.
  private mutating func tellsLiftsByLetter() -> Bool {
    if let known = context.tellsLiftsByLetter { return known }
    var letters: Set<UInt8> = []
    for line in document.lines where line.kind == .text || line.kind == .heading {
      guard 4...14 ~= line.content.count, case let text = bytes[line.content.indices],
        let letter = text.first, Self.lift(letter) != nil,
        text.dropFirst().first == Byte.space || text.dropFirst().first == Byte.tab,
        let first = text.dropFirst().first(where: { $0 != Byte.space && $0 != Byte.tab }),
        Byte.isDigit(first), text.contains(Byte.slash) || text.contains(Byte.period)
      else { continue }
      letters.insert(letter)
    }
    let tells =
      letters.count > 2 && letters.contains(UInt8(ascii: "S"))
      && letters.contains(UInt8(ascii: "B"))
    context.tellsLiftsByLetter = tells
    return tells
  }
}
