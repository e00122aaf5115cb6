import Testing

@Suite struct ConfigTests {
  private let ground = Playground([
    "journal.wlog": "unit: kg\nformula: epley\nformula: Squat = lombardi\nfavourite: Squat\n",
    "2024.md": "unit: lb\n# 2024-01-05\nSquat\n225x5\n",
    "2025.md": "# 2025-01-05\nSquat\n100x5\n",
  ])

  /// The cells of the row of that setting, the blanks between them made one.
  private func rows(_ output: String, _ name: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix(name + " ") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `each setting is shown with the line that set it`() {
    let outcome = ground.run("config", "--today", "2026-01-01")
    #expect(outcome.status == 0)
    #expect(
      rows(outcome.output, "unit")
        == ["unit kg journal.wlog:1", "unit lb (only in 2024.md) 2024.md:1"])
    #expect(
      rows(outcome.output, "formula")
        == ["formula epley journal.wlog:2", "formula Squat = lombardi journal.wlog:3"])
    #expect(rows(outcome.output, "favourite") == ["favourite Squat journal.wlog:4"])
    #expect(rows(outcome.output, "today") == ["today 2026-01-01 command line"])
    #expect(rows(outcome.output, "sex") == ["sex unknown default: no scores without it"])
  }

  @Test func `the command line outranks the files`() {
    let output = ground.run("config", "--unit", "lb", "--formula", "BERGER").output
    #expect(rows(output, "unit") == ["unit lb command line"])
    #expect(rows(output, "formula") == ["formula berger command line"])
  }

  @Test func `the journal itself is told too, and who chose it`() {
    #expect(
      rows(ground.run("config").output, "journal")
        == ["journal . default: the nearest folder with a journal.wlog"])
    #expect(
      rows(ground.run("config", "2025.md").output, "journal") == ["journal 2025.md command line"])
    let output = Playground().run("config", environment: ["WLOG_JOURNAL=" + ground.folder]).output
    #expect(rows(output, "journal") == ["journal \(ground.folder) $WLOG_JOURNAL"])
  }

  @Test func `programs get the same as json`() {
    let output = ground.run("config", "--format", "json").output
    #expect(
      output.contains(
        #"{"setting":"unit","value":"lb","only_in":"2024.md","set_by":"journal","#
          + #""file":"2024.md","line":1}"#))
    #expect(
      output.contains(
        #"{"setting":"sex","value":"unknown","only_in":null,"set_by":"default","#
          + #""file":null,"line":null}"#))
  }

  @Test func `of several lines about the same the last holds`() {
    let ground = Playground([
      "log.md": "color: Squat red\ncolor: squat blue\nyear: 2024\nyear: 2025\nformula: none\n"
    ])
    let output = ground.run("config", "log.md").output
    #expect(rows(output, "color") == ["color squat blue log.md:2"])
    #expect(rows(output, "year").last == "year 2025 (only in log.md) log.md:4")
    #expect(rows(output, "formula") == ["formula brzycki default: Brzycki, 1993"])
  }
}
