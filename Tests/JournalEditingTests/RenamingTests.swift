import Testing

struct RenamingTests {
  @Test func `all spellings take the new name, and nothing else changes`() {
    #expect(
      Editing.renamed(
        "Zercher Squat", to: "Front Squat",
        in: """
          # 2026-03-02
          **Zercher Squat**: 60 kg x 5
          > zercher squat felt odd

          # 2026-03-04

          zercher squats
          - 62.5 kg x 5

          Zercher Squat (paused)
          - 50 kg x 5

          """) == """
          # 2026-03-02
          **Front Squat**: 60 kg x 5
          > zercher squat felt odd

          # 2026-03-04

          Front Squat
          - 62.5 kg x 5

          Zercher Squat (paused)
          - 50 kg x 5

          """)
  }

  @Test func `directives that name the exercise take the new name`() {
    #expect(
      Editing.renamed(
        "Zercher Squat", to: "Yoke Squat",
        in: """
          favourite: Deadlift, Zercher Squat
          color: Zercher Squat teal
          goal: Zercher Squat 120 kg by 2027-06-01
          muscles: Zercher Squat = quads, glutes/2
          formula: Zercher Squat = epley
          trophy: Century = Zercher Squat 100 kg
          alias: ZS = Zercher Squat

          # 2026-03-02
          ZS: 60 kg x 5
          Zercher Squat: 62.5 kg x 5

          """) == """
          favourite: Deadlift, Yoke Squat
          color: Yoke Squat teal
          goal: Yoke Squat 120 kg by 2027-06-01
          muscles: Yoke Squat = quads, glutes/2
          formula: Yoke Squat = epley
          trophy: Century = Yoke Squat 100 kg
          alias: ZS = Yoke Squat

          # 2026-03-02
          ZS: 60 kg x 5
          Yoke Squat: 62.5 kg x 5

          """)
  }

  @Test func `a name under which sets would mean something else is refused`() {
    let text = "# 2026-03-02\nPull-up: 8 reps\n"
    #expect(Editing.renamed("Pull-up", to: "Jefferson", in: text).hasPrefix("refused"))
  }

  @Test func `a name that would be no name is refused`() {
    let text = "# 2026-03-02\nBench Press: 60 kg x 8\n"
    #expect(Editing.renamed("Bench Press", to: "# 2026-03-04", in: text).hasPrefix("refused"))
  }

  @Test func `two exercises can become one`() {
    #expect(
      Editing.renamed(
        "Zercher Squat", to: "Squat",
        in: "# 2026-03-02\nSquat: 100 kg x 5\nZercher Squat: 60 kg x 5\n")
        == "# 2026-03-02\nSquat: 100 kg x 5\nSquat: 60 kg x 5\n")
  }
}
