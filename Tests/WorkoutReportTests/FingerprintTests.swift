import TestSupport
import Testing
import WorkoutAnalysis
import WorkoutModel
import WorkoutReport

private typealias Files = [SiteFile]

private func parts(
  _ journal: Journal, change: (inout SiteOptions) -> Void = { _ in }
) -> [SitePart] {
  // The day stays, as for somebody who adds a set to today's session.
  var options = SiteOptions(asOf: SampleJournal.end)
  change(&options)
  return SiteParts(journal: journal, problems: [], options: options).parts
}

@Suite struct FingerprintTests {
  private static let base = SampleJournal.years(1, exercises: 8, perSession: 3)

  /// What the parts of the unchanged journal are, by their fingerprints.
  private let filesByPrint: [Fingerprint: Files]

  init() {
    filesByPrint = Dictionary(
      uniqueKeysWithValues: parts(Self.base).compactMap { part in
        part.fingerprint.map { ($0, part.files) }
      })
  }

  @Test func `a part whose fingerprint stayed has the same files, whatever was edited`() {
    var random = RandomNumbers(seed: 5)
    var kept = 0
    for edit in JournalEdit.allCases + JournalEdit.allCases {
      var journal = Self.base
      edit.apply(to: &journal, &random)
      for part in parts(journal) {
        guard let print = part.fingerprint, let before = filesByPrint[print] else { continue }
        kept += 1
        let isSame = part.files == before
        #expect(isSame, "\(edit): \(before[0].path) would be stale")
      }
    }
    #expect(kept > 300)
  }

  @Test func `a page is made anew when only its neighbours changed`() throws {
    let last = Self.base.sessions.count - 1
    let page = "sessions/2026-q4.html"
    let old = try #require(filesByPrint.first { $0.value[0].path == page })
    var edits: [(name: String, journal: Journal)] = []
    func edit(_ name: String, _ change: (inout Journal) -> Void) {
      var journal = Self.base
      change(&journal)
      edits.append((name, journal))
    }
    // None of these touches a session of the page.
    let index = try #require(Self.base.sessions.firstIndex { $0.date?.month == 9 })
    edit("the session before it") { journal in
      for entry in journal.sessions[index].entries.indices {
        journal.sessions[index].entries[entry].sets[0].load = .external(Mass(400, .kilogram))
        journal.sessions[index].entries[entry].sets[0].kind = .work
      }
    }
    edit("a second session of a name that was the only one") { $0.sessions[0].title = "Peak" }
    edit("the unit") { $0.settings.unit = .pound }
    edit("a formula") { $0.settings.formula = "epley" }
    for (name, journal) in edits {
      var journal = journal
      if name.hasPrefix("a second") { journal.sessions[last].title = "Peak" }
      let part = try #require(parts(journal).first { $0.files.contains { $0.path == page } })
      #expect(part.files != old.value, "\(name) changes nothing")
      #expect(part.fingerprint != old.key, "\(name)")
    }
  }

  @Test func `what the caller decides is part of every fingerprint`() {
    let changes: [(inout SiteOptions) -> Void] = [
      { $0.title = "Log" }, { $0.sourceURL = "https://example.org/" },
      { $0.baseURL = "https://example.org/" }, { $0.isIncognito = true }, { $0.formula = .epley },
      { $0.sourceTexts = [SourceText(bytes: Array("- 1 kg x 1".utf8), lineStarts: [0])] },
    ]
    for change in changes {
      let prints = parts(Self.base, change: change).compactMap(\.fingerprint)
      #expect(!prints.contains { filesByPrint[$0] != nil })
    }
  }

  @Test func `a new set leaves the pages of the past alone`() {
    var journal = Self.base
    let last = journal.sessions.count - 1
    let entry = journal.sessions[last].entries.count - 1
    let set = journal.sessions[last].entries[entry].sets[0]
    journal.sessions[last].entries[entry].sets.append(set)
    let new = parts(journal).filter { part in
      part.fingerprint.map { filesByPrint[$0] == nil } ?? false
    }
    // The exercise, the quarter, the year three times, and the pages of the sessions' names.
    #expect(new.count <= 10)
    #expect(filesByPrint.count > new.count + 8)
  }

  @Test func `no property of what was read is forgotten`() throws {
    func properties(_ value: Any) -> [String] {
      Mirror(reflecting: value).children.map { $0.label ?? "" }
    }
    let session = try #require(Self.base.sessions.first)
    #expect(
      properties(session) == [
        "date", "dateReading", "title", "start", "end", "durationMinutes", "rpe", "tags", "entries",
        "notes", "location",
      ])
    #expect(
      properties(session.entries[0]) == [
        "exercise", "nameAsWritten", "time", "superset", "sets", "notes", "location",
      ])
    #expect(
      properties(session.entries[0].sets[0]) == [
        "load", "effort", "count", "kind", "side", "rpe", "rir", "restSeconds", "provenance",
        "location", "remarksBox",
      ])
    #expect(properties(SetRemarks()) == ["tempo", "note", "tags"])
    #expect(properties(Provenance()) == ["load", "unit", "effort", "count"])
    #expect(
      properties(Self.base.settings) == [
        "unit", "formula", "formulaByExercise", "favourites", "colors", "muscles", "sex",
        "trophies",
      ])
    #expect(
      properties(SiteOptions(asOf: SampleJournal.end)) == [
        "title", "asOf", "sourceURL", "baseURL", "isIncognito", "formula", "sourceTexts",
        "dataFiles",
      ])
  }
}
