/// Lines that a lifter might have written half of: the words of real notation in any order, below
/// any head, from a fixed seed.
package struct ShuffledLines {
  private var random: RandomNumbers
  private let words: [String]

  /// `words` must not be empty; equal ones count once.
  package init(seed: UInt64, of words: [String]) {
    random = RandomNumbers(seed: seed)
    self.words = Array(Set(words)).sorted()
  }

  /// So many lines, of one to thirty words each.
  package mutating func next(_ count: Int) -> String {
    (0..<count).map { _ in line() }.joined(separator: "\n")
  }

  private mutating func line() -> String {
    let glue = random.pick([" ", " ", " ", ", ", "\t", ""])
    let count = random.pick([1, 2, 3, 3, 4, 4, 5, 6, 8, 12, 20, 30])
    return random.pick(Self.heads)
      + (0..<count).map { _ in word() }.joined(separator: glue)
  }

  /// Half of them are the words that nearly every line holds.
  private mutating func word() -> String {
    random.pick(random.chance(50) ? Self.common : words)
  }

  private static let heads = [
    "", "", "", "# ", "## ", "- ", "* ", "**", "| ", "1. ", "> ", "+ ", "* TODO ", "- [x] ", "\t",
    "  - ", "// ",
  ]

  private static let common = [
    "Squat", "Bench", "curl", "Plank", "Run", "rest", "then", "100", "x5", "5", "3x8", "60kg", "80",
    "kg", "lb", "@8", "RPE", "8", "rir", "2", "min", "90", "s", "1:30", "5k", "km", ",", ";", ":",
    ".", "-", "/", "+", "(", ")", "->", "=", "&", "each", "side", "L", "R", "warm", "up", "last",
    "time", "next", "105", "BW", "BW+10", "#", "%", "sets", "of", "reps", "max", "skipped", "drop",
    "5+3+2", "25+25", "10/10/8", "8,8,7", "×", "*", "@", "~", "?", "A1", "2.", "week", "5/1",
    "2026-03-02", "May", "с", "3х8", "セット", "次回", "다음에",
  ]
}
