internal import JournalSyntax

/// Lines of what was bought, eaten and said, in scripts whose numbers need no blanks.
extension FileReader {
  /// A line of one of these.
  var tellsLife: Bool {
    // `3.21 休息，按摩168元` is a day.
    guard dates.date(at: 0) == nil else { return false }
    return sumsUp || tellsPrice || isReplyInForum || labelsMeals || tellsLengthOfTraining
  }

  /// `1月小结：练了9次`, `4月計：12回`, `本週共4次`: how often somebody trained.
  private var sumsUp: Bool {
    elements.prefix(3).indices.contains { index in
      guard elements[index].kind == .word, let next = elements[safe: index + 1] else {
        return false
      }
      let text = bytes[elements[index].range.indices]
      if next.kind == .colon {
        let label = bytes[range(0..<(index + 1)).indices]
        return Self.sums.contains { label.suffix($0.count) == $0[...] }
      }
      return next.unit == .repetition && Self.spans.contains { text.prefix($0.count) == $0[...] }
        && Self.inAll.contains { text.suffix($0.count) == $0[...] }
    }
  }

  private static let sums = [
    "小结", "小結", "总结", "總結", "月計", "月计", "週計", "周计", "小計", "小计", "집계",
  ].map { Array($0.utf8) }
  private static let spans = ["本", "这", "這", "今", "上"].map { Array($0.utf8) }
  private static let inAll = ["共", "共练", "共練"].map { Array($0.utf8) }

  /// `推 tom123: 引體先練到10下`, `→ tom123: 60kg*5`: what somebody answered in a forum.
  var isReplyInForum: Bool {
    var start = 0
    while start < min(2, elements.count),
      elements[start].kind == .other || elements[start].kind == .arrow
    {
      start += 1
    }
    let hasArrow = start > 0 && elements[start - 1].kind == .arrow
    let hasWord = start < elements.count && isWord(start, in: Self.votes)
    guard hasArrow || hasWord else { return false }
    let name = hasWord ? start + 1 : start
    guard
      let colon = elements[min(name, elements.count)...].prefix(5).firstIndex(where: {
        $0.kind == .colon
      }), colon > name, elements[name].kind == .word
    else { return false }
    return bytes[elements[name].range.indices].allSatisfy { $0 < 0x80 }
      && !isExercise(name..<colon)
  }

  private static let votes = WordSet("推 噓 嘘 回 樓主 楼主")

  /// `朝：パン2個、卵1個`, `午：米饭1碗`: meals behind a part of the day.
  var labelsMeals: Bool {
    guard elements.count > 3, elements[1].kind == .colon, isWord(0, in: Self.partsOfDay),
      !elements.contains(where: {
        $0.kind == .times || $0.unit == .set || $0.unit.isMass || $0.unit.isTime
      })
    else { return false }
    return elements[2...].contains { $0.meaning == .food || $0.unit == .other }
  }

  /// `今日训练时长 70分钟`, `本日の所要時間：80分`: how long all of it took.
  var tellsLengthOfTraining: Bool {
    guard 2...20 ~= elements.count,
      let word = elements.firstIndex(where: {
        $0.kind == .word && endsInLength($0)
          && ($0.meaning != .duration || elements.contains { $0.kind == .period })
      }), word <= 1, word + 1 < elements.count,
      elements[(word + 1)...].prefix(while: { $0.kind != .period }).allSatisfy({
        $0.kind == .colon || $0.kind == .clock || $0.unit.isTime && $0.kind == .quantity
      }), !elements.contains(where: { $0.kind == .times || $0.unit == .set })
    else { return false }
    return elements[(word + 1)...].contains(where: { $0.isNumber })
  }

  private func endsInLength(_ word: Element) -> Bool {
    guard word.range.count >= 12 else { return false }
    let text = bytes[word.range.indices]
    return Self.lengths.contains { text.suffix($0.count) == $0[...] }
  }

  private static let lengths = [
    "训练时长", "訓練時長", "锻炼时长", "健身时长", "运动时长", "運動時長", "训练时间", "訓練時間", "运动时间", "運動時間",
    "所要時間", "トレーニング時間", "筋トレ時間",
  ].map { Array($0.utf8) }

  private static let partsOfDay = WordSet("朝 昼 夜 晩 夕 早 午 晚 間食 아침 점심 저녁")
}
