import JournalReading
import Testing
import WorkoutModel

/// Words between sets that take back, miss or add one, rounds of Slavs, weeks of Finns and days in cells.
@Suite("Words among sets")
struct WordsAmongSetsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("lat 50x12 60x7 düzeltme: 60x9", "lat: 50 kg x 12, 60 kg x 9"),
    ("bench 70x8 75x6 yok yok 75x5", "bench: 70 kg x 8, 75 kg x 5"),
    ("bench 80x5 85x3 correction: 85x2", "bench: 80 kg x 5, 85 kg x 2"),
    ("bench 75x5 tek başıma!! sonra 80x1 denedim kalkmadı", "bench: 75 kg x 5, 80 kg x 0 failed"),
    ("penkki 100x2 105xhyl", "penkki: 100 kg x 2, 105 kg x 0 failed"),
    ("kelebek 40x12 40x10 üstüne drop 25x10", "kelebek: 40 kg x 12, 40 kg x 10, 25 kg x 10 drop"),
    ("penkki 90 4x5 viimeinen vaan 3", "penkki: 90 kg x 5 (3), 90 kg x 3"),
    (
      "incline dumbbell 24ler 9 8 - 22 ile 10", "incline dumbbell: 24 kg x 9, 24 kg x 8, 22 kg x 10"
    ),
    ("curl 12 kilo tek tek 10 9", "curl: 12 kg x 10, 12 kg x 9"),
  ])
  func `words say what becomes of the set`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `rounds are told before their exercises`() {
    #expect(
      entries("SS 3 kola: swing 20 kg 15x + shyby 6x") == [
        "swing: 20 kg x 15 (3)", "shyby: BW x 6 (3)",
      ])
    #expect(
      entries("3 kola: swing 20 kg 15x + shyby 7x, 7x, 6x") == [
        "swing: 20 kg x 15 (3)", "shyby: BW x 7 (2), BW x 6",
      ])
    #expect(
      entries("kruh 4x: swing 20 kg 12, klik 10") == [
        "swing: 20 kg x 12 (4)", "klik: BW x 10 (4)",
      ])
  }

  @Test func `so often a time, on an edge, with a load`() {
    #expect(entries("dead hang 20 mm 10 s 4x, +5 kg") == ["dead hang: BW+5 kg x 10 s (4)"])
  }

  @Test func `a fever is no load`() {
    #expect(entries("squat 100x5\nflunssa 38.4").count == 1)
  }

  @Test func `weeks have their days in lower case`() {
    let text = """
      vko 37/2025
      ma kyykky 100x5
      ke mave 140x3
      pe penkki 80x5
      vko 38
      ma kyykky 105x5
      ke flunssa 38.2
      la mave 145x3
      """
    #expect(
      ReadJournal("unit: kg\n" + text).days == [
        "2025-09-08 kyykky: 100 kg x 5", "2025-09-10 mave: 140 kg x 3",
        "2025-09-12 penkki: 80 kg x 5", "2025-09-15 kyykky: 105 kg x 5",
        "2025-09-20 mave: 145 kg x 3",
      ])
  }

  @Test func `bars part a day into exercises and what somebody weighs`() {
    let read = ReadJournal(
      "unit: kg\nlog 2025 ※ one line a day\n11/14 胸｜ベンチ60-10/70-8｜フライ12-15/15｜68.9")
    #expect(
      read.days == ["2025-11-14 ベンチ: 60 kg x 10, 70 kg x 8; フライ: 12 kg x 15 (2)"])
    #expect(read.weights == ["2025-11-14 68.9 kg"])
  }

  @Test func `a quarter at the top tells the year`() {
    #expect(
      ReadJournal("2025Q4 (w*r*s)\nunit: kg\n10-16 周四\nsquat 70*5*3").days.first?.hasPrefix(
        "2025-10-16")
        == true)
  }

  @Test func `a short word may stand for kilograms of each side`() {
    let read = ReadJournal(
      "ano 2025, cl = kg cada lado\n13/01\nsupino reto 10cl 12 / 15cl 10")
    #expect(read.days == ["2025-01-13 supino reto: 10 kg x 12, 15 kg x 10"])
  }
}
