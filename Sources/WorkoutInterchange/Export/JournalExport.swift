public import WorkoutModel

/// The whole journal as one JSON object, without any loss.
public enum JournalExport {
  /// `{"journal": {…}, "diagnostics": []}`, for a reader that keeps diagnostics elsewhere.
  public static func json(_ journal: Journal, to sink: SetExport.Sink) {
    json(journal, findings: [], to: sink)
  }

  /// `{"journal": {…}, "diagnostics": […]}`.
  package static func json(_ journal: Journal, findings: [Finding], to sink: SetExport.Sink) {
    var json = JSONWriter()
    json.object { json in
      json.object("journal") { json in json.journal(journal, to: sink) }
      json.array("diagnostics", findings) { json, finding in json.finding(finding) }
    }
    json.endLine()
    sink(json.takeBytes())
  }
}

extension JSONWriter {
  /// Sessions go to the sink one by one; the rest stays in the writer.
  fileprivate mutating func journal(_ journal: Journal, to sink: SetExport.Sink) {
    array("files", journal.files)
    array("sessions", journal.sessions) { json, session in
      json.session(session, in: journal)
      sink(json.takeBytes())
    }
    array("bodyweights", journal.bodyweights) { json, entry in
      json.object { json in
        json.field("date", entry.date?.description)
        json.mass("mass", entry.mass)
        json.location(entry.location, in: journal)
      }
    }
    array("measurements", journal.measurements) { json, measurement in
      json.measurement(measurement, in: journal)
    }
    array("goals", journal.goals) { json, goal in json.goal(goal, in: journal) }
    settings(journal.settings, in: journal)
  }

  private mutating func session(_ session: Session, in journal: Journal) {
    object { json in
      json.field("date", session.date?.description)
      json.field("date_reading", session.dateReading.name)
      json.field("title", session.title)
      json.field("start", session.start?.description)
      json.field("end", session.end?.description)
      json.field("duration_minutes", session.durationMinutes)
      json.field("rpe", session.rpe)
      json.array("tags", session.tags)
      json.notes(session.notes, in: journal)
      json.location(session.location, in: journal)
      json.array("exercises", session.entries) { json, entry in json.entry(entry, in: journal) }
    }
  }

  private mutating func entry(_ entry: ExerciseEntry, in journal: Journal) {
    object { json in
      json.field("exercise", entry.exercise)
      json.field("exercise_as_written", entry.nameAsWritten)
      json.field("time", entry.time?.description)
      json.field("superset", entry.superset)
      json.notes(entry.notes, in: journal)
      json.location(entry.location, in: journal)
      json.array("sets", entry.sets) { json, set in json.set(set, in: journal) }
    }
  }

  private mutating func set(_ set: TrainingSet, in journal: Journal) {
    object { json in
      json.object("load") { json in
        json.field("kind", set.load.kindName)
        json.field("value", set.load.number)
        json.field("unit", set.load.unitName)
      }
      json.object("effort") { json in json.effort(set.effort) }
      json.field("count", Int(set.count))
      json.field("kind", set.kind.name)
      json.field("side", set.side?.name)
      json.field("rpe", set.rpe)
      json.field("rir", set.rir)
      json.field("rest_seconds", set.restSeconds.map(Int.init))
      json.field("tempo", set.remarks?.tempo)
      json.field("note", set.remarks?.note)
      json.array("tags", set.remarks?.tags ?? [])
      json.object("provenance") { json in
        json.field("load", set.provenance.load.name)
        json.field("unit", set.provenance.unit.name)
        json.field("effort", set.provenance.effort.name)
        json.field("count", set.provenance.count.name)
      }
      json.location(set.location, in: journal)
    }
  }

  private mutating func effort(_ effort: Effort) {
    switch effort {
    case .reps(let reps, let seconds):
      field("kind", "reps")
      field("reps", reps)
      field("seconds", seconds)
    case .time(let seconds):
      field("kind", "time")
      field("seconds", seconds)
    case .distance(let distance, let seconds):
      field("kind", "distance")
      field("value", distance.value)
      field("unit", distance.unit.symbol)
      field("seconds", seconds)
    case .untold:
      field("kind", "untold")
    }
  }
}

extension JSONWriter {
  private mutating func measurement(_ measurement: Measurement, in journal: Journal) {
    object { json in
      json.field("date", measurement.date?.description)
      json.field("name", measurement.name)
      json.field("value", measurement.value)
      json.field("unit", measurement.unit)
      json.location(measurement.location, in: journal)
    }
  }

  private mutating func goal(_ goal: Goal, in journal: Journal) {
    object { json in
      json.field("exercise", goal.exercise)
      json.object("target") { json in json.target(goal.target) }
      json.field("deadline", goal.deadline?.description)
      json.location(goal.location, in: journal)
    }
  }

  private mutating func target(_ target: Goal.Target) {
    switch target {
    case .load(let mass, let reps):
      field("kind", "load")
      self.mass("mass", mass)
      field("reps", reps)
    case .reps(let reps):
      field("kind", "reps")
      field("reps", reps)
    case .oneRepMax(let mass):
      field("kind", "one_rep_max")
      self.mass("mass", mass)
    case .sessionsPerWeek(let sessions):
      field("kind", "sessions_per_week")
      field("sessions", sessions)
    case .repsPerDay(let reps):
      field("kind", "reps_per_day")
      field("reps", reps)
    case .bodyweight(let mass):
      field("kind", "bodyweight")
      self.mass("mass", mass)
    }
  }

  private mutating func settings(_ settings: JournalSettings, in journal: Journal) {
    object("settings") { json in
      json.field("unit", settings.unit.symbol)
      json.field("formula", settings.formula)
      json.dictionary("formula_by_exercise", settings.formulaByExercise) { json, name in
        json.string(name)
      }
      json.array("favourites", settings.favourites)
      json.dictionary("colors", settings.colors) { json, color in json.string(color) }
      json.dictionary("muscles", settings.muscles) { json, shares in
        json.array(shares) { json, share in
          json.object { json in
            json.field("muscle", share.muscle.rawValue)
            json.field("share", share.share)
          }
        }
      }
      json.field("sex", settings.sex.map { $0 == .female ? "female" : "male" })
      json.array("trophies", settings.trophies) { json, note in json.note(note, in: journal) }
    }
  }
}

extension JSONWriter {
  private mutating func notes(_ notes: [Note], in journal: Journal) {
    array("notes", notes) { json, note in json.note(note, in: journal) }
  }

  private mutating func note(_ note: Note, in journal: Journal) {
    object { json in
      json.field("text", note.text)
      json.location(note.location, in: journal)
    }
  }

  private mutating func mass(_ name: String, _ mass: Mass) {
    object(name) { json in
      json.field("value", mass.value)
      json.field("unit", mass.unit.symbol)
    }
  }

  private mutating func location(_ location: SourceLocation, in journal: Journal) {
    object("location") { json in
      json.field("file", journal.fileName(of: location))
      json.field("line", Int(location.lineNumber))
      json.field("column", Int(location.columnNumber))
      json.field("offset", Int(location.offset))
      json.field("length", Int(location.length))
    }
  }

  /// An object with the keys in order, for a dictionary has none.
  private mutating func dictionary<Value>(
    _ name: String, _ values: [String: Value], _ body: (inout Self, Value) -> Void
  ) {
    object(name) { json in
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        json.key(key)
        body(&json, value)
      }
    }
  }
}
