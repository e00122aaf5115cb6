import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What writers tell of their own way to write: orders, signs, short names, schemes for all.
@Suite("Conventions that the file states")
struct StatedConventionTests {
  /// `2025-02-04 BENCH: 60 kg x 8, …`, an exercise of a day a string.
  private func daysOf(_ text: String) -> [String] {
    let journal = Reader().read([Source(path: "a.txt", text: text + "\n")]).journal
    return journal.sessions.flatMap { session in
      session.entries.filter { !$0.sets.isEmpty }.map { entry in
        let date = session.date.map { "\($0) " } ?? ""
        return date + entry.exercise + ": "
          + entry.sets.map(SetText.text).joined(separator: ", ")
      }
    }
  }

  @Test func `hyphens stand for times signs where the title says so`() {
    let lines = "2025-02-15 하체 : 스쿼트 60-10-2, 80-6-3 / 벤치 40-10-5"
    #expect(
      daysOf("운동일지 (무게-횟수-세트)\n\n" + lines) == [
        "2025-02-15 Squat: 60 kg x 10 x 2, 80 kg x 6 x 3",
        "2025-02-15 Bench Press: 40 kg x 10 x 5",
      ])
    // A day stays one.
    let dashed = "운동일지 (무게-횟수-세트)\n\n2025.02.15 스쿼트 60-10-2\n2025-02-17 스쿼트 62.5-10-2"
    #expect(daysOf(dashed).last == "2025-02-17 Squat: 62.5 kg x 10 x 2")
  }

  @Test func `a stated order of three rules pairs of a load and reps as well`() {
    #expect(
      daysOf("训练记录（重量公斤*次数*组数）\n2023.10.9 深蹲60*8*2，80*5；硬拉80*5") == [
        "2023-10-09 Squat: 60 kg x 8 x 2, 80 kg x 5", "2023-10-09 Deadlift: 80 kg x 5",
      ])
  }

  @Test func `points part a load from its reps where a key says so or the lists do`() {
    let key = "unit: lb\nnumbers: load.reps.reps.reps   w/ = warmup\n\n"
    let lines = "11.22.21\nsquat 225.5.5.5\npull-up bw.10.8\ndeadlift 135.5 225.3"
    #expect(
      daysOf(key + lines) == [
        "2021-11-22 Squat: 225 lb x 5, 225 lb x 5, 225 lb x 5",
        "2021-11-22 Pull-up: BW x 10, BW x 8", "2021-11-22 Deadlift: 135 lb x 5, 225 lb x 3",
      ])
    let lists = "unit: lb\n11.22.21\nsquat 225.5.5.5\nbench 175.5.5.4\nrow 180.9.8"
    #expect(
      daysOf(lists) == [
        "2021-11-22 Squat: 225 lb x 5, 225 lb x 5, 225 lb x 5",
        "2021-11-22 Bench Press: 175 lb x 5, 175 lb x 5, 175 lb x 4",
        "2021-11-22 row: 180 lb x 9, 180 lb x 8",
      ])
  }

  @Test func `short names of a legend are those of the exercises they mean`() {
    let legend = "KEY  bx=bench sq=squat dl=deadlift pu=pullup\n"
    #expect(
      daysOf(legend + "unit: kg\n2024-03-01\nbx 60x8\npu 10 8") == [
        "2024-03-01 Bench Press: 60 kg x 8", "2024-03-01 Pull-up: BW x 10, BW x 8",
      ])
    #expect(
      daysOf(
        "Legende: KB = Kniebeuge, BD = Bankdrücken, KH = Kreuzheben\nunit: kg\n"
          + "2024-09-06 KB 102,5 3x5; BD 77,5 5,5,4") == [
          "2024-09-06 Squat: 102.5 kg x 5 x 3",
          "2024-09-06 Bench Press: 77.5 kg x 5, 77.5 kg x 5, 77.5 kg x 4",
        ])
    // Two of them are no legend, and in another file they mean nothing.
    let both = [
      Source(path: "a.txt", text: legend + "2024-03-01\nbx 60x8\n"),
      Source(path: "b.txt", text: "2024-03-02\nbx 60x8\n"),
    ]
    let journal = Reader().read(both).journal
    #expect(Set(journal.sessions.flatMap(\.entries).map(\.exercise)).count == 2)
  }

  @Test func `a scheme for all may stand before the word`() {
    let text = """
      3x8 everything unless noted. lbs.

      3/4/19 mon
      bench 135
      lunge 30 (2x10)
      plank 1 min
      """
    #expect(
      daysOf(text) == [
        "2019-03-04 Bench Press: 135 lb x 8 x 3", "2019-03-04 Lunge: 30 lb x 10 x 2",
        "2019-03-04 Plank: BW x 60 s",
      ])
  }

  @Test func `a comma before a half and a scheme is one of decimals`() {
    let table = "Übung\t5.2.\t7.2.\nBank\t50 3x8\t52,5 8,8,7\nLatzug\t45 3x10\t47,5 10,10,8"
    #expect(
      daysOf("year: 2024\nunit: kg\n" + table).contains(
        "2024-02-07 Bank: 52.5 kg x 8, 52.5 kg x 8, 52.5 kg x 7"))
    #expect(
      daysOf("unit: kg\nBench 82,5 3x5\nRow 62,5 3x8\nDips 12,10").last == "Dip: BW x 12, BW x 10")
  }
}
