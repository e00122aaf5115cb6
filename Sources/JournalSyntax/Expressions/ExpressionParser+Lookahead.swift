/// What the parser asks about the elements to come.
extension ExpressionParser {
  func isNumber(_ index: Int) -> Bool {
    index < end && elements[index].isNumber && !elements[index].flags.contains(.tooLarge)
  }

  func isWord(_ index: Int, _ meaning: WordMeaning) -> Bool {
    index < end && elements[index].meaning == meaning
  }

  /// True when a factor can start at `index`.
  func startsFactor(_ index: Int) -> Bool {
    guard index < end else { return false }
    let element = elements[index]
    switch element.kind {
    case .quantity, .clock: return !element.flags.contains(.tooLarge)
    case .tilde, .plus: return isNumber(index + 1)
    case .question: return true
    case .openParenthesis: return isProduct(index)
    case .word:
      switch element.meaning {
      case .bodyweight, .maximum, .bar, .tuple: return true
      case .failed: return element.range.count <= 6
      case .skipped: return true
      case .none: return isToFailure(index)
      case .cardinal where index > 0 && elements[index - 1].kind == .times: return true
      case .cardinal: return index + 1 < end && Unit(elements[index + 1].meaning) != nil
      default: return false
      }
    default: return false
    }
  }

  /// The `12RM` of `4x10 with 12RM`: what is lifted twelve times at most, and no load.
  func isRepMaximum(_ index: Int) -> Bool {
    isBareNumber(index) && isWord(index + 1, .total) && !elements[index + 1].spaceBefore
  }

