internal import JournalSyntax

/// Two dumbbells, and the reps behind their load: `DB press 2x22.5 kg - 10/9/7`,
/// `Жим гантелей 2 по 5 кг: 12, 10`.
extension FileReader {
  /// Takes the `2x` or the `2 по` off, so that the load is that of one; with no more than one number
  /// behind, they are sets or reps.
  mutating func dropPairOfBells(_ sign: Int) {
    guard sign > 1, sign + 4 < elements.count, elements[sign - 1].kind == .quantity,
      elements[sign - 1].unit == .none, elements[sign - 1].value == 2_000,
      elements[sign + 1].kind == .quantity, elements[sign + 1].unit.isMass,
      startsReps(sign + 2),
      elements[..<(sign - 1)].contains(where: { $0.meaning == .equipment })
    else { return }
    let count = elements[sign - 1]
    anatomy.parser.elements[sign + 1].range = count.range.through(elements[sign + 1].range)
    anatomy.parser.elements[sign + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((sign - 1)...sign)
  }

  /// ` - 10/9/7`, `: 12, 10`, `, 3x12` or ` 3x12`.
  private func startsReps(_ start: Int) -> Bool {
    switch elements[start].kind {
    case .hyphen where elements[start].spaceBefore, .colon, .comma:
      return isReps(start + 1) && start + 3 < elements.count && isReps(start + 3)
        && [.slash, .comma, .times].contains(elements[start + 2].kind)
    default:
      return elements[start - 2].meaning == .of && isReps(start)
        && start + 2 < elements.count && elements[start + 1].kind == .times && isReps(start + 2)
    }
  }

  private func isReps(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value <= 50_000
      && (elements[index].unit == .none || elements[index].unit == .repetition)
  }
}
