import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What weightlifters, climbers, kettlebell lifters and swimmers write, and what people say of a set.
@Suite("Singles, hangs and bells")
struct SinglesAndHangsTests {
  private func read(_ text: String) -> ReadResult { ReadJournal(day: text).result }

  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  // MARK: Weightlifters

  @Test(arguments: [
    ("snatch 60 70 75x 75x 75", "snatch: 60 kg x 1, 70 kg x 1, 75 kg x 0 failed (2), 75 kg x 1"),
    ("C&J 90 95 100!", "C&J: 90 kg x 1, 95 kg x 1, 100 kg x 1"),
    ("Sn 70 75 82x 82x 80", "Sn: 70 kg x 1, 75 kg x 1, 82 kg x 0 failed (2), 80 kg x 1"),
    ("c&j 60 75 85 PR PR", "c&j: 60 kg x 1, 75 kg x 1, 85 kg x 1"),
    ("snatch 60 68 73 77! PR by 1kg", "snatch: 60 kg x 1, 68 kg x 1, 73 kg x 1, 77 kg x 1"),
    ("cj 62 66 68 → total 122", "cj: 62 kg x 1, 66 kg x 1, 68 kg x 1"),
    ("Snatch 80, 85(m), 85", "Snatch: 80 kg x 1, 85 kg x 0 failed, 85 kg x 1"),
    ("Snatch 75x1(x)", "Snatch: 75 kg x 0 failed"),
  ])
  func `bare loads of a snatch are singles`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `misses below the singles are of the same lift`() {
    #expect(
      entries("snatch 60 70 77\n78x 78x, called it") == [
        "snatch: 60 kg x 1, 70 kg x 1, 77 kg x 1, 78 kg x 0 failed (2)"
      ])
  }

  @Test func `a blank behind the sign does not make a miss of reps`() {
    #expect(
      entries("Calf raise\n90x 20\n90x 18\n45x 35") == [
        "Calf raise: 90 kg x 20, 90 kg x 18, 45 kg x 35"
      ])
  }

  @Test(arguments: [
    ("Snatch 60 70 75 x 2", "Snatch: 60 kg x 2, 70 kg x 2, 75 kg x 2"),
    ("Snatch 16kg 20 20 20", "Snatch: 16 kg x 20 (3)"),
    ("Snatch 50x2 60x2 70x1", "Snatch: 50 kg x 2, 60 kg x 2, 70 kg x 1"),
    ("Clean 60 70 80", "Clean: 60 kg, 70 kg, 80 kg"),
    ("Snatch pull 90 95 100", "Snatch pull: 90 kg, 95 kg, 100 kg"),
  ])
  func `other lifts and reps that are told stay as they are`(line: String, read: String) {
    #expect(entries(line).map { $0.replacing(" x ? reps", with: "") } == [read])
  }

  @Test(arguments: [
    ("E2MOM 10: 3 power cleans. 60, 65, 70", "power cleans: 60 kg x 3, 65 kg x 3, 70 kg x 3"),
    ("E2MOM x 7: 2 power cleans, 70,70,75", "power cleans: 70 kg x 2 (2), 75 kg x 2"),
    ("EMOM 6: 2 snatch @ 60, 65, 70", "snatch: 60 kg x 2, 65 kg x 2, 70 kg x 2"),
  ])
  func `loads of each minute`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  // MARK: Results

  @Test(arguments: [
    ("Lat machine 4x10 -> 50 50 45 45", "Lat machine: 50 kg x 10 (2), 45 kg x 10 (2)"),
    ("Squat 4x8 -> 60, 60, 60, basta", "Squat: 60 kg x 8 (3)"),
    ("Panca 4x8 -> 52,5kg 55kg 55kg 55kg!!", "Panca: 52.5 kg x 8, 55 kg x 8 (3)"),
    (
      "Bench 4x8 -> 50kg, 50kg, 52.5kg, 52.5kg (6 reps)",
      "Bench: 50 kg x 8 (2), 52.5 kg x 8, 52.5 kg x 6"
    ),
    ("Squat 4x8 -> 8 8 8 7", "Squat: 8 reps (3), 7 reps"),
  ])
  func `loads or reps behind the arrow of a scheme`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `reps behind the arrow of bodyweight work are no loads`() {
    #expect(entries("Push-ups 3x20 -> 20 25 30") == ["Push-ups: BW x 20, BW x 25, BW x 30"])
  }

  @Test(arguments: [
    ("Push-ups 100 (20x5)", "Push-ups: BW x 20 (5)"),
    ("Pull-ups 12+10+10+8", "Pull-ups: BW x 12, BW x 10 (2), BW x 8"),
    ("Push-ups 20+15+10", "Push-ups: BW x 20, BW x 15, BW x 10"),
    ("Pull-ups 5+3+2", "Pull-ups: BW x 10"), ("Pull-ups 10+5+5", "Pull-ups: BW x 20"),
    ("Started StrongLifts: squats 3x10", "squats: 10 reps (3)"),
    ("Crunches        30        30        30", "Crunches: BW x 30 (3)"),
    ("맨몸스쿼트 50x4", "맨몸스쿼트: BW x 50 (4)"),
    ("Wide Front Pull-ups: 8 with chair (R:3)", "Wide Front Pull-ups: BW x 8"),
  ])
  func `sums and columns of reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `columns of a lift are its load, reps and sets`() {
    #expect(entries("Bench       135     8     3") == ["Bench: 135 kg x 8 (3)"])
  }

  // MARK: Bells and tools

  @Test(arguments: [
    ("Long cycle 2x24 kg 3 sets of 20", "Long cycle: 24 kg x 20 (3)"),
    ("Толчок 2х24 кг 3 подхода по 20", "Толчок: 24 kg x 20 (3)"),
    ("Long cycle 2x20 kg 5 min - 38 reps", "Long cycle: 20 kg x 38"),
    ("Lunges 3x10 each leg, dumbbells 16 kg", "Lunges: 16 kg x 10 (3)"),
    ("Выпады 3х10 на ногу, гантели по 16 кг", "Выпады: 16 kg x 10 (3)"),
    ("wykroki 3x12 na nogę, hantle 14kg", "wykroki: 14 kg x 12 (3)"),
    ("Curls\n25s x 12", "Curls: 25 kg x 12"),
    ("불가리안 런지 양손 4kg 덤벨\n1. 좌우 12회", "불가리안 런지 양손: 4 kg x 12"),
  ])
  func `pairs of bells and the loads of dumbbells`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `as many pairs of both hands as sets were counted`() {
    #expect(
      entries("Snatch 28 kg 3 sets: 30/30, 25/25, 20/20").joined().contains("30 kg") == false)
    #expect(
      entries("Snatch 28 kg 3 sets: 30/30, 25/25, 20/20")
        == entries("Snatch 28 kg: 30/30, 25/25, 20/20"))
  }

  // MARK: Words between

  @Test(arguments: [
    ("Lateral raise 3x12 with 7.5", "Lateral raise: 7.5 kg x 12 (3)"),
    ("Lateral raise 3x12 w/ 8", "Lateral raise: 8 kg x 12 (3)"),
    ("Lunge 3x12 with 10 each hand", "Lunge: 10 kg x 12 (3)"),
    ("Seitheben 3x12 mit 8", "Seitheben: 8 kg x 12 (3)"),
    ("Curl 3x12 con 8", "Curl: 8 kg x 12 (3)"),
    ("genuflexiuni 5x5 la 90kg", "genuflexiuni: 90 kg x 5 (5)"),
    ("Squat 60kg ke 4 set 8 reps", "Squat: 60 kg x 8 (4)"),
    ("Присідання 60 кг 4 підх. по 8", "Присідання: 60 kg x 8 (4)"),
    ("Biceps curl with the 5 pound weights, 2 sets of 15.", "Biceps curl: 5 lb x 15 (2)"),
    ("Curl 10 kg dumbbells, 3 sets of 10", "Curl: 10 kg x 10 (3)"),
  ])
  func `a load behind a word that says with`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: ["Bench 3x5 @ 8", "Bench 3x5 at 8", "Bench 100 3x5 @8"])
  func `a number behind the sign may rate`(line: String) {
    let sets = read(line).journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(!sets.isEmpty)
    #expect(sets.allSatisfy { $0.rpe != nil })
  }

  @Test(arguments: [
    ("pull ups eight seven and six", "pull ups: BW x 8, BW x 7, BW x 6"),
    ("incline dumbbell 50s nine eight eight", "incline dumbbell: 50 kg x 9, 50 kg x 8 (2)"),
  ])
  func `lists of reps in words`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  // MARK: Times and ways

  @Test(arguments: [
    ("treadmill 1 hr", "treadmill: 3600 s"), ("Yoga 1hr", "Yoga: 3600 s"),
    ("1hr bike", "bike: 3600 s"),
    (
      "Crimp 10s hangs: +15kg x 2, +20kg x 3",
      "Crimp 10s hangs: BW+15 kg x 10 s (2), BW+20 kg x 10 s (3)"
    ),
    ("Weighted hang 10s: +15kg, +20kg", "Weighted hang: BW+15 kg x 10 s, BW+20 kg x 10 s"),
    ("One arm hang assisted -12kg, 5 s x 4", "One arm hang assisted: BW-12 kg x 5 s (4)"),
    ("sandbag 90kg carry 30m", "sandbag: 90 kg x 30 m"),
    ("yoke 650 50ft 22s 1 drop", "yoke: 650 kg x 50 ft in 22 s"),
    ("Swim: 1,500-meter swim in the morning", "Swim: 1500 m"),
    ("100 fr 56.82 (pb 56.40)", "fr: 100 m in 56.82 s"),
    ("5 km 27:00 bike", "bike: 5 km in 1620 s"),
  ])
  func `times, hangs and carries`(line: String, read: String) {
    #expect(entries(line).map { $0.replacing(" (1)", with: "") } == [read])
  }

  @Test(arguments: [
    ("100 fr 56.82 (pb 56.40)", 56_820), ("200 fr 2:04.31 died last 50", 124_310),
    ("yoke 650 50ft 22s 1 drop", 22_000), ("Long cycle 2x20 kg 5 min - 38 reps", 300_000),
    ("12 mi LR 1:49:30 felt great", 6_570_000),
  ])
  func `how long they took`(line: String, thousandths: Int) {
    let sets = read(line).journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { $0.effort.seconds?.thousandths }.map { $0.map(Int.init) } == [thousandths])
  }

  @Test(arguments: ["zone 2 HR 140", "aveHR 157", "resting 52 HR"])
  func `the rate of the heart is no hour and no load`(line: String) {
    #expect(entries("Bike 30 min\n- " + line) == entries("Bike 30 min"))
  }

  // MARK: Blocks

  @Test(arguments: ["3 sets", "3 sets:", "3 sets of:"])
  func `so many sets of all lines below`(head: String) {
    #expect(
      entries("\(head)\nsquat x5\nchin-ups x5 w/ 12 kgs\npush-ups x5") == [
        "squat: 5 reps (3)", "chin-ups: BW+12 kg x 5 (3)", "push-ups: BW x 5 (3)",
      ])
  }

  @Test func `sets numbered by a range without a colon`() {
    #expect(entries("사레레\n1~4세트 6kg 20회") == ["사레레: 6 kg x 20 (4)"])
  }

  @Test(arguments: [
    "스트롱리프트 5x5 기록", "Started April 28 on Stronglifts 5x5. It gets results.",
    "Miles: 12.3 + 8.3", "Bench 80x5\n운동시간 55분 / 소모 310kcal",
  ])
  func `programmes, ways of a day and how long it took are no sets`(text: String) {
    #expect(entries(text).allSatisfy { $0 == "Bench: 80 kg x 5" })
  }

  @Test func `a head that numbers its sets`() {
    let told = entries(
      "дата;упражнение;1;2;3;прим.\n15.01.2024;жим лёжа;60х12;70х10;75х8;\n15.01.2024;присед;80х8;100х6;;пояс"
    )
    #expect(
      told == ["жим лёжа: 60 kg x 12, 70 kg x 10, 75 kg x 8", "присед: 80 kg x 8, 100 kg x 6"])
  }

  @Test func `the lifter's weight beside columns of lifts`() {
    let told = entries(
      "| 날짜 | 스쿼트 | 벤치 | 체중 |\n|---|---|---|---|\n| 2024-02-05 | 80x5x5 | 60x5x5 | 74.1 |")
    #expect(told == ["스쿼트: 80 kg x 5 (5)", "벤치: 60 kg x 5 (5)"])
  }
}
