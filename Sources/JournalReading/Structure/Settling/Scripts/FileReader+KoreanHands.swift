internal import JournalSyntax

/// Korean words for what is held and by which side, between a load and its reps: `런지 덤벨 8kg씩 들고 좌우 각 12회`,
/// `불가리안 덤벨12 양손 각다리 10 10`.
extension FileReader {
  /// Drops them; a bare number right behind the tool is its load.
  mutating func settleHandsOfKoreans() {
    var index = 1
    while index < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .quantity, elements[index].value > 0 else { continue }
      let isLoad = elements[index].unit.isMass || isLoadOfTool(index)
      var end = index + 1
      while isLoad, end < elements.count, end < index + 6, isWord(end, in: Self.hands) { end += 1 }
      guard isLoad, end > index + 1, end < elements.count,
        elements[end].isNumber || elements[end].meaning == .each
      else { continue }
      if elements[index].unit == .none { anatomy.parser.elements[index].unit = .kilogram }
      context.remarks.append(range((index + 1)..<end))
      anatomy.parser.elements.removeSubrange((index + 1)..<end)
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    }
  }

  /// The 12 of `덤벨12`, glued to the tool.
  private func isLoadOfTool(_ index: Int) -> Bool {
    elements[index].isBare && !elements[index].spaceBefore && elements[index - 1].kind == .word
      && elements[index - 1].meaning == .equipment
      && elements[index - 1].flags.contains(.unspacedScript)
  }

  private static let hands = WordSet(
    """
    씩 씩들고 들고 들고서 들어서 왼오 좌우 왼쪽오른쪽 양쪽 양손 양팔 양발 양다리 한손 한팔 각다리 각발 각팔 각손 각쪽 다리당 한다리당
    """)
}
