import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Words that count sets, in Korean, Russian, Japanese and Chinese")
struct CountingWordsTests {
  @Test func `Korean numerals`() {
    checkSets("스쿼트 60kg 15회 두 세트", "60 kg x 15 x 2")
    checkSets("윗몸일으키기 20회 세 번", "BW x 20 x 3")
    checkSets("데드리프트 180kg 세 번", "180 kg x 3")
    checkSets("데드리프트 140kg 두 번 실패", "140 kg x 0")
    checkSets("벤치프레스 60kg x 10 한 세트, 80kg x 8 두 세트", "60 kg x 10", "80 kg x 8 x 2")
  }

  @Test(arguments: [
    "벤치프레스 50kg x 8 3세트 마지막세트 7", "벤치프레스 50kg x 8 3세트 마지막 세트 7개",
    "ベンチプレス 50kg 8回 3セット(最後7回)", "卧推 50kg 8个 3组，最后7个",
  ])
  func `the last set has a word of its own`(_ line: String) {
    checkSets(line, "50 kg x 8", "50 kg x 8", "50 kg x 7")
  }

  @Test func `at last is no last set`() {
    checkSets("最後にベンチプレス 60kg 10回", "60 kg x 10")
    checkSets("마지막으로 벤치프레스 60kg 10회", "60 kg x 10")
  }

  @Test func `three times in Russian`() {
    checkSets("приседания 3 раза по 20", "20 reps x 3 sets")
    checkSets("жим лёжа 40 кг х 15 три раза", "40 kg x 15 x 3")
    checkSets("жим лёжа 60х8 2 раза 70х6", "60 lb x 8 x 2")
    #expect(codesOfDay("подтягивания 3 раза").contains("W201"))
  }

  @Test func `warm-up and work in Russian, abbreviated`() {
    checkSets(
      "Присед: разм. 20×10, 70×5; раб. 140×4×3", "20 lb x 10", "70 lb x 5",
      "140 lb x 4 x 3")
  }

  @Test func `top sets and back-offs in Korean`() {
    checkNamed(
      "벤치프레스 탑 110kg x 4 백오프 95kg x 6 3세트",
      ["벤치프레스: 110 kg x 4, 95 kg x 6 x 3"])
  }

  @Test func `what is held in the hand in Chinese`() {
    checkSets("箭步蹲10个3组,手拿5公斤哑铃", "5 kg x 10 x 3")
  }

  @Test func `lenticular brackets around a name`() {
    checkNamed("【レッグプレス】65kg 12回 3セット", ["レッグプレス: 65 kg x 12 x 3"])
  }

  @Test func `times joined by dashes`() {
    checkNamed(
      "플랭크 60초-45초 / L싯 8초-7초",
      ["플랭크: BW x 60 s, BW x 45 s", "L싯: 8 s, 7 s"])
  }

  @Test func `plans, sleep and weather are no sets`() {
    checkNamed("4주차 계획: 스쿼트 170kg x 2, 데드리프트 195kg x 2", [])
    checkNamed("погода дрянь, -8, перчатки скользят", [])
    checkNamed("계획대로 스쿼트 100kg x 5", ["계획대로 스쿼트: 100 kg x 5"])
    checkNamed("太累没跑完5公里", [])
    checkNamed("Вода 2,5л, спал 7ч", [])
    checkNamed("총볼륨 6,840kg", [])
    checkNamed("хочу мост с 40 кг", [])
  }

  @Test func `days without a title that anybody knows`() {
    let text = "10.24 하체\n스쿼트 60kg x 15\n\n10.21 등어깨\n랫풀다운 40kg x 15\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.map(\.title) == ["하체", "등어깨"])
    #expect(sessions.map(\.entries.count) == [1, 1])
  }
}
