internal import JournalSyntax

/// Words behind sets that hold more of what was done, or take some of it back.
extension FileReader {
  func holdsMore(_ words: Range<Int>) -> Bool {
    tellsCorrection(words) || holdsTimedExercise(words) || tellsMore(words) || listsMore(words)
      || holdsEnclosedReps(words) || endsInList(words) || words.contains { isPairAtLoad($0) }
  }

  /// The `и с резинкой 8, 7` behind `подтягивания 3, 2`: more reps, done in another way.
  private func endsInList(_ words: Range<Int>) -> Bool {
    guard words.count > 4, words.upperBound == elements.count,
      elements[words.lowerBound].meaning == .and || elements[words.lowerBound].meaning == .with,
      case let tail = elements[words].suffix(3), let last = tail.last, let first = tail.first,
      first.isBareWhole, last.isBareWhole, 1_000...50_000 ~= first.value,
      1_000...50_000 ~= last.value, elements[words.upperBound - 2].kind == .comma
    else { return false }
    return elements[words].dropLast(3).allSatisfy { $0.kind == .word }
  }

  /// The `20 min row machine` of `Press 40 kg 8/8/6, 20 min row machine after`.
  private func holdsTimedExercise(_ words: Range<Int>) -> Bool {
    words.dropLast().contains { index in
      elements[index].kind == .quantity
        && (elements[index].unit == .minute || elements[index].unit == .kilometer
          || elements[index].unit == .mile)
        && elements[index + 1].kind == .word && isName(index + 1..<index + 2)
    }
  }

  /// `no wait that was 92.5`, `edit: last one was 4`: the writer took a number back.
  private func tellsCorrection(_ words: Range<Int>) -> Bool {
    words.contains { isCorrection($0) || isWord($0, in: Self.takenBack) }
      && elements[words].contains { $0.isNumber && !$0.unit.isTime && $0.unit != .letterS }
  }

  /// `Correction: the deadlift was 85 x 8`.
  func isCorrection(_ index: Int) -> Bool { isWord(index, in: Self.corrections) }

  private static let corrections = WordSet("edit correction correcting corrected korrektur typo")
  private static let takenBack = WordSet("wait oops meant")

  /// The `sonra lastikle 6 6` behind `barfiks 5 4 3`, `then banded 6, 6`: more sets, told in words.
  func goesOnBehindThen(_ words: Range<Int>) -> Bool {
    guard words.count > 2, elements[words.lowerBound].meaning == .then,
      let number = elements[words].firstIndex(where: { $0.isNumber }),
      number - words.lowerBound <= 3, elements[number].unit == .none,
      1_000...50_000 ~= elements[number].value
    else { return false }
    let next =
      number + 1 < words.upperBound && elements[number + 1].kind == .comma ? number + 2 : number + 1
    return next < words.upperBound && elements[next].isNumber && elements[next].unit == .none
  }
}
