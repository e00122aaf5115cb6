internal import JournalSyntax

/// Lists of sets whose number stands before them: `Leg press: 3 sets [320x12; 410x15; 410x15]`.
extension FileReader {
  /// Drops the count where as many whole sets stand behind it to the end, so that it does not repeat the
  /// first of them.
  mutating func dropCountOfListedSets(_ count: Int) -> Bool {
    let element = elements[count]
    guard element.unit == .set, 2_000...20_000 ~= element.value, element.value % 1000 == 0,
      let (name, first) = listBehindCount(count), first < elements.count,
      let end = endOfWholeSets(from: first, Int(element.value) / 1000)
    else { return false }
    if end < elements.count, elements[end].kind == .closeParenthesis {
      anatomy.parser.elements.remove(at: end)
    }
    var behind = name
    if elements[first - 1].kind == .openParenthesis {
      anatomy.parser.elements.remove(at: first - 1)
      behind = min(behind, first - 1)
    }
    context.remarks.append(element.range)
    anatomy.parser.elements.removeSubrange(count..<behind)
    return true
  }

  /// Where the name of `4 sets of squats [135x12; 225x8; …]` begins, or the list, and the list itself.
  private func listBehindCount(_ count: Int) -> (name: Int, list: Int)? {
    var index = count + 1
    let isOf = count == 0 && elements[safe: index]?.meaning == .of
    if isOf {
      let words = elements[(index + 1)...].prefix { $0.kind == .word || $0.kind == .hyphen }
      guard 1...4 ~= words.count, isExercise(words.indices) else { return nil }
      index = words.endIndex
    }
    if elements[safe: index]?.kind == .openParenthesis { index += 1 }
    return (isOf ? count + 2 : index, index)
  }

  /// Behind exactly so many sets such as `135 lb x 12`, parted by semicolons or commas.
  private func endOfWholeSets(from first: Int, _ count: Int) -> Int? {
    var (index, found) = (first, 0)
    while index + 2 < elements.count, elements[index].kind == .quantity,
      elements[index + 1].kind == .times, elements[index + 2].kind == .quantity
    {
      found += 1
      index += 3
      guard index + 1 < elements.count,
        elements[index].kind == .semicolon || elements[index].kind == .comma,
        elements[index + 1].kind == .quantity
      else { break }
      index += 1
    }
    guard found == count, elements[safe: index]?.isNumber != true,
      elements[safe: index]?.kind != .times
    else { return nil }
    return index
  }
}
