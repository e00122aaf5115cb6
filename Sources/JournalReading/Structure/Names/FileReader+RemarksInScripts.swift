internal import JournalSyntax

/// Remarks in scripts whose words may be anything, as nobody knows all exercises in them.
extension FileReader {
  /// `85X6 힘들었다`, `85x6 きつかった`, `85x6 很累` below an exercise: words that end or begin as
  /// sentences do tell how it was, and name no other exercise.
  func isRemarkInScript(_ name: Range<Int>) -> Bool {
    guard !isASCII, context.pendingName != nil || context.entry != nil && !context.isAfterBlank,
      let first = name.first(where: { elements[$0].kind == .word }),
      let last = name.last(where: { elements[$0].kind == .word }),
      elements[last].flags.contains(.unspacedScript) || Self.isHangul(bytes, elements[last].range),
      !names.isKnown(NameText.clean(written.bytes[range(name).indices]))
    else { return false }
    let (start, end) = (bytes[elements[first].range.indices], bytes[elements[last].range.indices])
    return Self.beginnings.contains { start.starts(with: $0) }
      || Self.endings.contains { $0.count <= end.count && end.suffix($0.count).elementsEqual($0) }
  }

  private static func isHangul(_ bytes: [UInt8], _ word: ByteRange) -> Bool {
    0xEA...0xED ~= bytes[Int(word.start)]
  }

  private static let beginnings = lists("很 太 有点 有點 比较 比較 感觉 感覺 好累 너무 조금 약간 살짝")

  private static let endings = lists(
    """
    다 요 음 함 임 됨 줌 짐 침 봄 듦 움 옴 감 남 힘 네 죠 듯 \
    った した れた いた えた きた です ます だ だね よね かな しい つい ない るい 違和感 疲労 限界 余裕あり 成功 辛い 重い 軽い 痛い 眠い 余裕 楽 微妙 \
    了 累 轻松 輕鬆 吃力 困难 困難
    """)

  private static func lists(_ words: String) -> [[UInt8]] {
    words.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { Array($0.utf8) }
  }
}
