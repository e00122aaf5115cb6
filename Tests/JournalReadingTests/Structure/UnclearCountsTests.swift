import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Counts that nobody can be sure of")
struct UnclearCountsTests {
  @Test func `the rungs of a ladder are done with either side`() {
    check(
      "Kettlebell press 16 kg\n1/1, 2/2, 3/3\n",
      ["Kettlebell press: 16 kg x 1, 16 kg x 2, 16 kg x 3"])
    check("Kettlebell press 16 kg\n2/2, 1/1\n", ["Kettlebell press: 16 kg x 2, 16 kg x 1"])
    check("Chin-ups 5/5, 3/3\n", ["Chin-ups: BW x 5, BW x 5, BW x 3, BW x 3"])
  }

  @Test func `a number between blank lines may be a day`() {
    let lines = "Squat 100 kg x 5\n\n14\n\nBench 80 kg x 5"
    check(lines, ["Squat: 100 kg x 5", "Bench: 80 kg x 5"])
    #expect(codes(lines) == ["W201"])
    check(
      "Chin-ups\n\n12\n\n10\n\nSquat 100 kg x 5",
      ["Chin-ups: BW x 12, BW x 10", "Squat: 100 kg x 5"])
    check(
      "Chin-ups\n12\n10\n\nSquat 100 kg x 5", ["Chin-ups: BW x 12, BW x 10", "Squat: 100 kg x 5"])
  }

  @Test func `a number in parentheses behind a lift is said`() {
    #expect(codes("Leg press (15)\nSquat 100 kg x 5") == ["W201"])
    #expect(codes("レッグプレス(15)\nSquat 100 kg x 5") == ["W201"])
    #expect(codes("Shoulders (2)\nSquat 100 kg x 5") == [])
    #expect(codes("Leg press (20)\n3x10\nSquat 100 kg x 5") == [])
  }

  @Test func `nobody counted the sets`() {
    let line = "Pull-ups: lots of sets of 5, the last were quick"
    check(line, [])
    #expect(codes(line) == ["W201"])
    check("Pull-ups: 4 sets of 5", ["Pull-ups: BW x 5 x 4"])
  }

  @Test func `days from one to another head what follows`() {
    for head in ["Gym notes 2024/12/14~18", "Gym notes 12/14/2024 - 12/18"] {
      check("\(head)\n\nSquat 100 kg x 5", ["Squat: 100 kg x 5"])
    }
  }

  @Test(
    arguments: [
      "I was late and only got a 5 minute warm up on the elliptical before we met with the others.",
      "Plank posture (from my yoga class): Hold for thirty seconds, then rest, then again.",
      "I was not so sure of it at all. Today I put 60 kg on the sled and did my 6 reps with it.",
    ])
  func `what a sentence tells and nobody reads is said`(_ line: String) {
    check(line, [])
    #expect(!codes(line).isEmpty)
  }

  @Test(
    arguments: [
      "I stretched and then talked to my coach for a while before it was time to leave for work.",
      "I was at the gym for a long time, and the elliptical was taken by the same people again.",
    ])
  func `a sentence without numbers of training is none`(_ line: String) {
    #expect(codes(line) == [])
  }

  @Test func `a letter that nobody knows makes a number doubtful`() {
    #expect(codes("Lat pull (20p) 15 x 3") == ["W201"])
    #expect(codes("Hack squat (v2) 3x10") == [])
    #expect(codes("Squat (3s pause) 3x5") == [])
    #expect(codes("Bench press (20p) 60 kg 3x5") == [])
  }

  @Test func `loads and their reps stand in parentheses behind the name`() {
    check("Leg press (65 kg-15)", ["Leg press: 65 kg x 15"])
    check("Leg press (65 kg-15x3)", ["Leg press: 65 kg x 15 x 3"])
    check("筋トレ:レッグプレス(65kg-15×3)", ["レッグプレス: 65 kg x 15 x 3"])
    check("Leg press (65 kg-60) 3x5", ["Leg press: 5 reps x 3 sets"])
    check("Curl 20 kg (15 reps)", ["Curl: 20 kg x 15"])
  }

  @Test func `reps in parentheses behind another name are said`() {
    #expect(codes("Chest press (15 reps), fly (12 reps)") == ["W201"])
    #expect(codes("チェストプレス(15回)、バタフライ(15回)") == ["W201"])
    #expect(codes("Lat pulldown 40 kg (12 reps), 45 kg (10 reps)") == [])
    #expect(codes("ベンチプレス(20kg) 10回") == [])
  }

  @Test func `a polite sentence is no name`() {
    check(
      "ベンチプレス\nまずはゆっくりと胸の筋肉を伸ばしました。\nメニューは以下の通りです\n60kg10回、8回",
      ["ベンチプレス: 60 kg x 10, 60 kg x 8"])
  }

  @Test func `what was never done in one sentence does not undo another`() {
    let lines = """
      Jag har aldrig varit särskilt stark i benen, men nu har jag kommit en bit på vägen. I dag var det \
      ben. Jag la på 60 kg och körde mina 6 reps.
      """
    #expect(codes(lines) == ["W209"])
  }

  private func read(_ lines: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "2026-03-02\n\n" + lines + "\n")])
  }

  private func codes(_ lines: String) -> [String] {
    read(lines).diagnostics.map(\.code.name)
  }

  private func check(
    _ lines: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = read(lines).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
