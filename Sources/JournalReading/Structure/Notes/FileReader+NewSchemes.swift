internal import JournalSyntax

/// Schemes that somebody changes to: `trying 3x8 for a while`, `switching to 5x5 from now on`.
extension FileReader {
  /// Behind the sentence that tells one, which names no exercise; `end` where nothing follows it.
  mutating func behindNewScheme(_ start: Int, _ end: Int) -> Int {
    guard start + 5 < end, elements[start].kind == .word, isWord(start, in: Self.changing) else {
      return start
    }
    var number = start + 1
    while number < start + 3, elements[number].kind == .word { number += 1 }
    guard number + 4 < end, isBareWhole(number), elements[number + 1].kind == .times,
      isBareWhole(number + 2), holdsPeriod(number + 3, end)
    else { return start }
    let stop = elements[number..<end].firstIndex { $0.kind == .period && $0.spaceAfter } ?? end
    // `Back squat 5x5 this week`, `Going heavy 3x5 this week at 100 kg squat` were done.
    if isExercise((start + 1)..<number), isWord(start, in: Self.doing) { return start + 1 }
    guard !namesExercise(start..<number), !namesExercise(number + 3..<stop),
      !elements[number + 3..<stop].contains(where: \.isNumber)
    else { return start }
    let next = min(stop + 1, end)
    note(range(start..<next))
    // `trying 5x5 this week` below `Squat` may have been done.
    if next == end { file.diagnostics.append(.proseNotRead(at: place(range(start..<next)))) }
    return next
  }

  private func namesExercise(_ words: Range<Int>) -> Bool {
    words.indices.contains { first in
      elements[first].kind == .word
        && (isExercise(first..<(first + 1))
          || first + 1 < words.upperBound && isName(first..<(first + 2)))
    }
  }

  private func isBareWhole(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && 1_000...30_000 ~= elements[index].value && elements[index].value % 1000 == 0
  }

  /// `for a while`, `for now`, `from now on`: right behind the scheme.
  private func holdsPeriod(_ start: Int, _ end: Int) -> Bool {
    guard isWord(start, in: Self.forWhile) else { return false }
    return (start + 1..<min(end, start + 4)).contains { isWord($0, in: Self.spans) }
  }

  private static let changing = WordSet(
    "trying try switching switched going doing changing changed moving moved back starting")
  /// What is dropped from `Doing squats 5x5 for a month now`.
  private static let doing = WordSet("doing trying starting")
  private static let forWhile = WordSet("for from until till this")
  private static let spans = WordSet(
    "while now bit cycle block month months week weeks on summer winter")
}
