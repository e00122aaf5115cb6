internal import JournalSyntax
internal import WorkoutModel

/// Reps that change from round to round for all exercises of a block: `21-15-9` above thrusters and
/// pull-ups.
extension FileReader {
  /// `21-15-9`, `50-40-30-20-10 reps for time of:`; behind the numbers the exercises may stand on the
  /// line itself.
  mutating func scheme(_ line: LineSyntax) -> Bool {
    if elements.count > 6, elements[0].kind == .quantity, elements[1].kind == .hyphen {
      dropTimeCap()
    }
    guard elements.count >= 5, elements[0].kind == .quantity, elements[1].kind == .hyphen,
      !elements[1].spaceBefore, context.section == .training, let reps = schemeReps(),
      case let behind = 2 * reps.count - 1,
      isFreeForScheme || context.namedWorkoutLine == context.lineIndex || isOfExercises(behind)
        || isFallBeforeExercise(reps, behind) || isFallAboveExercise(reps, behind),
      line.kind == .text || line.kind == .heading || isOfExercises(behind)
    else { return false }
    let stations = stations(behind..<elements.count)
    settlePendingName(nextIsName: false)
    flushKeyValues()
    context.entry = nil
    if stations.isEmpty {
      guard elements[behind...].allSatisfy({ $0.kind == .word || $0.kind == .colon }) else {
        return false
      }
      context.block = .scheme(reps, load: nil)
      context.isInBlock = false
      note(line.content)
      return true
    }
    for station in stations { add(station, reps) }
    return true
  }

  /// `21-15-9 of:` can be nothing else.
  private func isOfExercises(_ behind: Int) -> Bool {
    behind < elements.count && elements[behind].meaning == .of
  }

  /// `21-15-9 thrusters 40, pull ups` right below other sets: what stands behind the numbers is an exercise
  /// of its own.
  private func isFallBeforeExercise(_ reps: [Quantity], _ behind: Int) -> Bool {
    guard behind + 2 < elements.count, let first = reps.first, let last = reps.last,
      first.value > last.value, elements[behind].kind == .word,
      elements[behind...].contains(where: { $0.kind == .comma || $0.kind == .plus })
    else { return false }
    return isExercise(behind..<(behind + 1))
      || elements[behind + 1].kind == .word && isExercise(behind..<(behind + 2))
  }

  /// `21-15-9` alone below other sets, above a line that names a known exercise and tells no reps.
  private func isFallAboveExercise(_ reps: [Quantity], _ behind: Int) -> Bool {
    let below = context.lineIndex + 1
    guard behind == elements.count, reps.count > 2, below < document.lines.count,
      zip(reps, reps.dropFirst()).allSatisfy({ $0.value > $1.value }),
      case let line = document.lines[below], line.kind == .text || line.kind == .item
    else { return false }
    let text = written.bytes[line.content.indices]
    let name = text.prefix {
      !Byte.isDigit($0) && $0 != UInt8(ascii: "+") && $0 != Byte.openParenthesis
    }
    return name.count > 2 && names.isKnown(NameText.clean(name))
      && !text.dropFirst(name.count).contains(UInt8(ascii: "x"))
  }

  /// True when the numbers are not the reps of the exercise above them.
  private var isFreeForScheme: Bool {
    guard context.isAfterBlank else {
      return context.entry == nil && context.pendingName == nil || isBetweenTitleAndExercises
    }
    return context.pendingName.map { !names.isKnown($0.text) } ?? true
  }

  /// `Helen's little sister` above, and right below a name that is known, with its load or alone.
  private var isBetweenTitleAndExercises: Bool {
    guard let title = context.pendingName, !names.isKnown(title.text),
      !ExerciseNames.isMovement(title.text), elements.count <= 10, elements[0].value >= 12_000,
      elements[0].value > elements[2].value,
      context.lineIndex + 1 < document.lines.count,
      case let below = document.lines[context.lineIndex + 1],
      below.kind == .text || below.kind == .item,
      case let content = bytes[below.content.indices],
      case let name = content.prefix(while: {
        Byte.isASCIILetter($0) || $0 == Byte.space || $0 == Byte.hyphen
      }),
      !name.isEmpty
    else { return false }
    return names.isKnown(NameText.clean(name))
  }

