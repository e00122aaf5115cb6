import WorkoutModel

/// What was read, value by value. A test holds the properties of each type against those named here.
extension Fingerprint {
  mutating func combine(_ session: Session) {
    combine(session.date) { $0.combine($1.dayNumber) }
    combine(session.dateReading.rawValue)
    combine(session.title)
    combine(session.start) { $0.combine($1.minutes) }
    combine(session.end) { $0.combine($1.minutes) }
    combine(session.durationMinutes) { $0.combine($1) }
    combine(session.rpe) { $0.combine($1.thousandths) }
    combine(session.tags) { $0.combine($1) }
    combine(session.entries) { $0.combine($1) }
    combine(session.notes) { $0.combine($1) }
    combine(session.location)
  }

  mutating func combine(_ entry: ExerciseEntry) {
    combine(entry.exercise)
    combine(entry.nameAsWritten)
    combine(entry.time) { $0.combine($1.minutes) }
    combine(entry.superset)
    combine(entry.sets) { $0.combine($1) }
    combine(entry.notes) { $0.combine($1) }
    combine(entry.location)
  }

  mutating func combine(_ set: TrainingSet) {
    combine(set.load)
    combine(set.effort)
    combine(set.count)
    combine(set.kind.rawValue)
    combine(set.side) { $0.combine($1.rawValue) }
    combine(set.rpe) { $0.combine($1.thousandths) }
    combine(set.rir) { $0.combine($1.thousandths) }
    combine(set.restSeconds) { $0.combine($1) }
    combine(set.provenance)
    combine(set.remarks) { print, remarks in
      print.combine(remarks.tempo)
      print.combine(remarks.note)
      print.combine(remarks.tags) { $0.combine($1) }
    }
    combine(set.location)
  }

  private mutating func combine(_ load: Load) {
    switch load {
    case .none: combine(0)
    case .external(let mass): combine(1, mass)
    case .bodyweight: combine(2)
    case .added(let mass): combine(3, mass)
    case .assisted(let mass): combine(4, mass)
    case .level(let level):
      combine(5)
      combine(level.thousandths)
    }
  }

  private mutating func combine(_ kind: Int, _ mass: Mass) {
    combine(kind)
    combine(mass.value.thousandths)
    combine(mass.unit.rawValue)
  }

  private mutating func combine(_ effort: Effort) {
    switch effort {
    case .reps(let reps, let seconds):
      combine(0)
      combine(reps.thousandths)
      combine(seconds) { $0.combine($1.thousandths) }
    case .time(let seconds):
      combine(1)
      combine(seconds.thousandths)
    case .distance(let distance, let seconds):
      combine(2)
      combine(distance.value.thousandths)
      combine(distance.unit.rawValue)
      combine(seconds) { $0.combine($1.thousandths) }
    case .untold: combine(3)
    }
  }

  private mutating func combine(_ provenance: Provenance) {
    combine(provenance.load.rawValue)
    combine(provenance.unit.rawValue)
    combine(provenance.effort.rawValue)
    combine(provenance.count.rawValue)
  }

  private mutating func combine(_ note: Note) {
    combine(note.text)
    combine(note.location)
  }

  /// The line: no page tells more of a place.
  private mutating func combine(_ location: SourceLocation) {
    combine(UInt64(location.fileIndex) << 32 | UInt64(location.lineNumber))
  }
}
