internal import JournalSyntax

/// The dash behind a number of rounds: `3 rounds - 10 pull-ups, 20 push-ups, 200 m row`, `4 RFT - 400 m run, 15 kbs @53`.
extension FileReader {
  /// Makes a colon of it.
  mutating func settleDashBehindRounds() {
    guard elements.count > 5, elements[0].kind == .quantity, 2_000...30_000 ~= elements[0].value,
      let dash = elements.prefix(5).firstIndex(where: { $0.kind == .hyphen }), dash > 0,
      elements[dash].spaceBefore, elements[dash].spaceAfter,
      elements[0].unit == .round
        || dash > 1 && elements[1].kind == .word
          && (elements[1].meaning == .round || isWord(1, in: Self.rounds)),
      elements[1..<dash].allSatisfy({ $0.kind == .word }), elements[dash + 1].isNumber,
      elements[(dash + 2)...].contains(where: { $0.kind == .comma || $0.kind == .plus })
    else { return }
    anatomy.parser.elements[dash].kind = .colon
    anatomy.parser.elements[dash].flags = .spaceAfter
  }

  private static let rounds = WordSet(
    "rounds rds rft rnds runden tours rondas giri rundor runder rondes раундов круга кругов")
}
