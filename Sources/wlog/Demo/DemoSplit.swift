/// How the made-up lifter spreads the work over sessions, for some months at a time.
struct DemoSplit {
  struct Day {
    let title: String
    /// Heavy lifts first, by their place in `DemoLift.all`.
    let lifts: [Int]
    /// For each place in the session the exercises that take turns there, a block each.
    let pools: [[Int]]
  }

  let days: [Day]

  static let all: [DemoSplit] = [
    DemoSplit(days: [
      Day("Full Body A", ["Squat", "Bench Press"], [back, triceps, hamstrings, calves, core]),
      Day("Full Body B", ["Deadlift", "Overhead Press"], [pull, chest, quads, rear, core]),
      Day(
        "Full Body C", ["Front Squat", "Incline Bench Press"],
        [back, biceps, shoulders, calves, core]),
    ]),
    DemoSplit(days: [
      Day("Upper A", ["Bench Press", "Barbell Row"], [shoulders, pull, triceps, biceps]),
      Day("Lower A", ["Squat", "Romanian Deadlift"], [quads, hamstrings, calves, core]),
      Day("Upper B", ["Overhead Press", "Pull-up"], [chest, back, shoulders, biceps]),
      Day("Lower B", ["Deadlift", "Paused Squat"], [hamstrings, quads, core, carries]),
    ]),
    DemoSplit(days: [
      Day("Push A", ["Bench Press", "Incline Bench Press"], [dips, shoulders, triceps, chest]),
      Day("Pull A", ["Deadlift", "Pull-up"], [back, rear, biceps, core]),
      Day("Legs A", ["Squat"], [quads, hamstrings, calves, core]),
      Day(
        "Push B", ["Overhead Press", "Close-Grip Bench Press"], [chest, shoulders, triceps, rear]),
      Day("Pull B", ["Barbell Row", "Chin-up"], [back, rear, biceps, carries]),
      Day("Legs B", ["Front Squat", "Romanian Deadlift"], [quads, hamstrings, calves, core]),
    ]),
    DemoSplit(days: [
      Day("Squat day", ["Squat", "Paused Squat"], [hamstrings, quads, calves, core]),
      Day(
        "Bench day", ["Bench Press", "Close-Grip Bench Press"], [back, shoulders, triceps, biceps]),
      Day("Deadlift day", ["Deadlift", "Front Squat"], [hamstrings, back, carries, core]),
      Day("Press day", ["Overhead Press", "Push Press"], [pull, dips, rear, biceps]),
    ]),
    DemoSplit(days: [
      Day(
        "Sumo and press", ["Sumo Deadlift", "Overhead Press"],
        [pull, quads, shoulders, biceps, core]),
      Day("Squat and bench", ["Squat", "Bench Press"], [back, hamstrings, triceps, calves, core]),
      Day("Weak points", ["Incline Bench Press"], [back, chest, rear, biceps, core]),
    ]),
  ]

  private static let pull = pool("Pull-up", "Chin-up", "Lat Pulldown")
  private static let dips = pool("Dip", "Push-up")
  private static let back = pool(
    "Seated Cable Row", "Lat Pulldown", "Chest-Supported Row", "T-Bar Row", "Dumbbell Row")
  private static let chest = pool(
    "Dumbbell Bench Press", "Incline Dumbbell Press", "Chest Fly", "Cable Fly", "Pec Deck")
  private static let shoulders = pool("Lateral Raise", "Cable Lateral Raise", "Arnold Press")
  private static let rear = pool("Face Pull", "Rear Delt Fly")
  private static let triceps = pool(
    "Triceps Pushdown", "Overhead Triceps Extension", "Skullcrusher", "Rope Pushdown")
  private static let biceps = pool(
    "Dumbbell Curl", "Hammer Curl", "EZ-Bar Curl", "Preacher Curl", "Incline Dumbbell Curl",
    "Cable Curl")
  private static let quads = pool(
    "Leg Press", "Leg Extension", "Hack Squat", "Bulgarian Split Squat", "Walking Lunge",
    "Goblet Squat")
  private static let hamstrings = pool(
    "Leg Curl", "Seated Leg Curl", "Hip Thrust", "Good Morning", "Back Extension")
  private static let calves = pool("Standing Calf Raise", "Seated Calf Raise")
  private static let core = pool(
    "Plank", "Hanging Leg Raise", "Ab Wheel Rollout", "Cable Crunch", "Side Plank")
  private static let carries = pool("Farmer's Walk", "Suitcase Carry")

  private static func pool(_ names: String...) -> [Int] { names.map(DemoLift.index(of:)) }
}

extension DemoSplit.Day {
  fileprivate init(_ title: String, _ lifts: [String], _ pools: [[Int]]) {
    self.init(title: title, lifts: lifts.map(DemoLift.index(of:)), pools: pools)
  }
}
