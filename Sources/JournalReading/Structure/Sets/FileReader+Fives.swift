internal import JournalSyntax
internal import WorkoutModel

/// Sets named for their reps: `5s: 60, 70, 80`.
extension FileReader {
  /// Behind loads and before their colon `5s` are the fives, where the lift is none that is held; in
  /// `3s: 60, 70, 80` the letter may count the loads.
  func settleFives(_ terms: [Term], _ quantities: inout [Quantity], _ entry: Int) {
    guard terms.count >= 2, let letter = quantities.firstIndex(where: { $0.unit == .letterS }),
      file.entries[entry].nature.isDisjoint(with: [.timed, .cardio, .distance]),
      let term = terms.firstIndex(where: { $0.quantities == letter..<(letter + 1) }),
      case let loads = term == 0 ? terms[1] : terms[0],
      term == 0
        ? loads.joiner == .colon || loads.joiner == .space && loads.quantities.count > 1
        : terms[term].joiner == .for,
      case let fives = quantities[letter].value, 2_000...12_000 ~= fives, fives % 1000 == 0,
      quantities.allSatisfy({ $0.unit != .repetition }),
      terms.count > 2
        || Int(fives) != loads.quantities.count * 1000
          && loads.quantities.allSatisfy({
            quantities[$0].unit.isMass
              || quantities[$0].unit == .none && quantities[$0].value >= 20_000
          })
    else { return }
    quantities[letter].unit = .repetition
  }
}
