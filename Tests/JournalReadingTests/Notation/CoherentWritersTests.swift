import JournalReading
import Testing
import WorkoutModel

/// Journals of one writer each, who tells sets of one kind, lists of reps and several loads in the same way, with
/// light loads beside heavy ones, and remarks behind some of them.
@Suite("Coherent writers")
struct CoherentWritersTests {
  /// One way of writing: `W` is a load, `R` the reps, `S` the sets, `A` the reps of each set.
  struct Habit: Sendable, CustomTestStringConvertible {
    let product: String
    let list: String
    /// Between the reps of a list.
    let mark: String
    let pair: String
    /// Between pairs.
    let between: String
    /// Light loads need their unit.
    var needsUnit = false
    var testDescription: String { product }
  }

  private static let habits = [
    Habit(product: "WxRxS", list: "WxA", mark: ",", pair: "WxR", between: ", "),
    Habit(product: "W x R x S", list: "W x A", mark: ", ", pair: "W x R", between: ", "),
    Habit(product: "SxR @ W", list: "A @ W", mark: ",", pair: "R @ W", between: ", "),
    Habit(product: "SxR@W", list: "A@W", mark: "/", pair: "R@W", between: " ", needsUnit: true),
    Habit(product: "W SxR", list: "W A", mark: ", ", pair: "WxR", between: ", "),
    Habit(product: "W: SxR", list: "W: A", mark: ", ", pair: "W: R", between: "; "),
    Habit(product: "W: SxR", list: "W: A", mark: "/", pair: "W: R", between: ", "),
    Habit(product: "W (SxR)", list: "W (A)", mark: ",", pair: "W(R)", between: " "),
    Habit(
      product: "S sets of R at W", list: "W for A", mark: ", ", pair: "W for R", between: ", "),
    Habit(product: "W*R*S", list: "W*A", mark: ",", pair: "W*R", between: " "),
    Habit(product: "W - SxR", list: "W - A", mark: ",", pair: "W - R", between: ", "),
    Habit(
      product: "S x R x W", list: "A x W", mark: "-", pair: "R x W", between: " / ", needsUnit: true
    ),
    Habit(product: "W × R (×S)", list: "W × A", mark: " / ", pair: "W × R", between: " → "),
    Habit(
      product: "SxR reps @ W", list: "W x A reps", mark: "/", pair: "W x R reps", between: ", "),
    Habit(
      product: "S x R reps, W", list: "W x A reps", mark: ", ", pair: "R reps W", between: ", ",
      needsUnit: true),
  ]

  private static let names = [
    "N", "N:", "- N", "- N:", "* N", "**N**", "### N", "N -", "• N", "_N_", "- **N**:", "[[N]]",
    "- [x] N", "N =", "N |", "N >", "N,",
  ]

  private static let remarks = [
    "", "", " (easy)", " ✓", " !!", " felt heavy", "", " - grip went", " #pr",
  ]

  private static func write(_ form: String, _ parts: [Character: String]) -> String {
    form.reduce(into: "") { $0 += parts[$1] ?? String($1) }
  }

  private func days(_ lines: [String]) -> [String] {
    ReadJournal("unit: kg\n" + lines.joined(separator: "\n")).days
  }

  /// The lines of one session, and what they tell.
  private struct Session {
    var lines: [String] = []
    var read: [String] = []
    let habit: Habit
    let unit: String

    mutating func add(_ name: String, _ text: String, _ sets: String, isInline: Bool) {
      let written = CoherentWritersTests.write(
        name, ["N": read.count.isMultiple(of: 2) ? "Front squat" : "Row"])
      lines += isInline ? [written + " " + text] : [written, "  " + text]
      read.append((read.count.isMultiple(of: 2) ? "Front squat" : "Row") + ": " + sets)
    }
  }

