import WorkoutModel

/// Makes journals of any length: always the same for the same arguments.
struct SampleJournal {
  private var state: UInt64 = 2026
  private var line = 1
  private var journal = Journal(files: ["log/training.md"])

  /// Four sessions a week over so many years, ending on 2026-11-20.
  static func years(_ years: Int, exercises: Int = 14, perSession: Int = 6) -> Journal {
    var sample = Self()
    sample.addYears(years, exercises: exercises, perSession: perSession)
    return sample.journal
  }

  static let end = CivilDate(dayNumber: 20_777)

  private mutating func random() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31)
  }

  private mutating func place() -> SourceLocation {
    line += 1
    return SourceLocation(
      fileIndex: 0, lineNumber: line, columnNumber: 1, offset: line * 20, length: 19)
  }

  private mutating func addYears(_ years: Int, exercises: Int, perSession: Int) {
    let first = Self.end.adding(days: -365 * years)
    var day = first
    var number = 0
    while day <= Self.end {
      let isHoliday = day.month == 8 && day.day < 20
      if [1, 2, 4, 6].contains(day.weekday), !isHoliday, random() > 0.12 {
        let progress = Double(day.days(since: first)) / Double(365 * years)
        add(sessionOn: day, number: number, progress, exercises: exercises, count: perSession)
        number += 1
      }
      if day.weekday == 1, day.year >= 2025 {
        let mass = Mass(
          FixedPoint(rounding: 82 + random() * 2 - Double(number % 50) / 20) ?? 82, .kilogram)
        journal.bodyweights.append(BodyweightEntry(date: day, mass: mass, location: place()))
      }
      if day.day == 1, day.year >= 2026 {
        journal.measurements.append(
          Measurement(
            date: day, name: "Waist",
            value: FixedPoint(thousandths: 84_500 - Int32(day.month) * 250),
            unit: "cm", location: place()))
      }
      day = day.adding(days: 1)
    }
    journal.settings.favourites = ["Squat", "Bench Press"]
    journal.settings.colors = ["Deadlift": "teal", "Pull-up": "#b3004b"]
    journal.settings.sex = .male
    journal.goals = [
      Goal(
        exercise: "Bench Press", target: .load(Mass(120, .kilogram), reps: 1),
        deadline: CivilDate(year: 2027, month: 6, day: 1), location: place()),
      Goal(exercise: "Pull-up", target: .reps(20), deadline: nil, location: place()),
      Goal(exercise: nil, target: .sessionsPerWeek(4), deadline: nil, location: place()),
    ]
  }

  private mutating func add(
    sessionOn date: CivilDate, number: Int, _ progress: Double, exercises: Int, count: Int
  ) {
    let location = place()
    var session = Session(
      date: date, title: ["Push A", "Pull A", "Legs", "Push B"][number % 4],
      start: TimeOfDay(hour: 18, minute: number % 60), durationMinutes: 50 + number % 30,
      location: location)
    for index in 0..<count {
      session.entries.append(entry(index * 5 + number % 4 * 3, progress, exercises: exercises))
    }
    if number % 9 == 0 {
      session.notes = [Note(text: "Slept badly, but the bar was light.", location: place())]
    }
    journal.sessions.append(session)
  }

  private mutating func entry(_ seed: Int, _ progress: Double, exercises: Int) -> ExerciseEntry {
    let index = seed % exercises
    let (name, start, end) = Self.exercise(index)
    let location = place()
    var sets: [TrainingSet] = []
    let strength = start + (end - start) * progress + random() * start * 0.08
    let load = Mass(FixedPoint(Int(strength / 2.5)) * 2500 / 1000, .kilogram)
    switch index {
    case 4:
      for _ in 0..<3 {
        sets.append(
          TrainingSet(
            load: .bodyweight, effort: .reps(FixedPoint(Int(6 + progress * 9 + random() * 3))),
            restSeconds: 120, location: place()))
      }
    case 5:
      sets.append(
        TrainingSet(
          load: .none, effort: .time(seconds: FixedPoint(Int(40 + progress * 80 + random() * 20))),
          count: 3, location: place()))
    case 6:
      sets.append(
        TrainingSet(
          load: .none,
          effort: .distance(
            Distance(FixedPoint(Int(4 + random() * 5)), .kilometer),
            seconds: FixedPoint(1500 + Int(random() * 600))), kind: .cardio, location: place()))
    default:
      sets.append(
        TrainingSet(
          load: .external(Mass(20, .kilogram)), effort: .reps(10), kind: .warmup, location: place())
      )
      let reps = [5, 5, 8, 3, 10, 1][Int(random() * 6)]
      let heavy = Double(reps) < 4 ? 1.05 : reps > 6 ? 0.88 : 1
      let mass = Mass(
        FixedPoint(rounding: (load.kilograms * heavy / 2.5).rounded() * 2.5) ?? 20, .kilogram)
      sets.append(
        TrainingSet(
          load: .external(mass), effort: .reps(FixedPoint(reps)), count: 3,
          rpe: reps == 5 ? FixedPoint(thousandths: 8500) : nil, restSeconds: 180, location: place())
      )
      if random() > 0.9 {
        sets.append(
          TrainingSet(
            load: .external(mass), effort: .reps(FixedPoint(reps)), kind: .failed,
            remarks: SetRemarks(note: "grip went"), location: place()))
      }
    }
    return ExerciseEntry(exercise: name, nameAsWritten: name, sets: sets, location: location)
  }

  private static func exercise(_ index: Int) -> (name: String, start: Double, end: Double) {
    let table: [(String, Double, Double)] = [
      ("Squat", 80, 150), ("Bench Press", 60, 108), ("Deadlift", 100, 185),
      ("Overhead Press", 35, 65), ("Pull-up", 0, 0), ("Plank", 0, 0), ("Running", 0, 0),
      ("Barbell Row", 50, 90), ("Romanian Deadlift", 70, 120), ("Incline Bench Press", 45, 80),
      ("Leg Press", 120, 240), ("Biceps Curl", 20, 35), ("Lat Pulldown", 45, 75),
      ("Жим гантелей", 20, 36),
    ]
    return index < table.count
      ? table[index] : ("Accessory \(index)", Double(20 + index), Double(40 + index))
  }
}

private func * (left: FixedPoint, right: Int32) -> FixedPoint {
  FixedPoint(thousandths: left.thousandths * right)
}

private func / (left: FixedPoint, right: Int32) -> FixedPoint {
  FixedPoint(thousandths: left.thousandths / right)
}
