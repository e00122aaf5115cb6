internal import JournalSyntax

/// Loads between a name and a colon, with their reps behind: `Bench 185: 5, 5, 4`.
extension LineAnatomy {
  /// The `Stufe 9` of `Butterfly Stufe 9: 3 x 12`, the 26 of `panca manubri da 26: 3 serie da 10`.
  private func isLevelBeforeColon(_ colon: Int) -> Bool {
    let (load, reps) = (parser.elements[colon - 1], parser.elements[colon + 1])
    guard load.kind == .quantity, load.unit == .none, load.spaceBefore, load.value <= 100_000,
      reps.kind == .quantity, !reps.unit.isMass, tellsOnlyReps(colon + 1)
    else { return false }
    if parser.elements[colon - 2].meaning == .level { return load.value <= 40_000 }
    return colon >= 3 && parser.elements[colon - 2].meaning == .of
      && parser.elements[colon - 3].meaning == .equipment && load.value >= 4_000
  }

  /// Numbers of reps or sets: in `Rack pull pin 3: 180x5` and `Pin squat hole 12: 100 x 3` the loads
  /// stand behind where the bar lay, and in `Bike level 8 - 15 min` a time does.
  private func tellsOnlyReps(_ start: Int) -> Bool {
    parser.elements[start...].allSatisfy { element in
      guard element.isNumber else { return true }
      switch element.unit {
      case .none: return element.kind == .quantity && element.value < 20_000
      case .repetition, .set, .round: return true
      default: return false
      }
    }
  }

  /// The 185 of `Bench 185: 5, 5, 4`: a load rather than the end of a name.
  func isLoadBeforeColon(_ colon: Int, _ start: Int) -> Bool {
    // `Leg curl Stufe 6 – 12 reps`.
    if parser.elements[colon].kind == .hyphen {
      return colon - start >= 2 && parser.elements[colon - 2].meaning == .level
        && parser.isBareNumber(colon - 1) && tellsOnlyReps(colon + 1)
    }
    guard parser.elements[colon].kind == .colon, colon - start >= 2,
      colon + 1 < parser.elements.count
    else { return false }
    let (load, reps) = (parser.elements[colon - 1], parser.elements[colon + 1])
    if isLevelBeforeColon(colon) { return true }
    // `Lateral raise 8ea: 14, 12`.
    if load.meaning == .each, !load.spaceBefore {
      return parser.elements[colon - 2].kind == .quantity && reps.kind == .quantity
        && parser.elements[colon - 2].unit == .none && reps.unit == .none
    }
    // `Dips +25: 8, 8`.
    if parser.elements[colon - 2].kind == .plus, parser.elements[colon - 2].spaceBefore {
      return load.kind == .quantity && load.unit == .none && !load.spaceBefore
        && reps.kind == .quantity && reps.unit == .none && reps.spaceBefore
        && reps.value <= 30_000
    }
    if parser.putsLoadsBeforeColons == true, isSmallLoad(before: colon, start) { return true }
    guard load.kind == .quantity, load.unit == .none, load.spaceBefore, load.value >= 20_000,
      load.value >= 40_000 || load.value % 2500 == 0, load.value < 1_000_000,
      parser.elements[colon - 2].kind == .at
        || parser.elements[colon - 2].kind == .word && parser.elements[colon - 2].word == .plain
    else { return false }
    // `Bench 185: 8 reps, 7 reps`, `Bench 185: 3 sets of 8`.
    let isCounted = reps.unit == .none || reps.unit == .repetition || reps.unit == .set
    return reps.kind == .quantity && isCounted && reps.spaceBefore
      && reps.value <= 30_000 && reps.value < load.value
  }

  /// The 10 of `Fly 10: 15, 15, 15` and of `DB press incl. 22: 10, 9`, where the file tells loads so.
  private func isSmallLoad(before colon: Int, _ start: Int) -> Bool {
    let load = parser.elements[colon - 1]
    let isAbbreviated =
      parser.elements[colon - 2].kind == .period && !parser.elements[colon - 2].spaceBefore
    let word = isAbbreviated ? colon - 3 : colon - 2
    return load.kind == .quantity && load.unit == .none && 5_000..<100_000 ~= load.value
      && load.spaceBefore
      && word >= start && parser.elements[word].kind == .word
      && (parser.elements[word].word == .plain || parser.elements[word].meaning == .equipment)
      && tellsRepsOfSets(colon + 1)
  }

  /// `10, 9, 8`, `12 12 10`, `12/12/10` and `3x10` behind a colon, and nothing like `5 x 60`.
  private func tellsRepsOfSets(_ start: Int) -> Bool {
    guard parser.elements[start].spaceBefore, isCount(parser.elements[start]) else { return false }
    let list = parser.elements[start...].prefix {
      switch $0.kind {
      case .comma, .slash, .times: true
      default: isCount($0)
      }
    }
    let end = start + list.count
    return end == parser.elements.count || !parser.elements[end].isNumber
  }

  private func isCount(_ element: Element) -> Bool {
    element.kind == .quantity && element.unit == .none && element.value <= 30_000
      && element.value % 1000 == 0
  }
}
