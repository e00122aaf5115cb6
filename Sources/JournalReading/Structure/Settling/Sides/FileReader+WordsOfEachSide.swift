internal import JournalSyntax

/// Words of a side between a load and its reps: `덤벨 12kg 한쪽당 10회`, `row 2 lb R 2x10`.
extension FileReader {
  /// The `한쪽당` of `덤벨 12kg 한쪽당 10회`, and the `左右` of `24kg×左右10回×3`.
  mutating func settleWordsOfEachSide() {
    guard !isASCII else { return }
    for word in elements.indices.dropFirst(2).dropLast().reversed()
    where elements[word].kind == .word && isWord(word, in: Self.eachSideWords)
      && elements[word + 1].kind == .quantity
      && (elements[word + 1].unit == .repetition || elements[word + 1].isBareWhole)
      && (elements[word - 1].kind == .times
        || elements[word - 1].unit.isMass && isWord(word, in: Self.sidesInHangul))
    {
      context.remarks.append(elements[word].range)
      anatomy.parser.elements.remove(at: word)
      anatomy.parser.elements[word].flags.insert(.spaceBefore)
    }
    // `플랭크 1분 2번`: so often.
    let last = elements.count - 1
    if last > 1, elements[last].unit == .repetition, elements[last].value <= 10_000,
      elements[last - 1].kind == .quantity, elements[last - 1].unit.isTime,
      elements[last - 2].kind == .word
    {
      anatomy.parser.elements[last].unit = .set
    }
  }

  /// The `4 круга` of `рывок 24 кг по 10 на руку 4 круга`: sets of one exercise.
  mutating func settleRoundsOfSide() {
    let last = elements.count - 1
    guard last > 3, elements[last].unit == .round, 2_000...10_000 ~= elements[last].value,
      elements[0].kind == .word, elements[last - 1].kind == .word,
      elements[..<last].contains(where: { $0.unit.isMass }),
      elements[..<last].contains(where: { $0.isBareWhole || $0.unit == .repetition }),
      !elements.contains(where: {
        $0.kind == .comma || $0.kind == .plus || $0.kind == .slash || $0.kind == .colon
      })
    else { return }
    anatomy.parser.elements[last].unit = .set
  }

  /// The side of `row 2 lb R 2x10`, before the only sets of the line, stands behind them.
  mutating func settleSideBehindLoad() {
    let last = elements.count - 1
    guard last > 4, isSideAlone(last - 3), elements[last - 4].unit.isMass,
      elements[last - 2].isBareWhole, elements[last - 1].kind == .times, elements[last].isBareWhole,
      elements[last - 2].value <= 10_000
    else { return }
    var side = anatomy.parser.elements.remove(at: last - 3)
    let end = Int(elements[last - 1].range.end)
    side.range = ByteRange(end, end)
    side.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.append(side)
  }

  private func isSideAlone(_ index: Int) -> Bool {
    elements[index].kind == .word
      && (elements[index].meaning == .left || elements[index].meaning == .right
        || isWord(index, in: Self.sideLetters))
  }

  private static let eachSideWords = WordSet("한쪽당 한쪽 한손당 한팔당 한발당 양쪽 左右 左右各 片手 片足 片腕")
  private static let sidesInHangul = WordSet("한쪽당 한손당 한팔당 한발당")
  private static let sideLetters = WordSet("L R l r")
}
