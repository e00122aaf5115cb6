import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Fixes that settle a doubt for good, directives about findings, and exemptions.
struct SettlingTests {
  @Test(arguments: [
    ("# 2026-03-02\nSquat: 100 x 5\n", DiagnosticCode.unitUnknown),
    ("03/04/2026\nSquat: 100 kg x 5\n", .dateAmbiguous),
    ("3/2 Push\nBench Press: 80 kg x 5\n", .yearUnknown),
    ("unit: kg\n# 2026-03-02\n\nCurl: 8 x 3\nRow: 12 x 15\n", .ambiguousOrder),
    ("\u{FEFF}03/04/2026\r\nSquat: 100 kg x 5\r\n", .dateAmbiguous),
    ("---\ntitle: log\n---\n03/04/2026\nSquat: 100 kg x 5\n", .dateAmbiguous),
  ])
  func `each way out settles the doubt, and none is safe`(_ text: String, _ code: DiagnosticCode) {
    let source = Source(path: "log.md", text: text)
    let reader = Reader(
      options: ReaderOptions(today: CivilDate(year: 2026, month: 6, day: 30)))
    let fixes = reader.check([source]).filter { $0.code == code }.flatMap(\.fixes)
    #expect(fixes.count == (code == .yearUnknown ? 1 : 2))
    #expect(fixes.filter(\.isSafe).isEmpty)
    for fix in fixes {
      let mended = TextEdit.apply(fix.edits, to: source.bytes) ?? []
      let result = reader.read([Source(path: "log.md", bytes: mended)])
      #expect(result.diagnostics.isEmpty, "\(fix.title)")
      #expect(result.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty == false)
      #expect(String(decoding: mended, as: UTF8.self).contains("\r\n") == text.contains("\r\n"))
    }
  }

