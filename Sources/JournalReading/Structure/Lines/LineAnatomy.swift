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
  /// The `KB` of `KB 24 kg swing 5x20`, which stands before the load.
  var tool = 0..<0

  var hasExpressions: Bool { !expressions.isEmpty }
}

/// Cuts the elements of a line into names and expressions.
struct LineAnatomy: ~Copyable {
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
      if let pair = pairOfLoads(index, start, end) { return pair }
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
      if isStrong { return toolBeforeLoad(segment) ?? nameBehindIfNeeded(segment, start) }
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
    if isNumbered(weak) || countsExercises(weak) { return noExpressions(start, end) }
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
    case .week, .day, .session, .level, .round: return true
    // `top set 180` tells a load.
    case .set where parser.elements[weak.expressions.lowerBound].value < Self.mostSets: return true
    default: break
    }
    let first = parser.elements[weak.name.lowerBound]
    let number = parser.elements[weak.expressions.lowerBound]
    return first.flags.contains(.emphasis) && !number.flags.contains(.emphasis)
      && !parser.elements[weak.name.dropFirst()].contains { $0.flags.contains(.emphasis) }
      && weak.rest.isEmpty
  }

  /// In thousandths: no set is numbered so high.
  static let mostSets: Int32 = 16_000

  /// `3 exercises without a rest`.
  private func countsExercises(_ weak: Segment) -> Bool {
    weak.name.isEmpty && parser.isWord(weak.rest.lowerBound, .exercise)
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
      if !expression.attributes.rpe.isEmpty || expression.attributes.rir != nil
        || expression.attributes.repeats != nil
      {
        return true
      }
      let quantities = parser.terms[expression.terms.lowerBound].quantities
      if quantities.count > 2 { return true }
      let separator = parser.terms[expression.terms.lowerBound].separator
      if quantities.count == 2 {
        return separator == .comma || separator == .space || isLoadAndReps(quantities)
          || parser.quantities[quantities.lowerBound].unit.isMass
          // `플랭크 60초-45초 / L싯 8초`.
          || parser.quantities[quantities.lowerBound].unit == .second
      }
      let quantity = parser.quantities[quantities.lowerBound]
      // `x10`, and the `75x` of `70, 75x, 80`.
      if !quantity.marks.isDisjoint(with: [.multiplier, .leading]) { return true }
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

  func canStart(_ index: Int, _ start: Int) -> Bool {
    guard parser.elements.indices.contains(index) else { return false }
    let element = parser.elements[index]
    if element.kind == .hyphen, index > start, !element.spaceBefore { return false }
    if element.isNumber || element.kind == .tilde || element.kind == .question {
      if element.unit == .pace { return false }
      // `Gym80`, `w/30`: glued to what stands before, it is part of a word.
      if index > start, !element.spaceBefore, isGluing(parser.elements[index - 1]),
        !isBehindGluedDash(index, start), !isGluedToName(index, start)
      {
        return false
      }
      if index + 1 < parser.elements.count, element.unit == .none {
        switch parser.elements[index + 1].meaning {
        // `10 side lunges`, but not `1 leg extension 3x10`.
        case .side:
          return index == start && element.value >= 5_000 && index + 2 < parser.elements.count
            && parser.elements[index + 2].word == .plain
        case .day, .week, .session: return false
        case _ where isOrdinal(index): return false
        // `1RM back squat`.
        case .total where index == start && !parser.elements[index + 1].spaceBefore: return false
        default: break
        }
        // `2-board bench`, but `20-minute run`.
        if index == start, parser.isHyphenated(index), parser.elements[index + 2].word == .plain {
          return false
        }
      }
      if isSetting(index, start) || isOfMonth(index) || isHeld(index, start)
        || isHeight(index, start) || isNumeral(index, start) || isOfWhole(index, start)
        || isHands(index, start) || isMaximumOfReps(index, start) || endsName(index, start)
        || isAngle(index, start)
      {
        return false
      }
      // `Step ups 15cm box 3x10`: how high the box is.
      if element.unit == .inch || element.unit == .centimeter && index > start { return false }
      // `~ 2024-10-13`: until that day.
      let number = element.kind == .tilde ? index + 1 : index
      return element.kind != .question && !parser.isDate(number) && !isYear(index, start)
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

  /// The 3 of `Curls-3x10`, the load of `Squat-100 kg x 5`: a name, a dash without blanks, and sets.
  private func isBehindGluedDash(_ index: Int, _ start: Int) -> Bool {
    guard index > start + 1, parser.elements[index - 1].kind == .hyphen,
      parser.elements[index - 2].kind == .word, parser.elements[index - 2].range.count >= 3
    else { return false }
    return parser.elements[index].unit.isMass
      || index + 2 < parser.elements.count && parser.elements[index + 1].kind == .times
        && parser.elements[index + 2].isNumber
  }

  /// The 3 of `dips3x10` and of `curls3x12`: a name, sets and reps without any blank.
  private func isGluedToName(_ index: Int, _ start: Int) -> Bool {
    guard parser.elements[index - 1].kind == .word, parser.elements[index - 1].range.count >= 4,
      parser.elements[index - 1].word == .plain, index + 2 < parser.elements.count,
      parser.isFactorOfNext(index)
    else { return false }
    // `Swim25m×12`.
    if parser.elements[index].unit == .meter || parser.elements[index].unit == .letterM {
      return parser.elements[index + 1].kind == .times && parser.elements[index + 2].isNumber
    }
    guard parser.isBareNumber(index) else { return false }
    return !parser.elements[index + 1].spaceBefore && !parser.elements[index + 2].spaceBefore
      && (2_000...10_000 ~= parser.elements[index].value
        || parser.elements[index].value >= 20_000)
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
}
