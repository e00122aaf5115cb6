/// How factors are joined: which marks and words hold them together, and where one expression ends.
/// ```
/// expression ::= term ( joiner term )* looseAttribute*
/// joiner ::= blank times blank | ' @ ' | '@' | ' at ' | ' with ' | ' of ' | ' for ' | ': '
///     | ' '
/// times ::= 'x' | 'X' | '×' | '✕' | 'х' | '*'
/// ```
extension ExpressionParser {
  mutating func expression(at start: Int, link: Expression.Link) -> Int? {
    let firstTerm = terms.count
    var start = start
    // `x10`: reps of what was said before.
    let startsWithTimes = elements[start].kind == .times
    if startsWithTimes { start += 1 }
    guard start < end else { return nil }
    // `(5×10) 115 lb`: the parentheses only hold together.
    let enclosed = elements[start].kind == .openParenthesis ? closing(start) : nil
    if enclosed != nil { start += 1 }
    let behindPair = elements[safe: start + 3]?.kind == .comma ? start + 4 : start + 3
    let isPair = isPairOfLoads(start) && (followsFactors(behindPair) || followsCarry(start + 3))
    if isPair { start += 2 }
    guard start < end, var index = term(at: start, joiner: .first) else { return nil }
    if isPair { quantities[terms[firstTerm].quantities.lowerBound].marks.insert(.each) }
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
      let own = terms[firstTerm].quantities.lowerBound..<quantities.count
      for quantity in own { quantities[quantity].marks.insert(.enclosed) }
    }
    while let (joiner, next) = joiner(at: index, firstTerm: firstTerm) {
      let before = index
      guard let after = term(at: next, joiner: joiner) else { break }
      index = after
      let isPairMark = elements[safe: before]?.kind == .openParenthesis && joiner == .space
      if isPairMark
        || next > 1 && isPairOfLoads(next - 2) && (joiner == .space || joiner == .parenthesis)
        || behindSides(before) > before
      {
        markEach(firstTerm)
      }
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
  func joiner(
    at index: Int, firstTerm: Int, isBehindSides: Bool = false
  ) -> (Term.Joiner, Int)? {
    guard index < end else { return nil }
    if isBehindSides {
      let isWith = elements[index].meaning == .with || elements[index].meaning == .at
      let isComma = elements[index].kind == .comma && !isFactorOfNext(index + 1)
      if isWith || isComma, isNumber(index + 1), elements[index + 1].unit.isMass,
        !hasLoad(firstTerm)
      {
        return (.at, index + 1)
      }
      let pair = elements[index].kind == .comma ? index + 1 : index
      if isPairOfLoads(pair), !hasLoad(firstTerm) { return (.space, pair + 2) }
      if isLoadWord(index) || elements[index].kind == .comma && isLoadWord(index + 1) {
        return hasLoad(firstTerm) ? nil : (.at, isLoadWord(index) ? index + 1 : index + 2)
      }
      let isLoad = isNumber(index) && elements[index].unit.isMass && !hasLoad(firstTerm)
      let isCounted = isNumber(index) && elements[index].unit == .repetition
      let isWork =
        (followsFactors(index) || isCounted) && terms.count - firstTerm == 1 && hasLoad(firstTerm)
      guard isLoad || isWork || elements[index].kind == .times else { return nil }
      if isWork { return (.space, index) }
    }
    let element = elements[index]
    switch element.kind {
    case .word where behindSides(index) > index:
      // `12 kg each arm 3x10`, `3x10 por pierna 12 kg`.
      return joiner(at: behindSides(index), firstTerm: firstTerm, isBehindSides: true)
    case .times:
      // `290x12@6 x6@5`: behind an RPE, a glued times sign starts the next set.
      // `rollouts x12 x10 x10`: three sets.
      let isMultiplied = quantities[terms[firstTerm].quantities.lowerBound].marks.contains(
        .multiplier)
      let startsNext =
        element.spaceBefore && !element.spaceAfter
        && (isMultiplied
          || terms[firstTerm...].suffix(Self.nearTerms).contains { $0.joiner == .at })
      return startsFactor(index + 1) && !startsNext ? (.times, index + 1) : nil
    case .at:
      let next = isWord(index + 1, .rpe) ? index + 2 : index + 1
      return startsFactor(next) && !isWord(index + 1, .rpe) && !isRestAmount(next)
        ? (.at, next) : nil
    case .equals
    where isNumber(index + 1) && elements[index + 1].unit.isMass && !hasLoad(firstTerm):
      // `80% x 5 x 5 = 92.5 kg`.
      return (.at, index + 1)
    case .pipe:
      // `5.2 km | 27min 40s`: the time it took.
      let isTime =
        isNumber(index + 1)
        && (elements[index + 1].kind == .clock || elements[index + 1].unit.isTime)
      return isTime && lastQuantity.unit.isLength ? (.in, index + 1) : nil
    case .colon:
      return joinsByColon(index, firstTerm) ? (.colon, index + 1) : nil
    case .arrow where isLoadOfFactors(index + 1, firstTerm):
      return (.at, index + 1)
    case .hyphen where isArrow(index) && isLoadOfFactors(index + 2, firstTerm):
      return (.at, index + 2)
    case .openParenthesis where behindPairMark(index, firstTerm) != nil:
      return (.space, index + 4)
    case .openParenthesis where behindSideMark(index, firstTerm) != nil:
      return behindSideMark(index, firstTerm).map { (.space, $0) }
    case .hyphen
    where element.spaceBefore && element.spaceAfter && isSlashedList(index + 1)
      && isLoadOfFactors(index + 1, firstTerm):
      // `4x6 - 40/42.5/45`.
      return (.at, index + 1)
    case .hyphen where terms.count - firstTerm == 1 && isDashBeforeReps(index):
      return (.colon, index + 1)
    case .openParenthesis
    where terms.count - firstTerm == 2 && allBare(firstTerm) && isPairOfLoads(index + 1)
      && closing(index) == index + 4:
      // `3x12 (2x14 kg)`.
      return (.parenthesis, index + 3)
    case .openParenthesis:
      return joinsByParenthesis(index, firstTerm) ? (.parenthesis, index + 1) : nil
    case .slash where isRepsBehindSlash(index, firstTerm):
      return (.times, index + 1)
    case .slash where isSetsBehindSlash(index, firstTerm):
      return (.times, index + 1)
    case .slash where behindSides(index) > index && !isBehindSides:
      // `3x10/leg, 2x16 kg`.
      return joiner(at: behindSides(index), firstTerm: firstTerm, isBehindSides: true)
    case .slash:
      return joinsBySlash(index) ? (.at, index + 1) : nil
    case .comma
    where isLoadWord(index + 1) && terms.count - firstTerm == 2 && !hasLoad(firstTerm):
      return (.at, index + 2)
    case .comma:
      return joinsByComma(index, firstTerm) ? (.space, index + 1) : nil
    case .word:
      return joinerWord(element.meaning, index, firstTerm)
    case .quantity where isPairOfLoads(index) && terms.count - firstTerm == 2 && allBare(firstTerm):
      return (.space, index + 2)
    case .quantity, .clock, .plus:
      return joinsBySpace(index, firstTerm) ? (.space, index) : nil
    default: return nil
    }
  }

  /// How far a sign is looked for: nobody writes more factors, and endless chains stay linear.
  private static let nearTerms = 16

  func joinerWord(
    _ meaning: WordMeaning, _ index: Int, _ firstTerm: Int
  ) -> (Term.Joiner, Int)? {
    switch meaning {
    case .of where startsFactor(index + 1):
      return (.times, index + 1)
    case .at where startsFactor(index + 1), .with where startsFactor(index + 1):
      return isRestAmount(index + 1) ? nil : (.at, index + 1)
    case .weight where isLoadWord(index) && terms.count - firstTerm == 2 && !hasLoad(firstTerm):
      return (.at, index + 1)
    case .with where elements[safe: index + 1]?.kind == .slash && startsFactor(index + 2):
      // `3x15 w/ 10 kg`.
      return isRestAmount(index + 2) ? nil : (.at, index + 2)
    case .letterS where isNumber(index + 1) && elements[index + 1].unit.isMass:
      return (.at, index + 1)
    case .with,
      .letterS where isLoad(behindWord: index + 1) && !hasLoad(firstTerm):
      // `3х15 с блином 10 кг`, `12, 10, 10 with plate 10 kg`.
      return (.at, index + 2)
    case .for where startsFactor(index + 1):
      return (.for, index + 1)
    case .in where startsFactor(index + 1):
      return (.in, index + 1)
    case .equipment where index + 1 < end && lastQuantity.unit.isMass:
      return joinerWord(elements[index + 1].meaning, index + 1, firstTerm)
    case .tuple:
      return (.times, index)
    case .cardinal
    where isWord(index + 1, .set) && lastQuantity.unit.isMass && !uses(.set, firstTerm):
      // `275 lb one set of 5`.
      return (.space, index)
    case .bodyweight where joinsBySpace(index, firstTerm):
      return (.space, index)
    case .maximum where lastQuantity.unit == .set:
      return (.times, index)
    // `3 sets to failure`, `2 séries à l'échec`.
    case _ where lastQuantity.unit == .set && failure(behind: index) != nil:
      return failure(behind: index).map { (.times, $0) }
    // `撐30秒不動×3組`: a word glued between the factors.
    case .none
    where elements[index].flags.contains(.unspacedScript) && lastQuantity.unit != .none
      && index + 1 < end && elements[index + 1].kind == .times && startsFactor(index + 2):
      return (.times, index + 2)
    default: return nil
    }
  }

  /// Marks the load as one of two, or the last factor where none has a unit.
  private mutating func markEach(_ firstTerm: Int) {
    let load = terms[firstTerm...].first { quantities[$0.quantities.lowerBound].unit.isMass }
    let term = load ?? terms[terms.count - 1]
    quantities[term.quantities.lowerBound].marks.insert(.each)
  }

  private func isSideWord(_ index: Int) -> Bool {
    index < end && (elements[index].meaning == .each || elements[index].meaning == .per)
  }

  /// Behind `each arm`, `per leg`, `each`, `на каждую ногу`: at most three such words.
  func behindSides(_ index: Int) -> Int {
    if index < end, elements[index].kind == .slash, isWord(index + 1, .side) { return index + 2 }
    if isWord(index, .of), isWord(index + 1, .side) || isWord(index + 1, .each) {
      let next = isWord(index + 1, .each) ? behindSides(index + 1) : index + 2
      return next
    }
    guard isSideWord(index) else { return index }
    var next = index + 1
    while next < end, next < index + 3, elements[next].meaning == .side { next += 1 }
    return elements[index].meaning == .per && next == index + 1 ? index : next
  }

  /// `1:30 rest`, `2min repos`.
  func isRestAmount(_ index: Int) -> Bool {
    isWord(index + 1, .rest) && !isNumber(index + 2)
  }

  var lastQuantity: Quantity { quantities[quantities.count - 1] }

  /// `12 Kg: 3x 38`, `3x10: 77.5`, `200 x 1+: 3`.
  func joinsByColon(_ index: Int, _ firstTerm: Int) -> Bool {
    guard startsFactor(index + 1), lastQuantity.kind != .maximum, !isOfResults(index, firstTerm)
    else { return false }
    return !terms[firstTerm...].suffix(Self.nearTerms).contains {
      $0.joiner == .colon || $0.joiner == .parenthesis
    }
  }

  /// `22.5 (12x3)`, `8x3 (65, 95, 145)`; but `(x2)`, `(5+)`, `(75?)`, `(warm-up)` are attributes.
  func joinsByParenthesis(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), lastQuantity.kind != .maximum, let close = closing(index) else {
      return false
    }
    // `3x3 @ 85% (165)`: what the percentage came to.
    // `3 sets of 12 (14 kg)`.
    if close == index + 2, !hasLoad(firstTerm),
      lastQuantity.unit == .percent || elements[index + 1].unit.isMass && !lastQuantity.unit.isMass
    {
      return true
    }
    let hasTimes = elements[(index + 1)..<close].contains { $0.kind == .times }
    let onlyNumbers = elements[(index + 1)..<close].allSatisfy {
      $0.isNumber || $0.kind == .comma || $0.kind == .times || $0.kind == .slash
        || $0.meaning == .side || $0.meaning == .left || $0.meaning == .each || isSideLetters($0)
    }
    guard onlyNumbers else { return false }
    let isList = elements[(index + 1)..<close].contains {
      $0.kind == .comma || $0.kind == .slash && lastQuantity.unit == .set
    }
    if terms.count - firstTerm == 1 {
      return hasTimes || isList && lastQuantity.unit != .repetition
        || isRepsBehindLoad(index, close)
    }
    return isList && !hasTimes && !hasLoad(firstTerm) && terms.count - firstTerm == 2
  }

