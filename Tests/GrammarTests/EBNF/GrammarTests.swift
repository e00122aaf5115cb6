import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// The reader reads what the grammar derives, and the canonical part as what it stands for.
struct GrammarTests {
  /// How many of each are derived.
  private static let journals: UInt64 = 200
  private static let files: UInt64 = 1000
  private static let conflicts: UInt64 = 20

  private let grammar: Grammar

  init() throws {
    grammar = try Grammar.wlog()
  }

  @Test func `each symbol has one production, and each production is used`() {
    let names = grammar.productions.map(\.name)
    #expect(Set(names).count == names.count)
    let used = Set(grammar.productions.flatMap { grammar.symbols(in: $0.pattern) })
    #expect(used.subtracting(names).sorted() == [], "without a production")
    let starts = ["conflict", "file", "journal"]
    #expect(Set(names).subtracting(used).sorted() == starts, "never used")
  }

  @Test func `derived journals read back as what they stand for`() {
    for seed in Self.seeds(Self.journals) {
      var deriver = Deriver(grammar, seed: seed, constraints: Constraint.all)
      let journal = deriver.derive("journal")
      let reading = ReadingText(of: [Source(path: "journal.md", text: journal.text)])
      let meaning = CanonicalMeaning(of: journal)
      let isRead =
        reading.lines("sets") == meaning.sets && reading.lines("sessions") == meaning.sessions
        && !reading.findings.contains { $0.severity == .error || $0.code.isAboutSets }
      if !isRead { record(journal, seed, reading, meaning) }
    }
  }

  @Test func `derived files are read without an error, and no set is lost in silence`() {
    for seed in Self.seeds(Self.files) {
      var deriver = Deriver(grammar, seed: seed, constraints: Constraint.all)
      let file = deriver.derive("file")
      let reading = ReadingText(of: [Source(path: "journal.md", text: file.text)])
      // Any finding is an error where a derived `level:` makes it one.
      let errors = reading.findings.filter { $0.code.usualSeverity == .error }
      #expect(errors == [], "seed \(seed):\n\(file.text)")
      // What is no set is kept or found; nothing can be said of a line but that it was read.
      #expect(Reader().check(reading.sources) == reading.findings)
    }
  }

  @Test func `derived expressions below an exercise are sets or findings`() {
    for seed in Self.seeds(600) {
      var deriver = Deriver(grammar, seed: seed, constraints: Constraint.all)
      let expressions = deriver.derive("expressions")
      let line = expressions.text
      guard let first = expressions.parts.first, Self.looksLikeSets(first) else { continue }
      let reading = ReadingText(
        of: [Source(path: "journal.md", text: "# 2026-03-02\nZercher Thing\n- \(line)\n")])
      let isRead = !reading.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty
      #expect(isRead || !reading.findings.isEmpty, "seed \(seed): - \(line)")
    }
  }

  @Test func `what stands for a merge conflict is one`() {
    for seed in Self.seeds(Self.conflicts) {
      var deriver = Deriver(grammar, seed: seed, constraints: Constraint.all)
      let line = deriver.derive("conflict").text
      let text = "<<<<<<< HEAD\nSquat 100 kg x 5\n\(line)\n"
      let reading = ReadingText(of: [Source(path: "a.md", text: text)])
      let conflicts = reading.findings.filter { $0.code == .mergeConflict }
      #expect(conflicts.count == 2, "\(line)")
    }
  }

  @Test func `every production is reached by what is read above`() {
    var uses: [String: Int] = [:]
    let starts = [("journal", Self.journals), ("file", Self.files), ("conflict", Self.conflicts)]
    for (start, count) in starts {
      for seed in 1...count {
        var deriver = Deriver(grammar, seed: seed, constraints: Constraint.all)
        _ = deriver.derive(start)
        uses.merge(deriver.uses, uniquingKeysWith: +)
      }
    }
    let names = grammar.productions.map(\.name)
    let reached = names.filter { uses[$0] != nil }
    print("\(reached.count) of \(names.count) productions were reached")
    #expect(reached == names)
  }

  /// Somewhere stands a mass or a number of reps or sets.
  private static func looksLikeSets(_ derivation: Derivation) -> Bool {
    derivation.symbol == "massUnit" || derivation.symbol == "countUnit"
      || derivation.parts.contains(where: looksLikeSets)
  }

  /// The same seeds every time, and one that is new; what fails names its seed.
  private static func seeds(_ count: UInt64) -> [UInt64] {
    Array(1...count) + [UInt64.random(in: 1_000...UInt64(UInt32.max))]
  }

  private func record(
    _ journal: Derivation, _ seed: UInt64, _ reading: ReadingText, _ meaning: CanonicalMeaning
  ) {
    let read = (reading.lines("sets") ?? []) + (reading.lines("sessions") ?? [])
    let meant = meaning.sets + meaning.sessions
    let difference = read.difference(from: meant).map { change in
      switch change {
      case .insert(_, let line, _): "read:  \(line)"
      case .remove(_, let line, _): "meant: \(line)"
      }
    }
    Issue.record(
      "seed \(seed)\n\(difference.joined(separator: "\n"))\n\(reading.lines("findings") ?? [])\n\(journal.text)"
    )
  }
}

extension DiagnosticCode {
  /// How a set was read, rather than what a lifter's history says of its numbers: those of a
  /// derivation are of no lifter.
  fileprivate var isAboutSets: Bool {
    switch self {
    case .unitSuspicious, .repsImplausible, .rpeImplausible, .loadImplausible,
      .exerciseNearDuplicate:
      false
    default: 200..<300 ~= rawValue || 400..<500 ~= rawValue
    }
  }
}
