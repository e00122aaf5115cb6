internal import JournalSyntax

/// Words beside exercises and sets that name a part of the day or the week of a programme.
extension FileReader {
  /// The `+ core:` of `treadmill 8k 44:00 + core: deadbug 3x10` and the `gym after:` behind a period
  /// part exercises, as a comma does.
  ///
  /// Returns where that comma stands.
  mutating func settlePartLabel(before colon: Int) -> Int {
    var first = colon
    while first > 1, colon - first < 3, elements[first - 1].kind == .word, isPartOfDay(first - 1) {
      first -= 1
    }
    let mark = first - 1
    guard first < colon, mark > 1, colon + 2 < elements.count, elements[colon + 1].kind == .word,
      elements[mark - 1].isNumber || elements[mark - 1].kind == .closeParenthesis,
      elements[(colon + 1)...].contains(where: { $0.kind == .times })
    else { return colon }
    switch elements[mark].kind {
    case .plus, .period, .comma, .semicolon: break
    default: return colon
    }
    context.remarks.append(range(first..<colon))
    anatomy.parser.elements[mark].kind = .comma
    anatomy.parser.elements[mark].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(first...colon)
    return mark
  }

  private func isPartOfDay(_ index: Int) -> Bool {
    SplitWords.contains(bytes[elements[index].range.indices]) || isWord(index, in: Self.parts)
  }

  private static let parts = WordSet(
    """
    gym after afterwards then weights strength core abs accessory accessories lifting finisher later
    evening pm am
    """)

  /// The `wk 1` of `OHP wk 1` and of `Squat week 3: 100x5`, which is no part of the name.
  ///
  /// Returns the index before that of the next element.
  mutating func dropWeekBehindName(_ week: Int) -> Int {
    let number = week + 1
    guard number < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none, elements[number].value <= 52_000,
      elements[number].value % 1000 == 0,
      number + 1 == elements.count || elements[number + 1].kind == .colon,
      elements[..<week].allSatisfy({ $0.kind == .word }), isExercise(0..<week)
    else { return week }
    context.remarks.append(range(week..<(number + 1)))
    anatomy.parser.elements.removeSubrange(week...number)
    return week - 1
  }

  /// The `(forgot the weight)` before the reps of `(forgot the weight) x15 x15` below a name.
  mutating func dropRemarkBeforeReps() {
    guard elements[0].kind == .openParenthesis,
      context.pendingName != nil || context.entry != nil,
      let close = elements.prefix(12).firstIndex(where: { $0.kind == .closeParenthesis }),
      close > 1, close + 2 < elements.count, elements[close + 1].kind == .times,
      elements[close + 2].isNumber,
      elements[1..<close].allSatisfy({ $0.kind == .word || $0.kind == .comma })
    else { return }
    context.remarks.append(range(1..<close))
    anatomy.parser.elements.removeSubrange(0...close)
  }

  /// The `last set` of `50 3x12 last set drop 30 x 15`: behind the last followed a lighter one.
  ///
  /// Returns where the word for it stands.
  mutating func dropLastSetBeforeDrop(_ drop: Int) -> Int {
    guard drop > 3, drop + 3 < elements.count, elements[drop - 1].meaning == .set,
      elements[drop - 2].meaning == .previous, elements[drop - 3].isNumber,
      elements[drop + 1].isNumber, elements[drop + 2].kind == .times
    else { return drop }
    anatomy.parser.elements.removeSubrange((drop - 2)..<drop)
    return drop - 2
  }

  /// The `got` of `210x3+ got 5`: what was done of the reps before.
  mutating func settleReportBehindPlus(_ word: Int) {
    guard word > 2, word + 1 < elements.count, elements[word - 1].kind == .plus,
      elements[word - 2].isNumber, elements[word - 3].kind == .times,
      isWord(word, in: Self.got), elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .none || elements[word + 1].unit == .repetition,
      word + 2 >= elements.count || elements[word + 2].kind != .times
    else { return }
    anatomy.parser.elements[word].kind = .arrow
    anatomy.parser.elements[word].word = .plain
  }

  private static let got = WordSet("got did made managed hit")
}
