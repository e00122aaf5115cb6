internal import JournalSyntax

/// Last time above what was done today: `bench last time 80x6,5,5` and `   today 80x6,6,5` below it.
extension FileReader {
  /// Keeps the name before such sets for the line below, which begins with a word for today.
  mutating func lastTimeAboveToday(_ line: LineSyntax) -> Bool {
    guard line.kind != .heading, 4...60 ~= elements.count, elements[0].kind == .word,
      let last = elements.prefix(8).firstIndex(where: { isLast($0) }), last > 0,
      elements[..<last].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .comma }),
      context.lineIndex + 1 < document.lines.count,
      beginsWithToday(document.lines[context.lineIndex + 1].content),
      case var first = last + 1, first < elements.count
    else { return false }
    if elements[first].meaning == .time || elements[first].meaning == .week
      || isWord(first, in: Self.times)
    {
      first += 1
    }
    if first < elements.count, elements[first].kind == .colon { first += 1 }
    guard first < elements.count, elements[first].isNumber else { return false }
    let end = elements[last - 1].kind == .comma ? last - 1 : last
    guard end > 0 else { return false }
    settlePendingName(nextIsName: true)
    context.entry = nil
    context.pendingName = PendingName(
      text: NameText.clean(written.bytes[range(0..<end).indices]),
      location: location(range(0..<end)), isHeading: false, isEmphasized: false)
    context.lastTimeLine = context.lineIndex
    return true
  }

  /// The `today` and the `today same` before the sets of the line below.
  mutating func dropTodayBelowLastTime() {
    guard context.lastTimeLine == context.lineIndex - 1, elements.count > 1,
      isWord(0, in: CommonWords.today)
    else { return }
    var first = 1
    while first < min(3, elements.count),
      elements[first].kind == .colon || isWord(first, in: Self.same)
    {
      first += 1
    }
    guard first < elements.count, elements[first].isNumber || elements[first].meaning == .bodyweight
    else { return }
    anatomy.parser.elements.removeSubrange(..<first)
  }

  private func isLast(_ element: Element) -> Bool {
    element.kind == .word
      && (element.meaning == .previous || Self.lastWords.contains(bytes[element.range.indices]))
  }

  private func beginsWithToday(_ content: ByteRange) -> Bool {
    let text = bytes[content.indices].drop { $0 == Byte.space || $0 == Byte.tab }
    let word = text.prefix { $0 != Byte.space && $0 != Byte.colon }
    return CommonWords.today.contains(word) && word.endIndex < text.endIndex
  }

  private static let lastWords = WordSet("last previous prev letztes letzte прошлый")
  private static let times = WordSet("time times session mal раз week")
  private static let same = WordSet("same again gleich igual")
}
