/// Finds set expressions among the elements of a line and takes them apart.
///
/// Buffers are kept from line to line, so that parsing a line allocates nothing.
package struct ExpressionParser: Sendable {
  package private(set) var quantities: [Quantity] = []
  package private(set) var terms: [Term] = []
  package private(set) var expressions: [Expression] = []
  /// The elements of the line; the scanner writes into this buffer.
  package var elements: [Element] = []
  /// Elements behind this index are another segment.
  package var end = 0
  private var isInHyphenList = false

  package init() {}

  /// Parses as many expressions as follow each other from `start`, and returns where they end.
  ///
  /// Returns `start` when nothing there is an expression. What was found is in `expressions`.
  /// ```
  /// expressions = expression attributes { separator expression attributes }
  /// ```
  package mutating func parse(from start: Int, to end: Int) -> Int {
    self.end = end
    quantities.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    expressions.removeAll(keepingCapacity: true)
    var index = start
    var link = Expression.Link.first
    var last = start
    var isWarmup = isWarmupLetter(index)
    if isWarmup { index += 1 }
    while index < end, let next = expression(at: index, link: link) {
      assert(next > index, "an expression consumes something")
      last = attributes(at: next)
      if isWarmup { addMark(.warmup) }
      last = continuation(at: last)
      (link, index) = separator(at: last)
      isWarmup = isWarmupLetter(index)
      if isWarmup { index += 1 }
      guard index < end, startsExpression(index), !isDate(index) else { break }
    }
    return last
  }

  /// `W 10 × 15 lb`: a warm-up in the exports of some apps.
  private func isWarmupLetter(_ index: Int) -> Bool {
    guard index + 1 < end, elements[index].kind == .word, elements[index].range.count == 1,
      elements[index].spaceAfter, isNumber(index + 1)
    else { return false }
    return elements[index].word == .plain || elements[index].meaning == .with
  }

  /// `7/25/2024`, `2024-07-25`.
  private func isDate(_ index: Int) -> Bool {
    guard index + 4 < end, isNumber(index), isNumber(index + 2), isNumber(index + 4) else {
      return false
    }
    let mark = elements[index + 1].kind
    guard mark == .slash || mark == .hyphen || mark == .period, elements[index + 3].kind == mark
    else { return false }
    return max(elements[index].value, elements[index + 4].value) >= 1_900_000
  }

  /// More of a list behind a remark: `35 * 6 (dumbbell), 4, 5`.
  private mutating func continuation(at start: Int) -> Int {
    var last = start
    while let next = continuedNumber(last) {
      guard let after = quantity(at: next, isFirst: false) else { break }
      let term = terms.count - 1
      terms[term].quantities = terms[term].quantities.lowerBound..<quantities.count
      terms[term].separator = .comma
      expressions[expressions.count - 1].range =
        expressions[expressions.count - 1].range.through(elements[after - 1].range)
      last = attributes(at: after)
    }
    return last
  }

  private func continuedNumber(_ index: Int) -> Int? {
    guard let expression = expressions.last, expression.terms.count >= 2,
      let term = terms.last, term.joiner == .times || term.joiner == .space
    else { return nil }
    let attributes = expression.attributes
    guard attributes.rpe.isEmpty, attributes.rest == nil, attributes.repeats == nil,
      attributes.note != nil || !attributes.marks.isEmpty
    else { return nil }
    var next = index
    if next < end, elements[next].kind == .comma {
      next += 1
    } else if next == 0 || elements[next - 1].kind != .closeParenthesis
      || !isCommaBefore(next - 1)
    {
      return nil
    }
    guard isBareNumber(next), !isFactorOfNext(next), lastQuantity.unit == .none else { return nil }
    return next
  }

  /// True when a comma stands before the parentheses that close at `index`.
  private func isCommaBefore(_ index: Int) -> Bool {
    var open = index
    while open > 0, elements[open].kind != .openParenthesis { open -= 1 }
    return open > 0 && elements[open - 1].kind == .comma
  }

  // MARK: expression = term { joiner term }

  private mutating func expression(at start: Int, link: Expression.Link) -> Int? {
    let firstTerm = terms.count
    var start = start
    // `x10`: reps of what was said before.
    let startsWithTimes = elements[start].kind == .times
    if startsWithTimes { start += 1 }
    guard start < end else { return nil }
    // `(5×10) 115 lb`: the parentheses only hold together.
    let enclosed = elements[start].kind == .openParenthesis ? closing(start) : nil
    if enclosed != nil { start += 1 }
    guard start < end, var index = term(at: start, joiner: .first) else { return nil }
    if startsWithTimes {
      quantities[terms[firstTerm].quantities.lowerBound].marks.insert(.multiplier)
    }
    if let enclosed {
      while let (joiner, next) = joiner(at: index, firstTerm: firstTerm), next < enclosed,
        let after = term(at: next, joiner: joiner)
      {
        index = after
      }
      guard index <= enclosed else { return nil }
      index = enclosed + 1
    }
    while let (joiner, next) = joiner(at: index, firstTerm: firstTerm) {
      guard let after = term(at: next, joiner: joiner) else { break }
      index = after
      if joiner == .parenthesis { index = insideParenthesis(index, firstTerm) }
    }
    index = danglingTimes(at: index)
    expressions.append(
      Expression(
        terms: firstTerm..<terms.count, attributes: Attributes(), link: link,
        range: elements[start].range.through(elements[index - 1].range)))
    return index
  }

  /// How the next factor is joined, and where it starts; `nil` when the expression ends here.
  private func joiner(at index: Int, firstTerm: Int) -> (Term.Joiner, Int)? {
    guard index < end else { return nil }
    let element = elements[index]
    switch element.kind {
    case .times:
      // `290x12@6 x6@5`: behind an RPE, a glued times sign starts the next set.
      let startsNext =
        element.spaceBefore && !element.spaceAfter
        && terms[firstTerm...].contains { $0.joiner == .at }
      return startsFactor(index + 1) && !startsNext ? (.times, index + 1) : nil
    case .at:
      let next = isWord(index + 1, .rpe) ? index + 2 : index + 1
      return startsFactor(next) && !isWord(index + 1, .rpe) && !isRestAmount(next)
        ? (.at, next) : nil
    case .pipe:
      // `5.2 km | 27min 40s`: the time it took.
      let isTime =
        isNumber(index + 1)
        && (elements[index + 1].kind == .clock || elements[index + 1].unit.isTime)
      return isTime && lastQuantity.unit.isLength ? (.in, index + 1) : nil
    case .colon:
      return joinsByColon(index, firstTerm) ? (.colon, index + 1) : nil
    case .openParenthesis:
      return joinsByParenthesis(index, firstTerm) ? (.parenthesis, index + 1) : nil
    case .slash:
      return joinsBySlash(index) ? (.at, index + 1) : nil
    case .comma:
      return joinsByComma(index, firstTerm) ? (.space, index + 1) : nil
    case .word:
      return joinerWord(element.meaning, index, firstTerm)
    case .quantity, .clock, .plus:
      return joinsBySpace(index, firstTerm) ? (.space, index) : nil
    default: return nil
    }
  }

  private func joinerWord(
    _ meaning: WordMeaning, _ index: Int, _ firstTerm: Int
  ) -> (Term.Joiner, Int)? {
    switch meaning {
    case .of where startsFactor(index + 1):
      return (.times, index + 1)
    case .at where startsFactor(index + 1), .with where startsFactor(index + 1):
      return isRestAmount(index + 1) ? nil : (.at, index + 1)
    case .for where startsFactor(index + 1):
      return (.for, index + 1)
    case .in where startsFactor(index + 1):
      return (.in, index + 1)
    case .equipment where index + 1 < end && lastQuantity.unit.isMass:
      return joinerWord(elements[index + 1].meaning, index + 1, firstTerm)
    case .tuple:
      return (.times, index)
    case .bodyweight where joinsBySpace(index, firstTerm):
      return (.space, index)
    case .maximum where lastQuantity.unit == .set:
      return (.times, index)
    default: return nil
    }
  }

  /// `1:30 rest`, `2min repos`.
  private func isRestAmount(_ index: Int) -> Bool {
    isWord(index + 1, .rest) && !isNumber(index + 2)
  }

  private var lastQuantity: Quantity { quantities[quantities.count - 1] }

  /// `12 Kg: 3x 38`, `3x10: 77.5`, `200 x 1+: 3`.
  private func joinsByColon(_ index: Int, _ firstTerm: Int) -> Bool {
    guard startsFactor(index + 1) else { return false }
    return !terms[firstTerm...].contains { $0.joiner == .colon || $0.joiner == .parenthesis }
  }

  /// `22.5 (12x3)`, `8x3 (65, 95, 145)`; but `(x2)`, `(5+)`, `(75?)`, `(warm-up)` are attributes.
  private func joinsByParenthesis(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), let close = closing(index) else { return false }
    let hasTimes = elements[(index + 1)..<close].contains { $0.kind == .times }
    let onlyNumbers = elements[(index + 1)..<close].allSatisfy {
      $0.isNumber || $0.kind == .comma || $0.kind == .times || $0.kind == .slash
        || $0.meaning == .side || $0.meaning == .left || $0.meaning == .each || isSideLetters($0)
    }
    guard onlyNumbers else { return false }
    let isList = elements[(index + 1)..<close].contains { $0.kind == .comma }
    if terms.count - firstTerm == 1 {
      return hasTimes || isList && lastQuantity.unit != .repetition
    }
    return isList && !hasTimes && !hasLoad(firstTerm)
  }

  private func isSideLetters(_ element: Element) -> Bool {
    element.kind == .word && element.range.count <= 2
  }

  /// `2x10/20kg`: a load behind reps.
  private func joinsBySlash(_ index: Int) -> Bool {
    guard isNumber(index + 1), elements[index + 1].unit.isMass || elements[index + 1].unit == .kilo
    else { return false }
    return lastQuantity.unit == .none && !isFactorOfNext(index + 1)
  }

  /// `3 sets, 10 reps, 60 lb`: parts with different units are one expression.
  private func joinsByComma(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), lastQuantity.unit != .none else { return false }
    let unit = elements[index + 1].unit
    guard unit == .set || unit == .repetition || unit.isMass, !uses(unit, firstTerm),
      !isFactorOfNext(index + 1)
    else { return false }
    return uses(.set, firstTerm) || uses(.repetition, firstTerm) || unit != .none && !unit.isMass
  }

  private func uses(_ unit: Unit, _ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { $0.unit == unit || ($0.unit.isMass && unit.isMass) }
    }
  }

  private func hasLoad(_ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { $0.unit.isMass || $0.kind == .bodyweight }
    }
  }

  /// `95lbs 5x5`, `245 7,6,7`, `3x8 185lb`, `100 20r 3s`, `35km 1:30:00`.
  private func joinsBySpace(_ index: Int, _ firstTerm: Int) -> Bool {
    let count = terms.count - firstTerm
    let next = elements[index]
    if next.unit == .other || next.unit == .pace || isRestAmount(index) { return false }
    if count == 1 { return joinsSingle(index, firstTerm) }
    if isFactorOfNext(index) { return false }
    if next.isNumber, next.unit != .none, next.unit != .percent {
      return !usesDimension(of: next.unit, firstTerm)
    }
    if next.kind == .clock { return count == 1 }
    if next.meaning == .bodyweight { return !hasLoad(firstTerm) }
    guard count == 2, terms[terms.count - 1].joiner == .times, !hasLoad(firstTerm) else {
      return false
    }
    return next.kind == .quantity && next.unit == .none && !next.flags.contains(.tooLarge)
      && allBare(firstTerm)
  }

  private func joinsSingle(_ index: Int, _ firstTerm: Int) -> Bool {
    let first = quantities[terms[firstTerm].quantities.lowerBound]
    let next = elements[index]
    if terms[firstTerm].quantities.count > 1 { return next.unit.isMass && first.unit == .none }
    if next.kind == .word { return next.meaning == .bodyweight && first.unit == .none }
    if next.isNumber, first.unit != .none, first.unit == next.unit { return false }
    if first.kind == .clock || first.unit.isTime || first.unit == .letterM {
      return next.unit.isLength || next.unit == .letterM || next.unit == .kilo
        || next.kind == .clock
        || next.unit == .set
    }
    if first.unit.isLength || first.unit == .kilo && next.kind == .clock {
      return next.kind == .clock || next.unit.isTime || next.unit == .set
    }
    if first.unit == .repetition, next.unit == .none { return false }
    // `455 500 3s`: the second number has its own reps.
    if next.isNumber, next.unit == .none, index + 1 < end, elements[index + 1].isNumber {
      let unit = elements[index + 1].unit
      if unit == .repetition || unit == .letterS || unit == .set { return false }
    }
    return true
  }

  private func usesDimension(of unit: Unit, _ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { quantity in
        quantity.unit == unit || (quantity.unit.isMass && unit.isMass)
          || (quantity.unit.isTime || quantity.kind == .clock) && unit.isTime
          || quantity.unit.isLength && unit.isLength
      }
    } || unit.isMass && terms[firstTerm].joiner == .first && terms.count - firstTerm > 2
  }

  private func allBare(_ firstTerm: Int) -> Bool {
    terms[firstTerm...].allSatisfy { term in
      quantities[term.quantities].allSatisfy { $0.unit == .none && $0.kind == .number }
    }
  }

  /// True when the number at `index` is itself multiplied: it starts the next expression.
  func isFactorOfNext(_ index: Int) -> Bool {
    var after = index + 1
    guard after < end else { return false }
    if elements[after].kind == .plus, after + 1 < end, isNumber(after + 1),
      !elements[after].spaceBefore
    {
      after += 2
    }
    guard after < end else { return false }
    switch elements[after].kind {
    case .times: return startsFactor(after + 1) || after + 1 >= end || isSeparator(after + 1)
    case .at: return startsFactor(after + 1) && !elements[index].unit.isMass
    case .openParenthesis: return joinsAsFactor(after)
    case .word: return elements[after].meaning == .of && startsFactor(after + 1)
    default: return false
    }
  }

  private func joinsAsFactor(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    return elements[open..<close].contains { $0.kind == .times }
      && elements[(open + 1)..<close].allSatisfy { $0.isNumber || $0.kind == .times }
  }

  /// `skip - 135 *`: a times sign with nothing behind it belongs to the expression.
  private func danglingTimes(at index: Int) -> Int {
    guard index < end, elements[index].kind == .times, index + 1 >= end || isSeparator(index + 1)
    else { return index }
    return index + 1
  }

  // MARK: term = quantity { list separator quantity }

  private mutating func term(at start: Int, joiner: Term.Joiner) -> Int? {
    let first = quantities.count
    guard var index = quantity(at: start, isFirst: joiner == .first) else { return nil }
    var separator = Term.Separator.none
    defer { isInHyphenList = false }
    while let (found, next) = listSeparator(at: index, first: first, joiner, separator) {
      isInHyphenList = found == .hyphen
      guard let after = otherSide(quantity(at: next, isFirst: false), found) else { break }
      separator = found
      index = after
    }
    spreadUnit(first)
    terms.append(Term(joiner: joiner, quantities: first..<quantities.count, separator: separator))
    return index
  }

  /// In `3, 4, 4/3` the number behind the slash is of the other side, or was helped: passed over.
  private func otherSide(_ index: Int?, _ separator: Term.Separator) -> Int? {
    guard let index, separator == .comma, index + 1 < end, elements[index].kind == .slash,
      isGluedNumber(index + 1), elements[index + 1].unit == .none, !isFactorOfNext(index + 1)
    else { return index }
    return index + 2
  }

  /// In `15, 17.5, 17.5 kg` the last unit is for all.
  private mutating func spreadUnit(_ first: Int) {
    let last = quantities.count - 1
    let unit = quantities[last].unit
    guard last > first, unit != .none else { return }
    for index in first..<last
    where quantities[index].unit == .none && quantities[index].kind == .number {
      quantities[index].unit = unit
    }
  }

  private func listSeparator(
    at index: Int, first: Int, _ joiner: Term.Joiner, _ separator: Term.Separator
  ) -> (Term.Separator, Int)? {
    guard index < end else { return nil }
    let found: Term.Separator
    switch elements[index].kind {
    case .comma: found = .comma
    case .slash: found = .slash
    case .hyphen: found = .hyphen
    case .dot: found = .comma
    case .word where elements[index].meaning == .and && separator == .comma: found = .comma
    case .quantity where separator == .space || startsSpacedList(index, first, joiner):
      return startsFactorOrUnit(index, first) && (separator == .none || separator == .space)
        ? (.space, index) : nil
    default: return nil
    }
    guard separator == .none || separator == found else { return nil }
    var next = index + 1
    if next < end, elements[next].meaning == .and { next += 1 }
    guard next < end, continuesList(next, first, found, joiner) else { return nil }
    return (found, next)
  }

  /// `10 8 7`: three or more small bare numbers with only spaces between.
  private func startsSpacedList(_ index: Int, _ first: Int, _ joiner: Term.Joiner) -> Bool {
    guard quantities.count - first == 1, joiner == .first || joiner == .times,
      quantities[first].unit == .none, quantities[first].kind == .number,
      isBareNumber(index), isBareNumber(index + 1), !isFactorOfNext(index + 1),
      !isFactorOfNext(index)
    else { return false }
    return abs(quantities[first].value - elements[index].value) <= 12_000
  }

  private func startsFactorOrUnit(_ index: Int, _ first: Int) -> Bool {
    isBareNumber(index) && !isFactorOfNext(index)
  }

  private func isBareNumber(_ index: Int) -> Bool {
    index < end && elements[index].kind == .quantity && elements[index].unit == .none
  }

  private func continuesList(
    _ next: Int, _ first: Int, _ separator: Term.Separator, _ joiner: Term.Joiner
  ) -> Bool {
    let element = elements[next]
    let before = lastQuantity
    if separator == .hyphen {
      guard !element.spaceBefore || elements[next - 1].spaceBefore else { return false }
      if !element.spaceBefore, elements[next - 1].spaceBefore { return false }
    }
    switch element.kind {
    case .quantity, .clock: break
    case .word where element.meaning == .skipped || element.meaning == .maximum:
      return separator == .comma && (joiner == .times || joiner == .space)
    default: return false
    }
    if element.flags.contains(.tooLarge) || element.unit == .other || element.unit == .pace {
      return false
    }
    let isSameUnit = element.unit == before.unit || element.unit == .none || before.unit == .none
    guard isSameUnit, !(before.unit == .set) else { return false }
    if before.unit == .none, element.unit != .none, !element.unit.isMass,
      element.unit != .repetition, element.unit != .second, element.unit != .minute
    {
      return false
    }
    if separator == .slash, element.unit.isMass, before.unit == .none, joiner == .times {
      return false
    }
    guard isFactorOfNext(next), !endsWithRPE(next, joiner) else { return true }
    // `40/35/30/25 (10x4)`: a load for each set.
    if joiner == .first, separator == .slash, elements[safe: next + 1]?.kind == .openParenthesis {
      return true
    }
    return joiner == .first && separator == .comma && sharesFactor(next, first)
  }

  /// `40 kg x 8, 8 @8`: with a load told, a small number behind `@` is the RPE of the list.
  private func endsWithRPE(_ index: Int, _ joiner: Term.Joiner) -> Bool {
    guard joiner == .times, index + 2 < end, elements[index + 1].kind == .at,
      isBareNumber(index + 2), elements[index + 2].value <= 10_000
    else { return false }
    let load = terms.count > 0 ? terms[terms.count - 1].quantities : 0..<0
    return quantities[load].contains { $0.unit.isMass || $0.kind == .bodyweight }
  }

  /// In `85, 95, 105 x 8, 6, 4` and `60, 80, 100 x 3` the last number before the sign ends a list;
  /// in `8, 25 * 5` it starts another expression.
  private func sharesFactor(_ last: Int, _ first: Int) -> Bool {
    let count = quantities.count - first + 1
    var index = last + 2
    var factors = 0
    while index < end, isNumber(index), !isFactorOfNext(index) {
      factors += 1
      guard index + 1 < end, elements[index + 1].kind == .comma else { break }
      index += 2
    }
    if factors == count, count >= 3 { return true }
    return quantities[first].value > 30_000
      && elements[last].value / 4 <= quantities[first].value
      && (factors == 1 || factors == count)
  }

  // MARK: quantity

  private mutating func quantity(at start: Int, isFirst: Bool) -> Int? {
    var index = start
    var marks: Quantity.Marks = []
    if index < end, elements[index].kind == .tilde {
      marks.insert(.approximate)
      index += 1
    }
    if index < end, isFirst || index > start || elements[index].kind == .plus {
      if elements[index].kind == .plus, isGluedNumber(index + 1) {
        marks.insert(.added)
        index += 1
      } else if elements[index].kind == .hyphen, isGluedNumber(index + 1), isFirst,
        elements[index].spaceBefore
      {
        marks.insert(.assisted)
        index += 1
      }
    }
    guard index < end else { return nil }
    let element = elements[index]
    switch element.kind {
    case .quantity, .clock: return number(at: index, from: start, marks)
    case .question: return unknown(at: index)
    case .word: return wordQuantity(at: index)
    default: return nil
    }
  }

  private func isGluedNumber(_ index: Int) -> Bool {
    isNumber(index) && !elements[index].spaceBefore
  }

  private mutating func number(at index: Int, from start: Int, _ marks: Quantity.Marks) -> Int {
    let element = elements[index]
    var quantity = Quantity(
      kind: element.kind == .clock ? .clock : .number, unit: element.unit, marks: marks,
      value: element.value, upper: 0, extra: 0,
      range: elements[start].range.through(element.range))
    if element.flags.contains(.fraction) { quantity.marks.insert(.fraction) }
    if element.flags.contains(.hours) { quantity.marks.insert(.hours) }
    var next = index + 1
    next = upperEnd(at: next, of: &quantity)
    next = extras(at: next, of: &quantity)
    next = doubts(at: next, of: &quantity)
    quantity.range = quantity.range.through(elements[next - 1].range)
    quantities.append(quantity)
    return next
  }

  /// `8-12`: two rising numbers, glued, and no third.
  private func upperEnd(at index: Int, of quantity: inout Quantity) -> Int {
    guard index + 1 < end, !isInHyphenList,
      elements[index].kind == .hyphen || elements[index].kind == .tilde,
      !elements[index].spaceBefore, isGluedNumber(index + 1),
      elements[index + 1].value > quantity.value,
      quantity.unit == .none || quantity.unit == elements[index + 1].unit,
      elements[index + 1].kind == (quantity.kind == .clock ? .clock : .quantity),
      !(index + 3 < end && elements[index + 2].kind == .hyphen && isGluedNumber(index + 3))
    else { return index }
    quantity.upper = elements[index + 1].value
    if quantity.unit == .none { quantity.unit = elements[index + 1].unit }
    return index + 2
  }

  /// `5+` is open at the top, `7+2` was two more with help, `5+3+2` a set in pieces.
  private func extras(at start: Int, of quantity: inout Quantity) -> Int {
    var index = start
    while index < end, elements[index].kind == .plus, !elements[index].spaceBefore {
      if isGluedNumber(index + 1), elements[index + 1].unit == .none,
        quantity.unit == .none || quantity.unit == .repetition, !isFactorOfNext(index + 1)
      {
        quantity.extra &+= elements[index + 1].value
        index += 2
      } else if isGluedNumber(index + 1) {
        return index
      } else {
        quantity.marks.insert(.open)
        return index + 1
      }
    }
    return index
  }

  /// `75?`, `150 (75?)`, `6 (5+)`, `38(+3)`.
  private func doubts(at index: Int, of quantity: inout Quantity) -> Int {
    guard index < end else { return index }
    // `30ea x 12`: each hand.
    if elements[index].meaning == .each, index + 1 < end, elements[index + 1].kind == .times {
      quantity.marks.insert(.each)
      return index + 1
    }
    if elements[index].kind == .question, !elements[index].spaceBefore {
      quantity.marks.insert(.uncertain)
      return index + 1
    }
    guard elements[index].kind == .openParenthesis, let close = closing(index), close - index <= 3
    else { return index }
    let inner = elements[(index + 1)..<close]
    if inner.count == 2, inner.first?.isNumber == true, inner.last?.kind == .question {
      quantity.marks.insert(.uncertain)
      return close + 1
    }
    if inner.count == 2, inner.first?.isNumber == true, inner.last?.kind == .plus {
      quantity.marks.insert(.open)
      return close + 1
    }
    let isChange =
      inner.count == 2 && inner.last?.isNumber == true
      && (inner.first?.kind == .plus || inner.first?.kind == .hyphen)
    return isChange ? close + 1 : index
  }

  private mutating func unknown(at start: Int) -> Int {
    var index = start
    while index < end, elements[index].kind == .question { index += 1 }
    append(.unknown, elements[start].range.through(elements[index - 1].range))
    return index
  }

  private mutating func append(
    _ kind: Quantity.Kind, _ range: ByteRange, value: Int32 = 0, unit: Unit = .none,
    marks: Quantity.Marks = []
  ) {
    quantities.append(
      Quantity(
        kind: kind, unit: unit, marks: marks, value: value, upper: 0, extra: 0, range: range))
  }

  private mutating func wordQuantity(at index: Int) -> Int? {
    let element = elements[index]
    switch element.meaning {
    case .bar where statedBar(index) != nil:
      let load = index + 2
      _ = number(at: load, from: index, [])
      return load + 2
    case .bodyweight: return bodyweight(at: index)
    case .level where isBareNumber(index + 1):
      let next = number(at: index + 1, from: index, [])
      quantities[quantities.count - 1].unit = .level
      return next
    case .maximum:
      append(.maximum, element.range)
      return index + 1
    case .bar where isBarHere(index):
      append(.bar, element.range)
      return index + 1
    case .failed where element.range.count <= 6 && index > 0 && elements[index - 1].kind == .times:
      append(.failed, element.range)
      return index + 1
    case .skipped where index > 0 && !elements[index - 1].flags.contains(.emphasis):
      append(.unknown, element.range)
      return index + 1
    case .cardinal:
      let next = index + 1
      let unit = next < end ? Unit(elements[next].meaning) : nil
      let isTuple = next < end && elements[next].meaning == .tuple
      guard unit != nil || isTuple || elements[safe: next]?.kind == .times else { return nil }
      append(
        .number, element.range, value: Int32(element.word.value) * 1000, unit: unit ?? .none)
      return unit == nil ? next : next + 1
    case .tuple:
      append(
        .number, element.range, value: Int32(element.word.value) * 1000, unit: .repetition)
      return index + 1
    default: return nil
    }
  }

  /// The load in `bar (20 kg)`.
  private func statedBar(_ index: Int) -> Int? {
    guard index + 3 < end, elements[index + 1].kind == .openParenthesis,
      elements[index + 2].kind == .quantity, elements[index + 2].unit.isMass,
      elements[index + 3].kind == .closeParenthesis
    else { return nil }
    return index + 2
  }

  private func isBarHere(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch elements[index - 1].kind {
    case .times, .at: return true
    default: return index + 1 < end && elements[index + 1].kind == .times
    }
  }

  /// `BW`, `BW+20 kg`, `BW - 20`.
  private mutating func bodyweight(at index: Int) -> Int {
    let sign = index + 1
    let isSigned =
      sign + 1 < end && (elements[sign].kind == .plus || elements[sign].kind == .hyphen)
      && elements[sign + 1].kind == .quantity
      && elements[sign].spaceBefore == elements[sign + 1].spaceBefore
      && (elements[sign].kind == .plus || !isFactorOfNext(sign + 1) || !elements[sign].spaceBefore
        || elements[sign + 1].unit.isMass)
    guard isSigned else {
      append(.bodyweight, elements[index].range)
      return sign
    }
    let number = elements[sign + 1]
    let isMinus = elements[sign].kind == .hyphen
    append(
      .bodyweight, elements[index].range.through(number.range),
      value: isMinus ? -number.value : number.value, unit: number.unit,
      marks: isMinus ? .assisted : .added)
    return sign + 2
  }

  // MARK: Looking ahead

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
    case .word:
      switch element.meaning {
      case .bodyweight, .maximum, .bar, .tuple: return true
      case .failed: return element.range.count <= 6
      case .skipped: return true
      case .cardinal: return index + 1 < end && Unit(elements[index + 1].meaning) != nil
      default: return false
      }
    default: return false
    }
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
      default: return false
      }
    default: return startsFactor(index)
    }
  }

  private func isPlainWord(_ index: Int) -> Bool {
    index < end && elements[index].kind == .word && elements[index].word == .plain
  }

  /// `(5×10)`, `(20 x 15 @ 1:00)`: nothing but factors between the parentheses.
  private func holdsFactors(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    let inner = elements[(open + 1)..<close]
    return inner.contains { $0.kind == .times }
      && inner.allSatisfy {
        $0.isNumber || $0.kind == .times || $0.kind == .at || isSideLetters($0)
          || $0.meaning == .each || $0.meaning == .side || $0.meaning == .left
          || $0.meaning == .right
      }
  }

  /// `(12x55kg, 12x55kg)`: nothing but expressions between the parentheses.
  package func holdsExpressions(_ open: Int) -> Bool {
    guard isNumber(open + 1), isFactorOfNext(open + 1), let close = closing(open) else {
      return false
    }
    return elements[(open + 1)..<close].allSatisfy {
      $0.isNumber || $0.kind == .times || $0.kind == .comma || $0.kind == .at
    }
  }

  private func quantityFollows(_ index: Int) -> Bool {
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

  /// The index of the parenthesis that closes the one at `open`.
  package func closing(_ open: Int) -> Int? {
    var depth = 0
    var index = open
    while index < end {
      if elements[index].kind == .openParenthesis { depth += 1 }
      if elements[index].kind == .closeParenthesis {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// The other factors between the parentheses, and what is said of them: `(10x2 LR)`.
  private mutating func insideParenthesis(_ start: Int, _ firstTerm: Int) -> Int {
    var index = start
    while index < end, elements[index].kind == .times, startsFactor(index + 1),
      let after = term(at: index + 1, joiner: .times)
    {
      index = after
    }
    return close(index)
  }

  private func close(_ index: Int) -> Int {
    var index = index
    while index < end, elements[index].kind != .closeParenthesis { index += 1 }
    return min(index + 1, end)
  }

  /// What parts one expression from the next, and where the next may start.
  private func separator(at start: Int) -> (Expression.Link, Int) {
    var index = start
    var link = Expression.Link.next
    while index < end {
      switch elements[index].kind {
      case .comma, .semicolon, .pipe, .ampersand, .exclamation, .closeParenthesis: break
      case .openParenthesis where holdsExpressions(index) && !startsExpression(index): break
      case .period where elements[index].spaceAfter: break
      case .plus where !isGluedNumber(index + 1) || !elements[index].spaceBefore: link = .chained
      case .slash, .arrow: link = .chained
      case .hyphen where index + 1 < end && elements[index + 1].kind == .arrow: link = .chained
      case .hyphen where index + 1 < end && isNumber(index + 1) && isFactorOfNext(index + 1): break
      case .hyphen where elements[index].spaceBefore && elements[index].spaceAfter: break
      case .word where elements[index].meaning == .and || elements[index].meaning == .then: break
      default: return (link, index)
      }
      index += 1
    }
    return (link, index)
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

  /// Marks the numbers of the first expression as counts of reps and sets, without a load.
  package mutating func markCounted() {
    guard let first = expressions.first else { return }
    for term in terms[first.terms] {
      for index in term.quantities { quantities[index].marks.insert(.counted) }
    }
  }

  mutating func markLastQuantity(_ mark: Quantity.Marks) {
    quantities[quantities.count - 1].marks.insert(mark)
  }
}

extension Array {
  /// The element at `index`, or `nil` behind the end.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
