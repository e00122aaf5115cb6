import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Reps behind slashes, help and additions, ratings of sets")
struct BehindSlashesTests {
  // MARK: Slashes

  @Test(arguments: [
    "Bench 60/10 80/8,8,6", "Bench 60/10, 80/8,8,6", "Bench 60/10 80/8, 8, 6",
    "Bench 60/10 80/8,8,6 easy", "Bench 60/10 80/8,8,6 - easy",
  ])
  func `a list of reps behind a slash has one load`(_ line: String) {
    checkSets(line, "60 lb x 10", "80 lb x 8", "80 lb x 8", "80 lb x 6")
  }

  @Test func `one load with its reps`() {
    checkSets("Bench 60/10,10", "60 lb x 10", "60 lb x 10")
    checkSets("Bench 92,5/6,5", "92.5 lb x 6", "92.5 lb x 5")
    checkSets(
      "Squat 295x1, 275x3,3/ Row 100x5", "295 lb x 1", "275 lb x 3", "275 lb x 3", "100 lb x 5")
  }

  @Test func `reps of push-ups stay reps`() {
    checkSets("Push-ups 20/10, 8", "BW x 20", "BW x 10", "BW x 8")
    checkSets("Push-ups 40/20,15", "BW x 40", "BW x 20", "BW x 15")
    checkSets("Muscle-ups 0/5", "BW x 0", "BW x 5")
  }

  @Test func `loads with a sign, and none`() {
    checkSets(
      "Dips 0/12,10 +10/8,7", "BW x 12", "BW x 10", "BW+10 lb x 8", "BW+10 lb x 7")
    checkSets("Dips +10/8,8 +15/6", "BW+10 lb x 8", "BW+10 lb x 8", "BW+15 lb x 6")
    checkSets("Dips -20/8,8", "BW-20 lb x 8", "BW-20 lb x 8")
  }

  @Test func `help before reps between blanks`() {
    checkSets("Pull-ups -20 10 10 8", "BW-20 lb x 10", "BW-20 lb x 10", "BW-20 lb x 8")
  }

  // MARK: Ratings, back-offs and last sets

  @Test(arguments: ["Squat 140x5 3 sets @7", "Squat 140 lb 5 reps 3 sets @ 7"])
  func `a rating behind the number of sets`(_ line: String) {
    checkSets(line, "140 lb x 5 x 3")
    #expect(ratings(line) == ["7"])
  }

  private func ratings(_ line: String) -> [String] {
    let text = "# 2026-03-02\n\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets).compactMap { $0.rpe.map { "\($0)" } }
  }

  @Test func `a load before a comma and counted reps`() {
    checkSets("Squat 100, 5 reps", "100 lb x 5")
    checkSets("Squat 100, 5 reps, 80, 8 reps", "100 lb x 5", "80 lb x 8")
    checkSets("Push-ups 30, 20 reps", "BW x 30", "BW x 20")
  }

  @Test func `a load behind the number of sets stays one`() {
    checkSets("Squat 5 reps 3 sets @ 140", "140 lb x 5 x 3")
  }

  @Test func `back-off sets right behind the top set`() {
    checkSets("Bench 110x4 @8.5 backoff 95x6 3 sets", "110 lb x 4", "95 lb x 6 x 3")
    #expect(ratings("Bench 110x4 @8.5 backoff 95x6 3 sets") == ["8.5"])
  }

  @Test func `ratings with a decimal comma`() {
    checkSets("Squat 140x5x3 RPE 8,5", "140 lb x 5 x 3")
    #expect(ratings("Squat 140x5x3 RPE 8,5") == ["8.5"])
  }

  // MARK: Loads that stand elsewhere

  @Test(arguments: [
    "Lunge 3x10, holding 10 lb dumbbells", "Lunge 3x10, with 10 lb dumbbells",
    "Lunge 10 reps 3 sets, with a 10 lb plate",
  ])
  func `what was held is the load`(_ line: String) {
    checkSets(line, "10 lb x 10 x 3")
  }

  @Test func `chains beside a load are told of`() {
    #expect(codesOfDay("Squat 60x5, with 20 lb chains").contains("W201"))
  }

  @Test func `a load beside the name holds for the sets below`() {
    checkSets("Curl 30\n3x10, 8", "30 lb x 10 x 3", "30 lb x 8")
    checkSets("Fly 12.5\n3x10, 8", "12.5 lb x 10 x 3", "12.5 lb x 8")
    checkSets("Lateral raise 8\n3x12", "8 lb x 12 x 3")
    checkSets("Lateral raise 8\n12\n10", "8 reps", "12 reps", "10 reps")
    checkSets("Lateral raise 8\n10x12\n12x10", "8 reps", "10 lb x 12", "12 lb x 10")
    checkSets("Bench 100x5 -20 8 8", "100 lb x 5")
  }

  @Test func `help in a cell between commas`() {
    let table =
      "date,exercise,weight,reps,sets\n2026-01-05,Pull-up,-30,8,3\n2026-01-05,Bench,60,8,3\n"
    let sets = Reader().read([Source(path: "a.csv.txt", text: table)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(setText) == ["BW-30 kg x 8 x 3", "60 kg x 8 x 3"])
  }

  // MARK: Doubts

  @Test func `what may be two things is said`() {
    #expect(codesOfDay("Squat 20 lb 15 15, lunge 12 12").contains("W202"))
    #expect(!codesOfDay("Lunge 12 12").contains("W202"))
    #expect(!codesOfDay("Side plank 30+30").contains("W202"))
    #expect(!codesOfDay("Squat 60x5 seat 4 6").contains("W201"))
    #expect(codesOfDay("Abs 40+30").contains("W202"))
    #expect(codesOfDay("Hip thrust (20) 15 15").contains("W202"))
    #expect(!codesOfDay("Lateral raise 10 lb x 10").contains("W202"))
    #expect(!codesOfDay("Squat 40 lb 10 reps 13 sets").contains("W202"))
  }

  // MARK: What was not done

  @Test func `what was some time ago is a memory`() {
    checkNamed("Push-ups skipped, a week ago it was 3x20", [])
    #expect(codesOfDay("First time since 3 weeks ago - squat 60x5") == [])
  }

  @Test func `smileys behind a weight`() {
    checkNamed("weight 63,8 ((", [])
    checkNamed("вес 63,8 ))", [])
  }
}
