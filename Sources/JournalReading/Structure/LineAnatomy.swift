internal import JournalSyntax

/// A piece of a line about one exercise: its name, its expressions, and the words around them.
///
/// All indices are into the elements of the line.
struct Segment: Sendable {
  /// Words before the first expression, or behind the last when `isNameBehind`.
  var name: Range<Int>
  var isNameBehind = false
  /// `3 x 8, bench press, 35 kg`.
  var isNameBetween = false
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
      // `posted 2024. 4. 12. 19:09`: no number of a date starts a set.
      if parser.isDate(index) {
        index += 4
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
      // `Curl 11/12, 10/9`: the sides of the first set are no part of the name.
      if stop == end, parser.terms[0].quantities.count > 1 { break }
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
          || parser.quantities[quantities.lowerBound].unit.isMass
      }
      let quantity = parser.quantities[quantities.lowerBound]
      if quantity.marks.contains(.multiplier) { return true }
      if quantity.kind == .bodyweight || quantity.kind == .clock { return true }
      return quantity.unit != .none && quantity.unit != .percent && quantity.unit != .other
        || quantity.extra > 0
    }
  }

  /// `150/12` and `12/150`: a load and its reps, rather than `10/8`, or a day.
  private func isLoadAndReps(_ indices: Range<Int>) -> Bool {
    let first = parser.quantities[indices.lowerBound]
    let second = parser.quantities[indices.lowerBound + 1]
    let (reps, load) = (min(first.value, second.value), max(first.value, second.value))
    return first.unit == .none && second.unit == .none && reps <= 30_000 && load > 2 * reps
      && (load == first.value ? load >= 20_000 : 32_000...999_000 ~= load)
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
        // `1RM back squat`.
        case .total where index == start && !parser.elements[index + 1].spaceBefore: return false
        default: break
        }
        // `2-board bench`, but `20-minute run`.
        if index == start, parser.isHyphenated(index), parser.elements[index + 2].word == .plain {
          return false
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
          $0.expressions.contains(index)
            && (startsWithLoad($0.expressions.lowerBound) || element.kind == .slash)
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

  /// A number, or the `BW` of `Pull-ups / BW / 5, 5, 6`.
  private func startsWithLoad(_ index: Int) -> Bool {
    parser.elements[index].isNumber || parser.elements[index].meaning == .bodyweight
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

  // MARK: A name behind the numbers

  /// `5@165 Squat`, `30 min run`: when nothing stands before, the words behind may be the name.
  private mutating func nameBehindIfNeeded(_ segment: Segment, _ start: Int) -> Segment {
    guard segment.name.isEmpty, !segment.rest.isEmpty else { return segment }
    var segment = segment
    if let load = loadBehindName(segment.rest.lowerBound, segment.rest.upperBound) {
      segment.name = (segment.rest.lowerBound + 1)..<(load - 1)
      segment.isNameBehind = true
      segment.isNameBetween = true
      segment.rest = (load + 1)..<segment.rest.upperBound
      parser.add(Quantity(parser.elements[load]), .at)
      return segment
    }
    let first = behindTimes(segment.rest)
    var last = first
    while last < segment.rest.upperBound, isNamePart(parser.elements[last]),
      last == first || !tellsSides(last)
    {
      last += 1
    }
    guard last > first else { return segment }
    segment.name = first..<last
    segment.isNameBehind = true
    if let whole = loadBeforeName(segment) { return whole }
    var rest = behindOtherHalf(last, segment.rest.upperBound)
    if rest == last {
      if tellsSides(last) { rest = parser.attributes(at: last) }
      rest = behindLoadOfName(rest, segment.rest.upperBound)
      if rest == last { rest = behindWorkOfName(last, segment.rest.upperBound) }
    }
    segment.rest = rest..<segment.rest.upperBound
    return segment
  }

  /// The sign of `8 x push-ups`.
  private func behindTimes(_ rest: Range<Int>) -> Int {
    let first = rest.lowerBound
    guard parser.elements[first].kind == .times, first + 1 < rest.upperBound,
      parser.elements[first + 1].kind == .word, parser.quantities.count == 1,
      parser.quantities[0].unit == .none
    else { return first }
    return first + 1
  }

  /// `24 kg swing 3x20`, `8 kg plate curl - 2x5`: the load stands before the name, the sets behind it.
  private mutating func loadBeforeName(_ segment: Segment) -> Segment? {
    guard parser.terms.count == 1, parser.quantities.count == 1, let load = parser.quantities.first,
      load.unit.isMass
    else { return nil }
    let start = skipMarks(segment.name.upperBound, segment.rest.upperBound)
    guard start < segment.rest.upperBound, parser.elements[start].isNumber else { return nil }
    let stop = parser.parse(from: start, to: segment.rest.upperBound)
    guard stop > start, isStrong, !parser.quantities.contains(where: { $0.unit.isMass }) else {
      _ = parser.parse(from: segment.expressions.lowerBound, to: segment.rest.upperBound)
      return nil
    }
    parser.lead(with: load)
    var whole = segment
    whole.expressions = start..<stop
    whole.rest = stop..<segment.rest.upperBound
    return whole
  }

  /// The load of `3 x 8, bench press, 35 kg`.
  private func loadBehindName(_ comma: Int, _ end: Int) -> Int? {
    guard parser.elements[comma].kind == .comma, parser.expressions.count == 1,
      !parser.quantities.contains(where: { $0.unit.isMass })
    else { return nil }
    var index = comma + 1
    while index < end, parser.elements[index].kind == .word { index += 1 }
    if index > comma + 1, index < end, parser.elements[index].kind == .openParenthesis,
      let close = parser.closing(index)
    {
      index = close + 1
    }
    guard index > comma + 1, index - comma <= 12, index + 1 < end,
      parser.elements[index].kind == .comma, parser.elements[index + 1].isNumber,
      parser.elements[index + 1].unit.isMass
    else { return nil }
    return index + 1
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
