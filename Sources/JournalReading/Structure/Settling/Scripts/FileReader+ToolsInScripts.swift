internal import JournalSyntax

/// Loads, helps and times of lines in other scripts, where words and numbers stand without signs.
extension FileReader {
  /// The machine of `引體 8下 / 輔助機-15kg 8下`, which took so much off.
  mutating func settleHelpOfMachine(_ index: Int) {
    guard index > 0, index + 2 < elements.count, elements[index].meaning == .assisted,
      elements[index + 1].kind == .hyphen, elements[index + 2].unit.isMass,
      !elements[index + 2].spaceBefore
    else { return }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: index)
  }

  /// The `補助2回` of `100kg 5回 補助2回`: reps that somebody helped with.
  mutating func dropHelpedReps(_ index: Int) {
    guard index > 1, index + 1 < elements.count, elements[index - 1].unit == .repetition,
      elements[index + 1].unit == .repetition, elements[index].flags.contains(.unspacedScript),
      case let word = bytes[elements[index].range.indices],
      Self.helps.contains(where: { word.starts(with: $0) }), word.count <= 15
    else { return }
    context.remarks.append(range(index..<(index + 2)))
    anatomy.parser.elements.removeSubrange(index...(index + 1))
  }

  private static let helps = ["補助", "辅助", "輔助", "보조"].map { Array($0.utf8) }

  /// The `哑铃8kg*2` of `箭步蹲 左右各12*3 哑铃8kg*2` and the `mỗi tay 12 kg` of `3 hiệp x 10 cái, mỗi tay 12 kg`: the load
  /// of the sets before it.
  mutating func settleLoadOfToolBehind(_ index: Int) {
    guard index > 2, index < elements.count, isToolOrHand(index),
      case let start = elements[index - 1].kind == .comma ? index - 1 : index,
      elements[start - 1].isNumber || elements[start - 1].meaning == .each
        || elements[start - 1].meaning == .side,
      // `5x1 each side 24 kg`: of the reps.
      start < index || elements[index].meaning == .equipment
    else { return }
    var load = index
    while load < elements.count, load < index + 3, elements[load].kind == .word { load += 1 }
    guard load < elements.count, elements[load].kind == .quantity, elements[load].unit.isMass,
      (index..<load).allSatisfy({ isToolOrHand($0) }), endsWithPair(load + 1),
      let times = elements[..<start].lastIndex(where: { $0.kind == .times }),
      times + 4 >= start, times > 0, elements[times - 1].kind == .quantity,
      !elements[..<start].contains(where: { $0.unit.isMass })
    else { return }
    context.remarks.append(range(index..<load))
    anatomy.parser.elements.removeSubrange((load + 1)...)
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    let place = elements[index].range
    anatomy.parser.elements.replaceSubrange(
      start..<load, with: [Element(.at, place, flags: [.spaceBefore, .spaceAfter])])
  }

  private func isToolOrHand(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .equipment, .each, .side: true
    default: false
    }
  }

  /// Nothing, or the `*2` of a pair.
  private func endsWithPair(_ index: Int) -> Bool {
    index == elements.count
      || index + 2 == elements.count && elements[index].kind == .times
        && elements[index + 1].isBareWhole && elements[index + 1].value == 2_000
  }

  /// The slash behind the bar of `臥推 空槓*12 / 50*10`, which parts sets as those behind it do.
  mutating func partBarBehindSlash(_ bar: Int) {
    guard bar > 0, bar + 5 < elements.count, elements[bar].meaning == .bar,
      elements[bar + 1].kind == .times, elements[bar + 2].kind == .quantity,
      elements[bar + 3].kind == .slash, elements[bar + 3].spaceBefore,
      elements[bar + 4].kind == .quantity, elements[bar + 5].kind == .times
    else { return }
    anatomy.parser.elements[bar + 3].kind = .comma
  }

  /// Makes seconds of the letter in `开合跳 30s×4` and of the minutes in `1分半 1分钟 50秒`, which lists times.
  mutating func settleTimesInScript(_ index: Int) {
    let element = elements[index]
    if element.unit == .letterS, element.value >= 15_000,
      elements.contains(where: { $0.flags.contains(.unspacedScript) })
    {
      anatomy.parser.elements[index].unit = .second
      return
    }
    guard element.unit == .minute, index > 0,
      elements[index - 1].unit == .minute || elements[index - 1].unit == .second,
      elements[index - 1].flags.contains(.unitGlued), element.value <= 60_000
    else { return }
    for place in elements.indices
    where elements[place].kind == .quantity && elements[place].unit == .minute
      && elements[place].value <= 60_000
    {
      anatomy.parser.elements[place].unit = .second
      anatomy.parser.elements[place].value *= 60
    }
  }
}
