/// What the parser asks about the elements to come.
extension ExpressionParser {
  func isNumber(_ index: Int) -> Bool {
    index >= 0 && index < end && elements[index].isNumber
      && !elements[index].flags.contains(.tooLarge)
  }

  package func isWord(_ index: Int, _ meaning: WordMeaning) -> Bool {
    index >= 0 && index < end && elements[index].meaning == meaning
  }

  /// The 3 of `3x1500000`: no part of anything that somebody did.
  private func isTimesTooMuch(_ index: Int) -> Bool {
    elements[safe: index + 1]?.kind == .times
      && elements[safe: index + 2]?.flags.contains(.tooLarge) ?? false
  }

  /// True when a factor can start at `index`.
  func startsFactor(_ index: Int) -> Bool {
    guard index < end else { return false }
    let element = elements[index]
    switch element.kind {
    // `Box jumps 3x10 24"`: how high the box is.
    case .quantity, .clock:
      return !element.flags.contains(.tooLarge) && element.unit != .pace
        && (element.unit != .inch || index == 0 || elements[index - 1].kind == .times)
        && !isTimesTooMuch(index)
    case .tilde, .plus: return isNumber(index + 1)
    case .question: return true
    case .openParenthesis: return isProduct(index) || isSum(index) || holdsLoads(index) != nil
    case .hyphen: return isMissedDash(index)
    case .word:
      switch element.meaning {
      case .bodyweight, .maximum, .bar, .tuple: return true
      case .failed: return element.range.count <= 6
      case .skipped: return true
      case .none: return isToFailure(index)
      case .letterM: return isMissedLetter(index)
      case .cardinal where index > 0 && elements[index - 1].kind == .times: return true
      case .cardinal where isCardinalOfSets(index): return true
      case .cardinal: return index + 1 < end && Unit(elements[index + 1].meaning) != nil
      default: return false
      }
    default: return false
    }
  }

  /// `3x to failure`, `3x al fallo`, `3x bis Versagen`.
  func isToFailure(_ index: Int) -> Bool {
    index > 0 && elements[index - 1].kind == .times && elements[index].range.count <= 3
      && isWord(index + 1, .maximum)
  }

  /// True when an expression can start at `index`.
  package func startsExpression(_ index: Int) -> Bool {
    guard index < end else { return false }
    if isWarmupLetter(index) { return true }
    switch elements[index].kind {
    case .hyphen: return isGluedNumber(index + 1)
    case .times: return isNumber(index + 1)
    case .openParenthesis: return holdsFactors(index)
    case .word:
      switch elements[index].meaning {
      // `Body weight work` tells no set.
      case .bodyweight:
        return !isPlainWord(index + 1) && !(isWord(index + 1, .workingSet) && index + 2 >= end)
      case .bar where statedBar(index) != nil: return true
      case .tuple:
        return elements[safe: index + 1]?.kind == .at || isWord(index + 1, .at)
          || isWord(index + 1, .with) && isNumber(index + 2) || topOfTuple(index + 1) != nil
      case .bar: return isBarHere(index)
      case .cardinal: return quantityFollows(index)
      case .level: return isBareNumber(index + 1)
      case .plate: return isPlateNumber(index)
      case .set: return isSetOf(index)
      default: return false
      }
    default: return startsFactor(index)
    }
  }

  /// `set of 75`, `sets of 10, 9, 8`: reps, one number for each set.
  func isSetOf(_ index: Int) -> Bool {
    isWord(index, .set) && isWord(index + 1, .of) && isNumber(index + 2)
      && (elements[index + 2].unit == .none || elements[index + 2].unit == .repetition)
      && elements[index + 2].kind == .quantity && !isFactorOfNext(index + 2)
  }

  /// The set of `205 for a set of 9` and of `110 kg for a brutal set of 3`.
  func setBehindFor(_ index: Int) -> Int? {
    var next = index + 1
    while next < min(end, index + 5), !isSetOf(next), !isWord(next, .tuple) {
      guard elements[next].kind == .word,
        elements[next].word == .plain || isWord(next, .cardinal)
      else { return nil }
      next += 1
    }
    // `315 for a single`.
    let isTuple =
      isWord(next, .tuple) && !isPlainWord(next + 1) && !isWord(next + 1, .side)
      && !isWord(next + 1, .equipment)
    return isSetOf(next) || isTuple ? next : nil
  }

