import JournalReading
import Testing
import WorkoutModel

/// Signs and words that tell sets in one script or kind of file.
@Suite("Marks of further writers")
struct MarksOfFurtherWritersTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Squat\n50  70  90  90\n10   8   5   4", "Squat: 50 kg x 10, 70 kg x 8, 90 kg x 5, 90 kg x 4"),
    ("Squat\n  : 50  70  90\n  : 10   8   5", "Squat: 50 kg x 10, 70 kg x 8, 90 kg x 5"),
    ("Shoulder press\n20, 25, 25\n12, 10, 8", "Shoulder press: 20 kg x 12, 25 kg x 10, 25 kg x 8"),
    ("Push-ups\n: 22 18 15", "Push-ups: BW x 22, BW x 18, BW x 15"),
    ("Squat rest 3 min\n80 x 12", "Squat: 80 kg x 12"),
    ("[벤치프레스] 휴식 2분\n50 x 12", "벤치프레스: 50 kg x 12"),
  ])
  func `loads stand above their reps, and rests beside names`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test(arguments: [
    (
      "[벤치프레스]\n① 60 / 12회\n② 80 / 10회\n③ 90 / 8회\n④ 95 / 6회",
      "벤치프레스: 60 kg x 12, 80 kg x 10, 90 kg x 8, 95 kg x 6"
    ),
    ("[벤치프레스]\n①~③ 70 / 10회\n④ 80 / 6회\n⑤ 85 / 5회", "벤치프레스: 70 kg x 10 (3), 80 kg x 6, 85 kg x 5"),
    ("[벤치프레스] ①60/12 ②80/10 ③90/8", "벤치프레스: 60 kg x 12, 80 kg x 10, 90 kg x 8"),
    ("[턱걸이] +15kg ① 6회 ② 5회", "턱걸이: BW+15 kg x 6, BW+15 kg x 5"),
  ])
  func `circled numbers count sets`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test(arguments: [
    ("Планка: 3 рази по 40 с", "Планка: BW x 40 s (3)"),
    ("Віджимання: 4 рази по 12", "Віджимання: BW x 12 (4)"),
    ("Подтягивания\n- минус 20 кг на 8", "Подтягивания: BW-20 kg x 8"),
    (
      "**Жим гантелей сидя**, по 14 кг\n- на 12\n- на 10",
      "Жим гантелей сидя: 14 kg x 12, 14 kg x 10"
    ),
    ("Squat : 8 à 50, 5 à 80 puis 4 x 6 à 100 kg", "Squat: 50 kg x 8, 80 kg x 5, 100 kg x 6 (4)"),
    ("Bench 20 kg: 12 / 50 kg: 8 / 70 kg: 5", "Bench: 20 kg x 12, 50 kg x 8, 70 kg x 5"),
  ])
  func `small words stand before loads and reps`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test(arguments: [
    ("Pull-ups\n   wide: 9, 8\n   close: 7, 6", ["Pull-ups: BW x 9, BW x 8, BW x 7, BW x 6"]),
    ("Leg day\n   squats: 9, 8", ["squats: 9 reps, 8 reps"]),
    (
      "Squat 3x8x70. Pulpo 3x8x55. Remo polea 3x12x45.",
      ["Squat: 70 kg x 8 (3)", "Pulpo: 55 kg x 8 (3)", "Remo polea: 45 kg x 12 (3)"]
    ),
    (
      "bench 95 1, 100 1!! | deadlift 140 1, 150 1",
      ["bench: 95 kg x 1, 100 kg x 1", "deadlift: 140 kg x 1, 150 kg x 1"]
    ),
    (
      "bench 95x1, 100x1!! deadlift 140x1",
      ["bench: 95 kg x 1, 100 kg x 1", "deadlift: 140 kg x 1"]
    ),
  ])
  func `labels are no names, and names need no commas`(text: String, read: [String]) {
    #expect(entries(text) == read)
  }

  @Test func `names stand in quotes above their sets`() {
    #expect(
      entries(
        "> Bench press\n  50 kg 8 reps\n> Pek dek\n  30 kg 12 reps\n> Squat\n  80 kg 5 reps") == [
          "Bench press: 50 kg x 8", "Pek dek: 30 kg x 12", "Squat: 80 kg x 5",
        ])
  }

  @Test func `cells tell loads and reps by hyphens`() {
    #expect(
      entries(
        """
        | Exercise | 1 | 2 | 3 |
        |---|---|---|---|
        | Bench | 40-12 | 60-10 | 70-8x2 |
        | Dip | BW-12 | BW-10 | +10-8 |
        | Lateral raise | 10-10x3 | | |
        | Row | 50-12 | 60-10 | 60-8 |
        """) == [
          "Bench: 40 kg x 12, 60 kg x 10, 70 kg x 8 (2)",
          "Dip: BW x 12, BW x 10, BW+10 kg x 8", "Lateral raise: 10 kg x 10 (3)",
          "Row: 50 kg x 12, 60 kg x 10, 60 kg x 8",
        ])
  }

  @Test func `each set of a row has its load`() {
    #expect(
      entries(
        "| Exercise | kg | S1 | S2 | S3 |\n|---|---|---|---|---|\n| Squat | 50 / 70 / 90 | 8 | 6 | 4 |"
      )
        == ["Squat: 50 kg x 8, 70 kg x 6, 90 kg x 4"])
  }

  @Test func `lists of cells have commas of their own`() {
    #expect(
      entries("日期,動作,重量kg,次數,組數\n2024/3/1,深蹲,60,9、8、6,3")
        == ["深蹲: 60 kg x 9, 60 kg x 8, 60 kg x 6"])
  }

  @Test func `the body is told by a word of the writer`() {
    let read = ReadJournal(
      "Gewichte in kg, KG = Körpergewicht\n2024-03-01\nKlimmzug 8/7/5 KG\nDips 3x8 KG+10")
    #expect(read.entries == ["Klimmzug: BW x 8, BW x 7, BW x 5", "Dips: BW+10 kg x 8 (3)"])
  }

  @Test func `the week that comes is a plan, and so is a load that is asked after`() {
    let read = ReadJournal(
      day: "Squat 3x8 70kg\n\nSemana que viene si puedo:\n L: Squat 4x6 80kg\n X: Bench 3x6 60kg")
    #expect(read.entries == ["Squat: 70 kg x 8 (3)"])
    #expect(entries("squat 120?").isEmpty)
  }
}