  /// Three numbers or more that rise or fall and are no date.
  func schemeReps(from start: Int = 0) -> [Quantity]? {
    var reps: [Quantity] = []
    var index = start
    while index < elements.count, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit == .repetition,
      elements[index].value % 1000 == 0, 1_000...100_000 ~= elements[index].value,
      index == start || !elements[index].spaceBefore, reps.count < 24
    {
      reps.append(Quantity(elements[index]))
      guard index + 1 < elements.count, elements[index + 1].kind == .hyphen,
        !elements[index + 1].spaceBefore
      else { break }
      index += 2
    }
    guard reps.count >= 3, index == start + 2 * reps.count - 2 else { return nil }
    let pairs = zip(reps, reps.dropFirst())
    guard pairs.allSatisfy({ $0.value > $1.value }) || pairs.allSatisfy({ $0.value < $1.value })
    else { return nil }
    if start == 0, reps.count == 3, !isOfExercises(index + 1), let (date, _) = dates.date(at: 0),
      isPossible(date)
    {
      return nil
    }
    for index in reps.indices { reps[index].unit = .repetition }
    return reps
  }

  // MARK: The exercises

  private struct Station {
    let name: Range<Int>
    var load: Quantity?
  }

  /// `thrusters (95 lb) and pull-ups`: nothing unless each part is an exercise.
  private func stations(_ indices: Range<Int>) -> [Station] {
    var found: [Station] = []
    for part in indices.split(whereSeparator: { parts($0) }) {
      guard let station = station(part.startIndex..<part.endIndex), isExercise(station.name) else {
        return []
      }
      found.append(station)
    }
    return found
  }

  private func parts(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .plus, .ampersand, .colon: true
    default: elements[index].meaning == .and || elements[index].meaning == .of
    }
  }

  /// The name up to the load, which may stand in parentheses.
  private func station(_ part: Range<Int>) -> Station? {
    let end = part.first { elements[$0].isNumber || elements[$0].kind == .openParenthesis }
    let name = trimmedName(part.lowerBound..<(end ?? part.upperBound), isBehind: false)
    guard !name.isEmpty else { return nil }
    let load = part.first { index in
      elements[index].unit.isMass
        || elements[index].kind == .quantity && elements[index].unit == .none
          && index > 0 && elements[index - 1].kind == .at
    }
    return Station(name: name, load: load.map { Quantity(elements[$0]) })
  }

  private mutating func add(_ station: Station, _ reps: [Quantity]) {
    let range = range(station.name)
    addEntry(written.bytes[range.indices], location(range))
    var quantities = reps
    var terms = [Term(joiner: .first, quantities: reps.indices, separator: .comma)]
    if let load = station.load {
      quantities.insert(load, at: 0)
      terms = [
        Term(joiner: .first, quantities: 0..<1, separator: .none),
        Term(joiner: .times, quantities: 1..<quantities.count, separator: .comma),
      ]
    }
    appendDraft(terms, quantities, Attributes(), range)
    context.lastSetLine = context.lineIndex
    enterBlock()
  }

  private func takesLoad(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(name).indices])).isDisjoint(
      with: [.bodyweight, .timed, .cardio])
  }

  /// A line of words below the numbers: an exercise without a load, or with one in parentheses.
  mutating func schemeStation(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    guard case .scheme(let reps, let load) = context.block, line.kind != .heading,
      var station = station(indices), line.kind == .item || isExercise(station.name)
    else { return false }
    if station.load == nil, let load, takesLoad(station.name) { station.load = load }
    add(station, reps)
    return true
  }

  var isInScheme: Bool {
    guard case .scheme = context.block else { return false }
    return true
  }

  /// Puts the reps of the block behind a load: `Thrusters 95 lb` below `21-15-9`.
  func addScheme(_ terms: inout [Term], _ quantities: inout [Quantity]) {
    guard case .scheme(let reps, _) = context.block, terms.count == 1, quantities.count == 1,
      quantities[0].unit.isMass || quantities[0].unit == .none && quantities[0].value >= 20_000
    else { return }
    terms.append(
      Term(joiner: .times, quantities: 1..<(reps.count + 1), separator: .comma))
    quantities += reps
  }
}
