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
}
