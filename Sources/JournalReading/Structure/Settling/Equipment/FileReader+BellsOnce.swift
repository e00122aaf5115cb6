internal import JournalSyntax

/// One bell, before the sets: `Goblet squat 1x20kg 3x12`; two bells before two sets: `Lateral raise 2x8kg 15 12`.
extension FileReader {
  /// Takes the count off: it is none of reps, for the sets stand behind.
  mutating func dropOneBeforeBell() {
    guard let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      times + 3 < elements.count, elements[times - 1].isBare,
      elements[times - 1].value <= 2_000, !elements[times].spaceBefore,
      elements[times + 1].kind == .quantity, elements[times + 1].unit.isMass,
      elements[..<(times - 1)].allSatisfy({ !$0.isNumber || $0.isBare && $0.value <= 2_000 }),
      elements[times + 2].isBareWhole, elements[times + 2].spaceBefore,
      elements[times + 2].value <= 30_000
    else { return }
    let (load, reps) = (times + 1, times + 2)
    if elements[times - 1].value == 1_000, reps + 2 < elements.count,
      elements[reps + 1].kind == .times,
      elements[reps + 2].isBareWhole || elements[reps + 2].unit == .repetition
        || elements[reps + 2].unit.isTime
    {
      takeBell(load, times)
    } else if let end = endOfList(reps),
      elements[times - 1].value == 1_000 || end == reps + 2 || end == reps + 3
    {
      for index in ((reps + 1)..<end).reversed()
      where elements[index].isNumber && elements[index - 1].isNumber {
        anatomy.parser.elements.insert(signOf(.comma, at: index), at: index)
      }
      anatomy.parser.elements.insert(signOf(.times, at: reps), at: reps)
      takeBell(load, times)
    }
  }

  private mutating func takeBell(_ load: Int, _ times: Int) {
    anatomy.parser.elements[load].flags.formUnion([.spaceBefore, .spaceAfter])
    if elements[times - 1].value == 2_000 {
      anatomy.parser.elements[load].flags.insert(.loadOfSide)
    }
    anatomy.parser.elements.removeSubrange((times - 1)...times)
  }

  /// Two or more counts between blanks up to the end of the line.
  private func endOfList(_ first: Int) -> Int? {
    let rest = elements[first...]
    guard rest.count > 1, rest.count <= 12,
      rest.allSatisfy({
        $0.kind == .comma || $0.isBareWhole && $0.spaceBefore && 1_000...50_000 ~= $0.value
      }), rest.count(where: \.isNumber) > 1, elements[elements.count - 1].isNumber
    else { return nil }
    return elements.count
  }
}
