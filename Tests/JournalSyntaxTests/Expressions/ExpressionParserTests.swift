import JournalSyntax
import Testing

/// Each line of the table is an expression, `=>`, and what the parser makes of it.
private func check(_ table: String, sourceLocation: SourceLocation = #_sourceLocation) {
  for line in table.split(separator: "\n") {
    let sides = line.split(separator: "=>", maxSplits: 1).map(trimmed)
    guard sides.count == 2 else {
      Issue.record("no => in \(line)", sourceLocation: sourceLocation)
      continue
    }
    #expect(dump(sides[0]) == sides[1], "\(sides[0])", sourceLocation: sourceLocation)
  }
}

private func trimmed(_ text: Substring) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}

private func dump(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var scanner = ElementScanner(bytes)
  var parser = ExpressionParser()
  scanner.scan(0..<bytes.count, into: &parser.elements)
  let stop = parser.parse(from: 0, to: parser.elements.count)
  let rest = stop < parser.elements.count ? " … \(parser.elements.count - stop) more" : ""
  return ExpressionDump(parser: parser, bytes: bytes).text + rest
}

/// The parser takes lines apart and keeps open what the numbers mean.
struct ExpressionParserTests {
  @Test func `bodyweight and what is added to it or taken off`() {
    check(
      """
      BW x 12, 10, 8 => BW × 12,10,8
      BW+20 kg x 5 x 2 => BW(20) kilogram!added × 5 × 2
      BW-20 kg x 6 => BW(-20) kilogram!assisted × 6
      BW - 20 kg x 6 => BW(-20) kilogram!assisted × 6
      +25x8 => 25!added × 8
      """)
  }

  @Test func `clocks, durations and distances`() {
    check(
      """
      60 s x 3 => 60 letterS × 3
      5 km in 25:30 => 5 kilometer in clock 1530
      40 kg x 20 m => 40 kilogram × 20 letterM
      2 miles 19:40 => 2 mile space clock 1180
      5.2 km | 27min 40s => 5.2 kilometer in clock 1660
      1min 15s => clock 75
      """)
  }

  @Test func `what is said behind the factors`() {
    check(
      """
      90 kg x 9+ => 90 kilogram × 9!open
      100 kg x 5 RIR 2 => 100 kilogram × 5 {rir 2}
      100 kg x 5 tempo 3-1-1 => 100 kilogram × 5 {tempo 3-1-1}
      100 kg x 5, 90 kg x 9+ => 100 kilogram × 5; 90 kilogram × 9!open
      210x4F => 210 × 4 {failed}
      100 x F => 100 × failed
      100 kg x AMRAP => 100 kilogram × maximum
      100 x 5 (x2) => 100 × 5 {repeats 2}
      100 x 5 for 3 sets => 100 × 5 for 3 set
      85kg x 4 - last rep slow => 85 kilogram × 4 … 4 more
      87.5 x 5 (PR!) => 87.5 × 5 {“PR!”}
      W 10 × 15 lb => 10 × 15 pound {warmup}
      """)
  }

  @Test func `lists`() {
    check(
      """
      80 x 8, 8, 7, 6 => 80 × 8,8,7,6
      100kg: 5, 5, 5 => 100 kilogram colon 5,5,5
      50s 10/9/8 => 50 letterS space 10/9/8
      60х10, 80х8 => 60 × 10; 80 × 8
      100 kg x 5 x 3 @8, 8.5, 9 => 100 kilogram × 5 × 3 @ 8,8.5,9
      12, 10, 9 => 12,10,9
      100 kg x 5 / 5 / 4 => 100 kilogram × 5/5/4
      """)
  }

  @Test func `sets in words and in other languages`() {
    check(
      """
      3 sets of 10 => 3 set × 10
      3 sets of 8 reps with 60 kg => 3 set × 8 repetition @ 60 kilogram
      10 reps => 10 repetition
      225 for 5 => 225 for 5
      60kg×8回×3セット => 60 kilogram × 8 repetition × 3 set
      60kg 10회 3세트 => 60 kilogram space 10 repetition space 3 set
      singles @ 100 kg => 1 repetition @ 100 kilogram
      """)
  }

  @Test func `doubtful and open numbers`() {
    check(
      """
      8-12 => 8..12
      3x8-12 => 3 × 8..12
      7+2 => 7++2
      5+3+2 => 5++5
      ~60 kg x 5 => 60 kilogram!approximate × 5
      150? x 5 => 150!uncertain × 5
      ??? x 5 => unknown × 5
      100 x ? => 100 × unknown
      """)
  }

  @Test func `percentages and levels`() {
    check(
      """
      level 7 x 12 => 7 level × 12
      75% x 5 => 75 percent × 5
      75% 105x5 => 105 × 5
      """)
  }

  @Test func `several expressions`() {
    check(
      """
      60x10 80x8 90x6 => 60 × 10; 80 × 8; 90 × 6
      100 kg x 5 -> 80 kg x 8 => 100 kilogram × 5; & 80 kilogram × 8
      100 kg x 5 + 80 kg x 8 => 100 kilogram × 5; & 80 kilogram × 8
      """)
  }

  @Test func `factors in any order`() {
    check(
      """
      3x5 => 3 × 5
      3 x 5 @ 102.5 => 3 × 5 @ 102.5
      3x5 @ 100 kg => 3 × 5 @ 100 kilogram
      5x5x100 => 5 × 5 × 100
      95 lb 5x5 => 95 pound space 5 × 5
      100x5@9 => 100 × 5 @ 9
      x10 => 10!multiplier
      30ea x 12 => 30!each × 12
      12 => 12
      """)
  }
}