  @Test func `each way out is another reading`() throws {
    let source = Source(path: "log.md", text: "03/04/2026\nSquat: 100 kg x 5\n")
    let days = try #require(Reader().check([source]).first).fixes.map { fix in
      let bytes = TextEdit.apply(fix.edits, to: source.bytes) ?? []
      return Reader().read([Source(path: "log.md", bytes: bytes)]).journal.sessions[0].date
    }
    #expect(
      days == [
        CivilDate(year: 2026, month: 4, day: 3), CivilDate(year: 2026, month: 3, day: 4),
      ])
  }

  // MARK: Levels

  @Test func `a level holds for its file, one in journal.wlog for all, the file's own first`() {
    let orphan = "# 2026-03-02\n- 100 kg x 5\n"
    func severities(_ journal: String, _ file: String) -> [Severity] {
      Reader().check([
        Source(path: "a.md", text: file + orphan), Source(path: "b.md", text: orphan),
        Source(path: "journal.wlog", text: journal),
      ]).map(\.severity)
    }
    #expect(severities("", "") == [.warning, .warning])
    #expect(severities("", "level: W401 off\n") == [.warning])
    #expect(severities("level: W401 hint, W202 error\n", "") == [.hint, .hint])
    #expect(severities("level: w401 off\n", "level: W401 error\n") == [.error])
  }

  @Test(arguments: ["W401", "W401 loud", "W999 off", "W102 off", "W104 hint", "off"])
  func `a level without a meaning, or of what must be seen, is told`(_ value: String) {
    #expect(codes("level: \(value)\n") == ["W502"])
  }

  // MARK: Exemptions

  @Test(arguments: [
    "- 100 kg x 5 // wlog: allow W401", "- 100 kg x 5 <!-- wlog: allow W401 -->",
    "// wlog: allow W401\n- 100 kg x 5", "<!-- wlog: allow W202 W401 -->\n- 100 kg x 5",
  ])
  func `an exemption holds for its line or the line below`(_ lines: String) {
    let expected = lines.contains("W202") ? ["W505"] : []
    #expect(codes("# 2026-03-02\n\(lines)\n") == expected)
    #expect(codes("# 2026-03-02\n\(lines)\n- 90 kg x 5\n") == expected + ["W401"])
  }

  @Test func `an exemption is no part of its line`() {
    let text =
      "# 2026-03-02 Push // wlog: allow W305\nBench Press // wlog: allow W402\n"
      + "- 100 kg x 500 // wlog: allow W205\nCurl: 20 kg x 10 <!-- wlog: allow W204 -->\n"
    let session = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0]
    #expect(session.title == "Push")
    #expect(session.entries.map(\.nameAsWritten) == ["Bench Press", "Curl"])
    let sets = session.entries.flatMap(\.sets)
    #expect(sets.map(SetText.text) == ["100 kg x 500", "20 kg x 10"])
    #expect(sets.allSatisfy { $0.remarks == nil })
    #expect(codes(text) == ["W505", "W505", "W505"])
  }

  // MARK: Directives

  @Test(arguments: [
    ("untis: kg", "units"), ("uint: lb", "unit"), ("ordre: weight x reps", "order"),
    ("yaer: 2024", "year"), ("alais: OHP = Overhead Press", "alias"), ("colr: Squat red", "color"),
  ])
  func `a misspelt key is told with what was meant`(_ line: String, _ meant: String) {
    let findings = Reader().check([Source(path: "a.md", text: line + "\n")])
    #expect(findings.map(\.code) == [.directiveUnknown])
    #expect(findings.flatMap(\.fixes).flatMap(\.edits).map(\.replacement) == [meant])
  }

  @Test(arguments: [
    "note: felt good", "Squat: 100 kg x 5", "Goals: get strong", "date: 2026-03-02", "years: many",
    "Mood: kg", "unite: the lifts", "place: home",
  ])
  func `prose and sets are no misspelt keys`(_ line: String) {
    #expect(!codes(line + "\n\n# 2026-03-02\nSquat: 100 kg x 5\n").contains("W501"))
  }

  @Test func `the journal's settings know their keys`() {
    func codes(_ path: String) -> [String] {
      Reader().check([Source(path: path, text: "theme: dark\nbodyweight: 82 kg\n")])
        .map(\.code.name)
    }
    #expect(codes("log/journal.wlog") == ["W501"])
    #expect(codes("log/2026.md") == [])
  }

  @Test(arguments: [
    ("alias: OHP = Overhead Press", "alias: ohp = Military Squat", true),
    ("alias: OHP = Overhead Press", "alias: OHP = overhead-press", false),
    ("color: Squat teal", "color: Squat red", true),
    ("color: Squat teal", "color: Squat Teal", false),
    ("sex: female", "sex: male", true), ("unit: kg", "unit: lb", false),
    ("year: 2023", "year: 2024", false),
    ("goal: Squat 140 kg", "goal: Squat 160 kg", false),
  ])
  func `what holds for the whole journal is stated once in all its files`(
    _ one: String, _ other: String, _ isContradiction: Bool
  ) {
    let findings = Reader().check([
      Source(path: "a.md", text: one + "\n"), Source(path: "b.md", text: other + "\n"),
    ])
    #expect(findings.map(\.code) == (isContradiction ? [.directiveContradiction] : []))
    #expect(findings.flatMap(\.notes).map(\.place.fileIndex) == (isContradiction ? [0] : []))
  }

  @Test(arguments: [
    ("unit: kg", "unit: lb", true), ("unit: kg", "unit: KG", false),
    ("goal: Squat 140 kg", "goal: Squat 160 kg", true),
    ("goal: Squat 140 kg by 2026-06-01", "goal: Squat 160 kg by 2027-06-01", false),
    ("goal: Squat 140 kg", "goal: Squat 120 kg x 5", false),
  ])
  func `a file does not contradict itself`(_ one: String, _ other: String, _ isTold: Bool) {
    #expect(codes("\(one)\n\(other)\n") == (isTold ? ["W503"] : []))
  }
}

private func codes(_ text: String) -> [String] {
  Reader().check([Source(path: "a.md", text: text)]).map(\.code.name)
}
