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
    case .at: return taggedAttribute(at: index)
    case .openParenthesis:
      if let sets = setsOfTotal(at: index) { return sets }
      if isDropInParentheses(index) { return index }
      return startsExpression(index) ? index : parenthesis(at: index)
    case .comma
    where index + 1 < end && elements[index + 1].kind == .openParenthesis
      && !startsExpression(index + 1):
      return parenthesis(at: index + 1)
    case .equals:
      // `x10, x10, x12 = 32`: the total.
      return isNumber(index + 1) && !isFactorOfNext(index + 1) ? index + 2 : index
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
      return results(at: index + 1) ?? loads(at: index + 1) ?? index
    case .hyphen where elements[safe: index + 1]?.kind == .arrow:
      return results(at: index + 2) ?? loads(at: index + 2) ?? index
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
      guard index + 1 < end, elements[index + 1].kind == .word || elements[index].kind == .comma
      else { return index }
      let next = wordAttribute(at: index + 1)
      return next > index + 1 ? next : index
    case .times:
      return index
    case .clock where element.unit == .pace, .quantity where element.unit == .pace:
      return pace(at: index)
    case .quantity, .clock:
      return restOfFactors(at: index) ?? numberedAttribute(at: index)
    case .word: return wordAttribute(at: index)
    default: return index
    }
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

  mutating func wordAttribute(at index: Int) -> Int {
    guard index < end, elements[index].kind == .word else { return index }
    switch elements[index].meaning {
    case .rpe:
      return ratings(behind: index) ?? value(behind: index) { $0.rpe.append($1) }
    case .rir: return notedRatings(behind: index) ?? value(behind: index) { $0.rir = $1 }
    case .rest: return rest(at: index)
    case .tempo: return tempo(at: index)
    case .each, .side, .left, .right, .per: return side(at: index)
    case .of: return sideBehindOf(index)
    case .previous: return lastSet(at: index) ?? index
    case .warmup: return mark(.warmup, index)
    // `25 x 20 myo 5 5 4`: the word is about the reps behind it.
    case .drop where startsDrop(index + 1): return index
    case .drop: return mark(.drop, index)
    case .failed: return mark(isFollowedByLast(index) ? .failedLast : .failed, index)
    case .workingSet: return behindKindOfSets(index) == nil ? mark(.work, index) : index
    case .maximum: return mark(.maximum, index)
    // `60 kg x 10 twice`.
    case .twice where isSeparator(index + 1):
      amendLast({ $0.repeats = $0.repeats ?? 2_000 }, through: index)
      return index + 1
    case .at where isWord(index + 1, .rpe):
      let next = wordAttribute(at: index + 1)
      return next > index + 1 ? next : index
    case .with where isPhase(index + 1): return phase(at: index + 1)
    case .repetition where isRestLetter(index): return rest(at: index)
    case .with, .at:
      let next =
        index + 1 < end && elements[index + 1].isNumber ? numberedAttribute(at: index + 1) : index
      return next > index + 1 ? next : index
    case .level where isNumber(index + 1) && tellsEndurance:
      // `15 mins level 6`: how hard the machine was.
      addNote(elements[index].range.through(elements[index + 1].range))
      return index + 2
    // `(the last one was an assisted rep)`: somebody helped, and took nothing off the load.
    case .assisted where isWord(index + 1, .repetition) && !isNumber(index - 1): return index
    case .assisted: return mark(.assisted, index)
    // `435x1 PR, 455x1`.
    case .record where isSeparator(index + 1) && index + 2 < end && startsExpression(index + 2):
      addNote(elements[index].range)
      return index + 1
    case .total:
      // `100 total reps`.
      let next = mark(.total, index)
      return isWord(next, .repetition) ? next + 1 : next
    default: return index
    }
  }

  /// True when nothing but a time or a distance was told.
  private var tellsEndurance: Bool {
    guard let last = expressions.last else { return false }
    return terms[last.terms].allSatisfy {
      let quantity = quantities[$0.quantities.lowerBound]
      return quantity.kind == .clock || quantity.unit.isTime || quantity.unit.isLength
    }
  }

  func isFollowedByLast(_ index: Int) -> Bool {
    isWord(index + 1, .previous)
  }

  mutating func mark(_ mark: Attributes.Marks, _ index: Int) -> Int {
    amendLast({ $0.marks.insert(mark) }, through: index)
    return index + 1
  }

  /// A number behind a word and perhaps a colon: `RPE 8`, `rpe: 8.5`, `RPE 6-7` (the upper end).
  mutating func value(
    behind index: Int, _ change: (inout Attributes, Int32) -> Void
  ) -> Int {
    var number = skipColon(index + 1)
    guard isNumber(number), elements[number].value <= 10_000 else { return index }
    if number + 2 < end, elements[number + 1].kind == .hyphen, isNumber(number + 2),
      elements[number + 2].value <= 10_000, !elements[number + 1].spaceBefore
    {
      number += 2
    }
    let value = elements[number].value
    amendLast({ change(&$0, value) }, through: number)
    return number + 1
  }

  private func skipColon(_ index: Int) -> Int {
    index < end && (elements[index].kind == .colon || elements[index].kind == .equals)
      ? index + 1 : index
  }

  /// `rest 3:00`, `rest: 90s`, `rest 2 min`, `rest 90`.
  mutating func rest(at index: Int) -> Int {
    let number = skipColon(index + 1)
    guard isNumber(number), let seconds = seconds(of: elements[number]) else { return index }
    amendLast({ $0.rest = seconds }, through: number)
    return number + 1
  }

  /// Seconds in thousandths; bare numbers up to 10 are minutes.
  package func seconds(of element: Element) -> Int32? {
    switch element.unit {
    case .second, .letterS: return element.value
    case .minute, .letterM: return element.value.multipliedReportingOverflow(by: 60).partialValue
    case .hour: return element.value.multipliedReportingOverflow(by: 3600).partialValue
    case .none where element.kind == .clock: return element.value
    case .none: return element.value <= 10_000 ? element.value * 60 : element.value
    default: return nil
    }
  }

  /// `tempo 3-1-1`, `tempo 31X0`.
  private mutating func tempo(at index: Int) -> Int {
    var last = skipColon(index + 1)
    let first = last
    guard isNumber(last) else { return index }
    while last + 1 < end, !elements[last + 1].spaceBefore,
      elements[last + 1].kind == .hyphen || elements[last + 1].isNumber
        || elements[last + 1].kind == .times || elements[last + 1].kind == .word
        || elements[last + 1].kind == .slash
    {
      last += 1
    }
    let range = elements[first].range.through(elements[last].range)
    amendLast({ $0.tempo = range }, through: last)
    return last + 1
  }
}
