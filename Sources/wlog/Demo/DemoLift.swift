/// An exercise of the made-up lifter.
struct DemoLift {
  enum Style {
    /// With warm-up sets, in waves of load: the one-rep max is what grows.
    case barbell
    /// More reps until the top of the range, then more load and fewer reps.
    case accessory
    /// As `accessory`, and written for each side.
    case eachSide
    /// The body and what is added to it: the one-rep max of both together grows.
    case weightedBody
    /// The body alone, for reps.
    case body
    /// A hold, for seconds.
    case hold
    /// A load in each hand over some meters.
    case carry
  }

  let name: String
  let style: Style
  /// Kilograms on the first day; reps for `body`, seconds for `hold`.
  let start: Double
  /// Where progress becomes slow, in the same unit.
  let ceiling: Double
  /// The smallest step of the load, in quarters of a kilogram.
  let step: Int
  /// The range of reps for accessories.
  let reps: ClosedRange<Int>

  /// True when it is done near what the lifter can do at all.
  var isLimit: Bool { style == .barbell || style == .weightedBody || style == .body }

  /// Its place in `all`.
  static func index(of name: String) -> Int {
    let index = all.firstIndex { $0.name == name }
    assert(index != nil, "no such lift: \(name)")
    return index ?? 0
  }

  static let all: [DemoLift] =
    table.split(separator: "\n").compactMap { DemoLift(line: $0) }

  /// name | style | start | ceiling | step in kg | reps
  private static let table = """
    Squat | barbell | 72 | 168 | 2.5 | 3-8
    Bench Press | barbell | 58 | 122 | 2.5 | 3-8
    Deadlift | barbell | 92 | 205 | 2.5 | 3-6
    Overhead Press | barbell | 36 | 76 | 2.5 | 3-8
    Barbell Row | barbell | 52 | 112 | 2.5 | 5-10
    Front Squat | barbell | 58 | 134 | 2.5 | 3-6
    Romanian Deadlift | barbell | 68 | 160 | 2.5 | 6-10
    Incline Bench Press | barbell | 48 | 100 | 2.5 | 5-8
    Close-Grip Bench Press | barbell | 52 | 110 | 2.5 | 5-8
    Paused Squat | barbell | 64 | 148 | 2.5 | 3-5
    Sumo Deadlift | barbell | 88 | 195 | 2.5 | 3-6
    Push Press | barbell | 44 | 95 | 2.5 | 3-5
    Pull-up | weighted body | 84 | 132 | 1.25 | 3-8
    Chin-up | weighted body | 86 | 134 | 1.25 | 3-8
    Dip | weighted body | 88 | 142 | 2.5 | 5-10
    Push-up | body | 14 | 45 | 1 | 8-40
    Hanging Leg Raise | body | 6 | 18 | 1 | 6-15
    Ab Wheel Rollout | body | 6 | 20 | 1 | 6-15
    Back Extension | body | 10 | 25 | 1 | 10-20
    Plank | hold | 40 | 120 | 1 | 1-1
    Side Plank | hold | 25 | 70 | 1 | 1-1
    Farmer's Walk | carry | 20 | 44 | 2 | 1-1
    Suitcase Carry | carry | 16 | 36 | 2 | 1-1
    Dumbbell Bench Press | accessory | 18 | 42 | 2 | 8-12
    Incline Dumbbell Press | accessory | 16 | 38 | 2 | 8-12
    Chest Fly | accessory | 7 | 18 | 1 | 10-14
    Cable Fly | accessory | 10 | 25 | 2.5 | 10-15
    Pec Deck | accessory | 30 | 75 | 5 | 10-15
    Seated Cable Row | accessory | 40 | 85 | 2.5 | 8-12
    Lat Pulldown | accessory | 40 | 85 | 2.5 | 8-12
    Chest-Supported Row | accessory | 30 | 75 | 2.5 | 8-12
    T-Bar Row | accessory | 25 | 70 | 2.5 | 8-12
    Dumbbell Row | each | 18 | 46 | 2 | 8-12
    Lateral Raise | accessory | 5 | 14 | 1 | 10-15
    Cable Lateral Raise | each | 5 | 12.5 | 1.25 | 10-15
    Rear Delt Fly | accessory | 5 | 14 | 1 | 12-18
    Face Pull | accessory | 12.5 | 32.5 | 2.5 | 12-18
    Arnold Press | accessory | 12 | 28 | 2 | 8-12
    Triceps Pushdown | accessory | 15 | 40 | 2.5 | 10-14
    Overhead Triceps Extension | accessory | 12 | 30 | 2 | 10-14
    Skullcrusher | accessory | 20 | 45 | 2.5 | 8-12
    Rope Pushdown | accessory | 12.5 | 35 | 2.5 | 10-15
    Dumbbell Curl | accessory | 8 | 20 | 1 | 8-12
    Hammer Curl | accessory | 9 | 22 | 1 | 8-12
    EZ-Bar Curl | accessory | 20 | 45 | 2.5 | 8-12
    Preacher Curl | accessory | 17.5 | 40 | 2.5 | 8-12
    Incline Dumbbell Curl | accessory | 7 | 17 | 1 | 8-12
    Cable Curl | accessory | 15 | 40 | 2.5 | 10-14
    Leg Press | accessory | 90 | 260 | 10 | 8-12
    Leg Extension | accessory | 35 | 85 | 5 | 10-15
    Hack Squat | accessory | 50 | 150 | 5 | 8-12
    Bulgarian Split Squat | each | 8 | 30 | 2 | 8-12
    Walking Lunge | each | 10 | 30 | 2 | 10-14
    Goblet Squat | accessory | 16 | 44 | 4 | 10-15
    Leg Curl | accessory | 30 | 65 | 2.5 | 8-12
    Seated Leg Curl | accessory | 30 | 70 | 5 | 8-12
    Hip Thrust | accessory | 60 | 180 | 5 | 8-12
    Good Morning | accessory | 30 | 80 | 5 | 8-10
    Standing Calf Raise | accessory | 50 | 130 | 5 | 8-15
    Seated Calf Raise | accessory | 25 | 70 | 5 | 10-15
    Cable Crunch | accessory | 20 | 60 | 2.5 | 10-15
    """

  private init?(line: Substring) {
    let columns = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    guard columns.count == 6, let style = Self.styles[columns[1]],
      let start = Double(columns[2]), let ceiling = Double(columns[3]),
      let step = Double(columns[4])
    else { return nil }
    let range = columns[5].split(separator: "-").compactMap { Int($0) }
    guard range.count == 2, range[0] <= range[1] else { return nil }
    name = columns[0]
    self.style = style
    self.start = start
    self.ceiling = ceiling
    self.step = Int(step * 4)
    reps = range[0]...range[1]
  }

  private static let styles: [String: Style] = [
    "barbell": .barbell, "accessory": .accessory, "each": .eachSide,
    "weighted body": .weightedBody, "body": .body, "hold": .hold, "carry": .carry,
  ]
}