  /// The `85(10)` of `65(8, 10) 85(10)`: who writes the reps of one load in parentheses does so for
  /// the next.
  func isRepsBehindLoad(_ open: Int, _ close: Int) -> Bool {
    guard close == open + 2, !elements[open].spaceBefore, isBareNumber(open + 1) else {
      return false
    }
    if terms.last?.joiner == .parenthesis { return true }
    guard let before = expressions.last?.terms, before.count == 2 else { return false }
    return terms[before.upperBound - 1].joiner == .parenthesis
  }

  /// `2x16 kg` beside `3x12`: two dumbbells.
  func isPairOfLoads(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value == 2_000 && index + 2 < end
      && elements[index + 1].kind == .times && elements[index + 2].kind == .quantity
      && elements[index + 2].unit.isMass
  }

  /// `2x32 kg 40 m`: a distance or a time behind two of something.
  private func followsCarry(_ index: Int) -> Bool {
    guard isNumber(index) else { return false }
    let unit = elements[index].unit
    return unit.isLength || unit.isTime || unit == .letterM
  }

  /// Behind the `(x2)` of `15 kg (x2) 3x12`: a load for each hand, then the sets.
  private func behindPairMark(_ open: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, lastQuantity.unit.isMass, open + 3 < end,
      elements[open + 1].kind == .times, isBareNumber(open + 2),
      elements[open + 2].value == 2_000, elements[open + 3].kind == .closeParenthesis,
      followsFactors(open + 4)
    else { return nil }
    return open + 4
  }

