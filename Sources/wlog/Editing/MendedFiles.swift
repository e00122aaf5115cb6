import JournalEditing
import JournalReading
import JournalSyntax
import WorkoutModel

/// What `check --fix` does to the files of a journal.
struct MendedFiles {
  private let journal: LoadedJournal
  private let console: Console
  private let fixes: SafeFixes

  init(_ journal: LoadedJournal, _ console: Console) {
    self.journal = journal
    self.console = console
    fixes = SafeFixes(journal.diagnostics, in: journal.sources)
  }

  /// Shows on standard output what would be changed.
  func printDiff() {
    let writer = JournalWriter(journal, console)
    for (index, edits) in fixes.edits { writer.printDiff(edits, of: index) }
  }

  /// Changes the files on disk, all of which must still be as they were read; false when there is
  /// nothing to change.
  func write() throws(Failure) -> Bool {
    guard !fixes.edits.isEmpty, let mended = fixes.mendedSources else { return false }
    guard !fixes.edits.contains(where: { isStandardInput($0.fileIndex) }) else {
      throw Failure("--fix cannot change standard input", hint: "--diff shows what it would do")
    }
    let after = Reader(options: journal.options).read(mended).journal
    if let place = fixes.disturbedSet(from: journal.journal, to: after) {
      let file = journal.sources[Int(place.fileIndex)].path
      throw Failure(
        "nothing was changed: the fixes would alter the set at \(file):\(place.lineNumber)",
        hint: "mend the lines by hand, one after the other; ‘wlog check --diff’ shows the fixes")
    }
    let writer = JournalWriter(journal, console)
    for (index, edits) in fixes.edits { try writer.write(edits, to: index) }
    console.say("mended \(Plural.of(fixes.edits.count, "file"))")
    return true
  }

  private func isStandardInput(_ index: Int) -> Bool {
    journal.files[index].path == FoundFile.standardInput
  }
}
