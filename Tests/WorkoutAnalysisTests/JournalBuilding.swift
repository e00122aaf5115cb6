import WorkoutModel

// Short ways to write journal values in tests.

/// The day with that number since 1970-01-01, or a date by year, month and day.
func day(_ number: Int) -> CivilDate { CivilDate(dayNumber: number) }

func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
  CivilDate(year: year, month: month, day: day) ?? CivilDate(dayNumber: 0)
}

func kilograms(_ value: Double) -> Mass { Mass(FixedPoint(rounding: value) ?? 0, .kilogram) }
func pounds(_ value: Double) -> Mass { Mass(FixedPoint(rounding: value) ?? 0, .pound) }

func place(_ line: Int, file: Int = 0) -> WorkoutModel.SourceLocation {
  SourceLocation(fileIndex: file, lineNumber: line, columnNumber: 1, offset: line * 100, length: 9)
}

extension TrainingSet {
  /// `load` for `reps`, at a line of the journal.
  init(
    _ load: Load, _ reps: Double, count: Int = 1, kind: SetKind = .work, rpe: FixedPoint? = nil,
    line: Int = 0
  ) {
    self.init(
      load: load, effort: .reps(FixedPoint(rounding: reps) ?? 0), count: count, kind: kind,
      rpe: rpe, location: place(line))
  }

  /// Kilograms for reps.
  init(
    _ load: Double, _ reps: Double, count: Int = 1, kind: SetKind = .work, rpe: FixedPoint? = nil,
    line: Int = 0
  ) {
    self.init(
      .external(kilograms(load)), reps, count: count, kind: kind, rpe: rpe, line: line)
  }
}

extension Session {
  /// One exercise on one day.
  init(_ date: CivilDate?, _ exercise: String, _ sets: [TrainingSet], line: Int = 0) {
    self.init(
      date: date,
      entries: [
        ExerciseEntry(
          exercise: exercise, nameAsWritten: exercise, sets: sets, location: place(line))
      ],
      location: place(line))
  }
}