  /// The `two singles` of `315 for two singles`: as many sets as the numeral says.
  func isCountOfTuples(_ index: Int) -> Bool {
    isWord(index, .cardinal) && elements[index].word.value >= 2 && isWord(index + 1, .tuple)
      && !isPlainWord(index + 2) && !isWord(index + 2, .side) && !isWord(index + 2, .equipment)
  }

  func isPlainWord(_ index: Int) -> Bool {
    0 <= index && index < end && elements[index].kind == .word && elements[index].word == .plain
  }

  /// `(5×10)`, `(20 x 15 @ 1:00)`: nothing but factors between the parentheses.
  func holdsFactors(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    if holdsReps(open, close) || holdsCountedReps(open, close) || holdsRepsOfSets(open)
      || holdsSetsOfReps(open, close) || holdsRepsBeforeLoad(open, close)
    {
      return true
    }
    let inner = elements[(open + 1)..<close]
    return inner.contains { $0.kind == .times } && elements[close - 1].kind != .times
      && inner.allSatisfy {
        $0.isNumber || $0.kind == .times || $0.kind == .at || isSideLetters($0)
          || $0.meaning == .each || $0.meaning == .side || $0.meaning == .left
          || $0.meaning == .right
      }
  }

  /// `(10-8-8) 60 kg`, `(10, 8, 8) @ 60 kg`: the reps of each set.
  private func holdsRepsBeforeLoad(_ open: Int, _ close: Int) -> Bool {
    guard !isNumber(open - 1), let load = loadBehind(close), elements[load].unit.isMass,
      let reps = actualReps(open + 1, close), reps.count > 2, let most = reps.max()
    else { return false }
    return most <= 30_000 && (reps.min() ?? 0) >= most / 3
  }

  /// `(5 sets of 5) 100 kg`, `(3 sets x 8 reps) @ 60 kg`.
  private func holdsSetsOfReps(_ open: Int, _ close: Int) -> Bool {
    close == open + 4 && loadBehind(close) != nil && elements[open + 1].unit == .set
      && isNumber(open + 3)
      && (isWord(open + 2, .of) || elements[open + 2].kind == .times)
      && (elements[open + 3].unit == .none || elements[open + 3].unit == .repetition)
  }

  /// `Pull-ups (8, 7, 6)`: the reps of all sets behind a name, and nothing more. `(3/12)` is a day.
  private func holdsReps(_ open: Int, _ close: Int) -> Bool {
    guard close + 1 == end, close - open >= 4,
      isPlainWord(open - 1) || isMaximumOfName(open - 1)
    else { return false }
    let mark = elements[open + 2].kind
    guard mark == .comma || (mark == .slash || mark == .hyphen) && close - open >= 6,
      (close - open) % 2 == 0
    else { return false }
    return ((open + 1)..<close).allSatisfy { index in
      (index - open) % 2 == 0
        ? elements[index].kind == mark
        : isBareNumber(index) && elements[index].value <= 50_000
          && elements[index].value % 1000 == 0
    }
  }

  /// The `AMRAP` of `Dips AMRAP (12, 10)`, and not that of `3x al fallo (20, 15, 12)`.
  private func isMaximumOfName(_ index: Int) -> Bool {
    isWord(index, .maximum) && isPlainWord(index - 1) && elements[index - 1].range.count > 3
  }

  /// `Dips (5 reps)`: the only numbers behind a name.
  private func holdsCountedReps(_ open: Int, _ close: Int) -> Bool {
    close + 1 == end && open > 0 && elements[open - 1].kind == .word
      && elements[(open + 1)..<close].allSatisfy {
        $0.kind == .comma || $0.isNumber && $0.unit == .repetition
      }
  }

