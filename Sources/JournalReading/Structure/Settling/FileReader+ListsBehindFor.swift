internal import JournalSyntax

/// Reps between blanks behind `for`, and loads of a pair that are told with the hands: `curls 30s for 12
/// 10 10`, `floor press 17.5kg ×2 hands, 12 - 12 - 11`, `lunges 2x10kg, 10 per leg x3`.
extension FileReader {
  /// Puts commas between the reps.
  mutating func settleListBehindFor(_ word: Int) {
    guard elements[word - 1].isNumber, elements[word - 1].kind == .quantity else { return }
    var reps: [Int] = []
    var index = word + 1
    while index < elements.count, elements[index].isBareWhole, elements[index].spaceBefore,
      1_000...50_000 ~= elements[index].value
    {
      reps.append(index)
      index += 1
    }
    guard reps.count > 1, index == elements.count || endsList(index),
      let least = reps.map({ elements[$0].value }).min(),
      let most = reps.map({ elements[$0].value }).max(), least * 2 >= most
    else { return }
    for index in reps.dropFirst().reversed() {
      let gap = ByteRange(Int(elements[index].range.start), Int(elements[index].range.start))
      anatomy.parser.elements.insert(Element(.comma, gap, flags: .spaceAfter), at: index)
    }
  }

  private func endsList(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .openParenthesis, .period, .exclamation, .comma: true
    case .word: elements[index].word == .plain
    default: false
    }
  }

  /// Takes the `× 2 hands` off its load.
  mutating func dropCountOfHands(behind load: Int) -> Bool {
    guard load + 4 < elements.count, elements[load + 1].kind == .times,
      elements[load + 2].isBareWhole, elements[load + 2].value == 2_000,
      isWord(load + 3, in: Self.pairs)
    else { return false }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.removeSubrange((load + 1)...(load + 3))
    if elements[load + 1].kind == .comma { anatomy.parser.elements.remove(at: load + 1) }
    return true
  }

  /// Leaves one of the `2x10kg` of `lunges 2x10kg, 10 per leg x3` and of `lunge 2x14kg 12 steps each x 2`:
  /// nobody does two sets of one load and then tells reps.
  mutating func dropPairBeforeReps(_ load: Int) -> Bool {
    guard load > 2, elements[load - 1].kind == .times, elements[load - 2].isBareWhole,
      elements[load - 2].value == 2_000, elements[load - 3].kind == .word,
      case let reps = elements[safe: load + 1]?.kind == .comma ? load + 2 : load + 1,
      reps + 1 < elements.count,
      elements[reps].unit == .repetition
        || elements[reps].isBareWhole
          && (elements[reps + 1].meaning == .per || elements[reps + 1].meaning == .each
            || isWord(reps + 1, in: Self.par)),
      elements[reps].value <= 50_000
    else { return false }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((load - 2)...(load - 1))
    return true
  }

  private static let pairs = WordSet(
    "hands hand db dbs dumbbells dumbells manos mãos mains hände arms")
}
