import JournalReading
import Testing
import WorkoutModel

/// Sessions on a line with slashes or without blanks, pairs between hyphens, words of Koreans glued to
/// numbers, hangs of climbers, and settings of machines.
@Suite("Slashed and glued lines")
struct SlashedAndGluedTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    (
      "sq 100/5/5/4 bp 80/8/8/7 row 60/10/9",
      [
        "sq: 100 kg x 5 (2), 100 kg x 4", "bp: 80 kg x 8 (2), 80 kg x 7",
        "row: 60 kg x 10, 60 kg x 9",
      ]
    ),
    (
      "squat 120-3-3-2 bench 90-5-5-4",
      ["squat: 120 kg x 3 (2), 120 kg x 2", "bench: 90 kg x 5 (2), 90 kg x 4"]
    ),
    ("ohp 50/5/4 dl 160/3 pr", ["ohp: 50 kg x 5, 50 kg x 4", "dl: 160 kg x 3"]),
    (
      "sq 90/5/5 chins bw/9/8/6", ["sq: 90 kg x 5 (2)", "chins: BW x 9, BW x 8, BW x 6"]
    ),
    ("chins +5/6/6/5", ["chins: BW+5 kg x 6 (2), BW+5 kg x 5"]),
  ])
  func `each name of a line has the list behind it`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test(arguments: [
    ("dl70x8 110x5x2 row60x10x3", ["dl: 70 kg x 8, 110 kg x 5 (2)", "row: 60 kg x 10 (3)"]),
    (
      "bp60x5 inc45x8x3 dip12 10 9",
      ["bp: 60 kg x 5", "inc: 45 kg x 8 (3)", "dip: BW x 12, BW x 10, BW x 9"]
    ),
    ("ohp40x5 xyz15x12x3", ["ohp: 40 kg x 5", "xyz: 15 kg x 12 (3)"]),
  ])
  func `a name may touch its load`(line: String, read: [String]) {
    #expect(entries(line) == read)
  }

  @Test func `four digits and the letter of a weekday are a day`() {
    let days = ReadJournal("unit: kg\nyear: 2025\n0407월 sq60x8\n0408화 휴식\n0410목 bp50x8").days
    #expect(days == ["2025-04-07 sq: 60 kg x 8", "2025-04-10 bp: 50 kg x 8"])
  }

  @Test(arguments: [
    ("Bench: 20/20-40/12-60/8", "Bench: 20 kg x 20, 40 kg x 12, 60 kg x 8"),
    ("Fly : 10/15-12/12-12/11", "Fly: 10 kg x 15, 12 kg x 12, 12 kg x 11"),
    ("Bench 40/10 - 45/8 - 45/7", "Bench: 40 kg x 10, 45 kg x 8, 45 kg x 7"),
    ("Bench 40/12-60/10", "Bench: 40 kg x 12, 60 kg x 10"),
    ("Push-ups : /20-/15-/12", "Push-ups: BW x 20, BW x 15, BW x 12"),
    ("Dips : bw/12-5/8-5/7", "Dips: BW x 12, BW+5 kg x 8, BW+5 kg x 7"),
    ("Pull-ups : -30/10-25/8-20/6", "Pull-ups: BW-30 kg x 10, BW-25 kg x 8, BW-20 kg x 6"),
    ("Bench : 40/12-〃/10-50/8", "Bench: 40 kg x 12, 40 kg x 10, 50 kg x 8"),
  ])
  func `hyphens part pairs of a load and its reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("벤치 40에 10개 몸풀기", "벤치: 40 kg x 10 warm-up"),
    ("벤치\n60에 8개\n100에 3개 두세트", "벤치: 60 kg x 8, 100 kg x 3 (2)"),
    ("로우 40으로 12개 x4", "로우: 40 kg x 12 (4)"),
    ("덤벨컬 10키로 양팔 12개 3세트", "덤벨컬: 10 kg x 12 (3)"),
    ("머슬업 3-3-2 초록밴드", "머슬업: 3 reps (2), 2 reps"),
    ("피스톨 좌5우5 / 좌4우4", "피스톨: 5 reps (2), 4 reps (2)"),
    ("런지\n1세트 좌 12 우 12\n2세트 좌 10 우 10", "런지: 12 reps (2), 10 reps (2)"),
    ("프레스\n1세트 30kg 8회\n2세트 35kg 실패", "프레스: 30 kg x 8, 35 kg x 0 failed"),
  ])
  func `particles and counters of Koreans tell load, reps, sets and sides`(
    line: String, read: String
  ) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "6/10 벤치 75 5개 해보기", "벤치 75kg 5개 시도할 것", "3대 165/105/185 = 455",
    "Big lifts 180/120/220 = 520",
  ])
  func `what is still to be done and what lifts come to is no set`(line: String) {
    #expect(entries(line).isEmpty)
  }

  @Test(arguments: [
    ("bench bar 20 / 60 5 / 80 5 5", "bench: 20 reps, 60 kg x 5, 80 kg x 5 (2)"),
    ("lateral raise 8 20 20 20 20", "lateral raise: 8 kg x 20 (4)"),
    (
      "bench 5x5    60          62.5        65",
      "bench: 60 kg x 5 (5), 62.5 kg x 5 (5), 65 kg x 5 (5)"
    ),
    ("Push-ups 5x10 → 50", "Push-ups: BW x 10 (5)"),
    ("EMOM 10 min: 5 pull-ups → 50", "pull-ups: BW x 5 (10)"),
    ("dips 3 sets x 10 reps +20 kg", "dips: BW+20 kg x 10 (3)"),
    ("plank 60s x 3 +10kg", "plank: BW+10 kg x 60 s (3)"),
    ("Squat 120 kg x 3 sets x 3, 1 set x 2", "Squat: 120 kg x 3 (3), 120 kg x 2"),
    ("Curl 10 at 40 kg, easy, 10 at 50", "Curl: 40 kg x 10, 50 kg x 10"),
    ("Pull-ups with 10 kg weight: 10, 6, 5", "Pull-ups: BW+10 kg x 10, BW+10 kg x 6, BW+10 kg x 5"),
    ("Chin-ups 15 kg: 8, 6, no weight: 7", "Chin-ups: BW+15 kg x 8, BW+15 kg x 6, BW x 7"),
    ("curl (12 kg, alternating): 3x10", "curl: 12 kg x 10 (3)"),
    ("curl (seated, 12 kg): 3x10", "curl: 12 kg x 10 (3)"),
  ])
  func `loads and reps find each other`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    (
      "Max hangs 20mm, 10s on 3min off: +12kg, +14kg", "Max hangs: BW+12 kg x 10 s, BW+14 kg x 10 s"
    ),
    ("Hangs 18mm 7s: BW, +5kg", "Hangs: BW x 7 s, BW+5 kg x 7 s"),
    ("Hangboard: 20mm open, 10 sec, 5 sets +8kg", "Hangboard: BW+8 kg x 10 s (5)"),
  ])
  func `how deep an edge is and how long one pauses is no set`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("run 5k easy 28min", "run: 5 km in 1680 s"),
    ("Run 10km in the rain 55 min", "Run: 10 km in 3300 s"),
    ("Elliptical 13 minutes, 16 resist, 5 incline", "Elliptical: 780 s"),
    ("Biking: 10 minutes at 15 resistance", "Biking: 600 s"),
    ("트레드밀 경사 10 속도 5.5 30분", "트레드밀: 1800 s"),
    ("Cardio: walking incline 10 speed 5 30 min", "walking: 1800 s"),
  ])
  func `words and settings beside a way or a time are no sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("goblet squat 16 | 12 12 10", "goblet squat: 16 kg x 12 (2), 16 kg x 10"),
    ("goblet squat 16 | 12, 12, 10", "goblet squat: 16 kg x 12 (2), 16 kg x 10"),
    ("DB row 22 | 15, 15 12+", "DB row: 22 kg x 15 (2), 22 kg x 12"),
    ("trap bar (high handles) 60 | 8 8 8", "trap bar (high handles): 60 kg x 8 (3)"),
    ("Bench 47.5 · 10 10 9", "Bench: 47.5 kg x 10 (2), 47.5 kg x 9"),
    ("DB Row 22 · 15 15 22+", "DB Row: 22 kg x 15 (2), 22 kg x 22"),
    ("Squat: planned 4x6 @60 - did 6/6/6/5", "Squat: 60 kg x 6 (3), 60 kg x 5"),
    ("Hip thrust: previsto 3x10 @80 – fatto 80x10, 85x8", "Hip thrust: 80 kg x 10, 85 kg x 8"),
    ("Yoke 260 20m → 13.4s", "Yoke: 260 kg x 20 m in 13.4 s"),
    ("Skos 22,5 kg – 3s po 10p", "Skos: 22.5 kg x 10 (3)"),
    (
      "Wyciskanie 60 kg 8p, 70 kg 6p, 75 kg 5p (2s)",
      "Wyciskanie: 60 kg x 8, 70 kg x 6, 75 kg x 5 (2)"
    ),
    ("böj  1·1·190   3·4·160", "böj: 190 kg x 1, 160 kg x 4 (3)"),
    ("Bench        4x8  @75          8 8 8 7", "Bench: 75 kg x 8 (3), 75 kg x 7"),
    ("press\n   1e  50 kg  10x\n   2e  60 kg  8x", "press: 50 kg x 10, 60 kg x 8"),
    ("Pull-ups -30kg x 10, -25kg x 8", "Pull-ups: BW-30 kg x 10, BW-25 kg x 8"),
    ("- Dips [weight:: +15] [sets:: 3] [reps:: 8]", "Dips: BW+15 kg x 8 (3)"),
    ("**Fly** (kg:: 9) (reps:: 15, 13, 12)", "Fly: 9 kg x 15, 9 kg x 13, 9 kg x 12"),
    ("- Pushups [reps:: 22], [reps:: 15] #finisher", "Pushups: BW x 22, BW x 15"),
    ("- Bench [weight:: 80 kg] [reps:: 5] [sets:: 3]", "Bench: 80 kg x 5 (3)"),
  ])
  func `marks of other writers part loads, sets and reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `histories may stand behind a dash, and a short weekday behind a day`() {
    let days = ReadJournal(
      "unit: kg\nyear: 2025\n- **Panca piana** — 7/1 50x8x3 → 10/1 52,5x8x3 → 14/1 55x7,6"
    ).days
    #expect(
      days == [
        "2025-01-07 Panca piana: 50 kg x 8 (3)", "2025-01-10 Panca piana: 52.5 kg x 8 (3)",
        "2025-01-14 Panca piana: 55 kg x 7, 55 kg x 6",
      ])
    let titles = ReadJournal(
      "unit: kg\nTREINO A - peito - 02/10/23 seg\nsupino 40kg 4x10\n\nTREINO B - costas - 03/10/23 ter\nremada 40kg 4x10"
    ).days
    #expect(
      titles == ["2023-10-02 supino: 40 kg x 10 (4)", "2023-10-03 remada: 40 kg x 10 (4)"])
  }

  @Test(arguments: [
    "set 2: left", "set 2: left,", "2세트 좌", "Goblet 16 |", "16 | 12,", "20/20-40/", "1--", "P:",
  ])
  func `lines that end early harm nothing`(line: String) {
    _ = entries("Lunges\n\(line)")
    _ = entries("벤치프레스\n\(line)")
  }
}
