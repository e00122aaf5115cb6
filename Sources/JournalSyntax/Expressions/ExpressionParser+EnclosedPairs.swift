/// Parentheses that come more than once: `65(8) 85(10)`, `5 (80), 4 (85)`, `138 x 6 (x 6)(x 6)`.
extension ExpressionParser {
  /// The `(80)` of `5 (80), 5 (80), 4 (82.5)`: so many reps with so much, more than once.
  func isLoadOfReps(_ open: Int) -> Bool {
    func isRepsAndLoad(_ open: Int) -> Bool {
      guard open > 0, open + 2 < end, elements[open].kind == .openParenthesis,
        elements[open + 2].kind == .closeParenthesis,
        isBareNumber(open - 1), isBareNumber(open + 1)
      else { return false }
      let (reps, load) = (elements[open - 1].value, elements[open + 1].value)
      return reps <= 20_000 && load >= 40_000 && load / 3 >= reps
    }
    return isRepsAndLoad(open)
      && (isRepsAndLoad(open + 5) || isRepsAndLoad(open + 4) || isRepsAndLoad(open - 5)
        || isRepsAndLoad(open - 4))
  }

  /// The `(x 6)` of `138 x 6 (x 6)(x 6)` and the `(x 10)` of `45 x 12 (x 10)`: more sets with the same
  /// load. A small number on its own tells how often, as in `21 x 10 (x 3)`.
  func isMoreReps(_ open: Int) -> Bool {
    guard isTimesInParentheses(open) else { return false }
    if elements[open + 2].value > 6_000 { return true }
    // Not the whole line: endless ones stay linear.
    var index = max(0, open - 32)
    while index < min(end, open + 32) {
      if isTimesInParentheses(index) {
        if isTimesInParentheses(index + 4) { return true }
        index += 3
      }
      index += 1
    }
    return false
  }

  private func isTimesInParentheses(_ open: Int) -> Bool {
    open >= 0 && open + 3 < end && elements[open].kind == .openParenthesis
      && elements[open + 1].kind == .times && isBareNumber(open + 2)
      && elements[open + 3].kind == .closeParenthesis
  }

  /// The `85(10)` of `65(8, 10) 85(10)`: who writes the reps of one load in parentheses does so for
  /// the next.
  func isRepsBehindLoad(_ open: Int, _ close: Int) -> Bool {
    // `10x10 24 kg (100 reps)`: what the sets come to.
    if open > 3, elements[open - 1].kind == .quantity, elements[open - 1].unit.isMass,
      isReps(open + 1), isBareNumber(open - 2), elements[open - 3].kind == .times,
      isBareNumber(open - 4)
    {
      return false
    }
    // `20 kg (15 reps)`, however light the load.
    if close == open + 2, open > 0, elements[open - 1].kind == .quantity,
      elements[open - 1].unit.isMass, elements[open + 1].unit == .repetition
    {
      return true
    }
    guard close == open + 2, isBareNumber(open + 1) || isReps(open + 1),
      !elements[open].spaceBefore || isPair(open - 1)
    else { return false }
    if isReps(open + 1), isPair(open - 1) { return true }
    if terms.last?.joiner == .parenthesis || startsPairs(open - 1) { return true }
    guard let before = expressions.last?.terms, before.count == 2 else { return false }
    return terms[before.upperBound - 1].joiner == .parenthesis
  }

  /// The `60(5)` before `70(5)`, the `135 (3)` before `100 (8)`.
  func startsPairs(_ load: Int) -> Bool {
    guard isPair(load) else { return false }
    // `90(4) - 110(4)`.
    let mark = elements[safe: load + 4]
    let isMarked = mark?.kind == .comma || mark?.kind == .hyphen && mark?.spaceAfter == true
    return isPair(isMarked ? load + 5 : load + 4)
  }

  private func isReps(_ index: Int) -> Bool {
    isNumber(index) && elements[index].unit == .repetition
  }

  /// A load and its reps in parentheses, far below it where a blank stands between.
  private func isPair(_ load: Int) -> Bool {
    guard load >= 0, isBareNumber(load + 2) || isReps(load + 2),
      isBareNumber(load) && elements[load].value >= (isReps(load + 2) ? 12_000 : 20_000)
        || isNumber(load) && (elements[load].unit.isMass || isPairOfDumbbells(load)),
      elements[safe: load + 1]?.kind == .openParenthesis,
      elements[safe: load + 3]?.kind == .closeParenthesis
    else { return false }
    // `5x5 100 kg (25 reps)`.
    if load > 2, isReps(load + 2), elements[load].unit.isMass, isBareNumber(load - 1),
      elements[load - 2].kind == .times, isBareNumber(load - 3)
    {
      return false
    }
    return !elements[load + 1].spaceBefore
      || elements[load + 2].value <= min(30_000, elements[load].value / 2)
  }

  /// The `40s` of `40s (8), 45s (6)`: the forties.
  func isPairOfDumbbells(_ load: Int) -> Bool {
    elements[load].unit == .letterS && elements[load].value % 2_500 == 0
      && elements[load].flags.contains(.unitGlued)
  }
}
