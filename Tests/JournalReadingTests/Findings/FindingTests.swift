import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What is found in a journal, and above all what is not.
struct FindingTests {
  // MARK: Lookalikes

  @Test(arguments: [
    ("- 1O0 kg x 5", "- 100 kg x 5"), ("- 100 kg x 1O", "- 100 kg x 10"),
    ("- 5x1O0", "- 5x100"), ("- l00x5", "- 100x5"), ("# 2O26-O3-03", "# 2026-03-03"),
    ("# l4.03.2026", "# 14.03.2026"), ("- I05 x 5", "- 105 x 5"),
    ("- ১০০kg×৫", "- 100kg×5"), ("- 100 ｘ 5", "- 100 x 5"), ("- 100 ⨯ 5", "- 100 x 5"),
    ("- 1\u{200B}00 kg x 5", "- 100 kg x 5"), ("B\u{435}nch Press", "Bench Press"),
    ("Жим лeжа", "Жим лежа"), ("- l00 ⨯ 5", "- 100 x 5"),
  ])
  func `a character that looks like another has a safe fix`(_ line: String, _ meant: String) {
    let source = Source(path: "a.md", text: "# 2026-03-02\nSquat\n\(line)\n- 90 kg x 5\n")
    let findings = check([source]).filter { $0.code == .lookalikeCharacter }
    #expect(findings.count == 1)
    let edits = findings.flatMap(\.fixes).filter(\.isSafe).flatMap(\.edits)
    let mended = TextEdit.apply(edits, to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
    #expect(mended == "# 2026-03-02\nSquat\n\(meant)\n- 90 kg x 5\n")
  }

  @Test(arguments: [
    "Жим лёжа 80 кг х 5", "Присед: 100х5, 105х5", "- 3х10 60кг", "Т-тяга 50 кг x 8", "- 10 lbs x 5",
    "- 10lbs x 5", "- 10lb x 5", "Water: 2l", "Ol' faithful 100 kg x 5", "- 100 kg x 5 (O2 later)",
    "μάχη 100 kg x 5", "- 60k: 20, 15", "ベンチプレス 60kg×10回", "- 5 x 10 ✓", "Level 10 x 5",
  ])
  func `honest writing in any alphabet has no lookalikes`(_ line: String) {
    #expect(codes("# 2026-03-02\nSquat\n\(line)\n").filter { $0 == "W105" }.isEmpty)
  }

  // MARK: History

  @Test func `a load in the other unit is told once, with both units`() {
    let days = ["100", "102.5", "100", "225", "230", "235"]
    let findings = check(history("Squat", days.map { "\($0) x 5" }, head: "unit: kg\n"))
      .filter { $0.code == .unitSuspicious }
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("225 kg") == true)
    #expect(findings.first?.fixes.map(\.title) == ["write 225 lb", "write 225 kg"])
  }

  @Test(arguments: [
    // A written unit is no mistake.
    ["100 kg x 5", "102.5 kg x 5", "100 kg x 5", "225 kg x 5"],
    // Progress, a deload, the next dumbbells, a ramp whose first set is as ever.
    ["60 x 5", "80 x 5", "100 x 5", "130 x 5"],
    ["100 x 5", "102.5 x 5", "105 x 5", "50 x 5"],
    ["5 x 12", "5 x 12", "6 x 12", "12 x 12"],
    ["60 x 5", "60 x 5", "60 x 5", "100 x 8, 130 x 5"],
  ])
  func `honest loads do not look like another unit`(_ sets: [String]) {
    #expect(!check(history("Squat", sets)).contains { $0.code == .unitSuspicious })
  }

  @Test(arguments: [
    (["100 kg x 5", "102.5 kg x 5", "100 kg x 5", "1000 kg x 5"], "W207"),
    (["100 kg x 5", "1200 kg x 5"], "W207"),
    (["100 kg x 5", "100 kg x 6", "100 kg x 5", "100 kg x 60"], "W205"),
    (["100 kg x 5", "100 kg x 500"], "W205"),
  ])
  func `what nobody lifts is told`(_ sets: [String], _ code: String) {
    #expect(codes(history("Squat", sets)).filter { $0.hasPrefix("W20") } == [code])
  }

  @Test(arguments: [
    ("Squat", ["60 kg x 5", "80 kg x 5", "100 kg x 5", "180 kg x 1"]),
    ("Leg Press", ["60 kg x 10", "100 kg x 10", "160 kg x 10", "300 kg x 8"]),
    ("Push-up", ["20", "25", "20", "100"]),
    ("Curl", ["5 kg x 12", "5 kg x 12", "7.5 kg x 12", "20 kg x 12"]),
    ("Squat", ["100 kg x 5", "100 kg x 5", "100 kg x 5", "60 kg x 20"]),
  ])
  func `progress and feats are not told`(_ name: String, _ sets: [String]) {
    #expect(codes(history(name, sets)).filter { $0 == "W205" || $0 == "W207" }.isEmpty)
  }

