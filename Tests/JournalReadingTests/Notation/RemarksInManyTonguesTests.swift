import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Remarks with numbers in many tongues")
struct RemarksInManyTonguesTests {
  /// The day of `checkSets` is a Monday.
  @Test(arguments: [
    "on Friday squat 3x5 90 kg", "am Freitag Kniebeuge 3x5 90 kg", "w czw przysiad 3x5 90 kg",
    "в пятницу попробую присед 90/3", "в прошлую среду присед 90х5",
    "минулої суботи присід був 90х5",
    "letzten Freitag Kniebeuge 90x5", "el viernes pasado sentadilla 90x5",
    "w zeszły czwartek przysiad 90x5", "minulý pátek dřep 90x5",
  ])
  func `another weekday is none of the day above`(_ line: String) {
    checkSets("Bench 60 kg x 5\n\(line)", "60 kg x 5")
  }

  @Test
  func `the day itself and a week told in sentences are read`() {
    checkSets("Bench 60 kg x 5\non Monday squat 3x5 90 kg", "60 kg x 5", "90 kg x 5 x 3")
    checkSets(
      "Bench 60 kg x 5\non Tuesday squat 3x5 90 kg\non Friday squat 2x5 95 kg", "60 kg x 5",
      "90 kg x 5 x 3", "95 kg x 5 x 2")
  }

  @Test(arguments: ["time 9:48 Rx", "기록 9'48\" 지난번보다 빠름", "результат 9:48 без масштаба"])
  func `how long a workout took is no set`(_ line: String) {
    checkSets("3 rounds:\n- 10 burpees\n- 12 push-ups\n\(line)", "BW x 10 x 3", "BW x 12 x 3")
  }

  @Test(arguments: [
    "Neue Scheiben 2×15 kg für 60 € gekauft", "new plates 2x15 kg for $60",
    "dwa talerze 2x15 kg 90 zł",
  ])
  func `what something cost is no set`(_ line: String) {
    checkSets(line)
    checkSets("Bench 3x5 60 kg, new belt 40 €", "60 kg x 5 x 3")
  }

  @Test(arguments: [
    "ya no hago 3x12, mejor series sueltas", "two weeks off 😅 came home with 81.3 kg",
    "어제 늦게 와서 4시간 자고 옴", "ラック待ち10分", "전부 끝냄. 마지막은 48초 걸림", "no power, last 15 min in the dark",
  ])
  func `talk tells no sets`(_ line: String) { checkSets("Bench 60 kg x 5\n\n\(line)", "60 kg x 5") }

  @Test
  func `what he lifts is not of the writer`() {
    checkNamed("朋友也来了，他卧推90公斤", [])
    checkNamed("卧推90公斤5个", ["卧推: 90 kg x 5"])
  }

  @Test(arguments: [
    "Вешу 71,5 кг. Хочу 65.", "ważę 71,5 kg", "ich wiege 71,5 kg, Ziel 68",
    "Körpergewicht Start 71,5 kg, Ziel 68", "peso 71,5 kg en ayunas",
  ])
  func `the lifter is weighed`(_ line: String) {
    let text = "# 2026-03-02\n\n\(line)\nBench 60 kg x 5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.bodyweights.map(\.mass.description) == ["71.5 kg"])
    #expect(journal.sessions.flatMap(\.entries).count == 1)
  }

  @Test(arguments: ["2/3/2026 seg - A", "2/3/26 seg", "2/3 seg - peito"])
  func `a Monday stands behind its day`(_ line: String) {
    let text =
      "year: 2026\ndates: day/month/year\n\n1/3/2026\nPrancha 30 seg\n\n\(line)\nBench 60 kg x 5\n"
    let sessions = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2026-03-01", "2026-03-02"])
  }

  @Test
  func `what shall be done stands below its heading`() {
    checkSets("Bench 60 kg x 5\n\n## À prévoir\n- Squat 3x5 @ 90 kg", "60 kg x 5")
  }
}
