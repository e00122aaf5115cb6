internal import JournalSyntax

/// A name behind the numbers: `5@165 Squat`, `30 min run`.
extension LineAnatomy {
  /// `5@165 Squat`, `30 min run`: when nothing stands before, the words behind may be the name.
  mutating func nameBehindIfNeeded(_ segment: Segment, _ start: Int) -> Segment {
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
      last == first || !tellsSides(last) && !leadsToLoad(last, segment.rest.upperBound)
    {
      last += 1
    }
    guard last > first else { return segment }
    // `4 sets of bench press at 80 kg for 8 reps`.
    let isOf =
      last > first + 1 && parser.elements[first].meaning == .of
      && (parser.quantities.first?.unit == .set || parser.quantities.first?.unit == .round
        || tellsWayOrTime)
    segment.name = (isOf ? first + 1 : first)..<last
    segment.isNameBehind = true
    if let whole = loadBeforeName(segment) { return whole }
    var rest = behindRepeats(last, segment.rest.upperBound)
    if rest == last { rest = behindOtherHalf(last, segment.rest.upperBound) }
    if rest == last {
      if tellsSides(last) { rest = parser.attributes(at: last) }
      rest = behindLoadOfName(rest, segment.rest.upperBound)
      rest = behindRepsOfName(rest, segment.rest.upperBound)
      if rest == last { rest = behindWorkOfName(last, segment.rest.upperBound) }
    }
    segment.rest = rest..<segment.rest.upperBound
    if rest == segment.rest.upperBound, rest == last, first == segment.expressions.upperBound {
      countBareNumber()
    }
    return segment
  }

  /// The 20 minutes of `20 minutes of cycling`.
  private var tellsWayOrTime: Bool {
    guard parser.quantities.count == 1, let unit = parser.quantities.first?.unit else {
      return false
    }
    return unit.isTime || unit.isLength || unit == .letterM
  }

  /// `20 sumo deadlift high pull`: nobody writes a load alone before its lift.
  private mutating func countBareNumber() {
    guard parser.quantities.count == 1, parser.quantities[0].kind == .number,
      parser.quantities[0].unit == .none, parser.quantities[0].value <= 100_000,
      parser.quantities[0].value % 1000 == 0
    else { return }
    parser.quantities[0].marks.insert(.counted)
  }

  /// The reps of `4 sets of bench press at 80 kg for 8 reps`.
  private mutating func behindRepsOfName(_ start: Int, _ end: Int) -> Int {
    guard start + 1 < end, parser.elements[start].meaning == .for,
      parser.elements[start + 1].unit == .repetition, parser.quantities.count == 2,
      parser.quantities[0].unit == .set, parser.quantities[1].unit.isMass
    else { return start }
    parser.add(Quantity(parser.elements[start + 1]), .for)
    return start + 2
  }

  /// The sign of `8 x push-ups`, the dash of `3 x 10 - curls` and of `4 x 25 - 24" box jumps`.
  private func behindTimes(_ rest: Range<Int>) -> Int {
    let first = rest.lowerBound
    if parser.elements[first].kind == .hyphen, parser.elements[first].spaceBefore,
      parser.elements[first].spaceAfter, parser.terms.count == 2, tellsOnlyWork
    {
      let name = first + 1
      let isHigh = name + 1 < rest.upperBound && parser.elements[name].unit == .inch
      return isHigh ? name + 1 : name
    }
    guard parser.elements[first].kind == .times, first + 1 < rest.upperBound,
      parser.elements[first + 1].kind == .word, parser.quantities.count == 1,
      parser.quantities[0].unit == .none
    else { return first }
    return first + 1
  }

  /// `24 kg swing 3x20`, `8 kg plate curl - 2x5`: the load stands before the name, the sets behind it.
  private mutating func loadBeforeName(_ segment: Segment) -> Segment? {
    guard let load = loadAhead(segment) else { return nil }
    let start = skipMarks(segment.name.upperBound, segment.rest.upperBound)
    guard start < segment.rest.upperBound, parser.elements[start].isNumber else {
      // `2 x 24 kg jerks:` above the reps.
      if start == segment.rest.upperBound, load.marks.contains(.each),
        parser.elements[start - 1].kind == .colon
      {
        _ = parser.dropPair()
      }
      return nil
    }
    let stop = parser.parse(from: start, to: segment.rest.upperBound)
    guard stop > start, isStrong || tellsReps(start, stop, segment.rest.upperBound),
      !parser.quantities.contains(where: { $0.unit.isMass })
    else {
      _ = parser.parse(from: segment.expressions.lowerBound, to: segment.rest.upperBound)
      return nil
    }
    parser.lead(with: load)
    var whole = segment
    whole.expressions = start..<stop
    whole.rest = stop..<segment.rest.upperBound
    return whole
  }

  /// The load before a name: one number, or that of each hand in `2x24 kg jerk: 10, 8`.
  private func loadAhead(_ segment: Segment) -> Quantity? {
    guard var load = parser.quantities.last, load.unit.isMass else { return nil }
    if parser.terms.count == 1, parser.quantities.count == 1 { return load }
    guard parser.terms.count == 2, parser.quantities.count == 2, segment.expressions.count == 3,
      parser.isPairOfLoads(segment.expressions.lowerBound)
    else { return nil }
    load.marks.insert(.each)
    return load
  }

