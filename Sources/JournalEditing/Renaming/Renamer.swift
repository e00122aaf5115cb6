package import JournalReading
package import JournalSyntax
package import WorkoutModel

/// Gives an exercise another name wherever a journal names it.
package struct Renamer {
  /// What is to be done, when nothing stands in the way.
  package struct Renaming: Sendable {
    /// By the index of the file.
    package fileprivate(set) var edits: [Int: [TextEdit]] = [:]
  }

  package enum Outcome: Sendable {
    case renamed(Renaming)
    /// Nothing can be changed: where (`nil` for no one place) and why.
    case refused(SourceLocation?, String)
  }

  private let sources: [Source]
  private let documents: [Document]
  private let files: Set<Int>
  private let reader: Reader
  private let before: Journal
  package let naming: ExerciseNaming

  /// All files of a journal; names are changed only in those at the indices `files`.
  package init(_ sources: [Source], files: [Int], journal: Journal, options: ReaderOptions) {
    self.sources = sources
    self.files = Set(files)
    documents = sources.map { Document(parsing: $0) }
    reader = Reader(options: options)
    before = journal
    naming = ExerciseNaming(journal, aliases: AliasLines.all(in: sources))
  }

  /// `old` is a canonical name.
  package func rename(_ old: String, to new: String) -> Outcome {
    var renaming = Renaming()
    if let refusal = renameEntries(old, new, &renaming) { return refusal }
    renameDirectives(old, new, &renaming)
    guard !renaming.edits.isEmpty else { return .renamed(renaming) }
    var changed = sources
    for (index, edits) in renaming.edits {
      guard let bytes = TextEdit.apply(edits, to: sources[index].bytes) else {
        return .refused(nil, "two names stand in each other’s way")
      }
      changed[index] = Source(path: sources[index].path, bytes: bytes)
    }
    let after = reader.read(changed).journal
    if let place = difference(old, new, renaming, after) {
      return .refused(
        place.lineNumber == 0 ? nil : place, "something else would be read otherwise afterwards")
    }
    return .renamed(renaming)
  }
}

extension Renamer {
  // MARK: Names above sets

  private func renameEntries(
    _ old: String, _ new: String, _ renaming: inout Renaming
  ) -> Outcome? {
    let kept = keptSpellings(old)
    var seen: Set<SourceLocation> = []
    for entry in before.sessions.lazy.flatMap(\.entries) where entry.exercise == old {
      let file = Int(entry.location.fileIndex)
      guard files.contains(file), !kept.contains(ExerciseKey(entry.nameAsWritten)),
        seen.insert(entry.location).inserted
      else { continue }
      let start = Int(entry.location.offset)
      let range = ByteRange(start, start + Int(entry.location.length))
      let text = sources[file].text(range)
      guard Self.letters(text) == Self.letters(entry.nameAsWritten) else {
        return .refused(
          entry.location, "“\(text)” is more than the name, so it cannot be replaced")
      }
      guard text != new else { continue }
      renaming.edits[file, default: []].append(TextEdit(replace: range, with: new))
    }
    return nil
  }

  /// A shorthand stays when the line that explains it takes the new name.
  private func keptSpellings(_ old: String) -> Set<ExerciseKey> {
    var kept: Set<ExerciseKey> = []
    forEachDirective { file, directive in
      guard directive.key == .alias, let name = directive.names.first,
        naming.canonical(sources[file].text(name)) == old
      else { return }
      for range in directive.spellings { kept.insert(ExerciseKey(sources[file].text(range))) }
    }
    return kept
  }

  private static func letters(_ text: String) -> [Character] {
    text.filter { !$0.isWhitespace && !"*_`[]".contains($0) }
  }

  // MARK: Directives

