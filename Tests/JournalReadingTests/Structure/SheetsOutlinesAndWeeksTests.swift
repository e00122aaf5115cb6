import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Sheets, outlines and weeks: how files are laid out")
struct SheetsOutlinesAndWeeksTests {
  @Test
  func
    `a column of whole sessions has its word in many languages, and the weight beside it is the lifter's`()
  {
    let text = """
      # Dziennik 2025

      | data | waga | trening | uwagi |
      |---|---|---|---|
      | 05.05 pn | 86,4 | przysiad 5x5 90 kg, dipy 10/8/8 | grill |
      | 07.05 śr | | martwy ciąg 3x5 110 kg | |
      """
    #expect(
      daysRead(text) == [
        "2025-05-05 przysiad: 90 kg x 5 x 5", "2025-05-05 dipy: BW x 10, BW x 8, BW x 8",
        "2025-05-07 martwy ciąg: 110 kg x 5 x 3",
      ])
  }

  @Test
  func `a sheet between tabs goes on behind a blank line at the next day`() {
    let text = """
      2025 log
      date\texercise\tweight\treps\tnotes
      3.3\tbench press\t40\t12\twarm-up
      \tsquat\t60\t8
      home for two days, no gym

      3.10\tbench press\t60/70\t8/6
      \trow\t55\t12 12 12
      goal\tbench press\t85\t1
      """
    let days = daysRead(text, path: "a.txt")
    #expect(days.count == 4, "\(days)")
    #expect(days.last?.hasSuffix("row: 55 kg x 12, 55 kg x 12, 55 kg x 12") == true, "\(days)")
  }

  @Test
  func `tabs before the first word alone are an outline`() {
    let text = """
      Training Joost 2023, project = "De Muur" 7c+

      2 may (tuesday)
      \tpower
      \t\tpull ups
      \t\t\tbw: 6
      \t\t\t+20 kg: 5, 5, 4
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2023-05-02 pull ups: BW x 6, BW+20 kg x 5, BW+20 kg x 5, BW+20 kg x 4"
      ])
  }

  @Test
  func `numbers before the reps below a head that nobody knows are the load`() {
    let text = """
      # 2024

      ## Atlas stone

      | Date | Stone | How many | Notes |
      |---|---|---|---|
      | 6/4/2024 | 60 | 3 | tacky |
      | 13/4/2024 | 75 | 4 | |
      """
    #expect(daysRead(text).map { $0.split(separator: ": ")[1] } == ["60 kg x 3", "75 kg x 4"])
  }

  @Test
  func `times are listed in a cell as reps are, and plus signs part sets`() {
    let text = """
      ## Plank

      | date | time |
      |---|---|
      | 2024-09-04 | 30 s, 25 s |
      | 2024-09-18 | 40 s x 3 |

      ## Squat

      | date | weight, kg | sets x reps |
      |---|---|---|
      | 2024-09-20 | 40 | 3x8 |
      | 2024-09-28 | 42.5 | 5+5+4 |
      """
    #expect(
      daysRead(text) == [
        "2024-09-04 Plank: BW 30 s, BW 25 s", "2024-09-18 Plank: BW 40 s x 3",
        "2024-09-20 Squat: 40 kg x 8 x 3",
        "2024-09-28 Squat: 42.5 kg x 5, 42.5 kg x 5, 42.5 kg x 4",
      ])
  }

  @Test
  func `the column of somebody else is none of the writer's`() {
    let text = """
      # 2024-03-20
      Jess wants to do a 10k in autumn

      | | Dan | Jess |
      |---|---|---|
      | Squat | 3x5 82.5 kg | 3x8 45 kg |
      | Plank | 60 s | 100 s |
      """
    #expect(
      daysRead(text) == ["2024-03-20 Squat: 82.5 kg x 5 x 3", "2024-03-20 Plank: BW 60 s"])
  }

  @Test
  func `days by their weekday in bold hold whatever stands behind`() {
    let text = """
      # Marathon

      ## Week 1, 8 January 2024

      - **Mon**: rest
      - **Tues** 8 km easy, 47:20. Lashing rain
      - **Wed** gym
        - squat 100 kg x 5
      - **Sat** 5 km treadmill (ice!) 29:00
      - **Sun** long run 16k, 1:37
      """
    #expect(
      daysRead(text) == [
        "2024-01-09 Run: 8 km in 2840 s", "2024-01-10 squat: 100 kg x 5",
        "2024-01-13 treadmill: 5 km in 1740 s", "2024-01-14 long run: 16 km in 5820 s",
      ])
  }

  @Test
  func `numbered weeks of the year head weekdays in short`() {
    let text = """
      Träning 2024

      v. 10

      mån
      Knäböj 5x5 70 kg

      ons
      Marklyft 3x5 90 kg

      v. 11

      tors
      Knäböj 5x5 75 kg
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-03-04 Knäböj: 70 kg x 5 x 5", "2024-03-06 Marklyft: 90 kg x 5 x 3",
        "2024-03-14 Knäböj: 75 kg x 5 x 5",
      ])
    let programme = text.replacing("v. 10", with: "v. 1").replacing("v. 11", with: "v. 2")
    #expect(!daysRead(programme, path: "a.txt")[0].hasPrefix("2024-01-01"))
  }

  @Test
  func `bold numbers of days stand below their month`() {
    let text = """
      # Março 2024

      **04 seg** treino A
      supino reto 4x10 - 20kg

      **05 ter** treino B
      remada baixa 3x12 - 45kg
      """
    #expect(
      daysRead(text) == [
        "2024-03-04 supino reto: 20 kg x 10 x 4", "2024-03-05 remada baixa: 45 kg x 12 x 3",
      ])
  }

  @Test
  func `posts are headed by their number and when they were written`() {
    let text = """
      log 38 lb

      #112 | 09-25-2023, 9:41 PM
      Squat 135 lb x 5
      """
    #expect(daysRead(text, path: "a.txt").last == "2023-09-25 Squat: 135 lb x 5")
  }

  @Test
  func `days of items have a colon behind them, and years a parenthesis`() {
    let text = """
      2023

      - 3/4: front squat 4x5 60 kg
      - 10/4: front squat 4x5 65 kg
      - 17/4: nothing, flu
      - 24/4: front squat 3x5 70 kg

      2024 (new gym)

      - 2/5: front squat 3x5 72 kg
      """
    #expect(
      daysRead(text, path: "a.txt").map { $0.prefix(10) } == [
        "2023-04-03", "2023-04-10", "2023-04-24", "2024-05-02",
      ])
  }
}

