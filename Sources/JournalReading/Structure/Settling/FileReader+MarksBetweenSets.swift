internal import JournalSyntax

/// Ticks and cries between the numbers of sets, which tell how they went.
extension FileReader {
  /// The tick of `squat 3x5 80 ✔ bench 60x5 ✅ 60x5` parts sets and exercises, as a comma does.
  mutating func settleTick(_ index: Int) {
    guard index > 2, index + 2 < elements.count, elements[index - 1].isNumber,
      elements[index - 2].kind == .times || elements[index - 1].unit.isMass,
      startsSets(index + 1)
    else { return }
    anatomy.parser.elements[index].kind = .comma
  }

  /// A set, or up to four words and a number that belongs to one.
  private func startsSets(_ start: Int) -> Bool {
    var number = start
    while number < elements.count, number < start + 4, elements[number].kind == .word {
      number += 1
    }
    guard number < elements.count, elements[number].kind == .quantity else { return false }
    return elements[number...].prefix(4).contains { $0.kind == .times }
  }

  /// The `!!` of `Deadlift 60kg!! 8 x3` and of `squat 200!!! 3x5`, between a load and its sets.
  ///
  /// Returns the index before that of the next element.
  mutating func dropCry(_ index: Int) -> Int {
    var end = index
    while end < elements.count, elements[end].kind == .exclamation { end += 1 }
    guard end + 1 < elements.count, elements[index - 1].kind == .quantity,
      elements[index - 1].unit.isMass || elements[index - 1].value >= 20_000,
      !elements[index].spaceBefore, elements[end].kind == .quantity, elements[end].spaceBefore,
      elements[end].unit == .none, elements[end + 1].kind == .times
    else { return index }
    anatomy.parser.elements.removeSubrange(index..<end)
    return index - 1
  }

  /// The `15x4` of `Calf press 100kg 15x4`: nobody does fifteen sets of four, whatever stands first elsewhere.
  mutating func settleManyReps(_ times: Int) {
    guard times > 1, times + 1 < elements.count, elements[times - 2].unit.isMass,
      elements[times - 1].isBareWhole, 15_000...50_000 ~= elements[times - 1].value,
      elements[times + 1].isBareWhole, 3_000...5_000 ~= elements[times + 1].value,
      times < 3 || elements[times - 3].kind != .times,
      times + 2 >= elements.count
        || elements[times + 2].kind != .times && !elements[times + 2].unit.isMass
    else { return }
    anatomy.parser.elements[times - 1].unit = .repetition
  }

  /// The 10 of `Goblet squat 8kg 10 x2` are reps, and no second load.
  mutating func settleRepsBehindLightLoad(_ times: Int) {
    guard times > 1, times + 1 < elements.count, elements[times].spaceBefore,
      !elements[times + 1].spaceBefore, elements[times - 2].unit.isMass,
      elements[times - 1].isBareWhole, elements[times - 1].spaceBefore,
      elements[times - 1].value >= elements[times - 2].value,
      5_000...20_000 ~= elements[times - 1].value,
      elements[times + 1].isBareWhole, 2_000...5_000 ~= elements[times + 1].value,
      times + 2 >= elements.count || elements[times + 2].kind != .times
    else { return }
    anatomy.parser.elements[times - 1].unit = .repetition
  }
}
