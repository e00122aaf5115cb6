/// What a word behind an expression says of it: `RPE 8`, `rest 90`, `tempo 3-1-1`, `failed`.
extension ExpressionParser {
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
    case .warmup: return isWarmupAhead(index) ? index : mark(.warmup, index)
    // `25 x 20 myo 5 5 4`: the word is about the reps behind it.
    case .drop where dropBehind(index) != nil || isNumber(index + 2) && isPlainWord(index + 1):
      return index
    case .drop: return mark(.drop, index)
    case .failed where isMissAhead(index): return index
    case .failed where isMissedRep(index): return mark(.failedLast, index + 1)
    case .failed: return mark(isFollowedByLast(index) ? .failedLast : .failed, index)
    case .workingSet: return behindKindOfSets(index) == nil ? mark(.work, index) : index
    case .maximum: return maximum(at: index)
    // `60 kg x 10 twice`; `(missed the last rep twice)` tells of reps.
    case .twice where isSeparator(index + 1) && !isAboutMisses(index):
      amendLast({ $0.repeats = $0.repeats ?? 2_000 }, through: index)
      return index + 1
    // `225x20 three times`, `40х15 три раза`; `315 lb three times` may be three reps.
    case .cardinal
    where isWord(index + 1, .often) && isSeparator(index + 2)
      && (!lastQuantity.unit.isMass
        && (lastQuantity.unit != .none || lastQuantity.kind == .clock
          || lastQuantity.value <= 100_000)
        || expressions[expressions.count - 1].terms.count > 1):
      let count = Int32(elements[index].word.value) * 1000
      amendLast({ $0.repeats = $0.repeats ?? count }, through: index + 1)
      return index + 2
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
    case .total where isTotalOfList(index + 1) || isTotalLoad(index + 1): return index + 2
    case .total:
      // `100 total reps`.
      let next = mark(.total, index)
      return isWord(next, .repetition) ? next + 1 : next
    default: return index
    }
  }

  /// Words before it tell of a failure.
  private func isAboutMisses(_ twice: Int) -> Bool {
    for index in stride(from: twice - 1, through: max(0, twice - 6), by: -1) {
      guard elements[index].kind == .word else { return false }
      if elements[index].meaning == .failed { return true }
    }
    return false
  }

  /// True when nothing but a time or a distance was told.
  private var tellsEndurance: Bool {
    guard let last = expressions.last else { return false }
    return terms[last.terms].allSatisfy {
      let quantity = quantities[$0.quantities.lowerBound]
      return quantity.kind == .clock || quantity.unit.isTime || quantity.unit.isLength
    }
  }

  /// `3x5 100 kg, missed 1 rep`: of one of the sets.
  func isMissedRep(_ index: Int) -> Bool {
    isNumber(index + 1) && elements[index + 1].unit == .repetition
      && elements[index + 1].value <= 3_000
  }

  /// Only one of the sets was missed, wherever it stood among equal ones.
  func isFollowedByLast(_ index: Int) -> Bool {
    isWord(index + 1, .previous)
      // `(grip failed on 3rd set)`.
      || elements[safe: index + 1]?.kind == .word && isOrdinalOfSet(index + 2)
      // `10 x 1 @ 60 (missed #8)`: one of them.
      || elements[safe: index + 1]?.kind == .hash && index + 2 < end && isBareNumber(index + 2)
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
