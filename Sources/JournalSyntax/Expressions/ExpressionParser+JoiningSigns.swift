/// The signs that join factors: dashes, slashes, parentheses and commas. Each function gets the
/// index of its sign, and tells how the next factor is joined and where it starts.
extension ExpressionParser {
  typealias Joining = (Term.Joiner, Int)

  /// `x`, `×`, `*`.
  func joining(times index: Int, _ firstTerm: Int) -> Joining? {
    if isPairAtEnd(index, firstTerm) { return nil }
    if isPairBehindLoad(index, firstTerm) {
      return (.space, behindEachWord(index + 2) ?? index + 2)
    }
    // `85x(miss)`.
    if isFailureInParentheses(index + 1) { return (.times, index + 2) }
    // `3x 8x mit 14 kg`.
    if !elements[index].spaceBefore, isWord(index + 1, .at) || isWord(index + 1, .with),
      terms.count - firstTerm == 2, elements[safe: index + 2]?.unit.isMass == true
    {
      return (.at, index + 2)
    }
    // `3 x po 10`, `3x à 10`.
    if isWord(index + 1, .of), !elements[index + 1].flags.contains(.unspacedScript),
      isNumber(index + 2), startsFactor(index + 2), !isFactorOfNext(index + 2)
    {
      return (.times, index + 2)
    }
    // `205 x X`: a cross in place of reps.
    if isCross(index + 1) { return (.times, index + 1) }
    return startsFactor(index + 1) && !startsNextSet(times: index, firstTerm)
      ? (.times, index + 1) : nil
  }

  /// How far a sign is looked for: nobody writes more factors, and endless chains stay linear.
  static let nearTerms = 16

  func joining(dash index: Int, _ firstTerm: Int) -> Joining? {
    let count = terms.count - firstTerm
    if isSignedLoad(index, firstTerm) { return (.at, index) }
    if isSpaced(index), isTimeOfWays(index + 1, firstTerm) { return (.in, index + 1) }
    // `3x10 - 2x12 kg`: two dumbbells, for nothing is done with them that the line tells.
    if count == 2, isSpaced(index), isPairOfLoads(index + 1), !isFactorOfNext(index + 3),
      allBare(firstTerm), lastQuantity.value > 3_000, elements[index + 3].value <= 50_000
    {
      return (.at, index + 3)
    }
    if count == 1, isSpaced(index), joinsTimeAndDistance(index + 1), !isPaceBehindDash(index) {
      return (lastQuantity.unit.isLength || lastQuantity.unit == .letterM ? .in : .space, index + 1)
    }
    if isSpaced(index), let joining = joining(carry: index + 1, firstTerm) { return joining }
    if isShareOfLoad(index), lastQuantity.unit == .percent || isRepMaximum(index - 2) {
      return (.parenthesis, index + 3)
    }
    // The last dash of `5 reps - 100 kg - 5 sets`.
    if isSpaced(index), isNumber(index + 1), elements[index + 1].unit == .set,
      lastQuantity.unit.isMass || lastQuantity.unit == .repetition, !uses(.set, firstTerm),
      count == 2, !isFactorOfNext(index + 1)
    {
      return (.times, index + 1)
    }
    if isArrow(index), isLoadOfFactors(index + 2, firstTerm) { return (.at, index + 2) }
    if isLoad(behindDash: index, firstTerm) { return (.at, index + 1) }
    if count == 1, isDashBeforeReps(index) { return (.colon, index + 1) }
    if count == 1 && isDashBeforeTime(index)
      || count == 2 && isDashBeforeRepsOfSets(index, firstTerm)
    {
      return (.times, index + 1)
    }
    return nil
  }

  private func isLoad(behindDash index: Int, _ firstTerm: Int) -> Bool {
    let count = terms.count - firstTerm
    // `4x6 - 40/42.5/45`, `3 x 5 - 80, 100, 120`, `4 x 12 - 130`.
    if isSpaced(index), isLoadOfFactors(index + 1, firstTerm) { return true }
    if count == 2, isLoadBehindGluedDash(index), allBare(firstTerm) { return true }
    // `3x8 - 60 kg, 65 kg, 65 kg`.
    if count == 2, isLoadBehindDash(index), allBare(firstTerm) || lastQuantity.unit.isLength {
      return true
    }
    if count == 2, isSpaced(index), isMassOfCounts(index + 1, firstTerm) { return true }
    // `5 reps - 100 kg - 5 sets`.
    if count == 1, isSpaced(index), lastQuantity.unit == .repetition, isNumber(index + 1),
      elements[index + 1].unit.isMass, !isFactorOfNext(index + 1)
    {
      return true
    }
    if count == 1, isBodyweightBehindReps(index) { return true }
    // `x 5 - 230`.
    return count == 1 && isSpaced(index) && lastQuantity.marks.contains(.multiplier)
      && isBareNumber(index + 1) && !isFactorOfNext(index + 1)
      && elements[index + 1].value >= 20_000
  }

