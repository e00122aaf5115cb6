import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Logs of swimmers, runners, rowers and girevoys")
struct SportLogTests {
  @Test func `swimmers tell lengths without a unit`() {
    let day = "500 free easy\n6x50 kick w/ board @1:10\n200 cd\nwu+cd 300\n8x100 @1:45"
    let found = sets(day)
    #expect(ways(found) == [500, 50, 200, 300, 100])
    #expect(found.map(\.count) == [1, 6, 1, 1, 8])
    #expect(codes(day).isEmpty)
    #expect(ways(sets("4x75 fly/back @ 1:20")) == [75])
    #expect(ways(sets("main: 12x25 IM on :40")) == [25])
  }

  @Test func `each length has its time`() {
    let found = sets("3 x 200 free @ 3:15, 2:50, 2:48, 2:51")
    #expect(ways(found) == [200, 200, 200] && times(found) == [170, 168, 171])
    #expect(times(sets("4 x 100 IM on 2:00 (came in 1:40 1:41 1:39 1:38)")) == [100, 101, 99, 98])
  }

  @Test(arguments: [
    "3x50 pull", "3x25 fly", "40 free squats", "5x100 pull", "50 kick backs", "3x100",
    "Butterfly\n3x50 @ 1:30",
  ])
  func `what is lifted is not swum`(lines: String) {
    #expect(sets("Snatch pull 80 kg x 3\n\(lines)").allSatisfy { way(of: $0) == nil })
  }

  @Test func `times behind ways are those of each`() {
    for line in [
      "Row 3x500 w/ 2:00 rest: 1:50.1 1:49.2 1:51", "Row 3x500m (1:50.1, 1:49.2, 1:51)",
      "Track 3x500 (1:50.1 1:49.2 1:51)",
    ] {
      let found = sets(line)
      #expect(ways(found) == [500, 500, 500], "\(line)")
      #expect(times(found) == [110.1, 109.2, 111], "\(line)")
    }
    // Rests between sets of a lift.
    #expect(sets("Squat 3x200 kg (1:30 1:40 1:50)").allSatisfy { way(of: $0) == nil })
    #expect(sets("Row 3x500 m (1:50 1:49)").map(\.count) == [3])
  }

  @Test func `lengths are counted in Japanese`() {
    for line in ["Swim 25m×12本(0'45)", "Swim25m×12本(0'45)", "Swim 25m x 12"] {
      let found = sets(line)
      #expect(ways(found) == [25] && found.map(\.count) == [12], "\(line)")
      #expect(found.allSatisfy { $0.load == .none }, "\(line)")
    }
    #expect(sets("ベンチプレス 60kg×12本").allSatisfy { way(of: $0) == nil })
  }

  @Test func `a point parts thousands of meters`() {
    #expect(ways(sets("1.500 metros de natación")) == [1500])
    #expect(ways(sets("Natação: 1.250m")) == [1250])
    #expect(ways(sets("Run 1.500 km")) == [1500])
    #expect(ways(sets("Sled push 12.5 m")) == [12.5])
  }

  @Test func `kilometers have decimal commas`() {
    #expect(ways(sets("Run: 21,78 km in 2u:00m:01s")) == [21780])
    #expect(times(sets("Run 8,73 km in 53m:04s")) == [3184])
    #expect(times(sets("Run 12 km in 59':40\"")) == [3580])
    #expect(ways(sets("Run 5 km")) == [5000])
  }

