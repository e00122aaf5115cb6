import JournalEditing
import JournalReading
import JournalSyntax
import WorkoutModel

/// What holds whenever a journal of one file is changed, whatever bytes it has.
///
/// Each promise gives `nil` when it is kept, and else what was broken. Fuzzers and tests ask alike.
struct EditingPromises {
  let source: Source
  let options: ReaderOptions
  private let before: ReadResult

  init(_ source: Source, options: ReaderOptions) {
    self.source = source
    self.options = options
    before = Reader(options: options).read([source])
  }

  private func changed(_ edits: [TextEdit]) -> Source? {
    TextEdit.apply(edits, to: source.bytes).map { Source(path: source.path, bytes: $0) }
  }

  private func read(_ source: Source) -> ReadResult { Reader(options: options).read([source]) }

  private func difference(_ before: Journal, _ after: Journal) -> String? {
    JournalContent(before, .asPerformed).firstDifference(from: JournalContent(after, .asPerformed))
      .map { "line \($0.lineNumber) is read otherwise" }
  }
}

// MARK: - Formatting

extension EditingPromises {
  enum Formatting: CaseIterable { case tidy, canonical }

  /// `nil` when the file is refused.
  private func formatted(_ source: Source, _ formatting: Formatting) -> Source? {
    let formatter = Formatter([source], options: options)
    let outcome = formatting == .tidy ? formatter.tidy([0])[0] : formatter.canonical([0])[0]
    guard case .edits(let edits) = outcome else { return nil }
    return TextEdit.apply(edits, to: source.bytes).map { Source(path: source.path, bytes: $0) }
  }

  /// What is tidy stays as it is.
  func formatIsIdempotent(_ formatting: Formatting) -> String? {
    guard let once = formatted(source, formatting) else { return nil }
    guard let twice = formatted(once, formatting) else { return "refused the second time" }
    return once.bytes == twice.bytes ? nil : "first\n\(once.all)\nthen\n\(twice.all)"
  }

  /// Sets, days, notes and their order stay, no finding comes, and lines of which nothing was read
  /// have the same text.
  func formatKeepsTheModel(_ formatting: Formatting) -> String? {
    guard let result = formatted(source, formatting) else { return nil }
    let after = read(result)
    if Performed.all(before.journal) != Performed.all(after.journal) {
      return "the sets are others in\n\(result.all)"
    }
    if let difference = difference(before.journal, after.journal) { return difference }
    if after.severe.count > before.severe.count {
      return "was \(before.severe), is \(after.severe) in\n\(result.all)"
    }
    return lostLine(in: result, formatting).map { "“\($0)” is lost in\n\(result.all)" }
  }

  /// A line that was not read and is not there any more, or elsewhere; white space at its end may be.
  private func lostLine(in result: Source, _ formatting: Formatting) -> String? {
    let read = Set(before.journal.lines)
    let lines = result.trimmedLines
    var position = 0
    for (index, text) in source.trimmedLines.enumerated()
    where !read.contains(index + 1) && !text.isEmpty {
      if formatting == .tidy { position = index }
      guard let place = lines[min(position, lines.count)...].firstIndex(of: text),
        formatting == .canonical || place == index
      else { return text }
      position = place + 1
    }
    return nil
  }
}

// MARK: - Fixing

extension EditingPromises {
  /// After a few passes nothing is left to mend, and no set is another one.
  func fixRechecksClean() -> String? {
    var (source, read) = (source, before)
    for _ in 0..<16 {
      let fixes = SafeFixes(read.diagnostics, in: [source])
      guard !fixes.edits.isEmpty else { return nil }
      guard let mended = fixes.mendedSources?[0] else { return "edits overlap" }
      let after = self.read(mended)
      // Then nothing is written.
      if fixes.disturbedSet(from: read.journal, to: after.journal) != nil { return nil }
      // `62<zero width space>0 kg 5` was two sets and is one: a line may tell fewer, but not none.
      let lines = Set(read.journal.sets.map(\.location.lineNumber))
      if let lost = lines.subtracting(after.journal.sets.map(\.location.lineNumber)).min() {
        return "the sets of line \(lost) are lost in\n\(mended.all)"
      }
      (source, read) = (mended, after)
    }
    return "there is more to mend in\n\(source.all)"
  }
}

