internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighed, as people say it.
extension FileReader {
  /// `13st 4 this morning`, `12 st 7.5 lb`: stones and pounds, as the British weigh themselves. `21st 5x5`
  /// is a day.
  mutating func stones() -> Bool {
    guard 2...16 ~= elements.count else { return false }
    // `bodyweight 16 st 2`, `bw: 12st 4`.
    let isLabelled =
      !elements[0].isNumber
      && (elements[0].meaning == .bodyweight || elements[0].meaning == .weight)
    let first = !isLabelled ? 0 : elements[1].kind == .colon ? 2 : 1
    guard first + 1 < elements.count, isLabelled || isAboveExercises,
      elements[first].kind == .quantity, elements[first].unit == .none,
      7_000...30_000 ~= elements[first].value, elements[first].value % 1000 == 0,
      isWord(first + 1, in: Self.stoneWords),
      !elements[(first + 2)...].contains(where: { $0.kind == .times || $0.kind == .at })
    else { return false }
    var pounds = elements[first].value * 14
    var last = first + 1
    if last + 1 < elements.count, elements[last + 1].kind == .quantity {
      last += 1
      guard elements[last].unit == .none || elements[last].unit == .pound,
        elements[last].value < 14_000
      else { return false }
      pounds += elements[last].value
    }
    guard isLabelled || last == first + 2 || elements[first + 1].range.count > 2,
      // `Weight 13 st 4. Was 13 st 11 before op.`
      isLabelled && elements[safe: last + 1]?.kind == .period
        || elements.count <= 8 && !elements[(last + 1)...].contains(where: \.isNumber)
    else { return false }
    var quantity = Quantity(elements[first])
    quantity.value = pounds
    quantity.unit = .pound
    quantity.range = range(first..<(last + 1))
    addBodyweight(quantity)
    return true
  }

  /// Below an exercise such numbers are of its sets.
  private var isAboveExercises: Bool {
    context.pendingName == nil && (context.entry == nil || context.isAfterBlank)
  }

  private static let stoneWords = WordSet("st stone stones")

  /// `141.2 lb!! (-1.4)`, `83.6 kg (+0.4)`: a weight that no plates make, and how it changed.
  mutating func weightWithChange() -> Bool {
    guard 5...8 ~= elements.count, isAboveExercises, elements[0].kind == .quantity,
      elements[0].unit.isMass,
      35_000...400_000 ~= elements[0].value, elements[0].value % 250 != 0,
      let open = elements.firstIndex(where: { $0.kind == .openParenthesis }),
      elements[1..<open].allSatisfy({ $0.kind == .exclamation }), open + 4 == elements.count,
      elements[open + 1].kind == .hyphen || elements[open + 1].kind == .plus,
      elements[open + 2].kind == .quantity, elements[open + 2].value <= 10_000,
      elements[open + 3].kind == .closeParenthesis
    else { return false }
    addBodyweight(Quantity(elements[0]))
    return true
  }

  /// `peso 82,4kg, faltam 4kg pra meta`, `Pesée 74,2 kg`, `201 lbs!! down 17. jeans 36`: a weight that no
  /// plates make, or that went up or down, and other talk.
  mutating func weightWithTalk() -> Bool {
    guard 2...24 ~= elements.count, isAboveExercises else { return false }
    let isLabelled =
      elements[0].meaning == .weight || elements[0].meaning == .bodyweight && !elements[0].isNumber
      || isWord(0, in: Self.weighIns) || bytes[elements[0].range.indices].elementsEqual("KG".utf8)
    let number = isLabelled ? elements[1].kind == .colon ? 2 : 1 : 0
    guard number < elements.count, elements[number].kind == .quantity,
      elements[number].unit.isMass
        || isLabelled && elements[number].flags.contains(.fraction)
          && elements[number].unit == .none,
      35_000...400_000 ~= elements[number].value,
      !elements[number...].contains(where: {
        $0.kind == .times || $0.kind == .at || $0.unit == .set || $0.unit == .repetition
          || $0.unit == .percent || $0.meaning == .repetition || $0.meaning == .set
      })
    else { return false }
    let next = elements[(number + 1)...].first { $0.kind != .exclamation }
    if isLabelled {
      guard elements[number].value % 500 != 0 || isWord(0, in: Self.weighIns),
        next.map({ $0.kind == .comma || $0.kind == .period || $0.kind == .slash && $0.spaceBefore })
          ?? isWord(0, in: Self.weighIns)
      else { return false }
    } else {
      guard let next, next.kind == .word, Self.changes.contains(bytes[next.range.indices]) else {
        return false
      }
    }
    addBodyweight(Quantity(elements[number]))
    if number + 1 < elements.count { note(range((number + 1)..<elements.count)) }
    return true
  }

  private static let weighIns = WordSet("pesée pesee pesé pesaje pesagem pesata weigh-in weighin 몸")
  private static let changes = WordSet("down up lost gained")

  /// `gewogen: 79,8`, `weighed in 188.6`: behind the word for weighing, and not what a bar weighed.
  mutating func weighed() -> Bool {
    if weighedAtHour() || weighedThisMorning() { return true }
    guard 2...5 ~= elements.count, isWord(0, in: Self.weighedWords), isAboveExercises,
      let number = elements.firstIndex(where: \.isNumber), number <= 2,
      number == 1 || elements[1].kind == .colon || elements[1].meaning == .in
        || elements[1].meaning == .at,
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...400_000 ~= elements[number].value,
      !elements[(number + 1)...].contains(where: \.isNumber)
    else { return false }
    addBodyweight(Quantity(elements[number]))
    return true
  }

  private static let weighedWords = WordSet("gewogen weighed vägde veide vejede")

  /// `115.2 this morning. too much curry`: nothing else is so fine and told so early.
  private mutating func weighedThisMorning() -> Bool {
    guard 3...16 ~= elements.count, elements[0].kind == .quantity,
      elements[0].unit == .none || elements[0].unit.isMass,
      35_000...400_000 ~= elements[0].value,
      elements[0].flags.contains(.fraction) || elements[0].unit.isMass,
      isWord(1, in: Self.theseWords), isWord(2, in: Self.mornings),
      !elements.dropFirst().contains(where: { $0.isNumber || $0.kind == .times })
    else { return false }
    addBodyweight(Quantity(elements[0]))
    note(range(1..<elements.count))
    return true
  }

  private static let theseWords = WordSet("this heute ce esta questa vanmorgen i")
  private static let mornings = WordSet("morning am morgen früh matin mañana mattina manhã morse")

  /// `Morning weight 82.4`, `fasted weight: 82.4 kg`: that of the lifter.
  private mutating func weighedAtHour() -> Bool {
    let number = elements.count - 1
    guard 2...3 ~= number, isWord(0, in: Self.hours), elements[1].meaning == .weight,
      number == 2 || elements[2].kind == .colon, elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...400_000 ~= elements[number].value
    else { return false }
    addBodyweight(Quantity(elements[number]))
    return true
  }

  private static let hours = WordSet(
    "morning evening fasted fasting current today's todays daily waking scale")
}
