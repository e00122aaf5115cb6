internal import JournalSyntax
internal import WorkoutModel

/// Messages below who wrote them and when: `Wei Lin 2025/9/8 21:35`, as copied from a chat.
extension FileReader {
  /// Finds out whether a coach writes what stands below: that is asked for, and not done.
  mutating func settleSenderAboveMessage(_ line: LineSyntax) {
    guard line.kind == .text, 3...14 ~= elements.count, elements[0].kind == .word,
      let end = elements.last, end.kind == .clock, !end.flags.contains(.hours),
      let first = elements.firstIndex(where: \.isNumber), 1...4 ~= first,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .other }),
      let (date, next) = dates.date(at: first), date.hasYear,
      next == elements.count - 1 || next == elements.count - 2 && elements[next].kind == .word
    else { return }
    context.coachWrites =
      tellsCoach(bytes[line.content.indices]) && learnerWrites(below: line)
  }

  /// `大鹏教练`, `Coach Tim`: one of the words begins or ends with what a coach is.
  private func tellsCoach(_ text: ArraySlice<UInt8>) -> Bool {
    text.split { $0 == Byte.space }.contains { word in
      Self.coaches.contains { word.starts(with: $0) || word.reversed().starts(with: $0.reversed()) }
    }
  }

  private static let coaches = [
    "教练", "教練", "コーチ", "トレーナー", "코치", "coach", "Coach", "trainer", "Trainer", "тренер", "Тренер",
    "HLV",
  ].map { Array($0.utf8) }

  /// Somebody else writes in the same chat, with such a stamp.
  private mutating func learnerWrites(below line: LineSyntax) -> Bool {
    if let known = context.coachIsAnswered { return known }
    let isAnswered = document.lines.contains { other in
      let text = bytes[other.content.indices]
      guard other.kind == .text, text.count < 100, let last = text.last, Byte.isDigit(last),
        text.contains(Byte.colon), text.contains(Byte.slash) || text.contains(Byte.hyphen)
      else { return false }
      return !tellsCoach(text) && text.split(separator: Byte.space).count >= 3
    }
    context.coachIsAnswered = isAnswered
    return isAnswered
  }
}
