import JournalSyntax

/// What the fuzzer hands over, and how a broken promise is told.
struct Input {
  let bytes: [UInt8]

  init(_ data: UnsafePointer<UInt8>, _ size: Int) {
    bytes = Array(UnsafeBufferPointer(start: data, count: size))
  }

  /// A file whose name depends on its length, so that all sorts of files come by.
  var source: Source {
    let paths = [
      "a.md", "b.org", "log 2024.txt", "journal.wlog", "2015-03-02.yml", "c.txt", "d.md",
    ]
    return Source(path: paths[bytes.count % paths.count], bytes: bytes)
  }
}

/// Ends the process, which the fuzzer takes for a find.
func promise(_ isKept: Bool, _ words: @autoclosure () -> String) {
  if !isKept { fatalError(words()) }
}
