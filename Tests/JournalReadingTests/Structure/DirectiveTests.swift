import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Lines that settle something for good.
struct DirectiveTests {
  @Test func `a unit settles bare loads`() {
    let body = "\n# 2026-03-02\nBench Press: 100 x 5\n"
    #expect(sets("unit: lb\n" + body) == ["100 lb x 5 ?load,effort"])
    #expect(sets("unit: kg\n" + body) == ["100 kg x 5 ?load,effort"])
  }

  @Test func `an option outranks a unit`() {
    let text = "unit: lb\n\n# 2026-03-02\nBench Press: 100 x 5\n"
    let journal = Reader(options: ReaderOptions(unit: .kilogram)).read([
      Source(path: "a.md", text: text)
    ]).journal
    #expect(journal.sessions[0].entries[0].sets[0].load == .external(Mass(100, .kilogram)))
  }

  @Test func `an order settles bare factors without a guess`() {
    let body = "\n\n# 2026-03-02\nBench Press: 5 x 5 x 60\n"
    #expect(sets("unit: kg\norder: sets x reps x weight" + body) == ["60 kg x 5 x 5"])
    #expect(
      sets("unit: kg\norder: weight x reps x sets\n\n# 2026-03-02\nBench Press: 60 x 5 x 4\n")
        == ["60 kg x 5 x 4"])
  }

  @Test func `an alias names the exercise`() {
    let journal = read("alias: Foo = Overhead Press\n\n# 2026-03-02\nFoo: 50 kg x 5\n").journal
    #expect(journal.sessions[0].entries[0].exercise == "Overhead Press")
    #expect(journal.sessions[0].entries[0].nameAsWritten == "Foo")
  }

  @Test func `goals of each kind`() {
    let goals = read(
      """
      goal: Bench Press 120 kg by 2027-06-01
      goal: Squat 140 kg x 5
      goal: Pull-up 20 reps
      goal: Push-up 100 reps a day
      goal: bodyweight 80 kg
      """
    ).journal.goals
    #expect(
      goals.map(\.target) == [
        .load(Mass(120, .kilogram), reps: 1), .load(Mass(140, .kilogram), reps: 5), .reps(20),
        .repsPerDay(100), .bodyweight(Mass(80, .kilogram)),
      ])
    #expect(goals.first?.deadline?.description == "2027-06-01")
    #expect(goals.map(\.exercise) == ["Bench Press", "Squat", "Pull-up", "Push-up", nil])
  }

  @Test func `settings of the journal`() {
    let settings = read(
      """
      favourite: Squat
      favorite: Bench Press
      color: Bench Press teal
      muscles: Landmine Press = shoulders, chest/2
      formula: brzycki
      sex: female
      """
    ).journal.settings
    #expect(settings.favourites == ["Squat", "Bench Press"])
    #expect(settings.colors["Bench Press"] == "teal")
    #expect(settings.muscles["Landmine Press"]?.map(\.share.thousandths) == [1000, 500])
    #expect(settings.formula == "brzycki")
    #expect(settings.sex == .female)
  }

  @Test func `a contradiction names both places`() {
    let finding = read("unit: kg\nunit: lb\n").diagnostics.first {
      $0.code == .directiveContradiction
    }
    #expect(finding?.notes.count == 1)
    #expect(read("unit: stone\n").diagnostics.map(\.code) == [.directiveInvalid])
  }

  @Test func `a directive in the journal's own file holds for all files`() {
    let result = Reader().read([
      Source(path: "2026.md", text: "# 2026-03-02\nBench Press: 100 x 5\n"),
      Source(path: "journal.wlog", text: "unit: lb\nalias: BP = Bench Press\n"),
    ])
    #expect(
      result.journal.sessions[0].entries[0].sets[0].load == .external(Mass(100, .pound)))
  }

  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "journal.md", text: text)])
  }

  private func sets(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).flatMap(\.sets).map(JournalDump.set)
  }
}
