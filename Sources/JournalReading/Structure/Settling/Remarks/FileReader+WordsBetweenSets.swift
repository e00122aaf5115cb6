internal import JournalSyntax
internal import WorkoutModel

/// Words alone between two numbers of a line, with a mark before and behind them:
/// `60x10; felt good; 70x8`, `80 kg - paused - 5, 5, 4`, `3x5 (easy) 80 kg`, `60x10 - ok, 70x8 - hard`.
extension FileReader {
  /// Takes the words at the mark off the line; they are kept as notes once its sets are read.
  ///
  /// Returns whether anything was taken.
  mutating func dropTalkBetweenSets(_ mark: Int) -> Bool {
    // Between `2024-11-08;` and `;80x20` in a table stands the exercise.
    guard mark > 1, mark + 2 < elements.count, elements[mark - 1].isNumber,
      context.table.map({ $0.delimiter != elements[mark].kind }) ?? true,
      let end = endOfTalk(behind: mark), end + 1 < elements.count,
      elements[end + 1].isNumber || elements[end + 1].meaning == .bodyweight
    else { return false }
    let words = (mark + 1)..<end
    // `60x10 - close grip - 50x8` are sets of another exercise.
    guard !isExercise(words), !isName(words),
      !isFactorBehind(end) || !words.contains(where: { isOfVariation($0) }),
      !words.contains(where: { isExercise($0..<($0 + 1)) })
    else { return false }
    context.remarks.append(range(words))
    switch (elements[mark].kind, elements[end].kind) {
    // `60x10 - ok, 70x8`: the comma parts the sets.
    case (.hyphen, .comma), (.hyphen, .semicolon), (.semicolon, _), (.period, _), (.comma, _):
      if elements[mark].kind == .period { anatomy.parser.elements[end].kind = .comma }
      anatomy.parser.elements.removeSubrange(mark..<end)
    default:
      anatomy.parser.elements.removeSubrange(mark...end)
      anatomy.parser.elements[mark].flags.insert(.spaceBefore)
    }
    anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
    return true
  }

  /// `70x8`, `170x1 @8.5`, `112.5 missed`.
  private func endsSet(_ last: Int) -> Bool {
    if elements[last].meaning == .failed {
      return elements[last - 1].isNumber && elements[last - 1].value >= 20_000
    }
    guard last > 1, elements[last].isNumber else { return false }
    if elements[last - 1].kind == .times { return true }
    return last > 3 && elements[last - 1].kind == .at && elements[last].value <= 10_000
      && elements[last - 3].kind == .times
  }

  /// The `belt on, but slow` of `60x10 felt ok, 70x8 spotted, 80x6`: up to six words behind factors and
  /// before those of the next set.
  ///
  /// Returns whether they were taken.
  mutating func dropTalkBehindSet(_ word: Int) -> Bool {
    // `100x1 성공, 105x1 실패`.
    if !isASCII, isWord(word, in: Self.successes), word + 1 < elements.count,
      elements[word + 1].kind == .comma || elements[word + 1].isNumber
    {
      context.remarks.append(elements[word].range)
      anatomy.parser.elements.remove(at: word)
      return true
    }
    guard word > 1, elements[word].spaceBefore, endsSet(word - 1),
      let end = elements[word...].prefix(7).firstIndex(where: { !isWordOfTalk($0) }), end > word,
      elements[end].kind == .comma || elements[end].kind == .semicolon, isFactorBehind(end),
      elements[end + 1].isNumber, case let words = word..<end,
      !isExercise(words),
      !words.contains(where: { isExercise($0..<($0 + 1)) || isOfVariation($0) })
    else { return false }
    context.remarks.append(range(words))
    anatomy.parser.elements.removeSubrange(words)
    return true
  }

  private static let successes = WordSet("성공 성공함 成功 成功了 取れた 挙がった успех")

