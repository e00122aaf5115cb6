internal import JournalSyntax
internal import WorkoutModel

/// Lines below an exercise that begin with how its sets were loaded or held: `bw: 10, 8`, `with 10kg x 5`, `band x 8`, `wide
/// grip x 8`.
extension FileReader {
  mutating func settleLabelOfSets() {
    dropMannerBelowSubject()
    guard elements.count > 2, elements[0].kind == .word,
      context.entry != nil || context.pendingName != nil,
      let number = elements.prefix(6).firstIndex(where: \.isNumber), number > 0
    else { return }
    if settleOwnWeightLabel(number) || settleWithLoad(number) { return }
    dropToolOfSets(number)
    dropEndOfWork(number)
  }

  /// The `both legs` of `Jan 16 - both legs 3x12` below `BRIDGES`: how, and no other exercise.
  private mutating func dropMannerBelowSubject() {
    guard context.subject != nil, context.entry == nil, context.pendingName == nil,
      let number = elements.prefix(7).firstIndex(where: {
        $0.kind != .word && $0.kind != .exclamation
      }),
      number > 0, elements[number].isNumber, elements[0].kind == .word,
      (0..<number).allSatisfy({
        elements[$0].kind == .exclamation || isWord($0, in: Self.manners)
      })
    else { return }
    context.remarks.append(range(0..<number))
    anatomy.parser.elements.removeSubrange(0..<number)
    anatomy.parser.end = elements.count
  }

  /// `bw: 10, 8` and `BW - 10, 8`.
  private mutating func settleOwnWeightLabel(_ number: Int) -> Bool {
    guard number == 2, elements[0].meaning == .bodyweight,
      elements[1].kind == .colon || elements[1].kind == .hyphen && elements[1].spaceBefore,
      elements[2].isBareWhole, elements[2].value <= 100_000,
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    anatomy.parser.elements[1] = signOf(.times, at: 1)
    return true
  }

  /// `with 10kg x 5`, `w/ 10kg: 5, 5`, `weighted 10kg x 5`, `vest 10kg x 5`.
  private mutating func settleWithLoad(_ number: Int) -> Bool {
    guard elements[number].unit.isMass, number <= 2, isOfBodyBefore(0), number + 2 < elements.count,
      elements[number + 1].kind == .times || elements[number + 1].kind == .colon,
      elements[0].meaning == .with || isWord(0, in: CommonWords.with) || isWord(0, in: Self.tools),
      number == 1 || elements[1].kind == .slash
    else { return false }
    let sign = signOf(.plus, at: number)
    anatomy.parser.elements.replaceSubrange(0..<number, with: [sign])
    anatomy.parser.elements[0].flags = .spaceBefore
    anatomy.parser.elements[1].flags.remove(.spaceBefore)
    if elements[2].kind == .colon { anatomy.parser.elements[2] = signOf(.times, at: 2) }
    return true
  }

  /// The `green band` of `green band x 10` and the `wide grip` of `wide grip: 8, 8`, below an exercise of the own weight.
  private mutating func dropToolOfSets(_ number: Int) {
    let sign = number - 1
    guard sign > 0, elements[sign].kind == .times || elements[sign].kind == .colon,
      elements[..<sign].allSatisfy({ $0.kind == .word }), elements[number].isBareWhole,
      elements[number].value <= 100_000, isOfBodyBefore(0), isWord(sign - 1, in: Self.held),
      !isExercise(0..<sign)
    else { return }
    context.remarks.append(range(0..<sign))
    if elements[sign].kind == .times || number + 1 == elements.count {
      anatomy.parser.elements.replaceSubrange(
        0...sign,
        with: [
          Element(
            .word, ByteRange(Int(elements[0].range.start), Int(elements[0].range.start)),
            word: Word(meaning: .bodyweight, value: 0), flags: [.spaceBefore, .spaceAfter]),
          signOf(.times, at: sign),
        ])
    } else {
      anatomy.parser.elements.removeSubrange(0...sign)
    }
    anatomy.parser.end = elements.count
  }

  /// The `cooldown` of `cooldown 60x15` and the `finish` of `finish 60x15` below the sets of an exercise.
  private mutating func dropEndOfWork(_ number: Int) {
    guard number == 1, context.entry != nil, context.lastSetLine == context.lineIndex - 1,
      elements.count > 3, elements[2].kind == .times, isWord(0, in: Self.ends)
    else { return }
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.remove(at: 0)
    anatomy.parser.end = elements.count
  }

  private static let manners = WordSet(
    """
    both legs leg single one two arm arms hand hands eyes open closed on foam full half light easy heavy slow no weight assisted
    beide beine einbeinig jambes jambe piernas pierna
    """)
  private static let tools = WordSet(
    "w weighted vest belt weste gürtel gilet chaleco colete lestado lastre")
  private static let held = WordSet(
    """
    band bands banded grip wide narrow close neutral knees elevated strict kipping unassisted elastic élastique banda elástico
    """)
  private static let ends = WordSet("cooldown finish pump finally last")
}
