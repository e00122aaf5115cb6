internal import JournalSyntax
internal import WorkoutModel

/// Days behind what was read of a line, and whether a date is spelt out.
extension FileReader {
  /// `Bench Press: 1 set, 10 reps, 205 lbs. 7/25/2024.`: a date behind the sets opens its day.
  mutating func trailingDate(_ segment: Segment, _ line: LineSyntax) {
    var index = segment.rest.lowerBound
    while index < segment.rest.upperBound, !elements[index].isNumber { index += 1 }
    guard index < segment.rest.upperBound, index - segment.rest.lowerBound <= 3,
      let (date, _) = dates.date(at: index), date.hasYear, isSpelledOut(date)
    else { return }
    if isCurrent(date) { return }
    startSession(date, titleFrom: elements.count)
  }

  func isSpelledOut(_ date: WrittenDate) -> Bool {
    date.numbers.contains { $0 >= 1900 }
  }
}
