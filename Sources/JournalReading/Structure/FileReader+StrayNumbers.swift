internal import JournalSyntax
internal import WorkoutModel

/// Numbers that stand apart from the sets around them.
extension FileReader {
  /// The `lastre 10` of `dominadas 3x10 lastre 10`: a load, of which nobody says the unit.
  func isLoadWithoutUnit(_ word: Int, _ end: Int) -> Bool {
    word + 2 == end && elements[word].meaning == .weight && elements[word + 1].isNumber
  }

  /// A bare number alone between a blank line and the next exercise, below a line that names its own
  /// sets: between `Leg press 150x10` and `Deadlift 120x5` a `19` may be a day, but hardly reps.
  var isStrayNumber: Bool {
    guard elements.count == 1, context.isAfterBlank, elements[0].kind == .quantity,
      elements[0].unit == .none, context.pendingName == nil, context.entry != nil,
      context.lastSetLine == context.lineIndex - 2,
      !Byte.isDigit(bytes[Int(document.lines[context.lastSetLine].content.start)])
    else { return false }
    let next = context.lineIndex + 1
    guard next < document.lines.count, document.lines[next].kind == .text else { return false }
    return !Byte.isDigit(bytes[Int(document.lines[next].content.start)])
  }

  /// The `heavy singles at 78` behind `triples @ 55, 65`.
  func holdsTuples(_ words: Range<Int>) -> Bool {
    guard let tuple = words.first(where: { elements[$0].meaning == .tuple }) else { return false }
    return elements[tuple..<words.upperBound].contains {
      $0.kind == .quantity && $0.unit == .none && $0.value >= 20_000
    }
  }
}
