internal import JournalSyntax
internal import WorkoutModel

/// Sets in a row, each with its number before its load and reps: `Leg Curl: 1 30 12 2 35 10`.
extension FileReader {
  /// Reads the line when it tells such sets: several of them, or one below `Exercise: Set Weight Reps`.
  mutating func numberedTriples(_ line: LineSyntax) -> Bool {
    guard let last = elements.last, elements.count >= 3 else { return false }
    if last.meaning == .repetition { return headOfTriples(line) }
    guard isBare(last), isBare(elements[elements.count - 2]), context.section == .training else {
      return false
    }
    var first = elements.count
    while first > 0, isBare(elements[first - 1]) { first -= 1 }
    let count = (elements.count - first) / 3
    guard first > 0, count * 3 == elements.count - first, count > (context.numbersTriples ? 0 : 1),
      elements[..<first].contains(where: { $0.kind == .word }),
      !elements[..<first].contains(where: \.isNumber),
      (0..<count).allSatisfy({ isTriple(first + $0 * 3, number: $0 + 1) }),
      // `Pull-ups 1 12 6 2 10 5` may be a ladder.
      names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
        .isDisjoint(with: [.bodyweight, .cardio, .timed])
    else { return false }
    var joined = Array(elements[..<first])
    for index in stride(from: first, to: elements.count, by: 3) {
      let (load, reps) = (elements[index + 1], elements[index + 2])
      if index > first { joined.append(Element(.comma, elements[index].range)) }
      joined += [load, Element(.times, reps.range), reps]
    }
    anatomy.parser.elements = joined
    segments(line, 0, joined.count, isFirst: true)
    return true
  }

  /// `Exercise : Set Weight Reps`.
  private mutating func headOfTriples(_ line: LineSyntax) -> Bool {
    let place = elements.count - 3
    guard elements[place].meaning == .set, elements[place + 1].meaning == .weight,
      elements[..<place].allSatisfy({ $0.meaning == .exercise || $0.kind == .colon })
    else { return false }
    context.numbersTriples = true
    note(line.content)
    return true
  }

  private func isBare(_ element: Element) -> Bool {
    element.kind == .quantity && element.unit == .none && !element.flags.contains(.tooLarge)
  }

  private func isTriple(_ index: Int, number: Int) -> Bool {
    let (own, load, reps) = (elements[index], elements[index + 1], elements[index + 2])
    return Int(own.value) == number * 1000 && !own.flags.contains(.fraction)
      && load.value >= 2_000 && reps.value % 1000 == 0 && 1_000...50_000 ~= reps.value
      && (load.flags.contains(.fraction) || load.value > reps.value || context.numbersTriples)
  }
}
