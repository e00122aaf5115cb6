internal import JournalSyntax

/// Loads and reps with a dash or a blank between them: `20 kg 12 reps, 25 - 12, 25 - 10`, `bar 15, 40
/// 10, 60 8`.
extension FileReader {
  /// Makes times signs of the dashes between blanks, when each stands between a load and its reps up to
  /// the end of the line.
  mutating func settleDashedPairs(_ dash: Int) {
    if settleDashBeforeList(dash) || settleDashBehindLoad(dash) { return }
    if settleRisingPairs(dash) { return }
    guard isDashOfPair(dash), let first = firstPart(dash) else { return }
    var (index, dashes) = (first, [Int]())
    while index < elements.count {
      if isDashOfPair(index + 1) {
        dashes.append(index + 1)
        index += 3
      } else if elements[index].unit.isMass, index + 1 < elements.count,
        elements[index + 1].unit == .repetition
      {
        index += 2
      } else {
        return
      }
      guard index >= elements.count || elements[index].kind == .comma else { return }
      index += 1
    }
    guard dashes.count > 1 else { return }
    // `20 kg 12 reps, 25 - 12`: the unit of the first is that of all.
    let unit = elements[first].unit
    for dash in dashes {
      anatomy.parser.elements[dash].kind = .times
      if unit.isMass, elements[dash - 1].unit == .none {
        anatomy.parser.elements[dash - 1].unit = unit
      }
    }
  }

  /// The `25 - 12` around a dash: the load is well above the reps.
  private func isDashOfPair(_ dash: Int) -> Bool {
    guard dash > 0, dash + 1 < elements.count, elements[dash].kind == .hyphen,
      elements[dash].spaceBefore, elements[dash].spaceAfter
    else { return false }
    let (load, reps) = (elements[dash - 1], elements[dash + 1])
    return load.kind == .quantity && (load.unit == .none || load.unit.isMass)
      && reps.kind == .quantity && (reps.unit == .none || reps.unit == .repetition)
      && reps.value % 1000 == 0 && load.value / 5 * 4 >= reps.value && reps.value <= 30_000
  }

  /// Where the list begins whose first or second part holds the dash.
  private func firstPart(_ dash: Int) -> Int? {
    let load = dash - 1
    guard load > 0 else { return nil }
    if elements[load - 1].kind == .word || elements[load - 1].kind == .colon { return load }
    guard load > 3, elements[load - 1].kind == .comma, elements[load - 2].unit == .repetition,
      elements[load - 3].unit.isMass
    else { return nil }
    return load - 3
  }

  /// Puts a times sign behind the bar of `bar 15, 40 10, 60 8` and `bar 15 / 40 10`; false where no pairs of loads and reps
  /// follow.
  mutating func settleBarBeforeReps(_ bar: Int) -> Bool {
    guard elements[bar].meaning == .bar, isBarBeforeReps(bar) else { return false }
    anatomy.parser.elements.insert(Element(.times, elements[bar + 1].range), at: bar + 1)
    return true
  }

  private func isBarBeforeReps(_ bar: Int) -> Bool {
    bar + 4 < elements.count && !elements[..<bar].contains(where: \.isNumber)
      && elements[bar + 1].isBare && elements[bar + 1].value <= 30_000
      && (elements[bar + 2].kind == .comma
        || elements[bar + 2].kind == .slash && elements[bar + 2].spaceBefore)
      && elements[bar + 3].isBare && elements[bar + 3].value >= 25_000
      && elements[bar + 4].isBare
      && elements[bar + 4].value <= elements[bar + 3].value / 2
  }

  /// The `25x12` behind the comma of `20 kg 12 reps, 25x12`: another load, of the same unit.
  mutating func settleLoadBehindReps(_ comma: Int) {
    guard comma > 1, comma + 3 < elements.count, elements[comma - 2].unit.isMass,
      elements[comma + 1].isBare, elements[comma + 2].kind == .times, elements[comma + 3].isBare,
      elements[comma + 1].value >= 10_000,
      elements[comma + 1].value >= elements[comma - 2].value / 2,
      elements[comma + 1].value / 2 <= elements[comma - 2].value,
      elements[comma + 3].value <= elements[comma + 1].value
    else { return }
    anatomy.parser.elements[comma + 1].unit = elements[comma - 2].unit
  }

  /// The dash of `Hammer curl 7.5 - 12 x 3`: a load that can be nothing else, its reps and
  /// sets.
  private mutating func settleDashBehindLoad(_ dash: Int) -> Bool {
    guard dash > 1, dash + 4 == elements.count, elements[dash].spaceAfter,
      case let load = elements[dash - 1], load.isBare, elements[dash - 2].kind == .word,
      load.flags.contains(.fraction) || load.value >= 20_000,
      elements[dash + 1].isBareWhole, elements[dash + 2].kind == .times,
      elements[dash + 3].isBareWhole,
      case let (few, many) = (
        min(elements[dash + 1].value, elements[dash + 3].value),
        max(elements[dash + 1].value, elements[dash + 3].value)
      ), few <= 6_000, few < many, many <= 30_000
    else { return false }
    // `Goblet squat 20 - 3 x 8` counts the sets first.
    let isRepsFirst = elements[dash + 1].value == many
    anatomy.parser.elements[dash].kind = isRepsFirst ? .times : .colon
    return true
  }

  /// The `3 set -` of `Row 35 kg 3 set - 12, 12, 12`: as many reps stand behind it.
  private mutating func settleDashBeforeList(_ dash: Int) -> Bool {
    guard dash > 1, elements[dash].spaceAfter, elements[dash - 1].unit == .set,
      elements[dash - 2].isNumber
    else { return false }
    var (index, count) = (dash + 1, Int32(0))
    while index < elements.count, elements[index].isBareWhole {
      count += 1000
      index += 1
      if index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard index == elements.count, count == elements[dash - 1].value else { return false }
    anatomy.parser.elements[dash].kind = .colon
    anatomy.parser.elements.remove(at: dash - 1)
    return true
  }
}