  @Test(arguments: [
    ("@12", ["W206"]), ("@10.5", ["W206"]), ("RPE 11", ["W206"]), ("@10", []), ("@ 8", []),
  ])
  func `an RPE is at most ten`(_ rating: String, _ expected: [String]) {
    let source = Source(path: "a.md", text: "# 2026-03-02\nSquat\n- 100 kg x 5 \(rating)\n")
    let found = check([source]).map(\.code.name)
    #expect(found == expected)
    let sets = Reader().read([source]).journal.sessions[0].entries[0].sets
    #expect(sets.map(SetText.text) == ["100 kg x 5"])
  }

  // MARK: Names

  @Test func `a name one typing error away from a usual one is told, and no other`() {
    let usual =
      Array(repeating: "Bench Press", count: 6) + Array(repeating: "Hip Abduction", count: 6)
    #expect(names(usual + ["Bench Pres"]) == ["Bench Press"])
    #expect(names(usual + ["Benhc Press", "Bnech Press"]) == ["Bench Press", "Bench Press"])
    // Other exercises, another spelling of the same, a name of the catalog, a number.
    #expect(names(usual + ["Hip Adduction", "bench-press", "Bench Dip", "Bench Press 2"]) == [])
    #expect(names(usual + Array(repeating: "Bench Pres", count: 3)) == [])
  }

  private func names(_ exercises: [String]) -> [String] {
    let text = exercises.enumerated().map { index, name in
      "# 2026-\(index / 28 + 1)-\(index % 28 + 1)\n\(name)\n- 80 kg x 5\n\n"
    }.joined()
    return check([Source(path: "a.md", text: text)]).filter { $0.code == .exerciseNearDuplicate }
      .flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
  }

  // MARK: Sessions

  @Test func `a session pasted twice is told, also from another file`() {
    let session = "# 2026-03-02 Push\nBench Press\n- 80 kg x 5\n- 80 kg x 4\nDip: BW x 12\n\n"
    #expect(codes(session + session) == ["W307"])
    let findings = check([
      Source(path: "a.md", text: session), Source(path: "b.md", text: session),
    ])
    #expect(findings.map(\.place.fileIndex) == [1])
    #expect(findings.flatMap(\.notes).map(\.place.fileIndex) == [0])
  }

  @Test(arguments: [
    ("# 2026-03-02 Push", "# 2026-03-03 Push", "80 kg x 4"),
    ("# 2026-03-02 Push", "# 2026-03-02 Pull", "80 kg x 4"),
    ("# 2026-03-02 08:00", "# 2026-03-02 18:00", "80 kg x 4"),
    ("# 2026-03-02 Push", "# 2026-03-02 Push", "80 kg x 3"),
  ])
  func `sessions that only resemble each other are not told`(
    _ first: String, _ second: String, _ set: String
  ) {
    let body = "\nBench Press\n- 80 kg x 5\n- 82.5 kg x 5\n- "
    #expect(codes("\(first)\(body)80 kg x 4\n\n\(second)\(body)\(set)\n") == [])
  }

  @Test func `sets above the first date are told in a file with dates`() {
    let sets = "Squat: 100 kg x 5\n\n"
    #expect(codes(sets + "# 2026-03-02\n" + sets) == ["W301"])
    #expect(codes(sets) == [])
    #expect(check([Source(path: "2026-03-01.md", text: sets + "# 2026-03-02\n" + sets)]) == [])
  }

  // MARK: One door

  @Test func `a check finds what reading finds`() {
    let sources = [
      Source(path: "a.md", text: "untis: kg\nSquat: 1O0 x 5\n# 2026-03-02\nSquat: 100 x 5 @12\n"),
      history("Squat", ["100 x 5", "100 x 5", "100 x 5", "225 x 5", "1000 x 5"])[0],
    ]
    let reader = Reader()
    #expect(reader.check(sources) == reader.read(sources).diagnostics)
    #expect(reader.check(sources).count >= 5)
  }
}

// MARK: Helpers

private func check(_ sources: [Source]) -> [Diagnostic] { Reader().check(sources) }

private func codes(_ text: String) -> [String] { codes([Source(path: "a.md", text: text)]) }

private func codes(_ sources: [Source]) -> [String] { check(sources).map(\.code.name) }

/// One exercise on days that follow each other.
private func history(_ name: String, _ sets: [String], head: String = "") -> [Source] {
  let days = sets.enumerated().map { "# 2026-03-\($0 + 10)\n\(name): \($1)\n\n" }
  return [Source(path: "history.md", text: head + days.joined())]
}
