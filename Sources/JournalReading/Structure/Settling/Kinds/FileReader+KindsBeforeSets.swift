internal import JournalSyntax

/// What a line begins with below the name of an exercise, and no name itself: `- rest-pause 70 x 10 + 4 + 2`, `sin peso x
/// 10, 8, 7`, `片手10kg 左右各10回`.
extension FileReader {
  mutating func settleKindBeforeSets() {
    guard elements.count > 2, elements[0].kind == .word else { return }
    settleNoWeightAhead()
    guard context.entry != nil || context.pendingName != nil else { return }
    if !isASCII, elements[1].isNumber, isWord(0, in: Self.hands) { return dropKind(before: 1) }
    let pause = elements[1].kind == .hyphen ? 2 : 1
    if elements[0].meaning == .rest, isWord(pause, in: Self.pauses) {
      dropKind(before: pause + 1)
    } else if isWord(0, in: Self.kinds) {
      dropKind(before: elements[1].kind == .hyphen && isWord(2, in: Self.reps) ? 3 : 1)
    }
  }

  /// The comma of `135 x 8 w/u, 185 5 5 5`: another load and its reps begin behind it.
  mutating func partSetsBehindWarmup() {
    for comma in elements.indices.dropFirst().dropLast(2)
    where elements[comma].kind == .comma && elements[comma - 1].meaning == .warmup
      && elements[comma + 1].isBare && elements[comma + 2].isBareWhole
      && elements[comma + 2].spaceBefore
      && elements[comma + 1].value > 2 * elements[comma + 2].value
    {
      anatomy.parser.elements[comma].kind = .semicolon
    }
  }

  /// Up to a load, its sign and its reps.
  private mutating func dropKind(before start: Int) {
    let number = elements[safe: start]?.kind == .colon ? start + 1 : start
    guard number + 2 < elements.count, elements[number].kind == .quantity,
      elements[number + 1].kind == .times || elements[number].unit.isMass,
      elements[(number + 1)...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range(0..<start))
    anatomy.parser.elements.removeSubrange(..<number)
  }

  /// The `sin peso` of `sin peso x 10, 8, 7` and of `no weight, 12 12 10`: with the body alone.
  private mutating func settleNoWeightAhead() {
    guard isWord(0, in: CommonWords.without), elements[1].meaning == .weight,
      elements[2].kind == .times || elements[2].kind == .comma || elements[2].isNumber
        || elements[2].kind == .colon
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .bodyweight, value: 0)
    anatomy.parser.elements[0].range = range(0..<2)
    anatomy.parser.elements[0].flags.formUnion(elements[1].flags.intersection(.spaceAfter))
    anatomy.parser.elements.remove(at: 1)
    guard elements.count > 2, elements[1].kind == .comma || elements[1].kind == .colon else {
      return
    }
    anatomy.parser.elements[1].kind = .times
  }

  private static let pauses = WordSet("pause pauses paused")
  private static let kinds = WordSet(
    "restpause rp widowmaker widowmakers cluster clusters myo myos myoreps 레스트포즈 클러스터")
  private static let reps = WordSet("reps rep set sets")
  private static let hands = WordSet("片手 片腕 片足 片脚 両手 左右 单手 單手 双手 雙手 单腿 한손 한팔 한다리 양손")
}