  func joining(parenthesis index: Int, _ firstTerm: Int) -> Joining? {
    let count = terms.count - firstTerm
    if behindPairMark(index, firstTerm) != nil { return (.space, index + 4) }
    // `Pull-ups 3x5 (assisted 20 kg)`.
    if isWord(index + 1, .assisted), isNumber(index + 2), elements[index + 2].unit.isMass,
      elements[safe: index + 3]?.kind == .closeParenthesis, !hasLoad(firstTerm)
    {
      return (.parenthesis, index + 2)
    }
    if let next = behindRemark(index, firstTerm) { return (.space, next) }
    if count == 1, let next = behindShare(index) ?? behindHalf(index) { return (.times, next) }
    if let next = behindSideMark(index, firstTerm) { return (.space, next) }
    // `3x12 (2x14 kg)`.
    if count == 2, allBare(firstTerm), isPairOfLoads(index + 1), closing(index) == index + 4 {
      return (.parenthesis, index + 3)
    }
    if joinsByParenthesis(index, firstTerm) || opensEnclosedReps(index, firstTerm) {
      return (.parenthesis, index + 1)
    }
    if let sets = setsBehindAside(index, firstTerm) { return (.times, sets) }
    if count == 1, let reps = repsBehindAside(index) { return (.times, reps) }
    return behindAside(index).map { (.times, $0) }
  }

  func joining(slash index: Int, _ firstTerm: Int) -> Joining? {
    let isFirst = terms.count - firstTerm == 1
    // `5 km / 25 min`.
    if isFirst, joinsTimeAndDistance(index + 1) || isCountInTime(index) { return (.in, index + 1) }
    if terms.count - firstTerm == 2, isToldAlike(index + 1, terms[firstTerm + 1].joiner) {
      return nil
    }
    if isSchemeInSlashes(index - 1) || isSchemeInSlashes(index - 3) { return (.times, index + 1) }
    if isRepsBehindSlash(index, firstTerm) || isSetsBehindSlash(index, firstTerm) {
      return (.times, index + 1)
    }
    if isFirst, isRepsOfSignedLoad(index, terms[firstTerm].quantities.lowerBound) {
      return (.times, index + 1)
    }
    if isFirst, isSchemeBehindLoad(index) { return (.space, index + 1) }
    // `30 reps / 3 sets`, `1:40 / 3 sets`.
    if isNumber(index + 1), elements[index + 1].unit == .set, !uses(.set, firstTerm) {
      return (.times, index + 1)
    }
    // `3x10/leg, 2x16 kg`.
    if behindSides(index) > index { return joinerBehindSides(behindSides(index), firstTerm) }
    if terms[terms.count - 1].quantities.count == 1,
      isWorkBehindSlash(index) || isFirst && isRepsOfNextLoad(index)
    {
      return (.times, index + 1)
    }
    if isFirst, terms[firstTerm].quantities.count == 1, isField(behind: index) {
      return (isFactorOfNext(index + 1) ? .space : .times, index + 1)
    }
    if isCountedBehindSlash(index, firstTerm) { return (.times, index + 1) }
    if isFirst, isTimesBehindSlash(index) { return (.times, index + 1) }
    // `185 lb / 1min rest (6 reps * 6 sets)`.
    if lastQuantity.unit.isMass, isNumber(index + 1), isRestAmount(index + 1),
      elements[safe: index + 3]?.kind == .openParenthesis, holdsCounts(index + 3)
    {
      return (.parenthesis, index + 4)
    }
    // `10次/组 4组`, `10 reps/set`.
    if lastQuantity.unit == .repetition, isWord(index + 1, .set) {
      return joiner(at: index + 2, firstTerm: firstTerm)
    }
    // `150 kg 12 reps / 170 kg 10 reps`, `60 kg 10 / 70 kg 8`, `60 kg - 10/ 70 kg - 8`: the next set.
    if isNextSetBehindReps(index, firstTerm) { return nil }
    if hasLoad(firstTerm),
      isLoadWithReps(index + 1) || isMassWithNumber(index + 1) || isMassBeforeDash(index + 1)
    {
      return nil
    }
    return joinsBySlash(index) ? (.at, index + 1) : nil
  }

