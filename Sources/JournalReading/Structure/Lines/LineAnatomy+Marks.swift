internal import JournalSyntax

/// Name and expressions parted by a mark: `Squat: 100x5`, `free bench - 225 * 6`.
extension LineAnatomy {
  /// `Squat: 100x5`, `free bench - 225 * 6`, `Squat, Barbell / 3x8 185lb`.
  mutating func splitAtMark(_ start: Int, _ end: Int) -> Segment? {
    var index = start
    var found: Segment?
    var depth = 0
    var tries = 0
    var hasWord = false
    let limit = min(end, start + Self.longestName)
    while index + 1 < limit, tries < Self.mostMarks {
      let element = parser.elements[index]
      if element.kind == .openParenthesis { depth += 1 }
      if element.kind == .closeParenthesis { depth -= 1 }
      // `Rows - 115 - 5x10`: the second mark stands among the sets.
      let isInside =
        found.map {
          $0.expressions.contains(index)
            && (startsWithLoad($0.expressions.lowerBound) || element.kind == .slash)
        } ?? false
      let plan = planBefore(colon: index, start)
      if depth == 0, index > start, isMark(index), hasWord, !isInside,
        plan != nil || !hasExpression(start, index)
      {
        tries += 1
        let first = skipMarks(index + 1, end)
        let stop = startsSets(first, end) ? parser.parse(from: first, to: end) : first
        if stop > first, isStrong || isWholeRest(stop, end) {
          found = Segment(
            name: start..<(plan ?? index), expressions: first..<stop, rest: stop..<end)
          if element.kind == .colon { break }
        }
      }
      if element.kind == .word { hasWord = true }
      index += 1
    }
    if let found { _ = parser.parse(from: found.expressions.lowerBound, to: end) }
    return found
  }

  /// False behind the colon of `Legs: bodyweight squats 3x20`.
  private func startsSets(_ index: Int, _ end: Int) -> Bool {
    index < end && (!parser.isWord(index, .bodyweight) || parser.startsExpression(index))
  }

  /// A number, or the `BW` of `Pull-ups / BW / 5, 5, 6`.
  private func startsWithLoad(_ index: Int) -> Bool {
    parser.elements[index].isNumber || parser.elements[index].meaning == .bodyweight
  }

  /// Where the plan of `Press 3/3/3+: 95x3, 105x3, 120x6` starts, when sets stand behind its colon.
  private func planBefore(colon: Int, _ start: Int) -> Int? {
    if let plan = enclosedPlan(before: colon, start) { return plan }
    guard colon > start, parser.elements[colon].kind == .colon, parser.isBareNumber(colon + 1),
      parser.isFactorOfNext(colon + 1), parser.elements[colon + 1].value >= 20_000
    else { return nil }
    var index = parser.elements[colon - 1].kind == .plus ? colon - 2 : colon - 1
    guard index - 4 > start else { return nil }
    for step in 0..<5 {
      let element = parser.elements[index - step]
      let isPart =
        step % 2 == 0
        ? element.kind == .quantity && element.unit == .none && element.value <= 20_000
        : element.kind == .slash
      guard isPart else { return nil }
    }
    index -= 4
    return parser.elements[index - 1].kind == .word ? index : nil
  }

  /// Where the `(4x2)` of `Snatch (4x2): 2, 2, 1, 1 @ 60 kg` opens: as many reps as sets follow.
  private func enclosedPlan(before colon: Int, _ start: Int) -> Int? {
    let open = colon - 5
    guard open > start, parser.elements[colon].kind == .colon,
      parser.elements[open].kind == .openParenthesis, parser.elements[open - 1].kind == .word,
      parser.elements[colon - 1].kind == .closeParenthesis, parser.isBareNumber(open + 1),
      parser.elements[open + 2].kind == .times, parser.isBareNumber(open + 3),
      2_000...12_000 ~= parser.elements[open + 1].value
    else { return nil }
    var (index, count) = (colon + 1, 0)
    while parser.isBareNumber(index), parser.elements[index].value <= 50_000, count <= 12 {
      count += 1
      guard index + 1 < parser.end, case let mark = parser.elements[index + 1].kind,
        mark == .comma || mark == .slash
      else { break }
      index += 2
    }
    // `Bench (3x8): 40, 45, 50` tells loads.
    guard index + 2 < parser.elements.count, parser.elements[index + 1].kind == .at,
      parser.elements[index + 2].isNumber
    else { return nil }
    return count * 1000 == Int(parser.elements[open + 1].value) ? open : nil
  }

