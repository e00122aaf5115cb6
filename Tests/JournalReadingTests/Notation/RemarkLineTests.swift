import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines that tell of something else")
struct RemarkLineTests {
  private static let remarks = [
    "Weighed in at 82.3", "Slept 6.5 hours", "Gym closed until 5", "Bus 42 was 10 min late",
    "Knee pain 3/10", "30 degrees in the gym", "Ate 3 eggs and 200 g rice", "locker 112",
    "new shoes size 43", "7am session", "week 3 of 8", "3rd time this week", "PB is 140",
    "next week 105", "volume 4.5 t", "total 4.5 tons", "coach says 5 kg more", "John did 120x5",
    "partner did 60x10", "wife 40 kg x 8", "spotted Tom at 140", "watched a guy deadlift 250",
    "gym from 6 to 7", "4 exercises, 15 sets", "bar is 15 kg here", "20 kg bar",
    "used the 15 kg bar", "plates 2x20 each side", "missed rep 5", "tempo 3-1-1", "fasted 16 h",
    "age 34", "playlist 4", "machine no. 7", "seat 4", "seat at 5, pin 7", "rack 3", "incline 3",
    "new PR 100 kg!", "old PR was 95 kg", "skipped leg curls 3x12", "no time for 3x12 curls",
    "did not do the 3x10 rows", "should do 3x10 face pulls", "see page 42", "set timer 90 s",
    "timer 2:00", "interval 1:30", "energy 7/10", "felt 8/10", "rest 2-3 min between sets",
    "could have done 2 more", "left 1 in the tank", "goal: 110 kg by June", "aim for 3x8 next time",
  ]

  @Test(arguments: remarks, 0..<3)
  func `they add no set and take none away`(_ remark: String, _ place: Int) {
    var remarks = ["", "", ""]
    #expect(Self.sets(remarks).count == 6)
    remarks[place] = remark
    #expect(Self.sets(remarks) == Self.sets(["", "", ""]))
  }

  @Test(arguments: [
    ("My bench was 80x5", "80 kg x 5"), ("I did 80x5", "80 kg x 5"),
    ("Then did 80x5", "80 kg x 5"), ("no belt 80x5", "80 kg x 5"),
    ("Machine row 80", "80 kg"), ("Chest press machine 40 kg x 8", "40 kg x 8"),
    ("Incline bench 80x5", "80 kg x 5"), ("Plate pinch 20 kg x 5", "20 kg x 5"),
    ("12 easy", "12 reps"), ("PR 80x5", "80 kg x 5"),
  ])
  func `sets among such words are read`(_ line: String, _ set: String) {
    let told = Self.sets([line, "", ""])
    #expect(told.count == 7)
    #expect(told.contains { $0.hasSuffix(" " + set) })
  }

  /// The sets of three lifts with a line below each.
  private static func sets(_ remarks: [String]) -> [String] {
    let text = """
      unit: kg
      2026-03-02

      Squat
      100 kg x 5
      100 kg x 5
      \(remarks[0])

      Bench press 85 kg 3x8
      \(remarks[1])

      Push-ups 20, 15, 12
      \(remarks[2])
      """
    return Reader().read([Source(path: "a.md", text: text + "\n")]).journal.sessions
      .flatMap(\.entries).flatMap { entry in
        entry.sets.map { "\(entry.nameAsWritten) \(setText($0))" }
      }
  }
}
