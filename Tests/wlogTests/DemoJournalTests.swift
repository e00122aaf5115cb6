import Testing
import WorkoutModel

@testable import wlog

@Suite struct DemoJournalTests {
  private static let lastDay = CivilDate(dayNumber: 20_632)  // 2026-06-28

  /// All the files of a journal, one after the other.
  private func text(years: Int, seed: UInt64) -> String {
    DemoJournal(years: years, seed: seed, lastDay: Self.lastDay).files()
      .map { "\($0.path)\n\($0.text)" }.joined()
  }

  /// FNV-1a, 64 bits.
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @Test func `the same arguments give the same bytes, on every platform`() {
    #expect(text(years: 3, seed: 1) == text(years: 3, seed: 1))
    #expect(hash(text(years: 3, seed: 1)) == 4_204_706_142_148_064_922)
  }

  @Test func `another seed is another lifter`() {
    #expect(text(years: 1, seed: 1) != text(years: 1, seed: 2))
  }

  @Test func `there is a file for each year, and the settings come last`() {
    let files = DemoJournal(years: 3, seed: 1, lastDay: Self.lastDay).files()
    #expect(
      files.map(\.path) == ["2023.md", "2024.md", "2025.md", "2026.md", "journal.wlog"])
    #expect(files.last?.text.contains("goal: Squat ") == true)
  }

  @Test func `sessions are in order and end on the last day at the latest`() {
    let days = text(years: 20, seed: 7).split(separator: "\n")
      .filter { $0.hasPrefix("# ") }.map { $0.dropFirst(2).prefix(10) }
    #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 })
    #expect(days.count > 20 * 120 && days.count < 20 * 180)
    #expect(days.allSatisfy { $0 >= "2006-06-29" && $0 <= "2026-06-28" })
  }

  @Test func `eight hundred years have four-digit years`() throws {
    var paths: [String] = []
    DemoJournal(years: 800, seed: 1, lastDay: Self.lastDay).forEachFile { path, bytes in
      paths.append(path)
      #expect(!bytes.isEmpty)
    }
    #expect(paths.first == "1226.md")
    #expect(paths.count == 802)
    let early = DemoJournal(years: 9999, seed: 1, lastDay: Self.lastDay)
    #expect(early.firstDay.year == 1)
    let short = DemoJournal(years: 0, seed: 1, lastDay: Self.lastDay)
    #expect(short.lastDay.days(since: short.firstDay) == 364)
  }

  @Test func `every exercise is in the catalog`() {
    #expect(DemoLift.all.count > 50)
    for lift in DemoLift.all {
      #expect(ExerciseCatalog.exercise(named: lift.name)?.name == lift.name, "\(lift.name)")
    }
  }

  @Test func `no session has an exercise twice`() {
    for day in DemoSplit.all.flatMap(\.days) {
      let lifts = day.lifts + day.pools.joined()
      #expect(Set(lifts).count == lifts.count, "\(day.title)")
    }
  }

  @Test func `no line is of a shape that the notation does not have`() {
    for line in text(years: 5, seed: 3).split(separator: "\n") where line.hasPrefix("- ") {
      #expect(line.contains(" x ") || line.contains(" km in "), "\(line)")
      #expect(!line.contains("-0") && !line.contains(" 0 kg") && !line.contains("x 0"), "\(line)")
    }
  }
}