  /// `10 kg - 10, 9, 8`: the reps of a load behind a dash.
  func isDashBeforeReps(_ index: Int) -> Bool {
    guard index > 0, elements[index].spaceBefore, elements[index].spaceAfter, isNumber(index + 1)
    else { return false }
    let unit = elements[index + 1].unit
    if isBareNumber(index - 1), unit == .none { return isListBehindLoad(dash: index) }
    // `3 sets - 8, 6, 6`.
    if lastQuantity.unit == .set { return unit == .none && !isFactorOfNext(index + 1) }
    guard lastQuantity.unit.isMass else { return false }
    return unit == .set || unit == .repetition || unit == .none && !isFactorOfNext(index + 1)
  }

  /// `3x12`: bare factors behind white space.
  func followsFactors(_ index: Int) -> Bool {
    isBareNumber(index) && isFactorOfNext(index) && isBareNumber(index + 2)
  }

  func isSideLetters(_ element: Element) -> Bool {
    element.kind == .word && element.range.count <= 2
  }

  /// `2x10/20kg`: a load behind reps.
  func joinsBySlash(_ index: Int) -> Bool {
    guard isNumber(index + 1), elements[index + 1].unit.isMass || elements[index + 1].unit == .kilo
    else { return false }
    return lastQuantity.unit == .none && !isFactorOfNext(index + 1)
  }

