import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sets as lifters say them on any day")
struct EverydayWordingsTests {
  @Test(arguments: [
    "Squat 225 2x5, 2-3 min rest", "Squat 225 2x5 rest 2-3 mins", "Squat 225 2x5 120-180s rest",
    "Squat 225 2x5 with 2-3 mins between",
  ])
  func `a range of rests is no set`(line: String) {
    let sets =
      Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\(line)\n")])
      .journal.sessions.flatMap(\.entries).last?.sets ?? []
    #expect(sets.map(\.count) == [2])
    #expect(sets.map(\.restSeconds) == [180])
  }

  @Test(arguments: ["135 bench x 10", "135 bench 10 reps", "135 bench for 10"])
  func `a load may stand before the name`(line: String) {
    checkSets(line, "135 lb x 10")
  }

  @Test func `a hundred of what people do by the hundred are reps`() {
    checkSets("100 pushups x 3", "BW x 100 x 3")
    checkSets("225 squat 3x5", "225 lb x 5 x 3")
  }

  @Test(arguments: [
    "Squat 225 3x5 (WU 135, 185)", "Squat 225 3x5 (not incl. warm up)", "Squat 225 3x5 + warmups",
    "Squat 225 3x5, plus warm ups",
  ])
  func `warm-ups told apart leave work sets what they are`(line: String) {
    checkSets(line, "225 lb x 5 x 3")
  }

  @Test(arguments: [
    "Pullups 24 (10, 8, 6)", "Pullups: 24 (10/8/6)", "Pullups 24: 10, 8, 6",
    "24 pullups (10,8,6)", "Pullups 24 total - 10, 8, 6",
  ])
  func `a total is the sum of the sets behind it`(line: String) {
    checkSets(line, "BW x 10", "BW x 8", "BW x 6")
  }

  @Test(arguments: ["Pushups 100 (10x10)", "Pushups 100 total (10x10)"])
  func `a total may be a product`(line: String) {
    checkSets(line, "BW x 10 x 10")
  }

  @Test func `what is no sum stays a load`() {
    checkSets("Pullups 25 (10, 8, 6)", "BW+25 lb x 10", "BW+25 lb x 8", "BW+25 lb x 6")
    checkSets("Bench 24 (10, 8, 6)", "24 lb x 10", "24 lb x 8", "24 lb x 6")
  }

  @Test(arguments: [
    "Bench 135, 155, 175 - 5 reps each", "Bench 135, 155, 175 x5 each",
    "Bench 135-155-175 5 reps each", "Bench 135->155->175 x 5", "Bench 135>155>175 x 5",
  ])
  func `loads share their reps`(line: String) {
    checkSets(line, "135 lb x 5", "155 lb x 5", "175 lb x 5")
  }

  @Test(arguments: [
    "Bench 185 (5 reps, 3 sets)", "Bench 185 (3 sets, 5 reps)", "Bench 185, 5 reps x3",
    "Bench 185, 5 reps, 3x", "Bench: 3 sets - 5 reps - 185",
  ])
  func `sets and reps by their names`(line: String) {
    checkSets(line, "185 lb x 5 x 3")
  }

  @Test(arguments: [
    "bench 185x5x3, got 8 on last set", "bench 185x5x3 with 8 on the last set",
    "bench 185x5x3 (last set x8)", "bench 3x5 @185, last: 8",
  ])
  func `the last of equal sets came to more`(line: String) {
    checkSets(line, "185 lb x 5", "185 lb x 5", "185 lb x 8")
  }

  @Test(arguments: [
    "bench 3x5+ 185 (8)", "bench 3x5+ @ 185, 8", "bench 3x5+ 185, got 8",
    "bench 3x5+ @185 = 8 reps",
    "bench 185 5,5,5+ 8", "bench 185 5,5,8(amrap)", "bench 185 5 5 8amrap",
  ])
  func `only the last of open sets was open`(line: String) {
    let sets =
      Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\(line)\n")])
      .journal.sessions.flatMap(\.entries).last?.sets ?? []
    let all = sets.flatMap { set in
      (0..<set.count).map { _ in "\(set.effort.reps.map { $0.thousandths / 1000 } ?? 0) \(set.kind)"
      }
    }
    #expect(all == ["5 work", "5 work", "8 amrap"])
  }

  @Test func `an open scheme without a result opens its last set`() {
    let text = "# 2026-03-02\nSquat 3x5+ 185 lb\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
    #expect(sets.map { "\($0.kind) \($0.count)" } == ["work 2", "amrap 1"])
  }

