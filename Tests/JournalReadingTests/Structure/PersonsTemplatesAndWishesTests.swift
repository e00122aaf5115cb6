import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Day, name and sets of each exercise that has any.
private func read(_ text: String, path: String = "a.md") -> [String] {
  Reader().read([Source(path: path, text: text)]).journal.sessions.flatMap { session in
    session.entries.filter { !$0.sets.isEmpty }.map { entry in
      "\(session.date?.description ?? "-") \(entry.nameAsWritten): "
        + entry.sets.map(setText).joined(separator: ", ")
    }
  }
}

private func weights(_ text: String) -> [String] {
  Reader().read([Source(path: "a.md", text: text)]).journal.bodyweights.map { "\($0.mass)" }
}

@Suite("Persons, templates and wishes beside the work of the writer")
struct PersonsTemplatesAndWishesTests {
  @Test
  func `talk before a comma is no part of the name`() {
    checkNamed("waited 10 min for the rack, squat 100 kg x 5", ["squat: 100 kg x 5"])
    checkNamed("belt on, squat 180 kg x 3", ["squat: 180 kg x 3"])
    checkNamed("schlecht geschlafen, Bankdrücken 80 kg x 5", ["Bankdrücken: 80 kg x 5"])
    checkNamed("close grip, bench press 80 kg x 5", ["close grip, bench press: 80 kg x 5"])
    checkNamed(
      "bench 80 kg x 5, felt good, squat 100 kg x 5",
      [
        "bench: 80 kg x 5", "squat: 100 kg x 5",
      ])
  }

  @Test
  func `whoever the file tells of did what stands behind the name`() {
    let text = """
      My log. Jo does the same sessions.

      # 2026-03-02
      Squat
      - 55 kg x 5
      - Jo: 80 kg x 5 x 3
      - Jo pulled 120 kg x 3
      - Row: 40 kg x 8
      """
    #expect(read(text) == ["2026-03-02 Squat: 55 kg x 5", "2026-03-02 Row: 40 kg x 8"])
    let alone = "# 2026-03-02\nPush was good\nPush: 80 kg x 5\n"
    #expect(read(alone) == ["2026-03-02 Push: 80 kg x 5"])
  }

  @Test
  func `what is indented below a plan is planned, whatever days are in it`() {
    let text = """
      # 2026-03-02
      Squat 100 kg x 5

      next:
        day: 2026-03-05
        lifts:
          squat: 60 kg x 5, 105 kg x 5
      Bench 60 kg x 5
      """
    #expect(read(text) == ["2026-03-02 Squat: 100 kg x 5", "2026-03-02 Bench: 60 kg x 5"])
  }

  @Test
  func `headings of wishes and of targets head no work`() {
    let text = """
      # 2026-03-02
      Squat 100 kg x 5

      ## Where I'd like to be by Labor Day
      1. Squat 140 kg x 5

      ## Block 3 targets (from 21 Feb)
      | lift | wk 1 | wk 2 |
      |---|---|---|
      | squat | 95x5x3 | 97.5x5x3 |
      """
    #expect(read(text) == ["2026-03-02 Squat: 100 kg x 5"])
  }

  @Test
  func `templates above the days are none of them`() {
    let text = """
      STRONGLIFTS LOG
      Workout A: squat / bench / row 5x5
      Workout B: squat / ohp 5x5, deadlift 1x5

      05-03-2026 A
      Squat 5x5 20 kg
      """
    #expect(
      read(text, path: "a.txt") == [
        "2026-03-05 Squat: 20 kg x 5 x 5"
      ])
    // Without a day below them they are all there is.
    #expect(!read("Workout A: squat 5x5 20 kg\nWorkout B: bench 5x5 20 kg\n").isEmpty)
  }

  @Test
  func `bests above the days and maxima by any word are none`() {
    for line in [
      "PR's eind 2024: squat 110, bench 82,5, deadlift 140",
      "Максимумы на сентябрь: жим 110, присед 130, тяга 160",
    ] {
      #expect(read("\(line)\n\n# 2026-03-02\nSquat 100 kg x 5\n").count == 1)
    }
  }

  @Test
  func `facts about the lifter are no sets`() {
    for line in [
      "height: 181", "23 minutes in total, bright red afterwards", "22:31 total. Dre is a machine.",
      "Locker 418. combo 12 28 6", "Need: collars, 2 45s, 2 25s",
      "2er-Split (OK/UK), 3–4x pro Woche",
      "ジムは週3、火木土。", "3/9 ~ 3/10 쉼. 감기기운", "Грипп, 38,4. Лежу.",
      "@martyk - cheers mate, 190 for 5 was my best ever on a stiff bar",
      "Old Romaleos, the 2s. Paid like $90 for them used.", "두번째 세트 5개째 실패할 뻔해서 4개에서 멈춤",
    ] {
      #expect(read("\(line)\n").isEmpty, "\(line)")
    }
    // Work told beside such words is kept.
    #expect(!read("# 2026-03-02\n@gym: squat 100 kg x 5\n").isEmpty)
    #expect(!read("# 2026-03-02\nBox jump height 24, 3x5\n").isEmpty)
    #expect(!read("# 2026-03-02\nSquat 90 2개 (3개째 실패)\n").isEmpty)
  }

  @Test
  func `the weight of the body stands beside its waist, its height or what it was before`() {
    #expect(weights("# 2026-03-02\nWeight 183 lb, waist 34.5\n") == ["183 lb"])
    #expect(weights("# 2026-03-02\nGewogen: 79,8 kg. Gut geschlafen (8 Std).\n") == ["79.8 kg"])
    #expect(weights("# 2026-03-02\npeso 81,5 kg (a Natale ero 84!)\n") == ["81.5 kg"])
  }
}

