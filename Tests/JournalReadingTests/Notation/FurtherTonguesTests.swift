import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What lifters of many tongues write beside their sets, and its look-alikes.
struct FurtherTonguesTests {
  // MARK: Minutes and seconds

  @Test func `two digits glued to minutes are seconds`() {
    checkSets("Plank 1min45, 1min05", "BW x 105 s", "BW x 65 s")
    checkSets("Rameur 12min30", "750 s")
  }

  @Test func `digits apart from minutes, or with a unit, are none`() {
    checkSets("Row 8min 20 reps", "480 s", "20 reps")
    checkSets("Bike 20min5km", "5 km")
  }

  // MARK: Decimal commas

  @Test func `a half behind a sign at the end of a line is one load`() {
    checkSets("Pulldown 3x10 @ 32,5", "32.5 lb x 10 x 3")
    checkSets("Pulldown 3x10 @ 32,5, easy", "32.5 lb x 10 x 3")
    checkSets("Dips 3x6 +7,5", "BW+7.5 lb x 6 x 3")
  }

  @Test func `numbers behind a times sign or a name are reps`() {
    checkSets("Press 60x12,5", "60 lb x 12", "60 lb x 5")
    checkSets("Push-ups 12,5", "BW x 12", "BW x 5")
  }

  // MARK: Times signs and little words

  @Test(arguments: ["Πιέσεις 3χ10 60 κιλά", "Πιέσεις 3 χ 10 60κ", "Πιέσεις 3Χ10 60κ"])
  func `a Greek letter multiplies`(_ line: String) {
    checkSets(line, "60 kg x 10 x 3")
  }

  @Test(arguments: ["ベンチプレス 60ｋｇ×10", "ベンチプレス 60ｋｇｘ10", "ベンチプレス 60 ｋｇ 10回"])
  func `wide letters are those of units and times signs`(_ line: String) {
    checkSets(line, "60 kg x 10")
  }

  @Test func `the letter of a unit multiplies nothing`() {
    checkSets("Τρέξιμο 6χλμ 31 λεπτά", "6 km")
    checkSets("Біг 25хв 4 км", "4 km")
  }

  @Test func `the Czech word for with is no second`() {
    checkSets("Bench 92 kg x 3 s dopomocí", "92 kg x 3")
    checkSets("Plank 3x40 s", "BW x 40 s x 3")
    checkSets("Plank 3x40 s hold", "BW x 40 s x 3")
  }

  // MARK: Loads of pairs and of sets

  @Test(arguments: [
    "Lunges 2x14 kg: 3x12", "Lunges 3x12 - 2x14 kg", "Lunges 3x12 - 2x14 kg each leg",
  ])
  func `two dumbbells before a colon and behind a dash`(_ line: String) {
    checkSets(line, "14 kg x 12 x 3")
  }

  @Test func `a dash before sets parts them`() {
    checkSets("Squat 60 kg x 8 - 2x80 kg", "60 kg x 8", "80 kg x 2")
  }

  @Test func `loads parted by dashes in parentheses are those of the sets`() {
    checkSets("Leg curl 3x12 (35-40-40)", "35 lb x 12", "40 lb x 12", "40 lb x 12")
    checkSets("Leg curl 3x12 (12-11-9)", "12 reps", "11 reps", "9 reps")
  }

  @Test func `a load and its reps with a slash, three times`() {
    checkSets("Row 34/10 x3", "34 lb x 10 x 3")
    checkSets("Row 34/10 3 sets", "34 lb x 10 x 3")
    checkSets("Curl 30/20 x 5", "30 lb x 5", "20 lb x 5")
  }

  @Test func `reps of sets with nothing but the body`() {
    checkSets("Dips 3 sets bodyweight 12/10/8", "BW x 12", "BW x 10", "BW x 8")
    checkSets("Dips 3 sets lichaamsgewicht 12/10/8", "BW x 12", "BW x 10", "BW x 8")
  }

