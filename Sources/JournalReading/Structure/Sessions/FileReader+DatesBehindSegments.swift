internal import JournalSyntax
internal import WorkoutModel

/// Days behind what was read of a line, and whether a date is spelt out.
extension FileReader {
  /// `## PUSH A - 10/14/24 - bw 208.6`: a title, the day with its year, and what the lifter weighed.
  func isBeforeWeight(_ date: WrittenDate, _ index: Int, _ next: Int) -> Bool {
    guard document.lines[context.lineIndex].kind == .heading, date.hasYear, isPossible(date),
      elements[..<index].allSatisfy({ $0.kind == .word || isTitleMark($0) }),
      next + 3 <= elements.count, isTitleMark(elements[next])
    else { return false }
    let word = elements[next + 1]
    return word.kind == .word
      && (word.meaning == .bodyweight || word.meaning == .weight
        || isWord(next + 1, in: GymWords.ownWeight))
      && elements[next + 2].isNumber && next + 3 == elements.count
  }

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
