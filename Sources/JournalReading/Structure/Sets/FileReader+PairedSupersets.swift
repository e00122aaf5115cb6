internal import JournalSyntax
internal import WorkoutModel

/// Two exercises done in turns, told together: `Curl + skullcrusher 30/25 12+12 3 sets`.
extension FileReader {
  /// Gives each of the two its load, its reps and all of the sets. Returns whether the line tells so.
  mutating func pairedSuperset(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard !segment.isNameBehind, segment.name.count >= 3,
      let mark = segment.name.first(where: { isPairMark($0) }), mark > segment.name.lowerBound,
      mark + 1 < segment.name.upperBound,
      !(mark + 1..<segment.name.upperBound).contains(where: { isPairMark($0) }),
      let pair = pairOfWork(segment.expressions.lowerBound),
      case let names = [segment.name.lowerBound..<mark, mark + 1..<segment.name.upperBound].map({
        trimmedName($0, isBehind: false)
      }),
      // `Clean & jerk 100/110 1/1` is one lift, and nobody hangs 12 kg on burpees.
      !names.contains(where: { $0.isEmpty || !isExercise($0) || movesBody($0) }),
      !self.names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
    else { return false }
    if names.allSatisfy({ isOfComplex($0) }) {
      guard pair.sets != nil else { return false }
      // `Power clean + press 40/50 x 6/6 x 3`: six of each with either load, or one load each.
      noteUnread(line)
      return true
    }
    settlePendingName(nextIsName: true)
    let whole = range(segment.expressions.lowerBound..<pair.end)
    for (name, work) in zip(names, pair.work) {
      openEntry(name, segment, line)
      let quantities = pair.sets.map { work + [$0] } ?? work
      let terms = quantities.indices.map { index in
        Term(
          joiner: index == 0 ? .first : .times, quantities: index..<(index + 1), separator: .none)
      }
      appendDraft(terms, quantities, Attributes(), whole)
    }
    context.lastSetLine = context.lineIndex
    if elements[pair.end...].contains(where: \.isNumber) {
      file.diagnostics.append(.unreadRest(at: place(range(pair.end..<elements.count))))
    }
    if pair.end < elements.count { note(range(pair.end..<elements.count)) }
    return true
  }

  /// Lifts that are done one behind the other with one bar: `Clean + front squat 60/70 5/5` tells two sets
  /// of a complex.
  func isOfComplex(_ name: Range<Int>) -> Bool {
    let last = name.upperBound - 1
    if isWord(last, in: Self.liftsOfComplexes) { return true }
    if isWord(last, in: Self.squats) { return name.count > 1 && isWord(last - 1, in: Self.front) }
    return isWord(last, in: Self.pressesAndRows)
      && (name.count == 1 || isWord(last - 1, in: Self.standing))
  }

  private static let liftsOfComplexes = WordSet(
    "clean cleans snatch snatches jerk jerks thruster thrusters deadlift deadlifts rdl dl")
  private static let pressesAndRows = WordSet("press presses row rows")
  private static let squats = WordSet("squat squats")
  private static let front = WordSet("front")
  private static let standing = WordSet(
    "overhead push strict military barbell bb bent over pendlay")

  func movesBody(_ name: Range<Int>) -> Bool {
    !names.nature(of: NameText.clean(written.bytes[range(name).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio])
  }

  private func isPairMark(_ index: Int) -> Bool {
    elements[index].kind == .plus || elements[index].kind == .ampersand
  }

  /// The loads and reps of both at `start`, and how many sets: `30/25 12+12 3 sets`, `30/25x12/10`.
  private func pairOfWork(
    _ start: Int
  ) -> (work: [[Quantity]], sets: Quantity?, end: Int)? {
    // `Squat + bench 100+10 10+10` adds plates.
    guard let loads = pairOfNumbers(start), elements[start + 1].kind == .slash,
      loads.allSatisfy({ $0.value >= 2_000 })
    else {
      return nil
    }
    var index = start + 3
    if index < elements.count, elements[index].kind == .times { index += 1 }
    guard var reps = pairOfNumbers(index), zip(loads, reps).allSatisfy({ $0.value >= $1.value }),
      reps.allSatisfy({ $0.unit == .none && $0.value % 1000 == 0 && $0.value <= 50_000 })
    else { return nil }
    // `Clean + jerk 80/85 2+1`: a complex.
    guard elements[index + 1].kind == .slash || reps.allSatisfy({ $0.value >= 5_000 }) else {
      return nil
    }
    for index in reps.indices { reps[index].unit = .repetition }
    index += 3
    var sets: Quantity?
    let isTimes = index + 1 < elements.count && elements[index].kind == .times
    let count = isTimes ? index + 1 : index
    if count < elements.count, elements[count].kind == .quantity,
      elements[count].unit == .set || isTimes && elements[count].unit == .none,
      1_000...20_000 ~= elements[count].value
    {
      sets = Quantity(elements[count])
      sets?.unit = .set
      index = count + 1
    }
    guard index >= elements.count || !elements[index].isNumber && elements[index].kind != .times
    else { return nil }
    var work: [[Quantity]] = []
    for (load, reps) in zip(loads, reps) {
      var load = load
      load.marks.insert(.leading)
      if load.unit == .none { load.unit = loads[1].unit }
      work.append([load, reps])
    }
    return (work, sets, index)
  }

  private func pairOfNumbers(_ start: Int) -> [Quantity]? {
    guard start + 2 < elements.count, elements[start].kind == .quantity,
      elements[start + 2].kind == .quantity,
      elements[start + 1].kind == .slash || elements[start + 1].kind == .plus,
      elements[start].unit == .none || elements[start].unit.isMass,
      elements[start + 2].unit == .none || elements[start + 2].unit.isMass
    else { return nil }
    return [Quantity(elements[start]), Quantity(elements[start + 2])]
  }
}
