import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Tables with schemes, rows of days, comments among rows")
struct SchemesBesideLoadsTests {
  @Test func `a column of sets and reps tells those of the loads beside it, whatever its head is`()
  {
    let text = """
      # 2024

      | Exercise | prog | 8/1 | 15/1 |
      |---|---|---|---|
      | Squat | 4x8 | 35 | 40 (8 8 7 6) |
      | Plank | 3x40s | ok | 40 40 30 |
      | Chin-up | 3x6 | -30 | skipped |
      """
    #expect(
      daysRead(text) == [
        "2024-01-08 Squat: 35 kg x 8 x 4", "2024-01-08 Plank: BW 40 s x 3",
        "2024-01-08 Chin-up: BW-30 kg x 6 x 3",
        "2024-01-15 Squat: 40 kg x 8, 40 kg x 8, 40 kg x 7, 40 kg x 6",
        "2024-01-15 Plank: BW 40 s, BW 40 s, BW 30 s",
      ])
  }

  @Test func `columns of days below a day have their schemes and loads as well`() {
    let text = """
      # 2026-03-02

      Bench 60 kg x 5

      # March

      | Exercise | plan | 9/3 | 11/3 |
      |---|---|---|---|
      | Squat | 2x8 | 35 | 40 (8 6) |
      | Row | 2x6 | 30 | |
      """
    #expect(
      daysRead(text) == [
        "2026-03-02 Bench: 60 kg x 5", "2026-03-09 Squat: 35 kg x 8 x 2",
        "2026-03-09 Row: 30 kg x 6 x 2", "2026-03-11 Squat: 40 kg x 8, 40 kg x 6",
      ])
  }

  @Test(arguments: ["Weight", "Work", "Sets", "Notes on sets"])
  func `a cell with sets, reps and load keeps all three`(_ head: String) {
    let text = """
      # 2026-03-02

      | Lift | \(head) | Energy |
      |---|---|---|
      | Squat | 2x8 35 kg | 7 |
      | Bench | 2x8 30 kg | 6 |
      """
    #expect(
      daysRead(text) == ["2026-03-02 Squat: 35 kg x 8 x 2", "2026-03-02 Bench: 30 kg x 8 x 2"])
  }

  @Test func `weekdays with their days head columns in the month of the heading above`() {
    let text = """
      # 2024

      ## Semana 1 (2 al 7 de septiembre)

      | Ejercicio | Series | Lun 2 | Mié 4 |
      |---|---|---|---|
      | Sentadilla | 4x8 | 65 | |
      | Press banca | 4x8 | | 45 |
      """
    #expect(
      daysRead(text) == [
        "2024-09-02 Sentadilla: 65 kg x 8 x 4", "2024-09-04 Press banca: 45 kg x 8 x 4",
      ])
  }

  @Test func `a row that begins with a weekday keeps all its cells`() {
    let text = """
      2023 log

      data | squat | bench | dead | chins
      mon 13.03 | 3x5 110 | 3x4 82 | | 6,5,5 |
      śr 15.03 | 1x5 90 | | 1x5 140 | |
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2023-03-13 squat: 110 kg x 5 x 3", "2023-03-13 bench: 82 kg x 4 x 3",
        "2023-03-13 chins: BW x 6, BW x 5, BW x 5", "2023-03-15 squat: 90 kg x 5",
        "2023-03-15 dead: 140 kg x 5",
      ])
  }

  @Test
  func `cells too long for their columns are parted by the heads, and rows go on below a month`() {
    let text = """
      Log 2023

      Date    Squat                   Bench                   Chins
      09.01   60x5 80x5 100x5x3       60x8 80x5x3             8 7 6
      11.01   -                       60x8 75x8x2             -

      FEBRUARY
      06.02   60x5 90x3 112.5x5 112.5x4 60x8 87.5x5x3         9 8
      """
    let days = daysRead(text, path: "a.txt")
    #expect(days.count == 7, "\(days)")
    #expect(days.contains("2023-01-11 Bench: 60 kg x 8, 75 kg x 8 x 2"), "\(days)")
    #expect(days.contains("2023-02-06 Bench: 60 kg x 8, 87.5 kg x 5 x 3"), "\(days)")
  }

  @Test func `a comment between rows of fields ends no table, and may hold its head`() {
    let text = """
      # date,lift,kg,sets,reps,notes
      # kg, reps by slashes
      2023-03-01,squat,100,3,5,
      # target for April: squat 140x1
      # 5/3 was a bad day
      2023-03-06,bench,80,3,5/5/4,belt
      """
    #expect(
      daysRead(text, path: "a.txt") == [
        "2023-03-01 squat: 100 kg x 5 x 3", "2023-03-06 bench: 80 kg x 5, 80 kg x 5, 80 kg x 4",
      ])
  }

  @Test func `exercises that name themselves beside columns of lifts are read`() {
    let text = """
      | day | squat | bench | extra |
      |---|---|---|---|
      | 2024-06-17 | 115x3 | 60x5 | rdl 92.5x8 |
      | 2024-06-19 | 115x3 | 60x5 | pullups 6 5 5 |
      """
    let days = daysRead(text)
    #expect(days.contains("2024-06-17 rdl: 92.5 kg x 8"), "\(days)")
    #expect(days.contains("2024-06-19 pullups: BW x 6, BW x 5, BW x 5"), "\(days)")
  }

  @Test func `plans and bests in tables are none of training`() {
    let text = """
      # 2024

      | Lift | Training max | e1RM | Target |
      |---|---|---|---|
      | Squat | 140 | 152 | 165 |

      ## 5 Feb

      | Exercise | Last time | Today | Target next |
      |---|---|---|---|
      | Goblet squat | 14 x 10/10/10 | 16 x 10/10/8 | 16 x 10/10/10 |

      Chart for next month:

      | Machine | Sets | Reps |
      |---|---|---|
      | Leg press | 3 | 12 |
      """
    #expect(daysRead(text) == ["2024-02-05 Goblet squat: 16 kg x 10, 16 kg x 10, 16 kg x 8"])
  }
}