  /// Behind the `10RM` of `3x8 10RM`, `3x8 @ 10RM` and `3x8 (10RM)`; `index` when none stands there.
  func behindRepMaximum(_ index: Int) -> Int {
    guard index < end else { return index }
    let element = elements[index]
    switch element.kind {
    case .quantity: return isRepMaximum(index) ? index + 2 : index
    case .at: return isRepMaximum(index + 1) ? index + 3 : index
    case .openParenthesis:
      return isRepMaximum(index + 1) && elements[safe: index + 3]?.kind == .closeParenthesis
        ? index + 4 : index
    case .word where element.meaning == .at || element.meaning == .with:
      return isRepMaximum(index + 1) ? index + 3 : index
    default: return index
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
      case .bodyweight: return !isPlainWord(index + 1)
      case .bar where statedBar(index) != nil: return true
      case .tuple:
        return index + 1 < end && (isWord(index + 1, .at) || elements[index + 1].kind == .at)
      case .cardinal, .bar: return quantityFollows(index)
      case .level: return isBareNumber(index + 1)
      case .set: return isSetOf(index)
      default: return false
      }
    default: return startsFactor(index)
    }
  }

  /// `set of 75`, `sets of 10, 9, 8`: reps, one number for each set.
  func isSetOf(_ index: Int) -> Bool {
    isWord(index, .set) && isWord(index + 1, .of) && isBareNumber(index + 2)
      && !isFactorOfNext(index + 2)
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

  func isPlainWord(_ index: Int) -> Bool {
    0 <= index && index < end && elements[index].kind == .word && elements[index].word == .plain
  }

  /// `(5×10)`, `(20 x 15 @ 1:00)`: nothing but factors between the parentheses.
  func holdsFactors(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    if holdsReps(open, close) || holdsCountedReps(open, close) { return true }
    let inner = elements[(open + 1)..<close]
    return inner.contains { $0.kind == .times } && elements[close - 1].kind != .times
      && inner.allSatisfy {
        $0.isNumber || $0.kind == .times || $0.kind == .at || isSideLetters($0)
          || $0.meaning == .each || $0.meaning == .side || $0.meaning == .left
          || $0.meaning == .right
      }
  }

  /// `Pull-ups (8, 7, 6)`: the reps of all sets behind a name, and nothing more. `(3/12)` is a day.
  private func holdsReps(_ open: Int, _ close: Int) -> Bool {
    guard close + 1 == end, close - open >= 4, isPlainWord(open - 1) else { return false }
    let mark = elements[open + 2].kind
    guard mark == .comma || mark == .slash && close - open >= 6, (close - open) % 2 == 0 else {
      return false
    }
    return ((open + 1)..<close).allSatisfy { index in
      (index - open) % 2 == 0
        ? elements[index].kind == mark
        : isBareNumber(index) && elements[index].value <= 50_000
          && elements[index].value % 1000 == 0
    }
  }

  /// `Dips (5 reps)`: the only numbers behind a name.
  private func holdsCountedReps(_ open: Int, _ close: Int) -> Bool {
    close + 1 == end && open > 0 && elements[open - 1].kind == .word
      && elements[(open + 1)..<close].allSatisfy {
        $0.kind == .comma || $0.isNumber && $0.unit == .repetition
      }
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

  /// `6.5kg-15回`.
  private func isLoadDashReps(_ index: Int) -> Bool {
    isNumber(index) && elements[index].unit.isMass && elements[safe: index + 1]?.kind == .hyphen
      && isNumber(index + 2) && elements[index + 2].unit == .repetition
  }

  func quantityFollows(_ index: Int) -> Bool {
    guard index + 1 < end else { return false }
    let next = elements[index + 1]
    // `빈봉 20회`: the empty bar, twenty times.
    if elements[index].meaning == .bar, next.unit == .repetition { return true }
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
    return close(index)
  }

  func close(_ index: Int) -> Int {
    var index = index
    while index < end, elements[index].kind != .closeParenthesis { index += 1 }
    return min(index + 1, end)
  }

  /// What parts one expression from the next, and where the next may start.
  func separator(at start: Int) -> (Expression.Link, Int) {
    var index = start
    var link = Expression.Link.next
    while index < end {
      switch elements[index].kind {
      case .comma, .semicolon, .pipe, .ampersand, .exclamation, .closeParenthesis: break
      // `1) 50 lb x 12 2) 55 lb x 10`: the numbers of the sets.
      case .quantity where isSetNumber(index): index += 1
      // `70% 100x3, 80% 115x3`: what the next load was meant to be.
      case .quantity
      where elements[index].unit == .percent && isNumber(index + 1) && isFactorOfNext(index + 1):
        break
      case .openParenthesis where holdsExpressions(index) && !startsExpression(index): break
      case .period where elements[index].spaceAfter: break
      case .plus where !isGluedNumber(index + 1) || !elements[index].spaceBefore: link = .chained
      // `40-15 / 50-13`: a slash between blanks parts sets as a comma does.
      case .slash where elements[index].spaceBefore && elements[index].spaceAfter: break
      case .slash, .arrow: link = .chained
      case .hyphen where index + 1 < end && elements[index + 1].kind == .arrow: link = .chained
      case .hyphen where index + 1 < end && isNumber(index + 1) && isFactorOfNext(index + 1): break
      case .hyphen where elements[index].spaceBefore && elements[index].spaceAfter: break
      case .word where elements[index].meaning == .and || elements[index].meaning == .then: break
      // `50 kg 3x15 + drop 30 kg x 12`.
      case .word
      where elements[index].meaning == .drop && link == .chained && isNumber(index + 1):
        break
      case .word where elements[index].meaning == .drop && startsDrop(index + 1):
        link = .chained
      default: return (link, index)
      }
      index += 1
    }
    return (link, index)
  }

  /// `drop 110 x 10`, `myo 5 5 4`: more sets behind the word.
  func startsDrop(_ index: Int) -> Bool {
    isNumber(index) && isFactorOfNext(index)
      || isBareNumber(index) && elements[index].value <= 30_000 && isBareNumber(index + 1)
  }

  /// `2)`.
  package func isSetNumber(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value <= 20_000 && index + 2 < end
      && elements[index + 1].kind == .closeParenthesis && !elements[index + 1].spaceBefore
      && isNumber(index + 2)
  }

  /// Lets the attribute parser amend the last expression.
  mutating func amendLast(_ change: (inout Attributes) -> Void, through index: Int) {
    let last = expressions.count - 1
    change(&expressions[last].attributes)
    expressions[last].range = expressions[last].range.through(elements[index].range)
  }

  /// A note behind all expressions belongs to the last of them.
  package mutating func addNote(_ range: ByteRange) {
    let last = expressions.count - 1
    let own = expressions[last].attributes.note
    expressions[last].attributes.note = own.map { $0.through(range) } ?? range
  }

  package mutating func addMark(_ mark: Attributes.Marks) {
    expressions[expressions.count - 1].attributes.marks.insert(mark)
  }

  /// Gives the first expression reps that stand elsewhere: the 10 of `10 thrusters 95 lb`.
  package mutating func addReps(_ reps: Quantity) {
    var reps = reps
    reps.unit = .repetition
    add(reps, .times)
  }

  /// Adds one more to the list that is the last term of all.
  package mutating func addBeside(_ quantity: Quantity) {
    guard let last = terms.last else { return }
    quantities.append(quantity)
    terms[terms.count - 1].quantities = last.quantities.lowerBound..<quantities.count
    terms[terms.count - 1].separator = .comma
  }

  /// Gives the first expression a factor that stands elsewhere: the time of `2k row 7:31`.
  package mutating func add(_ quantity: Quantity, _ joiner: Term.Joiner) {
    guard let first = expressions.first, first.terms.count > 0 else { return }
    let place = terms[first.terms.upperBound - 1].quantities.upperBound
    quantities.insert(quantity, at: place)
    for index in first.terms.upperBound..<terms.count {
      let range = terms[index].quantities
      terms[index].quantities = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
    terms.insert(
      Term(joiner: joiner, quantities: place..<(place + 1), separator: .none),
      at: first.terms.upperBound)
    expressions[0].terms = first.terms.lowerBound..<(first.terms.upperBound + 1)
    for index in expressions.indices.dropFirst() {
      let range = expressions[index].terms
      expressions[index].terms = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
  }

  /// Puts a load before the first expression, as in `16 kg: 3x10`, unless one stands there.
  package mutating func lead(with load: Quantity) {
    guard let first = expressions.first, !quantities.contains(where: { $0.unit.isMass }),
      first.terms.lowerBound == 0, !terms.isEmpty
    else { return }
    quantities.insert(load, at: 0)
    for index in terms.indices {
      let range = terms[index].quantities
      terms[index].quantities = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
    terms[0].joiner = .colon
    terms.insert(Term(joiner: .first, quantities: 0..<1, separator: .none), at: 0)
    for index in expressions.indices {
      let range = expressions[index].terms
      expressions[index].terms = (index == 0 ? 0 : range.lowerBound + 1)..<(range.upperBound + 1)
    }
  }

  /// Makes the only number a count of reps.
  package mutating func countReps() {
    quantities[0].unit = .repetition
  }

  /// Marks the numbers of the first expression as counts of reps and sets, without a load.
  package mutating func markCounted() {
    guard let first = expressions.first else { return }
    for term in terms[first.terms] {
      for index in term.quantities { quantities[index].marks.insert(.counted) }
    }
  }

}
