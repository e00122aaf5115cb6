import JournalReading
import Testing
import WorkoutModel

/// Endings of words, other words and other calendars: Romanian, Hungarian, Greek, Turkish, Finnish, Arabic,
/// Hebrew and Persian.
@Suite("Endings, words and calendars of other languages")
struct EndingsAndOwnWordsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Guggolás: 50 kg-mal 10, 70 kg-mal 3×6", "Guggolás: 50 kg x 10, 70 kg x 6 (3)"),
    ("Lábtoló 150 kilóval 3x10", "Lábtoló: 150 kg x 10 (3)"),
    ("Oldalemelés: 9-es súlyzóval 3×14", "Oldalemelés: 9 kg x 14 (3)"),
    ("Squat 90 kg'la 3x5", "Squat: 90 kg x 5 (3)"),
    ("Squat 90 kg ile 3x5", "Squat: 90 kg x 5 (3)"),
    ("Curl 14'lük dambıl 3x10", "Curl: 14 kg x 10 (3)"),
    ("Kyykky 90 kg:lla 3x5", "Kyykky: 90 kg x 5 (3)"),
    ("Εκτάσεις: 20άρια 12, 22άρια 10", "Εκτάσεις: 20 kg x 12, 22 kg x 10"),
    ("Skråbenk 24'ere 10, 9", "Skråbenk: 24 kg x 10, 24 kg x 9"),
  ])
  func `endings of loads hide neither the load nor the reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Ramat 3 serii a câte 9 cu 65 kile", "Ramat: 65 kg x 9 (3)"),
    ("Ramat 3 serii de câte 9 cu 65 de kilograme", "Ramat: 65 kg x 9 (3)"),
    ("Genuflexiuni 110x4 de trei ori", "Genuflexiuni: 110 kg x 4 (3)"),
    ("Πλάτη 3 σετ x 14 επαν. στα 45 κιλά", "Πλάτη: 45 kg x 14 (3)"),
    ("Calf 4x20, 60 kg", "Calf: 60 kg x 20 (4)"),
    ("Lat pulldown 4x11 50 kg, son set 8 tekrar", "Lat pulldown: 50 kg x 11 (3), 50 kg x 8"),
    ("سحب: 3 مجموعات 14 تكرار وزن 35", "سحب: 35 kg x 14 (3)"),
    ("Flies 4 sets 14 reps weight 12", "Flies: 12 kg x 14 (4)"),
    ("תאומים 3 סטים 18 ב-55 ק\"ג", "תאומים: 55 kg x 18 (3)"),
    ("פרפר 3 סטים של 11 עם 40 ק\"ג", "פרפר: 40 kg x 11 (3)"),
    ("پرس: 20 کیلو، 3 ست 11 تایی", "پرس: 20 kg x 11 (3)"),
    ("پرس 4 ست 9 تایی با 45 کیلو", "پرس: 45 kg x 9 (4)"),
    ("Guggolás üres rúd 10, 60x8", "Guggolás: 10 reps, 60 kg x 8"),
  ])
  func `words of other languages tell loads and reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `times stand behind ways with a point, and abbreviations with a mark`() {
    #expect(entries("Soutulaite 1000 m 3.52,4").first?.contains("232 s") == true)
    #expect(entries("פלאנק 50 שנ', 40 שנ'") == ["פלאנק: 50 s, 40 s"])
  }

  @Test func `days of the Persian calendar become days of the common one`() {
    #expect(
      ReadJournal("unit: kg\n۱۴۰۲/۱۲/۲۹ پا\nاسکات 50x8").days.first?.hasPrefix("2024-03-19") == true
    )
    #expect(ReadJournal("unit: kg\n1403/01/01\nSquat 50x8").days == ["2024-03-20 Squat: 50 kg x 8"])
    #expect(ReadJournal("unit: kg\n30/12/1399\nSquat 50x8").days == ["2021-03-20 Squat: 50 kg x 8"])
  }

  @Test func `the day behind a counted day is that of the line`() {
    #expect(
      ReadJournal("unit: kg\nНеделя 2 день 1 — 10.02.25\nПрисед 90х5").days
        == ["2025-02-10 Присед: 90 kg x 5"])
    #expect(
      ReadJournal("unit: kg\nWeek 2 day 2 - 12.02.2025\nSquat 90x5").days
        == ["2025-02-12 Squat: 90 kg x 5"])
  }

  @Test func `numbers with an ending are days of the month above`() {
    #expect(
      ReadJournal("unit: kg\nДНЕВНИК 2024\n\nМАРТ\n\n5-е, вт\nПрисед 90х5\n\n7-го\nЖим 60х5").days
        == ["2024-03-05 Присед: 90 kg x 5", "2024-03-07 Жим: 60 kg x 5"])
  }

  @Test func `rows of loads and reps belong together, whatever parts them`() {
    #expect(
      entries("Присед\nвес:\t50\t70\t90\nповт:\t9\t6\t4") == [
        "Присед: 50 kg x 9, 70 kg x 6, 90 kg x 4"
      ])
    #expect(entries("Dips\nWeight:\t0\t5\nReps:\t11\t8") == ["Dips: BW x 11, BW+5 kg x 8"])
    #expect(entries("Pull-ups\nReps:\t9\t7\t6") == ["Pull-ups: BW x 9, BW x 7, BW x 6"])
  }

  @Test(arguments: [
    "Την άλλη βδομάδα κάθισμα 105x5", "data viitoare 92.5 la piept, 2 rep", "شهریه ۸۰۰",
    "الهدف الأسبوع الجاي: سكوات 105×5", "בפעם הבאה: סקוואט 105x5", "Greutate corporală 82,3",
    "Omapaino 86,0", "وزن بدن ۸۲",
  ])
  func `what comes, what it costs and what one weighs are no sets`(line: String) {
    #expect(entries("Squat 60x5\n" + line) == ["Squat: 60 kg x 5"])
  }
}
