internal import JournalSyntax
internal import WorkoutModel

/// Work and rest in turns.
/// ```
/// intervals ::= turns ( blank times blank digit+ | ','? ' ' digit+ ' rounds' )
///     | digit+ blank times blank turns
/// turns ::= digit+ timeUnit? '/' digit+ timeUnit?
/// ```
extension FileReader {
  /// Takes `Bike 20s/10s x 8`, `Burpees 8 x 30/30` and `Mountain climbers 40/20 x 5` as so many sets of
  /// so many seconds, and what stands behind the slash as the rest between them; in `Side plank
  /// 30s/30s x 3` it is the time of the other side. False for all else.
  mutating func emitIntervals(_ segment: Segment, _ entry: Int) -> Bool {
    if tellsTurnsAlone(segment.expressions) {
      file.diagnostics.append(.unreadNumbers(at: place(range(segment.expressions))))
      return true
    }
    guard let (work, rest, count) = intervals(segment.expressions),
      let pair = meaning(
        elements[work], elements[rest], count: elements[count].value / 1000,
        file.entries[entry].nature, segment),
      let expression = anatomy.parser.expressions.last
    else { return false }
    var attributes = expression.attributes
    attributes.marks.subtract([.drop, .each])
    attributes.repeats = nil
    switch pair {
    case .unknown:
      file.diagnostics.append(.unreadNumbers(at: place(expression.range)))
      return true
    case .workAndRest:
      let isBare = elements[rest].unit == .none && elements[rest].kind == .quantity
      attributes.rest =
        isBare ? elements[rest].value : anatomy.parser.seconds(of: elements[rest])
    case .sides: attributes.marks.insert(.each)
    }
    var time = Quantity(elements[work])
    if time.kind == .number, time.unit == .none { time.marks.insert(.seconds) }
    var sets = Quantity(elements[count])
    sets.unit = .set
    appendDraft(
      [
        Term(joiner: .first, quantities: 0..<1, separator: .none),
        Term(joiner: .times, quantities: 1..<2, separator: .none),
      ], [time, sets], attributes,
      elements[min(work, count)].range.through(elements[max(rest, count)].range))
    return true
  }

  /// `Bike 30 sec on 30 sec off`: nobody knows how often.
  private func tellsTurnsAlone(_ range: Range<Int>) -> Bool {
    let mark = range.lowerBound + 1
    return range.count == 3 && anatomy.parser.expressions.count == 1
      && elements[mark].kind == .slash && elements[mark].range.count > 1
  }

  private enum TimePair { case workAndRest, sides, unknown }

  /// The indices of work, rest and count, when the expressions tell nothing else.
  private func intervals(_ range: Range<Int>) -> (Int, Int, Int)? {
    var index = range.lowerBound
    var count: Int?
    if isCount(index), index + 1 < elements.count, elements[index + 1].kind == .times {
      count = index
      index += 2
    }
    let (work, rest) = (index, index + 2)
    guard rest < range.upperBound, elements[work].isNumber, elements[rest].isNumber,
      elements[work + 1].kind == .slash, elements[work].value % 1000 == 0
    else { return nil }
    index = rest + 1
    if count == nil, index < elements.count {
      let isCounted = elements[index].kind == .times
      let number = isCounted || elements[index].kind == .comma ? index + 1 : index
      guard number < elements.count, elements[number].kind == .quantity,
        2_000...40_000 ~= elements[number].value, elements[number].value % 1000 == 0
      else { return nil }
      switch elements[number].unit {
      case .set, .round: break
      case .none where isCounted: break
      default: return nil
      }
      count = number
      index = number + 1
    }
    guard let count, index >= elements.count || elements[index].kind != .times,
      index >= range.upperBound || !elements[index].isNumber
    else { return nil }
    return (work, rest, count)
  }

  private func isCount(_ index: Int) -> Bool {
    anatomy.parser.isBareNumber(index) && 2_000...40_000 ~= elements[index].value
      && elements[index].value % 1000 == 0
  }

  /// What is held has as much time on the left as on the right; bare numbers are times only where
  /// people keep time, and in steps of five seconds.
  private func meaning(
    _ work: Element, _ rest: Element, count: Int32, _ nature: ExerciseNature, _ segment: Segment
  ) -> TimePair? {
    let keepsTime = nature.contains(.cardio) || tellsIntervals(segment)
    let isOfSides =
      !keepsTime && work.value == rest.value
      && !nature.isDisjoint(with: [.timed, .oneSided, .eitherSide])
    if work.kind == .clock || isTime(work) {
      guard rest.kind == .clock || isTime(rest) else { return nil }
      // `RDL 60s/50s x 8`: the sixties and the fifties.
      let isOfLoads = work.unit == .letterS || rest.unit == .letterS
      if isOfLoads, !keepsTime, nature.isDisjoint(with: [.timed, .bodyweight]) { return nil }
      return isOfSides ? .sides : .workAndRest
    }
    guard work.unit == .none, rest.unit == .none, work.kind == .quantity, rest.kind == .quantity
    else { return nil }
    // `Swim 50/25 x 4` tells ways.
    if nature.contains(.swum) { return .unknown }
    // `Run 6x400/200` may tell meters, `Bike 4x10/5` minutes.
    guard work.value % 5_000 == 0, rest.value % 5_000 == 0,
      15_000...60_000 ~= work.value, 5_000...120_000 ~= rest.value
    else {
      return nature.contains(.cardio) && nature.isDisjoint(with: .bodyweight) ? .unknown : nil
    }
    if isOfSides { return nature.contains(.timed) ? .sides : nil }
    if nature.contains(.timed), nature.isDisjoint(with: .cardio) { return .workAndRest }
    let isCounted = !nature.isDisjoint(with: [.counted, .jumped]) && !tellsIntervals(segment)
    // `Bike 2 x 20/10` may tell minutes.
    if keepsTime, !isCounted { return count < Self.fewest ? .unknown : .workAndRest }
    // `Push-ups 20/15 x 3` and `Flutter kicks 30/30 x 5` tell reps; turns of work and rest fill a
    // minute, or are those of Tabata.
    guard isCounted, nature.isDisjoint(with: [.oneSided, .eitherSide]) else { return nil }
    if work.value == 20_000, rest.value == 10_000, count >= Self.tabata { return .workAndRest }
    let isMinute = work.value + rest.value == 60_000 && work.value > rest.value
    return isMinute && count >= Self.fewest ? .workAndRest : .unknown
  }

  /// As many sets as Tabata has.
  private static let tabata: Int32 = 8
  private static let fewest: Int32 = 4

  private func isTime(_ element: Element) -> Bool {
    element.kind == .quantity && (element.unit.isTime || element.unit == .letterS)
  }

  /// `Tabata squats 20/10 x 8`, `HIIT bike 30/30 x 10`.
  private func tellsIntervals(_ segment: Segment) -> Bool {
    segment.name.contains { isWord($0, in: Self.intervalWords) }
  }

  private static let intervalWords = WordSet(
    "tabata tabatas hiit interval intervals intervall intervalle intervalos табата интервалы")
}
