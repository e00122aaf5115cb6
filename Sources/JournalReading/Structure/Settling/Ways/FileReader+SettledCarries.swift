internal import JournalSyntax
internal import WorkoutModel

/// How far a load was carried: the letter that stands for minutes elsewhere.
extension FileReader {
  /// The `20m` of `Yoke 200 20m 11.2s` and of `Farmers 100 20m / 120 20m` are meters, and the seconds
  /// behind them their time; `Row 2000 7m 30s` and `Bike 20m 30s` take minutes.
  mutating func settleCarries() {
    guard namesCarry else { return }
    dropPairBeforeCarry()
    var index = 1
    while index < elements.count {
      defer { index += 1 }
      guard
        isLoadOfCarry(index - 1) || elements[index - 1].kind == .times
          || elements[index - 1].meaning == .each && index > 1 && isLoadOfCarry(index - 2)
          || elements[index - 1].meaning == .side && index > 2 && isLoadOfCarry(index - 3)
      else { continue }
      if elements[index].kind == .clock {
        partCarry(index)
      } else if elements[index].unit == .letterM, elements[index].kind == .quantity {
        anatomy.parser.elements[index].unit = .meter
      }
      if index > 1, elements[index].unit.isLength { settlePairOfCarry(index - 2) }
      partFromCarryBefore(index)
    }
    dropDropsOfCarry()
  }

  private var namesCarry: Bool {
    guard let number = elements.firstIndex(where: \.isNumber) else { return false }
    if number == 0 { return isBelowCarry }
    return elements[..<number].contains { $0.kind == .word && isCarryWord($0) }
  }

  /// The exercise above is carried.
  private var isBelowCarry: Bool {
    let name = context.pendingName?.text ?? context.entry.map { file.entries[$0].name } ?? ""
    return name.utf8.split(whereSeparator: { !Byte.isASCIILetter($0) }).contains { word in
      GymWords.carried.contains(Array(word)[...])
    }
  }

  private func isCarryWord(_ word: Element) -> Bool {
    GymWords.carried.contains(bytes[word.range.indices])
  }

