internal import JournalSyntax
internal import WorkoutModel

/// Two exercises that take turns by the minute: `odd: power clean 3 @ 60 kg` and `even: burpee 10` below `EMOM 12`.
extension FileReader {
  /// Where the exercise starts behind such a word; each is done in half of the minutes.
  mutating func behindAlternateMinute(_ start: Int, _ end: Int) -> Int? {
    guard case .rounds(let minutes) = context.block, context.lineIndex > 0, start + 3 < end else {
      return nil
    }
    guard isWord(start, in: GymWords.alternateMinutes) else {
      // What stands below both is done apart.
      if beginsWithAlternate(context.lineIndex - 1) { endBlock() }
      return nil
    }
    guard
      case let colon = elements[start + 1].meaning == .minute ? start + 2 : start + 1,
      colon + 1 < end, elements[colon].kind == .colon,
      case let rounds = Int(minutes.value) / 1000, rounds > 1, rounds % 2 == 0,
      beginsWithAlternate(context.lineIndex - 1) || beginsWithAlternate(context.lineIndex + 1)
    else { return nil }
    var each = minutes
    each.value = Int32(rounds / 2) * 1000
    each.unit = .round
    context.rounds = each
    return colon + 1
  }

  private func beginsWithAlternate(_ index: Int) -> Bool {
    guard document.lines.indices.contains(index) else { return false }
    let word = bytes[document.lines[index].content.indices].prefix(24).prefix {
      $0 != Byte.colon && $0 != Byte.space
    }
    return GymWords.alternateMinutes.contains(word)
  }
}