  private func renameDirectives(_ old: String, _ new: String, _ renaming: inout Renaming) {
    let isAlias = naming.isAlias(new)
    var edits = renaming.edits
    forEachDirective { file, directive in
      // `alias: OHP = OHP` would say nothing.
      if directive.key == .alias, isAlias { return }
      for range in directive.names where naming.canonical(sources[file].text(range)) == old {
        guard sources[file].text(range) != new else { continue }
        edits[file, default: []].append(TextEdit(replace: range, with: new))
      }
    }
    renaming.edits = edits
  }

  private func forEachDirective(_ body: (Int, DirectiveLine) -> Void) {
    let goalLines = Set(
      before.goals.map { Place(file: $0.location.fileIndex, line: $0.location.lineNumber) })
    for file in files.sorted() {
      for (index, line) in documents[file].lines.enumerated() {
        guard let directive = DirectiveLine(sources[file], line: line) else { continue }
        // Under an exercise, `goal: …` is a note.
        let place = Place(file: UInt32(file), line: UInt32(index + 1))
        if directive.key == .goal, !goalLines.contains(place) { continue }
        body(file, directive)
      }
    }
  }

  private struct Place: Hashable {
    let file: UInt32
    let line: UInt32
  }

  // MARK: Checking

  /// Where the journal would be another one than it was, up to the name.
  private func difference(
    _ old: String, _ new: String, _ renaming: Renaming, _ after: Journal
  ) -> SourceLocation? {
    let target = naming.canonical(new)
    let name = after.sessions.lazy.flatMap(\.entries).first { $0.nameAsWritten == new }?.exercise
    let renamed = name ?? target
    let map = NameMap(from: [old, target], to: renamed)
    var expected = before
    let touched = editedOffsets(renaming)
    for session in expected.sessions.indices {
      for index in expected.sessions[session].entries.indices {
        var entry = expected.sessions[session].entries[index]
        if touched.contains(TouchedName(entry.location)) { entry.nameAsWritten = new }
        entry.exercise = map.name(entry.exercise)
        expected.sessions[session].entries[index] = entry
      }
    }
    return JournalContent(map.applied(to: expected), .asRead)
      .firstDifference(from: JournalContent(map.applied(to: after), .asRead))
  }

  private struct TouchedName: Hashable {
    let file: UInt32
    let offset: UInt32

    init(_ location: SourceLocation) {
      file = location.fileIndex
      offset = location.offset
    }

    init(file: Int, offset: UInt32) {
      self.file = UInt32(file)
      self.offset = offset
    }
  }

  private func editedOffsets(_ renaming: Renaming) -> Set<TouchedName> {
    var offsets: Set<TouchedName> = []
    for (file, edits) in renaming.edits {
      for edit in edits { offsets.insert(TouchedName(file: file, offset: edit.range.start)) }
    }
    return offsets
  }
}

/// Several names that have become one, for comparing journals.
private struct NameMap {
  let names: Set<String>
  let result: String

  init(from names: Set<String>, to result: String) {
    self.names = names.union([result])
    self.result = result
  }

  func name(_ name: String) -> String { names.contains(name) ? result : name }

  /// The journal with the new name in goals and settings. Where two exercises become one, what was
  /// set for either is left out, and so is the text of trophies.
  func applied(to journal: Journal) -> Journal {
    var journal = journal
    journal.goals = journal.goals.map { goal in
      Goal(
        exercise: goal.exercise.map(name), target: goal.target, deadline: goal.deadline,
        location: goal.location)
    }
    var favourites: [String] = []
    for favourite in journal.settings.favourites.map(name) where !favourites.contains(favourite) {
      favourites.append(favourite)
    }
    journal.settings.favourites = favourites
    journal.settings.colors = without(journal.settings.colors)
    journal.settings.muscles = without(journal.settings.muscles)
    journal.settings.formulaByExercise = without(journal.settings.formulaByExercise)
    journal.settings.trophies = journal.settings.trophies.map {
      Note(text: "", location: $0.location)
    }
    return journal
  }

  private func without<Value>(_ values: [String: Value]) -> [String: Value] {
    values.filter { !names.contains($0.key) }
  }
}
