import Testing

private let header =
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE\n"

@Suite struct ImportTests {
  private let export =
    header + """
      2025-12-30 18:05:00,"Push",1h,"Bench Press",1,100.0,5,0,0,8
      2026-01-02 18:05:00,"Legs",1h,"Squat",1,120.0,5,0,0,
      2026-01-02 18:05:00,"Legs",1h,"Squat",2,120.0,0,0,0,

      """

  @Test func `an export becomes a file for each year, and the losses are told`() {
    let ground = Playground(["strong.csv": export])
    let outcome = ground.run("import", "strong.csv", "--unit", "kg", "-o", "journal")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains("Strong: 3 rows, 2 sessions, 2 sets; 1 row left out"))
    #expect(outcome.messages.contains("line 4: Squat, 0 reps"))
    #expect(
      ground.read("journal/2025.md")?.hasSuffix(
        "\n\n# 2025-12-30 Push\n18:05-19:05\n\nBench Press\n- 100 kg x 5 @8\n") == true)
    #expect(ground.read("journal/2026.md")?.contains("- 120 kg x 5\n") == true)
  }

  @Test func `without a folder the text goes to standard output`() {
    let ground = Playground(["strong.csv": export])
    let outcome = ground.run("import", "strong.csv", "--unit", "kg")
    #expect(outcome.output.hasPrefix("# 2025-12-30 Push\n18:05-19:05\n\nBench Press\n"))
    #expect(ground.run("import", "-", "--unit", "kg", input: export).output == outcome.output)
  }

  @Test func `a dry run writes nothing`() {
    let ground = Playground(["strong.csv": export])
    let outcome = ground.run("import", "strong.csv", "--unit", "kg", "-o", "journal", "--dry-run")
    #expect(outcome.messages.contains("would write journal/2025.md"))
    #expect(ground.read("journal/2025.md") == nil)
    #expect(ground.run("import", "strong.csv", "--unit", "kg", "--dry-run").output.isEmpty)
  }

  @Test func `an unknown unit is asked for, not guessed`() {
    let outcome = Playground(["strong.csv": export]).run("import", "strong.csv")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("does not say whether its loads are kg or lb"))
    #expect(outcome.messages.contains("--unit kg"))
  }

  @Test func `what an import wrote may be written again, what somebody touched may not`() {
    let ground = Playground(["strong.csv": export])
    _ = ground.run("import", "strong.csv", "--unit", "kg", "-o", ".")
    ground.write(
      export + "2026-01-03 18:05:00,\"Pull\",1h,\"Row\",1,60.0,5,0,0,\n", to: "strong.csv")
    #expect(ground.run("import", "strong.csv", "--unit", "kg", "-o", ".").status == 0)
    #expect(ground.read("2026.md")?.contains("Row") == true)
    let edited = (ground.read("2026.md") ?? "") + "> my own words\n"
    ground.write(edited, to: "2026.md")
    ground.remove("2025.md")
    let outcome = ground.run("import", "strong.csv", "--unit", "kg", "-o", ".")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("2026.md is there already"))
    #expect(ground.read("2026.md") == edited)
    #expect(ground.read("2025.md") == nil)
  }

  @Test func `names and titles that mean something else are written so that they do not`() {
    let rows = ["Warm Up", "Lower Back", "Total Abdominal", "Rest", "21s Curl", "Monday"]
      .map { "2026-01-02 18:05:00,\"下午\",1h,\"\($0)\",1,20.0,8,0,0,\n" }
    let ground = Playground(["strong.csv": header + rows.joined()])
    let outcome = ground.run("import", "strong.csv", "--unit", "kg", "-o", "journal")
    #expect(outcome.messages.contains("nothing is lost"), "\(outcome.messages)")
    let sets = ground.run("export", "journal").output.split(separator: "\n").dropFirst()
    #expect(sets.count == 6)
    #expect(sets.allSatisfy { $0.contains(",2026-01-02,") && $0.contains(",work,external,20,kg,") })
  }

  @Test func `what is exported is imported as the same sets`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let ground = Playground()
    let exported = ground.run("export", "/" + root + "/samples/journal").output
    ground.write(exported, to: "sets.csv")
    let outcome = ground.run("import", "sets.csv", "-o", "again")
    #expect(outcome.messages.contains("nothing is lost"), "\(outcome.messages)")
    let again = ground.run("export", "again").output
    // All but the places in the files and the way in which the sets came to be known.
    func sets(_ csv: String) -> [String] {
      csv.split(separator: "\n").map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return (cells[3...6] + cells[8...21]).joined(separator: ",")
      }
    }
    #expect(sets(exported).count > 5000)
    #expect(sets(exported) == sets(again))
  }

  @Test func `what is no export is refused with what is known`() {
    let ground = Playground(["a.csv": "x,y\n1,2\n", "empty.csv": ""])
    let outcome = ground.run("import", "a.csv")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("begins with x, y"))
    #expect(outcome.messages.contains("Hevy"))
    #expect(
      ground.run("import", "a.csv", "--from-app", "hevy").messages.contains("no export of Hevy"))
    #expect(ground.run("import", "empty.csv").messages.contains("holds no rows"))
    #expect(ground.run("import", "none.csv").status == 2)
  }
}