  private func isLoadOfCarry(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit.isMass
        || elements[index].unit == .none && 20_000...1_000_000 ~= elements[index].value)
  }

  /// The `20m 11.2s` that were taken for so many minutes and seconds.
  private mutating func partCarry(_ index: Int) {
    let clock = elements[index]
    let written = bytes[clock.range.indices]
    guard clock.flags.contains(.hours),
      let letter = written.firstIndex(where: { !Byte.isDigit($0) }),
      letter > written.startIndex, written.count > 3, written[letter] | 0x20 == 0x6D,
      let seconds = written[(letter + 1)...].firstIndex(where: { Byte.isDigit($0) })
    else { return }
    let way = written[..<letter].reduce(Int32(0)) { $0 &* 10 &+ Int32($1 - Byte.zero) }
    guard 2...200 ~= way, seconds > letter + 1 else { return }
    anatomy.parser.elements[index] = Element(
      .quantity, ByteRange(Int(clock.range.start), letter + 1), unit: .meter, value: way * 1000,
      flags: clock.flags.subtracting(.hours).union([.spaceAfter, .unitGlued]))
    anatomy.parser.elements.insert(
      Element(
        .quantity, ByteRange(seconds, Int(clock.range.end)), unit: .second,
        value: clock.value - way * 60_000,
        flags: clock.flags.intersection(.spaceAfter).union([.spaceBefore, .unitGlued])),
      at: index + 1)
  }

  /// The `70s` of `Farmers 70s x 40m`: a pair of seventies, and no seconds.
  private mutating func settlePairOfCarry(_ sizes: Int) {
    guard elements[sizes].unit == .letterS, elements[sizes + 1].kind == .times,
      elements[sizes].value >= 10_000
    else { return }
    anatomy.parser.elements[sizes].unit = .none
    anatomy.parser.elements[sizes].flags.formUnion([.loadOfSide, .spaceAfter])
  }

  /// The `2 x` of `Farmer walk 2 x 32, 4 x 40 m`: one in each hand.
  private mutating func dropPairBeforeCarry() {
    guard let first = elements.firstIndex(where: \.isNumber), first > 0, first + 4 < elements.count,
      elements[first].isBareWhole, elements[first].value == 2_000,
      elements[first + 1].kind == .times,
      elements[first + 2].isBare || elements[first + 2].unit.isMass
        || elements[first + 2].unit == .letterS,
      isLoadOfCarry(first + 2) || elements[first + 2].value >= 10_000,
      case let hasComma = elements[first + 3].kind == .comma,
      elements[first + (hasComma ? 4 : 3)].isNumber,
      hasComma || elements[first + 3].unit.isLength || elements[first + 3].unit == .letterM,
      elements[(first + 3)...].contains(where: { $0.unit.isLength || $0.unit == .letterM })
    else { return }
    anatomy.parser.elements[first + 2].flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
    // `carry 2x12s 20m x 3`.
    if elements[first + 2].unit == .letterS { anatomy.parser.elements[first + 2].unit = .none }
    let way = first + (hasComma ? 4 : 3)
    if elements[way].unit == .letterM { anatomy.parser.elements[way].unit = .meter }
    if hasComma { anatomy.parser.elements.remove(at: first + 3) }
    anatomy.parser.elements.removeSubrange(first...(first + 1))
  }

  /// The comma of `Farmers 100 20m 16s, 120 20m 18s` and of `220 each 60ft, 240 each 40ft` parts two
  /// carries, and no list of loads.
  private mutating func partFromCarryBefore(_ way: Int) {
    let isBehindWord = elements[way - 1].kind == .times || elements[way - 1].meaning == .each
    let isBehindSide =
      way > 3 && elements[way - 1].meaning == .side && elements[way - 2].kind == .slash
    let mark = isBehindSide ? way - 4 : isBehindWord ? way - 3 : way - 2
    guard mark > 2, elements[way].unit.isLength, elements[mark - 1].isNumber,
      isLoadOfCarry(mark + 1)
    else { return }
    switch elements[mark].kind {
    case .comma, .slash, .plus: anatomy.parser.elements[mark].kind = .semicolon
    default: return
    }
  }

  /// The `1 drop` of `Yoke 280 20m 19.5s, 1 drop`: how often it was put down.
  private mutating func dropDropsOfCarry() {
    guard let word = elements.lastIndex(where: { $0.meaning == .drop }), word > 2,
      elements[word - 1].isBare,
      elements[word - 1].value <= 5_000, elements[word - 2].kind == .comma
    else { return }
    for index in (word - 1)...word {
      anatomy.parser.elements[index].kind = .word
      anatomy.parser.elements[index].word = .plain
    }
  }

  /// The `3 runs of` of `Sandbag carry 90 kg 3 runs of 30 m`: so many sets of that way.
  mutating func settleRunsOfWay(_ of: Int) {
    guard elements[of - 2].isBareWhole, isWord(of - 1, in: Self.runs), of + 1 < elements.count,
      elements[of + 1].unit.isLength || elements[of + 1].unit == .letterM
    else { return }
    anatomy.parser.elements[of - 2].unit = .set
    anatomy.parser.elements.removeSubrange((of - 1)...of)
    anatomy.parser.elements.insert(
      Element(.times, elements[of - 2].range, flags: [.spaceBefore, .spaceAfter]), at: of - 1)
  }

  private static let runs = WordSet("run runs trip trips length lengths lap laps shuttle shuttles")

  /// The comma of `Farmer carry 30 lb each hand, 40 seconds x 3`, which only parts the load from its time.
  mutating func settleTimeOfCarry(_ comma: Int) {
    guard comma > 2, comma + 1 < elements.count, namesCarry, isLoadOfCarry(comma - 3),
      elements[comma - 2].meaning == .each || elements[comma - 2].meaning == .per,
      elements[comma + 1].unit.isTime || elements[comma + 1].unit.isLength
    else { return }
    anatomy.parser.elements.remove(at: comma)
  }
}
