import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Units that a few words, days, plates and remarks tell")
struct UnitsOfFilesTests {
  private func unit(_ text: String) -> String {
    let sets = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    return sets.last?.load.mass.map { $0.unit == .pound ? "lb" : "kg" } ?? "none"
  }

  @Test(arguments: [
    "lbs. bar is 45. * = amrap set", "all lbs", "lb.", "in lbs", "lbs unless noted",
    "numbers are lbs",
    "pounds, bar included", "all in lb, bar counted", "(everything below is lbs)", "lb, not kg",
    "lbs only", "weights in lb, dumbbells per hand",
  ])
  func `a few words above the first sets tell the unit`(words: String) {
    #expect(unit("# Log\n\(words)\n\n2024-01-08\nsquat 100 5, 110 5\n") == "lb")
  }

  @Test(arguments: ["trying to lose some pounds this year", "machines in lbs"])
  func `words of the body and of some of the gear do not`(words: String) {
    #expect(unit("# Log\n\(words)\n\n2024-01-08\nsquat 100 5, 110 5\n") == "kg")
  }

  @Test(arguments: [
    "paused benches 80x5", "block pulls 140x3", "sled pulls 60x10",
    "Bench 80x5, wanted to do 8 but no",
  ])
  func `lifts that sound like deeds are lifts`(line: String) {
    let entries = Reader().read([
      Source(path: "a.txt", text: "# 2024-01-08\nSquat 100 kg x 5\n\(line)\n")
    ]).journal.sessions.flatMap(\.entries)
    #expect(entries.count == 2)
    #expect(entries.allSatisfy { !$0.sets.isEmpty })
  }

  @Test func `months before days speak for pounds where loads go by fives`() {
    let lines = "6/3: squat 95 5x5\n6/5: squat 105 5x5\n6/14: squat 115 5x5\n"
    #expect(unit(lines) == "lb")
    #expect(unit(lines.replacing("105", with: "102.5")) == "kg")
    #expect(unit("3/6: squat 95 5x5\n5/6: squat 105 5x5\n14/6: squat 115 5x5\n") == "kg")
  }

  @Test func `nobody lifts so many kilograms`() {
    #expect(unit("2024-01-08\nBench 300x3, 345x3\n") == "lb")
  }

  @Test func `a remark tells the unit of the file`() {
    #expect(unit("2024-01-08\nBench (working max: 210#)\n85x5\n105x5\n") == "lb")
  }

  @Test func `who lifts in kilograms tells only the other unit`() {
    let text = """
      2024-01-08
      Squat 3x5 @ 82.5
      Bench 3x5 @ 62.5
      Row 3x5 @ 57.5
      Press 3x5 @ 42.5
      Deadlift 3x5 @ 102.5

      2024-01-10
      DB bench 50lb 3x15
      Squat 3x5 @ 85
      """
    #expect(unit(text) == "kg")
  }

  @Test func `keys of mass stand below a name`() {
    let text = """
      2024-01-08

      press:
        kg: 40
        reps: 6, 6, 5
      curl:
        lbs: 25
        reps: 10, 8
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-01-08 press: 40 kg x 6, 40 kg x 6, 40 kg x 5",
        "2024-01-08 curl: 25 lb x 10, 25 lb x 8",
      ])
  }

  @Test func `a load below a name with an aside heads the reps below it`() {
    #expect(
      daysRead("2024-01-08\nLeg press (seat 6)\n90\n12 12 10\n", path: "a.txt") == [
        "2024-01-08 Leg press (seat 6): 90 kg x 12, 90 kg x 12, 90 kg x 10"
      ])
  }

  @Test func `halves behind sets and reps are decimals`() {
    #expect(
      daysRead("2024-01-08\nBench 3x5 82,5\nPress 3x5 47,5\nSquat 3x5 102,5\n", path: "a.txt") == [
        "2024-01-08 Bench: 82.5 kg x 5 x 3", "2024-01-08 Press: 47.5 kg x 5 x 3",
        "2024-01-08 Squat: 102.5 kg x 5 x 3",
      ])
  }

  @Test func `seasons, short years and short months are dates`() {
    let set = " squat 100 kg x 5\n"
    #expect(
      daysRead(
        "Log, season 2022/23\n\n14/11" + set + "\n25/12" + set + "\n13/01" + set, path: "a.txt"
      )
      .map { $0.prefix(10) } == ["2022-11-14", "2022-12-25", "2023-01-13"])
    #expect(
      daysRead("13 мар 2023, 22:41\nЖим 60х5\n", path: "a.txt").map { $0.prefix(10) } == [
        "2023-03-13"
      ])
    #expect(
      daysRead("24년 운동일지\n\n0304 가슴) 벤치 60x5\n0305 등) 데드 100x5\n0307 하체) 스쿼 100x5\n", path: "a.txt")
        .map { $0.prefix(10) } == ["2024-03-04", "2024-03-05", "2024-03-07"])
  }

  @Test func `weeks begin on Mondays`() {
    #expect(
      daysRead(
        "week of 6/3/24\nmon - chest\nbench 185 lb x 5\ntues - back\nrow 135 lb x 8\n",
        path: "a.txt"
      )
      .map { $0.prefix(10) } == ["2024-06-03", "2024-06-04"])
  }

  @Test(arguments: [
    "sean benches 100 for 3 and hes been going 4 months", "Dani can bench 60 for 8",
    "diego faz 100kg 5x5",
    "Marek wycisnął 120 x 2", "Herbert beugt nebenan 100x5", "by xmas: bench 80 squat 100 dl 120",
    "PT gave me: eccentric heel drops 3x15 every day", "Physio Thurs 10.30",
    "2 coffees, 250g chicken",
    "Best in the gym: squat 170, bench 125, dead 190",
  ])
  func `what others lift, prescribe and eat is no work`(line: String) {
    #expect(
      daysRead("# 2024-01-08\nSquat 100 kg x 5\n\(line)\n") == ["2024-01-08 Squat: 100 kg x 5"])
  }
}
