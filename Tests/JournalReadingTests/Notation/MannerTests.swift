import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// Each manner of spelling, behind each mark that people put between a name and its sets, is read
/// as it was meant.
@Suite("Manners of spelling one thing")
struct MannerTests {
  @Test(arguments: Manner.ofEqualSets)
  func `equal sets`(_ manner: Manner) {
    read(manner) { work in Array(repeating: (work.load, work.rep), count: work.sets) }
  }

  @Test(arguments: Manner.ofReps)
  func `reps of each set`(_ manner: Manner) {
    read(manner) { work in work.reps.map { (work.load, $0) } }
  }

  @Test(arguments: Manner.ofPairs)
  func `loads and reps of each set`(_ manner: Manner) {
    read(manner) { work in work.pairs }
  }

  private static let names = ["Bench Press", "Squat", "Deadlift", "Overhead Press", "Lat Pulldown"]

  /// Three exercises of a day in one manner, from seeds.
  private func read(_ manner: Manner, meant: (Manner.Work) -> [(load: Int, reps: Int)]) {
    for seed in 1...UInt64(12) {
      var random = RandomNumbers(seed: seed)
      let mark = [" ", ": ", " - ", "\n"][Int(seed % 4)]
      let unit = seed % 3 == 0 ? "lb" : "kg"
      var text = "unit: \(unit)\n\n# 2026-03-02\n"
      var expected: [String] = []
      for name in Self.names.prefix(3) {
        let work = Self.work(unit, &random)
        let spelt = manner.spell(work)
        text += "\n\(name)\(spelt.contains("\n") ? "\n" : mark)\(spelt)\n"
        expected.append("\(name): \(meant(work).map { "\($0.load)x\($0.reps)" })")
      }
      let journal = Reader().read([Source(path: "a.md", text: text)]).journal
      let found = journal.sessions.flatMap(\.entries).map { entry in
        "\(entry.exercise): \(entry.sets.flatMap(Self.single))"
      }
      #expect(found == expected, "\(text)")
    }
  }

  private static func work(_ unit: String, _ random: inout RandomNumbers) -> Manner.Work {
    let load = unit == "kg" ? 60 + 10 * random.below(9) : 135 + 10 * random.below(12)
    let rep = 4 + random.below(7)
    let step = unit == "kg" ? 5 : 10
    return Manner.Work(
      loads: [load, load + step, load + 2 * step], reps: [rep, rep, rep - 1],
      sets: 2 + random.below(4), unit: unit)
  }

  private static func single(_ set: TrainingSet) -> [String] {
    Array(
      repeating:
        "\(set.load.mass.map { "\($0.value)" } ?? "?")x\(set.effort.reps.map { "\($0)" } ?? "?")",
      count: Int(set.count))
  }
}
