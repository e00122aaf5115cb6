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

  @Test func `a sample with a token deleted, doubled or swapped is read to the end`() throws {
    for source in try SampleFiles.files(under: "samples/notations") {
      var random = RandomNumbers(seed: UInt64(source.bytes.count))
      for _ in 0..<30 { check(slip(in: source, &random)) }
    }
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

  /// The file with one token of one line deleted, doubled or swapped with its neighbour.
  private func slip(in source: Source, _ random: inout RandomNumbers) -> Source {
    let line = source.line(at: random.below(source.lineCount))
    let mutants = Mutation.mutants(of: Array(source.bytes[line]))
    let bytes =
      source.bytes[..<line.lowerBound] + random.pick(mutants) + source.bytes[line.upperBound...]
    return Source(path: source.path, bytes: Array(bytes))
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
  let areSorted = zip(findings, findings.dropFirst()).allSatisfy {
    !Diagnostic.inOrder($1, $0)
  }
  if !areInPlace || starts != starts.sorted() || !areSorted {
    Issue.record(
      "sets \(areInPlace), sessions \(starts), findings \(areSorted) in \(source.bytes)",
      sourceLocation: sourceLocation)
  }
}
