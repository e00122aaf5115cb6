internal import JournalSyntax

/// The head of a complex above its lifts: `Complex, 3 rounds, 40 kg:` and `Barbell complex with 40 kg, 3 rounds, 60s
/// rest`.
extension FileReader {
  /// Puts it as `3 rounds with 40 kg`.
  mutating func settleHeadOfComplex() {
    guard elements.count <= 16, isAboveList,
      elements.indices.prefix(3).contains(where: { isWord($0, in: Self.complexes) }),
      elements.allSatisfy({
        $0.isNumber || $0.kind == .word || $0.kind == .comma || $0.kind == .colon
          || $0.kind == .at || $0.kind == .openParenthesis || $0.kind == .closeParenthesis
          || $0.kind == .slash || $0.kind == .hyphen
      }),
      let rounds = elements.firstIndex(where: { $0.unit == .round }), isRounds(rounds)
    else { return }
    let others = elements.indices.filter { $0 != rounds && elements[$0].isNumber }
    let rests = others.filter { index in
      elements[index].kind == .clock || elements[index].unit.isTime
        || elements[safe: index + 1]?.meaning == .rest
    }
    let loads = others.filter { !rests.contains($0) }
    guard loads.count == 1, let place = loads.first, elements[place].kind == .quantity,
      case var load = elements[place],
      load.unit.isMass || load.unit == .letterS
        || load.unit == .none && place > 0
          && (elements[place - 1].kind == .at || elements[place - 1].meaning == .with
            || elements[place - 1].meaning == .at)
    else { return }
    if load.unit == .letterS { load.unit = .none }
    load.flags = [.spaceBefore, .spaceAfter, .loadOfSide]
    var count = elements[rounds]
    count.range = range(0..<elements.count)
    count.flags = [.spaceBefore, .spaceAfter]
    let at = Element(.at, load.range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements = [count, at, load]
    anatomy.parser.end = 3
  }

  private static let complexes = WordSet("complex complexes circuit chain flow komplex complejo")
}
