internal import JournalSyntax
internal import WorkoutModel

/// Rows of exercises that are counted one behind another, with a title or a rest among them.
extension FileReader {
  /// Behind the `Bar park circuit:` before counted exercises.
  mutating func behindTitle(_ start: Int, _ end: Int) -> Int {
    guard start + 5 < end, elements[start].kind == .word, elements[start + 1].kind == .word,
      let colon = elements[(start + 2)..<min(end, start + 5)].firstIndex(where: {
        $0.kind != .word
      }), elements[colon].kind == .colon, labelsCounts(start, colon: colon, end)
    else { return start }
    settlePendingName(nextIsName: true)
    context.entry = nil
    return colon + 1
  }

  /// `Murph: 100 pull-ups, 200 push-ups`: words that are no exercise before some that are counted.
  func labelsCounts(_ word: Int, colon: Int, _ end: Int) -> Bool {
    guard colon + 2 < end, elements[colon + 1].isNumber, elements[colon + 1].unit == .none,
      elements[colon + 2].kind == .word, !isExercise(word..<colon),
      let mark = elements[(colon + 3)...].prefix(3).firstIndex(where: { $0.kind != .word }),
      mark + 1 < elements.count, elements[mark + 1].isNumber
    else { return false }
    return isExercise((colon + 2)..<mark)
  }

  /// The `30 straight leg lever` of `30 lunges – 30 straight leg lever – 20 lunges`: counted words in a
  /// row of exercises that dashes part, more than the `3 strict` of a remark.
  func isBetweenDashes(_ number: Int, _ last: Int, _ end: Int) -> Bool {
    guard number < last, isSpacedDash(number - 1),
      last - number > 3 || isBeforeExercise(last, end),
      elements[number].unit == .none,
      elements[number].kind == .quantity, elements[number].value % 1000 == 0,
      elements[(number + 1)..<last].allSatisfy({ $0.kind == .word })
    else { return false }
    return last == end || elements[last].kind == .openParenthesis
      || isSpacedDash(last) && last + 1 < end && elements[last + 1].isNumber
  }

  /// The `– 10 burpees` behind `20 hollow bears`, and not the `- 7 kipping` behind `3 strict`.
  private func isBeforeExercise(_ dash: Int, _ end: Int) -> Bool {
    guard dash + 2 < end, isSpacedDash(dash), elements[dash + 1].isNumber else { return false }
    return (1...3).contains { count in
      dash + 2 + count <= end && isExercise((dash + 2)..<(dash + 2 + count))
    }
  }

  /// The same behind the sets of another exercise.
  func isNextBetweenDashes(_ segment: Segment) -> Bool {
    let number = segment.expressions.lowerBound
    return context.lastSetLine == context.lineIndex && number > 0
      && isBetweenDashes(number, segment.name.upperBound, elements.count)
  }

  /// Behind the `30 s rest –` of `20 lunges – 30 s rest – 10 lunges`.
  func behindPause(_ start: Int, _ end: Int) -> Int {
    guard start + 2 < end, elements[start].isNumber, elements[start + 1].meaning == .rest,
      elements[start].unit.isTime || elements[start].unit == .letterS
        || elements[start].kind == .clock
    else { return start }
    return behindSeparator(start + 2, end) ?? start
  }

  /// `afterwards 100 sit-ups and then 20 push-ups in the park`: how many exercises are counted.
  func countedExercises(_ indices: Range<Int>) -> Int {
    indices.dropLast().count { index in
      guard elements[index].kind == .quantity, elements[index].unit == .none,
        10_000...1_000_000 ~= elements[index].value, elements[index].value % 1000 == 0,
        elements[index + 1].kind == .word
      else { return false }
      // `sit-ups`.
      let isHyphenated = index + 3 < indices.upperBound && elements[index + 2].kind == .hyphen
      let name = (index + 1)..<(isHyphenated ? index + 4 : index + 2)
      return isName(name)
        && names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(
          .bodyweight)
    }
  }
}
