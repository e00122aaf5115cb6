import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads in a row, each with the reps of its sets")
struct LoadGroupsTests {
  @Test(arguments: [
    "Bench 60-10 10 80-8 8", "Bench 60 - 10, 10, 80 - 8, 8", "Bench 60: 10 10 80: 8 8",
    "Bench 60x10 10, 80x8 8", "Bench 60 10 10 80 8 8", "Bench 60-10-10 80-8-8",
    "Bench 60 10 10 / 80 8 8", "Bench 60-10/10 80-8/8",
  ])
  func `whatever sign stands between them`(_ line: String) {
    checkSets(line, "60 lb x 10", "60 lb x 10", "80 lb x 8", "80 lb x 8")
  }

  @Test func `groups of any length`() {
    checkSets(
      "Squat 40 12 70 8 90 5 5 4", "40 lb x 12", "70 lb x 8", "90 lb x 5", "90 lb x 5", "90 lb x 4")
    checkSets("Deadlift 100 5 5 / 130 1 1", "100 lb x 5", "100 lb x 5", "130 lb x 1", "130 lb x 1")
  }

  @Test func `small last numbers are sets`() {
    checkSets("Leg Curl 50 12 3 60 10 3", "50 lb x 12 x 3", "60 lb x 10 x 3")
    checkSets("Squat 100x5 3 110x5 3", "100 lb x 5 x 3", "110 lb x 5 x 3")
  }

  @Test func `lists of reps stay lists`() {
    checkSets("Push-ups 25 20 18 15 12", "BW x 25", "BW x 20", "BW x 18", "BW x 15", "BW x 12")
    checkSets("Bench 60-70-80 5-5-5", "60 lb x 5", "70 lb x 5", "80 lb x 5")
  }

  @Test func `a load and the reps of two sets are no day`() {
    checkSets("Bench\n60-10-10\n80-8-8", "60 lb x 10", "60 lb x 10", "80 lb x 8", "80 lb x 8")
  }

  @Test func `loads in slashes with as many reps`() {
    checkSets("Pulldown 14/14/12 x 10/8/8", "14 lb x 10", "14 lb x 8", "12 lb x 8")
    checkSets("Bench 5/5/5 x 60", "60 lb x 5", "60 lb x 5", "60 lb x 5")
  }

  @Test func `plates of a side`() {
    checkSets("Leg press 2 plates a side 10", "level 2 x 10")
    checkSets("Lunge 20 each leg x 3", "20 reps x 3 sets")
  }

  @Test func `more pieces of a set than one`() {
    checkSets("Pec deck 50 kg x 11+4+3", "50 kg x 18")
    checkSets("Pec deck 50 kg x 8+2", "50 kg x 8")
    checkSets("Push-ups 3x(3x10)", "BW x 10 x 9")
    checkSets("Curl 3x(10x22)", "22 lb x 10 x 3")
  }

  @Test func `plates and dumbbells and reps with an s behind them`() {
    checkSets("Squat 45s each side x 5", "45 lb x 5")
    checkSets("EZ curl 21s x 3", "21 reps x 3 sets")
    checkSets("Plank 21s x 3", "BW x 21 s x 3")
  }

  @Test func `the lift that ends a sentence about people`() {
    checkNamed("Our coach made us do squats 5x10", ["squats: 10 reps x 5 sets"])
  }

  @Test func `two numbers of bodyweight work are reps of two sets`() {
    checkSets("Pull-ups 8 7", "BW x 8", "BW x 7")
    checkSets("腕立て 20 15", "BW x 20", "BW x 15")
    checkSets("Bench 20 15", "20 lb x 15")
    // Who adds loads adds one here.
    checkSets("Dips 25 lb x 8\nDips 20 12", "BW+25 lb x 8", "BW+20 lb x 12")
  }

  @Test func `attempts that were missed`() {
    let sets = read("Snatch 70, 74, 78x, 78\n").sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(\.kind) == [.work, .work, .failed, .work])
    let slashed = read("Snatch 70/1 78/x 78/1\n").sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(slashed.map(\.kind) == [.work, .failed, .work])
  }

  @Test func `small loads of who writes the load first`() {
    let manner = "벤치 60 10 10 8\n데드 100 5 5 5\n로우 50 10 10 9\n랫풀 45 12 12 10\n"
    let list = "해머컬 12 12 10\n"
    #expect(loads(manner + list) == [12, 12])
    #expect(loads(list) == [])
    // Nobody knows whether it has a load.
    #expect(loads(manner + "행레 12 10 8\n") == [])
  }

  private func loads(_ lines: String) -> [Double] {
    let entry = read(lines).sessions.flatMap(\.entries).last
    return entry?.sets.compactMap { $0.load.mass.map { Double($0.value.thousandths) / 1000 } } ?? []
  }

  private func read(_ text: String) -> Journal {
    Reader().read([Source(path: "a.md", text: "unit: kg\n2026-03-02\n\n" + text)]).journal
  }
}
