import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Journals that people keep as notes beside their code: boxes, nested lists, heads of workouts, tables.
struct KeptInRepositoriesTests {
  // MARK: Loads with a sign

  @Test func `a load with a sign behind sets and reps is what all of them were done with`() {
    check("Pull-ups, 3x10, -12.5kg\n", ["Pull-up: BW-12.5 kg x 10 x 3"])
    check("Pull-ups 3x10 -12.5 kg\n", ["Pull-up: BW-12.5 kg x 10 x 3"])
    check("Dips 3x10, +10 kg\n", ["Dip: BW+10 kg x 10 x 3"])
    check("Squat 60 kg x 10, 3x5 - 80 kg\n", ["Squat: 60 kg x 10, 80 kg x 5 x 3"])
  }

  // MARK: Writers who give every load its unit

  @Test func `who gives each load its unit counts sets and reps without one`() {
    let loaded = "Squat 10x20kg, 5x50kg, 4x70kg, 3x70kg, 3x90kg\nRow 10x40kg, 8x50kg, 8x50kg\n"
    check(loaded + "Bench Press 2x35\n", ["Bench Press: 35 reps x 2 sets"], isNamed: false)
  }

  @Test func `a bare load among those with a unit is one where it can be nothing else`() {
    check(
      "Squat 100 kg x 5\nRow 60 kg x 8, 60 kg x 8\nCurl 12 kg x 10\nPress 40 kg x 5, 40 kg x 5, 40 kg x 4\nShrug 80 kg x 10, 82.5x9\n",
      ["82.5 kg x 9"], isNamed: false)
  }

  // MARK: Boxes

  @Test func `what stands below an open box was not done unless it has a tick`() {
    check(
      """
      - [x] Upper body
          - Pull-ups 3x10
      - [ ] Lower body
          - Squat 3x5 100 kg
          - [x] Leg Press 3x10 80 kg
      - Dips 3x8

      """,
      ["Pull-up: BW x 10 x 3", "Leg Press: 80 kg x 10 x 3", "Dip: BW x 8 x 3"])
    #expect(codes("Dips 3x8\n- [ ] Legs\n    - Squat 3x5 100 kg\n") == ["W209"])
  }

  // MARK: Heads

  @Test func `the head of a workout is no exercise, and its load and rounds hold below`() {
    check(
      "* EMOM: 3min. 20kg barbell\n* Snatch: 3\n\n* EMOM 12 min, 50 kg barbell\n* Push press: 6\n",
      ["Snatch: 20 kg x 3 x 3", "Push Press: 50 kg x 6 x 12"])
    check(
      "* WOD: 3 rounds for time. 9kg medball. Time: 6:40\n* Burpees: 15\n* Thruster: 10\n",
      ["Burpee: BW x 15 x 3", "Thruster: 9 kg x 10 x 3"])
    check(
      "* WOD: 21-15-9 for time. 50kg barbell. Time: 7:04\n* Hang clean\n* Pull-ups\n",
      ["Hang Clean: 50 kg x 21, 50 kg x 15, 50 kg x 9", "Pull-up: BW x 21, BW x 15, BW x 9"])
    check(
      "* WOD: for time. 2x24 kettlebells. Time: 10:39\n* Burpees: 100\n", ["Burpee: BW x 100"])
  }

  @Test func `as many rounds as were done stand behind the result`() {
    check(
      "* WOD: 3 rounds for time. Limit: 10min. 60kg barbell. Result: 2/54\n* Jerk: 10\n",
      ["Jerk: 60 kg x 10 x 2"])
    #expect(codes("* WOD: AMRAP in 9min. 16kg kettlebell\n* Jerk: 10\n").contains("W209"))
  }

  @Test func `sets and reps, or times, above a list of names are those of each`() {
    check(
      "\n4x25\n- Dip\n- Push-up\n\n3x5 100 kg Squat\n",
      [
        "Dip: BW x 25, BW x 25, BW x 25, BW x 25", "Push-up: BW x 25, BW x 25, BW x 25, BW x 25",
        "Squat: 100 kg x 5 x 3",
      ])
    check(
      "- Abs, 2 rounds, 45s work, 15s rest\n  - Sit-ups\n  - Crunches\n- Row 3x8 60 kg\n",
      ["Sit-up: BW x 45 s, BW x 45 s", "Crunch: BW x 45 s, BW x 45 s", "Row: 60 kg x 8 x 3"])
  }

