import JournalReading
import Testing
import WorkoutModel

/// Words and signs between numbers that people say into a phone, and numbers that are none of a set.
@Suite("Spoken numbers")
struct SpokenNumbersTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("sentadilla 60 por 10, 80 por 8", "sentadilla: 60 kg x 10, 80 kg x 8"),
    ("Жим лёжа 40 на 12 82 с половиной на 6", "Жим лёжа: 40 kg x 12, 82.5 kg x 6"),
    ("squat 82.5 3x6 + 1x4", "squat: 82.5 kg x 6 (3), 82.5 kg x 4"),
    ("DC : 2 séries de 10 à 60 kg puis 9 et 8", "DC: 60 kg x 10 (2), 60 kg x 9, 60 kg x 8"),
    ("remo 60 kilos 4 series de 10 la última solo 8", "remo: 60 kg x 10 (3), 60 kg x 8"),
    ("Pompes : max = 24", "Pompes: BW x 24"),
    ("рывок 24кг по 10 на руку 4 круга", "рывок: 24 kg x 10 (4)"),
    ("panca: 60x5 80x1 85x1 90 no", "panca: 60 kg x 5, 80 kg x 1, 85 kg x 1, 90 kg x 0 failed"),
    ("DB row 36: 5x10", "DB row: 36 kg x 10 (5)"),
    ("DB row 36: 10/10/8", "DB row: 36 kg x 10 (2), 36 kg x 8"),
    ("split squat BW - 10/9", "split squat: BW x 10, BW x 9"),
    ("static hold 100 bar 31 sec, 27 sec", "static hold: 100 kg x 31 s, 100 kg x 27 s"),
    ("BP 60x8 72.5x5 👍 77.5x4", "BP: 60 kg x 8, 72.5 kg x 5, 77.5 kg x 4"),
    ("Çekiç 14 kg 3 set 10'ar tekrar", "Çekiç: 14 kg x 10 (3)"),
    ("lateral raises with the eights 12 12 10", "lateral raises: 8 kg x 12 (2), 8 kg x 10"),
    ("goblet squat with the 35 did 10 reps 3 times", "goblet squat: 35 kg x 10 (3)"),
    ("push ups 11 and then 8", "push ups: BW x 11, BW x 8"),
    ("Seitheben 10er KH 3x15", "Seitheben: 10 kg x 15 (3)"),
    ("DB RDL 50s - 12/12/12", "DB RDL: 50 kg x 12 (3)"),
    ("prone row 2 lb R 2x10", "prone row: 2 lb x 10 (2)"),
    ("二頭彎舉 10公斤 12下*2組 最後一組8公斤15下", "二頭彎舉: 10 kg x 12 (2), 8 kg x 15"),
    ("デッド 24kg×左右10回×3セット", "デッド: 24 kg x 10 (3)"),
    ("플랭크 1분 2번", "플랭크: BW x 60 s (2)"),
    ("Swing 24 kg x 10 x 5 — 7:40 total", "Swing: 24 kg x 10 (5)"),
  ])
  func `words between numbers are heard`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a way and its time stand around a slash`() {
    let sets = ReadJournal(day: "Vélo 25 min / 10,4 km").result.journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.count == 1)
  }

  @Test(arguments: [
    "в прошлый раз 80х8х3 было легче", "помню летом приседал 120 на 5",
    "massimali vecchi (2021): panca 95x1 squat 120x1", "До літа: жим 100/3",
    "da febbraio nuova scheda, panca 65 5x5", "должна была 3 подхода как вчера",
    "春节前目标：卧推75*6*4 深蹲105*5*5", "1月小结：练9次，跑1次", "本週共4次",
    "made all 10, no misses", "= 7 rds + 12 reps", "splits 1:44.0 / 1:45.2", "32 min total",
    "only had like 25 minutes before pick up", "Invoice both: 3 x €45", "абонемент 2 490 р/мес",
    "macros 240p / 380c / 60f", "Ana 58.9kg / Marc 94kg",
  ])
  func `numbers of other times and things are no sets`(line: String) {
    #expect(entries(line).isEmpty)
  }

  @Test func `what happened behind a day is no set`() {
    #expect(
      ReadJournal("2024-04-15 (no light for 2 h)\nSquat 100x5").entries == ["Squat: 100 kg x 5"])
  }
}
