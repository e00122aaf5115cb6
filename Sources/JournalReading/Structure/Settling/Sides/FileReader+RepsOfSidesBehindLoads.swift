internal import JournalSyntax
internal import WorkoutModel

/// A load, a comma, and the reps of a side so many times: `DB snatch 35, 10/arm x 3`.
extension FileReader {
  /// Writes `35 x 10/arm x 3`: nobody counts the load.
  mutating func settleRepsOfSidesBehindLoad() {
    guard let comma = elements.indices.dropFirst(2).first(where: { elements[$0].kind == .comma }),
      comma + 2 < elements.count, elements[comma].spaceAfter, elements[comma - 1].isBare,
      elements[comma - 1].value >= 15_000, elements[comma - 2].kind == .word,
      elements[comma + 1].isBareWhole, elements[comma + 1].value <= 30_000,
      elements[comma + 1].value < elements[comma - 1].value,
      let times = elements[(comma + 2)...].prefix(4).firstIndex(where: { $0.kind == .times }),
      (comma + 2..<times).contains(where: {
        elements[$0].meaning == .side || elements[$0].meaning == .each
          || elements[$0].meaning == .per
      }) || elements[comma + 2].kind == .slash && times == comma + 4,
      elements[safe: times + 1]?.isBareWhole == true, times + 2 == elements.count,
      names.nature(of: NameText.clean(written.bytes[range(0..<comma - 1).indices]))
        .isDisjoint(with: [.timed, .cardio])
    else { return }
    anatomy.parser.elements[comma].kind = .times
    anatomy.parser.elements[comma].flags = [.spaceBefore, .spaceAfter]
  }
}
