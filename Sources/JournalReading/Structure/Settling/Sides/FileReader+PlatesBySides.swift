internal import JournalSyntax

/// Plates of each end of the bar, told with the words for a side: `banco plano 4x10 - 15 x lado`, `smith 10 x lado 3x12`,
/// `Bankdrücken 4x8 / 20 pro Seite`.
extension FileReader {
  /// Makes them the load of the scheme beside them.
  mutating func settlePlatesBySides() {
    guard
      let side = elements.indices.dropFirst(3).first(where: { isWord($0, in: Self.ends) }),
      isBeforeSide(side - 1), case let load = side - 2,
      elements[load].kind == .quantity, elements[load].isBare || elements[load].unit.isMass,
      1_000...150_000 ~= elements[load].value
    else { return }
    if side + 1 == elements.count || elements[side + 1].kind == .openParenthesis
      || elements[side + 1].kind == .comma
    {
      settlePlatesBehindScheme(load, side)
    } else {
      settlePlatesBeforeScheme(load, side)
    }
  }

  /// The `- 15 x lado` of `banco plano 4x10 - 15 x lado`.
  private mutating func settlePlatesBehindScheme(_ load: Int, _ side: Int) {
    let sign = load - 1
    guard sign > 3, elements[sign].kind == .slash || elements[sign].kind == .hyphen,
      elements[sign].spaceBefore, elements[sign].spaceAfter, isSchemeOfSide(sign - 3),
      elements[sign - 1].isBareWhole,
      elements[..<(sign - 3)].allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return }
    context.remarks.append(range((load + 1)..<(side + 1)))
    anatomy.parser.elements.removeSubrange((load + 1)...side)
    anatomy.parser.elements[sign].kind = .at
    anatomy.parser.elements[load].flags.insert(.loadOfSide)
  }

  /// The `10 x lado` of `smith inclinado 10 x lado 3x12`.
  private mutating func settlePlatesBeforeScheme(_ load: Int, _ side: Int) {
    // `30lbs each side 3x15` is read as it stands.
    guard load > 0, elements[load].isBare || elements[side - 1].kind == .times,
      isSchemeOfSide(side + 1), elements[load - 1].kind == .word,
      elements[..<load].allSatisfy({ $0.kind == .word }), mayBeLoaded(0..<load)
    else { return }
    context.remarks.append(range((load + 1)..<(side + 1)))
    anatomy.parser.elements.removeSubrange((load + 1)...side)
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements[load + 1].flags.insert(.spaceBefore)
  }

  /// The `x` of `15 x lado`, which stands for `por`, and its like.
  private func isBeforeSide(_ word: Int) -> Bool {
    switch elements[word].kind {
    case .times: elements[word].range.count == 1
    case .word: elements[word].meaning == .per || elements[word].meaning == .each
    default: false
    }
  }

  private static let ends = WordSet(
    "lado lados Seite seite côté lato strona stronę strone сторону сторони kant zijde sida side")
}