  func joining(comma index: Int, _ firstTerm: Int) -> Joining? {
    if terms.count - firstTerm == 1, let next = timeOrDistance(behind: index) {
      return (lastQuantity.unit.isLength ? .in : .space, next)
    }
    if let next = behindPace(index + 1, firstTerm) { return (.in, next) }
    if isTimeOfWays(index + 1, firstTerm) { return (.in, index + 1) }
    // `3 sets, 8 reps @ 80`.
    if terms.count - firstTerm == 1, lastQuantity.unit == .set, isNumber(index + 1),
      elements[index + 1].unit == .repetition, isFactorOfNext(index + 1)
    {
      return (.times, index + 1)
    }
    if isSetsOfThese(index + 1, firstTerm) { return (.times, index + 2) }
    // `3組，每組20次`.
    if lastQuantity.unit == .set, isWord(index + 1, .of), startsFactor(index + 2),
      elements[index + 1].flags.contains(.unspacedScript)
    {
      return (.times, index + 2)
    }
    if let sets = workingSetBehindLoad(index, firstTerm) { return (.times, sets) }
    if let sets = countedSetsBehindLoad(index, firstTerm) { return (.space, sets) }
    if isLoadWord(index + 1), !hasLoad(firstTerm),
      terms.count - firstTerm == 2 || lastQuantity.unit == .set
    {
      return (.at, index + 2)
    }
    if let load = loadBehindComma(index, firstTerm) { return (.at, load) }
    if let next = behindEach(index) { return (.times, next) }
    if isLoad(behindMark: index, firstTerm) || isSignedLoad(index + 1, firstTerm) {
      return (.at, index + 1)
    }
    if terms.count - firstTerm == 2, isLoadOfEachSet(index) { return (.at, index + 1) }
    // `45 kg, 3 sets, 10/10/8`.
    if terms.count - firstTerm == 2, isRepsOfSets(index + 1, firstTerm, mayBeOne: true) {
      return (.space, index + 1)
    }
    if isCountOfNext(comma: index) { return nil }
    return joinsByComma(index, firstTerm) ? (.space, index + 1) : nil
  }

  /// `=`, `→` and `|`.
  func joining(sign index: Int, _ firstTerm: Int) -> Joining? {
    let isFirst = terms.count - firstTerm == 1
    if isFirst, isRepsOfLoad(behindSign: index) { return (.times, index + 1) }
    switch elements[index].kind {
    // `Row 500 m = 1:41`.
    case .equals where isFirst && joinsTimeAndDistance(index + 1): return (.in, index + 1)
    // `80% x 5 x 5 = 92.5 kg`.
    case .equals
    where isNumber(index + 1) && !hasLoad(firstTerm)
      && (elements[index + 1].unit.isMass || isLoadOfShare(index + 1, firstTerm)
        || isLoadBehindShare(index + 1)):
      return (.at, index + 1)
    case .arrow where isLoadOfFactors(index + 1, firstTerm): return (.at, index + 1)
    case .pipe where isWorkOrLoadBehind(pipe: index, firstTerm):
      return (isFirst ? .space : .at, index + 1)
    // `5.2 km | 27min 40s`: the time it took.
    case .pipe where isNumber(index + 1) && lastQuantity.unit.isLength:
      let isTime = elements[index + 1].kind == .clock || elements[index + 1].unit.isTime
      return isTime ? (.in, index + 1) : nil
    default: return nil
    }
  }

  /// The 95 of `65% x 5 = 95`: what the share came to.
  private func isLoadOfShare(_ index: Int, _ firstTerm: Int) -> Bool {
    isBareNumber(index) && elements[index].value >= 20_000 && !isFactorOfNext(index)
      && quantities[terms[firstTerm].quantities.lowerBound].unit == .percent
  }

  /// The reps of `60 kg | 10 reps`, `60 kg → 10` and `60 kg = 10`; in `60 kg → 65` the load rises.
  private func isRepsOfLoad(behindSign index: Int) -> Bool {
    guard lastQuantity.unit.isMass, lastQuantity.upper == 0, isNumber(index + 1) else {
      return false
    }
    if isOfOtherDay(index + 1) { return false }
    let isEnd = index + 2 >= end || isSeparator(index + 2)
    if elements[index + 1].unit == .repetition {
      return isEnd || elements[index].kind == .pipe && !isFactorOfNext(index + 1)
    }
    guard isRepsOfLoad(index + 1) else { return false }
    // `100 kg = 40 each side`, `60 kg = 20 + 20 + 20`, `100 lb = 45`.
    let isOfBar = elements[index].kind == .equals && elements[index + 1].value > 15_000
    return elements[index].kind == .pipe
      || isEnd && !isOfBar && elements[index + 1].value <= lastQuantity.value / 2
  }

  /// `3x5, 80 kg`, `3x5 · 80 kg`.
  func isLoad(behindMark index: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 2
      && (terms[firstTerm + 1].joiner == .times
        || quantities[terms[firstTerm].quantities.lowerBound].unit == .set)
      && terms[firstTerm + 1].quantities.count == 1
      && isLoadBehindMark(index + 1, sets: terms[firstTerm])
  }

  /// The dash of `8 - BW+45` and of `20 - BW only`: what was lifted so often.
  func isBodyweightBehindReps(_ dash: Int) -> Bool {
    guard elements[dash].spaceAfter, isWord(dash + 1, .bodyweight), lastQuantity.kind == .number,
      lastQuantity.unit == .none || lastQuantity.unit == .repetition,
      lastQuantity.value <= 50_000
    else { return false }
    let isSigned =
      elements[safe: dash + 2]?.kind == .plus || elements[safe: dash + 2]?.kind == .hyphen
    return isSigned ? isGluedNumber(dash + 3) && !isFactorOfNext(dash + 3) : !isNumber(dash + 2)
  }
}
