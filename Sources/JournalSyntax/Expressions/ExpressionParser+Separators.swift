/// What stands between one expression and the next, and the words that tell what kind of sets follow.
extension ExpressionParser {
  /// What parts one expression from the next, and where the next may start.
  func separator(at start: Int) -> (Expression.Link, Int) {
    var index = start
    var link = Expression.Link.next
    while index < end {
      switch elements[index].kind {
      case .comma, .semicolon, .pipe, .ampersand, .exclamation, .closeParenthesis: break
      // `17 kg x 10 <br> 6 kg x 15` in a cell; a bullet would part exercises.
      case .dot where elements[index].range.count > 3: break
      // `1) 50 lb x 12 2) 55 lb x 10`: the numbers of the sets.
      case .quantity where isSetNumber(index): index += 1
      // `Set 1) 5 reps @ 60 kg. Set 2) 5 reps @ 70 kg`.
      case .word where isLabelOfSet(index): index += 2
      // `70% 100x3, 80% 115x3`: what the next load was meant to be.
      case .quantity
      where elements[index].unit == .percent && isNumber(index + 1) && isFactorOfNext(index + 1):
        break
      case .openParenthesis where holdsExpressions(index) && !startsExpression(index): break
      case .openParenthesis where isMissedLoadEnclosed(index): break
      case .openParenthesis where isDropInParentheses(index):
        link = .chained
        index += elements[index + 2].kind == .colon ? 2 : 1
      case .period where elements[index].spaceAfter: break
      // `bw x12,+5x8`: so much was added in the next set.
      case .plus
      where index > start && isGluedNumber(index + 1) && elements[index - 1].kind == .comma:
        return (link, index)
      case .plus where !isGluedNumber(index + 1) || !elements[index].spaceBefore: link = .chained
      // `40-15 / 50-13`: a slash between blanks parts sets as a comma does.
      case .slash where elements[index].spaceBefore && elements[index].spaceAfter: break
      case .slash, .arrow: link = .slashed
      case .hyphen where index + 1 < end && elements[index + 1].kind == .arrow: link = .slashed
      // `-30x10, -25x8`: help again.
      case .hyphen where isHelpAgain(index, from: start): return (link, index)
      case .hyphen where index + 1 < end && isNumber(index + 1) && isFactorOfNext(index + 1): break
      case .hyphen where elements[index].spaceBefore && elements[index].spaceAfter: break
      case .word where elements[index].meaning == .and || elements[index].meaning == .then: break
      // `50 kg 3x15 + drop 30 kg x 12`.
      case .word
      where elements[index].meaning == .drop && link.isChained && isNumber(index + 1):
        break
      case .word where elements[index].meaning == .drop && dropBehind(index) != nil:
        link = .chained
        if !isNumber(index + 1) { index += 1 }
      default: return (link, index)
      }
      index += 1
    }
    return (link, index)
  }

  private func isHelpAgain(_ hyphen: Int, from start: Int) -> Bool {
    hyphen > start && elements[hyphen - 1].kind == .comma && isGluedNumber(hyphen + 1)
      && (expressions.last.map {
        quantities[terms[$0.terms.lowerBound].quantities.lowerBound].marks.contains(.assisted)
      } ?? false)
  }

  /// Behind the word of `warm-up 60x5; work 100x5x3`, `20x15, 40x10; working sets: 60x8` and
  /// `100x5, backoff 3x7 @ 80`, which tells what kind of sets follow.
  func behindKindOfSets(_ index: Int) -> Int? {
    guard index > 0, index < end else { return nil }
    switch elements[index].meaning {
    case .workingSet: break
    // `100x5, backoff 80x8 next time`.
    case .backoff, .joker:
      guard !elements[index..<min(end, index + 16)].contains(where: { tellsNotDone($0) }) else {
        return nil
      }
    default: return nil
    }
    var next = isWord(index + 1, .set) ? index + 2 : index + 1
    // `wu: 40x10 60x5 ws: 80x5`.
    let isLabel = elements[safe: next]?.kind == .colon
    guard
      isLabel || isSeparator(index - 1) || joinsSets(index - 1)
        // `110x4 @8.5 backoff 95x6`.
        || isWord(index, .backoff) && isNumber(index - 1)
    else { return nil }
    next = isLabel ? next + 1 : behindWithOfSet(next)
    // `140x3 bbb 5x10` tells no load.
    let isSpaced = isLabel || !isNumber(index - 1)
    return isNumber(next)
      && (isFactorOfNext(next) && (isSpaced || elements[next].value >= 20_000)
        || elements[next].unit.isMass || isLoadBeforeSets(next))
      ? next : nil
  }

