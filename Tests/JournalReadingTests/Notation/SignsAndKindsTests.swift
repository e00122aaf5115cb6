import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Signs between sets, and words about their kind")
struct SignsAndKindsTests {
  @Test func `each way of a list is a set`() {
    #expect(sets("Run 400m, 400m, 600m") == ["400 m", "400 m", "600 m"])
    #expect(sets("Run 400, 400, 600") == ["400 m", "400 m", "600 m"])
    #expect(sets("Farmer's Walk 40m, 40m") == ["40 m", "40 m"])
  }

  @Test func `bare hundreds are meters of what is run, swum or rowed`() {
    #expect(sets("Row 4x500") == ["500 m x 4 sets"])
    #expect(sets("Swim 50 x 20") == ["50 m x 20 sets"])
    #expect(sets("Courir 6x400") == ["400 m x 6 sets"])
    #expect(sets("Row 100x5") == ["100 kg x 5"])
    #expect(sets("Seated Row 10x100") != ["100 m x 10 sets"])
  }

  @Test func `a speed that nobody reaches is doubted, in canonical lines too`() {
    for line in ["Run 12 km in 1:04", "Run\n- 12 km in 1:04"] {
      #expect(codes(line).contains(.repsImplausible), "\(line)")
    }
    #expect(!codes("Run 12 km in 64:00").contains(.repsImplausible))
  }

  @Test func `an arrow to more of the same unit is no rep`() {
    #expect(sets("Squat 60kg → 65kg → 70kg").count == 3)
    #expect(sets("Squat 60kg → 65") != ["60 kg x 65"])
    #expect(sets("Squat 100x5 → 105 next week") == ["100 kg x 5"])
  }

  @Test func `a word about the kind of sets is no part of the name`() {
    for line in [
      "Squat top set 180x3", "Squat: top set 180x3", "Squat - heavy 180x3", "Squat opener 180x3",
      "Squat: first set 180x3",
    ] {
      checkNamed(line, ["Squat: 180 lb x 3"])
    }
    checkNamed("Deadlift: top single 200", ["Deadlift: 200 lb x 1"])
    checkNamed("Deadlift heavy single 200", ["Deadlift: 200 lb x 1"])
    checkNamed("Core work 3x20", ["Core work: 20 reps x 3 sets"])
  }

  @Test func `back-off sets and jokers are sets of the same lift and no drop sets`() {
    for word in ["backoff", "back-off", "back off sets:", "joker", "then backoff", "and back off"] {
      let sets = trainingSets("Squat 100x5, \(word) 80x8")
      #expect(sets.map(setText) == ["100 kg x 5", "80 kg x 8"], "\(word)")
      #expect(sets.allSatisfy { $0.kind == .work }, "\(word)")
    }
    #expect(sets("Squat 100x5 + backoff 80x8x2") == ["100 kg x 5", "80 kg x 8 x 2"])
  }

  @Test func `a name before did has the sets behind it`() {
    checkNamed(
      "Row 60x8\nBench Press did 3 sets of 10 with 60 lb",
      ["Row: 60 lb x 8", "Bench Press: 60 lb x 10 x 3"])
  }

  @Test func `a load alone below sets and reps is theirs`() {
    for load in ["60 kg", "@ 60 kg", "with 60 kg"] {
      #expect(sets("Squat\n3x10\n\(load)") == ["60 kg x 10 x 3"], "\(load)")
    }
    #expect(
      sets("Squat 3x10\n60 kg\n65 kg\n70 kg") == ["60 kg x 10", "65 kg x 10", "70 kg x 10"])
    #expect(codes("Squat\n3x10\n60 kg\n65 kg").contains(.unreadNumbers))
    #expect(sets("Squat\n3x10\n60 kg\n8").contains("60 kg x 8"))
    #expect(codes("Squat\n3x10\n60 kg\n8").contains(.unreadNumbers))
    let loads = "Squat\n3x10\n60 kg\n65 kg\n70 kg"
    #expect(sets(loads + "\nfelt good").last == "70 kg x 10")
    #expect(sets(loads + "\nfelt good\n80 kg").last == "80 kg")
  }

  @Test func `what is said of another set or day is none`() {
    for words in [
      "(95x5 last time)", "vs 95x5 last week", "(105x5 next)", ", missed 6th",
    ] {
      #expect(sets("Squat 100x5 \(words)") == ["100 kg x 5"], "\(words)")
    }
  }

  @Test func `ratings that fit no sets make none more`() {
    #expect(sets("Squat 100 kg x 5 x 2 (RPE 7, 8, 9)") == ["100 kg x 5 x 2"])
  }

  @Test func `each with a bar is each set, and each side with one leg`() {
    #expect(trainingSets("Squat 3 sets of 8 reps each, 70 kg").map(\.side) == [nil])
    #expect(trainingSets("Lunge 3 sets of 8 reps each").map(\.side) == [.each])
  }

  @Test func `more of a load with the same number is no rating`() {
    #expect(sets("Bench 100@4, 110@4, 120@4") == ["100 kg x 4", "110 kg x 4", "120 kg x 4"])
    #expect(trainingSets("Bench 100@8, 110@8, 120@8").map(\.rpe) == [8, 8, 8])
    #expect(trainingSets("Bench 100@7, 110@8, 120@9").map(\.rpe) == [7, 8, 9])
  }

  private func result(_ lines: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: kg\n# 2026-03-02\n\(lines)\n")])
  }

  private func trainingSets(_ lines: String) -> [TrainingSet] {
    result(lines).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func sets(_ lines: String) -> [String] { trainingSets(lines).map(setText) }

  private func codes(_ lines: String) -> [DiagnosticCode] {
    result(lines).diagnostics.map(\.code)
  }
}
