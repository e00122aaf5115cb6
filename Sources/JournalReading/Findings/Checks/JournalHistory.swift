internal import JournalSyntax
internal import WorkoutModel

/// All that was done of each exercise, in the order of the files: what is usual for this lifter.
struct JournalHistory {
  /// By file.
  private(set) var traces: [[EntryTrace]] = []
  /// Those with sets, in the order of the files.
  private(set) var sessions: [SessionPlace] = []

  /// A session with what its sets come to, its day and its file.
  struct SessionPlace {
    let fileIndex: Int
    let date: CivilDate?
    let trace: SessionTrace
  }

  /// An entry with its file.
  struct EntryPlace {
    let fileIndex: Int
    let trace: EntryTrace

    func place(_ range: ByteRange) -> DiagnosticPlace {
      DiagnosticPlace(fileIndex: fileIndex, range: range)
    }
  }

  /// Takes the next file; `date` tells the day of each of its sessions.
  mutating func add(
    _ entries: [EntryTrace], _ sessions: [SessionTrace], date: (Int) -> CivilDate?
  ) {
    for session in sessions where session.setCount > 0 {
      self.sessions.append(
        SessionPlace(fileIndex: traces.count, date: date(session.session), trace: session))
    }
    traces.append(entries)
  }

  /// What an exercise comes to over the whole journal.
  struct Summary {
    /// How often its name was written.
    var entryCount = 0
    var loadedCount = 0
    var weightSum = 0.0
    var greatestWeight: Int64 = 0
    var hasBareLoads = false
    var countedCount = 0
    var repsSum = 0.0
    var mostReps: Int32 = 0
  }

  /// By exercise.
  func summaries(exerciseCount: Int) -> [Summary] {
    var summaries = [Summary](repeating: Summary(), count: exerciseCount)
    for file in traces {
      for trace in file { summaries[trace.exerciseID].add(trace) }
    }
    return summaries
  }

  /// The entries of the exercises of those numbers, by exercise, in the order of the files.
  func entries(of exercises: Set<Int>) -> [Int: [EntryPlace]] {
    guard !exercises.isEmpty else { return [:] }
    var entries: [Int: [EntryPlace]] = [:]
    for (index, file) in traces.enumerated() {
      for trace in file where exercises.contains(trace.exerciseID) {
        entries[trace.exerciseID, default: []].append(EntryPlace(fileIndex: index, trace: trace))
      }
    }
    return entries
  }
}

extension JournalHistory.Summary {
  fileprivate mutating func add(_ trace: EntryTrace) {
    entryCount += 1
    let weight = trace.weight
    if weight > 0 {
      loadedCount += 1
      weightSum += Double(weight)
      greatestWeight = max(greatestWeight, weight)
      hasBareLoads = hasBareLoads || trace.isBare
    }
    let reps = trace.reps
    if reps > 0 {
      countedCount += 1
      repsSum += Double(reps)
      mostReps = max(mostReps, reps)
    }
  }

  /// True when some load stands out so far that a closer look is worth its time.
  var hasOutstandingLoad: Bool {
    greatestWeight >= UnusualValues.anyWeight
      || Double(greatestWeight) * Double(loadedCount) >= 2 * weightSum && loadedCount >= 4
  }

  /// As `hasOutstandingLoad`, for reps.
  var hasOutstandingReps: Bool {
    mostReps >= UnusualValues.anyLoadedReps
      || Double(mostReps) * Double(countedCount) >= 2 * repsSum
        && countedCount >= 4 && mostReps >= UnusualValues.fewReps
  }
}
