internal import JournalSyntax
internal import WorkoutModel

/// Sets whose reps are told apart from the scheme they followed.
extension SetMaker {
  /// `3x5 100 kg (last set 8)`: the sets as told, and the last of them.
  func setsAndLast(
    _ count: Int, _ parts: SetParts, _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet]? {
    guard let last = attributes.lastSet, count > 1 else { return nil }
    if let sets = setsAndLastLoad(count, last.reps, parts, attributes, context) { return sets }
    guard parts.effortRole == .reps,
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

  /// `3x5 100 kg, failed last rep`: that of the last set.
  func missingLast(
    _ parts: SetParts, count: Int, _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet] {
    var others = attributes
    others.marks.remove(.failedLast)
    return [
      set(parts, 0, count: count - 1, length: 1, others, context),
      set(parts, 0, count: 1, length: 1, attributes, context),
    ].compactMap { $0 }
  }

  /// `3x5+ 100 kg`: as many reps as possible were those of the last set.
  func openingLast(
    _ parts: SetParts, count: Int, _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet] {
    guard var reps = parts.efforts.first else { return [] }
    reps.marks.remove(.open)
    var others = parts
    others.efforts = [reps]
    return [
      set(others, 0, count: count - 1, length: 1, attributes, context),
      set(parts, 0, count: 1, length: 1, attributes, context),
    ].compactMap { $0 }
  }

  /// `3x12 160 kg, last set 180`: the sets as told, and the last of them with another load.
  private func setsAndLastLoad(
    _ count: Int, _ last: Int32, _ parts: SetParts, _ attributes: Attributes, _ context: SetContext
  ) -> [TrainingSet]? {
    guard parts.loads.count == 1, parts.efforts.count == 1, attributes.rpe.count <= 1,
      let load = parts.loads.first, let reps = parts.efforts.first, load.kind == .number,
      reps.kind == .number, reps.value < load.value / 2,
      last / 2 > reps.value, last >= load.value / 2, last / 2 <= load.value
    else { return nil }
    var own = parts
    own.loads[own.loads.startIndex].value = last
    let all = (1..<count).compactMap { _ in
      set(parts, 0, count: 1, length: 1, attributes, context)
    }
    return all + [set(own, 0, count: 1, length: 1, attributes, context)].compactMap { $0 }
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
      if index + 1 < reps.count { attributes.marks.subtract([.failed, .failedLast]) }
      return set(parts, 0, count: 1, length: 1, attributes, context)
    }
  }
}
