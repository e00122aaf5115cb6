internal import JournalSyntax

/// Two dumbbells, and the reps behind their load: `DB press 2x22.5 kg - 10/9/7`,
/// `Жим гантелей 2 по 5 кг: 12, 10`.
extension FileReader {
  /// Puts the `по` as a times sign and the dash as a colon, behind which a pair and its reps are known.
  mutating func settlePairOfBells(_ sign: Int) {
    guard sign > 1, sign + 4 < elements.count, elements[sign - 1].isBare,
      elements[sign - 1].value == 2_000,
      elements[sign + 1].kind == .quantity, elements[sign + 1].unit.isMass,
      elements[..<(sign - 1)].contains(where: { $0.meaning == .equipment })
    else { return }
    let mark = sign + 2
    if elements[mark].kind == .hyphen, elements[mark].spaceBefore, elements[mark + 1].isNumber {
      anatomy.parser.elements[mark].kind = .colon
    }
    if elements[sign].meaning == .of { anatomy.parser.elements[sign].kind = .times }
  }
}

extension FileReader {
  /// The `2 x` of `Split squats 2 x 16 kg: 10/10, 10/10, 8/8`: one in each hand, for the sets stand behind
  /// the colon.
  mutating func dropPairBeforeSides(_ colon: Int) {
    guard colon > 3, colon + 5 < elements.count, elements[colon - 1].kind == .quantity,
      elements[colon - 1].unit.isMass, elements[colon - 2].kind == .times,
      elements[colon - 3].isBare, elements[colon - 3].value == 2_000,
      elements[..<(colon - 3)].allSatisfy({ $0.kind == .word }),
      elements[colon + 1].isBareWhole, elements[colon + 2].kind == .slash,
      elements[colon + 3].isBareWhole, elements[colon + 4].kind == .comma
    else { return }
    anatomy.parser.elements[colon - 1].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((colon - 3)...(colon - 2))
  }

  /// The `2x` of `lunges 3x12 with 2x10 kg` and of `fentes 3x12 avec 2x10 kg`: one in each hand, for the
  /// sets stand before it.
  mutating func dropPairBehindWith(_ times: Int) -> Bool {
    let isShort = times > 3 && elements[times - 2].kind == .slash
    let with = isShort ? times - 3 : times - 2
    guard with > 2, times + 1 < elements.count, elements[times - 1].isBare,
      elements[times - 1].value == 2_000, elements[times + 1].kind == .quantity,
      elements[times + 1].unit.isMass, elements[with].kind == .word,
      elements[with].meaning == .with || elements[with].meaning == .at
        || isWord(with, in: Self.withs),
      elements[with - 1].isBareWhole || elements[with - 1].unit == .repetition
        || elements[with - 1].unit == .letterM || elements[with - 1].unit.isLength
        || elements[with - 1].meaning == .side || elements[with - 1].meaning == .each,
      times + 2 == elements.count || elements[times + 2].kind != .times
    else { return false }
    anatomy.parser.elements[with].kind = .at
    anatomy.parser.elements[with].word = .plain
    anatomy.parser.elements[times + 1].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((with + 1)...times)
    return true
  }

  /// The `2x20s` behind `Split squat 3x8/leg`: a dumbbell in each hand, and no two sets of seconds.
  mutating func settlePairOfSizes(_ times: Int) -> Bool {
    let sizes = times + 1
    guard times > 4, sizes < elements.count, elements[sizes].unit == .letterS,
      elements[sizes].value % 2_000 == 0 || elements[sizes].value % 2_500 == 0,
      8_000...60_000 ~= elements[sizes].value, elements[times - 1].isBare,
      elements[times - 1].value == 2_000, elements[times - 1].spaceBefore,
      elements[times - 2].isBareWhole || elements[times - 2].meaning == .side
        || elements[times - 2].meaning == .each,
      elements[..<(times - 2)].contains(where: { $0.kind == .times }),
      sizes + 1 == elements.count || !elements[sizes + 1].isNumber
    else { return false }
    anatomy.parser.elements[sizes].unit = .none
    anatomy.parser.elements[sizes].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements[sizes].flags.remove(.unitGlued)
    anatomy.parser.elements[times].kind = .at
    anatomy.parser.elements.remove(at: times - 1)
    return true
  }

  private static let withs = WordSet(
    "à", CommonWords.with)

