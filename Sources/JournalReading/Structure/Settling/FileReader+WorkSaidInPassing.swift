internal import JournalSyntax

/// What people say around their sets in passing, put into the notations of most before all else is settled.
extension FileReader {
  mutating func settleWorkSaidInPassing(_ line: KindsOfLine) {
    guard elements.count > 1 else { return }
    settleWorkInShort(line)
    guard elements.count > 1 else { return }
    settleSaidSets()
    guard elements.count > 2 else { return }
    settleLabelOfSets()
    if !isASCII {
      dropPicturesAmongSets()
      dropFailedRepInScript()
    }
    if elements.count > 4 {
      if line.holds(.word) {
        settleRestPausesInTurn()
        dropHalvesOfDay()
        dropLimbsOfList()
        dropAsBeforeWarmup()
      }
      if line.holds(.slash) {
        settleShorthandOfPairs()
        dropRatingAtEnd()
      }
      if line.holds(.closeParenthesis) { settleAttemptsOfMeet() }
      if line.hasShare { dropShareBeforeLoad() }
      if line.holds(.plus) { settleHangsWithLoads() }
      if line.holds(.hyphen) { dropFrostBehindWay() }
    }
    settleMeasuresOfEndurance()
    if elements.contains(where: { $0.kind == .at }) { settleRepsAtAdded() }
    if elements.contains(where: { $0.kind == .plus }) { settleAddedBehindSets() }
    settleHelpOfBody()
    settleWeightedFactors()
    dropChangeOfLoad()
  }

  /// The `-12% =` of `b/o  -12% = 167,5 4x4`, and the `82% of 127,5 =` of `82% of 127,5 = 105 6x3`: how the load was found.
  private mutating func dropShareBeforeLoad() {
    guard let share = elements.indices.first(where: { elements[$0].unit == .percent }),
      let sign = elements[share...].prefix(4).firstIndex(where: { $0.kind == .equals }),
      sign + 2 < elements.count, elements[sign + 1].isBare || elements[sign + 1].unit.isMass,
      elements[sign + 1].value >= 10_000, elements[(sign + 2)...].contains(where: \.isNumber),
      elements[sign...].contains(where: { $0.kind == .times })
    else { return }
    let isLess = share > 0 && elements[share - 1].kind == .hyphen
    let start = isLess ? share - 1 : share
    context.remarks.append(range(start..<(sign + 1)))
    anatomy.parser.elements.removeSubrange(start...sign)
    anatomy.parser.end = elements.count
  }

