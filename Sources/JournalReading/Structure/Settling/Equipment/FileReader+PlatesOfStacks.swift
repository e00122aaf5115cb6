internal import JournalSyntax

/// Machines whose plates are numbered: `Pulldown plate 6 x 12, plate 7 x 10`, `Leg curl plate 4 12 10`.
extension FileReader {
  /// Makes the word that of a pin, before a number and the reps behind it: `plate 6` weighs nobody knows what.
  mutating func settlePlatesOfStack() {
    guard elements.count > 3, elements[0].kind == .word else { return }
    for word in elements.indices.dropFirst().dropLast(2)
    where elements[word].meaning == .plate && isWord(word, in: Self.plate) && isNumbered(word) {
      anatomy.parser.elements[word].word = Word(meaning: .level, value: 0)
      anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    }
  }

  private func isNumbered(_ word: Int) -> Bool {
    let before = elements[word - 1]
    guard
      before.kind == .word && before.meaning != .cardinal && before.meaning != .with
        || before.kind == .comma || before.kind == .slash || before.kind == .colon
        || before.kind == .closeParenthesis,
      elements[word + 1].isBareWhole, 1_000...30_000 ~= elements[word + 1].value
    else { return false }
    let behind = elements[word + 2]
    return behind.kind == .times && elements[safe: word + 3]?.isBareWhole == true
      || behind.isBareWhole && behind.spaceBefore
  }

  private static let plate = WordSet("plate placa")
}

/// Loads of each side, and the reps right behind them: `Smith squat 10kg each side 12, 15kg each side 10`.
extension FileReader {
  /// Puts a times sign between each of them and its reps, where several sets tell theirs so.
  mutating func settleLoadsOfEachSide() {
    guard elements.count > 8 else { return }
    let sides = elements.indices.filter { isSideOfLoad($0) }
    guard sides.count > 1 else { return }
    for side in sides.reversed() {
      let place = ByteRange(Int(elements[side].range.end), Int(elements[side].range.end))
      let load = side - 2
      anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
      anatomy.parser.elements.replaceSubrange(
        (side - 1)...side,
        with: [Element(.times, place, flags: [.spaceBefore, .spaceAfter])])
    }
  }

  /// The `side` of `10kg each side 12`, and the `side` of `10 kg per side 12`.
  private func isSideOfLoad(_ side: Int) -> Bool {
    guard side > 2, side + 1 < elements.count, elements[side].meaning == .side,
      elements[side - 1].meaning == .each || elements[side - 1].meaning == .per,
      elements[side - 2].kind == .quantity, elements[side - 2].unit.isMass,
      elements[side + 1].isBareWhole, 1_000...50_000 ~= elements[side + 1].value
    else { return false }
    return side + 2 == elements.count || elements[side + 2].kind == .comma
      || elements[side + 2].kind == .semicolon || elements[side + 2].kind == .period
  }
}
