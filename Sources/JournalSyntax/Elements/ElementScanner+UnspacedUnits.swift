/// Units in scripts that write no blank between words.
extension ElementScanner {
  /// True of `초록`, and not of `초씩`, `분간` and `초` itself.
  func startsAnotherWord(_ index: Int, _ meaning: WordMeaning) -> Bool {
    let unit = unitRange(index, meaning)
    guard unit.end < tokens[index].range.end else { return false }
    let rest = slice(index).dropFirst(unit.count)
    return !Self.behindUnits.contains(rest.prefix(3))
  }

  /// Letters that a time may end with: each, for, about, rest.
  private static let behindUnits = WordSet("씩 간 동 정 마 이 휴 유 間 休 钟 鐘 以 每 左 右 を で ず ほ 半")
}
