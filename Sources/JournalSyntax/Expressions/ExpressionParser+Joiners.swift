/// How factors are joined: which marks and words hold them together, and where one expression ends.
/// ```
/// expression ::= term ( joiner term )* looseAttribute*
/// joiner ::= blank times blank | ' @ ' | '@' | ' at ' | ' with ' | ' of ' | ' for ' | ': '
///     | ' '
/// times ::= 'x' | 'X' | '×' | '✕' | 'х' | 'χ' | '*'
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
    let isParted =
      elements[safe: start + 3]?.kind == .comma || elements[safe: start + 3]?.kind == .colon
    let behindPair = isParted ? start + 4 : start + 3
    let behindDash = elements[safe: start + 3]?.kind == .hyphen ? start + 4 : start + 3
    // `2x40 lb DB x 5`, `2x20 kg, 3x8`, `2x20 kg: 3x8`, `2x32 kg 40 m`, `2x24 kg - 5 min`, `2x20 kg: 10, 9, 8`.
    let isPair =
      (isPairOfLoads(start) || isPairOfFractions(start))
      && (followsFactors(behindPair) || followsReps(start + 3) || followsCarry(behindDash)
        || followsCarry(behindPair) || followsList(behindPair) || followsList(behindDash)
        || followsSetsOfWay(behindPair)
        || elements[safe: start + 3]?.kind == .times && followsList(start + 4)
        || isWord(start + 3, .equipment))
      || isSumOfHands(start)
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
    if terms.count - firstTerm == 2,
      quantities[terms[firstTerm].quantities.lowerBound].marks.contains(.repeated)
    {
      attributes.repeats = elements[start].value
    }
    // `(40 kg x 8) 3x`, `(40 kg x 8) 3x neutral grip`.
    if enclosed != nil, terms.count - firstTerm == 2,
      isTimesAlone(index) || isTimesBeforeWord(index),
      2_000...20_000 ~= elements[index].value
    {
      attributes.repeats = elements[index].value
      index += 2
    }
    while let (joiner, next) = joiner(at: index, firstTerm: firstTerm) {
      let before = index
      let isBehindSides = behindSides(before) > before
      let isAside =
        joiner == .times && elements[before].kind == .openParenthesis && lastQuantity.unit.isMass
        && repsBehindAside(before) == next
      guard let after = term(at: next, joiner: joiner) else { break }
      index = after
      if isAside { settleAside(before, &attributes.marks) }
      if joiner == .times, let rest = foldRest(firstTerm) { attributes.rest = rest }
      if startsWithTimes, joiner == .times, elements[before].meaning == .of {
        countSetsOfReps(firstTerm)
      }
      if joiner == .in, elements[before].kind == .slash, isCountInTime(before) {
        quantities[terms[firstTerm].quantities.lowerBound].unit = .repetition
      }
      if joiner == .times, elements[before].kind == .slash { shareSlashedUnit(firstTerm) }
      if joiner == .at, elements[before].meaning == .assisted {
        quantities[quantities.count - 1].marks.insert(.assisted)
      }
      if joiner == .at, isWithLoad(before, behind: index) {
        quantities[quantities.count - 1].marks.insert(.leading)
      }
      if joiner == .times, elements[before].meaning == .drop { attributes.marks.insert(.drop) }
      if joiner == .space || joiner == .times, isWord(before, .warmup) {
        attributes.marks.insert(.warmup)
      }
      if joiner == .space, let remark = remark(from: before, to: next, &attributes.marks) {
        attributes.note = remark
      }
      if let settings = settings(from: before, to: next) { attributes.note = settings }
      if joiner == .times || joiner == .space, let remark = resistance(from: before, to: next) {
        attributes.note = remark
      }
      let mark = elements[safe: before]?.kind
      let isPairMark =
        (mark == .openParenthesis && tellsHands(before + 1) || mark == .times) && joiner == .space
        && behindRepMaximum(before) == before
      if isPairMark
        || next > 1 && joiner != .times && isPairOfLoads(next - 2)
        || isBehindSides
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
        if lastQuantity.unit.isMass, isWord(index, .assisted) || isWord(before + 1, .assisted) {
          quantities[quantities.count - 1].marks.insert(.assisted)
        }
        index = insideParenthesis(index, firstTerm)
      }
    }
    settleOpenSet(firstTerm)
    foldReps(firstTerm)
    foldPair(firstTerm)
    turnList(firstTerm)
    if isCountAlone(index, firstTerm) { return nil }
    if let behind = missedAttempt(index, firstTerm) {
      attributes.marks.insert(.failed)
      index = behind
    } else {
      index = danglingTimes(at: index, firstTerm)
    }
    expressions.append(
      Expression(
        terms: firstTerm..<terms.count, attributes: attributes, link: link,
        range: elements[start].range.through(elements[index - 1].range)))
    return index
  }

  /// `Leg curl x 2 of 12`: two sets of twelve, and no load.
  private mutating func countSetsOfReps(_ firstTerm: Int) {
    let sets = terms[firstTerm].quantities.lowerBound
    guard terms.count - firstTerm == 2, terms[firstTerm].quantities.count == 1,
      quantities[sets].unit == .none, 2_000...6_000 ~= quantities[sets].value,
      lastQuantity.unit == .none,
      lastQuantity.kind == .number, 6_000...25_000 ~= lastQuantity.value
    else { return }
    quantities[sets].marks.remove(.multiplier)
    quantities[sets].unit = .set
    for index in terms[terms.count - 1].quantities { quantities[index].unit = .repetition }
  }

  /// How the next factor is joined, and where it starts; `nil` when the expression ends here.
  func joiner(at index: Int, firstTerm: Int) -> Joining? {
    guard index < end, !isHeight(index, behind: firstTerm..<terms.count) else { return nil }
    let element = elements[index]
    // `Box jumps 3x10 24"`.
    if element.unit == .inch { return nil }
    let behindMaximum = terms.count - firstTerm > 1 ? behindRepMaximum(index) : index
    // `3x8 10RM 80 kg`.
    if behindMaximum > index { return joiner(at: behindMaximum, firstTerm: firstTerm) }
    if let next = behindSettings(index, firstTerm) {
      return (lastQuantity.unit.isLength ? .in : .space, next)
    }
    if let level = levelBehindSets(index, firstTerm) { return (.space, level) }
    switch element.kind {
    case .word where behindSides(index) > index:
      // `12 kg each arm 3x10`, `3x10 por pierna 12 kg`.
      return joinerBehindSides(behindSides(index), firstTerm)
    case .times: return joining(times: index, firstTerm)
    case .hyphen: return joining(dash: index, firstTerm)
    case .openParenthesis: return joining(parenthesis: index, firstTerm)
    case .slash: return joining(slash: index, firstTerm)
    case .comma
    where behindRepsLabel(index, firstTerm) == nil && wayBehindSetting(index, firstTerm) == nil:
      return joining(comma: index, firstTerm) ?? heldLoad(behind: index, firstTerm).map {
        (.at, $0)
      }
        ?? timeBehindWords(index, firstTerm).map { (.in, $0) }
    case .dot: return isLoad(behindMark: index, firstTerm) ? (.at, index + 1) : nil
    case .at where behindPace(index, firstTerm) != nil:
      return behindPace(index, firstTerm).map { (.in, $0) }
    // `10 @ 2x20 kg`.
    case .at where isPairOfLoads(index + 1) && !hasLoad(firstTerm): return (.at, index + 3)
    case .at:
      let next = isWord(index + 1, .rpe) ? index + 2 : index + 1
      return (startsFactor(next) || isTakenOff(next)) && !isWord(index + 1, .rpe)
        && !isRestAmount(next) && !isRepMaximum(next) && elements[next].unit != .other
        && !isRating(next) && !isTooLittle(next, firstTerm)
        ? (.at, next) : nil
    case .plus where loadBehindExtras(index, firstTerm) != nil:
      return loadBehindExtras(index, firstTerm).map { (.at, $0) }
    case .plus where behindAddedResistance(index, firstTerm) != nil,
      .word
    where (element.meaning == .with || isPlus(index))
      && behindAddedResistance(index, firstTerm) != nil:
      return behindAddedResistance(index, firstTerm)
    case .semicolon where terms.count - firstTerm == 1 && timeOrDistance(behind: index) != nil:
      // `3.18 km; 16:49`, `3.18公里；时长00:16:49`.
      return timeOrDistance(behind: index).map { (lastQuantity.unit.isLength ? .in : .space, $0) }
    case .comma,
      .semicolon where behindRepsLabel(index, firstTerm) != nil,
      .word where element.meaning == .repetition && behindRepsLabel(index, firstTerm) != nil:
      return behindRepsLabel(index, firstTerm).map { (.space, $0) }
    case .semicolon where terms.count - firstTerm == 1 && isRepsOfLoad(index + 1):
      // `60 kg; 8, 8, 7`.
      return (.space, index + 1)
    case .equals, .arrow, .pipe:
      return joining(sign: index, firstTerm)
    case .colon:
      return joinsByColon(index, firstTerm) ? (.colon, index + 1) : nil
    case .word where isWarmupBeforeSets(index, firstTerm): return (.space, index + 1)
    case .word where behindPace(index, firstTerm) != nil:
      return behindPace(index, firstTerm).map { (.in, $0) }
    // `30 x 10 three sets`.
    case .word where element.meaning == .cardinal && isWord(index + 1, .set):
      return uses(.set, firstTerm) || terms.count - firstTerm > 2 ? nil : (.space, index)
    case .word where listBehindRemark(index, firstTerm) != nil:
      return listBehindRemark(index, firstTerm).map { (.colon, $0) }
    case .word where wayBehindSetting(index, firstTerm) != nil,
      .comma where wayBehindSetting(index, firstTerm) != nil:
      return wayBehindSetting(index, firstTerm).map { (.space, $0) }
    case .word:
      return joinerWord(element.meaning, index, firstTerm)
        ?? timeBehindWords(index, firstTerm).map { (.in, $0) }
    case .clock where behindPace(index, firstTerm) != nil:
      return behindPace(index, firstTerm).map { (.in, $0) }
    case .quantity where isSetsAtEnd(index, firstTerm) || isRepsBehindSets(index, firstTerm):
      return (.times, index)
    case .quantity
    where isLoadBehindCounts(index, firstTerm) || startsLoadsOfSets(index, firstTerm):
      return (.at, index)
    case .quantity where isLoadBehindCountedReps(index, firstTerm): return (.at, index)
    case .clock where isTimeOfReps(index, firstTerm): return (.in, index)
    case .quantity where isPairOfLoads(index) && terms.count - firstTerm == 2 && allBare(firstTerm):
      return (.space, index + 2)
    case .quantity, .clock, .plus:
      return joinsBySpace(index, firstTerm) ? (.space, index) : nil
    default: return nil
    }
  }

  /// The `热身` of `20KG热身 5组 每组15次` and the word of `20 kg warm-up 3x10`: between a load and its sets.
  private func isWarmupBeforeSets(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isWord(index, .warmup), terms.count - firstTerm == 1, lastQuantity.unit.isMass,
      terms[firstTerm].quantities.count == 1, isNumber(index + 1)
    else { return false }
    if elements[index + 1].unit == .set {
      return !(elements[safe: index + 2]?.unit.isMass ?? false)
    }
    return elements[index + 1].unit == .none && elements[index + 1].value <= 10_000
      && elements[safe: index + 2]?.kind == .times && isBareNumber(index + 3)
      && elements[index + 3].value <= 30_000
      && elements[safe: index + 4]?.kind != .times && elements[safe: index + 4]?.unit.isMass != true
  }

  /// The quantity read last; one that tells nothing where none was, as before `25+25 each`.
  var lastQuantity: Quantity {
    quantities.last ?? Quantity(Element(.quantity, ByteRange(0, 0)))
  }
}
