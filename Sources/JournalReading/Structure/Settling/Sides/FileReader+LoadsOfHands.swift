internal import JournalSyntax

/// Loads that are told for each hand: `Lunges 10 kg in each hand 3x10`, `zancadas 12kg cada mano, 10 por
/// pierna, 3 series`, `floor press 17.5kg ×2 hands, 12 - 12 - 11`, `lunges 2x10kg, 10 per leg x3`.
extension FileReader {
  /// Takes off the words between such a load and its reps, which are not of each side for that.
  mutating func dropHands(behind load: Int) {
    var end = load + 1
    var namesHand = false
    while end < elements.count, end < load + 5, elements[end].kind == .word {
      let isHand = isWord(end, in: Self.hands)
      guard isHand || isBeforeHand(end) else { break }
      end += 1
      if isHand {
        namesHand = true
        break
      }
    }
    guard namesHand, end < elements.count,
      elements[end].isNumber || elements[end].kind == .times
        // `30 kg each hand, 40 seconds x 3` is carried.
        || elements[end].kind == .comma
          && elements[safe: end + 1].map({ !$0.unit.isTime && !$0.unit.isLength }) ?? true
    else { return }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.removeSubrange((load + 1)..<end)
  }

  /// Makes reps of the 10 of `Lunges 8 kg, 10 per leg, 3 sets` and of `Curl 8 kg, 10, 3 sets`: a load stands
  /// before it, and behind it how many sets.
  mutating func settleRepsBeforeSets(_ comma: Int) {
    let reps = comma + 1
    guard reps + 2 < elements.count, elements[comma - 1].unit.isMass, elements[reps].isBareWhole,
      1_000...50_000 ~= elements[reps].value,
      let end = elements[(reps + 1)..<min(reps + 5, elements.count)].firstIndex(where: {
        $0.kind == .comma
      }),
      end == reps + 1 || elements[end - 1].meaning == .side || elements[end - 1].meaning == .each,
      elements[(reps + 1)..<end].allSatisfy({ $0.kind == .word }),
      end + 1 < elements.count, elements[end + 1].kind == .quantity,
      elements[end + 1].unit == .set || elements[end + 1].unit == .round
    else { return }
    anatomy.parser.elements[reps].unit = .repetition
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
            || elements[reps + 1].kind == .slash && elements[safe: reps + 2]?.meaning == .side
            || isWord(reps + 1, in: Self.par)),
      elements[reps].value <= 50_000
    else { return false }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((load - 2)...(load - 1))
    return true
  }

  private static let pairs = WordSet(
    "hands hand db dbs dumbbells dumbells manos mãos mains hände arms")

  private func isBeforeHand(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .each, .per, .in, .of, .with, .letterS, .and: true
    default: isWord(index, in: Self.wordsBeforeHands)
    }
  }

  private static let hands = WordSet(
    """
    hand hands mano manos mão mãos mao maos main mains rękę rękach ręce ruku ruce rukou hand händer
    hender hånd hende ruku руку руке рукам руки hånden kéz kézben mână käsi kädessä kezenként elde ele
    arm arms arme armen arma brazo brazos braço braços bras braccio braccia kol koldan ramię paži 一只 每只 单只 一隻
    每隻 單隻 一个 每个 ずつ 한손 한손에
    """)
  private static let wordsBeforeHands = WordSet(
    """
    in each both per en em i je jeder jede beiden dans chaque par w na każdej każdą obu v každé do varje vardera
    cada por ambas per elke beide her iki la в каждой каждую mindkét fiecare kumpaankin
    """)
}
