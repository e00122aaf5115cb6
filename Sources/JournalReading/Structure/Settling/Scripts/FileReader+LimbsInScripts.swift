internal import JournalSyntax

/// Hands, legs and ways in scripts without blanks: `ランジ 両手8kgずつ 片足12回`, `慢跑三公里 18分40秒`.
extension FileReader {
  mutating func settleLimbsInScripts() {
    guard !isRowOfTable, elements.contains(where: { $0.flags.contains(.unspacedScript) }),
      elements.contains(where: \.isNumber)
    else { return }
    splitWarmupOffName()
    partLastDrop()
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      if dropBothHands(index) || dropLimbBeforeReps(index) || dropEachHand(index) { index -= 1 }
    }
    index = 0
    while index < elements.count {
      splitWayInHan(index)
      index += 1
    }
  }

  /// The `両手` of `両手8kgずつ`: as much in each of them.
  private mutating func dropBothHands(_ index: Int) -> Bool {
    guard index + 2 < elements.count, isWord(index, in: Self.both),
      elements[index + 1].kind == .quantity, elements[index + 1].unit.isMass,
      isWord(index + 2, in: Self.each)
    else { return false }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index + 1].flags.formUnion([.spaceBefore, .spaceAfter, .loadOfSide])
    anatomy.parser.elements.remove(at: index + 2)
    anatomy.parser.elements.remove(at: index)
    return true
  }

  /// The `每只手` of `箭步蹲 每只手8公斤`: the load of each of them, and no name.
  private mutating func dropEachHand(_ index: Int) -> Bool {
    guard isWord(index, in: Self.eachHand), elements[index - 1].kind == .word,
      elements[index + 1].kind == .quantity, elements[index + 1].unit.isMass,
      index + 2 < elements.count
    else { return false }
    context.remarks.append(elements[index].range)
    anatomy.parser.elements[index + 1].flags.formUnion([.spaceBefore, .loadOfSide])
    anatomy.parser.elements.remove(at: index)
    return true
  }

  /// The `热身` of `热身跑步机5分钟`, written in one with what it was.
  private mutating func splitWarmupOffName() {
    guard elements[0].kind == .word, elements[0].flags.contains(.unspacedScript),
      case let word = bytes[elements[0].range.indices],
      let warmup = Self.warmups.first(where: { word.starts(with: $0) }),
      word.count >= warmup.count + 6, elements.count > 1, elements[1].isNumber,
      names.isKnown(String(decoding: word.dropFirst(warmup.count), as: UTF8.self))
    else { return }
    let middle = word.startIndex + warmup.count
    var name = elements[0]
    name.range = ByteRange(middle, word.endIndex)
    name.flags.insert(.spaceBefore)
    anatomy.parser.elements[0].range = ByteRange(word.startIndex, middle)
    anatomy.parser.elements[0].word = Word(meaning: .warmup, value: 0)
    anatomy.parser.elements[0].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(name, at: 1)
  }

  /// The words before the load of a drop at the end: `12回→10回 最後そのまま4kgで12回ドロップ`,
  /// `8kg 12회 3세트, 마지막은 드랍 5kg 12회`.
  private mutating func partLastDrop() {
    guard elements.count > 4,
      let last = elements.indices.dropFirst(2).dropLast(2).first(where: { index in
        elements[index].kind == .word && elements[index].flags.contains(.unspacedScript)
          && Self.lasts.contains(where: { bytes[elements[index].range.indices].starts(with: $0) })
      }), elements[last - 1].isNumber || elements[last - 1].kind == .comma
    else { return }
    if elements[last + 1].meaning == .drop, elements[last + 2].isNumber {
      context.remarks.append(elements[last].range)
      anatomy.parser.elements.remove(at: last)
    } else if elements[last - 1].isNumber, elements[last + 1].unit.isMass,
      elements[(last + 1)...].contains(where: { $0.meaning == .drop })
    {
      context.remarks.append(elements[last].range)
      let place = ByteRange(
        Int(elements[last].range.end), Int(elements[last].range.end))
      anatomy.parser.elements[last] = Element(.comma, place, flags: .spaceAfter)
      anatomy.parser.elements[last + 1].flags.insert(.spaceBefore)
    }
  }

  /// The `片足` of `8kg 片足12回`: the reps of each side.
  private mutating func dropLimbBeforeReps(_ index: Int) -> Bool {
    guard elements[index].meaning == .side, elements[index].flags.contains(.unspacedScript),
      elements[index - 1].unit.isMass, elements[index - 1].kind == .quantity,
      elements[index + 1].kind == .quantity, elements[index + 1].unit == .repetition
    else { return false }
    context.sideOfLine = (.each, context.lineIndex)
    anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: index)
    return true
  }

  /// The `三公里` at the end of `慢跑三公里`.
  private mutating func splitWayInHan(_ index: Int) {
    guard elements[index].kind == .word, elements[index].flags.contains(.unspacedScript),
      elements[index].range.count >= 9
    else { return }
    let word = bytes[elements[index].range.indices]
    guard let unit = Self.ways.first(where: { word.suffix($0.count).elementsEqual($0) }) else {
      return
    }
    let before = word.dropLast(unit.count)
    let signs = stride(from: 0, to: before.count / 3, by: 1).reversed().prefix { place in
      Self.value(before, place) != nil
    }
    guard 1...3 ~= signs.count, signs.count * 3 <= before.count,
      let kilometers = Self.number(signs.reversed().compactMap { Self.value(before, $0) }),
      1...42 ~= kilometers
    else { return }
    let start = word.endIndex - unit.count - signs.count * 3
    let way = Element(
      .quantity, ByteRange(start, word.endIndex), unit: .kilometer,
      value: Int32(kilometers) * 1000, flags: [.spaceBefore, .spaceAfter])
    guard start > word.startIndex else {
      anatomy.parser.elements[index] = way
      return
    }
    anatomy.parser.elements[index].range = ByteRange(word.startIndex, start)
    anatomy.parser.elements[index].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(way, at: index + 1)
  }

  /// The value of a sign of three bytes, counted from the start.
  private static func value(_ word: ArraySlice<UInt8>, _ place: Int) -> Int? {
    let start = word.startIndex + place * 3
    guard start + 3 <= word.endIndex else { return nil }
    guard let sign = digits.firstIndex(where: { word[start..<(start + 3)].elementsEqual($0) })
    else { return nil }
    return sign < 10 ? sign + 1 : 2
  }

  /// `三`, `十二`, `二十`, `二十一`.
  private static func number(_ signs: [Int]) -> Int? {
    switch signs.count {
    case 1: signs[0]
    case 2:
      signs[0] == 10 ? 10 + signs[1] : signs[1] == 10 ? signs[0] * 10 : nil
    case 3: signs[1] == 10 && signs[0] < 10 && signs[2] < 10 ? signs[0] * 10 + signs[2] : nil
    default: nil
    }
  }

  /// In their order up to ten; the last is another sign for two.
  private static let digits = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "两", "兩"].map {
    Array($0.utf8)
  }
  private static let warmups = ["热身", "熱身", "暖身", "워밍업", "웜업"].map { Array($0.utf8) }
  private static let lasts = ["最後", "最后", "마지막", "そのまま"].map { Array($0.utf8) }
  private static let eachHand = WordSet("每只手 每隻手 每手 每边手 单只手 单手各 各手 片手ずつ 한손에 양손에")
  private static let ways = ["公里", "千米"].map { Array($0.utf8) }
  private static let both = WordSet("両手 両腕 両足 双手 雙手 兩手 양손 양손에 양팔")
  private static let each = WordSet("ずつ 씩 各")
}
