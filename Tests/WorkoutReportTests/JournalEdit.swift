import TestSupport
import WorkoutModel

/// One change to a journal, as a lifter makes them.
enum JournalEdit: CaseIterable {
  case load, effort, kind, rest, remark, newSet, lostSet, newEntry, lostEntry, newExercise, rename
  case entryNote, sessionNote, title, time, lostSession, oldSession, secondSession, date
  case lineNumbers, sharedLine, bodyweight, goal, unit, formula, favourite, color, muscles, files

  func apply(to journal: inout Journal, _ random: inout RandomNumbers) {
    let session = random.below(journal.sessions.count)
    let entry = random.below(journal.sessions[session].entries.count)
    let exercise = journal.sessions[session].entries[entry].exercise
    func change(_ body: (inout TrainingSet) -> Void) {
      guard !journal.sessions[session].entries[entry].sets.isEmpty else { return }
      let last = journal.sessions[session].entries[entry].sets.count - 1
      body(&journal.sessions[session].entries[entry].sets[last])
    }
    switch self {
    case .load: change { $0.load = .external(Mass(FixedPoint(60 + random.below(120)), .kilogram)) }
    case .effort: change { $0.effort = .reps(FixedPoint(1 + random.below(14))) }
    case .kind: change { $0.kind = random.pick(SetKind.allCases) }
    case .rest: change { $0.restSeconds = 91 }
    case .remark: change { $0.remarks = SetRemarks(tempo: "3010", note: "slow", tags: ["#a"]) }
    case .newSet:
      guard let set = journal.sessions[session].entries[entry].sets.last else { return }
      journal.sessions[session].entries[entry].sets.append(set)
    case .lostSet: journal.sessions[session].entries[entry].sets.removeAll()
    case .newEntry: journal.sessions[session].entries.append(journal.sessions[0].entries[0])
    case .lostEntry:
      guard journal.sessions[session].entries.count > 1 else { return }
      journal.sessions[session].entries.remove(at: entry)
    case .newExercise: journal.sessions[session].entries[entry].exercise = "Bench-Press"
    case .rename: journal.sessions[session].entries[entry].nameAsWritten = "the usual"
    case .entryNote:
      journal.sessions[session].entries[entry].notes.append(
        Note(text: "hm", location: journal.sessions[session].location))
    case .sessionNote:
      journal.sessions[session].notes.append(
        Note(text: "tired", location: journal.sessions[session].location))
    case .title: journal.sessions[session].title = "Push \(random.below(3))"
    case .time: journal.sessions[session].durationMinutes = 17
    case .lostSession: journal.sessions.remove(at: session)
    case .oldSession:
      var old = journal.sessions[session]
      old.date = journal.sessions[0].date?.adding(days: -random.below(200))
      journal.sessions.append(old)
    case .secondSession: journal.sessions.append(journal.sessions[session])
    case .date: journal.sessions[session].date = journal.sessions[session].date?.adding(days: -1)
    case .lineNumbers:
      for index in session..<journal.sessions.count { journal.sessions[index].moveDown() }
    case .sharedLine:
      let other = random.below(journal.sessions.count)
      journal.sessions[session].entries[entry].location = journal.sessions[other].location
      change { $0.location = journal.sessions[other].location }
    case .bodyweight:
      journal.bodyweights.append(
        BodyweightEntry(
          date: journal.sessions[session].date, mass: Mass(79, .kilogram),
          location: journal.sessions[session].location))
    case .goal:
      journal.goals.append(
        Goal(
          exercise: exercise, target: .oneRepMax(Mass(150, .kilogram)), deadline: nil,
          location: journal.sessions[session].location))
    case .unit: journal.settings.unit = .pound
    case .formula: journal.settings.formulaByExercise[exercise] = "epley"
    case .favourite: journal.settings.favourites = [exercise]
    case .color: journal.settings.colors[exercise] = "crimson"
    case .muscles:
      journal.settings.muscles[exercise] = [MuscleShare(muscle: .neck, share: 1)]
    case .files: journal.files = ["diary.txt"]
    }
  }
}

extension Session {
  /// As after a new line above it.
  fileprivate mutating func moveDown() {
    location = location.below
    for entry in entries.indices {
      entries[entry].location = entries[entry].location.below
      for set in entries[entry].sets.indices {
        entries[entry].sets[set].location = entries[entry].sets[set].location.below
      }
    }
  }
}

extension SourceLocation {
  fileprivate var below: Self {
    Self(
      fileIndex: Int(fileIndex), lineNumber: Int(lineNumber) + 1, columnNumber: Int(columnNumber),
      offset: Int(offset), length: Int(length))
  }
}
