internal import JournalSyntax

/// A piece of a line about one exercise: its name, its expressions, and the words around them.
///
/// All indices are into the elements of the line.
struct Segment: Sendable {
  /// Words before the first expression, or behind the last when `isNameBehind`.
  var name: Range<Int>
  var isNameBehind = false
  /// Where the expressions stand; empty when there are none.
  var expressions: Range<Int>
  /// What is left.
  var rest: Range<Int>

  var hasExpressions: Bool { !expressions.isEmpty }
}

/// Cuts the elements of a line into names and expressions.
struct LineAnatomy {
  var parser = ExpressionParser()

  /// The segment that starts at `start`. `parser.expressions` hold its expressions.
  mutating func segment(from start: Int, to end: Int) -> Segment {
    parser.end = end
    if let split = splitAtMark(start, end) { return split }
    parser.end = end
    var index = start
    var weak: Segment?
    var tries = 0
    while index < end, tries < Self.mostTries {
      defer { index += 1 }
      // What stands in parentheses is about the exercise, unless it is nothing but factors.
      if parser.elements[index].kind == .openParenthesis, !parser.startsExpression(index),
        !parser.holdsExpressions(index), let close = parser.closing(index)
      {
        index = close
        continue
      }
      guard canStart(index, start) else { continue }
      tries += 1
      let stop = parser.parse(from: index, to: end)
      guard stop > index else { continue }
      let segment = Segment(
        name: start..<index, expressions: index..<stop, rest: stop..<end)
      if isStrong { return nameBehindIfNeeded(segment, start) }
      // `Push-up 10, squat 25, burpee 15`: each has a number of its own.
      if index > start, isNamedNumber(behind: stop, end) { return segment }
      if weak == nil || index > start { weak = weak ?? segment }
      if stop == end || isNoteBehind(stop, end) { weak = segment }
    }
    guard let weak else { return noExpressions(start, end) }
    return weakSegment(weak, start, end)
  }

  /// True when a comma, a name and its number stand there, and nothing or the next name behind.
  private func isNamedNumber(behind comma: Int, _ end: Int) -> Bool {
    guard comma + 2 < end, parser.elements[comma].kind == .comma else { return false }
    var index = comma + 1
    while index < end, index < comma + 5, parser.elements[index].kind == .word,
      parser.elements[index].word == .plain
    {
      index += 1
    }
    guard index > comma + 1, index < end, parser.isBareNumber(index) else { return false }
    return index + 1 >= end || parser.elements[index + 1].kind == .comma
  }

  private func noExpressions(_ start: Int, _ end: Int) -> Segment {
    Segment(name: start..<end, expressions: end..<end, rest: end..<end)
  }

  /// A bare number counts only behind a name or before one: `Push-ups 20`, `10 pull-ups`.
  private mutating func weakSegment(_ weak: Segment, _ start: Int, _ end: Int) -> Segment {
    _ = parser.parse(from: weak.expressions.lowerBound, to: end)
    if isNumbered(weak) { return noExpressions(start, end) }
    if weak.name.isEmpty { return nameBehindIfNeeded(weak, start) }
    guard weak.rest.isEmpty || isNoteBehind(weak.rest.lowerBound, end) else {
      return noExpressions(start, end)
    }
    return weak
  }

  /// `Day 3`, `Phase 5`, and a heading in bold that ends with a number.
  private func isNumbered(_ weak: Segment) -> Bool {
    guard let last = weak.name.last, last == weak.expressions.lowerBound - 1 else { return false }
    switch parser.elements[last].meaning {
    case .week, .day, .session, .level, .set, .round: return true
    default: break
    }
    let first = parser.elements[weak.name.lowerBound]
    let number = parser.elements[weak.expressions.lowerBound]
    return first.flags.contains(.emphasis) && !number.flags.contains(.emphasis)
      && !parser.elements[weak.name.dropFirst()].contains { $0.flags.contains(.emphasis) }
      && weak.rest.isEmpty
  }

  func isNoteBehind(_ index: Int, _ end: Int) -> Bool {
    guard index < end else { return true }
    switch parser.elements[index].kind {
    case .openParenthesis, .exclamation, .hyphen, .hash, .semicolon, .period, .comma: return true
    default: return false
    }
  }

