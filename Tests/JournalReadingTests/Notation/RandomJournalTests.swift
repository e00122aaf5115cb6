import JournalReading
import JournalSyntax
import Testing

struct RandomJournalTests {
  @Test func `what is written in the canonical notation is read back`() {
    for seed in 0..<400 {
      let random = RandomJournal(seed: UInt64(seed))
      let result = Reader().read([Source(path: "journal.md", text: random.text)])
      let dump = JournalDump(journal: result.journal).text
      guard dump == random.dump.joined(separator: "\n") else {
        #expect(dump == random.dump.joined(separator: "\n"), "seed \(seed)\n\(random.text)")
        return
      }
    }
  }
}
