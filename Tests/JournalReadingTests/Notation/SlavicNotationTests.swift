import JournalReading
import Testing
import WorkoutModel

/// How Russians, Ukrainians, Czechs and Poles write their sets.
@Suite("Notation of Slavic languages")
struct SlavicNotationTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Жим лежа 60/6 80/4п3", "Жим лежа: 60 kg x 6, 80 kg x 4 (3)"),
    ("Брусья 9п2, +10/5п3", "Брусья: BW x 9 (2), BW+10 kg x 5 (3)"),
    ("Пресс 3п12", "Пресс: BW x 12 (3)"),
    ("Жим 4п6 90", "Жим: 90 kg x 6 (4)"),
  ])
  func `a letter behind reps over a load counts the sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Присед 1) 50-8 2) 70-6 3) 90-5", "Присед: 50 kg x 8, 70 kg x 6, 90 kg x 5"),
    ("Брусья 1) 14; 2) 11; 3) 9", "Брусья: BW x 14, BW x 11, BW x 9"),
    (
      "Подъём на бицепс: 1 подход 20 кг 12 раз, 2 и 3 подход 25 кг 9 раз",
      "Подъём на бицепс: 20 kg x 12, 25 kg x 9 (2)"
    ),
  ])
  func `numbers before the sets of a line are no reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Жим 50 70 80 на 9 6 4", "Жим: 50 kg x 9, 70 kg x 6, 80 kg x 4"),
    ("Жим 85 85 85 на 5", "Жим: 85 kg x 5 (3)"),
    ("Тяга 170 на раз", "Тяга: 170 kg x 1"),
    ("Тяга блока 12-10-9 по 45", "Тяга блока: 45 kg x 12, 45 kg x 10, 45 kg x 9"),
    ("Жим 65 4 по 7", "Жим: 65 kg x 7 (4)"),
    ("Жим 4по12 с 35", "Жим: 35 kg x 12 (4)"),
    ("Zhim 4po12 s 35", "Zhim: 35 kg x 12 (4)"),
  ])
  func `little words stand between loads and reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Разводка 12ки 4x12", "Разводка: 12 kg x 12 (4)"),
    ("Тяга гантели 32ка 10, 9", "Тяга гантели: 32 kg x 10, 32 kg x 9"),
    ("Жим гантелей 3х9 (по 18)", "Жим гантелей: 18 kg x 9 (3)"),
    ("Выпады 3х10 (гантели 9 кг)", "Выпады: 9 kg x 10 (3)"),
    ("Presă 3x15 (32.5)\nGambe 4x20 (70)", "Presă: 32.5 kg x 15 (3)"),
  ])
  func `dumbbells are named for their load`(line: String, read: String) {
    #expect(entries(line).first == read)
  }

  @Test(arguments: [
    ("Брусья с/в 12, 9", "Брусья: BW x 12, BW x 9"),
    ("Брусья: св.в. х11, +15х6", "Брусья: BW x 11, BW+15 kg x 6"),
    ("Bradla VV/14 VV+10/8", "Bradla: BW x 14, BW+10 kg x 8"),
    ("Отжимания с собственным весом 22, 18", "Отжимания: BW x 22, BW x 18"),
  ])
  func `the body has letters and words of its own`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Жим лёжа 4х7х60кг не вышло: 7, 7, 6, 5", "Жим лёжа: 60 kg x 7 (2), 60 kg x 6, 60 kg x 5"),
    ("Присед 5х5х80кг, последний подход 3 раза", "Присед: 80 kg x 5 (4), 80 kg x 3"),
    ("Пресс 3 подхода до отказа (24, 20, 17)", "Пресс: BW x 24, BW x 20, BW x 17"),
    ("Пресс 90 раз (3 по 30)", "Пресс: BW x 30 (3)"),
    ("Бабочка 50-40-30 дропсет 9-8-8", "Бабочка: 50 kg x 9, 40 kg x 8 drop, 30 kg x 8 drop"),
    ("Výpony 80/15 4x", "Výpony: 80 kg x 15 (4)"),
    ("Kladka 3s x 14o, 35 kg", "Kladka: 35 kg x 14 (3)"),
    ("Выпады с гантелями 10 кг — 3 подхода по 12 шагов", "Выпады с гантелями: 10 kg x 12 (3)"),
  ])
  func `results of sets are told in words`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a bell before a colon is the load of what was done with it`() {
    #expect(entries("Рывок 16: левая 30, правая 32") == ["Рывок: 16 kg x 30, 16 kg x 32"])
    #expect(entries("Полутолчок 16+16 — 3 подхода по 10") == ["Полутолчок: 16 kg x 10 (3)"])
    let sets = ReadJournal(day: "Толчок 20+20: 3 мин 21 подъёма, 3 мин 20, 2 мин 14").result.journal
      .sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.count == 3)
    #expect(sets.allSatisfy { SetText.text($0).contains("20 kg") })
  }

  @Test(arguments: [
    "Проходка через 3 недели: 150 - 100 - 180", "Через два тижні змагання: 150 100 180",
    "Взносы 1500р", "Сауна 20 мин", "Sauna 3 x 15 min", "W przyszłym tygodniu 105x5",
    "Příští týden 105x5", "Masa ciała 82,3 kg", "Общее время 1ч 20мин",
  ])
  func `plans, prices and hours are no sets`(line: String) {
    #expect(entries("Жим 60х5\n" + line) == ["Жим: 60 kg x 5"])
  }

  @Test func `what was done a week after something else is no plan`() {
    #expect(entries("Через неделю отдыха жим 100х5").count == 1)
  }
}