  /// Leaves the load alone in the `(DB 10 kg x 2)` of `Squat (DB 10 kg x 2) 15 reps 3 sets`.
  mutating func settleToolInParentheses(_ open: Int) {
    if dropWordsBehindLoad(in: open) || dropMannerBeforeLoad(in: open) { return }
    guard elements[open - 1].kind == .word,
      let load = (open + 1..<min(open + 4, elements.count)).first(where: {
        elements[$0].unit.isMass && elements[$0].kind == .quantity
      }), elements[(open + 1)..<load].allSatisfy({ $0.meaning == .equipment }),
      case let isPair = load + 2 < elements.count && elements[load + 1].kind == .times
        && elements[load + 2].kind == .quantity && elements[load + 2].value == 2_000,
      case let close = isPair ? load + 3 : load + 1, isPair || load > open + 1,
      close + 1 < elements.count, elements[close].kind == .closeParenthesis,
      elements[close + 1].isNumber, !elements[(close + 1)...].contains(where: { $0.unit.isMass })
    else { return }
    anatomy.parser.elements.removeSubrange((load + 1)..<close)
    anatomy.parser.elements.removeSubrange((open + 1)..<load)
  }

  /// The `2x50` of `rdl 2x50 3x12`: a dumbbell in each hand, for nobody lifts so often; and the
  /// `2x24` of `Front squat 2x24 4x5`, for bells weigh so much, and few sets have as many reps. `Front squat 2x20
  /// 4x5` may be two sets of 20.
  mutating func settlePairOfLoads(_ times: Int) {
    let load = times + 1
    guard times > 1, load + 3 < elements.count, elements[times - 2].kind == .word,
      elements[times - 1].isBare,
      elements[times - 1].value == 2_000,
      elements[load].isBare,
      30_000...100_000 ~= elements[load].value
        || Self.bells.contains(elements[load].value) && load + 4 == elements.count
          && !isWord(0, in: Self.withOneBell),
      isSchemeOfSide(load + 1), elements[load + 1].spaceBefore, elements[load + 3].value <= 30_000,
      elements[load + 3].value < elements[load].value,
      elements[..<(times - 1)].allSatisfy({ $0.kind == .word }),
      case let nature = names.nature(
        of: NameText.clean(written.bytes[range(0..<(times - 1)).indices])),
      nature.contains(.lifted) || nature.contains(.dumbbell),
      nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .counted])
    else { return }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((times - 1)...times)
  }

  /// In thousandths of a kilogram.
  private static let bells: Set<Int32> = [16_000, 24_000, 28_000]
  private static let withOneBell = WordSet("goblet")

  /// The `16s` of `Front squat dbl 16s 3x8`: a pair of sixteens, and no seconds.
  func arePaired(_ sizes: Int) -> Bool {
    sizes > 0 && elements[sizes].unit == .letterS && 8_000...60_000 ~= elements[sizes].value
      && isWord(sizes - 1, in: Self.doubles)
  }

  mutating func settlePairedSizes(_ sizes: Int) {
    anatomy.parser.elements[sizes].unit = .none
    anatomy.parser.elements[sizes].flags.formUnion([.loadOfSide, .spaceAfter])
  }

  private static let doubles = WordSet("dbl double doubles")

  /// The `1H` of `1H swings 24 10x10`: with one hand, and for no hour.
  mutating func settleOneHand() {
    guard elements[0].kind == .quantity, elements[0].unit == .hour, elements[0].range.count == 2,
      elements[0].value <= 2_000, bytes[Int(elements[0].range.end) - 1] | 0x20 == UInt8(ascii: "h"),
      isWord(1, in: Self.bellLifts)
    else { return }
    anatomy.parser.elements[0].kind = .word
    anatomy.parser.elements[0].unit = .none
    anatomy.parser.elements[0].word = .plain
  }

  private static let bellLifts = WordSet("swing swings snatch snatches clean cleans kb kettlebell")

  /// The `12+` of `Lento avanti 12+12 kg 10 10 9`: as much in the other hand.
  mutating func dropOtherHand(_ plus: Int) -> Bool {
    guard plus > 1, plus + 2 < elements.count, elements[plus - 1].isBare,
      elements[plus + 1].kind == .quantity, elements[plus + 1].unit.isMass,
      elements[plus - 1].value == elements[plus + 1].value, !elements[plus].spaceBefore,
      elements[plus - 2].kind == .word || elements[plus - 2].kind == .colon,
      elements[plus + 2].isNumber || elements[plus + 2].kind == .times
        || elements[plus + 2].kind == .colon
    else { return false }
    anatomy.parser.elements[plus + 1].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((plus - 1)...plus)
    return true
  }
}
