internal import JournalSyntax

/// Signs between numbers that are neither tables nor ends of sentences.
extension FileReader {
  /// Writes the `7 | 6` below `Pull-ups` as `7, 6`.
  mutating func settlePipesBetweenReps() {
    guard elements.count % 2 == 1, elements.count <= 21, elements[1].kind == .pipe,
      context.table == nil, context.pendingName != nil || context.entry != nil,
      elements.indices.allSatisfy({ index in
        index % 2 == 1
          ? elements[index].kind == .pipe
          : elements[index].isBareWhole && 1_000...50_000 ~= elements[index].value
      }), areAlike(stride(from: 0, to: elements.count, by: 2).map { elements[$0].value })
    else { return }
    for index in stride(from: 1, to: elements.count, by: 2) {
      anatomy.parser.elements[index].kind = .comma
    }
  }

  /// Reps of sets are; the `100 | 5` of a row is none.
  private func areAlike(_ counts: [Int32]) -> Bool {
    (counts.max() ?? 0) / 2 <= (counts.min() ?? 0)
  }

  /// The period of `30 sec. handstand hold`: it shortens the word, for an exercise stands behind.
  mutating func dropPeriodOfTime() {
    guard elements[0].unit == .second || elements[0].unit == .minute, elements[1].kind == .period,
      !elements[1].spaceBefore, elements[2].kind == .word,
      case let words = elements[2...].prefix(5).prefix(while: { $0.kind == .word }),
      isExercise(words.indices)
    else { return }
    anatomy.parser.elements.remove(at: 1)
    anatomy.parser.elements[0].flags.insert(.spaceAfter)
  }
}