// MARK: - Renaming and adding

extension EditingPromises {
  /// Only one exercise has another name, and nothing else is touched.
  func renameChangesOnlyNames(to new: String) -> String? {
    let entries = before.journal.sessions.flatMap(\.entries)
    guard let old = entries.dropFirst(source.bytes.count % 3).first?.exercise else { return nil }
    let renamer = Renamer([source], files: [0], journal: before.journal, options: options)
    guard case .renamed(let renaming) = renamer.rename(old, to: new) else { return nil }
    let edits = renaming.edits[0] ?? []
    guard edits.allSatisfy({ $0.replacement == new }), let result = changed(edits) else {
      return "other edits than names"
    }
    let after = read(result).journal
    if before.journal.sets.map(\.bare) != after.sets.map(\.bare) {
      return "the sets are others in\n\(result.all)"
    }
    let others = after.sessions.flatMap(\.entries)
    let target = others.first { $0.nameAsWritten == new }?.exercise
    for (entry, other) in zip(entries, others) where entry.exercise != old {
      if entry.exercise != other.exercise, other.exercise != target {
        return "\(entry.exercise) became \(other.exercise) in\n\(result.all)"
      }
    }
    return source.trimmedLines.count == result.trimmedLines.count ? nil : "lines were joined"
  }

  /// The added sets are new, and everything else is as it was.
  func addChangesOnlyOneDay(_ text: String, on day: CivilDate) -> String? {
    let aliases = AliasLines.all(in: [source])
    let adder = Adder([source], to: 0, options: options)
    let naming = ExerciseNaming(before.journal, aliases: aliases)
    guard
      let addition = try? Addition.parse(text, naming: naming, aliases: aliases, unit: adder.unit),
      case .edits(let edits) = adder.add(addition, on: day)
    else { return nil }
    guard edits.count == 1, let result = changed(edits) else { return "several edits" }
    var rest = Performed.all(read(result).journal)[...]
    var added: [Performed] = []
    for old in Performed.all(before.journal) {
      while let new = rest.popFirst(), new != old { added.append(new) }
    }
    added += rest
    let count = addition.sets.reduce(0) { $0 + Int($1.count) }
    guard added.count == count, added.allSatisfy({ $0.date == day }) else {
      return "added \(added) in\n\(result.all)"
    }
    return nil
  }
}

// MARK: - What is compared

/// One set as it was performed, wherever and however it is written.
private struct Performed: Equatable {
  let date: CivilDate?
  let name: String
  let set: TrainingSet

  static func all(_ journal: Journal) -> [Performed] {
    journal.sessions.flatMap { session in
      session.entries.flatMap { entry in
        entry.sets.flatMap { set in
          repeatElement(
            Performed(date: session.date, name: entry.nameAsWritten, set: set.bare),
            count: Int(set.count))
        }
      }
    }
  }
}

extension TrainingSet {
  /// Without how and where it is written.
  fileprivate var bare: Self {
    var bare = self
    bare.count = 1
    bare.provenance = Provenance()
    bare.location = .nowhere
    return bare
  }
}

extension Journal {
  fileprivate var sets: [TrainingSet] { sessions.flatMap(\.entries).flatMap(\.sets) }

  /// The numbers of the lines of which something was read.
  fileprivate var lines: [Int] {
    sessions.flatMap { session in
      let entries = session.entries
      return [session.location] + session.notes.map(\.location) + entries.map(\.location)
        + entries.flatMap { $0.sets.map(\.location) + $0.notes.map(\.location) }
    }.map { Int($0.lineNumber) }
  }
}

extension ReadResult {
  /// The codes of all findings but hints.
  fileprivate var severe: [String] {
    diagnostics.filter { $0.severity != .hint }.map(\.code.name)
  }
}

extension Source {
  fileprivate var all: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines without white space at their ends.
  fileprivate var trimmedLines: [String] {
    (0..<lineCount).map { index in
      var content = content(ofLineAt: index)
      while let last = bytes[content].last, Byte.isBlank(last) { content = content.dropLast() }
      return text(content)
    }
  }
}
