internal import JournalSyntax

/// Counts in the signs of Chinese and Japanese, and small words beside numbers: `60公斤 12个三组`, `第四组8个`,
/// `約3km`, `+10で8`.
extension FileReader {
  /// Called for lines with other letters than those of ASCII, before their words are looked at.
  mutating func settleNumbersInHan() {
    guard elements.contains(where: { $0.flags.contains(.unspacedScript) }) else { return }
    splitBarOffName()
    dropTotalsOfSides()
    dropLoadTooHeavy()
    settleLastAlone()
    var index = 1
    while index < elements.count {
      if elements[index].kind == .word {
        settleRepsOfEachSide(index)
        settleLoadOfEachSide(index)
        settleChangeOfLoad(index)
        settleCountInHan(index)
        settleOrdinalInHan(index)
        settleParticleBeforeReps(index)
      } else if elements[index].unit == .set {
        settleNumberedSetBehind(index)
      }
      index += 1
    }
    dropAboutInScript()
    settleSumOnBar()
    repeatChain()
    partSpacedTimes()
    settleTimesOfSidesInScript()
  }

  /// The `三组` of `腿举100公斤 15个三组` and the `做四組` of `深蹲 60kg 做四組 10下`: so many sets.
  private mutating func settleCountInHan(_ index: Int) {
    guard isBehindNumber(index), elements[index].range.count <= 15,
      let count = countOfSets(bytes[elements[index].range.indices])
    else { return }
    // `10*10+8*10 两轮`: all of the chain, so often.
    let text = bytes[elements[index].range.indices]
    let isRound =
      elements[..<index].contains { $0.kind == .plus }
      && (text.suffix(3).elementsEqual("轮".utf8) || text.suffix(3).elementsEqual("輪".utf8))
    anatomy.parser.elements[index] = Element(
      .quantity, elements[index].range, unit: isRound ? .round : .set, value: Int32(count) * 1000,
      flags: elements[index].flags.subtracting(.unspacedScript).union([.spaceBefore, .spaceAfter]))
    anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
  }

  /// The 12 of `弯举 8公斤 左右各12 2组`: reps of each side.
  private mutating func settleRepsOfEachSide(_ index: Int) {
    guard index > 0, index + 1 < elements.count, elements[index - 1].unit.isMass,
      elements[index + 1].isBareWhole, 1_000...60_000 ~= elements[index + 1].value,
      isWord(index, in: Self.eachSides),
      index + 2 == elements.count
        || elements[index + 2].kind != .times
          && elements[index + 2].unit != .repetition
    else { return }
    anatomy.parser.elements[index + 1].unit = .repetition
  }

  private static let eachSides = WordSet(
    "左右各 左右 各 两边各 兩邊各 每边 每邊 单边 單邊 单侧 單側 左右 片側 左右ずつ 每侧 双侧各")

