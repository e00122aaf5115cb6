internal import JournalSyntax

/// Another load behind a list of reps and what came of it: `Press 10s 12 12, tried 15s got 4`, `Curl 25 10 8, drop to 15
/// 11`, `bench 60 8 8, went up to 65 for 5`.
extension FileReader {
  /// Puts the load and its reps as a set of their own.
  mutating func settleTryInWords() {
    let reps = elements.count - 1
    guard reps > 6, elements[reps].isBareWhole, 1_000...30_000 ~= elements[reps].value,
      let comma = elements.lastIndex(where: {
        $0.kind == .comma || $0.kind == .semicolon || $0.kind == .openParenthesis
      }), comma > 2, reps - comma >= 3, elements[comma - 1].isNumber,
      elements[comma + 1].kind == .word,
      let load = elements[(comma + 1)..<reps].lastIndex(where: \.isNumber),
      elements[load].isBare || elements[load].unit.isMass || elements[load].unit == .letterS,
      elements[load].value >= 5_000, elements[load].value > elements[reps].value,
      ((comma + 1)..<load).allSatisfy({ tellsTry($0) }),
      // `, drop 40x8` is read as it stands.
      load + 2 < reps || elements[load + 1].kind != .times,
      ((load + 1)..<reps).allSatisfy({ tellsResult($0) }),
      tellsMove(comma + 1)
    else { return }
    let isDrop = ((comma + 1)..<load).contains { elements[$0].meaning == .drop }
    let end = ByteRange(Int(elements[load].range.end), Int(elements[load].range.end))
    let words = elements[comma + 1].range
    anatomy.parser.elements[load].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[reps].unit = .repetition
    anatomy.parser.elements.replaceSubrange(
      (load + 1)..<reps, with: [Element(.times, end, flags: [.spaceBefore, .spaceAfter])])
    let told =
      isDrop
      ? [
        Element(
          .word, words, word: Word(meaning: .drop, value: 0), flags: [.spaceBefore, .spaceAfter])
      ]
      : []
    anatomy.parser.elements.replaceSubrange((comma + 1)..<load, with: told)
    anatomy.parser.elements[comma].kind = .comma
    anatomy.parser.elements[comma].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private func tellsMove(_ index: Int) -> Bool {
    elements[index].meaning == .drop || elements[index].meaning == .then
      || isWord(index, in: Self.moves)
  }

  private func tellsTry(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .drop, .then, .at, .with, .set: true
    default:
      isWord(index, in: Self.moves) || isWord(index, in: CommonWords.places)
        || isWord(index, in: CommonWords.articles)
    }
  }

  private func tellsResult(_ index: Int) -> Bool {
    elements[index].kind == .times || elements[index].meaning == .for
      || isWord(index, in: CommonWords.did) || isWord(index, in: CommonWords.only)
  }

  private static let moves = WordSet(
    """
    tried try trying went go up down dropped drop then to probiert versucht essayé monté descendu probé subí bajé tentei subi baixei
    provato spróbowałem попробовал
    """)
}
