internal import JournalSyntax
internal import WorkoutModel

/// Loads of one side of the bar or of one hand, before their sets.
extension FileReader {
  /// Makes one number of the plates of `Bench: 15+2.5/side 3x6`, of the `20/side` of `Squat 20/side x5`
  /// and of the `90/hand` of `Farmers 90/hand 40m`, of which no reading but a load is left.
  ///
  /// `Lunges 10/side x3` tells reps: one side is trained after the other.
  mutating func settleLoadOfSide(_ slash: Int) {
    let behind = slash + 2
    guard slash > 0, behind + 1 < elements.count || behind < elements.count && isWay(behind),
      isWord(slash + 1, in: Self.placesOfLoad), !elements[slash].spaceBefore,
      let (first, sum) = platesBefore(slash), first > 0,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon
        || elements[first - 1].kind == .comma || elements[first - 1].kind == .semicolon
    else { return }
    let isSum = first + 1 < slash
    guard
      isSchemeOfSide(behind) || isWay(behind)
        || elements[behind].kind == .times && elements[behind + 1].kind == .quantity
          && (isSum || sum >= 5_000 && isLiftWithBar(first) || isFarAboveReps(sum, behind + 1))
    else { return }
    var load = elements[first]
    load.range = load.range.through(elements[slash + 1].range)
    load.value = sum
    load.flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(first..<behind, with: [load])
    // Else the 25 of `20/side x8, 25/side 3x8` could go on with the reps before it.
    if elements[first - 1].kind == .comma { anatomy.parser.elements[first - 1].kind = .semicolon }
  }

  /// `HS row 25/side x 10, 9, 8`: so many reps of each side, as often, nobody does.
  private func isFarAboveReps(_ load: Int32, _ reps: Int) -> Bool {
    load >= 20_000 && elements[reps].isBare
      && 6_000...load / 2 ~= elements[reps].value
  }

  /// The first of the plates that are added up before the slash, and what they come to.
  private func platesBefore(_ slash: Int) -> (first: Int, sum: Int32)? {
    var (index, sum) = (slash, Int32(0))
    while index > 0, slash - index < 10, elements[index - 1].isBare,
      500...300_000 ~= elements[index - 1].value
    {
      index -= 1
      sum += elements[index].value
      guard index > 0, elements[index - 1].kind == .plus, !elements[index - 1].spaceBefore else {
        return (index, sum)
      }
      index -= 1
    }
    return nil
  }

  /// `3x5`.
  func isSchemeOfSide(_ index: Int) -> Bool {
    index + 2 < elements.count && elements[index].isBare && elements[index].value <= 12_000
      && elements[index + 1].kind == .times && elements[index + 2].isBare
  }

  private func isWay(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit.isLength || elements[index].unit == .letterM)
  }

  /// The words before the plates, up to the start of the line or the last comma, name such a lift.
  private func isLiftWithBar(_ first: Int) -> Bool {
    guard
      let number = elements[..<first].firstIndex(where: { $0.kind == .colon || $0.isNumber })
        ?? (elements[first - 1].kind == .word ? first : nil), number > 0
    else { return false }
    let nature = names.nature(of: NameText.clean(written.bytes[range(0..<number).indices]))
    return nature.contains(.lifted)
      && nature.isDisjoint(with: [.oneSided, .eitherSide, .bodyweight, .dumbbell])
  }

  private static let placesOfLoad = WordSet("side sides hand hands")

  /// `8 per leg with 2x10 kg`, `10 por pierna con 2 de 6 kg`: reps of a side, and a pair of loads.
  mutating func settlePairBehindSides(_ with: Int) {
    guard with > 2, with + 3 < elements.count, elements[with].meaning == .with,
      elements[with + 1].value == 2_000, elements[with + 1].isBareWhole,
      elements[with + 2].kind == .times || elements[with + 2].meaning == .of,
      elements[with + 3].unit.isMass, elements[with - 1].kind == .word,
      elements[with - 2].meaning == .per || elements[with - 2].meaning == .each,
      elements[with - 3].isBareWhole, elements[with - 3].value <= 30_000
    else { return }
    anatomy.parser.elements[with].kind = .at
    anatomy.parser.elements[with].word = .plain
    anatomy.parser.elements.removeSubrange((with + 1)...(with + 2))
  }
}
