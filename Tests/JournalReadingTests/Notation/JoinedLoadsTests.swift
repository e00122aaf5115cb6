import JournalReading
import Testing
import WorkoutModel

/// Loads and their work on the two sides of any sign.
@Suite("Joined loads")
struct JoinedLoadsTests {
  private static let joints = [
    " → ", " -> ", " => ", ": ", " = ", " | ", " > ", " – ", " - ", " — ", " ~ ", " .. ", " ; ",
    " x ",
    " for ", " / ", "\t", " // ", " · ", " • ", " ▸ ", " » ",
  ]

  private static let lists = [
    "9, 8, 8", "9,8,8", "9/8/8", "9 8 8", "9-8-8", "9;8;8", "9|8|8", "9 & 8 & 8", "9, 8 and 8",
    "9,8,8 reps",
  ]

  private func days(_ text: String) -> [String] { ReadJournal(text).days }

  private static func isSame(_ joint: String, _ list: String) -> Bool {
    list.contains(joint.trimmingPrefix(" ").prefix(1)) || joint == " | " || joint == " ; "
  }

  @Test(arguments: joints) func `a load before its reps`(joint: String) {
    for list in Self.lists where !Self.isSame(joint, list) {
      for load in ["70 kg", "70kg", "@70", "[70 kg]"] where !(joint == " x " && load == "@70") {
        #expect(
          days("unit: kg\n\n2024-03-11\nFront squat \(load)\(joint)\(list)\nRow 45 kg x 5")
            == ["2024-03-11 Front squat: 70 kg x 9, 70 kg x 8 (2); Row: 45 kg x 5"],
          "\(load)\(joint)\(list)")
      }
    }
  }

  @Test(arguments: joints.filter { ![" for ", " .. ", " = "].contains($0) })
  func `reps before their load`(joint: String) {
    for list in Self.lists where !Self.isSame(joint, list) {
      #expect(
        days("2024-03-11\nFront squat \(list)\(joint)70 kg\nRow 45 kg x 5")
          == ["2024-03-11 Front squat: 70 kg x 9, 70 kg x 8 (2); Row: 45 kg x 5"],
        "\(list)\(joint)70 kg")
    }
  }

  @Test(arguments: [" → ", " => ", " ▸ ", " // ", " ~ ", " · "])
  func `a product on either side`(joint: String) {
    let read = ["2024-03-11 Front squat: 70 kg x 8 (3)"]
    for work in ["3x8", "3 x 8", "3 sets of 8", "8r x3"] {
      #expect(days("2024-03-11\nFront squat 70 kg\(joint)\(work)") == read, "\(joint)\(work)")
      #expect(days("2024-03-11\nFront squat \(work)\(joint)70 kg") == read, "\(work)\(joint)")
    }
  }

  @Test func `bare numbers tell by their size`() {
    #expect(
      days("unit: kg\n\n2024-03-11\nFront squat 70 → 3,3,3,6+")
        == ["2024-03-11 Front squat: 70 kg x 3 (3), 70 kg x 6"])
    #expect(
      days("unit: kg\n\n2024-03-11\nFront squat 3x8 (@70)")
        == ["2024-03-11 Front squat: 70 kg x 8 (3)"])
    #expect(
      days("unit: lb\n\n2024-03-11\nFront squat\n135 → 5/5/4")
        == ["2024-03-11 Front squat: 135 lb x 5 (2), 135 lb x 4"])
  }

  @Test func `a k behind a load of a lift tells kilograms`() {
    #expect(
      days("2024-03-11\nSquat 80k 3x8\nRun 10k in 55:00")
        == ["2024-03-11 Squat: 80 kg x 8 (3); Run: 10 km in 3300 s"])
  }

  @Test(arguments: [
    // Sums of the reps before them.
    ("Squat 9, 8, 8 = 25", "25 kg"), ("Squat 3x8 = 24", "24 kg"),
    // Three loads.
    ("Squat 60 kg → 62.5 kg → 65 kg", "60 kg x 6"),
    // What is meant for the next time.
    ("Squat 9, 8, 8 → next 62.5", "62.5 kg"),
  ])
  func `other numbers beside such signs stay what they are`(line: String, misread: String) {
    let days = days("unit: kg\n\n2024-03-11\n\(line)\nRow 45 kg x 5")
    #expect(!days[0].contains(misread), "\(days)")
    #expect(days[0].contains("Row: 45 kg x 5"))
  }

  @Test(arguments: [
    "60→9, 70→7", "60->9 70->7", "60 kg = 9 then 70 kg = 7", "60 kg ~ 9; 70 kg ~ 7", "9→60 & 7→70",
    "9 ~ 60 kg · 7 ~ 70 kg", "9 | 60 kg; 7 | 70 kg",
  ])
  func `each load has its own reps`(pairs: String) {
    #expect(
      days("unit: kg\n\n2024-03-11\nFront squat \(pairs)\nRow 45 kg x 5")
        == ["2024-03-11 Front squat: 60 kg x 9, 70 kg x 7; Row: 45 kg x 5"])
  }

  @Test(arguments: ["9 . 8 . 8", "9 · 8 · 8", "9 & 8 & 8", "9 > 8 > 8"])
  func `a sign before reps without a load`(list: String) {
    for joint in [" .. ", " = ", " ~ ", " → "] {
      #expect(
        days("2024-03-11\nPull-ups\(joint)\(list)\nRow 45 kg x 5")
          == ["2024-03-11 Pull-ups: BW x 9, BW x 8 (2); Row: 45 kg x 5"], "\(joint)\(list)")
    }
    #expect(
      days("2024-03-11\nL-sit .. 12s . 10s . 10s\nRow 45 kg x 5")
        == ["2024-03-11 L-sit: BW x 12 s, BW x 10 s (2); Row: 45 kg x 5"])
  }

  @Test func `quotes below names hold sets`() {
    let quotes = """
      ## 2024-03-11
      Front squat
      > 60 kg: 9 – 8 – 8
      Row
      > 45 kg: 10 – 10 – 9
      ## 2024-03-13
      Front squat
      > 62.5 kg: 9 – 8 – 7
      Dips
      > 9 – 8 – 7
      """
    #expect(
      days(quotes) == [
        "2024-03-11 Front squat: 60 kg x 9, 60 kg x 8 (2); Row: 45 kg x 10 (2), 45 kg x 9",
        "2024-03-13 Front squat: 62.5 kg x 9, 62.5 kg x 8, 62.5 kg x 7; Dips: BW x 9, BW x 8, BW x 7",
      ])
    // One of them may be somebody's words, and is not lost without one.
    let one = ReadJournal("2024-03-11\nFront squat\n> 60 kg: 9 – 8 – 8\n\nRow 45 kg x 5")
    #expect(one.days == ["2024-03-11 Row: 45 kg x 5"])
    #expect(!one.codes.isEmpty)
  }

  @Test func `a day before sets is no load`() {
    #expect(
      days("2024.05.12 Chest\nBench 40 kg x 12\n\n2024.05.14 Back\nRow 60 kg x 10")
        == ["2024-05-12 Bench: 40 kg x 12", "2024-05-14 Row: 60 kg x 10"])
  }
}
