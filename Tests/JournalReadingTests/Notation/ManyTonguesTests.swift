import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Dense lines, counted sets and rests as lifters of many languages write them.
struct ManyTonguesTests {
  // MARK: Rests and decimals

  @Test(arguments: [
    "Squat 4x20, 45 secondes de repos", "Supino 4x20, 45 segundos de descanso",
    "Panca 4x20, 2 minuti di recupero", "Squat 4x20, 2 min of rest",
    "Squat 4 séries de 20, 1 minute 30 de repos",
  ])
  func `a time of rest is no set`(_ line: String) {
    checkSets(line, "20 reps x 4 sets")
  }

  @Test func `the rest behind the sets is kept`() {
    let sets = read("# 2026-03-02\nSquat 3x5 100 kg, 1 minute 30 de repos")
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(\.restSeconds) == [90])
  }

  @Test(arguments: ["12,5 kilos", "12,5 килограмм", "12,5 キログラム"])
  func `a comma before a half is a decimal, however long the unit`(_ load: String) {
    checkSets("Curl 3x10 \(load)", "12.5 kg x 10 x 3")
  }

  // MARK: Numbers of sets

  @Test(arguments: [
    ["1세트 8회", "2세트 8회", "3세트 7회"], ["1セット目 8回", "2セット目 8回", "3セット目 7回"],
    ["1set 8reps", "2set 8reps", "3set 7reps"], ["Set 1 8 reps", "Set 2 8 reps", "Set 3 7 reps"],
    ["第 1 组 8次", "第 2 组 8次", "第 3 组 7次"],
  ])
  func `sets that are counted one by one are one each`(_ lines: [String]) {
    checkSets((["Dips"] + lines).joined(separator: "\n"), "BW x 8", "BW x 8", "BW x 7")
  }

  @Test func `words in the plural count sets`() {
    checkSets("Жим\n2 подхода 8 раз\n3 подхода 8 раз", "8 reps x 2 sets", "8 reps x 3 sets")
    checkNamed("딥스 2세트 8회\n푸시업 3세트 10회", ["딥스: BW x 8 x 2", "푸시업: BW x 10 x 3"])
  }

  @Test func `the exercise may stand behind the number of the set`() {
    checkNamed(
      "第 1 组卧推 60kg x 8 次\n第2组卧推 65kg x 8 次",
      ["卧推: 60 kg x 8", "卧推: 65 kg x 8"])
  }

  // MARK: Many exercises on a line

  @Test(arguments: [" – ", " / ", " · ", ", "])
  func `counted exercises follow each other`(_ mark: String) {
    let line = ["50 burpees", "40 squats", "30 situps"].joined(separator: mark)
    checkNamed(line, ["burpees: BW x 50", "squats: 40 reps", "situps: BW x 30"])
    checkNamed("Chaos: " + line, ["burpees: BW x 50", "squats: 40 reps", "situps: BW x 30"])
  }

  @Test func `a word with its equipment names an exercise between others`() {
    checkNamed(
      "Supino 4x8 / Inclinado Halteres 3x10 / Crucifixo 3x12",
      [
        "Supino: 8 reps x 4 sets", "Inclinado Halteres: 10 reps x 3 sets",
        "Crucifixo: 12 reps x 3 sets",
      ])
  }

  @Test func `the word for a superset parts exercises`() {
    checkNamed(
      "Press plano 3x10 superserie con aperturas 3x12",
      ["Press plano: 10 reps x 3 sets", "aperturas: 12 reps x 3 sets"])
  }

  @Test func `words for then part exercises`() {
    checkNamed(
      "Supino 3x6 com 60kg, depois remada 4x8 com 40kg",
      ["Supino: 60 kg x 6 x 3", "remada: 40 kg x 8 x 4"])
  }

  @Test func `sets of an exercise at a load for reps`() {
    checkNamed("4 sets of bench press at 80 kg for 8 reps", ["bench press: 80 kg x 8 x 4"])
    checkNamed("I did 4 sets of squats at 80 kg for 8 reps.", ["squats: 80 kg x 8 x 4"])
    checkNamed("J'ai fait 4 séries de squats à 80 kg pour 8 répétitions", ["squats: 80 kg x 8 x 4"])
  }

  @Test func `a particle joins reps and sets`() {
    checkNamed(
      "ベンチプレス 80kg 10回を3セット、プッシュアップ 15回を2セットやりました。",
      ["ベンチプレス: 80 kg x 10 x 3", "プッシュアップ: BW x 15 x 2"])
  }

  @Test func `a load behind words for with`() {
    checkSets("Goblet squat: 3x 8x mit 14kg Hantel", "14 kg x 8 x 3")
    checkSets("Wyciskanie 3 × 10 powtórzeń z ciężarem 100 kg", "100 kg x 10 x 3")
  }

  // MARK: What is no part of a name, and what is no set

  @Test(arguments: [
    ("Hoje fiz supino 3x8 60 kg", "supino"), ("今日はスクワット 3x8 60kg", "スクワット"),
    ("오늘은 스쿼트 60kg 8회 3세트", "스쿼트"), ("今日は胸の日。ベンチプレス 60kg 8回 3セット", "ベンチプレス"),
    ("月曜：ベンチプレス 60kg 8回 3セット", "ベンチプレス"),
  ])
  func `the day is no part of the name`(_ line: String, _ name: String) {
    checkNamed(line, ["\(name): 60 kg x 8 x 3"])
  }

  @Test(arguments: [
    "today 84.3 kg", "bugün 84,3 kilo", "45度", "吃2300 蛋白88", "吃2300 蛋白88 体重61.7", "我的重量是33磅",
  ])
  func `no exercise is named`(_ line: String) {
    #expect(
      read("# 2026-03-02\nSquat 60 kg x 5\n\n## Evening\n\(line)").flatMap(\.entries).count == 1)
  }

  // MARK: Tables

  @Test func `of two loads that of the whole counts`() {
    checkNamed(
      """
      ## Squat
      | Set | Total weight | Weight per side | Reps |
      |---|---|---|---|
      | 1 | 20 kg | – | 5 |
      | 2 | 25 kg | 2.5 kg | 5 |
      """, ["Squat: 20 kg x 5, 25 kg x 5"])
  }

  @Test func `machines name exercises`() {
    checkNamed(
      "| マシン | 重さ | 回数 |\n|---|---|---|\n| ラットプルダウン | 37kg | 10 |",
      ["ラットプルダウン: 37 kg x 10"])
  }

  @Test func `a weekday behind month and day makes them a day`() {
    let sessions = read("2025-09-15\nSquat 60 kg x 5\n\n09-16周二\nSquat 60 kg x 5")
    #expect(sessions.map { $0.date?.description } == ["2025-09-15", "2025-09-16"])
  }
}