  /// The `单边` of `单边5公斤12个 单边10 12个10个`, before the load of the next sets.
  private mutating func settleLoadOfEachSide(_ index: Int) {
    guard index > 1, index + 2 < elements.count, elements[index - 1].unit == .repetition,
      elements[index + 1].isBare, elements[index + 2].unit == .repetition,
      elements[index + 2].kind == .quantity, isWord(index, in: Self.eachSides)
    else { return }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index + 1].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements[index + 1].unit = .kilogram
    anatomy.parser.elements[index].kind = .comma
    anatomy.parser.elements[index].word = .plain
    anatomy.parser.elements[index].flags = .spaceAfter
  }

  /// The `（杆20总30）` and `（总40）` behind the load of a side: what all of it weighs.
  private mutating func dropTotalsOfSides() {
    var index = 1
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .openParenthesis, elements[index - 1].isNumber,
        let close = elements[(index + 1)...].prefix(6).firstIndex(where: {
          $0.kind == .closeParenthesis
        }), close > index + 2,
        (index + 1..<close).allSatisfy({
          elements[$0].isBare || elements[$0].unit.isMass || elements[$0].kind == .plus
            || isWord($0, in: Self.totalsOfBar) || isWord($0, in: Self.barsInHan)
        }), (index + 1..<close).contains(where: { isWord($0, in: Self.totalsOfBar) })
      else { continue }
      context.remarks.append(range((index + 1)..<close))
      anatomy.parser.elements.removeSubrange(index...close)
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
      if index < elements.count { anatomy.parser.elements[index].flags.insert(.spaceBefore) }
    }
  }

  private static let totalsOfBar = WordSet("总 總 共 总共 總共 合计 合計 总重 總重 計 トータル 총 총합")

  /// The `50太重了` of `下拉50太重了 45做了8个`: tried and left, before the load that was lifted.
  private mutating func dropLoadTooHeavy() {
    guard
      let heavy = elements.indices.dropFirst(2).first(where: { isWord($0, in: Self.tooHeavy) }),
      elements[heavy - 1].isBare || elements[heavy - 1].unit.isMass,
      elements[heavy - 2].kind == .word, heavy + 2 < elements.count,
      case let next = elements[heavy + 1].kind == .comma ? heavy + 2 : heavy + 1,
      next + 1 < elements.count, elements[next].isBare || elements[next].unit.isMass
    else { return }
    context.remarks.append(range((heavy - 1)..<(heavy + 1)))
    anatomy.parser.elements[heavy - 2].flags.insert(.spaceAfter)
    anatomy.parser.elements[next].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((heavy - 1)..<next)
  }

  private static let tooHeavy = WordSet("太重了 太重 有点重 有點重 重すぎ 重すぎた 重すぎる 拉不动 推不动 做不了")

  /// The `后面改` of `下拉 45做了8个 后面改40 12个`: another load from here on.
  private mutating func settleChangeOfLoad(_ index: Int) {
    guard index > 1, index + 2 < elements.count, elements[index - 1].isNumber,
      elements[index + 1].isBare || elements[index + 1].unit.isMass,
      elements[index + 2].isNumber || elements[index + 2].kind == .times,
      isWord(index, in: Self.changes)
    else { return }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index] = Element(.comma, elements[index].range, flags: .spaceAfter)
    anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
  }

  private static let changes = WordSet(
    """
    后面改 后面改成 后来改 后来改成 改 改成 改为 换 换成 換成 換 降到 减到 減到 降 加到 后面 後面 後來 后来 然后 然後 後面改 後來改 最后
    その後 そこから から 次は
    """)

  /// The `最後だけ` of `プレスダウン 35×12×2 最後だけ35×10`: one more set, which was another.
  private mutating func settleLastAlone() {
    guard
      let last = elements.indices.dropFirst(3).first(where: { isWord($0, in: Self.lastAlone) }),
      elements[last - 1].isNumber, last + 3 < elements.count, elements[last + 1].kind == .quantity,
      elements[last + 2].kind == .times, elements[last + 3].isNumber,
      elements[..<last].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(elements[last].range)
    anatomy.parser.elements[last] = Element(.comma, elements[last].range, flags: .spaceAfter)
    anatomy.parser.elements[last + 1].flags.insert(.spaceBefore)
  }

  private static let lastAlone = WordSet("最後だけ 最後は 最後のみ 最後に ラストだけ ラストは ラスト 最终 最后 最後")

  private func isBehindNumber(_ index: Int) -> Bool {
    index > 0
      && (elements[index - 1].isNumber
        || index > 1 && elements[index - 1].kind == .comma && elements[index - 2].isNumber)
  }

  /// The three of `三组`, `做三组`, `共三組` and `三セット`.
  private func countOfSets(_ word: ArraySlice<UInt8>) -> Int? {
    guard let counter = Self.counters.first(where: { word.reversed().starts(with: $0.reversed()) })
    else { return nil }
    var numeral = word.dropLast(counter.count)
    if let verb = Self.verbs.first(where: { numeral.starts(with: $0) }) {
      numeral = numeral.dropFirst(verb.count)
    }
    return Self.numeral(numeral)
  }

  /// From 1 to 20.
  private static func numeral(_ text: ArraySlice<UInt8>) -> Int? {
    guard 1...2 ~= text.count / 3, text.count % 3 == 0 else { return nil }
    let first = digit(text.prefix(3))
    guard text.count == 6 else { return first }
    guard first == 10, let ones = digit(text.suffix(3)), ones < 10 else { return nil }
    return 10 + ones
  }

  private static func digit(_ sign: ArraySlice<UInt8>) -> Int? {
    if twos.contains(where: { sign.elementsEqual($0) }) { return 2 }
    return digits.firstIndex { sign.elementsEqual($0) }.map { $0 + 1 }
  }

  private static let digits = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
    .map { Array($0.utf8) }
  private static let twos = ["两", "兩"].map { Array($0.utf8) }
  private static let counters = ["组", "組", "趟", "轮", "輪", "セット"].map { Array($0.utf8) }
  private static let verbs = ["做了", "做", "练了", "练", "練", "各", "共", "一共", "总共", "來", "来"]
    .map { Array($0.utf8) }

  /// The `第三组` of `12个2组，第三组9个`: one more set behind those that were counted.
  private mutating func settleOrdinalInHan(_ index: Int) {
    guard index > 1, index + 1 < elements.count,
      case let reps = isWord(index + 1, in: Self.eachSides) ? index + 2 : index + 1,
      reps < elements.count, elements[reps].kind == .quantity,
      elements[reps].unit == .repetition || elements[reps].unit == .none,
      let which = ordinalOfSet(bytes[elements[index].range.indices]),
      let sets = elements[..<index].last(where: { $0.unit == .set }),
      which * 1000 == Int(sets.value) + 1000
    else { return }
    context.remarks.append(range(index..<reps))
    let comma = Element(.comma, elements[index].range, flags: .spaceAfter)
    anatomy.parser.elements.replaceSubrange(
      index..<reps, with: elements[index - 1].kind == .comma ? [] : [comma])
  }

  /// The same where the scanner knows the ordinal: `第三组` with its value.
  private mutating func settleNumberedSetBehind(_ index: Int) {
    guard index > 2, elements[index].kind == .quantity,
      bytes[elements[index].range.indices].starts(with: Self.ordinal),
      let sets = elements[..<index].last(where: { $0.unit == .set }),
      elements[index].value == sets.value + 1000,
      elements[index - 1].kind == .comma || elements[index - 1].isNumber
    else { return }
    var reps = index + 1
    if reps < elements.count, elements[reps].kind == .word,
      elements[reps].meaning == .each || isWord(reps, in: Self.eachSides)
    {
      reps += 1
    }
    guard reps < elements.count, elements[reps].kind == .quantity,
      elements[reps].unit == .repetition || elements[reps].unit == .none
    else { return }
    context.remarks.append(range(index..<reps))
    let comma = Element(.comma, elements[index].range, flags: .spaceAfter)
    anatomy.parser.elements.replaceSubrange(
      index..<reps, with: elements[index - 1].kind == .comma ? [] : [comma])
  }

  private func ordinalOfSet(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.starts(with: Self.ordinal) else { return nil }
    var rest = word.dropFirst(3)
    for verb in Self.behindOrdinals where rest.reversed().starts(with: verb.reversed()) {
      rest = rest.dropLast(verb.count)
    }
    guard
      let counter = Self.counters.first(where: { rest.reversed().starts(with: $0.reversed()) })
    else { return nil }
    return Self.numeral(rest.dropLast(counter.count))
  }

  private static let ordinal = Array("第".utf8)
  private static let behindOrdinals = ["各", "只", "了", "做", "只做了"].map { Array($0.utf8) }

  /// The `で` of `ディップス +10で8 +10で6` and the `做了` of `下拉 50做了8个`: a load, and its reps.
  private mutating func settleParticleBeforeReps(_ index: Int) {
    guard index > 0, index + 1 < elements.count, isWord(index, in: Self.particlesOfReps),
      elements[index - 1].kind == .quantity,
      elements[index - 1].unit == .none || elements[index - 1].unit.isMass,
      elements[index + 1].kind == .quantity,
      elements[index + 1].unit == .none || elements[index + 1].unit == .repetition,
      elements[index + 1].value % 1000 == 0, elements[index + 1].value <= 100_000,
      elements[index - 1].unit.isMass || elements[index - 1].value >= 2 * elements[index + 1].value
        || index > 1 && elements[index - 2].kind == .plus
        || elements[index + 1].unit == .repetition
    else { return }
    // `22kg×2で8回、7回の2セット` counts sets of another kind.
    guard
      !elements[..<index].contains(where: { $0.kind == .times && $0.spaceBefore == false })
        || elements[index - 1].unit == .none
    else { return }
    anatomy.parser.elements[index].kind = .times
    anatomy.parser.elements[index].word = .plain
    anatomy.parser.elements[index].flags.remove(.unspacedScript)
    // `+10で8 自重12`.
    if index + 2 < elements.count, elements[index + 2].meaning == .bodyweight {
      let place = Int(elements[index + 2].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index + 2)
    }
    // `+10で8 +10で6`: two sets, and no sum.
    if index > 2, elements[index - 2].kind == .plus, elements[index - 3].isNumber {
      let place = Int(elements[index - 2].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index - 2)
    }
  }

  private static let particlesOfReps = WordSet("で 做了 做 做到 练了")

  /// The `約` of `散歩 40分 約3km`: nobody needs to know.
  private mutating func dropAboutInScript() {
    var index = 1
    while index + 1 < elements.count {
      if elements[index + 1].isNumber, elements[index].kind == .word,
        isWord(index, in: Self.aboutInScripts),
        !elements[index + 1].unit.isLength
          || !elements[..<index].contains(where: { $0.unit.isLength })
      {
        context.remarks.append(elements[index].range)
        anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
        anatomy.parser.elements.remove(at: index)
      }
      index += 1
    }
  }

  private static let aboutInScripts = WordSet("約 约 およそ だいたい 大体 大约 大約 大概 약 대략")
}
