import JournalReading
import Testing
import WorkoutModel

/// What lifters of Japan, China, Taiwan, Thailand, Vietnam and India write in ways of their own.
@Suite("Journals of Asia")
struct AsianJournalsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  private func days(_ text: String) -> [String] {
    ReadJournal(text).result.journal.sessions.map { $0.date.map(String.init(describing:)) ?? "" }
  }

  @Test(arguments: [
    "R6.5.2（木）", "R6/5/2 脚", "令和6年5月2日(木)", "令和6.5.2", "113/05/02 (四)", "113-05-02 腿", "民國113年5月2日",
    "2 พ.ค. 2567 วันขา", "พฤหัส 2 พ.ค. 67", "2/5/2567", "【日記】２０２４年５月２日（木）　脚の日",
  ])
  func `years of eras are days as others are`(line: String) {
    let day = "2024-05-02"
    let read = days("\(line)\nスクワット 60kg 5回\n\n2024-06-05\nスクワット 60kg 5回\n")
    #expect(read == [day, "2024-06-05"])
  }

  @Test func `a day of a title is told by its weekday, and may be in numerals`() {
    let year = "2024-05-01\n深蹲 60kg 5次\n\n"
    for line in ["W2D1   5月6日 周一", "五月六号 周一 腿", "五月六號"] {
      #expect(days("\(year)\(line)\n深蹲 60kg 5次\n") == ["2024-05-01", "2024-05-06"])
    }
  }

  @Test func `without an era the same numbers are sets`() {
    #expect(entries("臥推 100/10/10") != [])
    #expect(days("2024-05-01\n深蹲\n120/8/8\n").count == 1)
  }

  @Test func `katakana of half width name the same exercise`() {
    #expect(ExerciseKey("ﾍﾞﾝﾁﾌﾟﾚｽ") == ExerciseKey("ベンチプレス"))
    #expect(entries("ﾃﾞｯﾄﾞﾘﾌﾄ 90ｷﾛ 5ﾚｯﾌﾟ 3ｾｯﾄ") == ["ﾃﾞｯﾄﾞﾘﾌﾄ: 90 kg x 5 (3)"])
  }

  @Test func `lists behind dashes begin with a load where the file writes so`() {
    let text = """
      ベンチ 70-9-8-7
      ロウ 50-12-12-10
      デッド 110-6-5-5 100-8
      レイズ 7-20-18-16
      懸垂 自-11-9 +5-6-6
      """
    #expect(
      entries(text) == [
        "ベンチ: 70 kg x 9, 70 kg x 8, 70 kg x 7", "ロウ: 50 kg x 12 (2), 50 kg x 10",
        "デッド: 110 kg x 6, 110 kg x 5 (2), 100 kg x 8",
        "レイズ: 7 kg x 20, 7 kg x 18, 7 kg x 16", "懸垂: BW x 11, BW x 9, BW+5 kg x 6 (2)",
      ])
    #expect(entries("Push-up 22-18-15") == ["Push-up: BW x 22, BW x 18, BW x 15"])
  }

  @Test(arguments: [
    (
      "デッド\n1set目 90kg 6発\n2set目 〃 5発 ベルト\n3セット目：110kg 0発 補助あり2発",
      "デッド: 90 kg x 6, 90 kg x 5, 110 kg x 0 failed"
    ),
    ("カール 12kg両手 11.10.8", "カール: 12 kg x 11, 12 kg x 10, 12 kg x 8"),
    ("懸垂 限界まで 14→10→8", "懸垂: BW x 14, BW x 10, BW x 8"),
    ("レッグカール 全部12回\n40kg、45kg、50kg", "レッグカール: 40 kg x 12, 45 kg x 12, 50 kg x 12"),
    ("レッグカール 45kg 全セット12回×3", "レッグカール: 45 kg x 12 (3)"),
    ("ディップス 加重15kg 6回×2", "ディップス: BW+15 kg x 6 (2)"),
    ("卧推 空杆*12 / 50*10 / 60kg*8", "卧推: 12 reps, 50 kg x 10, 60 kg x 8"),
    ("卧推 50→55→60kg 各9次", "卧推: 50 kg x 9, 55 kg x 9, 60 kg x 9"),
    ("卧推 55kg做3组每组9次", "卧推: 55 kg x 9 (3)"),
    ("推举 30公斤9个3组 最后一组只做了7个", "推举: 30 kg x 9 (2), 30 kg x 7"),
    ("弓箭步 啞鈴14*16步*2趟", "弓箭步 啞鈴: 14 kg x 16 (2)"),
    ("髋外展 35kg*15 掉重25kg*20", "髋外展: 35 kg x 15, 25 kg x 20 drop"),
    ("引體向上 7下 6下 / 輔助機-15kg 9下*2組", "引體向上: BW x 7, BW x 6, BW-15 kg x 9 (2)"),
    ("สควอท 50กก.9ครั้ง 60กก.7ครั้ง", "สควอท: 50 kg x 9, 60 kg x 7"),
    ("สควอท ๓ เซ็ต ๘ ครั้ง ๕๕ กก.", "สควอท: 55 kg x 8 (3)"),
    ("Bay vai 6 ký 14 cái x 3", "Bay vai: 6 kg x 14 (3)"),
    ("डेडलिफ्ट 70 kg ke 6 rep ke 3 set", "डेडलिफ्ट: 70 kg x 6 (3)"),
  ])
  func `sets are read as their writers mean them`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test(arguments: [
    "次 スクワット 90", "所要 65分", "今日训练时长 65分钟", "プレート10kg買った 4,800円", "续费1500", "朝：パン2個、卵1個",
    "※ 推 tom123: 先練到12下", "อาทิตย์หน้า สควอท 70กก. 5x3", "Tuần sau: squat 70kg 5x5", "Cân nặng 66kg",
    "晨重51.8kg",
  ])
  func `plans, prices, meals and weights are no sets`(line: String) {
    #expect(entries("スクワット 60kg 5回\n\n\(line)").count == 1)
  }

  @Test func `bare loads are kilograms where only machines tell pounds`() {
    let text = "深蹲 80*5*3\n下拉 100lb*12*3\n划船 90lb*12*3\n彎舉 10kg*12"
    #expect(ReadJournal("2024-05-01\n" + text).entries.first == "深蹲: 80 kg x 5 (3)")
  }

  @Test func `how a machine was set is no way`() {
    #expect(entries("トレッドミル 時速7km 25分") == ["トレッドミル: 1500 s"])
    #expect(entries("跑步机 速度7 坡度2 25分钟") == ["跑步机: 1500 s"])
  }
}
