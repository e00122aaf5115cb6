import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Times before loads, ladders, sides, intervals, circuits, pools, and lines that tell of no set.
@Suite("Ladders, intervals, circuits and pools")
struct LaddersAndIntervalsTests {
  /// The sets of each exercise, in file order.
  private func entries(_ text: String, path: String = "a.txt") -> [String] {
    let journal = Reader().read([
      Source(path: path, text: "unit: kg\n2024-03-01\n" + text + "\n")
    ]).journal
    return journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
  }

  /// How long the ways took that tell it.
  private func seconds(_ text: String) -> [Double] {
    let journal = Reader().read([
      Source(path: "a.txt", text: "unit: kg\n2024-03-01\n" + text + "\n")
    ]).journal
    return journal.sessions.flatMap(\.entries).flatMap(\.sets).compactMap { set in
      guard case .distance(_, let seconds) = set.effort else { return nil }
      return seconds.map { Double($0.thousandths) / 1000 }
    }
  }

  private func codes(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: "unit: kg\n2024-03-01\n" + text + "\n")])
      .diagnostics.map { "\($0.code)" }
  }

  // MARK: Loads, sides and rungs

  @Test func `a time before a colon is that of all loads behind it`() {
    #expect(
      entries("Max hangs half crimp, 10s: bw, +5kg, +15kg (7s only)") == [
        "Max hangs half crimp: BW x 10 s, BW+5 kg x 10 s, BW+15 kg x 7 s"
      ])
    #expect(entries("Open hand, 10s: bw x 4") == ["Open hand: BW x 10 s x 4"])
  }

  @Test func `reps that are told with and are those of each set`() {
    #expect(
      entries("Dumbbell curls 5 lb, 10 and 10 and 8.") == [
        "Dumbbell curls: 5 lb x 10, 5 lb x 10, 5 lb x 8"
      ])
    #expect(entries("Chair stands 9 and 8.") == ["Chair stands: BW x 9, BW x 8"])
  }

  @Test func `rungs of a ladder are done as often as told`() {
    #expect(
      entries("C&P ladders 1-2-3 x 2 @20") == [
        "C&P: 20 kg x 1, 20 kg x 2, 20 kg x 3, 20 kg x 1, 20 kg x 2, 20 kg x 3"
      ])
  }

  @Test func `pairs behind a load are reps of both sides`() {
    #expect(
      entries("crossbody curl 20 x 15/15, 14/14") == [
        "crossbody curl: 20 kg x 15, 20 kg x 15, 20 kg x 14, 20 kg x 14"
      ])
    #expect(
      entries("DB row 15 x 12/12 12/10") == [
        "DB row: 15 kg x 12, 15 kg x 12, 15 kg x 12, 15 kg x 10"
      ])
  }

  @Test func `letters label the loads and the reps of all sets`() {
    #expect(
      entries("Dips\nW: bw, 10, 10  R: 12, 8, 7") == ["Dips: BW x 12, BW+10 kg x 8, BW+10 kg x 7"])
    #expect(entries("Carry\nW: 70s  T: 40 sec, 35 sec") == ["Carry: 70 kg x 40 s, 70 kg x 35 s"])
  }

  @Test func `a pin before a comma is the load of the list behind it`() {
    #expect(
      entries("Leg ext pin 6, 12 12 10") == ["Leg ext: level 6 x 12, level 6 x 12, level 6 x 10"])
    // Pins that rise are loads themselves.
    #expect(entries("Leg ext pin 6, 7, 8") != ["Leg ext: level 6 x 7, level 6 x 8"])
  }

  @Test func `one load behind a list is that of all`() {
    #expect(
      entries("Écarté poulie : 15 / 15 / 12 à 12,5 kg") == [
        "Écarté poulie: 12.5 kg x 15, 12.5 kg x 15, 12.5 kg x 12"
      ])
    #expect(entries("farmers 70s, 3 x 50 m") == ["farmers: 70 kg x 50 m x 3"])
  }

  @Test func `sets behind pairs and before of`() {
    #expect(entries("присед 80/6 110/5 - 3 подхода") == ["присед: 80 kg x 6, 110 kg x 5 x 3"])
    #expect(entries("데드 100x5 120x3 140 3*3") == ["데드: 100 kg x 5, 120 kg x 3, 140 kg x 3 x 3"])
    #expect(entries("отжимания 5 по 25") == ["отжимания: BW x 25 x 5"])
    #expect(entries("힙쓰러스트 20kg으로 15개 3번") == ["힙쓰러스트: 20 kg x 15 x 3"])
    #expect(entries("台式\n第一組 40公斤 10下\n第二組 50公斤 6下") == ["台式: 40 kg x 10, 50 kg x 6"])
  }

  @Test func `words for a lift that was made or missed stand between sets`() {
    #expect(entries("벤치 90x1 100x1 성공, 105x1 실패") == ["벤치: 90 kg x 1, 100 kg x 1, 105 kg x 0"])
  }

  // MARK: Times and ways

  @Test func `minutes and a quarter of one are one time`() {
    #expect(entries("Mountain climbers 1 min 30") == ["Mountain climbers: BW x 90 s"])
    #expect(entries("Plank 1 min 30 x 3") == ["Plank: BW x 90 s x 3"])
    #expect(entries("Plank 1 min 30, 1 min 15") == ["Plank: BW x 90 s, BW x 75 s"])
    #expect(
      entries("Développé couché : 4 x 8 à 60 kg, récup 2 min 30") == [
        "Développé couché: 60 kg x 8 x 4"
      ])
    // So many in a time.
    #expect(entries("Push-ups 1 min 30") == ["Push-ups: BW x 30"])
  }

  @Test func `thousands of meters on a rower are no kilograms`() {
    #expect(entries("Row 4 x 1k") == ["Row: 1 km x 4 sets"])
    #expect(entries("Row 4 x 60k") == ["Row: 60 kg x 4"])
  }

  @Test func `times below intervals are those of the way`() {
    let text = "track: 3 x 800m, 400 jog between\n   3:52\n   3:50\n   3:49\nCurl 20 kg x 10"
    #expect(
      entries(text) == [
        "track: 800 m, 800 m, 800 m", "Curl: 20 kg x 10",
      ])
    #expect(seconds(text) == [232, 230, 229])
  }

  @Test func `a split and a temperature are notes`() {
    #expect(entries("Row 5000m 21:05.4  2:06.5  r22") == ["Row: 5000 m"])
    #expect(seconds("Row 5000m 21:05.4  2:06.5  r22") == [1265.4])
    #expect(entries("Run 10 mi in 1:37:20, 41F and rain") == ["Run: 10 mi"])
    #expect(seconds("Run 10 mi in 1:37:20, 41F and rain") == [5840])
  }

  // MARK: Circuits

  @Test func `a head with rounds holds for the list below it`() {
    let french = "Circuit, 4 tours, 1 min de repos entre les tours :\n  squats 20\n  pompes 12"
    #expect(entries(french) == ["squats: 20 reps x 4 sets", "pompes: BW x 12 x 4"])
    let giant =
      "Giant set x 3 rounds (no rest inside):\n - cable lat raise 15 x 15\n - upright row 65 x 12"
    #expect(entries(giant) == ["cable lat raise: 15 kg x 15 x 3", "upright row: 65 kg x 12 x 3"])
    #expect(entries("(2) 5 rounds\n10 x sit ups") == ["sit ups: BW x 10 x 5"])
    #expect(entries("Sparring 5 rounds\n- felt 100%").count <= 1)
  }

  // MARK: Pools

  @Test func `lengths are in yards where the file tells yards`() {
    let text =
      "200 Free\n4 x 50 Free Pull @ :45 (:35s)\n1 x 100 Fly FAST @ 1:15\n4 x 50 Streamline Kick on back @ 1:00\n1200 Yards\nswam well"
    #expect(
      entries(text) == [
        "Free: 200 yd", "Free Pull: 50 yd x 4 sets", "Fly: 100 yd",
        "Streamline Kick: 50 yd x 4 sets",
      ])
    let sums = "Swimming with Eric\n150 - 3 x 50's free\n200 - 8 x 25's on :45\n2000 yards total"
    #expect(entries(sums) == ["free: 50 yd x 3 sets, 25 yd x 8 sets"])
    #expect(
      entries("400 free w/u\n8x50 free on 1:05\n200 easy c/d") == [
        "free: 400 m", "free: 50 m x 8 sets", "easy: 200 m",
      ])
  }

  // MARK: Lines of no set

  @Test func `what stands in the room is no set`() {
    for line in ["have 2x4 2x6 2x8 kg", "I own bells 16 20 24", "plates 2x20 2x15 4x10"] {
      #expect(entries(line).isEmpty, "\(line)")
      #expect(codes(line).contains("unreadNumbers"), "\(line)")
    }
    #expect(entries("bells 24 x 10 x 3") == ["bells: 24 kg x 10 x 3"])
  }

  @Test func `bests of other days are no sets`() {
    let lines = [
      "RECORDS sq 385 bn 275 dl 455", "Best meet lifts: 227.5 / 142.5 / 265",
      "e1RM sq 221, bp 136", "Snatch 91% = 84, CJ 94% = 108", "3대 410",
      "Maxes (old, from college)\nbench 225x1\nsquat 315x2", "Bestwerte: KB 140x1, BD 105x1",
    ]
    for line in lines { #expect(entries(line).isEmpty, "\(line)") }
    #expect(entries("Maxes (old)\nbench 225x1\n\nSquat 100x5") == ["Squat: 100 kg x 5"])
    #expect(entries("PRs today! squat 140x3") != [])
  }

  @Test func `weights of the lifter with other talk`() {
    for line in [
      "bodyweight 16 st 2", "peso 82,4kg, faltam 4kg pra meta", "Pesée 74,2 kg",
      "201 lbs!! down 17. jeans 36",
    ] {
      let journal = Reader().read([
        Source(path: "a.txt", text: "unit: kg\n2024-03-01\nSquat 100x5\n\n\(line)\n")
      ]).journal
      #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1, "\(line)")
      #expect(!journal.bodyweights.isEmpty, "\(line)")
    }
  }

  @Test func `a line that is struck out was not done where few are`() {
    let text = "squat 60kg 8,8\n~~calf raise 40kg 15,15~~\nrow 50kg 8,8\ncurl 10kg 8,8"
    #expect(
      entries(text) == [
        "squat: 60 kg x 8, 60 kg x 8", "row: 50 kg x 8, 50 kg x 8", "curl: 10 kg x 8, 10 kg x 8",
      ])
  }

  @Test func `a row that was skipped is no set`() {
    let text = """
      | Exercise | Sets x Reps | Weight | Result |
      |---|---|---|---|
      | Squat | 3x8 | 40 kg | Done |
      | Row | 3x8 | 20 kg | Done all sets at 10kg to learn it |
      | Face Pull | 3x15 | 23 kg | skipped, out of time |
      """
    #expect(entries(text, path: "a.md") == ["Squat: 40 kg x 8 x 3", "Row: 10 kg x 8 x 3"])
  }

  @Test func `miles of which nobody says how they were gone are told`() {
    let table = "| Date | Miles | Notes |\n|---|---|---|\n| 2024-03-02 | 4 | - |"
    let result = Reader().read([Source(path: "a.md", text: table + "\n")])
    #expect(result.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty)
    #expect(result.diagnostics.map { "\($0.code)" }.contains("unreadNumbers"))
    let below = "# 2024-03-01\nRunning\n\n" + table
    let read = Reader().read([Source(path: "a.md", text: below + "\n")]).journal
    #expect(read.sessions.flatMap(\.entries).flatMap(\.sets).map(SetText.text) == ["4 mi"])
  }
}
