internal import JournalSyntax

/// Two dumbbells, and the reps behind their load: `DB press 2x22.5 kg - 10/9/7`.
extension FileReader {
  /// Takes the `2x` off, so that the load is that of one; without a list behind, they are sets or reps.
  mutating func dropPairOfBells(_ times: Int) {
    guard times > 1, times + 4 < elements.count, elements[times - 1].kind == .quantity,
      elements[times - 1].unit == .none, elements[times - 1].value == 2_000,
      elements[times + 1].kind == .quantity, elements[times + 1].unit.isMass,
      case let mark = elements[times + 2].kind,
      mark == .hyphen && elements[times + 2].spaceBefore || mark == .colon || mark == .comma,
      isReps(times + 3),
      elements[times + 4].kind == .slash || elements[times + 4].kind == .comma
        || elements[times + 4].kind == .times,
      times + 5 < elements.count, isReps(times + 5),
      elements[..<(times - 1)].contains(where: { $0.meaning == .equipment })
    else { return }
    let count = elements[times - 1]
    anatomy.parser.elements[times + 1].range = count.range.through(elements[times + 1].range)
    anatomy.parser.elements[times + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((times - 1)...times)
  }

  private func isReps(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value <= 50_000
      && (elements[index].unit == .none || elements[index].unit == .repetition)
  }
}
