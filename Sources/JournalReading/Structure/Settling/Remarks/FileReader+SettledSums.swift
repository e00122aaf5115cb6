internal import JournalSyntax

/// What sets come to, behind them on their line.
extension FileReader {
  /// The `= 25 reps, 1750 pounds` of `5 x 5 = 25 reps, 1750 pounds`: all reps and all that was lifted.
  mutating func dropSum() {
    guard let sign = elements.firstIndex(where: { $0.kind == .equals }), sign >= 3,
      sign + 1 < elements.count, elements[sign - 2].kind == .times,
      isWhole(sign - 1), isWhole(sign - 3),
      elements[sign + 1].kind == .quantity,
      elements[sign + 1].unit == .none || elements[sign + 1].unit == .repetition,
      Int(elements[sign + 1].value) == Int(elements[sign - 1].value)
        * (Int(elements[sign - 3].value) / 1000),
      let lifted = liftedInAll(behind: sign + 1)
    else { return }
    anatomy.parser.elements.removeSubrange(sign...lifted)
  }

  private func isWhole(_ index: Int) -> Bool {
    elements[index].isBareWhole && elements[index].value <= 1_000_000
  }

  /// The index of the `1750 pounds` at the end of a line, more than twenty of them for each rep.
  private func liftedInAll(behind sum: Int) -> Int? {
    let last = elements.count - 1
    guard last == sum + 2, elements[sum + 1].kind == .comma || elements[sum + 1].kind == .hyphen,
      elements[last].kind == .quantity, elements[last].unit.isMass,
      elements[last].value / 20 >= elements[sum].value
    else { return nil }
    return last
  }
}
