/// Whether a number goes on with a list or begins something else.
extension ExpressionParser {
  func continuesList(
    _ start: Int, _ first: Int, _ separator: Term.Separator, _ joiner: Term.Joiner
  ) -> Bool {
    // `12, ~10 @ 17.5`.
    let next = separator == .comma ? behindTilde(start) : start
    guard next < elements.count, !tellsSomethingElse(next, first, separator, joiner) else {
      return false
    }
    if separator == .hyphen, endsList(dash: next - 1, first, joiner) { return false }
    if separator == .slash,
      isSlashBetweenPairs(next - 1, first) || isRepsOfSignedLoad(next - 1, first)
    {
      return false
    }
    switch elements[next].kind {
    case .quantity, .clock: break
    // `100 kg x 5 x 3, skipped 4th set`.
    case .word where isWord(next, .skipped) && isOrdinalOfSet(next + 1): return false
    case .word where isWord(next, .skipped) || isWord(next, .maximum):
      return separator == .comma && (joiner == .times || joiner == .space)
    case .times: return joiner != .first && isCrossOfList(next)
    default: return false
    }
    guard !startsNextSet(next, first, separator, joiner), hasUnitOfList(next, separator, joiner)
    else { return false }
    guard isFactorOfNext(next), !endsWithRPE(next, joiner) else { return true }
    return sharesFactors(next, first, separator, joiner)
  }

  /// A rest, a total, a time, a number of something else behind any sign.
  private func tellsSomethingElse(
    _ next: Int, _ first: Int, _ separator: Term.Separator, _ joiner: Term.Joiner
  ) -> Bool {
    let (element, before) = (elements[next], lastQuantity)
    // `80 kg x 5 / 2 min rest`.
    if isRestAmount(next) || isPhase(next) || isRating(next) { return true }
    // `3 sets of 8 with 70 kg, 4th set 6`.
    if isOrdinalOfSet(next) { return true }
    if separator == .comma || separator == .hyphen, isTalkInList(next, first) || isTempo(next) {
      return true
    }
    // `400m, 4x100m`: so many of another way.
    if before.unit.isLength || before.unit == .letterM, element.unit == .none, isFactorOfNext(next)
    {
      return true
    }
    // `3x10, 45 min`: how long all of it took.
    if joiner == .times, before.unit == .none, quantities.count - first == 1,
      element.unit == .minute || element.unit == .hour
    {
      return true
    }
    // `24 km 2h10, 2 gels`: one time, and a number of something else.
    if joiner == .in || joiner == .space, before.kind == .clock, before.marks.contains(.hours),
      element.kind == .quantity, element.unit == .none
    {
      return true
    }
    // `4x500m, 1:55`: how long it took.
    if before.unit.isLength || before.unit == .letterM, element.kind == .clock { return true }
    // `5 reps at 80, 3 reps at 85`.
    if joiner == .at, separator == .comma, element.unit == .repetition { return true }
    // `8 -20 kg, 6`: the last without help.
    if joiner == .at, before.marks.contains(.assisted), element.unit == .none { return true }
    // `3x12, 10 on the last set`.
    // `12, 10, 8 last set` are the reps of all.
    let isLongList = quantities.count - first > 1
    if separator == .comma, !isLongList, tellsLastSet(next) { return true }
    // `10 - BW, 8 - BW+10`.
    if separator == .comma, isWord(next + 2, .bodyweight), elements[next + 1].kind == .hyphen {
      return true
    }
    // `1/1 x 16 kg, 5/5 x 20 kg`.
    if separator == .comma, joiner != .first, startsSides(next) { return true }
    // `8x15, 2x(8x20)`.
    if elements[safe: next + 1]?.kind == .times, elements[safe: next + 2]?.kind == .openParenthesis,
      holdsFactors(next + 2)
    {
      return true
    }
    return false
  }

  private func endsList(dash: Int, _ first: Int, _ joiner: Term.Joiner) -> Bool {
    let next = dash + 1
    let element = elements[next]
    if isDashBeforeReps(next - 1) || isLoadBehindGluedDash(next - 1) { return true }
    if element.spaceBefore, !elements[next - 1].spaceBefore { return true }
    if !element.spaceBefore, elements[next - 1].spaceBefore { return true }
    if element.spaceBefore, joiner == .times || next > 2 && elements[next - 3].kind == .times,
      isNoListBehindDash(next, first)
    {
      return true
    }
    // `4x10 - 50 kg`.
    if joiner == .times, quantities.count - first == 1, isLoadBehindDash(next - 1) {
      return true
    }
    return false
  }

  /// `60/7 / 50-13`: what stands behind blanks is no more of what is glued.
  private func isSlashBetweenPairs(_ slash: Int, _ first: Int) -> Bool {
    elements[slash].spaceBefore && quantities.count - first > 1
      && elements[safe: slash - 2]?.kind == .slash && !elements[slash - 2].spaceBefore
  }

