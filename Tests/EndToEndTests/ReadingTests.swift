import Testing

/// A journal with one session that every part of the program understands.
private let simple = """
  # 2026-01-05 Push

  Bench Press
  - 100 kg x 5 x 3 @8
  - 80 kg x 8

  """

@Suite struct ReadingTests {
  @Test func `an export has a row for each set`() {
    let outcome = Playground(["log.md": simple]).run("export", "log.md")
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.count == 5)
    #expect(
      rows[1]
        == "log.md,4,3,2026-01-05,,Push,Bench Press,Bench Press,1,work,external,100,kg,100,5,,,8,,,,"
        + ",,written,")
    #expect(rows[4].hasPrefix("log.md,5,3,2026-01-05,,Push,Bench Press,Bench Press,4,work,"))
  }

  @Test func `standard input is read like a file`() {
    let outcome = Playground().run("export", "-", "--stdin-name", "log.md", input: simple)
    #expect(outcome.output == Playground(["log.md": simple]).run("export", "log.md").output)
  }

  @Test func `one exercise can be asked for by any of its names`() {
    let ground = Playground(["log.md": simple + "Squat\n- 120 kg x 5\n"])
    for name in ["Squat", "squat"] {
      let output = ground.run("export", "--exercise", name).output
      #expect(output.split(separator: "\n").count == 2)
    }
    let outcome = ground.run("export", "--exercise", "Sqaut")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("did you mean ‘Squat’?"))
  }

  @Test func `settings beside the files hold for all of them`() {
    let ground = Playground(["journal.wlog": "unit: lb\n", "a.md": "# 2026-01-05\nSquat\n225x5\n"])
    #expect(ground.run("export").output.contains(",225,lb,102.058,5,"))
    #expect(ground.run("export", "a.md").output.contains(",225,lb,102.058,5,"))
    #expect(ground.run("export", "--unit", "kg").output.contains(",225,kg,225,5,"))
  }

  @Test func `records are told as json`() {
    let output = Playground(["log.md": simple]).run("records", "--format", "json").output
    #expect(
      output.hasPrefix(
        #"{"formula":"brzycki","events":[{"exercise":"Bench Press","date":"2026-01-05","#
          + #""kind":"first","load_kg":100,"reps":5,"value":100,"previous":null,"#
          + #""file":"log.md","line":4}],"rep_maxes":[{"exercise":"Bench Press","reps":1,"#
          + #""load_kg":100,"date":"2026-01-05","file":"log.md","line":4,"estimated":112.5}"#))
  }

  @Test func `an exercise is summed up as json`() {
    let output = Playground(["log.md": simple]).run("summary", "bench press", "--format=json")
      .output
    #expect(
      output.hasPrefix(
        #"{"exercise":"Bench Press","formula":"brzycki","sessions":1,"first":"2026-01-05","#
          + #""last":"2026-01-05","e1rm":[{"date":"2026-01-05","value_kg":112.5}],"rep_maxes":["#))
    #expect(
      output.hasSuffix(
        #""trend":{"method":"theil-sen","slope_kg_per_week":null,"low":null,"high":null,"n":1,"#
          + #""from":"2026-01-05","to":"2026-01-05","verdict":"too few"},"#
          + #""volume_by_week":[{"week":"2026-W02","tonnage_kg":2140,"sets":4,"reps":23}]}"#
          + "\n"))
  }

  @Test func `an empty journal is no mistake`() {
    let ground = Playground(["log.md": ""])
    for command in ["check", "export", "records", "summary"] {
      #expect(ground.run(command).status == 0)
    }
    #expect(ground.run("report").status == 0)
    #expect(ground.read("site/index.html")?.contains("</html>") == true)
  }

  @Test func `a closed pipe ends an export quietly`() {
    let sets = String(repeating: "- 100 kg x 5\n", count: 50_000)
    let outcome = Playground(["log.md": "# 2026-01-05\nSquat\n" + sets])
      .run("export", isOutputClosed: true)
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
  }

  @Test func `a binary file is a finding and no crash`() {
    let bytes = String(decoding: (0..<4096).map { UInt8($0 % 7) }, as: UTF8.self)
    let outcome = Playground(["photo.md": bytes]).run("check", "--format", "concise")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[W102]"))
  }

  @Test func `a line of many megabytes is read in a moment`() {
    let line = "Squat " + String(repeating: "100 kg x 5, ", count: 1_000_000)
    let ground = Playground(["log.md": "# 2026-01-05\n" + line])
    #expect(ground.run("check", "-q").status != 255)
    #expect(ground.run("export").status == 0)
  }
}
