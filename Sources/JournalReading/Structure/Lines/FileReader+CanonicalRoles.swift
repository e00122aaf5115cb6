internal import JournalSyntax
internal import WorkoutModel

/// Expressions that have one meaning only, whatever else the file holds.
extension FileReader {
  /// `Press 75s x 12`, `DB fly 60 s x 10`: glued to a lift that nobody holds for a time, or behind
  /// dumbbells, and before more than a few sets, the letter may well tell a pair of them.
  func isPluralLoad(_ expression: Expression, _ entry: Int) -> Bool {
    guard expression.terms.count == 2 else { return false }
    let load = parser.quantities[parser.terms[expression.terms.lowerBound].quantities.lowerBound]
    let reps = parser.quantities[parser.terms[expression.terms.upperBound - 1].quantities]
    guard load.unit == .letterS, load.value >= 4_000, reps.count == 1,
      let count = reps.first, count.unit == .none, count.value >= 5_000
    else { return false }
    let exercise = names.exercises[file.entries[entry].exerciseID]
    // `DB curls 14s x 15`.
    if load.value % 2500 != 0 || load.value < 10_000 {
      return exercise.nature.contains(.dumbbell) && count.value >= 8_000
        && !exercise.nature.contains(.timed)
    }
    if exercise.nature.contains(.dumbbell) {
      return exercise.nature.isDisjoint(with: [.timed, .distance])
    }
    return Byte.isDigit(bytes[Int(load.range.end) - 2])
      && (exercise.catalog != nil || namesWorkOfHands(entry))
      && exercise.nature.isDisjoint(with: [.timed, .cardio, .bodyweight, .distance])
  }

  /// The roles of `load × reps [× sets] [@ RPE]`, `time [× sets]`, `distance [in time] [× sets]`
  /// and `load × (time | distance) [× sets]`, where every first factor has its unit; else `nil`.
  func canonicalRoles(_ expression: Expression) -> RoleSequence? {
    let terms = parser.terms[expression.terms]
    var roles = RoleSequence()
    for (index, term) in terms.enumerated() {
      guard let role = canonicalRole(index, term, parser.quantities[term.quantities], roles) else {
        return nil
      }
      roles.append(role)
    }
    // `BW x 3 x 7` of who wrote `sets x reps` above.
    if roles.count == 3, roles[2] == .sets, file.currentOrders == [.setsReps],
      parser.quantities[terms[terms.startIndex].quantities.lowerBound].kind == .bodyweight
    {
      return nil
    }
    let isWhole = roles.contains(.reps) || roles.contains(.time) || roles.contains(.distance)
    return isWhole ? roles : nil
  }

  private func canonicalRole(
    _ index: Int, _ term: Term, _ quantities: ArraySlice<Quantity>, _ roles: RoleSequence
  ) -> Role? {
    guard let quantity = quantities.first, quantity.upper == 0, quantity.extra == 0 else {
      return nil
    }
    let isBare = quantity.kind == .number && quantity.unit == .none
    switch term.joiner {
    case .first:
      guard quantities.count == 1 else { return nil }
      if quantity.kind == .bodyweight {
        return quantity.value == 0 || quantity.unit.isMass ? .load : nil
      }
      if quantity.unit.isMass || quantity.unit == .level { return .load }
      if quantity.unit.isTime || quantity.unit == .letterS { return .time }
      if quantity.unit.isLength { return .distance }
      return quantity.unit == .repetition ? .reps : nil
    case .times:
      let hasWork = roles.contains(.reps) || roles.contains(.time) || roles.contains(.distance)
      // `60' x 220` of a carry: nobody walks so often.
      if hasWork, roles[0] == .distance, quantity.value > 30_000 { return nil }
      // `24 kg - 5/5` may be reps of both sides, as the rest of the file tells.
      if quantities.count == 2, term.separator == .slash, quantity.value == quantities.last?.value {
        return nil
      }
      if hasWork { return isBare && quantities.count == 1 && !roles.contains(.sets) ? .sets : nil }
      if isBare || quantity.kind == .maximum || quantity.kind == .failed {
        return quantities.allSatisfy { $0.unit == .none && $0.upper == 0 && $0.extra == 0 }
          ? .reps : nil
      }
      if quantity.unit.isTime || quantity.unit == .letterS { return .time }
      let isMeters = quantity.unit == .letterM && roles[0] == .load
      return quantity.unit.isLength || isMeters ? .distance : nil
    case .at:
      let isRPE = isBare && quantity.value <= 10_000 && quantity.value >= 1_000
      return isRPE && roles[0] == .load ? .rpe : nil
    case .in:
      return roles.contains(.distance) && (quantity.kind == .clock || quantity.unit.isTime)
        ? .time : nil
    default: return nil
    }
  }
}
