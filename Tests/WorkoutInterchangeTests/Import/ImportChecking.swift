import Testing
import WorkoutInterchange
import WorkoutModel

/// Imports a made-up export and compares the journal text and the losses, as `line reason`.
///
/// Whatever is expected, each row must be kept or lost with a reason.
func check(
  _ export: String, options: ImportOptions = ImportOptions(), app: ImportApp, text: String,
  losses: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let result = try AppImport.read(Array(export.utf8), options: options)
  var journal = JournalText()
  for session in result.sessions { journal.add(session) }
  for entry in result.bodyweights {
    let day = entry.date.map(\.description) ?? "no day"
    #expect(text.contains("bodyweight \(day) \(entry.mass)"), sourceLocation: sourceLocation)
  }
  let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("bodyweight 2") }.joined(separator: "\n")
  #expect(journal.text == (expected.isEmpty ? "" : expected + "\n"), sourceLocation: sourceLocation)
  #expect(result.app == app, sourceLocation: sourceLocation)
  let told = result.losses.filter { $0.reason != .column }
    .map { "\($0.lineNumber) \($0.reason)" }
  #expect(told == losses, sourceLocation: sourceLocation)
  let lost = Set(result.losses.filter(\.reason.losesRow).map(\.lineNumber))
  #expect(result.rowCount == result.keptRows + lost.count, sourceLocation: sourceLocation)
}
