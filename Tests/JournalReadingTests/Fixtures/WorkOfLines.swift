import JournalReading
import JournalSyntax
import WorkoutModel

/// What was done of lines on one day in a file with that unit: `Squat: 100 kg x 5, 100 kg x 5`, an
/// exercise a string, in the order in which they stand.
func workOf(_ lines: String, unit: String = "kg") -> [String] {
  let text = "unit: \(unit)\n# 2026-03-02\n\n\(lines)\n"
  let journal = Reader().read([Source(path: "a.md", text: text)]).journal
  return journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map { entry in
    entry.nameAsWritten + ": " + entry.sets.map(SetText.text).joined(separator: ", ")
  }
}

/// The names of the findings of such lines.
func findingsOf(_ lines: String) -> [String] {
  let text = "unit: kg\n# 2026-03-02\n\n\(lines)\n"
  return Reader().check([Source(path: "a.md", text: text)]).map(\.code.name)
}
