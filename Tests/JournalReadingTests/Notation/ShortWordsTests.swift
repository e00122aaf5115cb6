import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Letters and short words that a writer explains, or that stand between the factors of a set.
@Suite("Short words and letters")
struct ShortWordsTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.txt", text: "unit: kg\n" + text + "\n")])
  }

  private func entries(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
  }

  private func line(_ text: String) -> [String] { entries("2024-03-01\n" + text) }

  // MARK: What the writer explains

  @Test func `letters mean what the writer says they do`() {
    let text = """
      p = pin on the stack, s = seat hole
      2024-11-21
      chest press s4 p9: 12 12
      leg curl p6: 12 11
      """
    #expect(
      entries(text) == [
        "chest press: level 9 x 12, level 9 x 12", "leg curl: level 6 x 12, level 6 x 11",
      ])
    // Nobody says it here.
    #expect(
      line("leg curl p6: 12 11, 10") != ["leg curl: level 6 x 12, level 6 x 11, level 6 x 10"])
  }

  @Test func `a column is of the last time where the writer says so`() {
    let text = """
      Zahlen: Wdh x kg. LM = letztes Mal
      2024-03-04
      | Übung | LM | S1 | S2 |
      |---|---|---|---|
      | Rudern | 10x20 | 12x22,5 | 11x22,5 |
      """
    #expect(entries(text) == ["Rudern: 22.5 kg x 12, 22.5 kg x 11"])
  }

  // MARK: Between factors

  @Test(arguments: [
    ("Triceps: 2x12 s 27.5", "Triceps: 27.5 kg x 12 x 2"),
    ("Leg press 1 x 12 se 180 kg", "Leg press: 180 kg x 12"),
    ("Curl 10kg x 12 ke 2 set", "Curl: 10 kg x 12 x 2"),
    ("Жим лежа 60-10 2 подх", "Жим лежа: 60 kg x 10 x 2"),
    ("Жим лежа\n140 -3", "Жим лежа: 140 kg x 3"),
    ("подтягивания\nсв-9", "подтягивания: BW x 9"),
    ("Dips: KG+10 x 8, KG x 12", "Dips: BW+10 kg x 8, BW x 12"),
    ("squat 60/8W 80/5W 100/5", "squat: 60 kg x 8, 80 kg x 5, 100 kg x 5"),
    ("chins bw/8, bw/7", "chins: BW x 8, BW x 7"),
    ("chins       bw/8     bw/7", "chins: BW x 8, BW x 7"),
    ("Log: 50x5 60x3", "Log: 50 kg x 5, 60 kg x 3"),
    ("Workout: squat 100x5", "squat: 100 kg x 5"),
  ])
  func `short words and signs tell loads, sets and the weight of the body`(
    text: String, read: String
  ) {
    #expect(line(text) == [read])
  }

  @Test func `the letter behind reps is of sets to warm up`() {
    let sets = read("2024-03-01\nsquat 60/8W 80x5w 100/5").journal.sessions[0].entries[0].sets
    #expect(sets.map(\.kind) == [.warmup, .warmup, .work])
  }

  // MARK: Machines, zones and bells

  @Test(arguments: [
    ("bike 45 min, 205 W avg", "bike: 2700 s"), ("watt bike 45'", "watt bike: 2700 s"),
    ("run 1h20 Z2", "run: 4800 s"),
    ("Long cycle 2x20kg: 5 min @ 7 rpm = 35", "Long cycle: 20 kg x 35"),
    ("Long cycle 16kg: 4 min = 34", "Long cycle: 16 kg x 34"),
  ])
  func `watts, zones and cadences are no sets`(text: String, read: String) {
    #expect(line(text) == [read])
  }

  @Test func `a remark behind the rounds of a circuit leaves them its rounds`() {
    #expect(
      line("circuit 2 rounds (she said 4 but I was late):\n- swing 15 x 16 kg\n- burpees 8") == [
        "swing: 16 kg x 15 x 2", "burpees: BW x 8 x 2",
      ])
  }

  // MARK: What the lifter weighed

  @Test(arguments: ["KG 88.2 / 3 hours of sleep", "115.2 this morning. too much curry"])
  func `weights of the lifter have other talk behind them`(text: String) {
    #expect(line(text + "\nsquat 100x5") == ["squat: 100 kg x 5"])
    #expect(read("2024-03-01\n" + text + "\nsquat 100x5").journal.bodyweights.count == 1)
  }
}
