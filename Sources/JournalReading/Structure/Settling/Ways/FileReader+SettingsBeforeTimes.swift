internal import JournalSyntax

/// How a machine for endurance was set, between commas before the time: `Exercise bike, seat 6, level 3, 12 minutes`.
extension FileReader {
  /// Takes the settings off, which are kept as a note.
  mutating func dropSettingsBeforeTime() {
    guard elements.count > 5, elements[0].kind == .word,
      let first = elements.firstIndex(where: { $0.kind == .comma }), first <= 4,
      elements[..<first].allSatisfy({ $0.kind == .word })
    else { return }
    var comma = first
    while comma + 3 < elements.count, elements[comma].kind == .comma,
      elements[comma + 1].meaning == .seat || isSettingWord(comma + 1), elements[comma + 2].isBare
    {
      comma += 3
    }
    guard comma > first, comma + 1 < elements.count, elements[comma].kind == .comma,
      elements[comma + 1].isNumber,
      elements[comma + 1].kind == .clock || elements[comma + 1].unit.isTime
        || elements[comma + 1].unit.isLength,
      names.nature(of: text(range(0..<first))).contains(.cardio)
    else { return }
    context.remarks.append(range((first + 1)..<comma))
    anatomy.parser.elements.removeSubrange(first..<comma)
  }
}
