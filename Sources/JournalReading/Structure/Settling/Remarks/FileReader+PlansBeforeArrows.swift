internal import JournalSyntax

/// What was planned before an arrow, and whole sets behind it: `Front squat 3x5 @7 -> 120x5, 125x5`,
/// `Squat single @8 -> 200 @8`.
extension FileReader {
  /// Takes the plan off, which is kept as a note. `105 x 4 -> 90 x 6` is a drop set.
  mutating func dropPlanBeforeArrow(_ arrow: Int) -> Bool {
    var end = arrow
    if elements[arrow - 1].kind == .hyphen || elements[arrow - 1].kind == .equals { end -= 1 }
    if dropTimedPlan(end, arrow) { return true }
    guard arrow + 1 < elements.count, case let load = elements[arrow + 1],
      load.kind == .quantity, load.unit.isMass || load.isBare && load.value >= 20_000
    else { return false }
    if let start = startOfScheme(end), arrow + 3 < elements.count,
      elements[arrow + 2].kind == .times, elements[arrow + 3].isNumber,
      // `5x12 -> 20x10 -> 30x8` goes up.
      !elements[(arrow + 1)...].contains(where: { $0.kind == .arrow })
    {
      context.remarks.append(range(start..<(arrow + 1)))
      anatomy.parser.elements.removeSubrange(start...arrow)
      return true
    }
    return writeTuple(end, arrow)
  }

  /// The `3x25s/side` of `Side plank: 3x25s/side -> 25s, 20s` and the `3x30m @ 18` of `Carry: 3x30m @ 18 -> 18 x 30m, 25m`.
  private mutating func dropTimedPlan(_ end: Int, _ arrow: Int) -> Bool {
    guard arrow + 1 < elements.count, end > 3,
      let times = elements[..<end].firstIndex(where: { $0.kind == .times }), times > 1,
      elements[times - 1].isBareWhole, elements[times - 1].value <= 10_000,
      isTimeOrWay(times + 1),
      elements[..<(times - 1)].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      isTimeOrWay(arrow + 1)
        || arrow + 3 < elements.count && elements[arrow + 2].kind == .times
          && isTimeOrWay(arrow + 3),
      !elements[(arrow + 1)...].contains(where: { $0.kind == .arrow })
    else { return false }
    context.remarks.append(range((times - 1)..<end))
    anatomy.parser.elements.removeSubrange((times - 1)...arrow)
    return true
  }

  private func isTimeOrWay(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .clock || element.unit.isTime || element.unit.isLength
      || element.unit == .letterS || element.unit == .letterM
  }

  /// The `-> 10 rounds done` of `EMOM 10 min: 10 swings 24kg -> 10 rounds done`: as many as its minutes.
  mutating func dropRoundsDone(_ arrow: Int) -> Bool {
    guard arrow + 1 < elements.count, elements[arrow + 1].unit == .round,
      elements[(arrow + 2)...].allSatisfy({ $0.kind == .word }),
      text(elements[0].range).uppercased().contains("MOM")
    else { return false }
    let start = elements[arrow - 1].kind == .hyphen ? arrow - 1 : arrow
    context.remarks.append(range(start..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    return true
  }

  /// `3x5` or `3x5 @7` without a load, behind nothing but a name.
  private func startOfScheme(_ end: Int) -> Int? {
    var end = end
    if end > 4, elements[end - 2].kind == .at, elements[end - 1].isNumber,
      elements[end - 1].value <= 10_000
    {
      end -= 2
    }
    let start = end - 3
    guard start >= 0, elements[start].isBareWhole, elements[start].value <= 6_000,
      elements[start + 1].kind == .times, elements[start + 2].isBareWhole,
      elements[start + 2].value <= 30_000,
      elements[..<start].allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return nil }
    return start
  }

  /// The `single @8` of `Squat single @8 -> 200 @8`: one rep with what stands behind.
  private mutating func writeTuple(_ end: Int, _ arrow: Int) -> Bool {
    var tuple = end - 1
    if tuple > 2, elements[tuple].isNumber, elements[tuple - 1].kind == .at { tuple -= 2 }
    let load = arrow + 1
    guard tuple > 0, elements[tuple].meaning == .tuple, 1...3 ~= elements[tuple].word.value,
      elements[..<tuple].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      load + 1 == elements.count || elements[load + 1].kind == .at
    else { return false }
    context.remarks.append(range(tuple..<arrow))
    let place = ByteRange(Int(elements[load].range.end), Int(elements[load].range.end))
    let reps = Element(
      .quantity, place, unit: .repetition, value: Int32(elements[tuple].word.value) * 1000,
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.insert(
      contentsOf: [Element(.times, place, flags: [.spaceBefore, .spaceAfter]), reps],
      at: load + 1)
    anatomy.parser.elements.removeSubrange(tuple...arrow)
    return true
  }
}
