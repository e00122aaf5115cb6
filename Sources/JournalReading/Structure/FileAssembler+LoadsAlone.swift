internal import JournalSyntax
internal import WorkoutModel

/// A load without reps beside reps without a load, on one line of one exercise, are two halves of the same sets:
/// `Adductor 65 (machine number) 3x15`, `EZ curls 25 kg total 12/10/10`, `DB bench 3x10, 40s`; and so is their number beside
/// as many: `bench 4 sets 135 10 10 9 8`, `pull-ups: 3 sets, 10 8 6`.
extension FileAssembler {
  /// Gives the load of each such line to its reps, and drops the set that held nothing but the load.
  func joinLoadsAlone(_ sets: inout [TrainingSet]) {
    var alone: Set<Int> = []
    var start = 0
    while start < sets.count {
      let line = sets[start].location.lineNumber
      let end = sets[start...].firstIndex { $0.location.lineNumber != line } ?? sets.count
      if end - start > 1, let load = loadAlone(in: sets[start..<end]) {
        join(load, with: start..<end, of: &sets)
        alone.insert(load)
      }
      start = end
    }
    guard !alone.isEmpty else { return }
    sets = sets.indices.filter { !alone.contains($0) }.map { sets[$0] }
  }

  /// The first or the last set of a line, when it alone has no reps and it alone may have a load.
  private func loadAlone(in sets: ArraySlice<TrainingSet>) -> Int? {
    guard sets.contains(where: { $0.provenance.overall == .inferred }),
      let load = [sets.startIndex, sets.endIndex - 1].first(where: { sets[$0].effort == .untold }),
      sets.indices.allSatisfy({ $0 == load || isRepsAlone(sets[$0]) }),
      isLoadAlone(sets[load], of: sets.reduce(0) { $0 + $1.count } - sets[load].count),
      !isParted(sets)
    else { return nil }
    return load
  }

  /// `Chins 6/5/4; 81,5`: another field of the line, such as what the lifter weighed.
  private func isParted(_ sets: ArraySlice<TrainingSet>) -> Bool {
    let (start, end) = (
      Int(sets[sets.startIndex].location.offset), Int(sets[sets.endIndex - 1].location.offset)
    )
    return source.bytes[min(start, end)..<max(start, end)].contains(UInt8(ascii: ";"))
  }

  /// One load for all of the sets, or as many as there are.
  private func isLoadAlone(_ set: TrainingSet, of sets: Int32) -> Bool {
    guard set.kind == .work else { return false }
    switch set.load {
    case .external, .added, .level: return set.count == 1 || set.count == sets
    case .none, .bodyweight: return set.count > 1 && set.count == sets
    case .assisted: return false
    }
  }

  private func isRepsAlone(_ set: TrainingSet) -> Bool {
    guard case .reps(_, seconds: nil) = set.effort else { return false }
    return set.load == .none || set.load == .bodyweight
  }

  private func join(_ load: Int, with line: Range<Int>, of sets: inout [TrainingSet]) {
    let alone = sets[load]
    for index in line where index != load {
      sets[index].load = alone.load
      sets[index].provenance.load = .inferred
      sets[index].provenance.unit = alone.provenance.unit
      sets[index].side = sets[index].side ?? alone.side
      sets[index].rpe = sets[index].rpe ?? alone.rpe
      if sets[index].remarks == nil { sets[index].remarks = alone.remarks }
    }
  }
}
