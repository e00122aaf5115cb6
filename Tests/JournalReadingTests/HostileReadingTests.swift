import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// Whatever the bytes are, the reader comes to an end and tells true addresses.
struct HostileReadingTests {
  @Test func `two thousand byte strings are read to the end`() {
    var input = HostileInput(seed: 3)
    let paths = ["a.md", "b.org", "log 2024.txt", "journal.wlog", "2015-03-02.yml"]
    for number in 0..<2_000 {
      check(Source(path: paths[number % paths.count], bytes: input.next()))
    }
  }

  @Test(arguments: [1, 2, 3])
  func `samples with slips of the hand are read to the end`(_ seed: UInt64) throws {
    let sources = try SampleFiles.files(under: "samples/notations") + SampleFiles.fuzzingCorpus()
    for source in sources {
      var random = RandomNumbers(seed: seed &+ UInt64(source.bytes.count) << 8)
      var mutant = source
      for number in 0..<24 {
        // Three slips in a row, then from the beginning.
        mutant = Mutation.mutant(of: number % 3 == 0 ? source : mutant, &random)
        check(mutant)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `the words of the notation in any order are read to the end`(_ seed: UInt64) throws {
    let sources =
      try SampleFiles.all() + [SampleFiles.file("Grammar/specification.md")]
    let words = sources.flatMap { source in
      String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
    var lines = ShuffledLines(seed: seed, of: words.map(String.init))
    for _ in 0..<15 { check(Source(path: "a.md", text: lines.next(100))) }
  }

  /// A rule that looks at what follows must bear that nothing does.
  @Test(arguments: 0..<8)
  func `the examples of all rules, cut at each of their parts, are read to the end`(
    _ share: Int
  ) throws {
    let signs = [", ", " | ", " x ", " - ", ": ", "+", "(", ")", " / ", "·", " @ ", "  "]
    let examples = try RuleExamples.all()
    try #require(examples.count > 4_000)
    let parts = stride(from: share, to: examples.count, by: 8).flatMap { index in
      Mutation.parts(of: Array(examples[index].utf8), Array(signs[index % signs.count].utf8))
    }
    for first in stride(from: 0, to: parts.count, by: 200) {
      let lines = parts[first..<min(first + 200, parts.count)].enumerated().map { number, part in
        Array((number % 7 == 0 ? "Squat\n" : number % 3 == 0 ? "Bench " : "").utf8) + part
      }
      let day = Array("2024-05-06\n".utf8)
      check(Source(path: "a.md", bytes: day + lines.joined(separator: [0x0A])))
    }
  }

  /// Loads are doubled, and compared with parts of others.
  @Test(arguments: [199_999, 1_234_567])
  func `the examples of all rules with large numbers are read to the end`(_ number: Int) throws {
    let lines = try RuleExamples.all().flatMap { Mutation.withNumbers($0, number) }
    for first in stride(from: 0, to: lines.count, by: 200) {
      let part = lines[first..<min(first + 200, lines.count)].joined(separator: "\nSquat\n")
      check(Source(path: "a.md", text: "2024-05-06\nSquat\n" + part))
    }
  }

  @Test func `a bodyweight tells the unit of bare loads, whether content is kept or not`() {
    check(Source(path: "a.md", text: "# 2026-03-02\nbodyweight: 82.4 kg\n\nSquat 100 x 5, 5, 5\n"))
  }

  @Test(arguments: [
    // Nothing stands before the comma that could be a name.
    "# 2026-03-02\nSquat\n, 100 kg\n", ", then 100 kg", ", x 100 kg",
    // Elements put in between stand for one word, and so do not part it from the next.
    "\tSquat 3x8 skipped",
    // A name behind the dash stands before the number that is asked about.
    "maybe\t3x12 kg)\t8 kg curl - 20\t内容\todd\tday\t!\tnext\tday\tsets\ttimes\t1.\t3х8\t600m",
    // Sides of plates, before any quantity is read.
    "25+25 each 15 on knees", "25+25 L & R , , drop",
    // Numbers beyond all loads are doubled and compared, too.
    "Abs 100 reps (999999 по 25)", "squat (199999*20) x 5", "swim 199999 laps (50 m)",
    "Pull-ups 999999\nbw 84", "벤치 900000x5 ㅎㅎ 900000x5", "+49 170 1234567(:",
    "1234567 999999999(x, 3 5",
    // Nothing is left of a line, or stands behind the name.
    "2024-05-06\n (no misses)", "stack in lb)", "AMRAP 12: 10 ·T2B, 10 burpees, 30 DU = 5 rds + 7",
  ])
  func `what once ended the reader is read`(_ text: String) {
    check(Source(path: "a.md", text: text))
  }

  @Test func `every sample has true addresses`() throws {
    for source in try SampleFiles.all() { check(source) }
  }

  @Test func `reading twice gives the same`() throws {
    let sources = try SampleFiles.all()
    let first = Reader().read(sources)
    let second = Reader().read(sources)
    #expect(first.journal == second.journal)
    #expect(first.diagnostics == second.diagnostics)
  }
}

/// Each set lies inside its line, and sessions and findings are in the order of the file.
private func check(_ source: Source, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let result = Reader().read([source])
  let sets = result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
  let areInPlace = sets.allSatisfy { set in
    let index = Int(set.location.lineNumber) - 1
    guard index >= 0, index < source.lineCount, set.count > 0 else { return false }
    let content = source.content(ofLineAt: index)
    return Int(set.location.offset) >= content.lowerBound
      && Int(set.location.offset + set.location.length) <= content.upperBound
  }
  let starts = result.journal.sessions.map(\.location.offset)
  let findings = result.diagnostics
  let areFound = Reader().check([source]) == findings
  let areSorted = zip(findings, findings.dropFirst()).allSatisfy {
    !Diagnostic.inOrder($1, $0)
  }
  if !areFound || !areInPlace || starts != starts.sorted() || !areSorted {
    Issue.record(
      "checked \(areFound), sets \(areInPlace), sessions \(starts), findings \(areSorted) in \(source.bytes)",
      sourceLocation: sourceLocation)
  }
}