  /// What stands behind the sign begins the next set, or tells of those before it.
  private func startsNextSet(
    _ next: Int, _ first: Int, _ separator: Term.Separator, _ joiner: Term.Joiner
  ) -> Bool {
    let (element, before) = (elements[next], lastQuantity)
    if separator == .slash || separator == .comma, quantities.count - first == 1,
      let before = terms.last, before.joiner == .first, before.quantities.count == 1,
      isToldAlike(next, joiner)
    {
      return true
    }
    if element.flags.contains(.tooLarge) || element.unit == .other || element.unit == .pace
      || isRestTime(next)
    {
      return true
    }
    // `3x12, 15 min treadmill`: minutes of something else.
    if separator == .comma, joiner == .times, element.unit == .minute, before.unit == .none,
      quantities.count - first == 1, isPlainWord(next + 1)
    {
      return true
    }
    // `60 kg 10 reps, 70 8 reps`.
    if separator == .comma, joiner != .first, before.unit == .repetition, element.unit == .none,
      element.value >= 20_000, isNumber(next + 1), elements[next + 1].unit == .repetition
    {
      return true
    }
    // `bar 15, 40 kg 10 reps`: reps, and the next load.
    if separator == .comma, joiner == .first, quantities.count - first == 1, before.unit == .none,
      element.unit.isMass, before.value <= 30_000, element.value / 2 >= before.value,
      isNumber(next + 1),
      elements[next + 1].unit == .repetition
        || isBareNumber(next + 1) && elements[next + 1].value <= 30_000
          && !isFactorOfNext(next + 1)
    {
      return true
    }
    // `100, 5 reps, 80, 8 reps`.
    if separator == .comma, joiner != .first, before.unit == .repetition, element.unit == .none,
      element.value >= 30_000, elements[safe: next + 1]?.kind == .comma, isNumber(next + 2),
      elements[next + 2].unit == .repetition, elements[next + 2].value <= element.value / 3
    {
      return true
    }
    // `60 kg 10, 70 kg 8`, `80 kg 3x8, 100 kg 2x5`: the next load, not a list of reps.
    if element.unit.isMass, before.unit == .none, joiner != .first,
      terms.suffix(2).contains(where: { hasMass($0) })
    {
      return true
    }
    if separator == .comma, joiner == .first, isLoadBehindReps(next, first) { return true }
    if separator == .comma, isMassBehindPair(next, first) { return true }
    // `5, 80/10min`.
    if separator == .comma, elements[safe: next + 1]?.kind == .slash, isCountInTime(next + 1) {
      return true
    }
    if separator == .comma || separator == .slash, joiner != .first,
      isNextLoad(next)
        || separator == .comma && (isMissedLoad(next) || isLoadBehindFewReps(next, first))
    {
      return true
    }
    if separator == .comma, joiner == .times, isLoadBehindComma(next, first) { return true }
    // `3x5, 80 kg`.
    if separator == .comma, joiner == .times, quantities.count - first == 1, let sets = terms.last,
      isLoadBehindMark(next, sets: sets)
    {
      return true
    }
    // `85, 10 each arm`.
    if separator == .comma, joiner == .first, quantities.count - first == 1, before.unit == .none,
      before.value >= 40_000, element.unit == .none, element.value <= before.value / 3,
      behindSides(next + 1) > next + 1
    {
      return true
    }
    // `80, 3x5`.
    if separator == .comma, joiner == .first, quantities.count - first == 1,
      isWorkOfBareLoad(next)
    {
      return true
    }
    // `4 miles, 36:40`, `2 km / 12:56`.
    if separator == .comma || separator == .slash, joiner == .first, joinsTimeAndDistance(next) {
      return true
    }
    // `5 reps at 225, 5 at 235`.
    if joiner == .at, separator == .comma, leadsToLoad(next) { return true }
    // `40 kg, 12, 11, 11`: reps, not more loads.
    if separator == .comma, joiner == .first, quantities.count - first == 1, isRepsOfLoad(next) {
      return true
    }
    // `70 kg, 4x8`: sets and reps, not another load.
    if separator == .comma, joiner == .first, isWorkOfLoad(next) { return true }
    // `10x10 24kg, 1-arm`.
    if separator == .comma, elements[safe: next + 1]?.kind == .hyphen,
      !elements[next + 1].spaceBefore, elements[safe: next + 2]?.kind == .word
    {
      return true
    }
    // `12 45 kg, 10 50 kg`: the reps of the next load.
    if separator == .comma, joiner == .space, before.unit.isMass, element.unit == .none,
      isNumber(next + 1), elements[next + 1].unit.isMass
    {
      return true
    }
    return false
  }

  /// The 8 of `10 reps at 80 lb / 8 reps at 90 lb`, the 20 kg of `18 kg for 17 / 20 kg for 15`: another
  /// set in the same words.
  func isToldAlike(_ next: Int, _ joiner: Term.Joiner) -> Bool {
    guard isNumber(next), isNumber(next + 2) else { return false }
    let word = elements[next + 1]
    switch joiner {
    case .at: return word.kind == .at || word.meaning == .at || word.meaning == .with
    case .for: return word.meaning == .for
    default: return false
    }
  }

  /// The unit of the list, or none where it has one.
  private func hasUnitOfList(
    _ next: Int, _ separator: Term.Separator, _ joiner: Term.Joiner
  ) -> Bool {
    let (element, before) = (elements[next], lastQuantity)
    let isSameUnit = element.unit == before.unit || element.unit == .none || before.unit == .none
    guard isSameUnit, !(before.unit == .set) else { return false }
    // `12 deadlifts 100 kg, 9 hang cleans`: the reps of another exercise.
    if separator == .comma, before.unit.isMass, element.unit == .none, element.value <= 30_000,
      next + 1 < end, elements[next + 1].kind == .word, elements[next + 1].word == .plain
    {
      return false
    }
    if before.unit == .none, element.unit != .none, !element.unit.isMass,
      element.unit != .repetition, element.unit != .second, element.unit != .minute
    {
      return false
    }
    if separator == .slash, element.unit.isMass, before.unit == .none, joiner == .times {
      return false
    }
    return true
  }
}
