internal import JournalSyntax

/// Work that was put behind or before the rest: `cash out 100 air squats`, `fin. 50 burpees`,
/// `then 400 m run`.
extension FileReader {
  /// Drops the words that tell so, which are no part of the exercise.
  mutating func dropLabelOfExtras() {
    guard context.section == .training, elements.count > 2, elements[0].kind == .word,
      var next = behindLabelOfExtras
    else { return }
    if next < elements.count,
      [.colon, .period, .hyphen, .comma].contains(elements[next].kind)
    {
      next += 1
    }
    // `finish w 2 mile run 16:45`.
    if next + 2 < elements.count, elements[next].meaning == .with, elements[next + 1].isNumber {
      next += 1
    }
    guard next + 1 < elements.count, elements[next].isNumber,
      elements[next].unit == .none || elements[next].unit.isLength || elements[next].unit.isTime
        || elements[next].unit == .repetition || elements[next].unit == .letterM,
      elements[next + 1].kind == .word, isExercise((next + 1)..<endOfName(next + 1))
    else { return }
    context.remarks.append(range(0..<next))
    anatomy.parser.elements.removeFirst(next)
  }

  private var behindLabelOfExtras: Int? {
    if elements[1].kind == .word, isWord(0, in: Self.cash) || isWord(0, in: Self.buy),
      isWord(1, in: Self.inOrOut)
    {
      return 2
    }
    if elements[1].kind == .hyphen, elements.count > 3, isWord(2, in: Self.inOrOut),
      isWord(0, in: Self.cash) || isWord(0, in: Self.buy)
    {
      return 3
    }
    return elements[0].meaning == .then || isWord(0, in: Self.ends) ? 1 : nil
  }

  /// Behind the words of a name: the `push ups` of `100 push ups in 6 min`.
  private func endOfName(_ start: Int) -> Int {
    elements[start...].firstIndex {
      $0.kind != .word && $0.kind != .hyphen || $0.meaning == .in || $0.meaning == .for
    } ?? elements.count
  }

  private static let cash = WordSet("cash")
  private static let buy = WordSet("buy")
  private static let inOrOut = WordSet("in out")
  private static let ends = WordSet(
    "cardio fin finally lastly finish finished finisher finishers burnout cashout buyin afterwards danach enfin ensuite"
  )
}
