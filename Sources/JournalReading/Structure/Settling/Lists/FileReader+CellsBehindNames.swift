internal import JournalSyntax
internal import WorkoutModel

/// A cell for the loads and a cell for the reps behind a name: `supino | 20 40 60 | 15 10 8`, `triceps corda | 25 | 12 12 10`,
/// `remada baixa | 9 placas | 3x12`, `barra fixa | PC | 6 5 4`.
extension FileReader {
  /// Pairs the loads with their reps, and puts one load before all of them.
  mutating func settleCellsBehindName() {
    guard document.lines[context.lineIndex].kind == .text, context.table == nil,
      6...60 ~= elements.count, elements[0].kind == .word,
      case let bars = elements.indices.filter({ elements[$0].kind == .pipe }), 2...4 ~= bars.count,
      // `Squat | 100 | 3x5 | felt ok`: more cells than these are remarks.
      bars.count == 2 || !elements[bars[2]...].contains(where: \.isNumber),
      isNameOfCells(0..<bars[0]), bars[1] > bars[0] + 1, bars[1] + 1 < elements.count
    else { return }
    let reps = runOfReps(from: bars[1] + 1)
    if tellsOwnWeight((bars[0] + 1)..<bars[1]) {
      guard !reps.isEmpty else { return }
      return dropCells(bars[0]...bars[1], name: bars[0])
    }
    let loads = loadsOfCell((bars[0] + 1)..<bars[1])
    guard let load = loads.first, mayBeLoaded(0..<bars[0]) else { return }
    if isScheme(bars[1] + 1), loads.count == 1 {
      putWord(before: bars[0])
      anatomy.parser.elements.remove(at: bars[1])
      anatomy.parser.elements.remove(at: bars[0])
    } else if loads.count == 1, reps.count > 1 {
      // `pull-ups | 3 | 10 8 7` counts the sets.
      if Int(elements[load].value) == reps.count * 1000 {
        return dropCells(bars[0]...bars[1], name: bars[0])
      }
      putPairs(reps.map { (load, $0) }, bars, behind: reps)
    } else if loads.count > 1, loads.count == reps.count {
      putPairs(Array(zip(loads, reps)), bars, behind: reps)
    }
    anatomy.parser.end = elements.count
  }

  /// Words, of which some are cut short, and at most a number at the end, as in `leg 45`.
  private func isNameOfCells(_ name: Range<Int>) -> Bool {
    name.allSatisfy { index in
      switch elements[index].kind {
      case .word: true
      case .period, .hyphen: !elements[index].spaceBefore
      case .quantity: index > 0 && index == name.upperBound - 1 && elements[index].isBareWhole
      default: false
      }
    }
  }

  private func loadsOfCell(_ cell: Range<Int>) -> [Int] {
    let numbers = cell.filter { elements[$0].kind == .quantity }
    let isOfLoads = numbers.allSatisfy {
      elements[$0].isBare || elements[$0].unit.isMass || elements[$0].unit == .level
        || elements[$0].unit == .plate
    }
    let isList = cell.allSatisfy { index in
      switch elements[index].kind {
      case .quantity, .comma, .slash: true
      default: elements[index].meaning == .plate
      }
    }
    return isOfLoads && isList ? numbers : []
  }

  private func tellsOwnWeight(_ cell: Range<Int>) -> Bool {
    cell.count == 1 && standsForOwnWeight(cell.lowerBound)
  }

  /// The counts at the start of the last cell; none where a scheme or a mass stands there.
  private func runOfReps(from start: Int) -> [Int] {
    var (reps, index) = ([Int](), start)
    while index < elements.count, elements[index].isBareWhole, elements[index].value <= 100_000 {
      reps.append(index)
      index += 1
      if index + 1 < elements.count,
        elements[index].kind == .comma || elements[index].kind == .slash
      {
        index += 1
      }
    }
    return index < elements.count && (elements[index].kind == .times || elements[index].isNumber)
      ? [] : reps
  }

  private func isScheme(_ start: Int) -> Bool {
    start + 2 < elements.count && elements[start].isBareWhole && elements[start + 1].kind == .times
      && elements[start + 2].isBareWhole
  }

  private mutating func putPairs(
    _ pairs: [(load: Int, reps: Int)], _ bars: [Int], behind reps: [Int]
  ) {
    let sets = writtenSets(pairs.map { (load: elements[$0.load], reps: elements[$0.reps].value) })
    putWord(before: bars[0])
    anatomy.parser.elements.replaceSubrange(bars[0]...(reps.last ?? bars[1]), with: sets)
    anatomy.parser.end = elements.count
  }

  private mutating func dropCells(_ cells: ClosedRange<Int>, name end: Int) {
    putWord(before: end)
    anatomy.parser.elements.removeSubrange(cells)
    anatomy.parser.end = elements.count
  }

  /// The 45 of `leg 45 | 160 200` is of the name.
  private mutating func putWord(before bar: Int) {
    if elements[bar - 1].isNumber {
      anatomy.parser.elements[bar - 1].kind = .word
      anatomy.parser.elements[bar - 1].word = .plain
    }
    anatomy.parser.elements[bar - 1].flags.insert(.spaceAfter)
  }
}