  /// True when what was parsed is more than a bare number.
  var isStrong: Bool {
    parser.expressions.contains { expression in
      if expression.terms.count > 1 { return true }
      if !expression.attributes.rpe.isEmpty || expression.attributes.repeats != nil { return true }
      let quantities = parser.terms[expression.terms.lowerBound].quantities
      if quantities.count > 2 { return true }
      let separator = parser.terms[expression.terms.lowerBound].separator
      if quantities.count == 2 {
        return separator == .comma || separator == .space || isLoadAndReps(quantities)
      }
      let quantity = parser.quantities[quantities.lowerBound]
      if quantity.marks.contains(.multiplier) { return true }
      if quantity.kind == .bodyweight || quantity.kind == .clock { return true }
      return quantity.unit != .none && quantity.unit != .percent && quantity.unit != .other
        || quantity.extra > 0
    }
  }

  /// `150/12`: a load and its reps, rather than `10/8`.
  private func isLoadAndReps(_ indices: Range<Int>) -> Bool {
    let load = parser.quantities[indices.lowerBound]
    let reps = parser.quantities[indices.lowerBound + 1]
    return load.unit == .none && reps.unit == .none && load.value >= 20_000
      && reps.value <= 30_000 && load.value > 2 * reps.value
  }

  private func canStart(_ index: Int, _ start: Int) -> Bool {
    guard parser.elements.indices.contains(index) else { return false }
    let element = parser.elements[index]
    if element.kind == .hyphen, index > start, !element.spaceBefore { return false }
    if element.isNumber || element.kind == .tilde || element.kind == .question {
      // `Gym80`, `w/30`: glued to what stands before, it is part of a word.
      if index > start, !element.spaceBefore, isGluing(parser.elements[index - 1]) {
        return false
      }
      if index + 1 < parser.elements.count, element.unit == .none {
        switch parser.elements[index + 1].meaning {
        // `10 side lunges`, but not `1 leg extension 3x10`.
        case .side:
          return index == start && element.value >= 5_000 && index + 2 < parser.elements.count
            && parser.elements[index + 2].word == .plain
        case .day, .week, .session: return false
        default: break
        }
      }
      if isSetting(index, start) { return false }
      // `Step ups 15cm box 3x10`: how high the box is.
      if element.unit == .inch || element.unit == .centimeter && index > start { return false }
      return element.kind != .question && !parser.isDate(index) && !isYear(index, start)
    }
    switch element.kind {
    case .word where index > 0 && !element.spaceBefore && parser.elements[index - 1].kind == .hash:
      return false
    case .word, .plus, .hyphen, .times, .openParenthesis: return startsInLine(index)
    default: return false
    }
  }

  /// `Chest press seat 4, 35 kg 2x12`, `Abduction pos. 3: 30 kg`.
  private func isSetting(_ index: Int, _ start: Int) -> Bool {
    var word = index - 1
    if word > start, parser.elements[word].kind == .period { word -= 1 }
    return word > start && parser.elements[word].meaning == .seat && parser.isBareNumber(index)
      && !parser.isFactorOfNext(index)
  }

  /// `Training diary 2023`: the last number of a line, and nobody does so many.
  private func isYear(_ index: Int, _ start: Int) -> Bool {
    let element = parser.elements[index]
    if index > start, parser.elements[index - 1].meaning == .month, element.unit == .none,
      1_990_000...2_100_000 ~= element.value
    {
      return true
    }
    return index > start && index + 1 == parser.elements.count && element.unit == .none
      && 2_001_000...2_099_000 ~= element.value && element.range.count == 4
      && parser.elements[index - 1].kind != .times && parser.elements[index - 1].kind != .at
  }

  private func isGluing(_ element: Element) -> Bool {
    switch element.kind {
    case .slash, .hyphen, .hash, .quote: true
    case .word: !isUnspacedScript(element)
    default: false
    }
  }

  /// Han, kana and Hangul write no space before a number: `快走20分鐘`.
  private func isUnspacedScript(_ element: Element) -> Bool {
    element.flags.contains(.unspacedScript)
  }

  private func startsInLine(_ index: Int) -> Bool {
    let element = parser.elements[index]
    switch element.kind {
    case .plus, .hyphen:
      return element.spaceBefore && index + 1 < parser.elements.count
        && parser.elements[index + 1].kind == .quantity
        && !parser.elements[index + 1].spaceBefore
    case .times:
      return element.spaceBefore && parser.startsExpression(index)
    default:
      return parser.startsExpression(index)
    }
  }

  // MARK: Name and expressions parted by a mark

