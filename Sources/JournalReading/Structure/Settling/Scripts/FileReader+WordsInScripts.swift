internal import JournalSyntax

/// Small words between numbers in scripts without blanks.
extension FileReader {
  /// The `每组` of `60kg 4组每组8次`, the `全セット` of `50kg 全セット12回` and the `限界まで` of `80kg 限界まで11回`, which stand between a
  /// load and its reps.
  mutating func dropWordOfEachSet(_ index: Int) {
    guard index > 0, index + 1 < elements.count, elements[index + 1].kind == .quantity,
      elements[index + 1].unit == .repetition
    else { return }
    let isBehindNumber = elements[index - 1].kind == .quantity
    let isEach = isWord(index, in: Self.eachSets)
    guard
      isEach && (isBehindNumber || elements[(index + 1)...].contains(where: { $0.unit == .set }))
        || isBehindNumber && elements[index - 1].unit.isMass
          && (isWord(index, in: Self.allOfSets)
            || elements[index].meaning == .maximum
              && elements[index].flags.contains(.unspacedScript))
    else { return }
    drop(index)
    // `60kg做4组`.
    if index > 1, elements[index - 2].kind == .word, isWord(index - 2, in: Self.doing),
      index > 2, elements[index - 3].isNumber
    {
      drop(index - 2)
    }
  }

  private mutating func drop(_ index: Int) {
    context.remarks.append(elements[index].range)
    anatomy.parser.elements.remove(at: index)
    if index > 0 { anatomy.parser.elements[index - 1].flags.insert(.spaceAfter) }
    if index < elements.count { anatomy.parser.elements[index].flags.insert(.spaceBefore) }
  }

  private static let eachSets = WordSet("每组 每組 一组 一組 各セット 毎セット 1セット 세트당")
  private static let allOfSets = WordSet("全セット 全部 全て すべて 都是 都做 전부 모두")
  private static let doing = WordSet("做 做了 练 練 で")

  /// The `时速8公里` and the `坡度3` of `跑步机 时速8公里 坡度3 30分钟`: how the machine was set, where a time tells the
  /// work.
  mutating func dropSettingOfMachine(_ index: Int) {
    guard index > 0, index + 1 < elements.count, elements[index + 1].kind == .quantity,
      elements[index].flags.contains(.unspacedScript),
      case let setting = elements[index + 1],
      setting.unit == .none || setting.unit == .kilometer || setting.unit == .percent
        || setting.unit == .other || setting.unit == .level,
      isWord(index, in: Self.settingsOfMachines),
      elements.contains(where: { $0.kind == .clock || $0.unit.isTime })
    else { return }
    context.remarks.append(range(index..<(index + 2)))
    anatomy.parser.elements.removeSubrange(index...(index + 1))
    if index < elements.count, elements[index].kind == .comma {
      anatomy.parser.elements.remove(at: index)
    }
    if index < elements.count { dropSettingOfMachine(index) }
  }

  private static let settingsOfMachines = WordSet(
    """
    时速 時速 시속 速度 スピード 속도 坡度 傾斜 斜度 경사 阻力 負荷 负荷 レベル 레벨 强度 強度 等级 級数 级别 段数 配速 心率 平均心率
    """)

  /// The `加重` of `ディップス 加重10kg 8回`: a plus.
  mutating func settleAddedInScript(_ index: Int) {
    guard index > 0, index + 1 < elements.count, elements[index + 1].kind == .quantity,
      elements[index - 1].kind != .openParenthesis,
      elements[index + 1].unit.isMass, elements[index].flags.contains(.unspacedScript),
      isWord(index, in: Self.added), !elements[index + 1].spaceBefore || elements[index].spaceBefore
    else { return }
    anatomy.parser.elements[index] = Element(
      .plus, elements[index].range, flags: .spaceBefore)
    anatomy.parser.elements[index + 1].flags.remove(.spaceBefore)
  }

  private static let added = WordSet("加重 負重 负重 荷重 중량추가")

  /// The `每只` of `哑铃卧推 每只20kg×10`: what one of them weighs.
  mutating func dropToolOfEachHand(_ index: Int) {
    guard index > 0, index + 1 < elements.count, elements[index + 1].kind == .quantity,
      elements[index + 1].unit.isMass, isWord(index, in: Self.eachTools)
    else { return }
    anatomy.parser.elements[index + 1].flags.formUnion([.loadOfSide, .spaceBefore])
    context.remarks.append(elements[index].range)
    anatomy.parser.elements.remove(at: index)
    if elements[index - 1].kind == .colon || elements[index - 1].kind == .comma, index > 1 {
      anatomy.parser.elements.remove(at: index - 1)
    }
  }

  private static let eachTools = WordSet(
    """
    每只 每隻 单只 單隻 单个 單個 每个 每個 一只 一隻 单边 單邊 每边 每邊 一边 一邊 单侧 單側 每侧 片側 片側に 片側ずつ 両側に各 两边各 兩邊各 两侧各
    左右各 両側各
    """)

  /// Writes out `50→55→60kg 各8回` and `50/55/60 各8下`: loads that share their reps.
  mutating func settleLoadsOfSharedReps() {
    let reps = elements.count - 1
    guard reps > 4, elements[reps].kind == .quantity, elements[reps].unit == .repetition,
      isWord(reps - 1, in: Self.each), elements[reps - 2].kind == .quantity
    else { return }
    var first = reps - 2
    while first > 1, isBetweenLoads(elements[first - 1].kind), isLoadOfRow(first - 2) { first -= 2 }
    guard first < reps - 2, first > 0, isLoadOfRow(reps - 2),
      !elements[..<first].contains(where: { $0.kind == .times || $0.isNumber })
    else { return }
    let unit = elements[first...(reps - 2)].first { $0.unit.isMass }?.unit ?? .none
    var written: [Element] = []
    for load in stride(from: first, through: reps - 2, by: 2) {
      var (number, count) = (elements[load], elements[reps])
      if number.unit == .none { number.unit = unit }
      number.flags.insert(.spaceBefore)
      count.flags = []
      if !written.isEmpty {
        written.append(Element(.comma, number.range, flags: .spaceAfter))
      }
      written += [number, Element(.times, number.range), count]
    }
    anatomy.parser.elements.replaceSubrange(first...reps, with: written)
  }

  private func isLoadOfRow(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value >= elements[elements.count - 1].value
      && (elements[index].unit == .none || elements[index].unit.isMass)
  }

  private func isBetweenLoads(_ kind: Element.Kind) -> Bool {
    kind == .arrow || kind == .slash || kind == .comma || kind == .hyphen
  }

  private static let each = WordSet("各 每组 每組 各セット 각 각각 全部 全て すべて 都是 都做")
}
