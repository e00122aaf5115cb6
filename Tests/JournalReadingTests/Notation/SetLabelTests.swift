import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets that are numbered, labelled or told apart")
struct SetLabelTests {
  @Test func `the number of a set is no factor`() {
    checkSets("Bench\nSet 1 100x5\nset 2 110x3", "100 lb x 5", "110 lb x 3")
    checkSets("Bench set 1 100 kg x 5 set 2 110 kg x 3", "100 kg x 5", "110 kg x 3")
    checkSets("Squat 1st set 100x5, 2nd set 110x3", "100 lb x 5", "110 lb x 3")
    checkSets("Bench 80x5 set 2 80x4", "80 lb x 5", "80 lb x 4")
    checkSets(
      "Bench Set 1: weight 100 reps 5 Set 2: weight 110 reps 3", "100 lb x 5", "110 lb x 3")
  }

  @Test func `a number of sets stays one`() {
    checkSets("Bench\nSets 3 x 10 reps with 60 kg", "60 kg x 10 x 3")
    checkSets("Bench\n3 set 10 rep 60 kg", "60 kg x 10 x 3")
  }

  @Test func `values stand below the name without signs`() {
    checkSets("Squat\nweight 80\nreps 5\nsets 3\n", "80 lb x 5 x 3")
    checkSets("Squat\nreps 5 weight 80\n", "80 lb x 5")
    check(
      "# 2026-03-02\n\nweight 80 kg\n\nSquat 100 kg x 5\n",
      "2026-03-02\n  Squat\n    100 kg x 5\nbodyweight 2026-03-02 80 kg")
  }

  @Test func `values belong to the name above them, whatever stands below`() {
    for sign in ["", ":"] {
      checkNamed(
        "Deadlift\nweight\(sign) 140 kg\nreps\(sign) 5\nLunge 16 kg x 10\nPress 40 kg x 8",
        ["Deadlift: 140 kg x 5", "Lunge: 16 kg x 10", "Press: 40 kg x 8"])
    }
  }

  @Test func `a head behind the warm-up ends it`() {
    check(
      """
      # 2026-03-02

      Warm-up:
      Squat 20 kg x 10
      Strength:
      Squat 100 kg x 5

      """,
      """
      2026-03-02
        > Strength
        Squat
          20 kg x 10 warmup
        Squat
          100 kg x 5
      """)
  }

  @Test func `what falls while the load rises are reps`() {
    checkSets("Bench 60@8, 70@6, 80@4", "60 lb x 8", "70 lb x 6", "80 lb x 4")
    checkSets("Squat\n100@8\n120@6", "100 lb x 8", "120 lb x 6")
    checkSets("Squat 100@7 110@8 120@9", "100 lb", "110 lb", "120 lb")
    checkSets("Squat 100x5 @9\nBench 60@8, 70@7", "100 lb x 5", "60 lb", "70 lb")
  }

  @Test func `a difference is a remark`() {
    checkSets("Bench 3x10 60kg, 2 more than last time", "60 kg x 10 x 3")
    checkSets("Bench 100x5 more than last time", "100 lb x 5")
    checkSets("Bench 3x10 60 kg (2 reps more than last time)", "60 kg x 10 x 3")
    checkSets("Bench last time 100x5")
  }

  @Test func `reps behind a scheme have its load`() {
    checkSets("Squat 3x5 90 kg, 4 reps", "90 kg x 5 x 3", "90 kg x 4")
  }

  @Test func `help of one set is no load of the next`() {
    checkSets(
      "Pull-ups 8 -20kg, 7 -15kg, 6", "BW-20 kg x 8", "BW-15 kg x 7", "BW x 6")
  }

  @Test func `a slash parts a load from how often it was lifted`() {
    checkSets("Bench 80/1x, 75/3x", "80 lb x 1", "75 lb x 3")
  }

  @Test func `two equal numbers are the sides of what is done on either`() {
    checkSets("Get-ups 3/3 16kg, 2/2 20kg", "16 kg x 3", "20 kg x 2")
    // Here slashes part sets.
    checkSets("Row 20 kg 10/10\nLunge 10/10", "20 kg x 10", "20 kg x 10", "10 reps", "10 reps")
  }

  @Test func `minutes of something else are no sets of a lift`() {
    let text = "# 2026-03-02\n\nSquat\n- 100 kg x 5\n"
    check(
      text + "- 5 min easy on the bike\n",
      "2026-03-02\n  Squat\n    100 kg x 5\n  bike\n    300 s")
    let river = Reader().read([Source(path: "a.md", text: text + "- 3 min in the river\n")])
    #expect(river.journal.sessions[0].entries.flatMap(\.sets).count == 1)
    #expect(river.diagnostics.contains { $0.code.name == "W201" })
    let total = Reader().read([Source(path: "a.md", text: text + "- 30 min total\n")])
    #expect(total.journal.sessions[0].entries.flatMap(\.sets).count == 1)
  }
}
