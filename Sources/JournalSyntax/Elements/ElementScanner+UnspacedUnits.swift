/// Units in scripts that write no blank between words.
extension ElementScanner {
  /// True of `초록`, and not of `초씩`, `분간` and `초` itself.
  func startsAnotherWord(_ index: Int, _ meaning: WordMeaning) -> Bool {
    let unit = unitRange(index, meaning)
    guard unit.end < tokens[index].range.end else { return false }
    let rest = slice(index).dropFirst(unit.count)
    return !Self.behindUnits.contains(rest.prefix(3))
  }

  /// True of the `회식` of `3/7 회식`, a dinner, and not of `회씩` and `회까지`; Chinese writes on without a blank.
  func startsAnotherHangulWord(_ index: Int, _ meaning: WordMeaning) -> Bool {
    let unit = unitRange(index, meaning)
    guard unit.end < tokens[index].range.end else { return false }
    let rest = slice(index).dropFirst(unit.count)
    return rest.first.map { 0xEA...0xED ~= $0 } ?? false
      && !Self.behindReps.contains(rest.prefix(3))
  }

  /// Letters that a count may end with: each, only, up to, and how it went.
  private static let behindReps = WordSet(
    "씩 까 만 밖 도 는 은 가 이 을 를 로 했 하 함 성 실 더 반 정 겨 간 후 째 의 차 와 랑")

  /// The `시` of `60x9 시티드로우`, which nobody means by nine o'clock.
  func startsWithHour(_ index: Int) -> Bool { slice(index).starts(with: "시".utf8) }

  /// Letters that a time may end with: each, for, about, rest.
  private static let behindUnits = WordSet("씩 간 동 정 마 이 휴 유 間 休 钟 鐘 以 每 左 右 を で ず ほ 半")

  /// The `08` of `10/08 seg`: a month that no time is written like.
  func isMonthOfDay(_ element: Element) -> Bool {
    let start = Int(element.range.start)
    return element.range.count == 2 && start > 1 && bytes[start] == Byte.zero
      && bytes[start - 1] == Byte.slash && Byte.isDigit(bytes[start - 2])
  }

  /// The two digits of `10/03/25`: a slash stands before them, and another before the two digits there.
  func isYearOfDay(_ element: Element) -> Bool {
    let start = Int(element.range.start)
    guard element.range.count == 2, start > 4, bytes[start - 1] == Byte.slash,
      Byte.isDigit(bytes[start - 2])
    else { return false }
    return bytes[start - 3] == Byte.slash || bytes[start - 4] == Byte.slash
  }
}