  /// `(10 reps 4 sets)`, `(11개씩 4세트)`.
  func holdsRepsOfSets(_ open: Int) -> Bool {
    guard isNumber(open + 1), isNumber(open + 2),
      elements[safe: open + 3]?.kind == .closeParenthesis
    else { return false }
    let (first, second) = (elements[open + 1].unit, elements[open + 2].unit)
    return first == .repetition && second == .set || first == .set && second == .repetition
  }

  /// `(12x55kg, 12x55kg)`, `(6.5kg-15回、10kg-12回)`: nothing but expressions between the parentheses.
  package func holdsExpressions(_ open: Int) -> Bool {
    guard isNumber(open + 1), isFactorOfNext(open + 1) || isLoadDashReps(open + 1),
      let close = closing(open)
    else { return false }
    return elements[(open + 1)..<close].allSatisfy {
      switch $0.kind {
      case .times, .comma, .at, .hyphen, .dot: true
      default: $0.isNumber
      }
    }
  }

  /// The `65 kg-15` of `Leg press (65 kg-15)` and of `(65 kg-15x3)`: no range goes down.
  func isEnclosedLoadWithReps(_ index: Int) -> Bool {
    guard index > 0, isNumber(index), elements[index].unit.isMass,
      elements[index - 1].kind == .openParenthesis, elements[safe: index + 1]?.kind == .hyphen,
      isGluedNumber(index + 2), isBareNumber(index + 2),
      elements[index + 2].value % 1000 == 0,
      elements[index + 2].value <= min(50_000, elements[index].value / 2)
    else { return false }
    // `(85 kg-20) 8, 8`, `(85 kg-20): 8, 8`: something else was told.
    guard let close = closing(index - 1) else { return false }
    let behind = close + 1 < end && elements[close + 1].kind == .colon ? close + 2 : close + 1
    guard !isNumber(behind) else { return false }
    return elements[index + 3].kind == .closeParenthesis || elements[index + 3].kind == .times
  }

  /// `6.5kg-15回`.
  private func isLoadDashReps(_ index: Int) -> Bool {
    if isEnclosedLoadWithReps(index) { return true }
    return isNumber(index) && elements[index].unit.isMass
      && elements[safe: index + 1]?.kind == .hyphen
      && isNumber(index + 2) && elements[index + 2].unit == .repetition
  }

  func quantityFollows(_ index: Int) -> Bool {
    guard index + 1 < end else { return false }
    let next = elements[index + 1]
    return next.kind == .times || Unit(next.meaning) != nil || next.meaning == .tuple
  }

  func isSeparator(_ index: Int) -> Bool {
    guard index < end else { return true }
    switch elements[index].kind {
    case .comma, .semicolon, .period, .pipe, .dot: return true
    default: return false
    }
  }

  /// The index of the parenthesis that closes the one at `open`, unless that is far away.
  package func closing(_ open: Int) -> Int? {
    var depth = 0
    var index = open
    let limit = min(end, open + Self.longestParenthesis)
    while index < limit {
      if elements[index].kind == .openParenthesis { depth += 1 }
      if elements[index].kind == .closeParenthesis {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// In elements: a remark is shorter, and lines of nothing but parentheses stay linear.
  private static let longestParenthesis = 256

  /// The other factors between the parentheses, and what is said of them: `(10x2 LR)`.
  mutating func insideParenthesis(_ start: Int, _ firstTerm: Int) -> Int {
    var index = start
    while index < end, elements[index].kind == .times, startsFactor(index + 1),
      let after = term(at: index + 1, joiner: .times)
    {
      index = after
    }
    // `3 sets (6, 5, 4 reps at 50 kg)`.
    if index < end, elements[index].kind == .at || isWord(index, .at), isNumber(index + 1),
      elements[index + 1].unit.isMass, !hasLoad(firstTerm)
    {
      index = term(at: index + 1, joiner: .at) ?? index
    }
    if isNumber(index), index > 1, holdsRepsOfSets(index - 2) {
      index = term(at: index, joiner: .space) ?? index
    }
    return close(index)
  }

  func close(_ index: Int) -> Int {
    var index = index
    while index < end, elements[index].kind != .closeParenthesis { index += 1 }
    return min(index + 1, end)
  }
}