  @Test(arguments: [
    "Bench missed 245x1", "Bench missed 245", "Bench 245 nicht gepackt", "Bench 245 ging nicht",
    "Bench 245 не поднял", "Bench 245 no pude", "Bench 245 pas réussi", "Bench 245 gick inte",
  ])
  func `a miss in words`(line: String) {
    let sets =
      Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\(line)\n")])
      .journal.sessions.flatMap(\.entries).last?.sets ?? []
    #expect(sets.map(\.kind) == [.failed])
    #expect(sets.map { $0.effort.reps?.thousandths } == [0])
  }

  @Test(arguments: ["Squat 225x5, missed 245x1", "Squat 225x5, tried 245 but failed"])
  func `the miss is of the set behind the word`(line: String) {
    let sets =
      Reader().read([Source(path: "a.md", text: "# 2026-03-02\nRow 95 lb x 5\n\(line)\n")])
      .journal.sessions.flatMap(\.entries).last?.sets ?? []
    #expect(sets.map(\.kind) == [.work, .failed])
  }

  @Test(arguments: [
    "Pullups assist 60 3x8", "Pullups w/ 60 assist 3x8", "Pullups 3x8 w/ 60lbs of help",
  ])
  func `help by its noun is help`(line: String) {
    checkSets(line, "BW-60 lb x 8 x 3")
  }

  @Test(arguments: ["Easy 3 mile jog", "Then a 3 mile jog", "Slow 3 mile jog"])
  func `how a way was covered is no name of the lift above`(line: String) {
    checkNamed(line, ["jog: 3 mi"])
  }

  @Test(arguments: [
    "Rack pulls pin 3 405x5", "Rack pulls from pin 3 405x5", "Rack pulls 405x5 @ 0.45 m/s",
    "Rack pulls 405x5, .52m/s", "Rack pulls 405x5 -> 1RM 470",
  ])
  func `pins, speeds and estimates are no sets`(line: String) {
    checkSets(line, "405 lb x 5")
  }

  @Test(arguments: [
    "3x10 curls 30s", "3x10 curls, 30s", "Curl (30s each) 3x10", "Curl 3x10 30s",
    "curls 30s x10 x3",
  ])
  func `the plural of a size is a pair of bells`(line: String) {
    checkSets(line, "30 lb x 10 x 3")
  }

  @Test func `loads told once keep the unit of the file`() {
    let text = "2026-03-02 all in lb\nRow 80 R: 8 L: 8\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
    #expect(sets.map { $0.load.mass?.unit } == [.pound, .pound])
  }

  @Test func `loads on a line with one unit have that unit`() {
    let text = """
      2026-03-02
      Leg press 200 lb x 10
      Row 100 lb x 10
      Curl 30 lb x 10
      Squat 30 kg x 10, 40 kg x 8, 40 x 8
      """
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[3].sets
    #expect(sets.allSatisfy { $0.load.mass?.unit == .kilogram })
  }

  @Test func `tests, ticks, dittos and drops`() {
    checkNamed("Bench 1RM test\n185x1", ["Bench: 185 lb x 1"])
    checkNamed("Bench PR day\n185x1", ["Bench: 185 lb x 1"])
    checkSets("Squat\n405 ✓", "405 lb x 1")
    checkSets(
      "Bench 225x5\nsame\n\"\n230x3", "225 lb x 5", "225 lb x 5", "225 lb x 5", "230 lb x 3")
    let text = "# 2026-03-02\nLeg press 450 lb x 8, drop 360x8, 270x10\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
    #expect(sets.map(\.kind) == [.work, .drop, .drop])
  }

  @Test func `singles of a test`() {
    let text = "# 2026-03-02\nBench 1RM test: 185, 205, 225 lb, 235 miss\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
    #expect(sets.map { $0.effort.reps.map { $0.thousandths / 1000 } } == [1, 1, 1, 0])
    #expect(sets.last?.kind == .failed)
  }

  @Test(arguments: [
    "Bench 185 3x5 - didn't do, shoulder", "Didn't get to bench 185 3x5", "Boxing 6 rounds",
    "Will go for 235x5 Thursday", "Move up to 235x5", "Prescribed 3x5 @ 225", "BP 120/80",
    "Start 6:30", "Stress 5", "Arms 15.5", "85F in gym", "Left 2 in the tank",
  ])
  func `what was not done and what is no work`(line: String) {
    checkSets(line)
  }

