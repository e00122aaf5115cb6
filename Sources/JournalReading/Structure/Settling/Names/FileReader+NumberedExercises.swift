internal import JournalSyntax

/// Exercises that are numbered on one line, and statistics before them.
extension FileReader {
  /// The `Exercise 2:` of `Exercise 1: Bench 3x10 60 kg; Exercise 2: Squat 5x5 100 kg` parts the exercises.
  mutating func settleNumberOfExercise(_ word: Int) -> Bool {
    var number = word + 1
    if number < elements.count,
      elements[number].kind == .hash || elements[number].meaning == .number
    {
      number += 1
    }
    guard word > 1, number + 2 < elements.count, elements[number].isBareWhole,
      1_000...30_000 ~= elements[number].value, elements[number + 2].kind == .word,
      elements[..<word].contains(where: \.isNumber)
    else { return false }
    switch elements[number + 1].kind {
    case .colon, .closeParenthesis, .period: break
    case .hyphen where elements[number + 1].spaceBefore: break
    default: return false
    }
    let first = beforeOther(word)
    var start = first > 1 && isEndOfPart(first - 1) ? first - 1 : first
    // `2024-05-06 Other: exercise 1: Squat …`: one label behind the day.
    if start > 1, elements[start].kind == .colon, elements[start - 1].kind == .word,
      elements[start - 2].isNumber
    {
      start -= 1
    }
    anatomy.parser.elements.replaceSubrange(
      start...(number + 1),
      with: [Element(.semicolon, elements[number + 1].range, flags: .spaceAfter)])
    // `Exercise 2: Squat; 5x5 100 kg`: the sets are those of the name.
    var mark = start + 1
    while mark < elements.count, elements[mark].kind == .word { mark += 1 }
    if mark + 1 < elements.count, elements[mark].kind == .semicolon, elements[mark + 1].isNumber {
      anatomy.parser.elements.remove(at: mark)
    }
    return true
  }

  private func isEndOfPart(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .period, .pipe, .dot, .colon: true
    default: false
    }
  }

  /// The `Other` of `… Other exercise 2: Squat`.
  private func beforeOther(_ word: Int) -> Int {
    isWord(word - 1, in: Self.others) ? word - 1 : word
  }

  private static let others = WordSet("other next другое следующее andere nächste otro autre altro")

  /// Takes `Squat = 137.5   Press = 106   Tonnage = 8585` off the line: lone numbers in columns, three or
  /// more of them, are what somebody keeps account of.
  mutating func dropStatistics() {
    guard let sign = elements.firstIndex(where: { $0.kind == .equals }), sign > 0 else { return }
    var first = sign - 1
    while first < elements.count, !isStatistic(first) {
      guard let next = elements[(first + 2)...].firstIndex(where: { $0.kind == .equals }) else {
        return
      }
      first = next - 1
    }
    var (end, count) = (first, 0)
    while isStatistic(end) {
      end = behindStatistic(end)
      count += 1
    }
    guard count > 2 else { return }
    context.remarks.append(range(first..<end))
    anatomy.parser.elements.removeSubrange(first..<end)
  }

  /// A word, a sign and a number with nothing glued to it.
  private func isStatistic(_ index: Int) -> Bool {
    guard index + 2 < elements.count, elements[index].kind == .word,
      elements[index + 1].kind == .equals, elements[index + 2].isNumber
    else { return false }
    let end = behindStatistic(index)
    return end == elements.count
      || elements[end].kind == .word && elements[end].flags.contains(.gap)
  }

  /// A comma may begin its decimals.
  private func behindStatistic(_ index: Int) -> Int {
    let comma = index + 3
    guard comma + 1 < elements.count, elements[comma].kind == .comma, !elements[comma].spaceAfter,
      elements[comma + 1].isBareWhole
    else { return comma }
    return comma + 2
  }
}
