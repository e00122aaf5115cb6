internal import JournalSyntax
internal import WorkoutModel

/// Numbers in the words behind sets that are no part of them, and are said.
extension FileReader {
  /// Behind `each side`, `a side`, `per leg`.
  func behindSideWords(_ start: Int) -> Int {
    var index = start
    var tellsSide = false
    while index < elements.count, index < start + 3, elements[index].kind == .word,
      [.each, .per, .side].contains(elements[index].meaning) || elements[index].range.count == 1
    {
      tellsSide = tellsSide || elements[index].meaning == .side
      index += 1
    }
    return tellsSide ? index : start
  }

  /// The `50x` of `Push-ups 40, 50x`: counted, for of bodyweight and endurance work nobody misses a load.
  mutating func settleAttempt(_ expression: inout Expression, _ entry: Int) {
    guard expression.attributes.marks.contains(.failed), expression.terms.count == 1,
      !file.entries[entry].nature.isDisjoint(with: [.bodyweight, .counted, .cardio, .jumped]),
      case let all = parser.terms[expression.terms.lowerBound].quantities,
      all.allSatisfy({
        parser.quantities[$0].marks.contains(.leading) && parser.quantities[$0].unit == .none
      })
    else { return }
    expression.attributes.marks.remove(.failed)
    for index in all {
      anatomy.parser.quantities[index].marks.remove(.leading)
      anatomy.parser.quantities[index].unit = .repetition
    }
  }

  /// The 20 of `Push-ups 40 (20)` and the 30 s of `Plank 20 kg 3 reps 30 s`: no reps of a load, and no rest
  /// where the work itself takes time; what they tell is doubted.
  mutating func withoutOthersReps(_ expression: inout Expression, _ entry: Int) {
    let nature = file.entries[entry].nature
    if expression.attributes.marks.contains(.bareRest),
      !nature.isDisjoint(with: [.timed, .cardio, .distance])
    {
      expression.attributes.rest = nil
      file.diagnostics.append(.unreadRest(at: place(expression.range)))
    }
    guard expression.terms.count == 2, !nature.isDisjoint(with: [.bodyweight, .timed, .cardio]),
      case let last = parser.terms[expression.terms.upperBound - 1],
      last.joiner == .parenthesis, last.quantities.count == 1,
      case let load = parser.quantities[
        parser.terms[expression.terms.lowerBound].quantities.lowerBound],
      load.unit == .none, load.kind == .number, load.marks.isEmpty, load.value >= 20_000,
      parser.quantities[last.quantities.lowerBound].unit == .none
    else { return }
    expression.terms = expression.terms.lowerBound..<(expression.terms.upperBound - 1)
    file.diagnostics.append(.unreadRest(at: place(expression.range)))
  }

  /// `6 x 25 lb (failure, finish 4 x 20 lb)`: sets among the words of a note are not read, and said.
  mutating func findSets(inNote attributes: Attributes, _ expression: Expression) {
    guard let note = attributes.note else { return }
    let inside = firstElement(from: note.start)..<firstElement(from: note.end)
    // `Dips 3x8 (+5 kg, +5 kg, +7.5 kg)`.
    if elements[inside].count(where: { $0.unit.isMass }) > 1,
      elements[inside].allSatisfy({
        $0.unit.isMass || $0.kind == .plus || $0.kind == .comma || $0.kind == .slash
      })
    {
      file.diagnostics.append(.unreadRest(at: place(note)))
      return
    }
    if isRestOfList(inside) {
      file.diagnostics.append(.unreadRest(at: place(note)))
      return
    }
    // `Push-ups 20 (15)`, `Leg press 4x15 (60)`: nobody knows of what.
    if expression.terms.count == 1 || isCountedWork(expression), inside.count == 1,
      elements[inside.lowerBound].isNumber,
      elements[inside.lowerBound].unit == .none, inside.lowerBound > 0,
      elements[inside.lowerBound - 1].kind == .openParenthesis
    {
      file.diagnostics.append(.unreadRest(at: place(note)))
      return
    }
    guard elements[inside].contains(where: { $0.kind == .times }), isSetShaped(inside) else {
      return
    }
    file.diagnostics.append(.unreadRest(at: place(note)))
  }

  /// The 8 of `Push-ups 10,10,... 8` and the 55 of `40/45 ok/55`: bare numbers and nothing else, outside of
  /// parentheses.
  private func isRestOfList(_ inside: Range<Int>) -> Bool {
    guard !inside.isEmpty, inside.lowerBound > 0,
      elements[inside.lowerBound - 1].kind != .openParenthesis,
      // `Bike 25 min level 7`.
      elements[inside.lowerBound - 1].kind != .word,
      // `Curl 20 kg x 10 >> 22.5`: what comes next time.
      elements[inside.lowerBound - 1].kind != .arrow,
      elements[inside].contains(where: \.isNumber)
    else { return false }
    return elements[inside].allSatisfy {
      $0.isBare || $0.kind == .comma || $0.kind == .slash || $0.kind == .hyphen
        || $0.kind == .period
    }
  }

  /// Sets and reps without a load, as the `4x15` of `4x15 (60)`.
  private func isCountedWork(_ expression: Expression) -> Bool {
    expression.terms.count == 2
      && anatomy.parser.terms[expression.terms].allSatisfy {
        $0.quantities.count == 1
          && anatomy.parser.quantities[$0.quantities.lowerBound].unit == .none
          && anatomy.parser.quantities[$0.quantities.lowerBound].value <= 20_000
      }
  }

  /// The index of the first element at or behind an offset, by bisection.
  private func firstElement(from offset: UInt32) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