  @Test func `reps that fall below a head of rounds are those of each round`() {
    check("3 rounds\n- Pull-ups 10, 8, 7\n", ["Pull-up: BW x 10, BW x 8, BW x 7"])
  }

  // MARK: Names

  @Test func `words behind a name of two words tell how it was done`() {
    check(
      "- 4x25 40 lb KB deadlift\n- 4x8 Goblet Squat slow and deep\n",
      ["Kettlebell Deadlift: 40 lb x 25 x 4", "Goblet Squat: 8 reps x 4 sets"])
  }

  @Test func `unknown push-ups are counted, too`() {
    check("Slow low push-ups: 60\n", ["BW x 60"], isNamed: false)
  }

  @Test func `as many as possible, and how many those were`() {
    check("Pull-ups: max (15, 7, 5)\n", ["Pull-up: BW x 15, BW x 7, BW x 5"])
  }

  @Test func `singles of a rope are no single rep`() {
    check("Jump rope singles: 60\n", ["Jump Rope: 60 reps"])
    check("Bench singles: 100 kg, 110 kg\n", ["Bench Press: 100 kg x 1, 110 kg x 1"])
  }

  @Test func `minutes are done in rounds`() {
    check("Heavy bag 10x3min, 1min rest\n", ["Heavy Bag: 180 s x 10 sets"])
    check("Mobility 20 mm board\n", [])
  }

  @Test(arguments: ["训练目标", "本月目标", "今年の目標", "운동목표"])
  func `a heading of goals plans what stands below`(_ heading: String) {
    check("## \(heading)\n- Squat: 120 kg\n", [])
  }

  // MARK: Tables

  @Test func `nobody does sixty sets`() {
    check(
      "| Exercise | Sets × Reps | Weight (kg) |\n|---|---|---|\n| Deadlift | 60x10, 80x8, 80x8 | 80 kg max |\n",
      ["Deadlift: 60 kg x 10, 80 kg x 8, 80 kg x 8"])
  }

  @Test func `a lift in a row is no head of a table`() {
    check(
      "| Exercise | Sets | Reps |\n|---|---|---|\n| Leg Lift | 3 | 10 |\n| Log lift | 2 | 5 |\n",
      ["Leg Lift: 10 reps x 3 sets", "Log Press: 5 reps x 2 sets"])
  }

  @Test func `an item between a heading and its table tells how the exercise is done`() {
    check(
      "## Pulldown wide\n\n- Arms straight\n\n| # | Sets | kg |\n|---|---|---|\n| 1 | 4x10 | 40 |\n",
      ["Pulldown wide: 40 kg x 10 x 4"])
  }

  @Test func `bare numbers at the head of loads are their reps`() {
    check(
      "## Romanian Deadlift\n\n| # | 12 | 10 | 8 | 12 |\n|---|---|---|---|---|\n| 1 | 30 | 35 | 40 | 30 |\n",
      ["Romanian Deadlift: 30 kg x 12, 35 kg x 10, 40 kg x 8, 30 kg x 12"])
  }

  // MARK: Checks

  private func check(
    _ lines: String, _ expected: [String], isNamed: Bool = true,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let entries = Reader().read([Source(path: "a.md", text: "# 2026-03-02\n\n" + lines)]).journal
      .sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }
    let found = entries.map { entry in
      "\(entry.exercise): \(entry.sets.map(SetText.text).joined(separator: ", "))"
    }
    if isNamed {
      #expect(found == expected, sourceLocation: sourceLocation)
    } else {
      #expect(
        found.last?.hasSuffix(expected.last ?? "") == true, "\(found)",
        sourceLocation: sourceLocation)
    }
  }

  private func codes(_ lines: String) -> [String] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\n\n" + lines)]).diagnostics
      .map(\.code.name)
  }
}
