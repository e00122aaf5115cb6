internal import JournalSyntax

/// A load for each set of those that begin every minute or two: `E2MOM 10: 3 power cleans. 135, 155, 165`.
extension FileReader {
  /// Writes each load with the reps behind the name, and drops how often a set began.
  mutating func settleLoadsOfMinutes() {
    guard 8...40 ~= elements.count, startsWithMinutes,
      let colon = elements.prefix(7).firstIndex(where: { $0.kind == .colon }),
      case let reps = colon + 1, reps + 3 < elements.count, elements[reps].isBareWhole,
      1_000...20_000 ~= elements[reps].value,
      let mark = elements[(reps + 1)...].firstIndex(where: { $0.kind != .word }),
      2...5 ~= mark - reps,
      [.comma, .period, .colon, .at, .hyphen].contains(elements[mark].kind)
    else { return }
    var loads: [Element] = []
    var index = mark + 1
    while index < elements.count {
      guard elements[index].kind == .quantity,
        elements[index].unit == .none || elements[index].unit.isMass,
        elements[index].value >= 20_000
      else { return }
      loads.append(elements[index])
      index += 1
      if elements[safe: index]?.kind == .comma { index += 1 }
    }
    guard loads.count > 1 else { return }
    let count = elements[reps].value
    let told =
      elements[(reps + 1)..<mark] + writtenSets(loads.lazy.map { (load: $0, reps: count) })
    context.remarks.append(range(0..<colon))
    anatomy.parser.elements = Array(told)
  }

  /// `EMOM`, and the three elements of `E2MOM`.
  private var startsWithMinutes: Bool {
    isWord(0, in: Self.everyMinute)
      || elements[0].range.count == 1 && elements[1].isBareWhole && !elements[1].spaceBefore
        && isWord(2, in: Self.onTheMinute) && !elements[2].spaceBefore
  }

  private static let onTheMinute = WordSet("mom")
}
