internal import JournalSyntax
internal import WorkoutModel

/// Ways that are told in bare numbers.
extension FileReader {
  /// `Run 6x400`, `Swim 20x50`: nobody runs with four hundred kilograms, so these are meters.
  func tellWays(_ terms: [Term], _ quantities: inout [Quantity], _ entry: Int) {
    let nature = file.entries[entry].nature
    guard nature.contains(.cardio), nature.isDisjoint(with: [.bodyweight, .jumped]),
      terms.count == 2, quantities.count == 2, terms[1].joiner == .times,
      quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 }),
      quantities[0].value <= 40_000, quantities[1].value <= 5_000_000
    else { return }
    // `Seated rowing 10x100` is no endurance work, and a stepper has no meters.
    let exercise = names.exercises[file.entries[entry].exerciseID]
    guard
      exercise.catalog.map({ $0.isCardio && $0.effort == .distance })
        ?? !exercise.canonical.contains(" ")
    else { return }
    let way = quantities[1].value
    guard way >= 100_000 && way % 50_000 == 0 || nature.contains(.swum) && way % 25_000 == 0 else {
      return
    }
    quantities[1].marks.insert(.way)
  }
}
