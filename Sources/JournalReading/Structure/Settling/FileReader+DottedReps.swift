internal import JournalSyntax
internal import WorkoutModel

/// Reps with points between them: `SQ 60-5 80-5 110-5.5.5`, `腕立て 30.25.20`.
extension FileReader {
  /// Makes a list of the numbers from `first` on, which points part without a blank.
  ///
  /// Two of them (`140-5.4`) are one only behind a load and its dash.
  mutating func settleDottedReps(from first: Int) {
    guard let end = endOfDotted(first) else { return }
    if isDottedLoad(first), dottedListsBeginWithLoads() {
      // `sq 225.5.5.5`, `pu bw.10.8.7`.
      anatomy.parser.elements[first + 1].kind = .times
      for mark in stride(from: first + 3, to: end, by: 2) {
        anatomy.parser.elements[mark].kind = .comma
      }
      return
    }
    guard isListOfReps(first, end) else { return }
    if elements[first - 1].kind == .hyphen { anatomy.parser.elements[first - 1].kind = .times }
    for mark in stride(from: first + 1, to: end, by: 2) {
      anatomy.parser.elements[mark].kind = .comma
    }
  }

  /// Behind the last of at least three numbers.
  private func endOfDotted(_ first: Int) -> Int? {
    var end = first + 1
    while end + 1 < elements.count, elements[end].kind == .period, !elements[end].spaceBefore,
      isPartOfDotted(end + 1), !elements[end + 1].spaceBefore
    {
      end += 2
    }
    return end > first + 3 ? end : nil
  }

  /// The `225` and the `bw` before a point, behind a name.
  private func isDottedLoad(_ first: Int) -> Bool {
    first > 0 && (elements[first - 1].kind == .word || elements[first - 1].kind == .colon)
      && (elements[first].isBareWhole && elements[first].value <= 999_000
        || elements[first].meaning == .bodyweight)
  }

  private func isPartOfDotted(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
  }

  /// Behind `110-`, or behind a name when they are no date.
  private func isListOfReps(_ first: Int, _ end: Int) -> Bool {
    guard first > 1 || first == 1 && elements[0].kind == .word, isPartOfDotted(first) else {
      return false
    }
    let before = elements[first - 1]
    if before.kind == .hyphen {
      return first > 1 && !before.spaceBefore && !before.spaceAfter && elements[first - 2].isNumber
        && elements[first - 2].value > elements[first].value
    }
    // `カール 12kg 10.10.8`.
    if before.kind == .quantity, before.unit.isMass, elements[first].spaceBefore { return true }
    guard before.kind == .word || before.kind == .colon, elements[first].spaceBefore else {
      return false
    }
    let isDate =
      end == first + 5 && elements[first].value <= 31_000 && elements[first + 2].value <= 12_000
    return !isDate
      || context.session.map { file.sessions[$0].date != nil } == true
        && isExercise(0..<(before.kind == .colon ? first - 1 : first))
  }
}