  @Test func `the point of an abbreviation stands before a comma too`() {
    checkSets("Kniebeuge: 3 Sätze, 12 Wdh., 90 kg", "90 kg x 12 x 3")
  }

  // MARK: Drops and supersets

  @Test(arguments: ["drop 15 kg x 10", "drop 15 kg 10", "drop: 15 kg x 10"])
  func `a drop between parentheses is a set`(_ drop: String) {
    checkSets("Pushdown 25 kg 4x12 (\(drop))", "25 kg x 12 x 4", "15 kg x 10")
  }

  @Test func `words in parentheses about a drop are a mark`() {
    checkSets("Pushdown 25 kg x 12 (drop set)", "25 kg x 12")
  }

  @Test(arguments: ["+ super set", "+ superset", "bi-set com"])
  func `a superset behind a plus has its own name`(_ sign: String) {
    checkNamed(
      "Lateral raise 8 kg 3x15 \(sign) front raise 6 kg 3x12",
      ["Lateral raise: 8 kg x 15 x 3", "front raise: 6 kg x 12 x 3"])
  }

  // MARK: Days

  @Test(arguments: [
    "Thứ 2 12/1/2026", "thứ 2, 12/1/2026", "יום שני 12.1.2026", "segunda-feira, 12/1/2026",
    "hari Senin 12/1/2026", "يوم الاثنين 12/1/2026",
  ])
  func `weekdays in two words stand before a date`(_ head: String) throws {
    let text = "13/12/2025\nSquat 100x5\n\n\(head) - A\nSquat 100x5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.last?.date?.description == "2026-01-12")
  }

  @Test func `words for behind and before tell of another day behind a word for a time`() {
    checkSets("Tay sau 20 kg 3x12", "20 kg x 12 x 3")
    checkSets("Đùi trước 30 kg 15-15-12", "30 kg x 15", "30 kg x 15", "30 kg x 12")
    checkSets("Squat 80 kg 3x5 (tuần trước 75 kg 3x5)", "80 kg x 5 x 3")
    checkSets("lần sau squat 85 kg x 5")
    checkSets("minggu depan squat 85 kg x 5")
  }

