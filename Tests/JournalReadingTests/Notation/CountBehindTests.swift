import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Numbers behind the sets that count them, and loads that stand behind their sets.
struct CountBehindTests {
  @Test func `a number of sets behind a set tells how often it was done`() {
    checkSets("Bench 60 kg x 10 - 2 sets", "60 kg x 10 x 2")
    checkSets("Bench 60x10 - 2 sets", "60 lb x 10 x 2")
    checkSets("Shoulder press (30kg x 12회) - 2세트", "30 kg x 12 x 2")
  }

  @Test func `a number of sets behind all of them counts them`() {
    checkSets("Bench (15 kg x 12, 25 kg x 10) - 2 sets", "15 kg x 12", "25 kg x 10")
    checkSets("Bench 60x10, 70x8, 80x6 - 3 sets", "60 lb x 10", "70 lb x 8", "80 lb x 6")
  }

  @Test func `a number of sets that counts something else is said`() {
    checkSets("Bench 60 kg x 10, 70 kg x 8 - 3 sets", "60 kg x 10", "70 kg x 8")
    #expect(says("Bench 60 kg x 10, 70 kg x 8 - 3 sets", "W201"))
    #expect(!says("Bench 60 kg x 10, 70 kg x 8 - 2 sets", "W201"))
  }

  @Test func `behind a name stands how often it was done`() {
    checkSets("20 push-ups (3 sets)", "BW x 20 x 3")
    checkSets("20个俯卧撑（2组）", "BW x 20 x 2")
  }

  @Test func `reps with an aside may be told in sets`() {
    checkSets("Dips\n6 reps (I think) 2 sets", "BW x 6 x 2")
  }

  @Test func `glued loads behind a scheme are one for each set`() {
    checkSets("Curl 3x6, 5,8,10 kg", "5 kg x 6", "8 kg x 6", "10 kg x 6")
    checkSets("Curl 3x6, 10 kg", "10 kg x 6 x 3")
  }

  @Test func `reps that are glued to a load are its own`() {
    checkSets("Back extension 20 5kg15 10kg10", "BW x 20", "BW+5 kg x 15", "BW+10 kg x 10")
    checkSets("Bench 40kg10 50kg8", "40 kg x 10", "50 kg x 8")
  }

  @Test func `a word may lead from a name to its load`() {
    checkSets(
      "3x10 squat with 80 kg, 2x8 bench press with 60 kg", "80 kg x 10 x 3", "60 kg x 8 x 2")
    checkSets("2x10 Kniebeugen mit 80 kg", "80 kg x 10 x 2")
    checkSets("2x10 squat 80 kg, 1x8 bench press 60 kg", "80 kg x 10 x 2", "60 kg x 8")
    checkSets("2 sets: 15 kettlebell swings (24 kg)", "24 kg x 15 x 2")
  }

  @Test func `a numeral may count the sets`() {
    checkSets("Bench 30 x 10 two sets", "30 lb x 10 x 2")
    checkSets("Жим лёжа 30 на 10 два подхода", "30 lb x 10 x 2")
    checkSets("dos series de 10 sentadillas", "10 reps x 2 sets")
  }

  @Test func `one rep may be told without a number`() {
    checkSets("Становая тяга 90 кг на раз", "90 kg x 1")
  }

  @Test func `a particle may stand between a load and its sets`() {
    checkSets("벤치프레스 60kg으로 2세트 5회 수행", "60 kg x 5 x 2")
    checkSets("스쿼트 100kg 2세트 씩 10회", "100 kg x 10 x 2")
  }

  private func says(_ line: String, _ code: String) -> Bool {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")
    return Reader().read([source]).diagnostics.contains { $0.code.name == code }
  }
}
