internal import JournalSyntax

/// Bars with what is on them, rounds of a chain and times in the signs of Chinese and Japanese: `槓20公斤+兩邊各10公斤`,
/// `を2周`, `1分10秒 50秒`.
extension FileReader {
  /// The `槓20公斤+兩邊各5公斤` of `臀推 槓20公斤+兩邊各5公斤 12下`: what all of it comes to.
  mutating func settleSumOnBar() {
    var index = 1
    while index + 3 < elements.count {
      defer { index += 1 }
      let (bar, side) = (elements[index], elements[index + 3])
      guard bar.unit.isMass, elements[index + 1].kind == .plus, elements[index - 1].kind == .word,
        isWord(index - 1, in: Self.barsInHan), isWord(index + 2, in: Self.bothSides),
        side.kind == .quantity, side.unit == bar.unit || side.unit == .none
      else { continue }
      var sum = bar
      sum.value = Element.bounded(Int64(bar.value) + 2 * Int64(side.value))
      sum.range = bar.range.through(side.range)
      sum.flags.formUnion([.spaceBefore, .spaceAfter])
      context.remarks.append(elements[index - 1].range)
      anatomy.parser.elements.replaceSubrange((index - 1)...(index + 3), with: [sum])
    }
  }

  static let barsInHan = WordSet("槓 杠 杆 桿 槓鈴 杠铃 空槓 空杠 空杆 空桿 バー シャフト")
  private static let bothSides = WordSet(
    "兩邊各 两边各 兩側各 两侧各 左右各 單邊 单边 每邊 每边 一邊 一边 片側 両側に各 両側各 左右に")

  /// The `を2周` of `70×12→50×10→35×10 を2周`: all of it once more.
  mutating func repeatChain() {
    var last = elements.count - 1
    // No unit of its own: `周`.
    let isInWord = last > 0 && elements[last].kind == .word && isWord(last, in: Self.turns)
    if isInWord { last -= 1 }
    guard last > 4, elements[last].kind == .quantity, 2_000...5_000 ~= elements[last].value,
      elements[last].value % 1000 == 0,
      isInWord || elements[last].unit == .round || elements[last].unit == .set,
      isWord(last - 1, in: Self.objects), elements[last - 2].isNumber,
      let first = elements.firstIndex(where: \.isNumber), first > 0,
      elements[first..<(last - 1)].contains(where: { $0.kind == .arrow }),
      elements[first..<(last - 1)].allSatisfy({
        $0.isNumber || $0.kind == .times || $0.kind == .arrow
      })
    else { return }
    let place = Int(elements[last].range.end)
    let chain = Array(elements[first..<(last - 1)])
    var again: [Element] = []
    for _ in 1..<(Int(elements[last].value) / 1000) {
      again.append(Element(.comma, ByteRange(place, place), flags: .spaceAfter))
      again += chain
    }
    context.remarks.append(range((last - 1)..<elements.count))
    anatomy.parser.elements.replaceSubrange((last - 1)..., with: again)
  }

  private static let turns = WordSet("周 周目 巡 ラウンド")
  private static let objects = WordSet("を")

  /// The `1分 50秒` of `プランク 1分10秒 1分 50秒`, where no blank stands within one time.
  mutating func partSpacedTimes() {
    guard elements.contains(where: { $0.kind == .clock && !isSpaced($0) && isInWords($0) }) else {
      return
    }
    var index = 1
    while index < elements.count {
      defer { index += 1 }
      let clock = elements[index]
      guard clock.kind == .clock, isSpaced(clock), isInWords(clock),
        clock.value % 60_000 > 0, clock.value < 600_000,
        let blank = bytes[clock.range.indices].firstIndex(of: Byte.space)
      else { continue }
      anatomy.parser.elements.replaceSubrange(
        index...index,
        with: [
          Element(
            .quantity, ByteRange(Int(clock.range.start), blank), unit: .second,
            value: clock.value - clock.value % 60_000, flags: [.spaceBefore, .spaceAfter]),
          Element(
            .quantity, ByteRange(blank + 1, Int(clock.range.end)), unit: .second,
            value: clock.value % 60_000, flags: [.spaceBefore, .spaceAfter]),
        ])
    }
  }

  func isSpaced(_ clock: Element) -> Bool {
    bytes[clock.range.indices].contains(Byte.space)
  }

  /// `1分10秒`, and no `1:10`.
  func isInWords(_ clock: Element) -> Bool {
    bytes[clock.range.indices].contains { $0 >= 0x80 }
  }

  /// The `左1分05秒` of `片足立ち 左1分05秒 右48秒`: seconds, as those of the other side.
  mutating func settleTimesOfSidesInScript() {
    guard elements.contains(where: { $0.meaning == .left }),
      elements.contains(where: { $0.meaning == .right })
    else { return }
    for index in elements.indices.dropFirst()
    where elements[index].kind == .clock && isInWords(elements[index])
      && (elements[index - 1].meaning == .left || elements[index - 1].meaning == .right)
    {
      anatomy.parser.elements[index].kind = .quantity
      anatomy.parser.elements[index].unit = .second
      anatomy.parser.elements[index].flags.remove(.hours)
    }
  }

  /// `卧推 空杆15个` as `卧推 空杆x15`.
  mutating func putTimesBehindBar(_ bar: Int) {
    guard bar + 1 < elements.count, elements[bar + 1].kind == .quantity,
      elements[bar + 1].unit == .repetition
    else { return }
    let place = Int(elements[bar].range.end)
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(place, place)), at: bar + 1)
    anatomy.parser.elements[bar].flags.remove(.spaceAfter)
    anatomy.parser.elements[bar + 2].flags.remove(.spaceBefore)
  }

  /// The bar of `卧推空杆15个 40公斤8个`, glued to the name before it.
  mutating func splitBarOffName() {
    if elements.count > 2, elements[1].kind == .word, elements[1].meaning == .bar,
      elements[0].kind == .word
    {
      return putTimesBehindBar(1)
    }
    guard elements.count > 1, elements[0].kind == .word, elements[1].kind == .quantity,
      elements[1].unit == .repetition || elements[1].unit == .none,
      case let word = bytes[elements[0].range.indices],
      let bar = Self.emptyBars.first(where: { word.reversed().starts(with: $0.reversed()) }),
      word.count > bar.count + 2
    else { return }
    let (start, end) = (Int(elements[0].range.start), Int(elements[0].range.end))
    let middle = end - bar.count
    let flags = elements[0].flags
    anatomy.parser.elements.replaceSubrange(
      0...0,
      with: [
        Element(.word, ByteRange(start, middle), flags: flags.union(.spaceAfter)),
        Element(
          .word, ByteRange(middle, end), word: Word(meaning: .bar, value: 0),
          flags: flags.union([.spaceBefore, .spaceAfter])),
      ])
    putTimesBehindBar(1)
  }

  private static let emptyBars = ["空杆", "空杠", "空槓", "空桿", "空バー", "バーのみ"].map { Array($0.utf8) }
}
