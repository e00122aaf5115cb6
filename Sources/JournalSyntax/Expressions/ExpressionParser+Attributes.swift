extension ExpressionParser {
  /// Parses what is said behind an expression, into that expression, and returns where it ends.
  /// ```
  /// looseAttribute ::= exertion | ' ' looseNumber ' RPE'
  ///     | ' rest' ':'? ' ' ( clock | looseNumber ) | ' tempo ' tempo | kind | side | remark | ' each' | ' per side' | ' failed'
  ///     | ' (x' digit ')'
  /// exertion ::= ' RPE ' rating | ' RIR ' reserve
  /// kind ::= ' (warm-up)' | ' (drop)' | ' (failed)'
  /// side ::= ' (each)' | ' (left)' | ' (right)'
  /// remark ::= ' (' words ')'
  /// ```
  package mutating func attributes(at start: Int) -> Int {
    var index = start
    while index < end {
      let next = attribute(at: index)
      guard next > index else { break }
      index = next
    }
    return index
  }

  private mutating func attribute(at index: Int) -> Int {
    let element = elements[index]
    if let maximum = repMaximum(at: index) ?? heightAttribute(at: index) { return maximum }
    switch element.kind {
    // `20:07, 8:15/km`, `5 @ 5:30/km`.
    case .comma where isPace(index + 1), .at where isPace(index + 1),
      .word where element.meaning == .at && isPace(index + 1):
      return pace(at: index + 1)
    // `Run 5 km - 5:10`.
    case .hyphen
    where isSpaced(index) && isNumber(index + 1)
      && expressions.last.map({ $0.terms.count == 1 && $0.terms.upperBound == terms.count }) == true
      && isPaceBehindDash(index):
      return index + 2
    case .at where isShareOfStack(index + 1): return shareOfStack(at: index + 1)
    case .at where isLoadOfRatedSets(index + 1): return loadOfRatedSets(at: index + 1) ?? index
    case .quantity
    where isLoadOfRatedSets(index) && (element.unit.isMass || isLoadBehindRating(index)):
      return loadOfRatedSets(at: index) ?? index
    case .at:
      return load(behindKindOfSets: index) ?? loadOfShare(at: index) ?? taggedAttribute(at: index)
    case .openParenthesis:
      if let sets = setsOfTotal(at: index) ?? repsOfLoads(at: index) { return sets }
      if isDropInParentheses(index) || isMissedLoadEnclosed(index) { return index }
      return startsExpression(index) ? index : parenthesis(at: index)
    case .comma
    where index + 1 < end && elements[index + 1].kind == .openParenthesis
      && !startsExpression(index + 1):
      return parenthesis(at: index + 1)
    case .equals where isWord(index + 1, .skipped): return mark(.skipped, index + 1)
    case .equals:
      // `Clams 2x25 = 25, 25`.
      if let results = results(at: index + 1) { return results }
      // `x10, x10, x12 = 32`: the total.
      // `1 minute + 1 minute = 3 sets`: how often.
      return isNumber(index + 1) && !isFactorOfNext(index + 1) && elements[index + 1].unit != .set
        ? index + 2 : index
    case .plus where behindForcedReps(index) != nil, .word where behindForcedReps(index) != nil:
      guard let next = behindForcedReps(index) else { return index }
      addNote(elements[index + 1].range.through(elements[next - 1].range))
      amendLast({ _ in }, through: next - 1)
      return next
    case .plus:
      return addedWords(at: index)
    // `3x8 60 kg | RPE: 8`.
    case .pipe where isWord(index + 1, .rpe) || isWord(index + 1, .rir):
      let next = wordAttribute(at: index + 1)
      return next > index + 1 ? next : index
    case .arrow where isWord(index + 1, .skipped): return mark(.skipped, index + 1)
    case .hyphen where elements[safe: index + 1]?.kind == .arrow && isWord(index + 2, .skipped):
      return mark(.skipped, index + 2)
    // `140x5 → 145 next week`.
    case .arrow where isOfOtherDay(index + 1): return index
    case .hyphen where elements[safe: index + 1]?.kind == .arrow && isOfOtherDay(index + 2):
      return index
    // `3x5 80 kg >> 82.5`: what comes next time.
    case .arrow
    where elements[safe: index + 1]?.kind == .arrow && !elements[index + 1].spaceBefore
      && isNumber(index + 2) && index + 3 >= end
      && !elements[..<index].contains(where: { $0.kind == .arrow }):
      addNote(elements[index + 2].range)
      return index + 3
    case .arrow:
      return results(at: index + 1) ?? loadOfRating(at: index + 1) ?? loads(at: index + 1) ?? index
    case .hyphen where elements[safe: index + 1]?.kind == .arrow:
      return results(at: index + 2) ?? loadOfRating(at: index + 2) ?? loads(at: index + 2) ?? index
    case .colon:
      return results(at: index + 1) ?? index
    case .comma where isPhase(index + 1): return phase(at: index + 1)
    // `110x3, 1 RIR`, `110x3, 8 RPE`.
    case .comma where isRating(index + 1): return numberedAttribute(at: index + 1)
    case .quantity where isPhase(index): return phase(at: index)
    case .comma where isRestTime(index + 1), .semicolon where isRestTime(index + 1):
      return numberedAttribute(at: index + 1)
    case .comma where tellsRPE && isNumber(index + 1):
      // `3 x 5 at RPE 8, 275`.
      return loads(at: index + 1) ?? index
    // `3 x 12 (each side) / 10 kg`.
    case .slash where index > 0 && elements[index - 1].kind == .closeParenthesis:
      return load(behindAside: index) ?? index
    case .comma where tellsLastSet(index + 1),
      .hyphen where isWord(index + 1, .previous),
      .semicolon where isWord(index + 1, .previous), .period where isWord(index + 1, .previous):
      return lastSet(at: index + 1) ?? index
    case .comma, .slash, .hyphen:
      if element.kind == .hyphen, let behind = results(behindDash: index) { return behind }
      // `5 reps / 30sec rest`.
      if isNumber(index + 1), isRestAmount(index + 1) {
        let next = numberedAttribute(at: index + 1)
        return next > index + 1 ? next : index
      }
      guard index + 1 < end, elements[index + 1].kind == .word || elements[index].kind == .comma,
        !isRatedNext(index + 1)
      else { return index }
      let next = wordAttribute(at: index + 1)
      return next > index + 1 ? next : index
    case .times where isCountBehindRating(times: index):
      let count = elements[index + 1].value
      amendLast({ $0.repeats = count }, through: index + 1)
      return index + 2
    case .times: return loadOfRatedSets(at: index + 1) ?? index
    case .clock where element.unit == .pace, .quantity where element.unit == .pace:
      return pace(at: index)
    // `5 @7 3:00`: what was rested behind it.
    case .clock where isRestBehindRating(index):
      amendLast({ $0.rest = element.value }, through: index)
      return index + 1
    case .quantity where isLoadBehindRating(index):
      return loadOfRating(at: index) ?? restOfFactors(at: index) ?? numberedAttribute(at: index)
    case .quantity, .clock:
      return restOfFactors(at: index) ?? numberedAttribute(at: index)
    case .word: return wordAttribute(at: index)
    default: return index
    }
  }

  /// The `5 RPE 9` of `5 RPE 8 140, 5 RPE 9 150`: the next set.
  func isRatedNext(_ index: Int) -> Bool {
    isNumber(index) && isNumber(index + 2)
      && (isWord(index + 1, .rpe) || isWord(index + 1, .rir))
  }

  private func isRestBehindRating(_ index: Int) -> Bool {
    guard let last = expressions.last, last.attributes.rest == nil, elements[index].unit == .none,
      let term = terms.last, term.joiner == .at, last.terms.count > 1,
      term.quantities.count == 1, lastQuantity.unit == .none, lastQuantity.kind == .number,
      5_000...10_000 ~= lastQuantity.value, 30_000...900_000 ~= elements[index].value
    else { return false }
    let first = quantities[terms[last.terms.lowerBound].quantities.lowerBound]
    return first.kind == .number && (first.unit == .none || first.unit.isMass)
      && !isFactorOfNext(index)
  }

  /// The load of another day.
  func isOfOtherDay(_ number: Int) -> Bool {
    guard isNumber(number), isWord(number + 1, .next) || isWord(number + 1, .previous) else {
      return false
    }
    switch elements[safe: number + 2]?.meaning {
    case .week, .time, .session, .day, .weekday, .month: return true
    default: return number + 2 >= end
    }
  }

  private var tellsRPE: Bool {
    expressions.last.map { !$0.attributes.rpe.isEmpty } ?? false
  }

  /// `12x57.5kg+partials`, `3x8 @ 185+1chain`: words glued by a plus are a note.
  private mutating func addedWords(at index: Int) -> Int {
    var last = index + 1
    if isBareNumber(last), !elements[last].spaceBefore, isPlainWord(last + 1) { last += 1 }
    guard last < end, elements[last].kind == .word, !elements[last].spaceBefore else {
      return index
    }
    while last + 1 < end, elements[last + 1].kind == .word, elements[last + 1].word == .plain {
      last += 1
    }
    let note = elements[index + 1].range.through(elements[last].range)
    amendLast({ $0.note = $0.note ?? note }, through: last)
    return last + 1
  }

  /// The `2 RIR` of `10 x 8 @ 2 RIR`, the `8 RPE` of `@8 RPE`.
  func isRating(_ index: Int) -> Bool {
    isBareNumber(index) && (isWord(index + 1, .rir) || isWord(index + 1, .rpe))
      && !isNumber(index + 2)
      // The last reps of `6/6/6 RPE: 8`.
      && !(elements[safe: index + 2]?.kind == .colon && isNumber(index + 3))
  }

  /// `@rpe: 8.5`, `@rest: 3m`, `@dropset`, `@2 RIR`.
  private mutating func taggedAttribute(at index: Int) -> Int {
    if isRating(index + 1) { return numberedAttribute(at: index + 1) }
    if let terms = expressions.last?.terms, isTooLittle(index + 1, terms.lowerBound) {
      addNote(elements[index].range.through(elements[index + 1].range))
      return index + 2
    }
    let next = wordAttribute(at: index + 1)
    return next > index + 1 ? next : index
  }

  /// `8 RPE`, `2 RIR`, `90 s rest`, `3 min rest`.
  mutating func numberedAttribute(at index: Int) -> Int {
    let element = elements[index]
    guard index + 1 < end else { return index }
    switch elements[index + 1].meaning {
    case .rpe where element.value <= 10_000:
      amendLast({ $0.rpe.append(element.value) }, through: index + 1)
    case .rir where element.value <= 10_000:
      amendLast({ $0.rir = element.value }, through: index + 1)
    case .rest: return rest(ofAmount: index) ?? index
    default:
      if let next = rest(ofAmount: index) { return next }
      guard let next = behindBetween(index + 1), let seconds = seconds(of: element) else {
        return index
      }
      amendLast({ $0.rest = seconds }, through: next - 1)
      return next
    }
    return index + 2
  }
}
