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
    guard start < end, !isRestTime(start) else { return nil }
    // `(5×10) 115 lb`: the parentheses only hold together.
    let enclosed = elements[start].kind == .openParenthesis ? closing(start) : nil
    if enclosed != nil { start += 1 }
    let behindPair = elements[safe: start + 3]?.kind == .comma ? start + 4 : start + 3
    let behindDash = elements[safe: start + 3]?.kind == .hyphen ? start + 4 : start + 3
    // `2x40 lb DB x 5`, `2x20 kg, 3x8`, `2x32 kg 40 m`, `2x24 kg - 5 min`.
    let isPair =
      isPairOfLoads(start)
      && (followsFactors(behindPair) || followsCarry(behindDash) || isWord(start + 3, .equipment))
    if isPair { start += 2 }
    guard start < end,
      var index = repeatedParentheses(start, firstTerm) ?? term(at: start, joiner: .first)
    else { return nil }
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
    var attributes = Attributes()
    while let (joiner, next) = joiner(at: index, firstTerm: firstTerm) {
      let before = index
      guard let after = term(at: next, joiner: joiner) else { break }
      index = after
      if joiner == .times, elements[before].kind == .slash { shareSlashedUnit(firstTerm) }
      if joiner == .times, elements[before].meaning == .drop { attributes.marks.insert(.drop) }
      if joiner == .times, let remark = resistance(from: before, to: next) {
        attributes.note = remark
      }
      let mark = elements[safe: before]?.kind
      let isPairMark =
        (mark == .openParenthesis || mark == .times) && joiner == .space
        && behindRepMaximum(before) == before
      if isPairMark
        || next > 1 && isPairOfLoads(next - 2) && (joiner == .space || joiner == .parenthesis)
        || behindSides(before) > before
      {
        // `10 each leg x 3`: the reps of each leg, three times.
        if joiner == .times, terms.count - firstTerm == 2, lastQuantity.value <= 6_000,
          quantities[terms[firstTerm].quantities.lowerBound].unit == .none
        {
          quantities[terms[firstTerm].quantities.lowerBound].unit = .repetition
        }
        markEach(firstTerm)
      }
      if joiner == .parenthesis {
        if lastQuantity.unit.isMass, tellsEach(from: index) { markEach(firstTerm) }
        index = insideParenthesis(index, firstTerm)
      }
    }
    settleOpenSet(firstTerm)
    foldReps(firstTerm)
    foldPair(firstTerm)
    turnList(firstTerm)
    index = danglingTimes(at: index, firstTerm)
    expressions.append(
      Expression(
        terms: firstTerm..<terms.count, attributes: attributes, link: link,
        range: elements[start].range.through(elements[index - 1].range)))
    return index
  }

  /// How the next factor is joined, and where it starts; `nil` when the expression ends here.
  func joiner(at index: Int, firstTerm: Int) -> (Term.Joiner, Int)? {
    guard index < end else { return nil }
    let element = elements[index]
    let behindMaximum = terms.count - firstTerm > 1 ? behindRepMaximum(index) : index
    // `3x8 10RM 80 kg`.
    if behindMaximum > index { return joiner(at: behindMaximum, firstTerm: firstTerm) }
    switch element.kind {
    case .word where behindSides(index) > index:
      // `12 kg each arm 3x10`, `3x10 por pierna 12 kg`.
      return joinerBehindSides(behindSides(index), firstTerm)
    case .times where isPairAtEnd(index, firstTerm): return nil
    case .times where isPairBehindLoad(index, firstTerm):
      return (.space, index + 2)
    case .times:
      // `290x12@6 x6@5`: behind an RPE, a glued times sign starts the next set.
      // `rollouts x12 x10 x10`: three sets.
      let isMultiplied = quantities[terms[firstTerm].quantities.lowerBound].marks.contains(
        .multiplier)
      let startsNext =
        element.spaceBefore && !element.spaceAfter
        && (isMultiplied
          || terms[firstTerm...].suffix(Self.nearTerms).contains { $0.joiner == .at })
      // `85x(miss)`.
      if isFailureInParentheses(index + 1) { return (.times, index + 2) }
      // `205 x X`: a cross in place of reps.
      if isCross(index + 1) { return (.times, index + 1) }
      return startsFactor(index + 1) && !startsNext ? (.times, index + 1) : nil
    case .at:
      let next = isWord(index + 1, .rpe) ? index + 2 : index + 1
      return (startsFactor(next) || isTakenOff(next)) && !isWord(index + 1, .rpe)
        && !isRestAmount(next) && elements[next].unit != .other ? (.at, next) : nil
    case .equals
    where isNumber(index + 1) && elements[index + 1].unit.isMass && !hasLoad(firstTerm):
      // `80% x 5 x 5 = 92.5 kg`.
      return (.at, index + 1)
    case .plus where behindAddedResistance(index, firstTerm) != nil,
      .word where element.meaning == .with && behindAddedResistance(index, firstTerm) != nil:
      return behindAddedResistance(index, firstTerm).map { (.times, $0) }
    case .semicolon where terms.count - firstTerm == 1 && isRepsOfLoad(index + 1):
      // `60 kg; 8, 8, 7`.
      return (.space, index + 1)
    case .pipe where isWorkOrLoadBehind(pipe: index, firstTerm):
      return (terms.count - firstTerm == 1 ? .space : .at, index + 1)
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
    case .slash where terms.count - firstTerm == 1 && joinsTimeAndDistance(index + 1):
      // `5 km / 25 min`.
      return (.in, index + 1)
    case .hyphen
    where isSpaced(index) && terms.count - firstTerm == 1 && joinsTimeAndDistance(index + 1):
      return (.in, index + 1)
    case .hyphen where lastQuantity.unit == .percent && isShareOfLoad(index):
      return (.parenthesis, index + 3)
    case .hyphen where isArrow(index) && isLoadOfFactors(index + 2, firstTerm):
      return (.at, index + 2)
    case .openParenthesis where behindPairMark(index, firstTerm) != nil:
      return (.space, index + 4)
    case .openParenthesis where behindRemark(index, firstTerm) != nil:
      return behindRemark(index, firstTerm).map { (.space, $0) }
    case .openParenthesis where terms.count - firstTerm == 1 && behindShare(index) != nil:
      return behindShare(index).map { (.times, $0) }
    case .openParenthesis where behindSideMark(index, firstTerm) != nil:
      return behindSideMark(index, firstTerm).map { (.space, $0) }
    case .hyphen
    where element.spaceBefore && element.spaceAfter && isLoadOfFactors(index + 1, firstTerm):
      // `4x6 - 40/42.5/45`, `3 x 5 - 80, 100, 120`, `4 x 12 - 130`.
      return (.at, index + 1)
    case .hyphen
    where isLoadBehindGluedDash(index) && terms.count - firstTerm == 2 && allBare(firstTerm):
      return (.at, index + 1)
    case .hyphen
    where isLoadBehindDash(index) && terms.count - firstTerm == 2
      && (allBare(firstTerm) || lastQuantity.unit.isLength):
      // `3x8 - 60 kg, 65 kg, 65 kg`.
      return (.at, index + 1)
    case .hyphen
    where element.spaceBefore && element.spaceAfter && terms.count - firstTerm == 1
      && lastQuantity.marks.contains(.multiplier) && isBareNumber(index + 1)
      && !isFactorOfNext(index + 1) && elements[index + 1].value >= 20_000:
      // `x 5 - 230`.
      return (.at, index + 1)
    case .hyphen where terms.count - firstTerm == 1 && isDashBeforeReps(index):
      return (.colon, index + 1)
    case .hyphen where terms.count - firstTerm == 1 && isDashBeforeTime(index),
      .hyphen where terms.count - firstTerm == 2 && isDashBeforeRepsOfSets(index, firstTerm):
      return (.times, index + 1)
    case .openParenthesis
    where terms.count - firstTerm == 2 && allBare(firstTerm) && isPairOfLoads(index + 1)
      && closing(index) == index + 4:
      // `3x12 (2x14 kg)`.
      return (.parenthesis, index + 3)
    case .openParenthesis where !joinsByParenthesis(index, firstTerm):
      return behindAside(index).map { (.times, $0) }
    case .openParenthesis:
      return (.parenthesis, index + 1)
    case .slash where isRepsBehindSlash(index, firstTerm):
      return (.times, index + 1)
    case .slash where isSetsBehindSlash(index, firstTerm):
      return (.times, index + 1)
    case .slash
    where isNumber(index + 1) && elements[index + 1].unit == .set && !uses(.set, firstTerm):
      // `30 reps / 3 sets`, `1:40 / 3 sets`.
      return (.times, index + 1)
    case .slash where behindSides(index) > index:
      // `3x10/leg, 2x16 kg`.
      return joinerBehindSides(behindSides(index), firstTerm)
    case .slash
    where (isWorkBehindSlash(index) || terms.count - firstTerm == 1 && isRepsOfNextLoad(index))
      && terms[terms.count - 1].quantities.count == 1:
      return (.times, index + 1)
    case .slash
    where terms.count - firstTerm == 1 && terms[firstTerm].quantities.count == 1
      && isField(behind: index):
      return (isFactorOfNext(index + 1) ? .space : .times, index + 1)
    case .slash where isCountedBehindSlash(index, firstTerm):
      return (.times, index + 1)
    case .slash
    where lastQuantity.unit.isMass && isNumber(index + 1) && isRestAmount(index + 1)
      && elements[safe: index + 3]?.kind == .openParenthesis && holdsCounts(index + 3):
      // `185 lb / 1min rest (6 reps * 6 sets)`.
      return (.parenthesis, index + 4)
    case .slash where lastQuantity.unit == .repetition && isWord(index + 1, .set):
      // `10次/组 4组`, `10 reps/set`.
      return joiner(at: index + 2, firstTerm: firstTerm)
    case .slash where hasLoad(firstTerm) && isLoadWithReps(index + 1):
      // `150 kg 12 reps / 170 kg 10 reps`: the next set.
      return nil
    case .slash:
      return joinsBySlash(index) ? (.at, index + 1) : nil
    case .comma where behindPace(index + 1, firstTerm) != nil:
      return behindPace(index + 1, firstTerm).map { (.in, $0) }
    case .comma
    where lastQuantity.unit == .set && isWord(index + 1, .of) && startsFactor(index + 2)
      && elements[index + 1].flags.contains(.unspacedScript):
      // `3组，每组20次`.
      return (.times, index + 2)
    case .comma
    where isLoadWord(index + 1) && terms.count - firstTerm == 2 && !hasLoad(firstTerm):
      return (.at, index + 2)
    case .comma where behindEach(index) != nil:
      return behindEach(index).map { (.times, $0) }
    case .comma, .dot:
      if terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times,
        terms[firstTerm + 1].quantities.count == 1,
        isLoadBehindMark(index + 1, sets: terms[firstTerm])
      {
        return (.at, index + 1)
      }
      guard element.kind == .comma else { return nil }
      return joinsByComma(index, firstTerm) ? (.space, index + 1) : nil
    case .word:
      return joinerWord(element.meaning, index, firstTerm)
    case .clock where behindPace(index, firstTerm) != nil:
      return behindPace(index, firstTerm).map { (.in, $0) }
    case .quantity where isPairOfLoads(index) && terms.count - firstTerm == 2 && allBare(firstTerm):
      return (.space, index + 2)
    case .quantity, .clock, .plus:
      return joinsBySpace(index, firstTerm) ? (.space, index) : nil
    default: return nil
    }
  }

  /// How far a sign is looked for: nobody writes more factors, and endless chains stay linear.
  static let nearTerms = 16

  func joinerWord(
    _ meaning: WordMeaning, _ index: Int, _ firstTerm: Int
  ) -> (Term.Joiner, Int)? {
    switch meaning {
    case .of where startsFactor(index + 1):
      return (.times, index + 1)
    case .at where startsFactor(index + 1), .with where startsFactor(index + 1):
      return isRestAmount(index + 1) || isRepMaximum(index + 1) ? nil : (.at, index + 1)
    case .drop where isDropOfLoads(index, firstTerm):
      return (.times, index + 2)
    case .total where isLoadOfMaximum(index, firstTerm):
      return (.at, index + 1)
    case .none where isLetterBeforeLoad(index, firstTerm):
      return (.at, index + 1)
    case .weight where isLoadWord(index) && terms.count - firstTerm == 2 && !hasLoad(firstTerm):
      return (.at, index + 1)
    case .with where elements[safe: index + 1]?.kind == .slash && startsFactor(index + 2):
      // `3x15 w/ 10 kg`.
      return isRestAmount(index + 2) ? nil : (.at, index + 2)
    case .letterS where isNumber(index + 1) && elements[index + 1].unit.isMass:
      return (.at, index + 1)
    case .with, .at,
      .letterS where load(behindWord: index + 1) != nil && !hasLoad(firstTerm):
      // `3х15 с блином 10 кг`, `12, 10, 10 with plate 10 kg`.
      return load(behindWord: index + 1).map { (.at, $0) }
    // `60kgで10回`, `60kg로 10회`: behind a load the particle stands for `for`.
    case .for where elements[index].flags.contains(.unspacedScript):
      return lastQuantity.unit.isMass && isNumber(index + 1)
        && elements[index + 1].unit == .repetition ? (.for, index + 1) : nil
    case .for where startsFactor(index + 1):
      return (.for, index + 1)
    case .for where setBehindFor(index) != nil:
      return setBehindFor(index).map { (.times, $0) }
    case .in where startsFactor(index + 1):
      return (.in, index + 1)
    case .equipment where index + 1 < end && lastQuantity.unit.isMass,
      .plate where index + 1 < end && lastQuantity.unit.isMass:
      return joiner(at: index + 1, firstTerm: firstTerm)
    case .tuple where isWord(index + 1, .side) || isWord(index + 1, .equipment),
      .tuple where elements[safe: index + 1]?.kind == .hyphen && !elements[index + 1].spaceBefore:
      // `30 double leg lifts`, `100 double-unders`.
      return nil
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
    // `60 kg AMRAP 3 sets`, `60kg 力竭 3组`.
    case .maximum
    where lastQuantity.unit.isMass && isNumber(index + 1) && elements[index + 1].unit == .set
      && !isFactorOfNext(index + 1):
      return (.times, index)
    // `每组5次 共5组`: a short word glued to the number of sets.
    case _ where isWordBeforeSets(index) && !uses(.set, firstTerm):
      return (.times, index + 1)
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

  /// `3RM 100 kg`: what was lifted three times at most.
  private func isLoadOfMaximum(_ index: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 1 && index > 0 && isRepMaximum(index - 1)
      && isNumber(index + 1) && elements[index + 1].kind == .quantity
      && !isFactorOfNext(index + 1)
      && (elements[index + 1].unit.isMass
        || isBareNumber(index + 1) && elements[index + 1].value >= 20_000
          && !isRepMaximum(index + 1))
  }

  /// `3x10 a 20 kg`: the `at` and `with` of many languages.
  private func isLetterBeforeLoad(_ index: Int, _ firstTerm: Int) -> Bool {
    elements[index].range.count == 1 && elements[index].spaceBefore && elements[index].spaceAfter
      && isNumber(index + 1) && !isFactorOfNext(index + 1) && !hasLoad(firstTerm)
      && (elements[index + 1].unit.isMass
        || terms.count - firstTerm == 2 && allBare(firstTerm) && isBareNumber(index + 1)
          && index + 2 == end)
  }

  private func isWordBeforeSets(_ index: Int) -> Bool {
    elements[index].flags.contains(.unspacedScript) && elements[index].range.count <= 6
      && (elements[index].meaning == .none || elements[index].meaning == .total)
      && lastQuantity.unit == .repetition && isNumber(index + 1)
      && elements[index + 1].unit == .set && !elements[index + 1].spaceBefore
  }

  var lastQuantity: Quantity { quantities[quantities.count - 1] }

  /// `skip - 135 *`: a times sign with nothing behind it belongs to the expression; glued to the only
  /// number, as in `Neck curl 50x`, it tells how often. The `x2` of `12 reps 6 sets 10 lb x2` says
  /// that there were two dumbbells.
  private mutating func danglingTimes(at index: Int, _ firstTerm: Int) -> Int {
    guard index < end, elements[index].kind == .times else { return index }
    if isPairAtEnd(index, firstTerm) {
      markEach(firstTerm)
      return index + 2
    }
    guard index + 1 >= end || isSeparator(index + 1) else { return index }
    if !elements[index].spaceBefore, terms.count - firstTerm == 1, lastQuantity.unit == .none,
      lastQuantity.kind == .number, lastQuantity.value % 1000 == 0
    {
      quantities[quantities.count - 1].unit = .repetition
    }
    return index + 1
  }
}