@Suite("Days behind titles, and sets told beside others")
struct DaysBehindTitlesTests {
  @Test
  func `the keyword of an outline is no part of its day`() {
    let text = """
      ** DONE <2026-04-06 Mon 18:10> Push
      *** Bench press
          - work :: 60 kg x 6
      ** SKIPPED <2026-04-08 Wed> Legs
      ** DONE <2026-04-10 Fri 07:05> Pull
      *** Deadlift
          - work :: 100 kg x 5
      """
    #expect(
      read(text, path: "a.org") == [
        "2026-04-06 Bench press: 60 kg x 6", "2026-04-10 Deadlift: 100 kg x 5",
      ])
  }

  @Test
  func `a title, its day and the weight of the body stand on one heading`() {
    let text = """
      # OFFSEASON

      ## PUSH A - 10/14/24 - bw 208.6
      Hack squat 90 lb x 12

      ## PULL A - 10/15/24
      Row 90 lb x 12
      """
    #expect(read(text) == ["2024-10-14 Hack squat: 90 lb x 12", "2024-10-15 Row: 90 lb x 12"])
  }

  @Test
  func `slashes part a day from the name of its month`() {
    let text = "Lunes 8/ene/2024 - Pecho\nPress de banca\n  95 lb x 12\n"
    #expect(read(text) == ["2024-01-08 Press de banca: 95 lb x 12"])
  }

  @Test
  func `a bold day without a year may have what was weighed behind it`() {
    let text = """
      # трени 2025

      **7.04** (вес 78)
      присед 90 кг x 5

      **9.04**
      присед 92,5 кг x 5
      """
    #expect(read(text) == ["2025-04-07 присед: 90 kg x 5", "2025-04-09 присед: 92.5 kg x 5"])
  }

  @Test
  func `a table of ways names its exercise by its cells`() {
    let text = """
      | date | what | km | time |
      |---|---|---|---|
      | 2026-03-02 | run | 5.2 | 29:10 |
      | 2026-03-03 | bike | 21.4 | 58:00 |
      """
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { $0.effort.distance?.meters } == [5200, 21400])
    #expect(sets.map { $0.effort.seconds?.double } == [1750, 3480])
  }

  @Test
  func `a dash for each of the sets says that none was done`() {
    let text = """
      # 2026-03-02
      | Exercise | kg | S1 | S2 | S3 | Notes |
      |---|---|---|---|---|---|
      | Squat | 100 | 5 | 5 | 5 | |
      | Calf raise | 60 | – | – | – | left out |
      """
    #expect(read(text) == ["2026-03-02 Squat: 100 kg x 5, 100 kg x 5, 100 kg x 5"])
  }

  @Test
  func `kinds of sets at the start of a line name no exercise`() {
    checkNamed(
      "Curl\n- 70 kg x 12\n- rest-pause 70 kg x 10\n- 60 kg x 10",
      ["Curl: 70 kg x 12, 70 kg x 10, 60 kg x 10"])
    checkNamed("Fondos\n  sin peso x 10, 8, 7", ["Fondos: BW x 10, BW x 8, BW x 7"])
    checkNamed("Assisted dip\n- minus 40 kg x 12", ["Assisted dip: BW-40 kg x 12"])
    checkNamed("Band walk - 15 each way, 15 each way", ["Band walk: 15 reps, 15 reps"])
  }

  @Test
  func `one set more has the load of the others`() {
    checkSets(
      "Squat : 4 séries de 5 à 85 kg, 5e série : 3 reps seulement", "85 kg x 5 x 4", "85 kg x 3")
    checkSets(
      "Curl : 2 séries de 10 à 12 kg, la dernière à 10 kg x 12", "12 kg x 10 x 2", "10 kg x 12")
    checkSets("Squat 4x5 @ 92,5 kg en toen 1x2 @ 92,5 kg", "92.5 kg x 5 x 4", "92.5 kg x 2")
    checkSets(
      "Rosca 3x10 - 26kg (falhei na última, parei em 9)", "26 kg x 10", "26 kg x 10", "26 kg x 9")
    checkSets("Chin-ups: 6, 5, and an ugly 4", "BW x 6", "BW x 5", "BW x 4")
  }

  @Test
  func `schemes of gyms have their load behind the name`() {
    checkSets("- 21-15-9 Thrusters 75 lb", "75 lb x 21", "75 lb x 15", "75 lb x 9")
    checkSets("10 wall balls 14", "14 lb x 10")
    checkSets(
      "EMOM 10\n- odd: 3 power cleans 105 lb\n- even: 8 burpees", "105 lb x 3 x 5", "BW x 8 x 5")
  }

  @Test
  func `a complex tells the reps of all its loads, behind a dash as well`() {
    checkSets(
      "**Hang snatch + snatch (1+1)** – 50 kg x 2, 60 kg", "50 kg x 2 x 2", "60 kg x 2")
  }

  @Test
  func `an order may tell its unit in parentheses behind a first sentence`() {
    let text =
      "First year done, 3 to go! Cells are weight (kg) x reps.\n\n# 2026-03-02\nLeg curl 4x12\n"
    #expect(read(text) == ["2026-03-02 Leg curl: 4 kg x 12"])
  }
}
