import JournalEditing
import JournalReading
import JournalSyntax
import WorkoutModel

/// What `check --fix` does to the files of a journal.
struct MendedFiles {
  private let journal: LoadedJournal
  private let console: Console

  init(_ journal: LoadedJournal, _ console: Console) {
    self.journal = journal
    self.console = console
  }

  /// Shows on standard output what would be changed.
  func printDiff() {
    let writer = JournalWriter(journal, console)
    let fixes = SafeFixes(journal.diagnostics, in: journal.sources)
    for (index, edits) in fixes.edits { writer.printDiff(edits, of: index) }
  }

  /// Changes the files on disk, all of which must still be as they were read; false when there is
  /// nothing to change.
  func write() throws(Failure) -> Bool {
    var (sources, read) = (journal.sources, journal.journal)
    var diagnostics = journal.diagnostics
    var changed: Set<Int> = []
    // What one pass mends may show what else is not what it looks like.
    for _ in 0..<Self.mostPasses {
      let fixes = SafeFixes(diagnostics, in: sources)
      guard !fixes.edits.isEmpty, let mended = fixes.mendedSources else { break }
      let after = Reader(options: journal.options).read(mended)
      if let place = fixes.disturbedSet(from: read, to: after.journal) { throw disturbed(place) }
      changed.formUnion(fixes.edits.map(\.fileIndex))
      (sources, read) = (mended, after.journal)
      diagnostics = after.diagnostics.filter { journal.files[$0.place.fileIndex].isAsked }
    }
    guard !changed.isEmpty else { return false }
    try write(changed.sorted(), of: sources)
    console.say("mended \(Plural.of(changed.count, "file"))")
    return true
  }
}

extension MendedFiles {
  private static let mostPasses = 16

  private func write(_ indices: [Int], of sources: [Source]) throws(Failure) {
    guard !indices.contains(where: { journal.files[$0].path == FoundFile.standardInput }) else {
      throw Failure("--fix cannot change standard input", hint: "--diff shows what it would do")
    }
    let writer = JournalWriter(journal, console)
    for index in indices { try writer.replace(index, with: sources[index].bytes) }
  }

  private func disturbed(_ place: SourceLocation) -> Failure {
    let file = journal.sources[Int(place.fileIndex)].path
    return Failure(
      "nothing was changed: the fixes would alter the set at \(file):\(place.lineNumber)",
      hint: "mend the lines by hand, one after the other; ‘wlog check --diff’ shows the fixes")
  }
}
