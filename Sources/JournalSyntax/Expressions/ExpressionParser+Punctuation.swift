/// Factors behind a colon, a dash, a slash or a comma.
extension ExpressionParser {
  /// `12 Kg: 3x 38`, `3x10: 77.5`, `200 x 1+: 3`.
  func joinsByColon(_ index: Int, _ firstTerm: Int) -> Bool {
    guard startsFactor(index + 1), lastQuantity.kind != .maximum, !isOfResults(index, firstTerm)
    else { return false }
    return !terms[firstTerm...].suffix(Self.nearTerms).contains {
      $0.joiner == .colon || $0.joiner == .parenthesis
    }
  }

  /// `10 kg - 10, 9, 8`: the reps of a load behind a dash.
  func isDashBeforeReps(_ index: Int) -> Bool {
    guard index > 0, isNumber(index + 1) else { return false }
    // `80 kg-10, 8, 6`.
    if !elements[index].spaceBefore, !elements[index].spaceAfter {
      guard lastQuantity.unit.isMass else { return isLoadBeforeGluedList(index) }
      // `40 kg-3x8`.
      if followsFactors(index + 1) { return true }
      // `6.5kg-15回`.
      if elements[index + 1].unit == .repetition { return true }
      // `(65 kg-15)`.
      if isEnclosedLoadWithReps(index - 1) { return true }
      return isBareNumber(index + 1)
        && (isWorkOfLoad(index + 1) && elements[safe: index + 2]?.kind == .comma
          || isRepsOfLastPair(index + 1))
    }
    // `40- 8 8 7` as well.
    guard elements[index].spaceAfter else { return false }
    let unit = elements[index + 1].unit
    // `level 8 - 15, 12, 12`, `Stufe 6 – 12 Wdh`.
    if lastQuantity.unit == .level { return unit == .none || unit == .repetition || unit == .set }
    if isBareNumber(index - 1), unit == .none {
      return isListBehindLoad(dash: index) || isWorkBehindLoad(dash: index)
    }
    if lastQuantity.unit.isMass, isTimesAlone(index + 1) { return true }
    // `3 sets - 8, 6, 6`.
    if lastQuantity.unit == .set { return unit == .none && !isFactorOfNext(index + 1) }
    guard lastQuantity.unit.isMass || lastQuantity.kind == .bodyweight else { return false }
    // `30 kg - 3 x 10`.
    if isWorkOfLoad(index + 1) { return true }
    return unit == .set || unit == .repetition || unit == .none && !isFactorOfNext(index + 1)
  }

  /// The `-15 (135)` of `3x15 @ 15RM -15 (135)`: what was taken off, and the load it came to.
  func isShareOfLoad(_ index: Int) -> Bool {
    isGluedNumber(index + 1) && elements[index].spaceBefore
      && elements[safe: index + 2]?.kind == .openParenthesis && isNumber(index + 3)
      && closing(index + 2) == index + 4
  }

  /// `24 kg - 5 min @ 10 rpm`: how long a load was lifted, and no rest.
  func isDashBeforeTime(_ index: Int) -> Bool {
    guard isSpaced(index), lastQuantity.unit.isMass, isNumber(index + 1),
      elements[index + 1].unit.isTime, !isRestTime(index + 1)
    else { return false }
    return !isFactorOfNext(index + 1) || elements[index + 2].kind == .at
  }

  /// `3 sets of 45 kg - 10 reps`.
  func isDashBeforeRepsOfSets(_ index: Int, _ firstTerm: Int) -> Bool {
    isSpaced(index) && lastQuantity.unit.isMass && isNumber(index + 1)
      && quantities[terms[firstTerm].quantities.lowerBound].unit == .set
      && elements[index + 1].unit == .repetition && !isFactorOfNext(index + 1)
  }

