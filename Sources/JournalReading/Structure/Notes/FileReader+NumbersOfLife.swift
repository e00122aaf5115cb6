internal import JournalSyntax

/// Lines with numbers that nobody lifted: `meds: 2 paracetamol x 4`, `January: 152k, 5 gyms`, `6c flash, 7a in 3 tries`.
///
/// Asked before commas part the line.
extension FileReader {
  var tellsOfLife: Bool {
    guard elements.count > 2 else { return false }
    return tellsMedicine || sumsUpWaysOfMonth || tellsGrades || tellsDaysAway
      || tellsGirthsOfSides
  }

  private var tellsMedicine: Bool {
    elements[1].kind == .colon && isWord(0, in: Self.medicine)
  }

  /// `January: 152k, 5 gyms`: no exercise behind the month.
  private var sumsUpWaysOfMonth: Bool {
    elements[0].meaning == .month && elements[1].kind == .colon
      && (elements[2].unit == .kilo || elements[2].unit == .kilometer || elements[2].unit == .mile)
      && !elements.contains { $0.kind == .times } && !namesAnyExercise
  }

  /// `6c flash, 7a in 3 tries`, `5 routes 6a/6a+`: two grades of climbs or more.
  private var tellsGrades: Bool {
    guard
      !elements.contains(where: {
        $0.kind == .times || $0.unit.isMass || $0.unit.isTime || $0.kind == .clock
      })
    else { return false }
    return elements.indices.dropLast().count { isGrade($0) } > 1 && !namesAnyExercise
  }

  /// The `6c` and the `7a` of `7a+`.
  private func isGrade(_ index: Int) -> Bool {
    let letter = elements[index + 1]
    return elements[index].isBareWhole && 3_000...9_000 ~= elements[index].value
      && letter.kind == .word && !letter.spaceBefore && letter.range.count == 1
      && Self.grades.contains(bytes[Int(letter.range.start)])
  }

  /// `gone to Carol's sister in Tucson, 10/15 to 11/12`: words, and from one day to another.
  private var tellsDaysAway: Bool {
    guard elements.count > 6, elements.count(where: \.isNumber) == 4,
      let first = elements.firstIndex(where: \.isNumber), first > 1,
      let (from, next) = dates.date(at: first), from.numbers.count == 2, isPossible(from),
      next + 1 < elements.count, isWord(next, in: Self.until) || elements[next].kind == .hyphen,
      let (to, _) = dates.date(at: next + 1), to.numbers.count == 2, isPossible(to)
    else { return false }
    return elements[..<first].allSatisfy { $0.kind != .times } && !namesAnyExercise
  }

  /// `thigh: L 54cm, R 49.5cm`.
  private var tellsGirthsOfSides: Bool {
    guard elements.count > 3, elements[0].kind == .word, elements[1].kind == .colon,
      elements[2].meaning == .left || elements[2].meaning == .right || elements[2].range.count == 1,
      elements[2].kind == .word, elements.contains(where: { $0.unit == .centimeter })
    else { return false }
    return elements.allSatisfy { !$0.isNumber || $0.unit == .centimeter } && !namesAnyExercise
  }

  private static let grades = Array("abcABC".utf8)
  private static let until = WordSet(
    "to till until thru through bis à au hasta al até fino do по до")
  private static let medicine = WordSet(
    """
    meds med medication medications medicine pills painkillers tablets tabletten medikamente schmerzmittel médicaments
    cachets medicación pastillas remédios remédio farmaci medicine leki medicin mediciner лекарства таблетки ilaç 약 薬 药
    """)
}
