internal import JournalSyntax

/// Talk between the numbers of Chinese sentences: `卧推：空杆热身15个，然后60kg8个，最后一组70kg力竭6个，一共29个`.
extension FileReader {
  /// Drops the words that lead to the next set, those between a load and its reps, and sums and
  /// comparisons behind the sets.
  mutating func dropTalkInHan() {
    guard elements.count > 2, elements.contains(where: { $0.flags.contains(.unspacedScript) })
    else { return }
    partWarmupOffBar()
    dropHandsBeforeLoad()
    dropCommasOfLoad()
    var index = 1
    while index < elements.count {
      if elements[index].kind == .word, elements[index].flags.contains(.unspacedScript) {
        if dropCountOfTools(index) {
          index = max(1, index - 2)
          continue
        }
        if dropSumOrComparison(index) { continue }
        if dropWayToNextSet(index) { continue }
        if settleRepsOfOneSet(index) { continue }
        if settleSidesBeforeReps(index) { continue }
      }
      index += 1
    }
    dropCommasOfLoad()
  }

  /// The `热身` of `卧推空杆热身15个`, behind the bar.
  private mutating func partWarmupOffBar() {
    var index = 0
    while index + 1 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, elements[index + 1].kind == .quantity,
        elements[index + 1].unit == .repetition,
        case let word = bytes[elements[index].range.indices],
        let talk = Self.warmups.first(where: { word.reversed().starts(with: $0.reversed()) }),
        Self.bars.contains(where: {
          word.dropLast(talk.count).reversed().starts(with: $0.reversed())
        })
      else { continue }
      let (start, end) = (Int(elements[index].range.start), Int(elements[index].range.end))
      anatomy.parser.elements[index].range = ByteRange(start, end - talk.count)
      anatomy.parser.elements[index].word = Keywords.word(
        bytes[start..<(end - talk.count)])
      context.remarks.append(ByteRange(end - talk.count, end))
      return
    }
  }

  /// The `×2顆` of `20磅×2顆，左右各10下×3組`: two of them.
  private mutating func dropCountOfTools(_ word: Int) -> Bool {
    guard word > 3, elements[word - 1].isBareWhole, elements[word - 1].value == 2_000,
      elements[word - 2].kind == .times, elements[word - 3].unit.isMass,
      isWord(word, in: Self.tools)
    else { return false }
    context.remarks.append(range((word - 2)..<(word + 1)))
    anatomy.parser.elements.removeSubrange((word - 2)...word)
    anatomy.parser.elements[word - 3].flags.insert(.spaceAfter)
    return true
  }

  private static let tools = WordSet("顆 颗 隻 只 支 枚 本 把")

  /// The `，一共29个` and the `，比上次多2个`, behind other numbers.
  private mutating func dropSumOrComparison(_ word: Int) -> Bool {
    guard word > 2, word + 1 < elements.count, elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .repetition || elements[word + 1].unit.isMass,
      isMarkOfPart(word - 1), elements[..<(word - 1)].contains(where: \.isNumber),
      word + 2 == elements.count || isMarkOfPart(word + 2),
      isWord(word, in: Self.sums) && elements[word + 1].unit == .repetition
        || Self.comparisons.contains(where: {
          bytes[elements[word].range.indices].starts(with: $0)
        })
    else { return false }
    context.remarks.append(range(word..<(word + 2)))
    anatomy.parser.elements.removeSubrange((word - 1)...(word + 1))
    return true
  }

  private func isMarkOfPart(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .period, .semicolon, .exclamation: true
    default: false
    }
  }

  /// The `然后` and the `最后一组` before a load behind a comma, and the `力竭` between a load and its
  /// reps.
  private mutating func dropWayToNextSet(_ word: Int) -> Bool {
    guard word > 1, word + 1 < elements.count, elements[word + 1].kind == .quantity else {
      return false
    }
    let leadsOn =
      elements[word - 1].kind == .comma && elements[word + 1].unit.isMass
      && word + 2 < elements.count && elements[word - 2].isNumber
      && (isWord(word, in: Self.waysOn) || leadsToDrop(word))
    let liesBetween =
      elements[word - 1].unit.isMass && elements[word + 1].unit == .repetition
      && isWord(word, in: Self.efforts)
    guard leadsOn || liesBetween else { return false }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: word)
    return true
  }

  /// The `最后一组做完减到` before a lighter load.
  private func leadsToDrop(_ word: Int) -> Bool {
    let text = bytes[elements[word].range.indices]
    return Self.lastSet.contains { text.starts(with: $0) }
      && Self.lighter.contains { text.reversed().starts(with: $0.reversed()) }
  }

  /// The `两手各提` before the load of `箭步蹲：两手各提15kg`, behind a colon or a blank.
  private mutating func dropHandsBeforeLoad() {
    guard
      let word = elements.indices.dropFirst().first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.handsAndTools)
      }), word + 1 < elements.count, elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isMass, elements[word - 1].kind == .colon
    else { return }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: word)
  }

  /// The commas between a load and its reps, `50kg，10个×4组`, with talk among them, `15kg，来回走，每条腿12步，3组`:
  /// the one load of the line.
  private mutating func dropCommasOfLoad() {
    guard let load = elements.firstIndex(where: { $0.kind == .quantity && $0.unit.isMass }),
      load > 0, load + 2 < elements.count, elements[load + 1].kind == .comma,
      !elements[..<load].contains(where: \.isNumber),
      !elements[(load + 1)...].contains(where: { $0.unit.isMass })
    else { return }
    var reps = load + 1
    while reps < elements.count, !elements[reps].isNumber { reps += 1 }
    guard reps < elements.count, reps - load <= 6, elements[reps].unit == .repetition,
      elements[(load + 1)..<reps].allSatisfy({
        $0.kind == .comma || $0.flags.contains(.unspacedScript)
      }),
      // `一组，做了`: reps of each set.
      !elements[(load + 1)..<reps].contains(where: { $0.meaning == .rest || $0.meaning == .next })
    else { return }
    let words = range((load + 1)..<reps)
    if reps > load + 2 { context.remarks.append(words) }
    anatomy.parser.elements.removeSubrange((load + 1)..<reps)
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    anatomy.parser.elements[load + 1].flags.insert(.spaceBefore)
    // `，3组` behind them.
    let comma = load + 2
    if comma + 1 < elements.count, elements[comma].kind == .comma,
      elements[comma + 1].unit == .set
    {
      anatomy.parser.elements[comma].kind = .times
    }
  }

  /// The `一组，做了` of `20kg，12个一组，做了4组`: reps of each set, and how many there were.
  private mutating func settleRepsOfOneSet(_ word: Int) -> Bool {
    guard word > 0, word + 1 < elements.count, elements[word - 1].kind == .quantity,
      elements[word - 1].unit == .repetition, isWord(word, in: Self.eachOne),
      case let next = isMarkOfPart(word + 1) ? word + 2 : word + 1, next < elements.count,
      case let sets = elements[next].kind == .word && isWord(next, in: Self.didThem)
        ? next + 1 : next,
      sets < elements.count, elements[sets].kind == .quantity, elements[sets].unit == .set
    else { return false }
    context.remarks.append(range(word..<sets))
    anatomy.parser.elements.replaceSubrange(
      word..<sets, with: [Element(.times, elements[word].range)])
    return true
  }

  /// The comma between the load of each side and its reps: `两边各10kg，12个×4组`, `哑铃12kg，左右各12个，3组`.
  private mutating func settleSidesBeforeReps(_ word: Int) -> Bool {
    guard word > 1, word + 1 < elements.count, elements[word - 1].kind == .comma,
      elements[word - 2].unit.isMass, elements[word - 2].kind == .quantity,
      word < 4 || elements[word - 3].kind != .times,
      elements[word + 1].unit == .repetition, isWord(word, in: Self.bothSides)
    else { return false }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((word - 1)...word)
    // `，3组` behind them.
    let comma = word
    if comma + 1 < elements.count, elements[comma].kind == .comma,
      elements[comma + 1].unit == .set
    {
      anatomy.parser.elements[comma].kind = .times
    }
    return true
  }

  private static let warmups = ["热身", "熱身", "暖身"].map { Array($0.utf8) }
  private static let bars = ["空杆", "空杠", "空槓", "空桿"].map { Array($0.utf8) }
  private static let sums = WordSet("一共 总共 總共 共 合计 合計 共计 共計 总计 總計 加起来 加起來")
  private static let comparisons = ["比上", "比昨", "比前", "较上", "較上"].map { Array($0.utf8) }
  private static let waysOn = WordSet(
    "然后 然後 接着 接著 再 之后 之後 随后 最后一组 最後一組 最后 最後 正式组 正式組 又做了 再来 再來 加到 减到 減到 降到 上到")
  private static let efforts = WordSet("力竭 力竭了 又做了 又做 做了 做到 勉强 勉強 做 拼了 冲了 推了 拉了 举了 蹲了")
  private static let lastSet = ["最后一组", "最後一組", "最后", "最後"].map { Array($0.utf8) }
  private static let lighter = ["减到", "減到", "降到", "换成", "換成", "减重到", "降重到", "改"].map {
    Array($0.utf8)
  }
  private static let handsAndTools = WordSet(
    """
    两手各提 双手各提 兩手各提 雙手各提 两手各拿 双手各拿 两手各 双手各 兩手各 雙手各 手提 手持 手拿 各提 各拿 一手 单手 單手 哑铃 啞鈴 壶铃
    壺鈴 每手 左右手各
    """)
  private static let eachOne = WordSet("一组 一組 每组 每組")
  private static let didThem = WordSet("做了 做 共 一共 练了 来了 共做 总共")
  private static let bothSides = WordSet("左右各 左右 两边各 兩邊各 每边 每邊 单边 單邊 每侧 每側 每条腿 每條腿 每只手 每隻手")
}