  @Test func `sets of a lift in a sentence`() {
    checkNamed(
      "Then 3 sets of rows at 135 for 10", ["rows: 135 lb x 10 x 3"])
    checkSets("Bench 185 3x5, burnout 135x15", "185 lb x 5 x 3", "135 lb x 15")
    checkSets("Push-ups: two sets of 12 and one of 8.", "BW x 12 x 2", "BW x 8")
    checkSets("Push-ups till Sam sat on me: 22", "BW x 22")
    checkSets("3x: 10 pullups, 20 pushups", "BW x 10 x 3", "BW x 20 x 3")
    checkSets("Tempo bench (3-1-1)\n135x8", "135 lb x 8")
    checkSets("Situp w/ 25 plate 3x15", "BW+25 lb x 15 x 3")
    checkSets("Pullups 10x w/ 25", "BW+25 lb x 10")
  }
}

@Suite("Small words of many languages")
struct JointsOfTonguesTests {
  @Test(arguments: [
    ("Przysiad z 100 kg 3x5", ["100 kg x 5 x 3"]),
    ("Wyciskanie 2x8 80kg i 1x10 70kg", ["80 kg x 8 x 2", "70 kg x 10"]),
    ("Bankdrukken 80 kg 3x8 en 70 kg 2x10", ["80 kg x 8 x 3", "70 kg x 10 x 2"]),
    ("Row 80kg 3 kere 8", ["80 kg x 8 x 3"]),
    ("Row 3 set med 8 på 80 kg", ["80 kg x 8 x 3"]),
    ("Seitheben 3 Sätze zu je 12 Wdh mit 10 kg", ["10 kg x 12 x 3"]),
    (
      "Leg press 4 séries 12/10/8/6 reps 100/120/140/160 kg",
      ["100 kg x 12", "120 kg x 10", "140 kg x 8", "160 kg x 6"]
    ),
    ("第2组 140kg 5次", ["140 kg x 5"]),
  ])
  func `join what they join`(line: String, sets: [String]) {
    let text = "# 2026-03-02\nLeg Press 225 kg x 5\n\(line)\n"
    let all = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets).map(setText)
    #expect(Array(all.dropFirst()) == sets)
  }

  @Test(arguments: [
    "Vor 2 Wochen 3x8 80 kg", "Hace dos semanas 3x8 80 kg", "Un mese fa 3x8 80 kg",
    "Twee weken geleden 3x8 80 kg", "Неделю назад 80х5", "先週80kg8回", "El año pasado 100x5",
    "Bestleistung 120x3", "Record perso 120x3", "自己ベスト 120kg", "Mein Kumpel 120x5",
    "Er hat 120x5 gedrückt", "Paul a fait 120x5", "友達は120kg5回",
  ])
  func `other times and other people`(line: String) {
    let text = "# 2026-03-02\nSquat 100 kg x 5\n\(line)\nBench 60 kg 3x8\n"
    let reading = Reader().read([Source(path: "a.md", text: text)])
    #expect(
      reading.journal.sessions.flatMap(\.entries).map(\.exercise) == ["Squat", "Bench Press"])
    #expect(reading.diagnostics.contains { $0.code == .performedUnclear })
  }

  @Test(arguments: [
    "Poids du corps 78,5", "Мой вес 78,5", "Vücut ağırlığı: 78,5 kg", "Mon poids : 78,5",
    "Pesato stamattina: 78,5 kg", "Me pesé: 78.5!! Bajé 800 gramos",
  ])
  func `what the lifter weighs`(line: String) {
    let text = "# 2026-03-02\nSquat 100 kg x 5\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.bodyweights.map { "\($0.mass)" } == ["78.5 kg"])
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1)
  }

  @Test(arguments: [
    "Ruhepuls 52", "FC moyenne 130", "Training von 18:30 bis 19:45 Uhr",
    "Trainingsdauer 75 Minuten",
    "Knie knackt bei 100 kg", "Boli bark przy 80 kg", "10.000 Schritte", "опоздал на 20 мин",
  ])
  func `what is no work`(line: String) {
    let text = "# 2026-03-02\nSquat 100 kg x 5\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1)
  }
}

