internal import JournalSyntax

/// Reps behind the words for each side, and rounds at the end of the line: `lunges 10 kg each leg 12, 3 rounds`,
/// `walking lunge 8 kg her bacak 12, 3 tur`.
extension FileReader {
  /// Puts the reps before those words, and the rounds as their sets.
  mutating func settleRepsBehindSides() {
    let isWorded = isWord(elements.count - 1, in: Self.rounds)
    let count = isWorded ? elements.count - 2 : elements.count - 1
    guard count > 5, elements[count].kind == .quantity,
      elements[count].unit == .round || elements[count].unit == .set
        || isWorded && elements[count].unit == .none,
      2_000...12_000 ~= elements[count].value, elements[count].value % 1000 == 0,
      elements[count - 1].kind == .comma, elements[count - 2].isBareWhole,
      1_000...60_000 ~= elements[count - 2].value, elements[count - 3].meaning == .side,
      elements[count - 4].meaning == .each || isWord(count - 4, in: Self.eaches),
      elements[..<(count - 4)].count(where: \.isNumber) <= 1,
      !elements[..<(count - 4)].contains(where: { $0.kind == .times || $0.kind == .comma })
    else { return }
    var (reps, each, side, sets) = (
      elements[count - 2], elements[count - 4], elements[count - 3], elements[count]
    )
    each.word = Word(meaning: .each, value: 0)
    reps.flags.formUnion([.spaceBefore, .spaceAfter])
    side.flags.insert(.spaceAfter)
    sets.unit = .set
    sets.flags.formUnion([.spaceBefore, .spaceAfter])
    let sign = signOf(.times, at: count)
    // `10 kg dambıl her bacak 12`: the tool, as people call it.
    let tool = count - 5
    let isTool =
      tool > 1 && elements[tool].kind == .word && elements[tool].word == .plain
      && elements[tool - 1].unit.isMass
    if isTool { context.remarks.append(elements[tool].range) }
    anatomy.parser.elements.replaceSubrange(
      (isTool ? tool : count - 4)..., with: [reps, each, side, sign, sets])
    anatomy.parser.end = elements.count
  }

  private static let rounds = WordSet("tur turda круга кругів кола rund rundy turer kierrosta kör")
  private static let eaches = WordSet("her")
}
