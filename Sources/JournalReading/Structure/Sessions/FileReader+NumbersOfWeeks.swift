internal import JournalSyntax

/// Weeks of the calendar by their number alone, as Swedes, Danes, Norwegians and Finns tell them: `v. 10` above `mån`, in a
/// journal whose title tells the year.
extension FileReader {
  /// Asked once a file: such lines stand alone and their numbers rise, and not from the first week of a programme.
  mutating func findNumbersOfWeeks() {
    guard file.numbersWeeksOfYear == nil else { return }
    var weeks: [Int] = []
    for line in document.lines where line.kind == .text || line.kind == .heading {
      guard line.content.count <= 12, let week = weekAlone(bytes[line.content.indices]) else {
        continue
      }
      weeks.append(week)
    }
    let rises = zip(weeks, weeks.dropFirst()).allSatisfy { $0 < $1 || $0 > 48 && $1 < 5 }
    file.numbersWeeksOfYear = weeks.count > 1 && weeks[0] > 1 && rises
  }

  /// The 10 of `v. 10`, `v10`, `Vecka 10` and `uke 10:`.
  private func weekAlone(_ text: ArraySlice<UInt8>) -> Int? {
    let word = text.prefix { Byte.isASCIILetter($0) }
    guard DateParser.wordsForWeek.contains(word) else { return nil }
    let number = text.dropFirst(word.count).drop { $0 == Byte.period || $0 == Byte.space }
    let digits = number.prefix { Byte.isDigit($0) }
    guard 1...2 ~= digits.count, number.count - digits.count <= 1,
      number.dropFirst(digits.count).first.map({ $0 == Byte.colon }) ?? true
    else { return nil }
    return digits.valueOfDigits
  }

  /// The year of a week that is told by its number alone; `nil` where such are those of a programme.
  var yearOfNumberedWeeks: Int? {
    file.numbersWeeksOfYear == true ? context.year ?? file.hintedYear : nil
  }
}
