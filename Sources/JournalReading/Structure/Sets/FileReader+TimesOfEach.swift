internal import JournalSyntax
internal import WorkoutModel

/// Ways that were gone several times, and behind them how long each took.
extension FileReader {
  /// Takes `Row 5x500 w/ 2:00 rest: 1:48.2 1:47.9 1:48.8 1:50.1 1:46.4`, `6x800 (3:12 3:10 3:11 3:09
  /// 3:10 3:04)` and `800 m run x 3: 3:41, 3:50, 3:58`: as many times as sets. Nobody lifts so much
  /// for so long. Returns where the last of them ends; `nil` for all else.
  mutating func emitTimesOfEach(_ index: Int, _ entry: Int) -> UInt32? {
    let expression = anatomy.parser.expressions[index]
    // Endless lines stay linear.
    guard elements.count <= 200,
      !elements.contains(where: {
        $0.meaning == .previous || $0.meaning == .plan || $0.meaning == .goal
      })
    else { return nil }
    if let end = emitTimesWithoutWay(expression, entry) { return end }
    let isLoaded = expression.terms.count == 3 && isLoadOfWays(expression)
    guard let (count, counted) = countedWay(expression, isLoaded: isLoaded),
      case let last = max(count.range.end, counted.range.end),
      let behind = elements.firstIndex(where: { $0.range.start >= last }),
      let run = runOfClocks(from: behind, count: Int(count.value / 1000))
        ?? timeOfEach(behind, Int(count.value / 1000))
        ?? timeInTerm(expression, counted, Int(count.value / 1000))
    else { return nil }
    var way = counted
    if way.unit == .none {
      let nature = file.entries[entry].nature
      guard way.isBareWhole, 200_000...5_000_000 ~= way.value, way.value % 50_000 == 0,
        nature.isDisjoint(with: [.lifted, .bodyweight, .timed]), areRun(run, way.value)
      else { return nil }
      way.marks.insert(.way)
    } else if way.unit == .kilo, way.value <= 10_000 {
      way.unit = .kilometer
    } else if !way.unit.isLength && way.unit != .letterM {
      return nil
    }
    if way.unit == .letterM { way.unit = .meter }
    var attributes = expression.attributes
    attributes.note = nil
    emitTimes(way, run, attributes, load: isLoaded ? firstQuantity(expression) : nil)
    return run.last.map { elements[$0].range.end }
  }

  /// How often which way was gone: `5x500`, `6 x 400 in 1:28, …` and `800 m x 3`.
  func countedWay(
    _ expression: Expression, isLoaded: Bool, mostWays: Int = 1
  ) -> (count: Quantity, way: Quantity)? {
    let first = expression.terms.lowerBound + (isLoaded ? 1 : 0)
    let terms = anatomy.parser.terms[first..<expression.terms.upperBound]
    guard terms.count == 2 || terms.count == 3 && terms[first + 2].joiner == .in,
      terms[first + 1].joiner == .times, terms[first].quantities.count == 1,
      1...mostWays ~= terms[first + 1].quantities.count
    else { return nil }
    var (count, way) = (
      anatomy.parser.quantities[terms[first].quantities.lowerBound],
      anatomy.parser.quantities[terms[first + 1].quantities.lowerBound]
    )
    if !isLoaded, count.unit.isLength || count.unit == .letterM && count.value >= 50_000 {
      swap(&count, &way)
    }
    guard count.kind == .number, count.unit == .none || count.unit == .set, count.upper == 0,
      count.value % 1000 == 0, 2_000...40_000 ~= count.value, way.kind == .number, way.upper == 0
    else { return nil }
    return (count, way)
  }

  /// The time at the end of `5x 1k repeats on treadmill 4:30 each`, as often as there are sets.
  private func timeOfEach(_ start: Int, _ count: Int) -> [Int]? {
    let clock = elements.count - 2
    guard clock >= start, elements[clock].kind == .clock, elements[clock + 1].meaning == .each,
      elements[clock].unit == .none, !elements[start..<clock].contains(where: \.isNumber),
      !elements[start..<clock].contains(where: { $0.kind == .at || $0.meaning == .rest })
    else { return nil }
    return [Int](repeating: clock, count: count)
  }

  /// `10x400 in 1:32`: the time of each.
  private func timeInTerm(_ expression: Expression, _ way: Quantity, _ count: Int) -> [Int]? {
    guard expression.terms.count == 3,
      case let term = anatomy.parser.terms[expression.terms.upperBound - 1], term.joiner == .in,
      term.quantities.count == 1,
      case let time = anatomy.parser.quantities[term.quantities.lowerBound], time.kind == .clock,
      let clock = elements.firstIndex(where: { $0.range.start == time.range.start }),
      areRun([clock], way.value)
    else { return nil }
    return [Int](repeating: clock, count: count)
  }

