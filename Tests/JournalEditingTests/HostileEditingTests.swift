import JournalEditing
import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// Whatever bytes there are: editing ends, and loses nothing.
struct HostileEditingTests {
  @Test func `what is added stands among the bytes that were there`() throws {
    var hostile = HostileInput(seed: 11)
    for _ in 0..<300 {
      let source = Source(path: "journal.md", bytes: hostile.next())
      let adder = Adder([source], to: 0, options: ReaderOptions())
      let journal = Reader().read([source]).journal
      let addition = try Addition.parse(
        "bench press 100x5x3 @8", naming: ExerciseNaming(journal, aliases: []), aliases: [],
        unit: .kilogram)
      guard case .edits(let edits) = adder.add(addition, on: Editing.day("2026-03-09")) else {
        continue
      }
      let result = try #require(TextEdit.apply(edits, to: source.bytes))
      #expect(edits.count == 1)
      #expect(edits.allSatisfy { $0.range.isEmpty || $0.range.count < 40 })
      let sets = Reader().read([Source(path: "journal.md", bytes: result)]).journal.sessions
        .filter { $0.date == Editing.day("2026-03-09") }
        .flatMap(\.entries).filter { $0.exercise == "Bench Press" }.flatMap(\.sets)
      #expect(sets.reduce(0) { $0 + Int($1.count) } >= 3, "\(source.bytes)")
    }
  }

  @Test func `a canonical file has all words of the old one`() throws {
    var hostile = HostileInput(seed: 13)
    for _ in 0..<600 {
      let source = Source(path: "journal.md", bytes: hostile.next())
      let formatter = Formatter([source], options: ReaderOptions(unit: .kilogram))
      guard case .edits(let edits) = formatter.canonical([0])[0] else { continue }
      let result = try #require(TextEdit.apply(edits, to: source.bytes))
      let sets = { (bytes: [UInt8]) in
        Reader(options: ReaderOptions(unit: .kilogram))
          .read([Source(path: "journal.md", bytes: bytes)]).journal.sessions
          .flatMap(\.entries).flatMap(\.sets).map { "\($0.load) \($0.effort)" }
      }
      #expect(Set(sets(result)) == Set(sets(source.bytes)), "\(source.bytes)")
    }
  }

  @Test func `renaming touches nothing but names`() throws {
    var hostile = HostileInput(seed: 17)
    for _ in 0..<300 {
      let source = Source(path: "journal.md", bytes: hostile.next())
      let journal = Reader().read([source]).journal
      guard let name = journal.sessions.flatMap(\.entries).first?.exercise else { continue }
      let renamer = Renamer([source], files: [0], journal: journal, options: ReaderOptions())
      guard case .renamed(let renaming) = renamer.rename(name, to: "Zottman Thing") else {
        continue
      }
      let result = try #require(TextEdit.apply(renaming.edits[0] ?? [], to: source.bytes))
      let after = Reader().read([Source(path: "journal.md", bytes: result)]).journal
      #expect(
        after.sessions.flatMap(\.entries).map(\.sets.count)
          == journal.sessions.flatMap(\.entries).map(\.sets.count), "\(source.bytes)")
    }
  }
}
