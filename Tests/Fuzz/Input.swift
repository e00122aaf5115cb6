import JournalReading
import JournalSyntax
import WorkoutModel

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

  /// Options that depend on the length too, with those of a writer who settles what bare numbers mean.
  var options: ReaderOptions {
    switch bytes.count / 7 % 3 {
    case 0: ReaderOptions()
    case 1: ReaderOptions(unit: .kilogram)
    default: ReaderOptions(unit: .pound, orders: [.weightRepsSets, .weightReps, .setsReps])
    }
  }
}

/// Ends the process, which the fuzzer takes for a find.
func promise(_ isKept: Bool, _ words: @autoclosure () -> String) {
  if !isKept { fatalError(words()) }
}

/// Ends the process with the words for what was broken, if anything was.
func promise(nothing broken: String?) {
  if let broken { fatalError(broken) }
}