  /// The 185 of `225x5, backoff 185 3x8`.
  private func isLoadBeforeSets(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value >= 20_000 && isBareNumber(index + 1)
      && elements[index + 1].value <= 10_000 && isFactorOfNext(index + 1)
      && isBareNumber(index + 3) && elements[safe: index + 4]?.kind != .times
  }

  /// The first 5 of `140x5, fsl 5x5`, which tells no load.
  mutating func countSets() {
    guard let own = expressions.last?.terms, own.count == 2, own.upperBound == terms.count,
      terms[own.lowerBound + 1].joiner == .times, allBare(own.lowerBound),
      terms[own.lowerBound].quantities.count == 1,
      case let sets = terms[own.lowerBound].quantities.lowerBound,
      1_000...10_000 ~= quantities[sets].value, lastQuantity.value <= 20_000
    else { return }
    quantities[sets].unit = .set
  }

  private func tellsNotDone(_ element: Element) -> Bool {
    switch element.meaning {
    case .next, .goal, .plan, .skipped: true
    default: false
    }
  }

  /// `100x5 then back-off 80x7`, `100x5 + joker 110x1`, `100x5 - back off 80x7`.
  private func joinsSets(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .plus, .ampersand, .arrow: true
    case .hyphen: elements[index].spaceBefore
    case .word: elements[index].meaning == .then || elements[index].meaning == .and
    default: false
    }
  }

  /// The load of `drop 110 x 10`, `drop to 60 x 8` and `dropset naar 15 kg 12`.
  func dropBehind(_ drop: Int) -> Int? {
    if startsDrop(drop + 1) { return drop + 1 }
    guard isPlainWord(drop + 1), elements[drop + 1].range.count <= 4,
      !elements[drop + 1].flags.contains(.unspacedScript)
    else { return startsDropOfMass(drop + 1) ? drop + 1 : nil }
    let next = drop + 2
    // `drop to 15 12` may be reps as well.
    let isLoad =
      isNumber(next)
      && (isFactorOfNext(next) || elements[next].flags.contains(.fraction) && startsDrop(next))
    return isLoad || startsDropOfMass(next) ? next : nil
  }

  /// `15 kg 12`: a load and its reps, and nothing behind.
  private func startsDropOfMass(_ index: Int) -> Bool {
    isNumber(index) && elements[index].unit.isMass && isNumber(index + 1)
      && (elements[index + 1].unit == .none || elements[index + 1].unit == .repetition)
      && 3_000...50_000 ~= elements[index + 1].value && (index + 2 >= end || isSeparator(index + 2))
  }

  /// `drop 110 x 10`, `myo 5 5 4`: more sets behind the word.
  func startsDrop(_ index: Int) -> Bool {
    isNumber(index) && isFactorOfNext(index)
      || isBareNumber(index) && elements[index].value <= 30_000 && isBareNumber(index + 1)
  }

  /// `25 kg 4x12 (drop 15 kg x 10)`: a set between the parentheses.
  func isDropInParentheses(_ open: Int) -> Bool {
    guard isWord(open + 1, .drop) else { return false }
    let load = elements[safe: open + 2]?.kind == .colon ? open + 3 : open + 2
    guard isNumber(load) else { return false }
    // `(drop 5 kg 1 week)`, `(drop 60 x 10 last week)` tell of another day.
    guard let close = closing(open), close <= load + 4 else { return false }
    return startsDrop(load)
      || elements[load].unit.isMass && isBareNumber(load + 1) && elements[load + 1].value >= 3_000
        && close == load + 2
  }

  /// The `Set 2)` and the `set 2:` between sets.
  private func isLabelOfSet(_ index: Int) -> Bool {
    isWord(index, .set) && isBareNumber(index + 1) && elements[index + 1].value <= 20_000
      && (elements[safe: index + 2]?.kind == .closeParenthesis
        || elements[safe: index + 2]?.kind == .colon)
      && !elements[index + 2].spaceBefore && isNumber(index + 3)
      && !elements[index].flags.contains(.unspacedScript)
  }

  /// `2)`.
  package func isSetNumber(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value <= 20_000 && index + 2 < end
      && elements[index + 1].kind == .closeParenthesis && !elements[index + 1].spaceBefore
      && isNumber(index + 2)
  }
}
