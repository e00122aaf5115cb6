internal import JournalSyntax

/// What happened, in parentheses behind a day: `2024-04-15 (no light for 2 h)`.
extension FileReader {
  /// Nothing of it was lifted: the only numbers are hours and minutes, and no exercise is named.
  func isAsideOfDay(_ open: Int) -> Bool {
    guard open + 3 < elements.count, elements[open].kind == .openParenthesis,
      elements[elements.count - 1].kind == .closeParenthesis,
      case let inner = (open + 1)..<(elements.count - 1),
      !inner.contains(where: { elements[$0].kind == .closeParenthesis }),
      elements[inner].contains(where: \.isNumber),
      inner.count(where: { elements[$0].kind == .word }) > 1
    else { return false }
    return inner.allSatisfy { index in
      !elements[index].isNumber || elements[index].unit == .hour || elements[index].unit == .minute
    } && !inner.contains { isExercise($0..<($0 + 1)) || elements[$0].kind == .times }
  }
}
