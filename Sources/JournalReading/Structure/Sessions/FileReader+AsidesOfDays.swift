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
    if tellsMassOfOther(inner) { return true }
    return inner.allSatisfy { index in
      !elements[index].isNumber || elements[index].unit == .hour || elements[index].unit == .minute
    } && !inner.contains { isExercise($0..<($0 + 1)) || elements[$0].kind == .times }
  }

  /// The `Orla 5.1 kg today!` of `Mon 22 July (Orla 5.1 kg today!)`: what a child weighs, or a cat.
  private func tellsMassOfOther(_ inner: Range<Int>) -> Bool {
    let numbers = inner.filter { elements[$0].isNumber }
    guard numbers.count == 1, numbers[0] > inner.lowerBound,
      case let mass = elements[numbers[0]], mass.unit.isMass, mass.value < 35_000,
      mass.flags.contains(.fraction),
      case let name = elements[numbers[0] - 1], name.kind == .word, name.word == .plain,
      isCapital(Int(name.range.start))
    else { return false }
    return !inner.contains { elements[$0].kind == .times || isExercise($0..<($0 + 1)) }
  }
}
