import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Dumbbells and bells before what was done with them, pairs of bells, and what hangs on the body.
struct ToolsAheadTests {
  // MARK: The tool and its load before the name

  @Test(arguments: [
    ("KB 20 kg clean 5x8", "KB clean"), ("DB 12 kg row 5x8", "DB row"),
    ("Kurzhantel 12 kg Rudern 5x8", "Kurzhantel Rudern"),
    ("гантели 12 кг жим стоя 5х8", "гантели жим стоя"), ("哑铃12kg划船 5x8", "哑铃划船"),
    ("덤벨 12kg 프레스 8회 5세트", "덤벨 프레스"), ("ダンベル12kgロウ 8回5セット", "ダンベルロウ"),
  ])
  func `the load behind a tool is that of the sets behind the name`(_ line: String, _ name: String)
  {
    let load = line.contains("20") ? "20 kg" : "12 kg"
    checkNamed(line, ["\(name): \(load) x 8 x 5"])
  }

  @Test func `a pair has its tool before it, too`() {
    checkNamed("DB 2x14 kg press 3x10", ["DB press: 14 kg x 10 x 3"])
  }

  @Test func `the next exercise of the line has no such load`() {
    checkNamed(
      "KB 20 kg clean 5x8, sit-ups 3x12", ["KB clean: 20 kg x 8 x 5", "sit-ups: BW x 12 x 3"])
  }

  @Test func `a tool with its own sets stays an exercise`() {
    checkNamed("KB 20 kg 5x8", ["KB: 20 kg x 8 x 5"])
    checkNamed("KB 20 kg: 8, 8", ["KB: 20 kg x 8, 20 kg x 8"])
    checkNamed("KB 20 kg clean 24 kg 5x8", ["KB: 20 kg", "clean: 24 kg x 8 x 5"])
  }

  @Test func `an exercise keeps the load behind it`() {
    #expect(!sets("Press 50 kg rack 3x5").contains("50 kg x 5 x 3"))
  }

  // MARK: The tool behind the load

  @Test(arguments: [
    "Curl 12kg哑铃 3x10", "Curl 12kg 덤벨 10회 3세트", "Curl 12kgダンベル 3×10",
    "Curl 12 kg Kugelhantel 3x10",
  ])
  func `a tool behind the load tells what it was`(_ line: String) {
    checkSets(line, "12 kg x 10 x 3")
  }

  // MARK: What hangs on the body

  @Test(arguments: [
    "Dips 10 kg Zusatzgewicht 3x6", "Dips 10 kg lisäpainolla 3x6", "Dips 10 kg zavorra 3x6",
    "Dips 10 kg di zavorra 3x6", "Dips 10 kg de lastre 3x6",
  ])
  func `what hangs on the body may stand behind its weight`(_ line: String) {
    checkSets(line, "BW+10 kg x 6 x 3")
  }

  // MARK: Two bells in parentheses

  @Test func `two bells in parentheses are the load of the sets behind`() {
    checkSets("Jerk (2x20 kg) 5x8", "20 kg x 8 x 5")
    checkSets("Jerk (2x20)x8x5", "20 lb x 8 x 5")
    checkSets("Рывок (2х20)х8х5", "20 lb x 8 x 5")
  }

  @Test func `a plan in parentheses is no pair of bells`() {
    #expect(!sets("Sit-ups (2x8) x 5").contains { $0.hasPrefix("8") })
    #expect(sets("Squat 100 kg (2x5)").allSatisfy { $0.hasPrefix("100 kg") })
  }

  // MARK: Loads and reps in parentheses

  @Test(arguments: [
    "Dips (weighted 10 kg) 3x6", "Dips (with 10 kg) 3x6", "Dips (with 10 kg plate) 3x6",
    "Dips (mit 10 kg) 3x6", "Dips (lastre 10 kg) 3x6", "Dips (负重10kg) 6次 3组",
    "Dips（加重10kg）6回3セット", "Dips (중량 10kg) 6회 3세트", "Dips (с весом 10 кг) 3х6",
  ])
  func `words before a load in parentheses keep it a load`(_ line: String) {
    checkNamed(line, ["Dips: BW+10 kg x 6 x 3"])
  }

  @Test func `what a bar weighs is no load of its sets`() {
    #expect(sets("Curl (bar 10 kg) 3x6") == ["6 reps x 3 sets"])
    #expect(sets("Squat (paused 2 s) 3x6") == ["6 reps x 3 sets"])
  }

  @Test(arguments: ["(10-8-7)", "(10/8/7)", "(10, 8, 7)"])
  func `reps of sets may stand in parentheses behind their load`(_ reps: String) {
    checkSets("Row 60 kg \(reps)", "60 kg x 10", "60 kg x 8", "60 kg x 7")
  }

  @Test(arguments: ["(3-1-1)", "(8-10)", "(5/26)", "(4/0/1)"])
  func `how slow, a range and a day are no reps of sets`(_ aside: String) {
    #expect(sets("Row 60 kg \(aside)").allSatisfy { $0.hasPrefix("60 kg") && !$0.contains("x") })
  }

  @Test(arguments: ["(60/70/80)", "(60kg/70kg/80kg)", "(60/70/80 kg)", "(60-70-80 kg)"])
  func `loads in parentheses behind sets and reps are one for each set`(_ loads: String) {
    #expect(sets("Row 3x8 \(loads)") == ["60 kg x 8", "70 kg x 8", "80 kg x 8"])
  }

  @Test func `reps behind a plan stay reps, and a range no list`() {
    #expect(sets("Row 3x10 (10/9/8)") == ["10 reps", "9 reps", "8 reps"])
    #expect(sets("Row 3x10 (15/12/10)").allSatisfy { $0.hasSuffix("reps") })
    #expect(sets("Row 3x10 (60-65 kg)") == ["10 reps x 3 sets"])
    #expect(sets("Row 4x10 (60/65/70)") == ["10 reps x 4 sets"])
  }

  // MARK: Lists that count what they name

  @Test func `each item of a numbered list counts what it names`() {
    checkNamed(
      """
      1. 20 lunges
      2. 20 odd moves in shoes

      Round 2 + Round 3
      1. 15 lunges
      2. 15 odd moves in shoes
      """,
      [
        "lunges: 20 reps", "odd moves in shoes: 20 reps", "lunges: 15 reps",
        "odd moves in shoes: 15 reps",
      ])
  }

  @Test func `a remark in a list of sets names nothing`() {
    checkNamed(
      "1. 20 squats\n2. 15 easy\n3. 12 squats",
      ["squats: 20 reps, 15 reps", "squats: 12 reps"])
  }

  // MARK: Two exercises that share their sets

  @Test func `an exercise of two parts may stand behind a comma`() {
    checkNamed(
      "Squat 4x6, leg curl & leg extension 3x12, plank 3x30 s",
      [
        "Squat: 6 reps x 4 sets", "leg curl & leg extension: 12 reps x 3 sets",
        "plank: BW x 30 s x 3",
      ])
  }

  private func sets(_ line: String) -> [String] {
    let text = "unit: kg\n# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    return journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets).map(setText)
  }
}
