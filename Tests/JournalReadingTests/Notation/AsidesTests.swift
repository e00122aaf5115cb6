import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines beside the training, heads and tables")
struct AsidesTests {
  @Test func `asides tell no sets`() {
    for line in [
      "@OldLifter - yeah I ran 5x5 @ 90% for a year", "Friday will be 280x5x5, press 5x5 @ 120",
      "Homework: bridges 3x10 every day", "Pain 4 out of 10", "Ice 20 min", "20 minutes steam",
      "52 min total - 4:00/set, which felt long", "60 kg is my 1RM for front squats",
      "Training log - weeks 6 and 7", "I only had 20 min",
    ] {
      checkNamed(line, [])
    }
  }

  @Test func `what looks like an aside and is none is read`() {
    checkNamed("@home: push-ups 3x10", ["push-ups: BW x 10 x 3"])
    checkNamed("Homework: did bridges 3x10", ["bridges: 10 reps x 3 sets"])
    checkNamed("Ice skating 20 min", ["Ice skating: 1200 s"])
    checkNamed("Leg raise 8 and 6", ["Leg raise: BW x 8, BW x 6"])
  }

  @Test func `a scheme above its sets was their plan`() {
    checkNamed(
      "Squat 3x8\n1x10 @ 30 lb\n1x8 @ 50 lb\n3x8 @ 60 lb",
      ["Squat: 30 lb x 10, 50 lb x 8, 60 lb x 8 x 3"])
    checkNamed("Pull-ups 3x8\n3x8 @ 20 lb", ["Pull-ups: BW x 8 x 3, BW+20 lb x 8 x 3"])
  }

  @Test func `goals that a sentence announces end with their list`() {
    checkNamed(
      "Last week I set my goals as:\n- Squat 3x5 100 kg\n\nBench 3x5 60 kg",
      ["Squat: ", "Bench: 60 kg x 5 x 3"])
    checkNamed("Hit all my goals today:\n- Squat 3x5 100 kg", ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `rounds with the time of all of them`() {
    checkNamed(
      "5 rounds - 17 minutes 13 seconds (with a vest)\n5 chin-ups\n10 dips",
      ["chin-ups: BW x 5 x 5", "dips: BW x 10 x 5"])
  }

  @Test func `the reps of each set hold for the loads below`() {
    checkNamed(
      "Day two: 5 repetitions each set\n- Squat 140, 175, 210\n- Sit-ups 20, 18",
      ["Squat: 140 lb x 5, 175 lb x 5, 210 lb x 5", "Sit-ups: BW x 20, BW x 18"])
  }

  @Test func `equal reps of both sides are no day among days with a year`() {
    #expect(
      days("6/13/2015\n6 pull-ups\n3/3 Shoulder taps\n5 pull-ups\n") == ["2015-06-13"])
    #expect(
      days("6/13/2015\n6 pull-ups\n\n7/7 Legs\nSquat 5 x 100 lb\n")
        == ["2015-06-13", "2015-07-07"])
  }

  @Test func `a list behind the day is its title`() {
    let text = "June 13, 2015 (pull-ups, taps, 24 kg carries)\n\n6 pull-ups\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.flatMap(\.entries).map(\.nameAsWritten) == ["pull-ups"])
  }

  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.compactMap(\.date)
      .map { "\($0)" }
  }

  @Test func `tables of two columns and of a day in three`() {
    checkNamed(
      "Front Raise\n\nReps | Pounds |\n---|---|\n12 | 5 |\n8 | 7.5 |",
      ["Front Raise: 5 lb x 12, 7.5 lb x 8"])
    let text =
      "| Year | Month | Day | Pull up |\n|--:|--:|--:|--:|\n|2015|5|8 |20|\n|2015|6|12|30|\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { "\($0.date!)" } == ["2015-05-08", "2015-06-12"])
  }

  @Test func `lines of other exercises overrule the numbers with a doubt`() {
    let text = "# 2026-03-02\nSquat\n10 x 250, 8 x 290, 6 x 310\n\nCalf raisers\n3 x 20\n"
    let codes = Reader().read([Source(path: "a.md", text: text)]).diagnostics.map(\.code.name)
    #expect(codes.contains("W202"))
  }
}