  @Test func `a weekday and the number of its day are a date`() {
    let text =
      "Monday 12 January 2026\nSquat 100x5\n\nWednesday 14 - Back\nSquat 100x5\n\n"
      + "Friday 23\nSquat 100x5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2026-01-12", "2026-01-14", "2026-01-23"])
  }

  @Test func `a month before its day heads what is trained in Chinese`() {
    let text = "2026.2.16 胸\n卧推 60kg 5x5\n\n2.17 腿\n深蹲 100kg 5x5\n2.19 背\n硬拉 120kg 3x5\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2026-02-16", "2026-02-17", "2026-02-19"])
  }

  // MARK: The lifter's weight

  @Test(arguments: [
    "waga 82,4 rano, spałem 6 h", "peso 74,5 - dormito bene", "kilo: 79,3", "вес 84,7, спал плохо",
    "váha 76,8 kg, 2 vejce ráno", "paino aamulla 88,6 kg", "משקל 79.5",
  ])
  func `a weight before the first exercise is the lifter's`(_ line: String) {
    let text = "2026-01-12\n\(line)\n\nSquat 100 kg x 5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.bodyweights.count == 1)
    #expect(journal.sessions.flatMap(\.entries).count == 1)
  }

  @Test(arguments: ["weight 84.7 x 10", "weight 62,5 kg, 10 reps", "weight 52.2 kg @ 8"])
  func `a weight with its reps is lifted`(_ line: String) {
    let text = "2026-01-12\nSquat\n\(line)\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.bodyweights.isEmpty)
  }

  // MARK: Words of sets

  @Test(arguments: ["bar only x15", "barra sola x15", "boş bar x15", "pemanasan bar kosong 15x"])
  func `words for the empty bar name no exercise`(_ line: String) {
    checkNamed("Bench press\n\(line)\n60 kg x 10", ["Bench press: 15 reps, 60 kg x 10"])
  }

  @Test func `an exercise with the bar keeps its name`() {
    checkNamed("Bar curl x15", ["Bar curl: 15 reps"])
  }

  @Test func `spaced signs part sets, glued ones pieces of one unless all are long`() {
    checkSets("Push-ups 25 + 20 + 15", "BW x 25", "BW x 20", "BW x 15")
    checkSets("Push-ups 25+20+15", "BW x 25", "BW x 20", "BW x 15")
    checkSets("Push-ups 12+4+3", "BW x 19")
    checkSets("Bench 60x5 + 70x5 + 80x5", "60 lb x 5", "70 lb x 5", "80 lb x 5")
  }

  @Test func `a hold that was done some times`() {
    checkSets("Plank 1 min 3 times", "BW x 60 s x 3")
    checkSets("Планка 45 сек 3 раза", "BW x 45 s x 3")
    checkSets("Burpees 60 sec 12 reps", "BW x 60 s", "BW x 12")
  }

  @Test(arguments: ["on the last set 4", "w ostatniej serii 4", "last set 4"])
  func `little words stand before the last set`(_ told: String) {
    checkSets(
      "Squat 5x5 100 kg, \(told)", "100 kg x 5", "100 kg x 5", "100 kg x 5", "100 kg x 5",
      "100 kg x 4")
  }

  @Test(arguments: ["Last set 60 kg x 8", "Laatste set 60 kg x 8"])
  func `the last set is one of this day`(_ line: String) {
    checkSets("Bench press\n80 kg x 5\n\(line)", "80 kg x 5", "60 kg x 8")
  }

  @Test(arguments: ["Press 20 kg c/u 3x10", "Press 20 kg c/brazo 3x10", "哑铃推举 20kg 每边10次 3组"])
  func `a load of each hand stands before its sets`(_ line: String) {
    checkSets(line, "20 kg x 10 x 3")
  }

  @Test func `three pieces of a set may be three sets`() {
    let text = "# 2026-01-12\nPull-up 8+7+6\nPull-up 9+2\n"
    let result = Reader().read([Source(path: "a.md", text: text)])
    #expect(result.diagnostics.map(\.code.name) == ["W202"])
  }

  @Test(arguments: [
    "Curl 12 kg (par bras) 3x10", "Curl 12 kg par bras 3x10", "Curl 12 kg p/h 3x10",
    "Curl 12 kg pro Hand 3x10", "Curl 3x10 c/ 12 kg", "Curl 3x10 c/12kg", "Curl 3x10 m/ 12 kg",
    "Curl m/ 12 kg 3x10",
  ])
  func `little words and letters tell of a hand or the load`(_ line: String) {
    checkSets(line, "12 kg x 10 x 3")
  }

  @Test func `a load is not that of the next exercise`() {
    checkSets("Squat 60 kg leg press 3x10", "60 kg", "10 reps x 3 sets")
  }

  @Test func `the letters of Slavic sets and reps`() {
    checkSets("Przysiad 100 kg 5s x 5p", "100 kg x 5 x 5")
    checkSets("Dřep 4s x 10op 60 kg", "60 kg x 10 x 4")
    checkSets("Plank 10s x 5", "BW x 10 s x 5")
  }

  @Test func `a count before loads and reps is no set`() {
    checkSets("Supino: 3 séries - 60 kg (10, 8, 6)", "60 kg x 10", "60 kg x 8", "60 kg x 6")
    checkSets(
      "Bench 3 sets - 60 kg x 10, 70 kg x 8, 80 kg x 5", "60 kg x 10", "70 kg x 8", "80 kg x 5")
    checkSets("Klimmzüge 3x max.: 10, 8, 7", "BW x 10", "BW x 8", "BW x 7")
  }

  @Test func `with weight before the load is no part of a name`() {
    checkNamed("Dips with weight 10 kg 8, 8, 7", ["Dips: BW+10 kg x 8, BW+10 kg x 8, BW+10 kg x 7"])
    checkNamed("Sit-ups with weight 3x15", ["Sit-ups with weight: 15 reps x 3 sets"])
  }
}
