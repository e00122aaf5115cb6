import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Korean and Japanese logs as people type them")
struct EastAsianLogTests {
  @Test func `the empty bar before the loads`() {
    checkSets("벤치 빈바 10 40*10 50*8", "10 reps", "40 lb x 10", "50 lb x 8")
    checkSets("Bench empty bar 10 40x10", "10 reps", "40 lb x 10")
    checkSets("Bench 20 kg bar 15 reps 3 sets", "20 kg x 15 x 3")
  }

  @Test func `reps of either side and sets without their word`() {
    checkSets("로우 20kg 양쪽 10회씩 3세트", "20 kg x 10 x 3")
    checkSets("레그컬 30 20회 3", "30 lb x 20 x 3")
  }

  @Test func `drops behind their word`() {
    checkSets("레그컬 35*15 40*12 드랍 25*15", "35 lb x 15", "40 lb x 12", "25 lb x 15")
  }

  @Test func `kilos of a run are no load`() {
    checkSets("ジョギング 5キロ 31分20秒", "5 km")
    checkSets("スクワット 60キロ 10回", "60 kg x 10")
  }

  @Test func `plans for the week to come`() {
    checkSets("담주 스쿼트 90*5*5")
  }

  @Test(arguments: ["2024년 (kg x 회 x 세트)", "宅トレ日記　2024年", "운동일지 2024년"])
  func `the year at the top`(_ head: String) {
    let source = Source(path: "a.md", text: head + "\n\n4/1\n벤치 60x8\n\n4/15\n벤치 60x8\n")
    let sessions = Reader().read([source]).journal.sessions
    #expect(sessions.compactMap(\.date).map { "\($0)" } == ["2024-04-01", "2024-04-15"])
  }
}
