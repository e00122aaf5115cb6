import WorkoutModel

/// A made-up journal in the canonical notation, to try things on and to measure with.
///
/// The same arguments give the same bytes on every platform. A year has about 150 sessions with
/// some 3,800 sets: waves and deloads, holidays, injuries, changes of plan.
struct DemoJournal {
  let firstDay: CivilDate
  let lastDay: CivilDate

  /// 2026-06-28: a fixed day, so that the same seed makes the same journal for ever.
  static let usualLastDay = CivilDate(dayNumber: 20_632)
  let seed: UInt64

  /// - Parameters:
  ///   - years: how far the journal goes back; less than one counts as one, and a journal does
  ///     not begin before year 1.
  ///   - seed: another seed is another lifter.
  ///   - lastDay: no session is later.
  init(years: Int, seed: UInt64, lastDay: CivilDate) {
    let (year, month, day) = lastDay.components
    let firstYear = max(1, year - max(1, min(years, 9999)))
    let sameDay = CivilDate(year: firstYear, month: month, day: min(day, 28))
    firstDay = (sameDay ?? lastDay).adding(days: 1)
    self.lastDay = lastDay
    self.seed = seed
  }

  /// A file for each year in order, and `journal.wlog` at the end.
  func files() -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    forEachFile { files.append(($0, String(decoding: $1, as: UTF8.self))) }
    return files
  }

  /// Hands over one file at a time, so that centuries need no more memory than a year.
  func forEachFile(_ body: (_ path: String, _ bytes: [UInt8]) throws -> Void) rethrows {
    var calendar = DemoCalendar(firstDay: firstDay, seed: seed)
    var year = firstDay.year
    while year <= lastDay.year {
      let endOfYear = CivilDate(year: year, month: 12, day: 31) ?? lastDay
      calendar.write(through: min(endOfYear, lastDay))
      let bytes = calendar.takeText()
      if !bytes.isEmpty { try body(Self.fileName(year: year), bytes) }
      year += 1
    }
    try body("journal.wlog", Array(settings(of: calendar.lifter).utf8))
  }

  private static func fileName(year: Int) -> String {
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".md"
  }

  /// The journal's directives, with goals that are near but not reached.
  private func settings(of lifter: DemoLifter) -> String {
    let deadline = lastDay.adding(days: 185)
    let goals = ["Squat", "Bench Press", "Deadlift"].map { name in
      let best = lifter.strength[DemoLift.index(of: name)]
      return "goal: \(name) \(Int(best * 1.04 / 5 + 1) * 5) kg by \(deadline)"
    }
    return """
      unit: kg
      sex: male

      favourite: Squat
      favourite: Bench Press
      favourite: Deadlift
      favourite: Pull-up

      color: Squat teal
      color: Bench Press crimson
      color: Deadlift goldenrod

      \(goals.joined(separator: "\n"))
      goal: Pull-up 15 reps by \(deadline)

      alias: OHP = Overhead Press
      muscles: Suitcase Carry = forearms, abs, traps/2

      """
  }
}
