import JournalReading
import JournalSyntax
import WorkoutModel

/// A line that the short way reads, the general parser reads as the same sets.
@_cdecl("LLVMFuzzerTestOneInput")
public func canonicalLinesReadAlike(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let input = Input(data, size)
  let names = ["Bench Press", "Pull-up", "Run", "Farmer's Walk", "Plank"]
  var line = CanonicalLine()
  let lines = input.bytes.split(separator: UInt8(ascii: "\n"))
  for part in lines where line.read(input.bytes, part.startIndex..<part.endIndex) {
    let text = String(decoding: part, as: UTF8.self)
    let name = names[part.count % names.count]
    let short = sets("# 2026-03-02\n\n\(name)\n- \(text)\n")
    let general = sets("# 2026-03-02\n\n\(name)\n- \(withOtherSigns(text))\n")
    promise(!short.isEmpty && short == general, "‘\(text)’ of \(name):\n\(short)\n\(general)")
  }
  return 0
}

private func sets(_ text: String) -> [TrainingSet] {
  let journal = Reader().read([Source(path: "a.md", text: text)]).journal
  return journal.sessions.flatMap(\.entries).flatMap(\.sets).map { set in
    var set = set
    set.location = SourceLocation(
      fileIndex: 0, lineNumber: 1, columnNumber: 1, offset: 0, length: 0)
    return set
  }
}

/// With `×` for `x`, or a space more before a unit, only the general parser knows the line.
private func withOtherSigns(_ text: String) -> String {
  text.split(separator: " ", omittingEmptySubsequences: false)
    .map { $0 == "x" ? "×" : $0.hasPrefix("km") || $0.hasPrefix("s") ? " \($0)" : String($0) }
    .joined(separator: " ")
}