  /// The reps and the sets of `100 kg/5 reps/3 sets`, each with its unit.
  func isCountedBehindSlash(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), !isFactorOfNext(index + 1),
      terms[firstTerm...].allSatisfy({ $0.quantities.count == 1 })
    else { return false }
    switch elements[index + 1].unit {
    case .repetition: return lastQuantity.unit.isMass && terms.count - firstTerm == 1
    case .set: return lastQuantity.unit == .repetition && terms.count - firstTerm <= 2
    default: return false
    }
  }

  /// `(6 reps * 6 sets)`.
  func holdsCounts(_ open: Int) -> Bool {
    isNumber(open + 1) && elements[open + 1].unit == .repetition
      && elements[safe: open + 2]?.kind == .times && isNumber(open + 3)
      && elements[safe: open + 4]?.kind == .closeParenthesis
  }

  /// `2x10/20kg`: a load behind reps.
  func joinsBySlash(_ index: Int) -> Bool {
    // `3 x 20 reps/BW`.
    if isWord(index + 1, .bodyweight), !isFactorOfNext(index + 1) {
      return lastQuantity.unit == .repetition
    }
    guard isNumber(index + 1), elements[index + 1].unit.isMass || elements[index + 1].unit == .kilo
    else { return false }
    return (lastQuantity.unit == .none || lastQuantity.unit == .repetition)
      && !isFactorOfNext(index + 1)
  }

  /// `170 kg 10 reps`.
  func isLoadWithReps(_ index: Int) -> Bool {
    isNumber(index) && elements[index].unit.isMass && isNumber(index + 1)
      && elements[index + 1].unit == .repetition
  }

  /// The slash of `bar 20 reps / 40 kg 10 reps` and of `20 reps / 40 kg 10 reps / 60 kg 8 reps`: the next
  /// load has reps of its own, the last of the line too.
  func isNextSetBehindReps(_ slash: Int, _ firstTerm: Int) -> Bool {
    guard elements[slash].spaceBefore, lastQuantity.unit == .repetition,
      isLoadWithReps(slash + 1), !hasLoad(firstTerm)
    else { return false }
    if quantities[terms[firstTerm].quantities.lowerBound].kind == .bar { return true }
    // `20 reps / 40 kg 10 reps / 60 kg`.
    var next = slash
    while elements[safe: next]?.kind == .slash, isLoadWithReps(next + 1) { next += 3 }
    return elements[safe: next]?.kind != .slash
  }

  /// The `70 kg 8` of `60 kg 10 / 70 kg 8`.
  func isMassWithNumber(_ index: Int) -> Bool {
    isNumber(index) && elements[index].unit.isMass && isBareNumber(index + 1)
  }

  /// `30 kg / 5,5,15`, `BW / 8`, `60 kg / 3x10`: a load and its work as two fields of a line.
  func isField(behind slash: Int) -> Bool {
    guard elements[slash].spaceBefore, elements[slash].spaceAfter,
      lastQuantity.unit.isMass || lastQuantity.kind == .bodyweight, isBareNumber(slash + 1)
    else { return false }
    if isFactorOfNext(slash + 1) { return isWorkOfLoad(slash + 1) }
    guard isRepsOfLoad(slash + 1) else { return false }
    var last = slash + 1
    while elements[safe: last + 1]?.kind == .comma, isBareNumber(last + 2) { last += 2 }
    return last + 1 >= end || elements[last + 1].kind != .slash
  }

  /// Behind the words of `5 sets, each 10x50 kg` and `5 sets, each set 20x40 kg`, and behind the comma
  /// of `5 sets, 10x 50 kg`, with nothing more that could be one of them.
  func behindEach(_ comma: Int) -> Int? {
    guard lastQuantity.unit == .set else { return nil }
    guard isWord(comma + 1, .each) else {
      return isBareNumber(comma + 1) && elements[safe: comma + 2]?.kind == .times
        && isNumber(comma + 3) && elements[comma + 3].unit.isMass && comma + 4 >= end
        ? comma + 1 : nil
    }
    let next = isWord(comma + 2, .set) ? comma + 3 : comma + 2
    return isBareNumber(next) ? next : nil
  }

  /// `3 sets, 10 reps, 60 lb`: parts with different units are one expression.
  func joinsByComma(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), !tellsLastSet(index + 1) else { return false }
    // `3x5 90 kg, 4 reps`: all is told of the sets before.
    if terms.count - firstTerm > 2, hasLoad(firstTerm) { return false }
    if isCarry(index + 1, firstTerm) { return true }
    if lastQuantity.unit == .none, lastQuantity.kind == .number {
      return terms.count - firstTerm == 1 && isWorkOfBareLoad(index + 1)
    }
    let unit = elements[index + 1].unit
    if terms.count - firstTerm == 1, joinsTimeAndDistance(index + 1) { return true }
    if terms.count - firstTerm == 1, isRepsOfLoad(index + 1) { return true }
    if terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      isWorkOfLoad(index + 1)
    {
      return true
    }
    // `40 kg, 8 reps x 2`: the load, its reps and how often.
    if terms.count - firstTerm == 1, isCountedWork(index + 1) { return true }
    // `3 reps, 5 sets @ 125`: the load behind the sign is of all.
    let isBeforeLoad =
      unit == .set && lastQuantity.unit == .repetition && elements[safe: index + 2]?.kind == .at
    guard unit == .set || unit == .repetition || unit.isMass, !uses(unit, firstTerm),
      isBeforeLoad || !isFactorOfNext(index + 1)
    else { return false }
    // `20 reps, 40 kg 10 reps`: the load is that of the next reps.
    if unit.isMass, isNumber(index + 2),
      elements[index + 2].unit == .repetition || followsFactors(index + 2)
    {
      return false
    }
    return uses(.set, firstTerm) || uses(.repetition, firstTerm) || unit != .none && !unit.isMass
  }

  /// The `8 reps x 2` behind a single load.
  private func isCountedWork(_ index: Int) -> Bool {
    lastQuantity.unit.isMass && terms[terms.count - 1].quantities.count == 1
      && elements[index].unit == .repetition && elements[safe: index + 1]?.kind == .times
      && isBareNumber(index + 2) && !isFactorOfNext(index + 2)
  }

  /// The time behind the mark of `3.18 km; 16:49` and of `3.18 km; time 16:49`, and the distance of
  /// `33:20, distance 8 km`.
  func timeOrDistance(behind mark: Int) -> Int? {
    let isLabelled =
      isWord(mark + 1, .time) || isWord(mark + 1, .duration) || isWord(mark + 1, .distance)
    let next = isLabelled ? mark + 2 : mark + 1
    return joinsTimeAndDistance(next) ? next : nil
  }

  /// `15 min, 2.5 km` and `5 km, 27 min` are one piece of work.
  func joinsTimeAndDistance(_ index: Int) -> Bool {
    // `5 km - 5:00/km`: how fast.
    guard isNumber(index), elements[index].unit != .pace else { return false }
    let next = elements[index]
    let isTime = lastQuantity.kind == .clock || lastQuantity.unit.isTime
    if isTime { return next.unit.isLength && !isFactorOfNext(index) }
    // `500m/1:43`: nobody needs so long for minutes.
    // `2k, 7:45`.
    let isMeters =
      lastQuantity.unit == .letterM && lastQuantity.value >= 100_000
      || lastQuantity.unit == .kilo
        && meters(lastQuantity).map({ self.isTime(index, ofMeters: $0) }) == true
    // `swim 1800 m, 41 min`; in `row 500 m, 10 min bike` another exercise has the time.
    let isOfWay =
      next.unit == .minute && lastQuantity.unit == .letterM && lastQuantity.value >= 400_000
      && !isPlainWord(index + 1) && !isWord(index + 1, .between) && !isWord(index + 1, .rest)
      && isPace(next.value, lastQuantity.value)
    return (lastQuantity.unit.isLength || isMeters && next.kind == .clock || isOfWay)
      && (next.kind == .clock || next.unit.isTime)
      && !isFactorOfNext(index) && !isRestAmount(index)
  }

  /// Minutes for meters: from four meters a second down to one in three.
  private func isPace(_ minutes: Int32, _ meters: Int32) -> Bool {
    meters / 240 <= minutes && minutes <= meters / 20
  }
}
