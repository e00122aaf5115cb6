import JournalReading
import JournalSyntax
import WorkoutInterchange
import WorkoutModel

/// Reading comes to an end, each set and each finding lies inside its line, findings are in order,
/// the short check finds what the long reading finds, and each line can be explained.
@_cdecl("LLVMFuzzerTestOneInput")
public func readingStaysInPlace(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let source = Input(data, size).source
  let result = Reader().read([source])
  for session in result.journal.sessions {
    for set in session.entries.flatMap(\.sets) { checkPlace(of: set, in: source) }
  }
  let findings = result.diagnostics
  for (finding, next) in zip(findings, findings.dropFirst()) {
    promise(!Diagnostic.inOrder(next, finding), "\(next.code) stands before \(finding.code)")
  }
  for finding in findings {
    promise(Int(finding.place.range.end) <= size, "\(finding.code) lies behind the file")
  }
  promise(Reader().check([source]) == findings, "checking finds other things than reading")
  if source.lineCount < 8 {
    for number in 1...max(1, source.lineCount) {
      _ = Reader().explain([source], fileIndex: 0, lineNumber: number)
    }
  }
  SetExport.jsonLines(result.journal) { _ in }
  return 0
}

private func checkPlace(of set: TrainingSet, in source: Source) {
  let index = Int(set.location.lineNumber) - 1
  promise(index >= 0 && index < source.lineCount, "a set on line \(index + 1)")
  let content = source.content(ofLineAt: index)
  promise(
    Int(set.location.offset) >= content.lowerBound
      && Int(set.location.offset + set.location.length) <= content.upperBound,
    "a set outside of line \(index + 1)")
  promise((1...200).contains(set.count), "\(set.count) sets")
}