@Suite("Numbers of life and of others among the work")
struct NumbersOfLifeTests {
  @Test
  func `what others did, say and take is none of the writer's`() {
    for line in [
      "Jess hit 80 for a double, chewing gum", "he benched 110, I had to hear it",
      "у Серёги 190/1, гад",
      "Iker hizo 100x2 en banca, qué animal", "Beto fez 100 / 6 no supino",
      "민수형은 데드 140 5개 함", "친구 재현이 벤치 110x1 성공", "3x15 clamshells daily, she says",
      "Marco dice che passiamo al 5x5: panca 65, squat 85",
    ] {
      #expect(daysRead("# 2024-03-04\nSquat 100 kg x 5\n\n\(line)\n").count == 1, "\(line)")
    }
    let partner = """
      On Mondays with Sanne, when she can.

      # 2024-03-04
      Squat 100 kg x 5
      - Sanne leg press 3x12 60 kg
      - Sanne: squat 30 kg x 10
      """
    #expect(daysRead(partner) == ["2024-03-04 Squat: 100 kg x 5"])
  }

  @Test
  func `medicine, grades of climbs, weeks away and months are no work`() {
    for line in [
      "meds: 2 paracetamol x 4, naproxen 500 x 2", "6c flash, 7a in 3 tries, 7a+ no (2 moves)",
      "gone to my sister in Tucson, 10/15 to 11/12. Did not count", "January: 152k, 5 gyms",
      "thigh: L 54cm, R 49.5cm", "Stau 40 min", "work until 21:00, nothing",
      "packed with resolutioners, waited 20 min for a rack", "+2.5 on the bench next time",
      "Change: 5x5 kills me, switching to 3x5",
    ] {
      #expect(daysRead("# 2024-03-04\nSquat 100 kg x 5\n\n\(line)\n").count == 1, "\(line)")
    }
  }

