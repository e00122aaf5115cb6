internal import JournalSyntax

/// What somebody trains with, told in a sentence: `可変式ダンベル(20kg×2)とマットだけ`, `덤벨(10kg x2)로 시작`.
extension FileReader {
  /// A tool and the pair of it in parentheses stand before more words.
  var tellsOwnDumbbells: Bool {
    guard elements.count > 6, elements[0].kind == .word,
      elements[0].flags.contains(.unspacedScript), elements[1].kind == .openParenthesis,
      elements[2].kind == .quantity, elements[2].unit.isMass, elements[3].kind == .times,
      elements[4].isBareWhole, elements[4].value == 2_000,
      elements[5].kind == .closeParenthesis, elements[6].kind == .word, !elements[6].spaceBefore
    else { return false }
    let word = text(elements[0].range)
    return Self.tools.contains { word.hasSuffix($0) }
  }

  private static let tools = ["ダンベル", "ケトルベル", "덤벨", "케틀벨", "아령", "哑铃", "啞鈴", "壶铃", "壺鈴"]
}