  @Test(arguments: habits)
  func `every kind of line in one way of writing`(habit: Habit) {
    for (place, name) in Self.names.enumerated() {
      for unit in habit.needsUnit ? ["kg"] : ["", "kg", " kg"] {
        for isInline in [true, false] {
          let remark = Self.remarks[(place + unit.utf8.count) % Self.remarks.count]
          var session = Session(habit: habit, unit: unit)
          func form(_ form: String, _ load: String, _ reps: Int = 0, _ list: [Int] = []) -> String {
            Self.write(
              form,
              [
                "W": load + unit, "R": String(reps), "S": "3",
                "A": list.map(String.init).joined(separator: habit.mark),
              ])
          }
          session.add(
            name, form(habit.product, "102.5", 5), "102.5 kg x 5 (3)", isInline: isInline)
          session.add(
            name, form(habit.list, "70", 0, [8, 8, 7]) + remark, "70 kg x 8 (2), 70 kg x 7",
            isInline: isInline)
          session.add(
            name, form(habit.product, "80", 6) + remark, "80 kg x 6 (3)", isInline: isInline)
          session.add(
            name,
            [("22.5", 10), ("25", 9), ("27.5", 8)].map { form(habit.pair, $0, $1) }
              .joined(separator: habit.between),
            "22.5 kg x 10, 25 kg x 9, 27.5 kg x 8", isInline: isInline)
          session.add(
            name, form(habit.product, "62.5", 8), "62.5 kg x 8 (3)", isInline: isInline)
          let lines = ["2024-03-11"] + session.lines + ["", "45 min", ""]
          #expect(
            days(lines) == ["2024-03-11 " + session.read.joined(separator: "; ")],
            "\(lines.joined(separator: "⏎"))")
        }
      }
    }
  }

  @Test func `the letter k tells kilograms where loads are told so`() {
    let read = days([
      "2024-03-11", "Front squat", "8-8-7 x 60k", "Row 3 x 12 reps, 45k", "Curl",
      "10-9-8 x 12.5k - 3 in the tank",
      "Leg press 160k - 8, 170k - 7", "2024-03-13", "Run 10k 50:00",
    ])
    #expect(
      read == [
        "2024-03-11 Front squat: 60 kg x 8 (2), 60 kg x 7; Row: 45 kg x 12 (3); "
          + "Curl: 12.5 kg x 10, 12.5 kg x 9, 12.5 kg x 8; Leg press: 160 kg x 8, 170 kg x 7",
        "2024-03-13 Run: 10 km in 3000 s",
      ])
  }

  @Test(
    arguments: ["25.04.24 @ home gym", "25.04.24 @ gym", "4/25/24 @ Gold's", "25 ago 2024"])
  func `a day and a place open a session`(day: String) {
    let read = days([day.contains("/") ? "4/22/24" : "22.4.24", "Row 60x5", "", day, "Row 70x5"])
    #expect(read.count == 2, "\(read)")
    #expect(read.last?.hasSuffix("-25 Row: 70 kg x 5") == true, "\(read)")
  }

  @Test func `reps of other lists below names stay reps`() {
    let read = days(["2024-04-22", "Push-ups", "12/10/8 @ BW", "Row 60x5"])
    #expect(read.count == 1 && read[0].hasPrefix("2024-04-22 Push-ups: "), "\(read)")
  }

  @Test func `minutes at the end are the length of the session`() {
    let session = ReadJournal("2024-03-11\nDips 8, 7, 6\n1 h 10 min\n\n2024-03-12\nBike\n45 min")
      .result.journal.sessions
    #expect(session.map(\.durationMinutes) == [70, nil])
    #expect(session.map { $0.entries.flatMap(\.sets).count } == [3, 1])
  }

  @Test(
    arguments: [
      ("3 sec squat: 60 for 8", "3 sec squat: 60 kg x 8"),
      ("45° barbell row 40 x 8", "45° barbell row: 40 kg x 8"),
      ("Bench (2s pause), 50: 5/5/5", "Bench: 50 kg x 5 (3)"),
      ("Leg curl @ smith, 35: 10", "Leg curl @ smith: 35 kg x 10"),
      ("Front squat, 80: 8", "Front squat: 80 kg x 8"),
      ("Incline bench | 52.5: 8", "Incline bench: 52.5 kg x 8"),
      ("Curls 27.5(10) #pr", "Curls: 27.5 kg x 10"),
      ("Curls 27.5(10) - hard", "Curls: 27.5 kg x 10"),
      ("### Deadlift 142.5 - 5", "Deadlift: 142.5 kg x 5"),
      ("### Curls 25kg(8) slow", "Curls: 25 kg x 8"),
      ("Curl 12.5 kg: 10 la próxima subo", "Curl: 12.5 kg x 10"),
      (
        "Leg curl, paused 10-9-8 x 45 kg w/ straps",
        "Leg curl, paused: 45 kg x 10, 45 kg x 9, 45 kg x 8"
      ),
      ("Hammer curl: 15 - 3x8", "Hammer curl: 15 kg x 8 (3)"),
      ("Hammer curl 12.5: 10, 15: 9", "Hammer curl: 12.5 kg x 10, 15 kg x 9"),
      ("Hammer curl 12.5 → 10, 15 → 9", "Hammer curl: 12.5 kg x 10, 15 kg x 9"),
      ("Lateral raise 12, 12, 11 with 10", "Lateral raise: 10 kg x 12 (2), 10 kg x 11"),
      ("Row 12-11-10 x 40 kg (+2.5 next time)", "Row: 40 kg x 12, 40 kg x 11, 40 kg x 10"),
      ("Presse à cuisses 7-7-6 x 130 kg", "Presse à cuisses: 130 kg x 7 (2), 130 kg x 6"),
    ])
  func `names, remarks and light loads of single lines`(line: String, read: String) {
    #expect(days(["2024-03-11", line]) == ["2024-03-11 " + read])
  }

  @Test func `what stands behind a name and is no set is said`() {
    for line in ["Foo bar, 15: 5", "heavy hammer curl, 15: 5"] {
      let codes = ReadJournal("unit: kg\n2024-03-11\nRow 60x5\n\(line)\nRow 60x5").codes
      #expect(!codes.isEmpty, "\(line)")
    }
    let heading = "### Curls 25kg(8) // slow"
    #expect(ReadJournal("2024-03-11\n\n\(heading)\n### Row\n45 kg x 5").codes == ["W201"])
    #expect(ReadJournal("2024-03-11\n\n\(heading)\n27.5 kg x 8").codes.isEmpty)
  }

  @Test func `a list before its load is no day`() {
    let read = days(["11/12/23", "Curl", "- 12/11/10@27.5", "Row", "- 10/10/9@60"])
    #expect(read.count == 1, "\(read)")
  }

  @Test func `a number above sets names a machine`() {
    for sets in ["60 x 5", "62.5: 8, 8", "3x8 @ 60", "35 - 8", "5x20kg", "97.5 kg 3x5"] {
      for name in ["Row 2", "Row 2:", "Row 2 -", "### Row 2"] {
        let read = days(["2024-03-11", name, sets])
        #expect(read.first?.hasPrefix("2024-03-11 Row 2: ") == true, "\(name)⏎\(sets): \(read)")
      }
    }
  }

  @Test func `small numbers behind an at sign are loads where the file tells its loads so`() {
    let heavy = [
      "2024-03-11", "Front squat 5,5,4 @ 80", "Row 3x8 @ 45", "Hip thrust 8,8,7 @ 90",
      "Deadlift 3x5 @ 120",
    ]
    #expect(
      days(heavy + ["Lateral raise 10,9,8 @ 7.5"]).first?.hasSuffix(
        "Lateral raise: 7.5 kg x 10, 7.5 kg x 9, 7.5 kg x 8") == true)
    let rated = days(heavy + ["Lateral raise 10,9,8 @ 7.5", "RPE is behind the @ of light lifts"])
    #expect(rated.first?.contains("7.5 kg x 10") == false, "\(rated)")
  }

  @Test func `lists between slashes make pairs sets too`() {
    let read = days([
      "2024-03-11", "Row", "45 kg: 8/8/7", "Curl", "10 kg: 12/12", "Row", "50 kg: 5/5",
    ])
    #expect(
      read == ["2024-03-11 Row: 45 kg x 8 (2), 45 kg x 7; Curl: 10 kg x 12 (2); Row: 50 kg x 5 (2)"]
    )
  }
}