  /// The `1/10` of `easy run 6k 34:58, 1/10` and of `run 6k 35:50. 0/10!!!`: pain or effort of ten.
  private mutating func dropRatingAtEnd() {
    guard let slash = elements.lastIndex(where: { $0.kind == .slash }), slash > 2,
      slash + 1 < elements.count, elements[slash + 1].isBareWhole,
      elements[slash + 1].value == 10_000, elements[slash - 1].isBareWhole,
      elements[slash - 1].value <= 10_000, !elements[slash].spaceBefore,
      elements[slash - 2].kind == .comma || elements[slash - 2].kind == .period,
      elements[(slash + 2)...].allSatisfy({ $0.kind == .exclamation || $0.kind == .other }),
      !elements.contains(where: { $0.kind == .times }),
      elements[..<(slash - 2)].contains(where: {
        $0.kind == .clock || $0.unit.isTime || $0.unit.isLength || $0.unit == .kilo
      })
    else { return }
    context.remarks.append(range((slash - 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((slash - 2)...)
    anatomy.parser.end = elements.count
  }

  /// The `am` and the `pm` behind reps of `heel drops 15 15 15 am, 15 15 12 pm`.
  private mutating func dropHalvesOfDay() {
    let halves = elements.indices.dropFirst(2).filter {
      isWord($0, in: Self.halves) && elements[$0 - 1].isBareWhole && elements[$0 - 2].isBareWhole
        && (elements[safe: $0 + 1].map { $0.kind == .comma || $0.kind == .semicolon } ?? true)
    }
    guard halves.count > 1 else { return }
    for index in halves.reversed() { anatomy.parser.elements.remove(at: index) }
    anatomy.parser.end = elements.count
  }

  /// The `-8` of `лыжи 7,5 км 52 мин, -8, скольжение огонь`: how cold it was.
  private mutating func dropFrostBehindWay() {
    guard
      let sign = elements.indices.dropFirst(3).dropLast().first(where: {
        elements[$0].kind == .hyphen && elements[$0 - 1].kind == .comma
          && !elements[$0].spaceAfter && elements[$0 + 1].isBareWhole
          && elements[$0 + 1].value <= 40_000
      }), elements[..<sign].contains(where: { $0.unit == .kilometer || $0.unit == .mile }),
      elements[..<sign].contains(where: { $0.unit.isTime || $0.kind == .clock }),
      elements[safe: sign + 2].map({ $0.kind == .comma || $0.kind == .word || $0.kind == .other })
        ?? true
    else { return }
    context.remarks.append(range(sign..<(sign + 2)))
    anatomy.parser.elements.removeSubrange((sign - 1)...(sign + 1))
    anatomy.parser.end = elements.count
  }

  /// The `as` of `60x5 and 80x3 as warm-up`.
  private mutating func dropAsBeforeWarmup() {
    guard
      let warmup = elements.indices.dropFirst(4).first(where: { elements[$0].meaning == .warmup }),
      isWord(warmup - 1, in: Self.ases), elements[warmup - 2].isBareWhole,
      elements[warmup - 3].kind == .times
    else { return }
    anatomy.parser.elements.remove(at: warmup - 1)
    anatomy.parser.end = elements.count
  }

  private static let ases = WordSet("as som als comme como come jako för for")
  /// The `leg` of `Lunges 6 each leg, 8 each leg`.
  private mutating func dropLimbsOfList() {
    let limbs = elements.indices.dropFirst(2).filter { index in
      elements[index].meaning == .side && elements[index - 1].meaning == .each
        && elements[index - 2].isBareWhole
        && elements[safe: index + 1].map { $0.kind == .comma } ?? true
    }
    guard limbs.count > 1 else { return }
    for index in limbs.reversed() { anatomy.parser.elements.remove(at: index) }
    anatomy.parser.end = elements.count
  }

  private static let halves = WordSet("am pm")

  /// The `one foot` of `one foot after the other` is no way.
  mutating func settleFootOfBody() {
    for index in elements.indices.dropLast().dropFirst()
    where elements[index].meaning == .foot && elements[index + 1].kind == .word
      && elements[index - 1].meaning == .cardinal
    {
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// The `+2.5` of `Press 50 3x5 +2.5` and of `Squat 3x5 100 +5`: so much more than last time, for the bar is told.
  private mutating func dropChangeOfLoad() {
    let load = elements.count - 1
    guard load > 5, elements[load].kind == .quantity, elements[load - 1].kind == .plus,
      elements[load].isBare || elements[load].unit.isMass,
      elements[load].value <= 10_000, elements[load - 1].spaceBefore,
      !elements[load - 1].spaceAfter,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word }), !isOfBodyBefore(first),
      isExercise(0..<first),
      case let work = elements[first..<(load - 1)], work.count == 4,
      work.count(where: { $0.kind == .times }) == 1,
      work.allSatisfy({ $0.isNumber || $0.kind == .times }),
      work.contains(where: { $0.unit.isMass || $0.isBare && $0.value >= 20_000 })
    else { return }
    context.remarks.append(range((load - 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((load - 1)...)
    anatomy.parser.end = elements.count
  }

  /// `10x5` below `Weighted pull-ups`: so many kilos hang on the body, for nobody does as many sets.
  private mutating func settleWeightedFactors() {
    let start = elements[0].kind == .word ? elements.firstIndex(where: \.isNumber) ?? 0 : 0
    guard start + 2 < elements.count, elements[start].isBare, elements[start + 1].kind == .times,
      elements[start + 2].isBareWhole, elements[start + 2].value <= 12_000,
      elements[start].value >= 10_000, isWeightedName(before: start), isOfBodyBefore(start),
      !elements.contains(where: { $0.unit.isMass || $0.kind == .plus || $0.kind == .at })
    else { return }
    for index in elements.indices.dropLast(2).reversed()
    where index >= start && elements[index].isBare && elements[index].value >= 2_000
      && elements[index + 1].kind == .times && elements[index + 2].isBareWhole
      && (index == start || elements[index - 1].kind == .comma)
    {
      var plus = signOf(.plus, at: index)
      plus.flags = .spaceBefore
      anatomy.parser.elements[index].flags.remove(.spaceBefore)
      anatomy.parser.elements.insert(plus, at: index)
    }
    anatomy.parser.end = elements.count
  }

  func isWeightedName(before end: Int) -> Bool {
    if end > 0 { return (0..<end).contains { isWord($0, in: GymWords.weighted) } }
    let name = context.pendingName?.text ?? context.entry.map { file.entries[$0].name } ?? ""
    return name.utf8.split(separator: Byte.space).contains {
      GymWords.weighted.contains(Array($0)[...])
    }
  }
}
