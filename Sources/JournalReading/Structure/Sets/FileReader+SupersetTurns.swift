internal import JournalSyntax
internal import WorkoutModel

/// The turns of a superset on one line, the work of both by a dash: `Close grip ss pushdown  185/8 - 70/15   185/8 - 70/12`,
/// `Flys ss dips  50/15 - 15   50/12 - 10`, `Extension ss curl, 3 rds  120/15 - 80/12`.
extension FileReader {
  /// Gives each of the two its half of every turn. Returns whether the line tells so.
  mutating func supersetTurns(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard !segment.isNameBehind, segment.name.count >= 3,
      let mark = segment.name.first(where: { elements[$0].meaning == .superset }),
      case let first = segment.name.lowerBound..<mark,
      case let second = mark + 1..<endOfName(segment),
      !first.isEmpty, !second.isEmpty,
      elements[first].allSatisfy({ $0.kind == .word }),
      elements[second].allSatisfy({ $0.kind == .word }),
      let (turns, times, end) = turns(from: segment.expressions.lowerBound)
    else { return false }
    settlePendingName(nextIsName: true)
    let whole = range(segment.expressions.lowerBound..<end)
    for (half, name) in [first, second].enumerated() {
      openEntry(name, segment, line)
      for turn in turns {
        let work = turn[half]
        let terms = work.indices.map { index in
          Term(
            joiner: index == 0 ? .first : .times, quantities: index..<(index + 1), separator: .none)
        }
        for _ in 0..<times { appendDraft(terms, work, Attributes(), whole) }
      }
    }
    context.lastSetLine = context.lineIndex
    if end < elements.count { note(range(end..<elements.count)) }
    return true
  }

  private func endOfName(_ segment: Segment) -> Int {
    let last = segment.name.upperBound - 1
    return elements[last].kind == .comma || elements[last].kind == .colon ? last : last + 1
  }

  /// Two turns or more, or one and how often, up to words or the end of the line.
  private func turns(from start: Int) -> (turns: [[[Quantity]]], times: Int, end: Int)? {
    var (index, times) = (start, 1)
    if elements[index].kind == .quantity,
      elements[index].unit == .round || elements[index].unit == .set,
      2_000...9_000 ~= elements[index].value
    {
      times = Int(elements[index].value) / 1000
      index += 1
      if index < elements.count, elements[index].kind == .colon || elements[index].kind == .comma {
        index += 1
      }
    }
    var turns: [[[Quantity]]] = []
    while let (first, dash) = half(index) {
      guard dash + 1 < elements.count, elements[dash].kind == .hyphen, elements[dash].spaceBefore,
        let (second, end) = half(dash + 1)
      else { return nil }
      turns.append([first, second])
      index = end
      if index < elements.count,
        elements[index].kind == .comma || elements[index].kind == .semicolon
      {
        index += 1
      }
    }
    guard turns.count > 1 || !turns.isEmpty && times > 1,
      !elements[index...].contains(where: \.isNumber)
    else { return nil }
    return (turns, times, index)
  }

  /// The `185/8` or the `15` of one exercise.
  private func half(_ index: Int) -> (work: [Quantity], end: Int)? {
    guard index < elements.count, elements[index].kind == .quantity,
      elements[index].isBare || elements[index].unit.isMass || elements[index].unit == .repetition
    else { return nil }
    var number = Quantity(elements[index])
    if index + 2 < elements.count, [.slash, .times].contains(elements[index + 1].kind),
      !elements[index + 1].spaceBefore, elements[index + 2].kind == .quantity,
      elements[index + 2].value % 1000 == 0, elements[index + 2].value <= 60_000
    {
      number.marks.insert(.leading)
      var reps = Quantity(elements[index + 2])
      reps.unit = .repetition
      return ([number, reps], index + 3)
    }
    guard elements[index].isBareWhole || elements[index].unit == .repetition else { return nil }
    number.unit = .repetition
    return ([number], index + 1)
  }
}