private func read(_ text: String) -> [Session] {
  Reader().read([Source(path: "a.md", text: text)]).journal.sessions
}

@Suite("Several exercises in a sentence")
struct SentenceOfExercisesTests {
  @Test func `words that go on join the exercises, and belong to none`() {
    for line in [
      "Today squat 5x5 with 100kg then bench 3x8 with 60kg",
      "Hoje fiz squat 5x5 com 100kg, depois bench 3x8 com 60kg",
      "Hoy hice squat 5x5 con 100kg y luego bench 3x8 con 60kg",
      "Ho fatto squat 5x5 con 100kg e poi bench 3x8 con 60kg",
      "Aujourd'hui squat 5x5 à 100kg puis bench 3x8 à 60kg",
      "Heute squat 5x5 mit 100kg, danach bench 3x8 mit 60kg",
    ] {
      checkNamed(line, ["squat: 100 kg x 5 x 5", "bench: 60 kg x 8 x 3"])
    }
  }

  @Test func `no blank parts them in scripts without spaces`() {
    for line in ["卧推80kg5组8次 硬拉90kg4组12次", "今天练胸 卧推80kg5组8次 硬拉90kg4组12次"] {
      checkNamed(line, ["卧推: 80 kg x 8 x 5", "硬拉: 90 kg x 12 x 4"])
    }
    checkNamed(
      "ベンチプレス60kg 10回3セット。スクワット80kg 8回3セット",
      ["ベンチプレス: 60 kg x 10 x 3", "スクワット: 80 kg x 8 x 3"])
  }
}
