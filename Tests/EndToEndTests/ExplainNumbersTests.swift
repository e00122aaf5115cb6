import Testing

private let journal = """
  # 2026-01-05

  Bench Press
  - 60 kg x 8 (warm-up)
  - 100 kg x 5

  # 2026-01-12

  Bench Press
  - 60 kg x 8 (warm-up)
  - 102.5 kg x 5, 5, 4
  - 110 kg x 0 (failed)
  - 100 kg x 5
  - 60 kg x 20

  # 2026-01-19

  Bench Press
  - 95 kg x 3

  """

/// What `wlog explain` says of numbers, and of what became of a line's sets.
@Suite struct ExplainNumbersTests {
  @Test func `a number's page names formula, domain and source`() {
    let output = Playground().run("explain", "tonnage").output
    #expect(output.hasPrefix("Volume (tonnage)\n"))
    for label in ["formula  ", "made from  ", "source  ", "shown in  "] {
      #expect(output.contains("\n" + label))
    }
  }

  @Test func `a formula's page says how it reads, by whom, and how far off it is`() {
    let output = Playground().run("explain", "Epley").output
    #expect(output.contains("w × (1 + r / 30)"))
    #expect(output.contains("Epley, 1985"))
    #expect(output.contains("4.1 % off on average"))
    #expect(output.contains("100 kg × 5: 116.7 kg"))
  }

  @Test func `without a word all numbers and formulas are listed`() {
    let outcome = Playground().run("explain")
    #expect(outcome.status == 0)
    for name in ["e1rm", "dots", "streak", "brzycki", "rpe"] {
      #expect(outcome.output.contains("\n\(name) "))
    }
  }

  @Test func `a word that is nothing gets the nearest, and the list`() {
    let outcome = Playground().run("explain", "tonage")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("did you mean ‘tonnage’?"))
    #expect(outcome.messages.contains("there is: e1rm, rep max"))
  }

  @Test(arguments: [
    (4, "none: a warm-up set never counts"),
    (5, "none: the first day of an exercise"),
    (11, "heaviest: 102.5 kg, before that 100 kg; rep record: 5 reps with this load or more"),
    (12, "none: a failed set never counts"),
    (13, "none: 102.5 kg × 5 of the same day (log.md:11) was at least as much"),
    (19, "none: 100 kg × 5 on 2026-01-05 (log.md:5) was at least as much"),
  ])
  func `a line tells why its sets are records or not`(line: Int, words: String) {
    let output = Playground(["log.md": journal]).run("explain", "log.md:\(line)").output
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("record " + words), "\(text)")
  }

  @Test(arguments: [
    (4, "none: warm-up sets and failed sets are not counted"),
    (5, "112.5 kg by brzycki (w × 36 / (37 − r), Brzycki, 1993; made from 1 to 12 reps)"),
    (14, "none: above 12 reps no formula can be trusted"),
  ])
  func `a line tells what is estimated from its sets, or why nothing`(line: Int, words: String) {
    let output = Playground(["log.md": journal]).run("explain", "log.md:\(line)").output
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("e1RM " + words), "\(text)")
  }

  @Test(arguments: [
    ["summary"], ["summary", "Bench Press"], ["records"], ["1rm", "100x5"],
  ])
  func `what is printed names the formula, what it is made from, and whose it is`(
    arguments: [String]
  ) {
    let ground = Playground(["log.md": journal])
    let output =
      arguments.count == 1 ? ground.run(arguments[0]) : ground.run(arguments[0], arguments[1])
    for words in ["w × 36 / (37 − r)", "Brzycki, 1993", "1 to 12 reps", "wlog explain "] {
      #expect(output.output.contains(words), "\(arguments)")
    }
  }

  @Test func `only the first of equal sets of a line has the record`() {
    let output = Playground(["log.md": journal]).run("explain", "log.md:11").output
    #expect(output.split(separator: "record     heaviest").count == 2)
    #expect(output.contains("record     none: 102.5 kg × 5 of the same day"))
  }

  @Test func `a line of a journal in several files is seen among all of them`() {
    let ground = Playground([
      "journal.wlog": "formula: epley\n", "2025.md": "# 2025-06-01\nSquat\n- 150 kg x 5\n",
      "2026.md": "# 2026-01-05\nSquat\n- 140 kg x 3\n",
    ])
    let output = ground.run("explain", "2026.md:3").output
    #expect(output.contains("154 kg by epley"))
    #expect(output.contains("150 kg × 5 on 2025-06-01 (2025.md:3)"))
    #expect(ground.run("explain", "../2026.md:3", below: ".").status == 2)
  }
}
