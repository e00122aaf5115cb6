import JournalReading
import Testing
import WorkoutModel

/// Counts in Chinese signs, times of several holds, and small words beside numbers in scripts without
/// blanks.
@Suite("Numbers of other scripts")
struct NumbersOfOtherScriptsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("腿举120公斤 10个三组", "腿举: 120 kg x 10 (3)"),
    ("硬拉 80公斤 8下兩組", "硬拉: 80 kg x 8 (2)"),
    ("弯举 10公斤 左右各12 两组，第三组各8个", "弯举: 10 kg x 12 (2), 10 kg x 8"),
  ])
  func `sets are counted in signs`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("臀橋 槓20公斤+兩邊各10公斤 12下、10下", "臀橋: 40 kg x 12, 40 kg x 10"),
    ("啞鈴臥推 9公斤一手 12下 11下", "啞鈴臥推: 9 kg x 12, 9 kg x 11"),
    ("卧推 单边10公斤12个（总40） 单边15公斤 8个7个", "卧推: 10 kg x 12, 15 kg x 8, 15 kg x 7"),
    ("下拉 60太重了 50做了8个 后面改45 12个 11个", "下拉: 50 kg x 8, 45 kg x 12, 45 kg x 11"),
  ])
  func `loads of bars, hands and sides`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("プランク 1分20秒 1分 45秒", "プランク: BW x 80 s, BW x 60 s, BW x 45 s"),
    ("プランク 1分10秒 50秒", "プランク: BW x 70 s, BW x 50 s"),
    ("ディップス +10で8 +10で6 自重10", "ディップス: BW+10 kg x 8, BW+10 kg x 6, BW x 10"),
    ("プレスダウン 30×12×2 最後だけ30×9", "プレスダウン: 30 kg x 12 (2), 30 kg x 9"),
  ])
  func `times and reps of each set`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a chain of drops is done in turns`() {
    #expect(
      entries("レッグカール 40×12→30×10 を2周") == [
        "レッグカール: 40 kg x 12, 30 kg x 10 drop, 40 kg x 12, 30 kg x 10 drop"
      ])
  }

  @Test func `what it was last time is no set`() {
    #expect(entries("卧推 60公斤 8个\n今天卧推上次只有50公斤8个") == ["卧推: 60 kg x 8"])
  }

  @Test func `what a coach asks for in a chat is no set`() {
    let text = """
      unit: kg
      小王 2025/3/8 20:10
      深蹲 60公斤 8个 8个

      李教练 2025/3/8 20:30
      周三练背，高位下拉40公斤 12个

      小王 2025/3/11 20:00
      硬拉 80公斤 5个
      """
    #expect(
      ReadJournal(text).days == [
        "2025-03-08 深蹲: 60 kg x 8 (2)", "2025-03-11 硬拉: 80 kg x 5",
      ])
  }

  @Test func `a label in brackets stands before the day`() {
    #expect(
      ReadJournal("【推】114.8.7 四\n臥推 40公斤 8下\n【拉】114.8.9 六\n划船 30公斤 10下").days == [
        "2025-08-07 臥推: 40 kg x 8", "2025-08-09 划船: 30 kg x 10",
      ])
  }
}
