internal import JournalSyntax

/// What happened, between a day and its work on the same line: `20.01 пн. (опоздал, всего 40 мин) присед 60х6 100х5`, `29.01 ср.
/// после смены, спал 5 ч. становая 70х6`, `3/4 (late, 40 min only) squat 80x5`.
extension FileReader {
  /// Keeps the talk as a remark, where a known exercise and its sets stand behind it.
  mutating func dropTalkBehindDay() {
    guard elements.count > 8, elements[0].isNumber || elements[0].meaning == .weekday,
      elements.contains(where: { $0.kind == .times }),
      let (_, next) = dates.date(at: 0), next < elements.count
    else { return }
    var start = next
    while start < elements.count - 4, start < next + 3,
      elements[start].kind == .period || elements[start].kind == .comma
        || isShortWeekday(start)
    {
      start += 1
    }
    guard let end = endOfTalk(start), end - start > 2, opensExercise(end) else { return }
    context.remarks.append(range(start..<end))
    anatomy.parser.elements.removeSubrange(start..<end)
    anatomy.parser.elements[start].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private func isShortWeekday(_ index: Int) -> Bool {
    elements[index].kind == .word
      && WeekdayAbbreviation.value(bytes[elements[index].range.indices]) != nil
  }

  /// Behind the parentheses, or behind the last mark before an exercise.
  private func endOfTalk(_ start: Int) -> Int? {
    if elements[start].kind == .openParenthesis {
      guard let close = elements[start...].firstIndex(where: { $0.kind == .closeParenthesis }),
        isTalkOfDay((start + 1)..<close)
      else { return nil }
      return close + 1
    }
    return (start..<min(elements.count, start + 12)).last { index in
      (elements[index].kind == .period || elements[index].kind == .comma)
        && elements[index].spaceAfter && isTalkOfDay(start..<index)
        && (start..<index).contains { happened($0) } && opensExercise(index + 1)
    }.map { $0 + 1 }
  }

  /// Words, and no numbers but times.
  private func isTalkOfDay(_ talk: Range<Int>) -> Bool {
    talk.allSatisfy { index in
      switch elements[index].kind {
      case .word: !isExercise(index..<(index + 1))
      case .comma, .hyphen, .period, .clock, .exclamation: true
      case .quantity: elements[index].unit.isTime
      default: false
      }
    }
  }

  private func opensExercise(_ start: Int) -> Bool {
    guard start + 2 < elements.count, let end = endOfKnownName(start) else { return false }
    let number = elements[safe: end]?.kind == .colon ? end + 1 : end
    return number + 1 < elements.count && elements[number].isNumber
      && (elements[number + 1].kind == .times || elements[number + 1].isNumber)
  }
}
