internal import JournalSyntax

/// Loads behind a name that stands behind its sets: `5x5 squat 100 kg`, `3x12 RDL @ 60`,
/// `6x12 front squat 2x20 kg`, `15 floor press 50 lb`.
extension LineAnatomy {
  /// Takes the load at `start` and what is said of its sets, and returns the index behind them, or
  /// `start` when none stands there.
  mutating func behindLoadOfName(_ start: Int, _ end: Int) -> Int {
    guard start < end, parser.expressions.count == 1, tellsOnlyWork || isCarry(start) else {
      return start
    }
    var index = start
    // `8x1 snatch @ 75% - 80 kg`.
    if parser.elements[index].kind == .at, index + 2 < end,
      parser.elements[index + 1].unit == .percent
    {
      index += 2
    }
    let mark = parser.elements[index]
    if mark.kind == .at || leadsToLoad(index, end) || mark.kind == .comma
      || mark.kind == .hyphen && mark.spaceBefore
    {
      index += 1
    }
    // `5x5 deadlifts: 100, 110, 120, 130, 140`.
    if mark.kind == .colon {
      return loadOfEachSet(start + 1, end).map { parser.attributes(at: $0) } ?? start
    }
    if let end = setsInParentheses(index, end) { return end }
    // `3x10 hyperextensions - holding 35 lb`.
    if mark.kind == .hyphen, index + 1 < end, parser.elements[index].kind == .word,
      parser.elements[index + 1].isNumber, parser.elements[index + 1].unit.isMass
    {
      index += 1
    }
    // `10 good mornings (45 lb)`.
    let close = mark.kind == .openParenthesis ? behindEnclosedLoad(index, end) : nil
    if close != nil { index += 1 }
    if let end = loadsInParentheses(index, end) { return parser.attributes(at: end) }
    if let end = loadOfEachSet(index, end) { return parser.attributes(at: end) }
    let isPair = parser.isPairOfLoads(index)
    if isPair { index += 2 }
    guard index < end, isLoad(index, end) || mark.kind == .at && isMoreThanRPE(index) else {
      return start
    }
    var load = Quantity(parser.elements[index])
    if isPair { load.marks.insert(.each) }
    if parser.terms.count == 1, parser.quantities[0].unit == .none {
      parser.quantities[0].unit = .repetition
    }
    parser.add(load, .at)
    return parser.attributes(at: close ?? index + 1)
  }

  /// The 16 of `3x15 lateral raises @ 16`, with nothing behind it.
  private func isMoreThanRPE(_ index: Int) -> Bool {
    parser.isBareNumber(index) && parser.elements[index].value > 10_000
      && (index + 1 == parser.elements.count || !parser.elements[index + 1].isNumber)
      && !parser.isFactorOfNext(index) && parser.terms.count == 2
  }

  /// Behind the parentheses of `10 good mornings (45 lb)`, `20 slam balls (20 lb ball)`.
  private func behindEnclosedLoad(_ open: Int, _ end: Int) -> Int? {
    var close = open + 2
    if open + 1 < end, parser.elements[open + 1].unit.isMass {
      while close < min(end, open + 4), isTool(parser.elements[close]) { close += 1 }
    }
    return close < end && parser.elements[close].kind == .closeParenthesis ? close + 1 : nil
  }

  /// `50 m sandbag carry (100 lb)`, `50m farmers walk @ 40 kg`, `3x20m sled push 100 kg`: behind a way, or so many
  /// of them, and the name of what was moved.
  private func isCarry(_ start: Int) -> Bool {
    guard let way = parser.quantities.last, way.unit.isLength || way.unit == .letterM,
      parser.terms.count == parser.quantities.count,
      parser.terms.count == 1 || parser.terms.count == 2 && parser.quantities[0].unit == .none,
      let mark = parser.elements[safe: start]
    else { return false }
    if mark.unit.isMass { return true }
    return mark.kind == .openParenthesis || mark.kind == .at || mark.kind == .comma
      || mark.meaning == .with || mark.meaning == .at
      ? parser.elements[safe: start + 1]?.unit.isMass == true : false
  }

  /// `30 lb DBs`, `63 lb bar`, `20 lb ball`.
  private func isTool(_ element: Element) -> Bool {
    switch element.meaning {
    case .equipment, .bar, .plate: true
    default: element.kind == .word && element.word == .plain
    }
  }

  /// `24 kg swings 5x20`, `80 kg squat x 5`, `80 kg squat x 5 x 3`: takes the work behind a name that
  /// stands behind its load.
  mutating func behindWorkOfName(_ start: Int, _ end: Int) -> Int {
    guard start < end, parser.expressions.count == 1, parser.terms.count == 1,
      parser.quantities.count == 1, parser.quantities[0].unit.isMass
    else { return start }
    var index = start
    if parser.elements[index].kind == .comma { index += 1 }
    // `100 kg yoke x 20 m`, `100 lb sandbag x 50 ft`.
    if index + 1 < end, parser.elements[index].kind == .times, parser.elements[index + 1].isNumber,
      case let unit = parser.elements[index + 1].unit,
      unit.isLength && unit != .inch || unit == .letterM
    {
      parser.add(Quantity(parser.elements[index + 1]), .times)
      return parser.attributes(at: index + 2)
    }
    let hasSets = parser.isBareNumber(index)
    let reps = hasSets ? index + 2 : index + 1
    guard reps < end, parser.elements[reps - 1].kind == .times, isSmall(reps),
      !hasSets || isSmall(index)
    else { return start }
    if parser.isFactorOfNext(reps) {
      guard !hasSets, isSmall(reps + 2), !parser.isFactorOfNext(reps + 2) else { return start }
      parser.addReps(Quantity(parser.elements[reps]))
      parser.add(Quantity(parser.elements[reps + 2]), .times)
      return parser.attributes(at: reps + 3)
    }
    if hasSets {
      var sets = Quantity(parser.elements[index])
      sets.unit = .set
      parser.add(sets, .space)
    }
    parser.addReps(Quantity(parser.elements[reps]))
    return parser.attributes(at: reps + 1)
  }

