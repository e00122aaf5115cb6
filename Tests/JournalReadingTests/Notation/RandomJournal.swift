import TestSupport
import WorkoutModel

/// A journal made up from a seed, as the lines of the canonical notation and as their dump.
struct RandomJournal {
  private var random: RandomNumbers
  private(set) var text = ""
  private(set) var dump: [String] = []
  private var bodyweights: [String] = []

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    var day = CivilDate(dayNumber: 18_000 + random.below(2_000))
    for _ in 0...random.below(4) {
      session(day)
      day = day.adding(days: 1 + random.below(9))
    }
    dump += bodyweights
  }

  private mutating func session(_ day: CivilDate) {
    var heading = day.description
    if random.chance(60) { heading += " " + random.pick(["Push A", "Legs", "Pull", "Upper 2"]) }
    text += "# \(heading)\n"
    if random.chance(40) {
      let mass = load(40, 90)
      text += "bodyweight: \(mass)\n"
      bodyweights.append("bodyweight \(day) \(mass)")
    }
    if random.chance(40) {
      text += "18:05-19:20\n"
      heading += ", 18:05-19:20"
    }
    if random.chance(30) {
      text += "rpe: 7\n"
      heading += ", rpe 7"
    }
    dump.append(heading)
    for name in ["Bench Press", "Squat", "Deadlift"] where random.chance(70) { loaded(name) }
    if random.chance(50) { bodyweight("Pull-up") }
    if random.chance(50) { bodyweight("Dip") }
  }

  private mutating func loaded(_ name: String) {
    exercise(name) { random in
      let mass = Self.mass(&random, 8, 80)
      return ("\(mass) x \(1 + random.below(15))", "\(mass)")
    }
  }

  private mutating func bodyweight(_ name: String) {
    exercise(name) { random in
      let reps = 1 + random.below(15)
      switch random.below(3) {
      case 0: return ("BW x \(reps)", "BW")
      case 1: return ("BW+\(Self.mass(&random, 1, 12)) x \(reps)", "BW+")
      default: return ("BW-\(Self.mass(&random, 1, 12)) x \(reps)", "BW-")
      }
    }
  }

  private mutating func exercise(
    _ name: String, _ factors: (inout RandomNumbers) -> (String, String)
  ) {
    text += "\n\(name)\n"
    dump.append("  " + name)
    for _ in 0...random.below(4) {
      var line = factors(&random).0
      if random.chance(40) { line += " x \(2 + random.below(4))" }
      let (mark, kind) = random.pick([
        ("", ""), ("", ""), ("", ""), (" (warm-up)", " warmup"), (" (drop)", " drop"),
        (" (left)", " left"), (" (right)", " right"), (" (each)", " each"),
      ])
      let (effort, told) = random.pick([
        ("", ""), ("", ""), (" @8", " @8"), (" @9.5", " @9.5"), (" RIR 2", " rir 2"),
      ])
      let rest = random.chance(30) && effort.isEmpty
      text += "- " + line + effort + (rest ? " rest 2:30" : "") + mark + "\n"
      dump.append("    " + line + kind + told + (rest ? " rest 150" : ""))
    }
    if random.chance(25) {
      text += "> felt heavy today\n"
      dump.append("    > felt heavy today")
    }
    text += "\n"
  }

  private mutating func load(_ low: Int, _ high: Int) -> String { Self.mass(&random, low, high) }

  /// Between so many times 2.5 kg, or pounds.
  private static func mass(_ random: inout RandomNumbers, _ low: Int, _ high: Int) -> String {
    let value = FixedPoint(thousandths: Int32(2_500 * (low + random.below(high - low))))
    return Mass(value, random.chance(85) ? .kilogram : .pound).description
  }
}
