import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets told in words and sentences")
struct ToldInWordsTests {
  @Test func `numbers of tens in words have their units`() {
    checkSets("Press seventy five pounds for three sets of six", "75 lb x 6 x 3")
    checkSets("Row, two sets of eight with 40 kg", "40 kg x 8 x 2")
    checkSets("Plank forty-five seconds", "BW x 45 s")
    checkSets("Curl 20 kg, all three sets of 10", "20 kg x 10 x 3")
    checkSets("Bench press with only the bar (20 kg), three sets of five", "20 kg x 5 x 3")
  }

  @Test func `a pair of dumbbells in words is no load of its tens`() {
    #expect(loads("Lunges with the twenty fives 2x10") == [nil])
    #expect(loads("Press two sets of eight exercises") == [nil])
    #expect(codes("Lunges\nlunges with the twenty fives ten on each leg two sets") == ["W201"])
  }

  @Test func `a sentence reports the reps of a load`() {
    checkSets("Leg press 45 kg now. Did 12, 10 and 8.", "45 kg x 12", "45 kg x 10", "45 kg x 8")
    checkSets("Leg press 45 kg. Did well.", "45 kg")
    #expect(codes("Row 60 kg, did 10 squats after") == ["W201"])
    #expect(codes("Heel slides 10, rest, 10 more") == ["W201"])
  }

  @Test func `what is told in words only is said`() {
    for line in [
      "Deads one thirty five times five", "Leg raise, 9 with the good leg, 6 with the bad one",
      "Step ups, 8 on each side, then 6 on each side", "Bench singles (PR 105 kg)",
      "Kickbacks 15 lb 1 minute + 1 minute = 3 sets",
    ] {
      #expect(codes(line).contains("W201"), "\(line)")
    }
    for line in ["Off for two weeks", "Then one more week of rest", "Back on the good side of it"] {
      #expect(codes(line) == [], "\(line)")
    }
  }

  @Test func `the last load of a list has no reps of its own`() {
    checkSets("Curl 45 lb x 12, 45x10, 45x", "45 lb x 12", "45 lb x 10", "45 lb")
    checkSets("Fly 20x15, 30x8, 20x", "20 lb x 15", "30 lb x 8", "20 lb")
    checkSets("Row 12x60 lb, 10x70 lb, 8x", "60 lb x 12", "70 lb x 10", "70 lb x 8")
  }

  @Test func `sets are announced by words behind others`() {
    checkSets("Pec deck, 60 kg, top set of 12", "60 kg x 12")
    checkSets("Row 60 kg for 10 then top set with 85 kg for 8", "60 kg x 10", "85 kg x 8")
    checkSets("Squat 1x10 warm-up @ 33 lb", "33 lb x 10")
    checkSets(
      "Deadlift 440 lb x 2, then singles with 460 and 480 lb", "440 lb x 2", "460 lb x 1",
      "480 lb x 1")
    checkSets("Deadlift 465x2, singles with 485 lb", "465 lb x 2", "485 lb x 1")
    checkSets("Curl 2x10, 1x8 @ 60 lb", "60 lb x 10 x 2", "60 lb x 8")
    checkSets("Fly (70 lb x 10) 2x gripless", "70 lb x 10 x 2")
  }

  @Test func `each set has its label in a sentence`() {
    checkSets("Curl\nSet 1) 5 reps @ 25 lb. Set 2) 5 reps @ 35 lb.", "25 lb x 5", "35 lb x 5")
    checkSets("Row set 1: 60 lb x 5, set 2: 70 lb x 5", "60 lb x 5", "70 lb x 5")
  }

  @Test func `two numbers with and between them are two sets`() {
    checkSets("Leg raise 10 and 8 each side", "BW x 10", "BW x 8")
    #expect(codes("Phases 1 and 3") == ["W201"])
  }

  @Test func `help with the last reps is a note`() {
    checkSets("Press 12 reps + partials with 70 lb", "70 lb x 12")
    checkNamed("Pulldown 7 reps and 2 forced reps", ["Pulldown: 7 reps"])
    checkSets("Press 60 lb x 8 + 40 lb x 6", "60 lb x 8", "40 lb x 6")
  }

  @Test func `parts of a mile and of a stack`() {
    #expect(meters("Prowler: 1/4 mile") == [402])
    #expect(meters("Run 2 1/2 miles") == [4023])
    #expect(meters("Run 3/4 mile") == [1207])
    #expect(meters("Run 3 1/2 km") == [3500])
    #expect(meters("Run 3 1/4 mile repeats") == [402])
    checkSets("Plank 2 1/2 min", "BW x 150 s")
    checkSets("Calf raise 1x10 @ 1/2 stack, 3x5 @ 3/4 stack", "10 reps", "5 reps x 3 sets")
    checkSets("Machine row: 6thx14, 6thx10", "level 6 x 14", "level 6 x 10")
    #expect(meters("Sled 90 lb x 70 yrds") == [64])
  }

  private func read(_ line: String) -> (sets: [TrainingSet], codes: [String]) {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(line)\n"
    let reading = Reader().read([Source(path: "a.md", text: text)])
    let sets = reading.journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
    return (Array(sets), reading.diagnostics.map(\.code.name))
  }

  private func loads(_ line: String) -> [Mass?] { read(line).sets.map(\.load.mass) }

  private func codes(_ line: String) -> [String] { read(line).codes }

  private func meters(_ line: String) -> [Int?] {
    read(line).sets.map { $0.effort.distance.map { Int($0.meters.rounded()) } }
  }
}