  /// `Squat: 100x5`, `free bench - 225 * 6`, `Squat, Barbell / 3x8 185lb`.
  private mutating func splitAtMark(_ start: Int, _ end: Int) -> Segment? {
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
          $0.expressions.contains(index) && parser.elements[$0.expressions.lowerBound].isNumber
        } ?? false
      let plan = planBefore(colon: index, start)
      if depth == 0, index > start, isMark(index), hasWord, !isInside,
        plan != nil || !hasExpression(start, index)
      {
        tries += 1
        let first = skipMarks(index + 1, end)
        let stop = first < end ? parser.parse(from: first, to: end) : first
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

  /// Where the plan of `Press 3/3/3+: 95x3, 105x3, 120x6` starts, when sets stand behind its colon.
  private func planBefore(colon: Int, _ start: Int) -> Int? {
    guard parser.elements[colon].kind == .colon, parser.isBareNumber(colon + 1),
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

  /// In elements: no name is longer, and lines of nothing but sets stay linear.
  private static let longestName = 120
  /// No name holds more marks.
  private static let mostMarks = 16
  /// Nor does any line hold more numbers before its sets.
  private static let mostTries = 32

  private func isWholeRest(_ stop: Int, _ end: Int) -> Bool {
    stop == end || isNoteBehind(stop, end)
  }

  private func skipMarks(_ index: Int, _ end: Int) -> Int {
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
    case .colon, .equals, .arrow: return true
    case .hyphen, .slash:
      return element.spaceBefore && element.spaceAfter && !isInList(index) || isDoubled(index)
    default: return false
    }
  }

  /// `pull-ups 8 - 7 - 6`: the mark parts numbers of a list.
  private func isInList(_ index: Int) -> Bool {
    parser.isBareNumber(index - 1) && parser.isBareNumber(index + 1)
      && !parser.isFactorOfNext(index + 1)
  }

  private func isDoubled(_ index: Int) -> Bool {
    index + 1 < parser.elements.count && parser.elements[index].kind == .hyphen
      && parser.elements[index + 1].kind == .hyphen
  }

  /// True when factors stand before the mark already: `12 kg: 3x 38`, `3x10: 77.5`, `Dips / BW / 8`.
  private mutating func hasExpression(_ start: Int, _ end: Int) -> Bool {
    for index in start..<end where canStart(index, start) {
      let element = parser.elements[index]
      guard element.kind != .word || element.meaning == .bodyweight else { continue }
      let stop = parser.parse(from: index, to: end)
      if stop > index, isStrong { return true }
    }
    return isLoadBeforeColon(end, start)
  }

  // MARK: A name behind the numbers

  /// `5@165 Squat`, `30 min run`: when nothing stands before, the words behind may be the name.
  private mutating func nameBehindIfNeeded(_ segment: Segment, _ start: Int) -> Segment {
    guard segment.name.isEmpty, !segment.rest.isEmpty else { return segment }
    var segment = segment
    let first = segment.rest.lowerBound
    var last = first
    while last < segment.rest.upperBound, isNamePart(parser.elements[last]),
      last == first || !tellsSides(last)
    {
      last += 1
    }
    guard last > first else { return segment }
    segment.name = first..<last
    segment.isNameBehind = true
    var rest = behindOtherHalf(last, segment.rest.upperBound)
    if rest == last {
      if tellsSides(last) { rest = parser.attributes(at: last) }
      rest = behindLoadOfName(rest, segment.rest.upperBound)
      if rest == last { rest = behindWorkOfName(last, segment.rest.upperBound) }
    }
    segment.rest = rest..<segment.rest.upperBound
    return segment
  }

  /// `2k row 7:31.4`, `15 km easy, 1:22:30`, `15 min rower, 3200 m`: the name stands between the
  /// distance and the time.
  private mutating func behindOtherHalf(_ start: Int, _ end: Int) -> Int {
    guard parser.expressions.count == 1, let only = parser.terms.last, parser.terms.count == 1,
      only.quantities.count == 1, start < end
    else { return start }
    let index = parser.elements[start].kind == .comma ? start + 1 : start
    guard index < end, index + 1 == end || isNoteBehind(index + 1, end) else { return start }
    let (first, next) = (parser.quantities[only.quantities.lowerBound], parser.elements[index])
    let isTime = next.kind == .clock || next.unit.isTime
    let isDistance = first.unit.isLength || first.unit == .letterM || first.unit == .kilo
    guard
      isDistance && isTime
        || first.unit.isTime && (next.unit.isLength || next.unit == .letterM)
    else { return start }
    parser.add(Quantity(next), .in)
    return index + 1
  }

  /// The `each leg` of `10 lunges each leg`.
  private func tellsSides(_ index: Int) -> Bool {
    guard index < parser.end else { return false }
    let meaning = parser.elements[index].meaning
    return meaning == .each || meaning == .per
  }

  private func isNamePart(_ element: Element) -> Bool {
    switch element.kind {
    case .word, .ampersand: true
    case .colon: !element.spaceBefore && !element.spaceAfter
    case .hyphen, .quote, .slash: !element.spaceBefore
    default: false
    }
  }
}