  /// The times of `SDC x2: 1:58, 1:54`, and of `400s on the track: 1:24, 1:25`, where they count the
  /// ways.
  private mutating func emitTimesWithoutWay(_ expression: Expression, _ entry: Int) -> UInt32? {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon + 2 < elements.count,
      elements[colon].range.start >= expression.range.start,
      elements[(colon + 1)...].allSatisfy({ $0.kind == .clock || $0.kind == .comma }),
      case let run = elements.indices.filter({ elements[$0].kind == .clock }), run.count > 1,
      run[0] == colon + 1
    else { return nil }
    let first = firstQuantity(expression)
    if first.marks.contains(.multiplier), first.isBareWhole, Int(first.value) / 1000 == run.count,
      file.entries[entry].nature.isDisjoint(with: .lifted)
    {
      emitTimes(nil, run, Attributes())
    } else if first.unit == .letterS, first.value % 100_000 == 0, areRun(run, first.value) {
      var way = first
      way.unit = .meter
      emitTimes(way, run, Attributes())
    } else {
      return nil
    }
    return run.last.map { elements[$0].range.end }
  }

  /// A meter takes people a tenth of a second to seven tenths.
  private func areRun(_ clocks: [Int], _ way: Int32) -> Bool {
    clocks.allSatisfy {
      let (time, meters) = (Int64(elements[$0].value), Int64(way))
      return time * 10 >= meters && time * 10 <= meters * 7
    }
  }

  private func firstQuantity(_ expression: Expression) -> Quantity {
    anatomy.parser.quantities[
      anatomy.parser.terms[expression.terms.lowerBound].quantities.lowerBound]
  }

  /// The 150 of `Sled drag 150 4x30m, 35s 33s 34s 39s`.
  private func isLoadOfWays(_ expression: Expression) -> Bool {
    let first = anatomy.parser.terms[expression.terms.lowerBound]
    let (sets, load) = (
      anatomy.parser.terms[expression.terms.lowerBound + 1], firstQuantity(expression)
    )
    return first.quantities.count == 1 && load.kind == .number && load.upper == 0
      && sets.joiner == .space
      && (load.unit.isMass || load.unit == .none && load.value >= 10_000)
  }

  mutating func emitTimes(
    _ way: Quantity?, _ run: [Int], _ attributes: Attributes, load: Quantity? = nil
  ) {
    let before = [load, way].compactMap { $0 }
    var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    if before.count == 2 {
      terms.append(Term(joiner: .space, quantities: 1..<2, separator: .none))
    }
    if let count = before.isEmpty ? nil : before.count {
      terms.append(Term(joiner: .in, quantities: count..<(count + 1), separator: .none))
    }
    for index in run {
      var time = Quantity(elements[index])
      if time.kind != .clock { time.marks.insert(.seconds) }
      appendDraft(terms, before + [time], attributes, elements[index].range)
    }
  }

  /// The indices of just so many clocks that follow each other behind a mark or a word.
  func runOfClocks(from start: Int, count: Int) -> [Int]? {
    guard count > 1, start + count <= elements.count else { return nil }
    var run: [Int] = []
    for index in start..<elements.count {
      if elements[index].kind == .clock && elements[index].unit == .none || isTimeInSeconds(index) {
        run.append(index)
      } else if !run.isEmpty, !isBetweenTimes(index) {
        if run.count >= count { break }
        run = []
      }
    }
    // `@ 3:00, 2:41, 2:40`: each was left in so long.
    if run.count == count + 1, run[0] > 0,
      elements[run[0] - 1].kind == .at || isOn(elements[run[0] - 1])
        || elements[run[0] - 1].meaning == .rest
    {
      run.removeFirst()
    }
    // `rest 1:00, 1:30, 2:00`.
    guard run.count == count, run[0] == 0 || elements[run[0] - 1].meaning != .rest else {
      return nil
    }
    return run
  }

  /// The 58.1 of `5 x 250m, 1:00 off: 58.1 57.7 57.9 58.8 56.9`.
  private func isTimeInSeconds(_ index: Int) -> Bool {
    elements[index].isBare && elements[index].flags.contains(.fraction)
      && 15_000..<100_000 ~= elements[index].value
  }

  private func isBetweenTimes(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .slash: true
    case .hyphen: elements[index].spaceBefore
    default: false
    }
  }
}
