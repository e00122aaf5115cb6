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
    let page = "sessions/2026-q4.html"
    func part(_ journal: Journal) throws -> SitePart { try Self.part(page, of: journal) }
    var base = Self.base
    base.sessions[base.sessions.count - 1].title = "Peak"
    let old = try part(base)
    // None of these touches a session of the page.
    let before = try #require(base.sessions.lastIndex { $0.date?.month == 9 })
    let changes: [(name: String, change: (inout Journal) -> Void)] = [
      (
        "sessions before it",
        { journal in
          for index in (before - 20)...before { journal.sessions[index].makeHeavy() }
        }
      ),
      ("another session of a name that was the only one", { $0.sessions[0].title = "Peak" }),
      ("the unit", { $0.settings.unit = .pound }),
      ("a formula", { $0.settings.formula = "epley" }),
      ("the name of the page before it", { $0.sessions.removeFirst(before + 1) }),
    ]
    for (name, change) in changes {
      var journal = base
      change(&journal)
      let new = try part(journal)
      let isSame = new.files == old.files
      #expect(!isSame, "\(name) changes nothing")
      #expect(new.fingerprint != old.fingerprint, "\(name)")
    }
  }

  @Test func `a name that comes back later makes the page of the first anew`() throws {
    let page = "sessions/2026-q1.html"
    var base = Self.base
    let first = try #require(base.sessions.firstIndex { $0.date?.year == 2026 })
    base.sessions[first].title = "Peak"
    let old = try Self.part(page, of: base)
    base.sessions[base.sessions.count - 1].title = "Peak"
    let new = try Self.part(page, of: base)
    let isSame = new.files == old.files
    #expect(!isSame && new.fingerprint != old.fingerprint)
  }

  private static func part(_ page: String, of journal: Journal) throws -> SitePart {
    let quarters = parts(journal).filter { $0.fingerprint != nil }
    return try #require(quarters.first { $0.files[0].path == page })
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

extension Session {
  /// With sets that are heavier than any other.
  fileprivate mutating func makeHeavy() {
    for entry in entries.indices {
      for set in entries[entry].sets.indices {
        entries[entry].sets[set].load = .external(Mass(400, .kilogram))
        entries[entry].sets[set].kind = .work
      }
    }
  }
}
