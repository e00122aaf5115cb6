/// Byte strings that nobody means as a journal, from a fixed seed.
package struct HostileInput {
  private var random: RandomNumbers

  package init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
  }

  /// The next one: noise, pieces of journals in any order, or both, with any line ends.
  package mutating func next() -> [UInt8] {
    switch random.below(4) {
    case 0: noise(random.below(120))
    case 1: pieces(random.below(40), glue: [""])
    case 2: pieces(random.below(60), glue: ["", " ", " ", "\n"])
    default: damaged(pieces(random.below(40), glue: ["", " ", "\n", "\r\n", "\r"]))
    }
  }

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  private mutating func pieces(_ count: Int, glue: [String]) -> [UInt8] {
    var bytes: [UInt8] = random.chance(10) ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<count {
      bytes += Array(random.pick(Self.pieces).utf8) + Array(random.pick(glue).utf8)
    }
    return bytes
  }

  /// Some bytes replaced, dropped or doubled: broken UTF-8, NUL, cut characters.
  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      switch random.below(40) {
      case 0: break
      case 1: result += [byte, byte]
      case 2: result.append(UInt8(truncatingIfNeeded: random.next()))
      case 3: result.append(random.pick([0x00, 0xFF, 0xC0, 0xE2, 0xF0, 0x80, 0x0D, 0x7F]))
      default: result.append(byte)
      }
    }
    return result
  }

  private static let pieces = [
    "# ", "## ", "- ", "* ", "> ", "| ", "|", "|---|---|", "---", "```", "[ ] ", "[x] ", "1. ",
    "1) ", "A1. ", "// ", ";; ", "<!--", "-->", "<<<<<<<", "=======", ">>>>>>>", "#+TITLE: ",
    "* TODO ",
    "2026-03-02", "3/2/26", "2.3.2026", "2.3.", "3/2", "March 2", "2 March 2026", "Mon", "20260302",
    "2026年3月2日", "3월 2일", "<2025-04-01 Tue>", "18:05-19:20", "6:12pm", "18:05", "0000-00-00",
    "Bench Press", "Squat", "pull-ups", "Plank", "Run", "5/3/1", "Жим лёжа", "ベンチプレス", "벤치프레스",
    "Kniebeugen", ":", ": ", ", ", ",", ";", ".", "+", "-", "–", "/", "x", "×", "х", "*", "@", "@8",
    "~", "(", ")", "[", "]", "{", "}", "%", "\"", "'", "”", "“", "&", "=", "→", "•", "✅", "?", "!",
    "0", "1", "3", "5", "8", "10", "12", "60", "82.5", "82,5", "100", "225", "999999999999",
    "99999999999999999999999999", "2000000", "1999999", "2147483648", "00008", "1.2.3", "0.0001",
    "kg", "lb", "lbs", "reps", "sets", "s", "m", "km", "min", "h", "回", "セット", "kg ", "°",
    "100 kg x 5 x 3 @8 rest 3:00", "3x5", "5x5x5", "BW", "BW+20 kg", "BW-20", "60kg×8回×3セット",
    "1:30", "1:02:03", "99:99:99", "1h15m", "8-12", "5+", "7+2", "AMRAP", "F", "(failed)",
    "(warm-up)", "(each)", "RIR 2", "RPE 8", "tempo 3-1-1", "rest 3:00", "for 3", "in 25:30", "1RM",
    "unit: lb", "unit: ", "order: weight x reps x sets", "dates: dmy", "year: 2024",
    "year: 99999999",
    "alias: a = b", "alias: a = a", "goal: Bench Press 120 kg by 2027-06-01",
    "muscles: x = chest/0",
    "favourite: Squat", "color: Squat", "formula: = =", "sex: ?", "level: W203 = off", "allow: W1",
    "bodyweight: 82.4 kg", "rpe: 7", "weight: ", "reps: 8", "sets:", "name: Squat", "next:",
    "plan", "goal", "warm-up", "superset", "e\u{301}", "👩‍👩‍👧", "💪🏽", "\u{200B}", "\u{FEFF}", "\u{202E}",
    " ", "  ", "\t", "\n", "\n\n", "\r\n", "\r", "\0", "\u{2028}",
  ]
}
