import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What an exercise is called changes nothing about its sets, whatever numbers, sides, tools and
/// weights its name holds: `1-leg press`, `T2B`, `45 degree leg press`, `bodyweight squat`.
@Suite struct EveryNameTests {
  @Test(
    "The sets are the same under every name of the catalog",
    arguments: [
      "NAME 60kg x 8 x 3", "NAME: 60kg x 8 x 3", "Back: NAME 60kg x 8 x 3",
      "- NAME - 3x8 @ 60 kg", "1. NAME 60 kg: 8/8/8", "NAME\n60kg x 8\n60kg x 8\n60kg x 8",
      "NAME: 3 sets of 8 at 60 kg", "NAME 60kg x 8 x 3 felt good", "NAME, 60kg, 8, 8, 8",
    ])
  func sets(line: String) {
    let names = Self.names
    let text = names.indices.map { index in
      "# \(Self.day(index))\n" + line.replacing("NAME", with: names[index].written) + "\n"
    }
    let source = Source(path: "a.md", text: "unit: kg\n\n" + text.joined(separator: "\n"))
    let sessions = Reader().read([source]).journal.sessions
    #expect(sessions.count == names.count)
    for (session, name) in zip(sessions, names) {
      let sets = session.entries.flatMap(\.sets)
      let isRead =
        sets.reduce(0) { $0 + $1.count } == 3
        && sets.allSatisfy {
          $0.load.mass == Mass(60, .kilogram) && $0.effort == .reps(8)
        }
      let exercises = session.entries.map(\.exercise)
      #expect(isRead && exercises == [name.exercise], "\(name.written) was read as \(exercises)")
    }
  }

  /// Every name and alias that may stand alone on a line.
  private static let names: [(written: String, exercise: String)] = ExerciseCatalog.exercises
    .flatMap { exercise in
      ([exercise.name] + ExerciseCatalog.aliases(of: exercise)).map { ($0, exercise.name) }
    }
    .filter { !excepted.contains($0.0) }

  /// `tire hit 60 kg` tells that the load was hit, `skipping` that something was left out; the
  /// others are work before a load, and no weight is done by them.
  private static let excepted: Set<String> = ["tire hit", "skipping", "bag work", "mobility work"]

  private static func day(_ index: Int) -> String {
    let (year, rest) = (2015 + index / 336, index % 336)
    let (month, day) = (1 + rest / 28, 1 + rest % 28)
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