@Suite("Days, hands and bells as their writers shorten them")
struct ShortenedWordingsTests {
  @Test(arguments: ["Tues Jan 14/25", "**Tues Jan 14/25** — BW 80.9", "Jan 14/25"])
  func `a year behind a slash is none of a load and its reps`(day: String) {
    let text = """
      \(day)
      - Front squat: 60/3 70/3 80/3 90/3 100/2 105/2
      - Snatch 60/2 62/2 64/2 66/2 70/2
      """
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.map { $0.date.map { "\($0)" } } == ["2025-01-14"])
    #expect(journal.sessions.flatMap(\.entries).map(\.exercise) == ["Front Squat", "Snatch"])
  }

  @Test func `one hand and two hands are no hours`() {
    checkSets("Swings 2h @24kg 5x20", "24 kg x 20 x 5")
    checkSets("KB swing 1h 24kg 5x20", "24 kg x 20 x 5")
  }

  @Test func `bells by their size behind an article`() {
    checkSets("Hammer curl 3x12 con las de 12", "12 lb x 12 x 3")
  }

  @Test func `warm-ups among the remarks of a row`() {
    let text = """
      # 2026-03-02

      | Übung | kg | S1 | S2 | Notiz |
      |---|---|---|---|---|
      | Bankdrücken | 70 | 8 | 8 | Aufw. 20x15, 50x8 |
      | Dips | KG+5 | 8 | 6 | mit Gurt |
      """
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries
    #expect(entries[0].sets.filter { $0.kind == .warmup }.count == 2)
    #expect(entries[1].sets.map(setText) == ["BW+5 kg x 8", "BW+5 kg x 6"])
  }

  @Test(arguments: [
    "민수는 벤치 100 x 3 들더라", "Rücken meldet sich, beim nächsten Mal Kreuzheben 3x5 mit 105",
    "She benches 135 for 5 and she weighs 120", "Bas deed deadlift 3x5 150kg",
  ])
  func `what others did and what comes next time`(line: String) {
    checkSets(line)
  }

  @Test func `reps of each set before the name`() {
    checkSets("5/5/5 squat 225", "225 lb x 5", "225 lb x 5", "225 lb x 5")
    checkSets("10-8-6 curls 30s", "30 lb x 10", "30 lb x 8", "30 lb x 6")
    checkSets("8-8-8 pullups", "BW x 8", "BW x 8", "BW x 8")
    checkSets("3-0-3 squats 185 3x5", "185 lb x 5 x 3")
    checkSets("Bench: 3 sets / 10 reps / 135", "135 lb x 10 x 3")
    checkSets("DB bench 50s 3x10, 2-3 reps left", "50 lb x 10 x 3")
    checkNamed("20 min walk at lunch", ["walk: 1200 s"])
  }

  @Test func `what a session begins with has its time before its name`() {
    checkNamed(
      "20 min row, push-ups 25/20/18",
      ["row: 1200 s", "push-ups: BW x 25, BW x 20, BW x 18"])
  }

  @Test func `the set of a missed rep is no number of reps`() {
    let text = "# 2026-03-02\nPress 3x5 @ 85 lb (failed last rep on set 3)\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
    #expect(sets.map { $0.effort.reps?.thousandths } == [5000, 5000])
    #expect(sets.last?.kind == .failed)
  }

  @Test func `two letters may be an exercise`() {
    checkSets("FC 130", "130 lb")
  }

  @Test(arguments: ["Biceps 30\n10 10 8", "Calf 90\n12 12"])
  func `a part of the body may be a name`(lines: String) {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.flatMap(\.entries).count == 2)
  }

  @Test func `sheets with a scheme, a rest and a column a day`() {
    let rows = """
      |  | serie | rec | 3/2/2024 | 10/2/2024 |
      |---|---|---|---|---|
      | Panca piana | 2x8 | 120" | 60 | 62,5 |
      | Lat machine | 2x10 | 90" | 50 | - |
      """
    let spaced = """
                      serie      rec     3/2/2024       10/2/2024
      Panca piana     2x8        120"    60             62,5
      Lat machine     2x10       90"     50             -
      """
    for text in [rows, spaced] {
      let sessions = Reader().read([Source(path: "a.md", text: "Pesi in kg\n\n\(text)\n")]).journal
        .sessions
      #expect(sessions.map { $0.date.map { "\($0)" } } == ["2024-02-03", "2024-02-10"])
      #expect(
        sessions.map { $0.entries.flatMap(\.sets).map(setText) } == [
          ["60 kg x 8 x 2", "50 kg x 10 x 2"], ["62.5 kg x 8 x 2"],
        ])
    }
  }
}
