import JournalEditing
import JournalReading
import JournalSyntax
import WorkoutModel

/// Short ways to edit a journal of one file.
enum Editing {
  /// The text after `fmt`; `nil` when it was refused.
  static func tidied(
    _ text: String, path: String = "journal.md", options: ReaderOptions = ReaderOptions()
  ) -> String? {
    let source = Source(path: path, text: text)
    let formatter = Formatter([source], options: options)
    return formatter.tidy([0])[0].flatMap { result(of: $0, source) }
  }

  /// The text after `fmt --canonical`; `nil` when it was refused.
  static func canonical(_ text: String, options: ReaderOptions = ReaderOptions()) -> String? {
    let source = Source(path: "journal.md", text: text)
    let formatter = Formatter([source], options: options)
    return formatter.canonical([0])[0].flatMap { result(of: $0, source) }
  }

  static func result(of outcome: Formatter.Outcome, _ source: Source) -> String? {
    guard case .edits(let edits) = outcome else { return nil }
    return applied(edits, to: source)
  }

  static func applied(_ edits: [TextEdit], to source: Source) -> String? {
    TextEdit.apply(edits, to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text after `add`; the reason when it was refused.
  static func added(
    _ sets: String, to text: String, on date: String = "2026-03-09", path: String = "journal.md"
  ) throws -> String {
    let source = Source(path: path, text: text)
    let options = ReaderOptions()
    let journal = Reader(options: options).read([source]).journal
    let aliases = AliasLines.all(in: [source])
    let adder = Adder([source], to: 0, options: options)
    let addition = try Addition.parse(
      sets, naming: ExerciseNaming(journal, aliases: aliases), aliases: aliases, unit: adder.unit)
    switch adder.add(addition, on: day(date)) {
    case .edits(let edits): return applied(edits, to: source) ?? "edits overlap"
    case .refused(let reason): return "refused: \(reason)"
    }
  }

  /// The text after `rename`; the reason when it was refused.
  static func renamed(_ old: String, to new: String, in text: String) -> String {
    let source = Source(path: "journal.md", text: text)
    let journal = Reader().read([source]).journal
    let renamer = Renamer([source], files: [0], journal: journal, options: ReaderOptions())
    switch renamer.rename(old, to: new) {
    case .renamed(let renaming):
      return applied(renaming.edits[0] ?? [], to: source) ?? "edits overlap"
    case .refused(_, let reason): return "refused: \(reason)"
    }
  }

  static func day(_ text: String) -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return CivilDate(year: parts[0], month: parts[1], day: parts[2]) ?? CivilDate(dayNumber: 0)
  }
}
