import TestSupport
import WorkoutModel

/// A journal of some days as one lifter might write it, and what it means.
///
/// How days are headed, exercises named, sets laid out and what stands between them is drawn from a
/// seed; a writer keeps to one way of each.
struct WrittenJournal {
  private(set) var text = ""
  /// `2026-03-02 Squat 100x5`, one for each set.
  private(set) var sets: [String] = []

  private var random: RandomNumbers
  private let unit: String
  private let day: (CivilDate, _ title: String) -> String
  private let head: (String) -> String
  private let name: (String) -> String
  private let layout: Layout
  private let remarks: Bool

  enum Layout: CaseIterable {
    case onLine, below, list, numbered, items
  }

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    unit = random.below(2) == 0 ? "kg" : "lb"
    day = Self.days[random.below(Self.days.count)]
    head = Self.heads[random.below(Self.heads.count)]
    name = Self.names[random.below(Self.names.count)]
    layout = Layout.allCases[random.below(Layout.allCases.count)]
    remarks = random.below(3) > 0
    write()
  }

  // MARK: How it is written

  private static let days: [@Sendable (CivilDate, String) -> String] = [
    { day, _ in "\(day)" },
    { day, title in "\(day) \(title)" },
    { day, title in "\(day): \(title)" },
    { day, title in "\(day)\n\(title)" },
    { day, title in "\(title) \(day)" },
    { day, title in "\(title) (\(day))" },
    { day, title in "\(day.day).\(day.month).\(day.year) - \(title)" },
    { day, title in "\(day.day)-\(month(day))-\(day.year % 100) \(title)" },
    { day, title in "\(month(day)) \(day.day), \(day.year)\n\(title)" },
    { day, _ in "\(weekday(day)), \(day.day) \(month(day)) \(day.year)" },
    { day, title in "Date: \(day)\n\(title)" },
    { day, _ in "\(day) @ the old gym" },
  ]

  private static func month(_ day: CivilDate) -> String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][
      day.month - 1]
  }

  private static func weekday(_ day: CivilDate) -> String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][day.weekday - 1]
  }

  private static let heads: [@Sendable (String) -> String] = [
    { $0 }, { $0 }, { "## " + $0 }, { first($0) { "**\($0)**" } },
    { first($0) { "=== \($0) ===" } },
  ]

  /// Marks the first line, which is the day's.
  private static func first(_ text: String, _ mark: (String) -> String) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    lines[0] = mark(lines[0])
    return lines.joined(separator: "\n")
  }

  private static let names: [@Sendable (String) -> String] = [
    { $0 }, { $0.uppercased() }, { $0.lowercased() }, { "**\($0)**" }, { "- \($0)" },
    { "- [x] \($0)" },
  ]

  private static let titles = ["Push", "Legs", "Upper A", "Workout B", "Full body", "Day 1"]

  private static let ofSession = [
    "Time: 1h 10m", "60 minutes", "18:00-19:10", "Duration: 65 min", "Total time 65 min",
  ]

  private static let ofExercise = [
    "RPE 8", "felt good", "next time go heavier", "PR!!", "rest day tomorrow", "with Tom",
    "HR 140", "gym was packed", "slept 7 hours", "waited 10 min for the rack", "20 min late",
    "Heart rate max 165",
  ]

  // MARK: Writing

  private mutating func write() {
    guard var day = CivilDate(year: 2023 + random.below(2), month: 1 + random.below(9), day: 13)
    else { return }
    for _ in 0..<3 {
      text += head(self.day(day, Self.titles[random.below(Self.titles.count)])) + "\n"
      if remarks { text += Self.ofSession[random.below(Self.ofSession.count)] + "\n" }
      if random.below(2) == 0 { text += "\n" }
      for exercise in exercises() { write(exercise, day) }
      text += "\n"
      day = day.adding(days: 1 + random.below(3))
    }
  }

  private mutating func exercises() -> [String] {
    let all = ["Squat", "Bench Press", "Lat Pulldown", "Zercher Thing", "Leg Curl"]
    let first = random.below(all.count)
    return [all[first], all[(first + 1 + random.below(3)) % all.count]]
  }

  private mutating func write(_ exercise: String, _ day: CivilDate) {
    let load = (unit == "kg" ? 60 : 135) + 5 * random.below(8)
    let reps = 5 + random.below(5)
    let work = [(load, reps), (load, reps), (load + 10, reps - 2)]
    let spelt = work.map { "\($0.0) \(unit) x \($0.1)" }
    let name = name(exercise)
    switch layout {
    case .onLine:
      text += "\(name)\(name.hasSuffix("*") ? "" : ":") \(spelt.joined(separator: ", "))\n"
    case .list: text += "\(name)\n\(spelt.joined(separator: ", "))\n"
    case .below: text += ([name] + spelt).joined(separator: "\n") + "\n"
    case .numbered:
      text += name + "\n"
      for (index, set) in spelt.enumerated() { text += "S\(index + 1): \(set)\n" }
    case .items:
      text += name + "\n"
      for set in spelt { text += "  - \(set)\n" }
    }
    if remarks { text += Self.ofExercise[random.below(Self.ofExercise.count)] + "\n" }
    sets += work.map { "\(day) \(exercise) \($0.0)x\($0.1)" }
  }
}
