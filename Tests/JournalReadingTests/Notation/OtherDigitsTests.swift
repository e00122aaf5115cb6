import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Digits of full width and of other scripts")
struct OtherDigitsTests {
  @Test(arguments: [
    "ベンチプレス　６０キロ　１０回３セット", "ベンチプレス ６０kg 10回３セット", "Bench Press ٦٠ kg ٣×١٠",
    "Bench Press ۶۰ kg ۳×۱۰", "Bench Press ६० kg ३x१०",
  ])
  func `are numbers`(_ line: String) {
    let sets = read("2026-03-02\n\(line)\n").sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(setText) == ["60 kg x 10 x 3"], "\(line)")
  }

  @Test func `tell days and fractions`() {
    let journal = read("２０２４年１月８日\nベンチ　６７．５キロ　８回\n\n２０２４．２．１２\nベンチ　７０キロ　８、７回\n")
    #expect(journal.sessions.map { "\($0.date!)" } == ["2024-01-08", "2024-02-12"])
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(setText) == ["67.5 kg x 8", "70 kg x 8", "70 kg x 7"])
  }

  @Test func `keep their addresses and the words around them`() throws {
    let entry = try #require(read("2026-03-02\nベンチ　６０キロ　１０回\n").sessions.first?.entries.first)
    let set = try #require(entry.sets.first)
    #expect(entry.nameAsWritten == "ベンチ")
    #expect(set.location.columnNumber == 5)
    #expect(set.location.length == "６０キロ　１０回".utf8.count)
  }

  private func read(_ text: String) -> Journal {
    Reader().read([Source(path: "a.md", text: text)]).journal
  }
}
