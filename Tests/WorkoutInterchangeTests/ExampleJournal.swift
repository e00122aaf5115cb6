import WorkoutModel

/// Small journals to export.
enum ExampleJournal {
  static func place(_ line: Int, _ column: Int = 1) -> SourceLocation {
    SourceLocation(fileIndex: 0, lineNumber: line, columnNumber: column, offset: 0, length: 3)
  }

  /// One session that holds one exercise with these sets.
  static func of(
    _ sets: [TrainingSet], exercise: String = "Bench Press", nameAsWritten: String = "bench",
    date: CivilDate? = CivilDate(year: 2026, month: 3, day: 2), title: String? = nil
  ) -> Journal {
    let entry = ExerciseEntry(
      exercise: exercise, nameAsWritten: nameAsWritten, sets: sets, location: place(2))
    return Journal(
      files: ["push.md"],
      sessions: [Session(date: date, title: title, entries: [entry], location: place(1))])
  }

  static func kilograms(_ thousandths: Int32) -> Mass {
    Mass(FixedPoint(thousandths: thousandths), .kilogram)
  }

  static func pounds(_ whole: Int) -> Mass {
    Mass(FixedPoint(whole), .pound)
  }
}
