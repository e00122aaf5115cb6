/// What Org writes behind the text of its lines.
extension LineBytes {
  /// Where an item or a heading of an Org file ends before its `[3/5]` or `[60%]`: how many of the boxes below are ticked.
  func beforeCookie(_ start: Int, _ end: Int) -> Int {
    guard end - start > 4, bytes[end - 1] == Byte.closeBracket,
      let open = bytes[max(start, end - 9)..<end].lastIndex(of: Byte.openBracket), open > start,
      Byte.isBlank(bytes[open - 1])
    else { return end }
    let done = run(ofDigitsAt: open + 1, end)
    let sign = open + 1 + done
    let all = run(ofDigitsAt: sign + 1, end)
    let isShare = bytes[sign] == Byte.percent && sign + 2 == end
    let isCount = bytes[sign] == Byte.slash && all > 0 && sign + all + 2 == end
    return done > 0 && (isShare || isCount) ? trimmed(open) : end
  }

  private func run(ofDigitsAt start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    return index - start
  }
}
