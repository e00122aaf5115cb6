internal import JournalSyntax

/// The loads that a scheme was done with, one for each set: `Panca 4x8 -> 52,5kg 55kg 55kg 55kg!!`,
/// `Squat 4x8 -> 60, 60, 60, basta`.
extension FileReader {
  /// Writes each load with the reps of the scheme; fewer loads than sets tell that it was left.
  mutating func settleLoadsBehindArrow(_ arrow: Int) -> Bool {
    let end =
      !elements[arrow].spaceBefore && elements[arrow - 1].kind == .hyphen ? arrow - 1 : arrow
    let start = end - 3
    guard start > 0, elements[start].isBareWhole, elements[start + 1].kind == .times,
      elements[start + 2].isBareWhole, 2_000...10_000 ~= elements[start].value,
      elements[start + 2].value <= 30_000, elements[start - 1].kind != .times,
      !elements[start - 1].isNumber,
      case let (loads, next, lastReps) = loadsOfSets(from: arrow + 1),
      2...(Int(elements[start].value) / 1000) ~= loads.count,
      case let reps = elements[start + 2],
      // `Push-ups 3x20 -> 20 25 30` tells reps.
      loads.allSatisfy({ $0.unit.isMass || $0.value >= 2 * reps.value }),
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<start).indices])),
      nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return false }
    var told = loads.map { (load: $0, reps: reps.value) }
    if let lastReps { told[told.count - 1].reps = lastReps }
    let sets = writtenSets(told)
    context.tellsResultsBehindArrows = true
    context.remarks.append(range(start..<end))
    if next < elements.count { context.remarks.append(range(next..<elements.count)) }
    anatomy.parser.elements.replaceSubrange(start..., with: sets)
    return true
  }

  /// The loads up to the words behind them, and the reps of the last where they are told in
  /// parentheses: `52,5kg (6 rip.)`.
  private func loadsOfSets(
    from first: Int
  ) -> (loads: [Element], next: Int, lastReps: Int32?) {
    var loads: [Element] = []
    var index = first
    while index < elements.count, elements[index].kind == .quantity,
      elements[index].unit.isMass
        || elements[index].unit == .none && 20_000...400_000 ~= elements[index].value
    {
      loads.append(elements[index])
      index += 1
      if elements[safe: index]?.kind == .comma, elements[safe: index + 1]?.isNumber == true {
        index += 1
      }
    }
    while elements[safe: index]?.kind == .exclamation { index += 1 }
    guard index < elements.count else { return (loads, index, nil) }
    if elements[index].kind == .openParenthesis, elements[safe: index + 1]?.unit == .repetition,
      elements[index...].count <= 4
    {
      return (loads, index, elements[index + 1].value)
    }
    let areWords = elements[index...].allSatisfy { element in
      switch element.kind {
      case .word, .comma, .exclamation, .openParenthesis, .closeParenthesis, .period: true
      default: false
      }
    }
    return areWords && elements[index].kind != .closeParenthesis
      ? (loads, index, nil) : ([], index, nil)
  }
}