  @Test func `kettlebell sport has pairs of bells, a time, a pace and reps`() {
    let day = """
      LC 2x16 6 min, 8 rpm = 48
      Front squat 2x24 4x5
      Jerk 2x20: 1 min on 1 off x 4: 8,8,7,8 = 31
      Snatch 20: 10 min 16rpm 160 reps
      rack hold 2x24 1:30, 1:10
      """
    let found = sets(day)
    #expect(
      found.map { $0.load.mass?.description ?? "" } == ["16 kg", "24 kg"]
        + Array(repeating: "20 kg", count: 5) + ["24 kg", "24 kg"])
    #expect(found.map(\.effort.reps) == [48, 5, 8, 8, 7, 8, 160, nil, nil])
    #expect(found[0].effort == .reps(48, seconds: 360))
    #expect(found[1].count == 4)
  }

  @Test func `elsewhere two times a number are two sets`() {
    #expect(sets("Front squat 2x20 4x5").count { $0.effort.reps == 20 } == 1)
    #expect(sets("Bike 20 min, 90 rpm\nCrunch 2x20 3x15").dropFirst().map(\.count) == [2, 3])
    let lifts = "LC 2x16 6 min, 8 rpm = 48\nSquat 40 2x20, 5x5\nGoblet squat 24 3x8"
    #expect(sets(lifts).map(\.count) == [1, 2, 5, 3])
    #expect(codes("Snatch 20 kg 5 min 16 rpm 80 reps\nLC 2x16 hard").contains(.unreadNumbers))
  }

  @Test func `watts, speeds and zones are no loads`() {
    for line in ["VO2 5 x 4 min @ 310", "Treadmill 20 min @ 3.5", "Easy ride 1h15 Z2 outside"] {
      #expect(sets(line).allSatisfy { $0.load.mass == nil }, "\(line)")
      #expect(!sets(line).isEmpty, "\(line)")
    }
    #expect(sets("Swing 3 min @ 24").first?.load.mass != nil)
    #expect(sets("Ruck 60 min @ 20").first?.load.mass != nil)
  }

  @Test(arguments: [
    "BP before 142/88 after 131/79", "Blood pressure 140/85", "RPE ressenti : 7",
    "Temperature 29.8F", "Whole week = 5h 10min", "Koko viikko = 4h", "week 7h30 180 TSS",
    "Trainingstagebuch KW 21", "Hip pain 3 out of 10", "Ont i knäet, 2 av 10", "体重:未計測",
    "筋トレ日記31", "= 2400m scy",
  ])
  func `what is measured otherwise is no set`(line: String) {
    #expect(sets(line).isEmpty)
  }

  @Test func `lines that look like them are sets`() {
    #expect(!sets("BP 185/135").isEmpty || !codes("BP 185/135").isEmpty)
    #expect(sets("BP 60 kg x 8").count == 1)
    #expect(sets("Bench 60 kg 3 of 10").count == 1)
    #expect(sets("Row 60 12/11/10 0/10").count == 3)
    #expect(sets("Push-ups 12/11/10").count == 3)
    #expect(sets("EMOM 8: 1 power clean @ 80 (missed #6)").map(\.count) == [7, 1])
  }

  @Test func `loads added to nothing and more sets in a note are said`() {
    #expect(codes("Half crimp hangs\n- +12.5").contains(.unreadNumbers))
    #expect(codes("Run 5 km in 29:40, turnik 8-7-6").contains(.unreadNumbers))
    #expect(codes("Front lever 4 x 10 s, adv tuck 6s 5s").contains(.unreadNumbers))
    #expect(codes("paddle 8k only").contains(.unreadNumbers))
  }

  @Test func `a time behind the words for a way is that of the way`() {
    for line in ["11,6 km Dauerlauf in 1:07h", "11.6 km easy run in 1:07:00"] {
      #expect(ways(sets(line)) == [11600] && times(sets(line)) == [4020], "\(line)")
    }
    #expect(sets("60 kg squat in 10:30").allSatisfy { way(of: $0) == nil })
  }

  @Test func `stations of a block and numbers of sessions are doubted`() {
    let block = "EMOM 12 min\n1: 9 sit-ups\n2: 7 swings 20 kg"
    #expect(sets(block).isEmpty && codes(block).count == 2)
    #expect(sets("Training 4 45 min").isEmpty)
    #expect(sets("Km settimanali: 88").isEmpty)
    #expect(sets("ダンベルの重さは、12キロ。").isEmpty)
    #expect(sets("Training 45 min").count == 1)
    #expect(sets("In total I have run this week 48 km").isEmpty)
    #expect(ways(sets("went for a cycle 20 km")) == [20000])
  }

  @Test func `rounds on one line have a time behind them`() {
    for line in [
      "3 RFT: 200 m run, 15 swings 24 kg, 9 pull-ups = 11:09",
      "3 RFT: 200 m run, 15 swings 24 kg, 9 pull-ups",
    ] {
      #expect(sets(line).map(\.count) == [3, 3, 3], "\(line)")
      #expect(sets(line).last?.effort.reps == 9, "\(line)")
    }
    #expect(times(sets("Run 5 km = 25:10")) == [1510])
  }

  @Test func `so often a way is no load`() {
    for line in ["Na sexta 30 vezes 100 metros", "30 times 100 m"] {
      #expect(sets(line).allSatisfy { $0.load.mass == nil && $0.count == 30 }, "\(line)")
    }
    #expect(sets("Farmer's walk 30 kg x 100 m").first?.load.mass != nil)
  }

  @Test func `letters and words tell hours, meters and ways`() {
    #expect(sets("1 hora de bici").map(\.effort) == [.time(seconds: 3600)])
    #expect(ways(sets("Plank 60 s\n300 m sprint")).last == 300)
    #expect(sets("Run\n- 距離:10キロ\n- 時間:52:10").compactMap { way(of: $0) } == [10000])
    #expect(sets("スイム 50m×8本、80秒サークル").map(\.count) == [8])
    #expect(
      sets("Run: 5 km easy + 4 km at 4:50/km + 2.5 km").compactMap { way(of: $0) }
        == [5000, 4000, 2500])
  }

  @Test func `loads that are added stand one behind the other`() {
    let found = sets("Pull-ups +10x5 +20x3 +25x2")
    #expect(found.map(\.effort.reps) == [5, 3, 2])
    #expect(sets("Dips 5x5 +20").map(\.count) == [5])
  }

  @Test func `a way in a sentence is said`() {
    let line = "Nach der Arbeit war das Wetter schön, also los! 10,5 Kilometer in gutem Tempo."
    #expect(sets(line).isEmpty && codes(line) == [.performedUnclear])
  }

  private func way(of set: TrainingSet) -> Double? {
    guard case .distance(let distance, _) = set.effort else { return nil }
    return distance.meters
  }

  private func ways(_ sets: [TrainingSet]) -> [Double?] { sets.map { way(of: $0) } }

  private func times(_ sets: [TrainingSet]) -> [Double?] {
    sets.map {
      guard case .distance(_, let seconds) = $0.effort else { return nil }
      return seconds?.double
    }
  }

  private func sets(_ lines: String) -> [TrainingSet] {
    read(lines).journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }

  private func codes(_ lines: String) -> [DiagnosticCode] { read(lines).diagnostics.map(\.code) }

  private func read(_ lines: String) -> ReadResult {
    Reader().read([Source(path: "a.md", text: "unit: kg\n# 2026-03-02\n\n\(lines)\n")])
  }
}
