import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Whole journals in many hands")
struct WrittenJournalTests {
  /// Days, exercises and sets are what the writer meant, whatever stands between them.
  @Test(arguments: 1...UInt64(300))
  func `is read as it was meant`(_ seed: UInt64) {
    let written = WrittenJournal(seed: seed)
    let journal = Reader().read([Source(path: "a.md", text: written.text)]).journal
    let found = journal.sessions.flatMap { session in
      session.entries.flatMap { entry in
        entry.sets.flatMap { set in
          Array(repeating: Self.text(set, entry, session), count: Int(set.count))
        }
      }
    }
    #expect(found == written.sets, "\(written.text)")
  }

  private static func text(_ set: TrainingSet, _ entry: ExerciseEntry, _ session: Session) -> String
  {
    let day = session.date.map { "\($0)" } ?? "no date"
    let name = entry.exercise.split(separator: " ").map(\.capitalized).joined(separator: " ")
    let load = set.load.mass.map { "\($0.value)" } ?? "?"
    return "\(day) \(name) \(load)x\(set.effort.reps.map { "\($0)" } ?? "?")"
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