  private func isSmall(_ index: Int) -> Bool {
    parser.isBareNumber(index) && parser.elements[index].value % 1000 == 0
      && 1_000...50_000 ~= parser.elements[index].value
  }

  /// `20 push-ups (4 sets)`: takes how often it was done.
  private mutating func setsInParentheses(_ open: Int, _ end: Int) -> Int? {
    guard open + 2 < end, parser.elements[open].kind == .openParenthesis,
      parser.elements[open + 1].isNumber, parser.elements[open + 1].unit == .set,
      parser.elements[open + 2].kind == .closeParenthesis, parser.terms.count == 1,
      parser.quantities.count == 1,
      parser.quantities[0].unit == .none || parser.quantities[0].unit == .repetition
        || parser.quantities[0].unit.isTime
    else { return nil }
    if parser.quantities[0].unit == .none { parser.quantities[0].unit = .repetition }
    parser.add(Quantity(parser.elements[open + 1]), .times)
    return open + 3
  }

  /// `3 box squats (95 lb, 115, 135)`: takes a load for each set of so many reps.
  private mutating func loadsInParentheses(_ open: Int, _ end: Int) -> Int? {
    guard open < end, parser.elements[open].kind == .openParenthesis,
      let close = parser.closing(open), close - open >= 4, (close - open) % 2 == 0,
      parser.terms.count == 1,
      parser.quantities.count == 1, parser.elements[open + 1].unit.isMass,
      ((open + 1)..<close).allSatisfy({ index in
        (index - open) % 2 == 0
          ? parser.elements[index].kind == .comma : isLoadOfList(index, parser.elements[open + 1])
      })
    else { return nil }
    parser.quantities[0].unit = .repetition
    parser.add(Quantity(parser.elements[open + 1]), .at)
    for index in stride(from: open + 3, to: close, by: 2) {
      var load = Quantity(parser.elements[index])
      load.unit = parser.elements[open + 1].unit
      parser.addBeside(load)
    }
    return close + 1
  }

  private func isLoadOfList(_ index: Int, _ first: Element) -> Bool {
    let element = parser.elements[index]
    return element.kind == .quantity && (element.unit == .none || element.unit == first.unit)
  }

  /// `3x8 rows @ 95, 100, 105`: takes as many loads as there are sets.
  private mutating func loadOfEachSet(_ start: Int, _ end: Int) -> Int? {
    // `3 x 40 push-ups: 40, 38, 35` tells reps.
    let isBehindColon = parser.elements[start - 1].kind == .colon
    let reps = min(parser.quantities.last?.value ?? 0, 100_000)
    let least = isBehindColon ? max(60_000, reps / 2 * 5) : 20_000
    var index = start
    var count: Int32 = 0
    while index < end, parser.elements[index].kind == .quantity, !parser.isFactorOfNext(index),
      parser.elements[index].unit.isMass
        || parser.elements[index].unit == .none && parser.elements[index].value >= least
    {
      count += 1
      guard index + 2 < end, parser.elements[index + 1].kind == .comma else { break }
      index += 2
    }
    guard count > 1, parser.terms.count == 2, parser.quantities[0].value == count * 1000 else {
      return nil
    }
    parser.add(Quantity(parser.elements[start]), .at)
    for next in stride(from: start + 2, through: index, by: 2) {
      parser.addBeside(Quantity(parser.elements[next]))
    }
    return index + 1
  }

  /// Reps, or sets and reps, with no load among them.
  var tellsOnlyWork: Bool {
    parser.terms.count <= 2
      && parser.terms.allSatisfy {
        $0.joiner == .first || $0.joiner == .times || isCounted($0) || isCountedBefore($0)
      }
      && parser.quantities.count == parser.terms.count
      && parser.quantities.allSatisfy {
        $0.kind == .number && $0.value <= 50_000
          && ($0.unit == .none || $0.unit == .repetition || $0.unit == .set || $0.unit == .round)
      }
  }

  /// The `10 reps` of `3 sets, 10 reps`.
  private func isCounted(_ term: Term) -> Bool {
    term.joiner == .space && parser.quantities[term.quantities.lowerBound].unit == .repetition
  }

  /// The `15` of `2 sets: 15 swings (24 kg)`.
  private func isCountedBefore(_ term: Term) -> Bool {
    term.joiner == .colon && parser.quantities[0].unit == .set
  }

  /// A load with its unit that no other number follows, or a bare one that ends what is said.
  private func isLoad(_ index: Int, _ end: Int) -> Bool {
    let element = parser.elements[index]
    guard element.kind == .quantity, !parser.isFactorOfNext(index) else { return false }
    if index + 1 < end, parser.elements[index + 1].isNumber { return false }
    let isListed =
      index + 2 < end && parser.elements[index + 1].kind == .comma
      && parser.elements[index + 2].isNumber && !parser.isFactorOfNext(index + 2)
    if isListed { return false }
    if element.unit.isMass { return true }
    return element.unit == .none && element.value >= 20_000
      && (parser.terms.count == 2 || parser.quantities[0].marks.contains(.multiplier))
      && isNoteBehind(index + 1, end)
  }
}