  /// In elements: no name is longer, and lines of nothing but sets stay linear.
  private static let longestName = 120
  /// No name holds more marks.
  private static let mostMarks = 16
  /// Nor does any line hold more numbers before its sets.
  static let mostTries = 32

  private func isWholeRest(_ stop: Int, _ end: Int) -> Bool {
    stop == end || isNoteBehind(stop, end)
  }

  func skipMarks(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end {
      let kind = parser.elements[index].kind
      if parser.isSetNumber(index) { return index + 2 }
      guard
        kind == .colon || kind == .equals || kind == .slash
          || (kind == .hyphen && !isSign(index))
      else { break }
      index += 1
    }
    return index
  }

  private func isSign(_ index: Int) -> Bool {
    index + 1 < parser.elements.count && parser.elements[index + 1].kind == .quantity
      && !parser.elements[index + 1].spaceBefore && parser.elements[index].spaceBefore
  }

  private func isMark(_ index: Int) -> Bool {
    let element = parser.elements[index]
    switch element.kind {
    // `Burpees 100 for time: 8:32`.
    case .colon
    where index > 2 && parser.elements[index - 1].meaning == .time
      && parser.elements[index - 2].meaning == .for && parser.elements[index - 3].isNumber:
      return false
    case .colon, .equals, .arrow: return true
    case .slash where parser.elements[index - 1].meaning == .bodyweight: return false
    // `2 km / 12:56`, `30 / 3 sets`.
    case .slash where parser.elements[index - 1].isNumber && isOfUnit(index + 1): return false
    case .hyphen, .slash:
      return element.spaceBefore && element.spaceAfter && !isInList(index) || isDoubled(index)
    default: return false
    }
  }

  private func isOfUnit(_ index: Int) -> Bool {
    let element = parser.elements[index]
    return element.kind == .clock || element.isNumber && element.unit != .none
  }

  /// `pull-ups 8 - 7 - 6`: the mark parts numbers of a list; and the one of `Squat 80 - 3x8` a load
  /// and its work.
  private func isInList(_ index: Int) -> Bool {
    guard parser.isBareNumber(index - 1), parser.isBareNumber(index + 1) else { return false }
    guard parser.isFactorOfNext(index + 1) else { return true }
    guard index > 1, parser.elements[index - 2].word == .plain else { return false }
    return parser.elements[index].kind == .hyphen && parser.isWorkBehindLoad(dash: index)
  }

  private func isDoubled(_ index: Int) -> Bool {
    index + 1 < parser.elements.count && parser.elements[index].kind == .hyphen
      && parser.elements[index + 1].kind == .hyphen
  }

  /// True when factors stand before the mark already: `12 kg: 3x 38`, `3x10: 77.5`, `Dips / BW / 8`.
  private mutating func hasExpression(_ start: Int, _ end: Int) -> Bool {
    for index in start..<end where canStart(index, start) && isNumberOrBody(index, start) {
      let stop = parser.parse(from: index, to: end)
      if stop > index, isStrong { return true }
    }
    return isLoadBeforeColon(end, start)
  }

  /// The `BW` of `Split squat, BW - 5, 20 kg - 5` too.
  private func isNumberOrBody(_ index: Int, _ start: Int) -> Bool {
    let element = parser.elements[index]
    return element.kind != .word
      || element.meaning == .bodyweight && index > start
        && parser.elements[index - 1].kind == .comma
  }
}