  @Test
  func `what a scale showed is the weight of the lifter`() {
    for line in [
      "84.6 kg on the scale, merry christmas", "Scale: 84.6 kg, +3 from the trip", "kilo 84,6",
    ] {
      let journal = Reader().read([
        Source(path: "a.md", text: "# 2024-03-04\nPlank 60 s\n\(line)\n")
      ]).journal
      #expect(journal.bodyweights.map { "\($0.mass)" } == ["84.6 kg"], "\(line)")
      #expect(journal.sessions[0].entries.count == 1, "\(line)")
    }
  }

  @Test
  func `a plan of a month goes up to a blank line`() {
    let text = """
      # 2023-11-30
      데드 100kg x 5

      12월 계획 (어깨 봐가면서)
      월 스쿼트 125x5x5
      수 데드 160x3x3

      # 2023-12-04
      스쿼트 120kg x 5
      """
    #expect(daysRead(text) == ["2023-11-30 데드: 100 kg x 5", "2023-12-04 스쿼트: 120 kg x 5"])
  }

  @Test
  func `crosses of a bullet journal say what was done, points what was not`() {
    let text = """
      # 2024-03-04
      x swings 16 kg x 20
      x goblet squat 16 kg x 10
      x press 12 kg x 5
      . try front squat 2 x 20kg, 3 x 5
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2024-03-04 swings: 16 kg x 20", "2024-03-04 goblet squat: 16 kg x 10",
        "2024-03-04 press: 12 kg x 5",
      ])
  }
}

@Suite("Numbers side by side")
struct NumbersSideBySideTests {
  @Test
  func `minutes and bare seconds are one time, and that of all is none of the sets`() {
    checkDumped("plank 1 min 10", ["plank: BW 70 s"])
    checkDumped("swings 20 kg 10 x 10, 9 min 40", ["swings: 20 kg x 10 x 10"])
    checkDumped("Planka 60 s 60 s", ["Planka: 60 s, 60 s"])
    checkDumped("dead hang 45 s / 40 / 35", ["dead hang: BW 45 s, BW 40 s, BW 35 s"])
  }

  @Test
  func `equal numbers are reps where no load would be so`() {
    checkNamed("squats 40 40", ["squats: 40 reps, 40 reps"])
    checkNamed("squats 30 30 30", ["squats: 30 reps, 30 reps, 30 reps"])
    checkNamed("Bench 60 60 60", ["Bench: 60 lb, 60 lb, 60 lb"])
  }

  @Test
  func `a spaced slash parts the load from the reps of each set`() {
    checkNamed(
      "desenvolvimento halter 14 / 10 10 9",
      ["desenvolvimento halter: 14 lb x 10, 14 lb x 10, 14 lb x 9"])
    checkNamed(
      "levantamento terra 60 / 8, 80 / 5, 90 / 5 5 5",
      ["levantamento terra: 60 lb x 8, 80 lb x 5, 90 lb x 5, 90 lb x 5, 90 lb x 5"])
  }

  @Test
  func `the letter m behind a lift is a miss where nobody would tell meters`() {
    checkSets(
      "Snatch 50/2 60/2 70/1 85/1m 85/1", "50 lb x 2", "60 lb x 2", "70 lb x 1", "85 lb x 0",
      "85 lb x 1")
    checkSets("Snatch 70 74 77m", "70 lb x 1", "74 lb x 1", "77 lb x 0")
    checkDumped("sled 60 kg 20m", ["sled: 60 kg 20 m"])
  }

  @Test
  func `numbered sets of times are one each`() {
    checkDumped("플랭크\n1세트 40초\n2세트 30초\n3세트 22초", ["플랭크: BW 40 s, BW 30 s, BW 22 s"])
    checkDumped("플랭크 3세트 40초", ["플랭크: BW 40 s x 3"])
  }

  @Test
  func `an empty bar so often as nobody counted is a remark`() {
    checkNamed("Squat: bar x a bunch, 135 lb x 5", ["Squat: 135 lb x 5"])
  }
}
