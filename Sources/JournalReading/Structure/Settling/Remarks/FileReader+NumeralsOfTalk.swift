internal import JournalSyntax

/// A sentence behind the sets that begins with a number in words: `225x5. Two plates, hello again old friend.`, `95x3x5. Five
/// sets of three of the worst cleans`. It is talk of the sets before.
extension FileReader {
  mutating func dropNumeralsOfTalk() {
    guard
      let period = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].kind == .period && elements[$0].spaceAfter && elements[$0 - 1].isNumber
          && isCapital(Int(elements[$0 + 1].range.start))
          && (elements[$0 + 1].isNumber || numeral(at: $0 + 1) != nil)
      }), elements[..<period].contains(where: { $0.kind == .times }),
      !elements[(period + 2)...].contains(where: \.isNumber),
      elements[(period + 1)...].count(where: { $0.kind == .word }) > 3,
      !tellsMoreWork(behind: period)
    else { return }
    context.remarks.append(range((period + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange(period...)
    anatomy.parser.elements[period - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// `Two more sets`, `One set of ten`, `Three at 315`: dictated.
  private func tellsMoreWork(behind period: Int) -> Bool {
    let sentence = (period + 1)..<elements.count
    return sentence.prefix(3).contains {
      isWord($0, in: CommonWords.again) || isWord($0, in: Self.more) || elements[$0].meaning == .at
    } || sentence.count < 6
  }

  private static let more = WordSet("more extra further mehr weitere plus más mais altri еще ещё")
}
