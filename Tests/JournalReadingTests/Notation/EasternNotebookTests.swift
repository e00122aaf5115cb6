import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Notebooks in Korean, Japanese and Russian")
struct EasternNotebookTests {
  @Test
  func `a slash below the numbers of sets parts a load and its reps`() {
    checkRead(
      """
      # 2026-03-02
      | упр | 1 | 2 | 3 |
      |---|---|---|---|
      | Жим сидя 45° | 42/12 | 47/10 | 47/9 |
      | Бицепс | 13/12 | 13/11 | |
      """,
      """
      2026-03-02
        Жим сидя 45°
          42 kg x 12
          47 kg x 10
          47 kg x 9
        Бицепс
          13 kg x 12
          13 kg x 11
      """)
    // Reps of the left and of the right, with no load anywhere.
    checkSets(
      "| Exercise | 1 | 2 |\n|---|---|---|\n| Curl | 10/9 | 9/8 |", "10 reps", "9 reps",
      "9 reps", "8 reps")
  }

  @Test
  func `an exercise that is told by numbers only is said to be unread`() {
    let text = "# 2026-03-02\n| ? | 1 | 2 |\n|---|---|---|\n| 7 | 42/12 | 47/10 |\n"
    let findings = Reader().check([Source(path: "a.md", text: text)])
    #expect(findings.map(\.code.name).contains("W201"))
  }

  @Test
  func `the sets behind an empty bar are parted by slashes`() {
    checkSets(
      "Bench bar 15 reps / 30 kg 10 reps / 45 kg 8 reps", "15 reps", "30 kg x 10", "45 kg x 8")
    checkSets(
      "벤치프레스 빈봉 15회 / 30kg 10회 / 45kg 8회", "15 reps", "30 kg x 10", "45 kg x 8")
  }

  @Test
  func `the last set may have failed`() {
    checkSets(
      "벤치프레스 45kg 6회 3세트 (마지막세트 4개에서 실패ㅠㅠ)", "45 kg x 6", "45 kg x 6", "45 kg x 4")
    checkSets("스쿼트 45kg 6회 3세트 (마지막 5개)", "45 kg x 6", "45 kg x 6", "45 kg x 5")
    checkSets("ベンチ 45kg 6回×3セット、最後は5回で限界だった。", "45 kg x 6", "45 kg x 6", "45 kg x 5")
    checkSets("스쿼트 45kg 6회 3세트 (마지막 주)", "45 kg x 6 x 3")
  }

  @Test
  func `the load behind a pair is that of the next set`() {
    checkSets("Bench 55x9, 75x5, 95 kg 2x3", "55 kg x 9", "75 kg x 5", "95 kg x 3 x 2")
    checkSets("Жим 55 на 9, 75 на 5, 95 кг 2х3", "55 kg x 9", "75 kg x 5", "95 kg x 3 x 2")
    checkSets("Squat 3x95, 105 kg", "95 kg x 3", "105 kg")
  }

  @Test
  func `remarks of a row tell its sets`() {
    let head = "| Exercise | Weight | Reps | Sets | Notes |\n|---|---|---|---|---|\n"
    checkSets(head + "| Squat | 75 kg | 5 | 3 | 5 5 3 |", "75 kg x 5", "75 kg x 5", "75 kg x 3")
    checkSets(
      head + "| Squat | 75 kg | 5 | 3 | last set 4 |", "75 kg x 5", "75 kg x 5", "75 kg x 4")
    checkSets(head + "| Squat | 75 kg | 5 | 2 | 3 plates |", "75 kg x 5 x 2")
    checkSets(head + "| Squat | 75 kg | 5 | 2 | planned |")
  }

  @Test
  func `a day that is planned brings no sets`() {
    checkRead(
      """
      날짜 | 종목 | 무게 | 횟수 | 세트
      2026-03-02 | 스쿼트 | 60 | 5 | 1
      2026-03-04 예정 | 스쿼트 | 65 | 5 | 1
      """,
      """
      2026-03-02
        Squat
          60 kg x 5
          > 2026-03-04 예정 | 스쿼트 | 65 | 5 | 1
      """)
  }

  @Test
  func `a load between parentheses was missed`() {
    checkSets("Жим 75 кг х3 85х1 (90 не пошла)", "75 kg x 3", "85 kg x 1", "90 kg x 0")
    checkSets("Bench 75x3, 85x1 (90 kg failed)", "75 kg x 3", "85 kg x 1", "90 kg x 0")
  }

  @Test
  func `what others lifted is left out`() {
    for line in ["Mike benched 130x2", "Серёга, кстати, пожал 130 на 2.", "Друг сделал 130х2"] {
      checkSets(line)
      #expect(codesOfDay(line).contains("W209"))
    }
    checkSets("Today benched 80 kg x2", "80 kg x 2")
    checkSets("Жим сегодня пожал 80 кг х2", "80 kg x 2")
  }

  @Test
  func `hours of life are no training`() {
    checkSets("не выспался, 5 часов сна")
    checkSets("仕事終わりに1時間")
    checkSets("バイク 30分で9km", "9 km")
  }

  @Test
  func `tables of an article without days are plans`() {
    let text = """
      # Routine
      | Exercise | Sets x reps |
      |---|---|
      | Squat | 3x5 |
      | Bench press | 3x8 |
      | Row | 4x10 |
      | Curl | 3x12 |

      Deadlift 120 kg x 5
      """
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.flatMap(\.entries).flatMap(\.sets).map(setText) == ["120 kg x 5"])
  }
}
