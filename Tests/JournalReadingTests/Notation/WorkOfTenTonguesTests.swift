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

private func days(_ text: String) -> [String?] {
  Reader().read([Source(path: "a.txt", text: text)]).journal.sessions.map { $0.date?.description }
}

@Suite("Work of lifters who write in ten tongues")
struct WorkOfTenTonguesTests {
  @Test
  func `blank lines part the days of a table without bars at its ends`() {
    let text = """
      dziennik 2022
      data | ćwiczenie | s1 | s2 | uwagi

      07.11 | WL | 60x10 | 70x8 | ok
      09.11 | MC | 70x8 | 100x5 |

      14.11 | WL | 60x10 | 75x6 |
      """
    let sessions = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
    let worked = sessions.filter { !$0.entries.isEmpty }
    #expect(worked.map { $0.date?.description } == ["2022-11-07", "2022-11-09", "2022-11-14"])
    #expect(worked.flatMap(\.entries).map(\.nameAsWritten) == ["WL", "MC", "WL"])
  }

  @Test
  func `a period stands behind the number of a weekday`() {
    let text = """
      CARNET 2021

      Lundi 4 octobre. Pecs.
      DC 5 x 5 à 80 kg

      Mercredi 6. Dos.
      Rowing barre 60 kg 4 x 10

      Vendredi 8. Jambes.
      Squat 60 kg x 8
      """
    #expect(days(text) == ["2021-10-04", "2021-10-06", "2021-10-08"])
  }

  @Test
  func `a lift cut short is no height`() {
    checkKilos("Elev lat: 8x15x4", "8 kg x 15 x 4")
    checkKilos("elev frontal 3x12 7kg", "7 kg x 12 x 3")
  }

  @Test
  func `what is to be bought hides no set`() {
    checkNamed(
      "스쿼트\n- 50kg 6회. 스트랩 사야지 (2만 3천원)", ["스쿼트: 50 kg x 6"])
    checkKilos("протеин закончился, заказал 2 кг за 3100")
    checkKilos("bought 2 kg of protein for 60")
  }

  @Test
  func `what is for the next time is planned`() { checkKilos("в сл раз стан 125х3х3") }

  @Test
  func `only the last reps are loaded`() {
    checkKilos(
      "Dips au PDC : 15, 12, 10, et 6 avec 10 kg à la ceinture.", "BW x 15", "BW x 12", "BW x 10",
      "BW+10 kg x 6")
    checkKilos("- Dips: BW 12, +10 8, +10 7", "BW x 12", "BW+10 kg x 8", "BW+10 kg x 7")
  }

  @Test
  func `a word tells how often the last load went up`() {
    checkKilos(
      "SDT 70 x 8, 100 x 5, puis 130 : une seule, mais propre.", "70 kg x 8", "100 kg x 5",
      "130 kg x 1")
    checkKilos(
      "DC 60x8 / 85x3, et 90 : raté, le spotter a tout pris.", "60 kg x 8", "85 kg x 3",
      "90 kg x 0")
  }

  @Test
  func `a load of each side stands in parentheses`() {
    checkKilos("Écarté poulie 3x15 (12,5 kg de chaque côté).", "12.5 kg x 15 x 3")
  }

  @Test
  func `fewer in the last set tell which number counts the reps`() {
    checkKilos(
      "Knäböj 92,5 5x3, sista seten blev bara 4", "92.5 kg x 5", "92.5 kg x 5", "92.5 kg x 4")
  }

  @Test
  func `the help of a machine holds for the sets below its name`() {
    checkNamed(
      "어시스트 풀업 (보조 35kg)\n- 8회 8회 6회", ["어시스트 풀업: BW-35 kg x 8, BW-35 kg x 8, BW-35 kg x 6"])
  }

  @Test
  func `the load of the exercise above is told in words`() {
    checkKilos("レッグカール 35×12\nレッグエクステ 同じ重さで15×3", "35 kg x 12", "35 kg x 15 x 3")
  }

  @Test
  func `what others lift and how long there is are no sets`() {
    checkKilos("Le mec à côté de moi faisait 140 kg x 3, dégoûté.")
    checkKilos("Nur 40 min Zeit, Karneval.")
  }

  @Test
  func `places stand before names and between way and time`() {
    checkDumped("残業。家で腕立て20×3", ["腕立て: BW x 20 x 3"])
    checkDumped("corrida 5km na rua 29min", ["corrida: 5 km in 1740 s"])
  }

  @Test
  func `minutes and seconds are one time in a list`() {
    checkDumped("Gainage : 1 min 30, 1 min, 45 s", ["Gainage: BW 90 s, BW 60 s, BW 45 s"])
  }

  @Test
  func `three factors tell an exercise of its own`() {
    checkNamed(
      "разг 40х15х3 сгиб 35х12х3", ["разг: 40 lb x 15 x 3", "сгиб: 35 lb x 12 x 3"])
  }

  @Test
  func `a try and what came of it are one set`() {
    checkNamed("벤치프레스\n- 40kg 도전 → 3회 성공!!", ["벤치프레스: 40 kg x 3"])
    checkNamed("保加利亞分腿蹲 10kg 單腳 8下 x 3組", ["保加利亞分腿蹲: 10 kg x 8 x 3"])
  }

  @Test
  func `a drop stands behind the last set in parentheses`() {
    checkKilos(
      "extensora 3x15 45kg (ult. drop 30kg +10)", "45 kg x 15 x 3", "30 kg x 10")
  }
}
