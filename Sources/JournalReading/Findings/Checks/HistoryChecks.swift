internal import JournalSyntax
internal import WorkoutModel

/// What can be said only of the journal as a whole, once all of it is read.
///
/// Linear but for the few exercises where something stands out, whose entries are sorted.
struct HistoryChecks {
  private let history: JournalHistory
  private let names: ExerciseNames
  private let files: [FileDraft]
  private let sources: [Source]
  private let summaries: [JournalHistory.Summary]

  init(
    _ history: JournalHistory, _ names: ExerciseNames, _ files: [FileDraft], _ sources: [Source]
  ) {
    self.history = history
    self.names = names
    self.files = files
    self.sources = sources
    summaries = history.summaries(exerciseCount: names.exercises.count)
  }

  func diagnostics() -> [Diagnostic] {
    RepeatedSessions.diagnostics(history, files, sources) + values() + nearDuplicates()
  }

  private func values() -> [Diagnostic] {
    let outstanding = summaries.indices.filter {
      summaries[$0].hasOutstandingLoad || summaries[$0].hasOutstandingReps
    }
    let bare = summaries.indices.filter { summaries[$0].hasBareLoads }
    let entries = history.entries(of: Set(outstanding).union(bare))
    let unusual = outstanding.flatMap {
      UnusualValues.diagnostics(entries[$0] ?? [], names.exercises[$0].nature)
    }
    return unusual + bare.flatMap { UnitJumps.diagnostics(entries[$0] ?? []) }
  }

  private func nearDuplicates() -> [Diagnostic] {
    var search = NearDuplicates(summaries, names)
    let found = search.found()
    let entries = history.entries(of: Set(found.keys))
    return found.sorted { $0.key < $1.key }.flatMap { exerciseID, meant in
      (entries[exerciseID] ?? []).map { entry in
        .exerciseNearDuplicate(
          at: entry.place(entry.trace.name), names.exercises[exerciseID].canonical,
          meant: names.exercises[meant].canonical, uses: summaries[meant].entryCount)
      }
    }
  }
}
