import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Below a day of a file whose bare loads are kilos.
private func checkKilos(
  _ line: String, _ expected: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let text = "unit: kg\n\n# 2026-03-02\n\nLeg Press 100 kg x 5\n\n\(line)\n"
  let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
  let sets = sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
  #expect(sets.map(setText) == expected, sourceLocation: sourceLocation)
}

@Suite("Work of lifters who write in twelve tongues")
struct WorkOfTwelveTonguesTests {
  @Test
  func `a padded day in order opens work of any name`() {
    let text = """
      2024, kg
      08.01.2024 przysiad 60x8

      26.01 pt przysiad 60x8

      29.01: przysiad 70x5x3 | WL 55x8x3
      31.01: MC 90x5x2, 100x5
      02.02 (za czwartek) OHP 35x6x3
      """
    let sessions = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
    #expect(
      sessions.map { $0.date?.description } == [
        "2024-01-08", "2024-01-26", "2024-01-29", "2024-01-31", "2024-02-02",
      ])
  }

  @Test
  func `a plan stands beside the columns of days`() {
    let text = """
      unit: kg
      year: 2024

      | Esercizio | Schema | Sett 1 (07/10) | Sett 2 (14/10) |
      | --- | --- | --- | --- |
      | Panca piana | 3x8 | 60 8/8/7 | 62.5 8/7/6 |
      | Croci ai cavi | 3x15 | 10 15/15/15 | saltate |
      """
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2024-10-07", "2024-10-14"])
    #expect(
      sessions.map { $0.entries.flatMap(\.sets).map(setText) } == [
        [
          "60 kg x 8", "60 kg x 8", "60 kg x 7", "10 kg x 15", "10 kg x 15", "10 kg x 15",
        ],
        ["62.5 kg x 8", "62.5 kg x 7", "62.5 kg x 6"],
      ])
  }

  @Test
  func `each exercise of a line is read though its name is cut short or unknown`() {
    checkKilos(
      "squat 60x8 80x5, affondi man. 12kg 3x10, polpacci 50kg 4x15", "60 kg x 8", "80 kg x 5",
      "12 kg x 10 x 3", "50 kg x 15 x 4")
    checkSets(
      "panca 4x6 65kg, manubri inclinata 3x10 22kg, dip 12 10 8, french press 3x12 20kg",
      "65 kg x 6 x 4", "22 kg x 10 x 3", "BW x 12", "BW x 10", "BW x 8", "20 kg x 12 x 3")
    checkKilos("bench 80kg 3x5, then 85kg 1x3, felt good", "80 kg x 5 x 3", "85 kg x 3")
  }

  @Test
  func `plus and minus tell how attempts went`() {
    checkKilos("ПР 190 + / 202.5 + / 210 - (не досед)", "190 kg x 1", "202.5 kg x 1", "210 kg x 0")
    checkKilos("DL 215 + / 230 + / 237.5 + PB", "215 kg x 1", "230 kg x 1", "237.5 kg x 1")
  }

  @Test
  func `circles and crosses tell how attempts went`() {
    checkKilos("BP70○75×（潰れた）", "70 kg x 1", "75 kg x 0")
    checkKilos("DL 140○ 145×", "140 kg x 1", "145 kg x 0")
  }

  @Test(arguments: [
    "rosca direta 3x12 | barra W 20kg", "crucifixo máquina: 3x12 placa 20kg",
    "búlgaro: 3x12 cada perna, halter 20kg", "serrucho 3x12 manc de 20 c/brazo",
    "Uitvalspas 3x12 p/b met 20kg", "banco plano 3x12 - 20 x lado",
    "smith inclinado 20 x lado 3x12",
  ])
  func `the load of all sets stands behind a tool or before a side`(_ line: String) {
    checkKilos(line, "20 kg x 12 x 3")
  }

  @Test
  func `loads that rise behind a scheme have its reps`() {
    checkKilos("inclinado con manc de 20 12 12 10", "20 kg x 12", "20 kg x 12", "20 kg x 10")
    checkKilos("dambıl press 3x10: 14 16 18", "14 kg x 10", "16 kg x 10", "18 kg x 10")
    checkKilos("prensa 45 3x12: 100, 120, 140", "100 kg x 12", "120 kg x 12", "140 kg x 12")
  }

  @Test(arguments: [
    "tríceps corda 3x12 20kg, a última deu só 9", "DI 3x12 20kg dont la dernière à 9",
  ])
  func `the last set came to less`(_ line: String) {
    checkKilos(line, "20 kg x 12", "20 kg x 12", "20 kg x 9")
  }

  @Test(arguments: [
    "жим 130х1 137,5х1 с паузой, 140 не пошел", "bench 130x1 137.5x1 paused, 140 failed",
    "жим 130х1 137,5х1 / 140 не пошел", "жим 130х1 137.5х1 / 140 ушел с колен х0",
  ])
  func `a load behind a remark was missed`(_ line: String) {
    checkKilos(line, "130 kg x 1", "137.5 kg x 1", "140 kg x 0")
  }

  @Test(arguments: [
    "народу тьма, на скамью очередь 20 минут", "ジム混みすぎ、ベンチ待ち30分", "diz biraz ağrıdı, buz 20 dk",
    "Jahresbeitrag 96,- überwiesen", "salle de sport 29,99/mois", "乐刻月卡199",
    "du 18 au 24/03 : tendinite coude gauche, repos", "сумма 580, 4 место из 9",
  ])
  func `waits, fees and ailments are no sets`(_ line: String) {
    checkSets("Bench 60 kg x 5\n\n\(line)", "60 kg x 5")
  }

  @Test(arguments: [
    "Новые ПМ 205+137,5+232,5 = 575", "【4月の予定】BP 75×1、SQ 110×3", "教练说硬拉先从40kg 5组5个开始",
    "yeni program: 4x10 yerine 5x5", "Romain lui 105/140/180",
  ])
  func `what is wanted, summed up or lifted by others is not of the day`(_ line: String) {
    checkSets("Bench 60 kg x 5\n\n\(line)", "60 kg x 5")
  }

  @Test(arguments: [
    "04.03.2026 niente, cena da nonna (lasagne x3)", "04.03.2026 не был, смена 12 ч",
    "nothing today, 12 h shift",
  ])
  func `a day without work holds no sets`(_ line: String) {
    checkSets("Bench 60 kg x 5\n\n\(line)", "60 kg x 5")
  }

  @Test
  func `reps between points stand right behind a name in another script`() {
    checkSets("懸垂10.8.6", "BW x 10", "BW x 8", "BW x 6")
  }

  @Test
  func `a first time is no part of the name`() {
    checkNamed("PESO MUERTO primera vez!! 40 kg x8", ["PESO MUERTO: 40 kg x 8"])
    checkNamed("硬拉第一次！40kg 5个5组", ["硬拉: 40 kg x 5 x 5"])
  }
}
