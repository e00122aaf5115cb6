internal import JournalSyntax
internal import WorkoutModel

/// Ways and times of runs with words beside them: `12 mi LR 1:49:30 felt great until the hill`, `M - 4 mi
/// easy 35:48 knee ok`, `3 mi treadmill 27:00 watching the game`.
extension FileReader {
  /// Keeps the words as notes, so that way and time stand together; the machine goes to the front.
  mutating func settleRunWithWords() {
    guard elements.count <= 40 else { return }
    let isBehindLabel =
      elements[0].kind == .word && (elements[1].kind == .colon || elements[1].kind == .hyphen)
    let way = isBehindLabel ? 2 : 0
    guard way + 2 < elements.count, elements[way].kind == .quantity,
      [.mile, .kilometer, .kilo].contains(elements[way].unit),
      !isBehindLabel || elements[0].meaning == .weekday,
      let clock = elements[(way + 1)..<min(way + 5, elements.count)].firstIndex(where: {
        $0.kind != .word && $0.kind != .comma
      }), elements[clock].kind == .clock,
      tellsNoWork(behind: clock),
      isPaceOfRun(elements[way], elements[clock]),
      case let behind = clock + 1..<elements.count,
      !behind.contains(where: { isNameOfWork($0) }),
      case let between = (way + 1)..<clock,
      between.contains(where: { elements[$0].kind == .word && elements[$0].meaning != .in })
        || elements[safe: clock + 1]?.kind == .word
    else { return }
    let name = between.first { isNameOfWork($0) }.map { elements[$0] }
    if !behind.isEmpty { context.remarks.append(range(behind)) }
    anatomy.parser.elements.removeSubrange(behind)
    // Without the comma before `easy`, and the `in` behind it.
    let words = between.filter { elements[$0].kind == .word && elements[$0].meaning != .in }
    if name == nil, let first = words.first, let last = words.last {
      context.remarks.append(range(first..<(last + 1)))
    }
    anatomy.parser.elements.removeSubrange(between)
    anatomy.parser.elements[way].flags.insert(.spaceAfter)
    anatomy.parser.elements[way + 1].flags.insert(.spaceBefore)
    if let name { anatomy.parser.elements.insert(name, at: way) }
  }

  /// Words, and the number of a machine's setting: `5k treadmill 25:00 incline 1`.
  private func tellsNoWork(behind clock: Int) -> Bool {
    (clock + 1..<elements.count).allSatisfy { index in
      guard elements[index].isNumber else { return elements[index].kind != .times }
      return elements[index].kind == .quantity && elements[index].value <= 30_000
        && (elements[index].unit == .none || elements[index].unit == .percent)
        && isWord(index - 1, in: Self.settingsOfRuns)
    }
  }

  private static let settingsOfRuns = WordSet(
    "incline grade gradient slope level lvl resistance steigung")

  /// The pace of a run over at least half a mile.
  private func isPaceOfRun(_ way: Element, _ clock: Element) -> Bool {
    guard 800...80_000 ~= way.value else { return false }
    let pace = Int64(clock.value) / Int64(way.value)
    return (way.unit == .mile ? 240...900 : 150...560) ~= pace
  }

  private func isNameOfWork(_ index: Int) -> Bool {
    elements[index].kind == .word
      && (isExercise(index..<(index + 1))
        || names.nature(of: text(elements[index].range)).contains(.cardio))
  }
}