  /// The 20 of `24 kg swings 20`, the 10/10 of `16 kg snatch 10/10`: whole numbers, and nothing but a
  /// remark behind.
  private func tellsReps(_ start: Int, _ stop: Int, _ end: Int) -> Bool {
    switch parser.elements[start - 1].meaning {
    // `60 kg bench press day 3`.
    case .week, .day, .session, .level, .set, .round: return false
    default: break
    }
    return parser.expressions.count == 1 && parser.terms.count == 1 && isNoteBehind(stop, end)
      && parser.quantities.allSatisfy {
        $0.kind == .number && ($0.unit == .none || $0.unit == .repetition) && $0.upper == 0
          && $0.value <= 100_000 && $0.value % 1000 == 0
      }
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

  /// `400 m run x 4`, `10 second L-sit x 4 sets`: the distance or the time so often.
  private mutating func behindRepeats(_ times: Int, _ end: Int) -> Int {
    let number = times + 1
    guard parser.terms.count == 1, parser.quantities.count == 1, number < end,
      case let unit = parser.quantities[0].unit,
      unit.isLength || unit == .letterM || unit.isTime || unit == .letterS
        || parser.quantities[0].kind == .clock,
      parser.elements[times].kind == .times, parser.elements[number].kind == .quantity,
      case let often = parser.elements[number].unit,
      often == .none || often == .set
        || often == .repetition && (unit.isTime || unit == .letterS),
      2_000...40_000 ~= parser.elements[number].value, !parser.isFactorOfNext(number)
    else { return times }
    if unit == .letterS { parser.quantities[0].unit = .second }
    var sets = Quantity(parser.elements[number])
    sets.unit = .set
    parser.add(sets, .times)
    return number + 1
  }

  /// `2k row 7:31.4`, `15 km easy, 1:22:30`,
  /// `15 min rower, 3200 m`: the name stands between the
  /// distance and the time.
  private mutating func behindOtherHalf(_ start: Int, _ end: Int) -> Int {
    guard parser.expressions.count == 1, let only = parser.terms.last, parser.terms.count == 1,
      only.quantities.count == 1, start < end
    else { return start }
    if let close = behindEnclosedHalf(start, end) { return close }
    // `500 m row / 1:50`, `500 m row = 1:50`.
    let mark = parser.elements[start].kind
    let isMark =
      mark == .comma || mark == .slash || mark == .equals
      || mark == .hyphen && parser.elements[start].spaceBefore
    let index = isMark ? start + 1 : start
    guard index < end, index + 1 == end || isNoteBehind(index + 1, end) || isSpeed(index + 1, end),
      // `3 mile run 8:30 pace`.
      parser.elements[index].unit != .pace
    else { return start }
    let (first, next) = (parser.quantities[only.quantities.lowerBound], parser.elements[index])
    let isTime = next.kind == .clock || next.unit.isTime
    let isDistance = first.unit.isLength || first.unit == .letterM || first.unit == .kilo
    guard
      isDistance && isTime
        || first.unit.isTime && (next.unit.isLength || next.unit == .letterM)
    else { return start }
    parser.add(Quantity(next), isTime ? .in : .space)
    return index + 1
  }

  /// Behind the way in parentheses of `10:00 bike (4.4 km)`, and the time of `500 m row (1:45)`.
  private mutating func behindEnclosedHalf(_ open: Int, _ end: Int) -> Int? {
    guard parser.elements[open].kind == .openParenthesis, open + 2 < end,
      parser.elements[open + 2].kind == .closeParenthesis,
      case let (first, next) = (parser.quantities[0], parser.elements[open + 1]), next.isNumber,
      // `5 km run (5:30/km)`, `2000 m row (2:05)`: a pace.
      next.unit != .pace, first.unit != .letterM || first.value / 13 <= next.value
    else { return nil }
    let isTime = first.kind == .clock || first.unit.isTime
    guard
      isTime
        ? next.unit.isLength || next.unit == .letterM
        : (first.unit.isLength || first.unit == .letterM || first.unit == .kilo)
          && (next.kind == .clock || next.unit.isTime)
    else { return nil }
    parser.add(Quantity(next), isTime ? .space : .in)
    return open + 3
  }

  /// The `/4.92 mph` of `25 min elliptical - 2.05 miles/4.92 mph`.
  private func isSpeed(_ slash: Int, _ end: Int) -> Bool {
    slash + 2 == end && parser.elements[slash].kind == .slash
      && parser.elements[slash + 1].unit == .other
  }

  /// The `with` of `3x10 squat with 80 kg`.
  func leadsToLoad(_ word: Int, _ end: Int) -> Bool {
    guard word + 1 < end, parser.elements[word + 1].kind == .quantity,
      parser.elements[word + 1].unit.isMass, !parser.isFactorOfNext(word + 1)
    else { return false }
    return parser.elements[word].meaning == .with || parser.elements[word].meaning == .at
  }

  /// The `each leg` of `10 lunges each leg`.
  private func tellsSides(_ index: Int) -> Bool {
    guard index < parser.end else { return false }
    let meaning = parser.elements[index].meaning
    return meaning == .each || meaning == .per
  }

  func isNamePart(_ element: Element) -> Bool {
    switch element.kind {
    case .word, .ampersand: true
    case .colon: !element.spaceBefore && !element.spaceAfter
    case .hyphen, .quote, .slash: !element.spaceBefore
    default: false
    }
  }
}
