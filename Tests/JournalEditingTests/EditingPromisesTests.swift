import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// The promises of the fuzzers, on damaged samples, corpus and noise from fixed seeds.
struct EditingPromisesTests {
  /// Each source with one slip of the hand or several, and noise.
  private func forEachMutant(seed: UInt64, _ count: Int, _ body: (EditingPromises) -> Void) throws {
    var random = RandomNumbers(seed: seed)
    var hostile = HostileInput(seed: seed)
    let sources = try SampleFiles.fuzzingCorpus() + SampleFiles.files(under: "samples/notations")
    let options = [
      ReaderOptions(), ReaderOptions(unit: .kilogram),
      ReaderOptions(unit: .pound, orders: [.weightRepsSets, .weightReps, .setsReps]),
    ]
    for index in 0..<count {
      var source = sources[index % sources.count]
      if index % 4 == 0 { source = Source(path: source.path, bytes: hostile.next()) }
      for _ in 0...random.below(3) { source = Mutation.mutant(of: source, &random) }
      body(EditingPromises(source, options: random.pick(options)))
    }
  }

  @Test(arguments: EditingPromises.Formatting.allCases)
  func `what is formatted stays, and says what it said`(
    _ formatting: EditingPromises.Formatting
  ) throws {
    try forEachMutant(seed: 3, 120) { promises in
      #expect(promises.formatIsIdempotent(formatting) == nil, "\(promises.source.bytes)")
      #expect(promises.formatKeepsTheModel(formatting) == nil, "\(promises.source.bytes)")
    }
  }

  @Test func `what is mended is not found again`() throws {
    try forEachMutant(seed: 5, 240) { promises in
      #expect(promises.fixRechecksClean() == nil, "\(promises.source.bytes)")
    }
  }

  @Test func `renaming and adding change nothing else`() throws {
    let day = CivilDate(year: 2026, month: 3, day: 2) ?? CivilDate(dayNumber: 0)
    try forEachMutant(seed: 7, 160) { promises in
      #expect(
        promises.renameChangesOnlyNames(to: "Zottman Thing") == nil, "\(promises.source.bytes)")
      #expect(
        promises.addChangesOnlyOneDay("bench press 100x5x3 @8", on: day) == nil,
        "\(promises.source.bytes)")
    }
  }
}