  /// The mark behind up to six plain words behind `mark`, which closes what `mark` opens.
  private func endOfTalk(behind mark: Int) -> Int? {
    var end = mark + 1
    var compares = false
    while end < elements.count, end <= mark + 6 {
      compares = compares || isComparing(elements[end])
      guard isWordOfTalk(elements[end]) || compares && tellsOtherDay(elements[end]) else { break }
      end += 1
    }
    guard end > mark + 1, end < elements.count else { return nil }
    let isEnd =
      switch elements[mark].kind {
      case .openParenthesis: elements[end].kind == .closeParenthesis && isAsideOfLoad(mark, end)
      case .hyphen:
        elements[mark].spaceBefore
          && (elements[end].kind == .hyphen && elements[end].spaceBefore
            || (elements[end].kind == .comma || elements[end].kind == .semicolon)
              && isFactorBehind(end))
      case .semicolon: elements[end].kind == .semicolon && isFactorBehind(end)
      case .comma: elements[end].kind == .comma && isPairAtLoad(end + 1)
      case .period:
        elements[mark].spaceAfter && elements[end].kind == .period && elements[end].spaceAfter
          && isFactorBehind(end)
      default: false
      }
    return isEnd ? end : nil
  }

  /// `3x5 (paused) 80 kg` and `80 kg (PR) 5, 5, 4`: load on one side, sets or reps on the other.
  private func isAsideOfLoad(_ open: Int, _ close: Int) -> Bool {
    guard close + 1 < elements.count, elements[close + 1].kind == .quantity else { return false }
    if elements[open - 1].unit.isMass {
      return elements[close + 1].isBare && close + 3 < elements.count
        && elements[close + 2].kind == .comma && elements[close + 3].isBare
    }
    return elements[close + 1].unit.isMass && elements[open - 2].kind == .times
      && elements[open - 1].isBareWhole
      && (close + 2 >= elements.count || elements[close + 2].kind != .times)
  }

  /// The `10 at 50` of `10 at 40 lb, easy, 10 at 50`.
  func isPairAtLoad(_ reps: Int) -> Bool {
    reps + 2 < elements.count && elements[reps].isBareWhole && elements[reps].value <= 50_000
      && elements[reps + 1].kind == .word && elements[reps + 1].meaning == .at
      && elements[reps + 2].isNumber
  }

  private func isFactorBehind(_ mark: Int) -> Bool {
    guard mark + 2 < elements.count else { return false }
    if elements[mark + 2].kind == .times { return true }
    // `95 2x3`, `67.5 7/6`.
    guard mark + 3 < elements.count, elements[mark + 2].isBareWhole, elements[mark + 2].spaceBefore
    else { return isLoadBeforeReps(mark + 1) }
    return elements[mark + 3].kind == .times || elements[mark + 3].kind == .slash
      || isLoadBeforeReps(mark + 1)
  }

  /// The last set of `150x1 grindy, 125 8`.
  private func isLoadBeforeReps(_ load: Int) -> Bool {
    guard load + 1 < elements.count, elements[load].isBare, elements[load].value >= 30_000,
      elements[load + 1].isBareWhole, elements[load + 1].spaceBefore,
      1_000...20_000 ~= elements[load + 1].value
    else { return false }
    let next = elements[safe: load + 2]?.kind
    return next == nil || next == .comma || next == .period || next == .exclamation
  }

  /// A word that tells nothing of load, side, kind or day of the sets.
  func isWordOfTalk(_ element: Element) -> Bool {
    guard element.kind == .word, !element.flags.contains(.unspacedScript),
      !element.flags.contains(.resistance)
    else { return false }
    switch element.meaning {
    case .left, .right, .side, .each, .per, .warmup, .drop, .failed, .maximum, .skipped, .superset,
      .then, .bodyweight, .assisted, .cardinal, .next, .goal, .plan, .previous, .total, .twice,
      .weekday, .month, .joker, .backoff, .workingSet, .round:
      return false
    default: return Unit(element.meaning) == nil || element.meaning == .repetition
    }
  }
}
