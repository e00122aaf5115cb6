import TestSupport

/// Journals made up from a seed, in which nobody spaced two sets alike.
struct DisturbedJournal {
  private var random: RandomNumbers

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
  }

  mutating func next() -> String {
    let lineEnd = random.pick(["\n", "\n", "\r\n"])
    var lines: [String] = []
    for day in 0..<(2 + random.below(4)) {
      lines.append("# 2026-03-0\(day + 1)" + random.pick([" Push A", "", "  ", " Legs "]))
      for name in ["Bench Press", "Squat", "Deadlift"] where random.chance(70) {
        lines += ["", name]
        for _ in 0...random.below(4) { lines.append("- " + set()) }
        if random.chance(30) { lines.append("> felt 3 x  3 heavy, 10 KG less next time ") }
      }
      lines.append(random.pick(["", " ", "\t"]))
      if random.chance(30) { lines.append("slept badly,  2 x  up at night  ") }
    }
    return lines.joined(separator: lineEnd) + (random.chance(80) ? lineEnd : "")
  }

  private mutating func set() -> String {
    let times = random.pick(["x", "×", "X", "*"])
    func gap(_ random: inout RandomNumbers) -> String {
      random.pick(["", "", " ", " ", "  ", "\u{A0}"])
    }
    let unit = random.pick(["", " kg", "kg", "KG", " Kg", "  kg"])
    var text = "\(20 + random.below(60) * 2)" + unit + gap(&random) + times + gap(&random)
    text += "\(1 + random.below(14))"
    if random.chance(40) { text += gap(&random) + times + gap(&random) + "\(2 + random.below(4))" }
    return text + random.pick(["", "", " @8", " (paused,  2 x  slow)", " ", "  "])
  }
}
