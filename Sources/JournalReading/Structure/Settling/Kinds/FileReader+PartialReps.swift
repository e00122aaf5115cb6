internal import JournalSyntax

/// Reps that were helped or not whole, behind those that count: `70x11 +3 cheaty, 70x8`.
extension FileReader {
  /// Keeps the `+3 cheaty` for a note.
  mutating func dropPartialReps(_ plus: Int) -> Bool {
    guard plus > 2, plus + 2 < elements.count, elements[plus].spaceBefore,
      elements[plus - 1].isBareWhole, elements[plus - 2].kind == .times,
      elements[plus + 1].isBareWhole, elements[plus + 1].value <= 20_000,
      elements[plus + 2].kind == .word, isWord(plus + 2, in: Self.partial)
    else { return false }
    keepForNote(plus..<(plus + 3))
    return true
  }

  /// Takes what stands behind a number off the line, and keeps its words.
  mutating func keepForNote(_ part: Range<Int>) {
    context.remarks.append(range(part))
    anatomy.parser.elements[part.lowerBound - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange(part)
  }

  private static let partial = WordSet(
    """
    cheat cheats cheaty cheated cheating partial partials half halves forced spotted assisted ugly
    lockouts pulses negs negatives
    """)
}
