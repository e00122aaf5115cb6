import JournalReading
import Testing
import WorkoutModel

/// Numbers that belong to a name, and remarks right between sets.
@Suite("Numbers of names and remarks between sets")
struct NumbersGluedToNamesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    "3-position clean", "2-pos snatch", "2ct pause bench", "Glute bridge 1-leg",
    "3 way lateral raise", "1.5 rep squat", "1 1/2 squat", "4\" block pull", "Step-up 20\"",
    "X-over", "Y-T-W",
  ])
  func `a number in a name is no set`(name: String) throws {
    let sets = ReadJournal(day: "\(name) 60kg x 5, 60kg x 5").result.journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { SetText.text($0) } == ["60 kg x 5", "60 kg x 5"])
  }

  @Test func `a tempo and a pause behind a name are no sets`() {
    #expect(entries("Tempo squat 3-1-0 - 60kg 3x5") == ["Tempo squat: 60 kg x 5 (3)"])
    #expect(entries("Paused bench 3s - 60kg 3x5") == ["Paused bench: 60 kg x 5 (3)"])
  }

  @Test func `a small number above loads names a machine`() {
    #expect(entries("Nautilus row 2\n60 x 5\n60 x 5") == ["Nautilus row 2: 60 kg x 5 (2)"])
    // The load above its reps stays one.
    #expect(entries("Push-ups 12\n\nSquat\n60 x 5") == ["Push-ups: BW x 12", "Squat: 60 kg x 5"])
  }

  @Test(arguments: [
    "gym was packed", "wore sleeves", "first time since March", "could have done 2 more",
    "tweaked my back", "better than Monday", "grip gave out", "smith machine",
  ])
  func `words between two sets of the same load leave the exercise as it is`(remark: String) {
    #expect(entries("Bench\n60kg x 5\n\(remark)\n60kg x 5") == ["Bench: 60 kg x 5 (2)"])
    #expect(entries("Bench\n- 60 x 5\n- \(remark)\n- 60 x 5") == ["Bench: 60 kg x 5 (2)"])
  }

  @Test func `a name between sets begins an exercise`() {
    #expect(
      entries("Curl\n10 x 12\nHammer curl\n10 x 12") == [
        "Curl: 10 kg x 12", "Hammer curl: 10 kg x 12",
      ]
    )
    #expect(
      entries("Curl\n10 x 12\nWaiter carry\n20 x 12") == [
        "Curl: 10 kg x 12", "Waiter carry: 20 kg x 12",
      ])
    #expect(
      entries("Curl\n10 x 12\n\nthing\n10 x 12") == ["Curl: 10 kg x 12", "thing: 10 kg x 12"])
  }

  @Test(arguments: [
    "Bench 60kg 3x5; trained with Mike, he did 100x5", "Bench 60kg 3x5 - he got 100x5",
    "Bench 60kg 3x5 (she did 50x5)",
  ])
  func `what somebody else did is no set`(line: String) {
    #expect(entries(line) == ["Bench: 60 kg x 5 (3)"])
  }

  @Test func `words that are units elsewhere stay words`() {
    #expect(entries("Bench 60kg 3x5 second set best") == ["Bench: 60 kg x 5 (3)"])
    #expect(entries("Bench 60kg 3x5 feet closer together") == ["Bench: 60 kg x 5 (3)"])
    #expect(entries("Plank 30 second") == ["Plank: BW x 30 s"])
  }
}
