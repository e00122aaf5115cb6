import JournalReading
import Testing

@Suite("Sets as writers of many languages tell them")
struct WorkOfFurtherWritersTests {
  @Test
  func `the load of a share stands in parentheses`() {
    checkSets("Squat\n60% (90 kg) 4\n75% (112,5 kg) 3, easy", "90 kg x 4", "112.5 kg x 3")
    checkSets("Squat 70% (105 kg) 4 sets of 6", "105 kg x 6 x 4")
    checkSets("Squat 70% (105 kg) 4x6", "105 kg x 6 x 4")
  }

  @Test(arguments: [
    "150 kg x 0 second try", "150kg/0 nope", "150 kg 拉不动 0个", "150 kg x 0 앞으로 흘림, 3번 다 실패",
  ])
  func `a load that would not move is a missed lift`(_ line: String) {
    checkDumped("Deadlift 140 kg x 3\n\(line)", ["Deadlift: 140 kg x 3, 150 kg x 0 failed"])
  }

  @Test
  func `two exercises take turns by the minute`() {
    checkSets(
      "EMOM 12\nodd: thruster 3 @ 40 kg\neven: burpee 8\nBench 60 kg x 5", "40 kg x 3 x 6",
      "BW x 8 x 6",
      "60 kg x 5")
  }

  @Test(arguments: [
    "Bench 3x8 60 kg weszło 8,8,6", "Bench 3x8 60 kg получилось 8, 8, 6",
    "Bench 60 kg 3x8 (last set 6 only, RPE 10)", "Bench 60 kg 3x8 (dernière série 6 seulement)",
    "Bench 60 kg 3 set 8 tekrar, sonuncu 6",
  ])
  func `the last set fell short`(_ line: String) {
    checkSets(line, "60 kg x 8", "60 kg x 8", "60 kg x 6")
  }

  @Test(arguments: [
    "Dips 3x10, then 1x6 with +10kg", "Dips 3x10, potem 1x6 z +10 kg",
    "Dips 3x10, danach 1x6 +10 kg",
  ])
  func `a load is of the sets that were done last`(_ line: String) {
    checkSets(line, "BW x 10 x 3", "BW+10 kg x 6")
  }

  @Test(arguments: ["(15 kg assist)", "(assist 15 kg)", "(15 kg help)"])
  func `help stands in parentheses`(_ help: String) {
    checkSets("Assisted pull-ups \(help) 8, 7", "BW-15 kg x 8", "BW-15 kg x 7")
  }

  @Test(arguments: [
    ("Treadmill 25 min uphill 2.1 km", "Treadmill"), ("дорожка 25 мин в горку 2,1 км", "дорожка"),
    ("abends 25 min Rad, 2,1 km", "Rad"),
  ])
  func `a time and a way are of one piece of work`(_ line: String, _ name: String) {
    checkDumped(line, ["\(name): 2.1 km in 1500 s"])
  }

  @Test
  func `rounds stand behind exercises done in turn`() {
    checkSets(
      "superset: curl 30x10 + lateral raise 8x12, three rounds", "30 lb x 10 x 3", "8 lb x 12 x 3")
    checkSets("Walking lunge 10 kg each leg 12, 3 rounds", "10 kg x 12 x 3")
  }

  @Test
  func `a superset heads its items with their rounds and rest`() {
    checkSets(
      "- Superset r 1'30, 3 tours\n  - Row 40 kg x 10\n  - Push-ups 15\n- Curl 20 kg x 8",
      "40 kg x 10 x 3", "BW x 15 x 3", "20 kg x 8")
  }

  @Test
  func `what has sets of its own is done in no rounds`() {
    checkSets("Sun flow 10 rounds\nBurpees 12 x 5", "?", "BW x 12 x 5")
  }

  @Test
  func `nothing hangs on a scheme without weight`() {
    checkSets("wykroki chodzone 2x20 kroków bez obciążenia", "20 reps x 2 sets")
    checkSets("Kniebeugen 3x15 ohne Gewicht", "15 reps x 3 sets")
  }

  @Test
  func `the last set was dropped`() {
    checkSets(
      "Leg Extension 3x15 40 kg\nna última drop: 40kg x10, 30kg x8", "40 kg x 15 x 3",
      "40 kg x 10", "30 kg x 8")
  }

  @Test
  func `push-ups to failure are told in Ukrainian`() {
    checkSets("віджимання до відмови 24", "BW x 24")
  }

  @Test
  func `rounds are told behind an arrow`() {
    checkSets(
      "AMRAP 12 min\n- 10 burpees\n- 12 push-ups\n-> 5R clean", "BW x 10 x 5", "BW x 12 x 5")
  }

  @Test
  func `columns of lifts hold schemes without a load, and cells with names of their own`() {
    checkRead(
      """
      | Date | Bench | Dips | Cardio |
      |---|---|---|---|
      | 2026-03-02 | 3x5 60 kg | 3x8 | Rower 2000 m 8:40 |
      | 2026-03-04 | 3x5 62.5 kg | 3x9 | Run 4 km 24:30 |
      """,
      """
      2026-03-02
        Bench Press
          60 kg x 5 x 3
        Dip
          BW x 8 x 3
        Rowing
          2000 m in 520 s
      2026-03-04
        Bench Press
          62.5 kg x 5 x 3
        Dip
          BW x 9 x 3
        Run
          4 km in 1470 s
      """)
  }
}
