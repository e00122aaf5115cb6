/// The words that join factors: `at`, `with`, `of`, `for` and their like.
extension ExpressionParser {
  /// The letter of `3 Sätze a 8 Wdh`.
  private func isAmong(_ index: Int) -> Bool {
    lastQuantity.unit == .set && elements[index].range.count == 1
      && startsFactor(index + 1) && !elements[index + 1].unit.isMass
  }

  func joinerWord(
    _ meaning: WordMeaning, _ index: Int, _ firstTerm: Int
  ) -> Joining? {
    switch meaning {
    case .with where isPhase(index + 1): return nil
    // `6x3 @ 90% of max`, `90% of that single (130 kg)`.
    case .of
    where lastQuantity.unit == .percent && !isNumber(index + 1) && !isWord(index + 1, .bodyweight):
      return loadOfShare(behind: index + 1).map { (.at, $0) }
    case .of where isLoadBehindOf(index): return (.at, index + 1)
    case .of where startsFactor(index + 1):
      return (.times, index + 1)
    // `3 sets bodyweight 12/10/8`.
    case .bodyweight where isListOfSets(index + 1, firstTerm): return (.space, index + 1)
    // `90 кг на раз`.
    case .of where isOnce(index + 1):
      return lastQuantity.unit.isMass ? (.times, index + 1) : nil
    case .none where isAmong(index): return (.times, index + 1)
    case .none where isWord(index - 1, .tuple) && topOfTuple(index) != nil:
      return topOfTuple(index).map { (.at, $0) }
    case .at where startsFactor(index + 1), .with where startsFactor(index + 1):
      return isRestAmount(index + 1) || isRepMaximum(index + 1) ? nil : (.at, index + 1)
    // `45 lb warm-up 12 reps`, `45磅暖身12下`.
    case .warmup
    where terms.count - firstTerm == 1 && lastQuantity.unit.isMass && isNumber(index + 1)
      && elements[index + 1].unit == .repetition && !isFactorOfNext(index + 1):
      return (.times, index + 1)
    case .drop where isDropOfLoads(index, firstTerm):
      return (.times, index + 2)
    case .total where isLoadOfMaximum(index, firstTerm):
      return (.at, index + 1)
    case .total where isLoadInAll(index, firstTerm):
      return joiner(at: index + 1, firstTerm: firstTerm)
    case .none where isLetterBeforeLoad(index, firstTerm):
      return (.at, index + 1)
    case .none where repsBehindTool(index, firstTerm) != nil:
      return repsBehindTool(index, firstTerm).map { (.times, $0) }
    case .weight where isLoadWord(index) && terms.count - firstTerm == 2 && !hasLoad(firstTerm):
      return (.at, index + 1)
    case .with where elements[safe: index + 1]?.kind == .slash && startsFactor(index + 2):
      // `3x15 w/ 10 kg`.
      return isRestAmount(index + 2) ? nil : (.at, index + 2)
    // `Pull-ups 3x5 assisted 20 kg`.
    case .assisted
    where isNumber(index + 1) && elements[index + 1].unit.isMass && !isFactorOfNext(index + 1)
      && !hasLoad(firstTerm):
      return (.at, index + 1)
    case .letterS where isNumber(index + 1) && elements[index + 1].unit.isMass:
      return (.at, index + 1)
    case .with, .at,
      .letterS where load(behindWord: index + 1) != nil && !hasLoad(firstTerm):
      // `3х15 с блином 10 кг`, `12, 10, 10 with plate 10 kg`.
      return load(behindWord: index + 1).map { (.at, $0) }
    // `10回持ち上げ、これを4セット`.
    case .none
    where elements[index].flags.contains(.unspacedScript)
      && elements[safe: index + 1]?.kind == .comma && isSetsOfThese(index + 2, firstTerm):
      return (.times, index + 3)
    // `10 kg de lastre 4x8`, `10 kg zavorra 4x8`.
    case .of
    where lastQuantity.unit.isMass
      && (isWord(index + 1, .equipment)
        || isWord(index + 1, .weight) && followsFactors(index + 2)):
      return joiner(at: index + 1, firstTerm: firstTerm)
    case .weight where lastQuantity.unit.isMass && followsFactors(index + 1):
      return joiner(at: index + 1, firstTerm: firstTerm)
    case .for
    where elements[index].flags.contains(.unspacedScript) && lastQuantity.unit == .repetition
      && elements[safe: index + 1]?.unit == .set && !uses(.set, firstTerm):
      // `10回を3セット`.
      return (.times, index + 1)
    // `60kgで10回`, `60kg로 10회`: behind a load the particle stands for `for`.
    // `30分で9km`, `5kmを25分で`.
    case .for
    where elements[index].flags.contains(.unspacedScript) && terms.count - firstTerm == 1
      && joinsTimeAndDistance(index + 1):
      return (lastQuantity.unit.isLength ? .in : .space, index + 1)
    case .for where elements[index].flags.contains(.unspacedScript):
      return lastQuantity.unit.isMass && isNumber(index + 1)
        && (elements[index + 1].unit == .repetition || elements[index + 1].unit == .set)
        ? (.for, index + 1) : nil
    case .for where startsFactor(index + 1) || isCountOfTuples(index + 1):
      return (.for, index + 1)
    case .for where isWord(index + 1, .time):
      return timeBehindFor(index + 2).map { (.in, $0) }
    case .for where setBehindFor(index) != nil:
      return setBehindFor(index).map { (.times, $0) }
    case .in where startsFactor(index + 1):
      return (.in, index + 1)
    case .equipment where index + 1 < end && lastQuantity.unit.isMass,
      .bar where index + 1 < end && lastQuantity.unit.isMass,
      .plate where index + 1 < end && lastQuantity.unit.isMass:
      return joiner(at: index + 1, firstTerm: firstTerm)
    case .tuple where isWord(index + 1, .side) || isWord(index + 1, .equipment),
      .tuple where elements[safe: index + 1]?.kind == .hyphen && !elements[index + 1].spaceBefore:
      // `30 double leg lifts`, `100 double-unders`.
      return nil
    // `15 w/ tens`: the plates.
    case .tuple where elements[index].word.value > 3 && isWord(index - 1, .with): return nil
    case .tuple:
      return (.times, index)
    case .cardinal
    where isWord(index + 1, .set) && lastQuantity.unit.isMass && !uses(.set, firstTerm):
      // `275 lb one set of 5`.
      return (.space, index)
    case .bodyweight
    where joinsBySpace(index, firstTerm) || isBodyweight(behindList: index, firstTerm):
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

  /// The word of `190 total 5/5/5` and of `137.5 total 3x5`: the bar with its plates, and no reps that
  /// come to it.
  private func isLoadInAll(_ word: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isMass || lastQuantity.unit == .plate || lastQuantity.unit == .level
        || lastQuantity.unit == .none && lastQuantity.kind == .number
          && lastQuantity.value >= 40_000
    else { return false }
    if elements[safe: word + 1]?.kind == .times { return isBareNumber(word + 2) }
    guard isBareNumber(word + 1) else { return false }
    var (index, sum) = (word + 1, Int64(0))
    while isBareNumber(index), index < word + 48 {
      // `Push-ups 100 total 25 25 20`.
      guard elements[index].value <= lastQuantity.value / 5 else { return false }
      sum += Int64(elements[index].value)
      index += 1
      guard index < end, elements[index].kind == .comma || elements[index].kind == .slash else {
        continue
      }
      index += 1
    }
    let product =
      followsFactors(word + 1)
      ? Int64(elements[word + 1].value) * Int64(elements[word + 3].value) / 1000 : 0
    return sum != Int64(lastQuantity.value) && product != Int64(lastQuantity.value)
  }

  /// The reps of `4 x 8 lb sledge x 20`, behind what the load was.
  private func repsBehindTool(_ start: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 2, lastQuantity.unit.isMass,
      terms[firstTerm + 1].joiner == .times, terms[firstTerm + 1].quantities.count == 1
    else { return nil }
    var index = start
    while index < start + 3, isPlainWord(index) { index += 1 }
    let reps = index + 1
    return index > start && elements[safe: index]?.kind == .times && isBareNumber(reps)
      && !isFactorOfNext(reps) ? reps : nil
  }

  /// `3x10 a 20 kg`: the `at` and `with` of many languages.
  private func isLetterBeforeLoad(_ index: Int, _ firstTerm: Int) -> Bool {
    elements[index].range.count == 1 && elements[index].spaceBefore && elements[index].spaceAfter
      && isNumber(index + 1) && !isFactorOfNext(index + 1) && !hasLoad(firstTerm)
      && (elements[index + 1].unit.isMass
        || terms.count - firstTerm == 2 && allBare(firstTerm) && isBareNumber(index + 1)
          && index + 2 == end)
  }

  /// The `これを3セット` of `60kgを10回、これを3セット`: so many sets of what was said.
  func isSetsOfThese(_ index: Int, _ firstTerm: Int) -> Bool {
    isWord(index, .for) && elements[index].flags.contains(.unspacedScript)
      && lastQuantity.unit == .repetition && elements[safe: index + 1]?.unit == .set
      && !uses(.set, firstTerm)
  }

  private func isWordBeforeSets(_ index: Int) -> Bool {
    elements[index].flags.contains(.unspacedScript) && elements[index].range.count <= 6
      && (elements[index].meaning == .none || elements[index].meaning == .total)
      && lastQuantity.unit == .repetition && isNumber(index + 1)
      && elements[index + 1].unit == .set && !elements[index + 1].spaceBefore
  }

  /// The `8:32` of `Burpees 100 for time 8:32` and `100 for time: 8:32`.
  private func timeBehindFor(_ index: Int) -> Int? {
    let time = elements[safe: index]?.kind == .colon ? index + 1 : index
    return isNumber(time) && (elements[time].kind == .clock || elements[time].unit.isTime)
      ? time : nil
  }

  /// The 40 of `12 reps of 40` and of `12 répétitions à 40`: nobody does so many sets.
  private func isLoadBehindOf(_ word: Int) -> Bool {
    guard lastQuantity.unit == .repetition, lastQuantity.kind == .number, isBareNumber(word + 1),
      !isFactorOfNext(word + 1), case let load = elements[word + 1]
    else { return false }
    return load.value > 10_000 || load.value % 1000 != 0
  }
}
