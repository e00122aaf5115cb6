internal import JournalSyntax

/// Dumbbells on a line of their own above the reps: `12s` above `18`, `16`, `14`.
extension FileReader {
  /// Takes the number for a load, and what is said behind it for a remark: nobody holds a raise for twelve seconds and then does
  /// eighteen.
  mutating func settleSizeAboveReps() {
    guard let size = elements.first, size.unit == .letterS, size.kind == .quantity,
      2_000...80_000 ~= size.value, size.value % 500 == 0, elements.count <= 5,
      elements.dropFirst().allSatisfy({ $0.kind == .word && $0.word == .plain }),
      let nature = natureAbove,
      nature.isDisjoint(with: [.timed, .cardio, .distance, .swum, .bodyweight]),
      isAboveReps
    else { return }
    if elements.count > 1 {
      context.remarks.append(range(1..<elements.count))
      anatomy.parser.elements.removeSubrange(1...)
    }
    takeForSize(0)
    anatomy.parser.end = elements.count
  }

  /// That of the exercise the line belongs to.
  private var natureAbove: ExerciseNature? {
    if let pending = context.pendingName { return names.nature(of: pending.text) }
    guard let entry = context.entry else { return nil }
    return file.entries[entry].nature
  }

  /// The next line begins with reps alone, `18` or `12, 10, 10`.
  private var isAboveReps: Bool {
    guard context.lineIndex + 1 < document.lines.count,
      case let next = document.lines[context.lineIndex + 1],
      next.kind == .text || next.kind == .item, !next.content.isEmpty
    else { return false }
    let list = bytes[next.content.indices].prefix { $0 != Byte.openParenthesis }
    return list.first.map { Byte.isDigit($0) } == true
      && list.allSatisfy {
        Byte.isDigit($0) || Byte.isBlank($0) || $0 == Byte.comma || $0 == Byte.slash
      }
      && list.split { !Byte.isDigit($0) }.allSatisfy { $0.count <= 2 }
  }
}
