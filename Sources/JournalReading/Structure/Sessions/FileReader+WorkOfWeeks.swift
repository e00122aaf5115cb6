internal import JournalSyntax

/// Days that are told by the number of their week and what was trained: `Wk 1 - DL - 2023-09-07`.
extension FileReader {
  /// An exercise or a part of a split behind the number of the week: the date is that of the day, and
  /// not of the first in the week.
  func namesWorkOfWeek(before end: Int) -> Bool {
    guard let week = elements[..<end].firstIndex(where: { $0.meaning == .week }) else {
      return false
    }
    var index = week + 1
    while index < end {
      let start = index
      while index < end, elements[index].kind == .word { index += 1 }
      if index > start, tellsWorkOfDay(start..<index) { return true }
      index += 1
    }
    return false
  }

  private func tellsWorkOfDay(_ words: Range<Int>) -> Bool {
    !elements[words].contains { $0.meaning == .week } && isExercise(words)
      || words.allSatisfy { index in
        SplitWords.contains(bytes[elements[index].range.indices])
          && !isWord(index, in: Self.mannersOfWeeks)
      }
  }

  /// What a whole week may be.
  private static let mannersOfWeeks = WordSet(
    """
    deload test volume rest off heavy light recovery focus hypertrophy strength total conditioning \
    power accessory accessories mobility main
    """)
}
