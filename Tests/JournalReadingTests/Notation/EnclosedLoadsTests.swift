import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads behind their reps")
struct EnclosedLoadsTests {
  @Test func `what hangs on the body stands in parentheses behind its reps`() {
    for line in [
      "Pull-ups 8 (+10kg), 6 (+10kg)", "Pull-ups 8 +10kg, 6 +10kg", "Pull-ups 8, 6 (+10kg)",
    ] {
      checkNamed(line, ["Pull-ups: BW+10 kg x 8, BW+10 kg x 6"])
    }
    checkNamed("Dips 8 (+20), 6 (+25)", ["Dips: BW+20 lb x 8, BW+25 lb x 6"])
    checkNamed("Chin-ups 6 (BW), 5 (+5kg)", ["Chin-ups: BW x 6, BW+5 kg x 5"])
  }

  @Test func `help stands there too`() {
    checkNamed("Pull-ups 8 (-20kg), 7 (-20kg)", ["Pull-ups: BW-20 kg x 8, BW-20 kg x 7"])
  }

  @Test func `loads in parentheses are told more than once`() {
    checkNamed(
      "Bench 5 (80), 5 (80), 4 (85)", ["Bench: 80 lb x 5, 80 lb x 5, 85 lb x 4"])
  }

  @Test func `a small change in parentheses is no load`() {
    checkNamed("Push-ups 38(+3)", ["Push-ups: BW x 38"])
  }

  @Test func `reps in pieces may stand in parentheses`() {
    for line in ["Curl 3x(8+8) @ 10kg", "Curl 3 x (8+8) 10 kg", "Curl 10kg 3x(8+8)"] {
      checkNamed(line, ["Curl: 10 kg x 8 x 3"])
    }
  }

  @Test func `half a rep is told of few reps only`() {
    checkNamed("12.5 curls", ["curls: 12.5 lb"])
    checkNamed("Curls 12.5", ["Curls: 12.5 lb"])
  }

  @Test func `what was done for time`() {
    for line in ["100 burpees for time 8:32", "Burpees 100 for time: 8:32"] {
      let text = "# 2026-03-02\n\(line)\n"
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      let entries = journal.sessions.flatMap(\.entries)
      #expect(entries.map(\.exercise) == ["Burpee"])
      #expect(entries.flatMap(\.sets).map(JournalDump.set) == ["BW x 100 in 512 s"])
    }
  }
}

@Suite("Help, and dashes before loads")
struct SignedLoadTests {
  @Test func `what takes weight off the body is told by a sign or a word`() {
    for line in [
      "Pull-ups 3x5 -20 kg", "Pull-ups 3x5, -20 kg", "Pull-ups 3x5 assisted 20 kg",
      "Pull-ups 3x5 (assisted 20 kg)", "Pull-ups 3x5 (20 kg assistance)",
    ] {
      checkNamed(line, ["Pull-ups: BW-20 kg x 5 x 3"])
    }
  }

  @Test func `a dash before the load of a barbell is no help`() {
    for line in ["Bench 3x8 -60kg", "Bench 3x8, -60kg", "Bench 3x8 - 60kg"] {
      checkNamed(line, ["Bench: 60 kg x 8 x 3"])
    }
  }
}
