internal import JournalSyntax
internal import WorkoutModel

/// Sets whose reps are told apart from the scheme they followed.
extension SetMaker {
  /// `3x5 100 kg (last set 8)`: the sets as told, and the last of them.
  func setsAndLast(
    _ count: Int, _ parts: SetParts, _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet]? {
    guard let last = attributes.lastSet, count > 1, parts.effortRole == .reps,
      parts.efforts.count == 1, parts.loads.count <= 1, attributes.rpe.count <= 1,
      var reps = parts.efforts.first, reps.kind == .number,
      // `3x5 @ 100, last set 90`: a load.
      last.reps / 3 <= reps.value
    else { return nil }
    if last.isMaximum { reps.marks.insert(.open) }
    var own = parts
    own.efforts = [reps]
    let all = [Int32](repeating: reps.value, count: count - 1) + [last.reps]
    return actualSets(all, own, attributes, context)
  }

  /// `3x5 100 kg (5, 5, 4)`: sets with the reps that were done.
  func actualSets(
    _ reps: [Int32], _ parts: SetParts, _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet] {
    reps.indices.compactMap { index in
      guard var effort = parts.efforts.first else { return nil }
      if effort.kind == .maximum {
        effort.marks.insert(.open)
      } else if index + 1 < reps.count {
        // The plus of `5x3+` is of the last set.
        effort.marks.remove(.open)
      }
      effort.kind = .number
      effort.value = reps[index]
      effort.unit = .repetition
      var parts = parts
      parts.efforts = [effort]
      var attributes = attributes
      // Only the last of them, or one short of the plan, was missed.
      if index + 1 < reps.count { attributes.marks.remove(.failed) }
      return set(parts, 0, count: 1, length: 1, attributes, context)
    }
  }
}
