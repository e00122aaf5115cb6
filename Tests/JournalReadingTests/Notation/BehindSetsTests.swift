import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What stands behind sets: reps of each load, rests, heights, warm-ups, totals")
struct BehindSetsTests {
  @Test func `for joins each load with its own reps`() {
    checkNamed("Squat 135 for 5, 155 for 3", ["Squat: 135 lb x 5, 155 lb x 3"])
    checkNamed("Squat\n60 for 8, 70 for 5, 80 for 3", ["Squat: 60 lb x 8, 70 lb x 5, 80 lb x 3"])
    checkNamed("Squat 135, 155 for 5", ["Squat: 135 lb x 5, 155 lb x 5"])
  }

  @Test func `reps stand in parentheses behind a bare load, too`() {
    checkNamed("Squat\n100 (5)\n110 (3)", ["Squat: 100 lb x 5, 110 lb x 3"])
    checkNamed("Squat 100 (5) felt good", ["Squat: 100 lb x 5"])
    #expect(codes("Push-ups 20 (15)") == [.unreadNumbers])
    #expect(codes("Row 60 (75)") == [.unreadNumbers])
    #expect(!codes("Bike 20 min lvl 7").contains(.unreadNumbers))
  }

  @Test func `a time behind load and reps is the rest`() {
    for line in [
      "Squat 100 lb 5 reps 90s", "Squat 100 lb: 5, 5, 5 90s", "Squat 3x5 100 lb 90s",
      "Squat 100 lb 3x5 r 90s", "Squat 100 lb x 5 x 3 r 90s", "Squat 100 lb: 5, 5, 5 reps 90 s",
    ] {
      let sets = sets(line)
      #expect(
        !sets.isEmpty && sets.allSatisfy { $0.restSeconds == 90 && $0.load.mass != nil }, "\(line)")
      #expect(sets.allSatisfy { $0.effort.reps == 5 }, "\(line)")
      #expect(sets.map(\.count).reduce(0, +) <= 3, "\(line)")
    }
    checkNamed("Plank 3 x 60s", ["Plank: BW x 60 s x 3"])
    checkNamed("Weighted plank 20 lb 3 x 60s", ["Weighted plank: 20 lb x 60 s x 3"])
  }

  @Test func `the height of a box is no way and no load`() {
    for line in [
      "Box Jump 5x3 60cm", "Box Jump 5x3 @ 60 cm", "Box Jump 5x3, 60 cm", "Box Jump 60cm 5x3",
      "60cm box jump 5x3", "Box Jump 5x3 24in",
    ] {
      checkSets(line, "BW x 3 x 5")
    }
    checkNamed("Deficit deadlift 100 lb 3x5 5cm", ["Deficit deadlift: 100 lb x 5 x 3"])
    checkNamed("Step-up 3x10 40cm 20 lb", ["Step-up: 20 lb x 10 x 3"])
    checkNamed("Broad Jump 3 x 220 cm", ["Broad Jump: BW x 220 cm x 3"])
  }

  @Test func `the word for warm-ups holds for the sets below the last load`() {
    let kinds = { (line: String) in self.sets(line).map(\.kind) }
    #expect(kinds("Squat warm up 60x5, 100x5x3") == [.warmup, .work])
    #expect(kinds("Squat: w/u 40x5, 60x5, 80x3, 100x5x3") == [.warmup, .warmup, .warmup, .work])
    #expect(kinds("Squat warm up 60x5, 100x5") == [.warmup, .work])
    #expect(kinds("Squat warmup 60x5") == [.warmup])
  }

  @Test func `a top set is no part of a name that nobody knows`() {
    checkNamed("Zercher thing top set 100x5", ["Zercher thing: 100 lb x 5"])
    checkNamed("Zercher thing: top set 100x5", ["Zercher thing: 100 lb x 5"])
  }

  @Test func `what comes next time, and doubt, are no sets`() {
    checkNamed("Squat 3x5 80 lb >> 85", ["Squat: 80 lb x 5 x 3"])
    checkNamed("Squat 140 lb?? x5", ["Squat: 140 lb x 5"])
    #expect(codes("100 push-ups in 5 sets") == [.unreadNumbers])
    #expect(codes("Dips 3x8 (+5 kg, +5 kg, +7.5 kg)") == [.unreadNumbers])
  }

  private func sets(_ line: String) -> [TrainingSet] {
    read(line).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func codes(_ line: String) -> [DiagnosticCode] { read(line).diagnostics.map(\.code) }

  private func read(_ line: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: lb\n# 2026-03-02\n\n\(line)\n")])
  }
}
