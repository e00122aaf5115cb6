internal import JournalSyntax
internal import WorkoutModel

/// Headings that hold the work of an exercise, as outlines do: `*** L-sit :: 15s 12s 12s`, `*** MU: 2, 2, 1`.
extension FileReader {
  /// A name and the numbers behind it, and nothing below.
  func tellsWorkAlone(_ line: LineSyntax) -> Bool {
    guard headsNothing(line),
      let first = elements[behindNumber...].firstIndex(where: \.isNumber), first > behindNumber,
      elements[behindNumber].kind == .word, elements[behindNumber].meaning == .none,
      case let numbers = elements[first...], !numbers.contains(where: { $0.meaning == .week })
    else { return false }
    if let colon = elements[behindNumber..<first].firstIndex(where: { $0.kind == .colon }) {
      return colon - behindNumber <= 8 && numbers.allSatisfy { tellsWork($0) }
    }
    let tells = numbers.count(where: \.isNumber) > 1 || numbers.first?.unit.isTime == true
    return tells && isExercise(behindNumber..<first)
  }

  private func tellsWork(_ element: JournalSyntax.Element) -> Bool {
    switch element.kind {
    case .quantity: element.unit != .percent
    case .clock, .comma, .slash, .times, .plus, .word, .openParenthesis, .closeParenthesis, .at,
      .hyphen, .tilde:
      true
    default: false
    }
  }
}
