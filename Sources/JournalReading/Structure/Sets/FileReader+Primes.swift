internal import JournalSyntax
internal import WorkoutModel

/// What an apostrophe behind a number means depends on the exercise: minutes, feet, or a pair of
/// dumbbells.
extension FileReader {
  /// In `130x50'` below a carry the mark tells feet, in `40'x5` below a dumbbell lift the forties.
  mutating func settlePrimes(_ entry: Int) {
    guard anatomy.parser.quantities.contains(where: { $0.unit == .minute }) else { return }
    let nature = file.entries[entry].nature
    if nature.contains(.distance), !nature.contains(.cardio) {
      for index in anatomy.parser.quantities.indices where isPrimed(index) {
        anatomy.parser.quantities[index].unit = .foot
      }
    } else if nature.contains(.dumbbell), !nature.contains(.timed) {
      for index in anatomy.parser.quantities.indices where isPrimed(index) && isFactor(index) {
        anatomy.parser.quantities[index].unit = .none
        anatomy.parser.quantities[index].marks.insert(.leading)
      }
    }
  }

  /// `50'`, and no `50 min`.
  private func isPrimed(_ index: Int) -> Bool {
    let quantity = anatomy.parser.quantities[index]
    guard quantity.unit == .minute, quantity.kind == .number else { return false }
    let last = bytes[Int(quantity.range.end) - 1]
    return !Byte.isASCIILetter(last) && !Byte.isDigit(last)
  }

  /// The load of a load and its reps.
  private func isFactor(_ index: Int) -> Bool {
    let quantities = anatomy.parser.quantities
    return index + 1 < quantities.count && quantities[index].value % 2500 == 0
      && quantities[index + 1].kind == .number && quantities[index + 1].unit == .none
  }
}
