internal import JournalSyntax
internal import WorkoutModel

/// Rows of loads in which a nought stands for the body alone.
extension FileReader {
  /// The `0 5 10` of `Dips`, `weight 0 5 10`, `reps 12 10 8`: the body alone, and what was added to it.
  func settleNoLoad(_ values: inout KeyValues, _ entry: Int) {
    guard file.entries[entry].nature.contains(.bodyweight), let load = values.load,
      load.kind == .number,
      load.value == 0 || values.further.contains(where: { isLoad($0) && $0.quantity.value == 0 })
    else { return }
    values.load = hung(load)
    for index in values.further.indices where isLoad(values.further[index]) {
      values.further[index].quantity = hung(values.further[index].quantity)
    }
  }

  private func isLoad(_ value: (slot: WritableKeyPath<KeyValues, Quantity?>, quantity: Quantity))
    -> Bool
  {
    value.slot == \.load
  }

  private func hung(_ load: Quantity) -> Quantity {
    var load = load
    if load.value == 0 {
      load.kind = .bodyweight
      load.unit = .none
    } else {
      load.marks.insert(.added)
    }
    return load
  }
}