  /// `3 sets, 10 reps, 60 lb`: parts with different units are one expression.
  func joinsByComma(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), lastQuantity.unit != .none || lastQuantity.kind == .clock else {
      return false
    }
    let unit = elements[index + 1].unit
    if terms.count - firstTerm == 1, joinsTimeAndDistance(index + 1) { return true }
    if terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      isWorkOfLoad(index + 1)
    {
      return true
    }
    guard unit == .set || unit == .repetition || unit.isMass, !uses(unit, firstTerm),
      !isFactorOfNext(index + 1)
    else { return false }
    // `20 reps, 40 kg 10 reps`: the load is that of the next reps.
    if unit.isMass, isNumber(index + 2), elements[index + 2].unit == .repetition { return false }
    return uses(.set, firstTerm) || uses(.repetition, firstTerm) || unit != .none && !unit.isMass
  }

  /// `15 min, 2.5 km` and `5 km, 27 min` are one piece of work.
  func joinsTimeAndDistance(_ index: Int) -> Bool {
    let next = elements[index]
    let isTime = lastQuantity.kind == .clock || lastQuantity.unit.isTime
    if isTime { return next.unit.isLength && !isFactorOfNext(index) }
    return lastQuantity.unit.isLength && (next.kind == .clock || next.unit.isTime)
      && !isFactorOfNext(index) && !isRestAmount(index)
  }

  func uses(_ unit: Unit, _ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { $0.unit == unit || ($0.unit.isMass && unit.isMass) }
    }
  }

  func hasLoad(_ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { $0.unit.isMass || $0.kind == .bodyweight }
    }
  }

  /// `95lbs 5x5`, `245 7,6,7`, `3x8 185lb`, `100 20r 3s`, `35km 1:30:00`.
  func joinsBySpace(_ index: Int, _ firstTerm: Int) -> Bool {
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
    // `Dips 5x5 +20`.
    if next.kind == .plus {
      return isGluedNumber(index + 1) && next.spaceBefore && allBare(firstTerm)
    }
    return next.kind == .quantity && next.unit == .none && !next.flags.contains(.tooLarge)
      && allBare(firstTerm)
  }

  func joinsSingle(_ index: Int, _ firstTerm: Int) -> Bool {
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

  func usesDimension(of unit: Unit, _ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { quantity in
        quantity.unit == unit || (quantity.unit.isMass && unit.isMass)
          || (quantity.unit.isTime || quantity.kind == .clock) && unit.isTime
          || quantity.unit.isLength && unit.isLength
      }
    } || unit.isMass && terms[firstTerm].joiner == .first && terms.count - firstTerm > 2
  }

  func allBare(_ firstTerm: Int, to end: Int? = nil) -> Bool {
    terms[firstTerm..<(end ?? terms.count)].allSatisfy { term in
      quantities[term.quantities].allSatisfy { $0.unit == .none && $0.kind == .number }
    }
  }

  /// True when the number at `index` is itself multiplied: it starts the next expression.
  package func isFactorOfNext(_ index: Int) -> Bool {
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

  func joinsAsFactor(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    if isRepsBehindLoad(open, close) { return true }
    return elements[open..<close].contains { $0.kind == .times }
      && elements[(open + 1)..<close].allSatisfy { $0.isNumber || $0.kind == .times }
  }

  /// `skip - 135 *`: a times sign with nothing behind it belongs to the expression.
  func danglingTimes(at index: Int) -> Int {
    guard index < end, elements[index].kind == .times, index + 1 >= end || isSeparator(index + 1)
    else { return index }
    return index + 1
  }
}
