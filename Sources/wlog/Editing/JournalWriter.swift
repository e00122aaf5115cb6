import JournalSyntax

/// Puts edits into the files of a journal, each wholly or not at all.
struct JournalWriter {
  private let journal: LoadedJournal
  private let console: Console

  init(_ journal: LoadedJournal, _ console: Console) {
    self.journal = journal
    self.console = console
  }

  /// Shows on standard output what would be changed.
  func printDiff(_ edits: [TextEdit], of index: Int) {
    guard let diff = EditDiff.unified(edits, in: journal.sources[index]) else { return }
    console.output.write(diff)
  }

  /// Changes a file, which must still be as it was read; standard input goes to standard output.
  func write(_ edits: [TextEdit], to index: Int) throws(Failure) {
    let source = journal.sources[index]
    guard let bytes = TextEdit.apply(edits, to: source.bytes) else {
      throw Failure(
        "nothing was changed in \(source.path): its edits overlap",
        hint: "this is a mistake of wlog, not of the journal")
    }
    try replace(index, with: bytes)
  }

  /// Gives a file other bytes; it must still be as it was read.
  func replace(_ index: Int, with bytes: [UInt8]) throws(Failure) {
    let file = journal.files[index]
    if file.path == FoundFile.standardInput {
      console.output.write(bytes)
      return
    }
    do throws(FileError) {
      try FileReplacement.write(
        bytes, to: file.path, expected: journal.versions[index], isDurable: true)
    } catch {
      throw Failure(cannot: "write", error)
    }
  }
}
