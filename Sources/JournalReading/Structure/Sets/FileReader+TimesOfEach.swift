internal import JournalSyntax
internal import WorkoutModel

/// Ways that were gone several times, and behind them how long each took.
extension FileReader {
  /// Takes `Row 5x500 w/ 2:00 rest: 1:48.2 1:47.9 1:48.8 1:50.1 1:46.4` and `6x800 (3:12 3:10 3:11 3:09
  /// 3:10 3:04)`: as many times as sets. Nobody lifts so much for so long.
  /// Returns where the last of them ends; `nil` for all else.
  mutating func emitTimesOfEach(_ index: Int, _ entry: Int) -> UInt32? {
    let expression = anatomy.parser.expressions[index]
    // Endless lines stay linear.
    let isLoaded = expression.terms.count == 3 && isLoadOfWays(expression)
    let sets = expression.terms.lowerBound + (isLoaded ? 1 : 0)
    guard expression.terms.count == (isLoaded ? 3 : 2), elements.count <= 200,
      !elements.contains(where: {
        $0.meaning == .previous || $0.meaning == .plan || $0.meaning == .goal
      }),
      case let (first, second) = (
        anatomy.parser.terms[sets], anatomy.parser.terms[sets + 1]
      ), second.joiner == .times, first.quantities.count == 1, second.quantities.count == 1,
      case let count = anatomy.parser.quantities[first.quantities.lowerBound],
      count.isBareWhole, 2_000...40_000 ~= count.value,
      case let last = anatomy.parser.quantities[second.quantities.lowerBound].range.end,
      let behind = elements.firstIndex(where: { $0.range.start >= last }),
      let run = runOfClocks(from: behind, count: Int(count.value / 1000))
    else { return nil }
    var way = anatomy.parser.quantities[second.quantities.lowerBound]
    guard way.kind == .number, way.upper == 0 else { return nil }
    if way.unit == .none {
      let nature = file.entries[entry].nature
      guard way.isBareWhole, 200_000...5_000_000 ~= way.value, way.value % 50_000 == 0,
        nature.isDisjoint(with: [.lifted, .bodyweight, .timed]),
        run.allSatisfy({
          let (time, meters) = (Int64(elements[$0].value), Int64(way.value))
          return time * 10 >= meters && time * 10 <= meters * 7
        })
      else { return nil }
      way.marks.insert(.way)
    } else if !way.unit.isLength && way.unit != .letterM {
      return nil
    }
    if way.unit == .letterM { way.unit = .meter }
    var attributes = expression.attributes
    attributes.note = nil
    emitTimes(way, run, attributes, load: isLoaded ? firstQuantity(expression) : nil)
    return run.last.map { elements[$0].range.end }
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
    _ way: Quantity, _ run: [Int], _ attributes: Attributes, load: Quantity? = nil
  ) {
    let before = load == nil ? 0 : 1
    var terms = [
      Term(
        joiner: before == 0 ? .first : .space, quantities: before..<(before + 1), separator: .none),
      Term(joiner: .in, quantities: (before + 1)..<(before + 2), separator: .none),
    ]
    if load != nil {
      terms.insert(Term(joiner: .first, quantities: 0..<1, separator: .none), at: 0)
    }
    for index in run {
      let quantities = [way, Quantity(elements[index])]
      appendDraft(
        terms, load.map { [$0] + quantities } ?? quantities, attributes, elements[index].range)
    }
  }

  /// The indices of just so many clocks that follow each other behind a mark or a word.
  func runOfClocks(from start: Int, count: Int) -> [Int]? {
    guard count > 1, start + count <= elements.count else { return nil }
    var run: [Int] = []
    for index in start..<elements.count {
      if elements[index].kind == .clock, elements[index].unit == .none {
        run.append(index)
      } else if !run.isEmpty, !isBetweenTimes(index) {
        if run.count >= count { break }
        run = []
      }
    }
    // `@ 3:00, 2:41, 2:40`: each was left in so long.
    if run.count == count + 1, elements[run[0] - 1].kind == .at || isOn(elements[run[0] - 1]) {
      run.removeFirst()
    }
    // `rest 1:00, 1:30, 2:00`.
    guard run.count == count, run[0] == 0 || elements[run[0] - 1].meaning != .rest else {
      return nil
    }
    return run
  }

  private func isBetweenTimes(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .slash: true
    case .hyphen: elements[index].spaceBefore
    default: false
    }
  }
}
