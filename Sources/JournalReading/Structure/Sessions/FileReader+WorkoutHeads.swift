internal import JournalSyntax
internal import WorkoutModel

/// Lines that name no exercise, but say how those below them were done: `EMOM: 8 min. 70 kg barbell`,
/// `WOD: 3 rounds for time. 9 kg medball. Time: 6:40`, `WOD: 21-15-9 for time. 50 kg barbell`.
extension FileReader {
  mutating func workoutHead(_ line: LineSyntax) -> Bool {
    if alternatingMinutes(line) || openTitle(line) || timeAsWritten(line) { return true }
    let start = isLettered ? 2 : 0
    guard 3...24 ~= elements.count, start + 2 < elements.count, elements[start].kind == .word,
      elements[start].range.count <= 6,
      Self.workouts.contains(bytes[elements[start].range.indices])
        // `For time 21-15-9`.
        || elements[start].meaning == .for && elements[start + 1].meaning == .time,
      context.section == .training, let block = toldOfWorkout(start, elements.count)?.block
    else { return false }
    return openApart(block, line)
  }

  private static let workouts = WordSet("wod emom amrap metcon tabata")

  /// What the words and numbers of the head come to; `nil` when one of them may be an exercise.
  private func toldOfWorkout(_ start: Int, _ end: Int) -> ToldOfWorkout? {
    var told = ToldOfWorkout()
    var label = Keyword.none
    var index = start
    while index < end {
      let element = elements[index]
      switch element.kind {
      case .word:
        guard isWordOfHead(element) else { return nil }
        if Self.everyMinute.contains(bytes[element.range.indices]) { told.isEveryMinute = true }
        if bytes[element.range.indices].count == 5, isAsManyAsPossible(element) {
          told.isOpen = true
        }
        if element.meaning == .time { label = .time }
        if Self.results.contains(bytes[element.range.indices]) { label = .result }
        if Self.limits.contains(bytes[element.range.indices]) { label = .limit }
      case .quantity where label == .result:
        // `Result: 12 min`.
        if element.unit == .none || element.unit == .round {
          told.result = told.result ?? Quantity(element)
        }
      case .quantity where label == .none || label == .time && !element.unit.isTime:
        label = .none
        if let reps = schemeReps(from: index) {
          told.scheme = reps
          index += 2 * reps.count - 2
        } else if !isPairOfTools(index + 1, end), !told.add(element) {
          return nil
        }
      case .quantity, .clock, .period: label = .none
      case .times where isPairOfTools(index, end):
        told.load = Quantity(elements[index + 1])
        index += 1
      case .colon, .comma, .slash, .plus, .openParenthesis, .closeParenthesis: break
      default: return nil
      }
      index += 1
    }
    return told
  }

  /// The sign of `2x24 kettlebells`.
  private func isPairOfTools(_ times: Int, _ end: Int) -> Bool {
    times + 2 < end && elements[times].kind == .times && elements[times - 1].value == 2_000
      && elements[times + 1].kind == .quantity
      && elements[times + 1].value >= 4_000
      && (elements[times + 1].unit == .none || elements[times + 1].unit.isMass)
      && elements[times + 2].kind == .word
  }

  private enum Keyword {
    case none, time, limit, result
  }

  private func isWordOfHead(_ element: Element) -> Bool {
    switch element.meaning {
    case .for, .in, .time, .round, .with, .at, .bar, .equipment, .each, .of, .per, .rest: true
    default:
      [Self.workouts, Self.results, Self.limits, Self.tools].contains {
        $0.contains(bytes[element.range.indices])
      }
    }
  }

  private static let results = WordSet(
    "result score ergebnis resultat резултат результат resultado")
  private static let limits = WordSet("limit cap timecap")
  private static let tools = WordSet(
    """
    barbell kettlebell kettlebells dumbbell dumbbells medball plate vest sandbag kb db bb rx scaled every \
    minute minutes
    """)
}

/// What a head such as `WOD: 3 rounds for time. 9 kg medball` tells.
private struct ToldOfWorkout {
  var rounds: Quantity?
  var minutes: Quantity?
  var load: Quantity?
  var result: Quantity?
  var scheme: [Quantity]?
  var isEveryMinute = false
  var isOpen = false

  /// False for the reps of a set: `AMRAP 60 kg: 12`.
  mutating func add(_ element: Element) -> Bool {
    switch element.unit {
    case .round: rounds = rounds ?? Quantity(element)
    case .minute: minutes = minutes ?? Quantity(element)
    case .none where (isEveryMinute || isOpen) && load == nil:
      minutes = minutes ?? Quantity(element)
    case .repetition, .none: return false
    default:
      if element.unit.isMass { load = load ?? Quantity(element) }
    }
    return true
  }

  /// `nil` when it tells nothing of the exercises below.
  var block: FileReader.Block? {
    if let scheme { return result == nil ? .scheme(scheme, load: load) : .open }
    if let rounds = done { return load.map { .loadedRounds(rounds, $0) } ?? .rounds(rounds) }
    if isOpen { return .open }
    return load.map { .load($0) }
  }

  /// How many rounds were done: the `2` of `3 rounds for time. Result: 2/54`, before those planned.
  private var done: Quantity? {
    var rounds = rounds
    if isEveryMinute, rounds == nil { rounds = minutes }
    if isOpen || rounds != nil, !isEveryMinute, let result,
      result.value <= rounds?.value ?? .max
    {
      rounds = result
    }
    guard var done = rounds, done.value % 1000 == 0, 1_000...60_000 ~= done.value else {
      return nil
    }
    done.unit = .round
    return done
  }
}
