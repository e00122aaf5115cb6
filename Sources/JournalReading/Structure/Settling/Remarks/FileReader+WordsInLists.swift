internal import JournalSyntax

/// Words between the reps of a list: `12 10 9 rest was too short 8 7`, `12 10 9 (slow) 8 7`.
extension FileReader {
  /// Takes the words at `start` out where reps stand on both sides, at least two on each, to the end of
  /// the line; they are kept as notes once the sets are read. False when they stay.
  mutating func dropWordsInList(_ start: Int) -> Bool {
    guard elements[elements.count - 1].kind == .quantity, elements[start].spaceBefore,
      isRepBeside(start - 1), isRepBeside(start - 2) || isPartOfList(start - 2)
    else { return false }
    let isEnclosed = elements[start].kind == .openParenthesis
    var end = isEnclosed ? start + 1 : start
    while end < elements.count, end - start <= Self.mostWords, isWordInList(elements[end]) {
      end += 1
    }
    if isEnclosed {
      guard end < elements.count, elements[end].kind == .closeParenthesis, end > start + 1 else {
        return false
      }
      end += 1
    }
    guard areMoreReps(end, like: elements[start - 1].value),
      isEnclosed || end > start && tellsHow(start..<end)
    else { return false }
    context.remarks.append(range(start..<end))
    if elements[start - 2].kind == .comma {
      anatomy.parser.elements.replaceSubrange(
        start..<end, with: [Element(.comma, elements[start].range, flags: .spaceAfter)])
    } else {
      anatomy.parser.elements.removeSubrange(start..<end)
    }
    return true
  }

  /// Words about the sets, in small letters: `Ziehen 8 8` behind reps is an exercise, and `rest 3 5`
  /// tells of rests.
  private func tellsHow(_ words: Range<Int>) -> Bool {
    guard !isCapital(Int(elements[words.lowerBound].range.start)),
      elements[words.upperBound - 1].meaning != .rest
    else { return false }
    return words.count > 1
      ? !isExercise(words) && !isName(words)
      : isManner(elements[words.lowerBound])
        || elements[words.lowerBound].meaning == .feeling
  }

  private func isRepBeside(_ index: Int) -> Bool {
    index >= 0 && elements[index].isBareWhole && 1_000...100_000 ~= elements[index].value
  }

  private func isPartOfList(_ index: Int) -> Bool {
    index > 0 && elements[index].kind == .comma && isRepBeside(index - 1)
  }

  private func isWordInList(_ element: Element) -> Bool {
    element.kind == .word
      && (element.word == .plain || element.meaning == .feeling || element.meaning == .rest)
  }

  /// Two and more numbers up to the end of the line, none of them far from the reps before.
  private func areMoreReps(_ start: Int, like reps: Int32) -> Bool {
    var (index, count) = (start, 0)
    while index < elements.count {
      guard isRepBeside(index), elements[index].value / 3 <= reps, elements[index].value >= reps / 3
      else { return false }
      count += 1
      index += 1
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    return count > 1 && elements[elements.count - 1].isNumber
  }

  /// A remark between sets has no more words.
  private static let mostWords = 7

  /// The `then` of `pull-ups 3 then 2 then 2`, a line of nothing but a name and its reps.
  mutating func settleThenBetweenReps(_ then: Int) -> Bool {
    guard then > 1, then + 1 < elements.count, elements[then - 1].isBareWhole,
      elements[then + 1].isBareWhole, elements[then + 1].value <= 60_000,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({
        $0.kind == .word || $0.kind == .colon || $0.kind == .hyphen
      }),
      elements[first...].enumerated().allSatisfy({ offset, element in
        offset % 2 == 0
          ? element.isBareWhole : element.meaning == .then || element.kind == .comma
      })
    else { return false }
    anatomy.parser.elements[then].kind = .comma
    anatomy.parser.elements[then].word = .plain
    return true
  }

  /// The `allemaal 3` behind `push press 40-45-50`: the reps of all of them.
  mutating func settleRepsOfAllLoads(_ all: Int) -> Bool {
    guard all > 4, all + 2 == elements.count, elements[all + 1].isBareWhole,
      1_000...20_000 ~= elements[all + 1].value, elements[all - 1].isBare,
      elements[all - 1].value >= 20_000,
      elements[..<all].count(where: \.isNumber) > 1,
      !elements[..<all].contains(where: { $0.kind == .times || $0.kind == .at }),
      isWord(all, in: CommonWords.all)
    else { return false }
    anatomy.parser.elements[all].kind = .times
    anatomy.parser.elements[all].word = .plain
    return true
  }
}
