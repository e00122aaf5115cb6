import Testing

/// What `add` writes behind (or before) what is there, in many writers' styles.
struct AddingTests {
  private func check(
    _ sets: String, to text: String, on date: String = "2026-03-09", gives expected: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let result = try Editing.added(sets, to: text, on: date)
    #expect(result == expected, sourceLocation: location)
  }

  @Test func `an empty file begins in the canonical notation`() throws {
    try check(
      "bench 100x5x3 @8", to: "", gives: "# 2026-03-09\nBench\n- 100 kg x 5 x 3 @8\n")
  }

  @Test func `a new session looks like the others`() throws {
    let journal = """
      ## 2026-03-02 (Mon) Push

      **Bench Press**
      - 80kg x 5
      - 80kg x 5

      ## 2026-03-05 (Thu) Pull

      **Barbell Row**
      - 60kg x 8

      """
    try check(
      "barbell rows 62.5x8x2", to: journal,
      gives: journal + """

        ## 2026-03-09 (Mon)

        **Barbell Row**
        - 62.5kg x 8
        - 62.5kg x 8

        """)
  }

  @Test func `sets on the line of the name, counted, with sets before reps`() throws {
    let journal = "2026-03-02\nSquat: 3x5 @ 100\nBench Press: 5x8 @ 60\n"
    try check(
      "squat 105x5x3", to: journal, gives: journal + "\n2026-03-09\nSquat: 3x5 @ 105\n")
  }

  @Test func `lists of reps, without counts`() throws {
    let journal = """
      2026-03-02
      ohp 165 3,3,2
      bench 255 5,4

      2026-03-04
      squat 300 8,7,7
      bench 250 6,6,6

      """
    try check(
      "bench 260 lb x 5 x 3", to: "unit: lb\n" + journal,
      gives: "unit: lb\n" + journal + "\n2026-03-09\nbench 260 5,5,5\n")
  }

  @Test func `the newest session stands first where the writer has it so`() throws {
    let journal = "# Log\n\n## 5/3/2026\nSquat 100 kg x 5\n\n## 28/2/2026\nSquat 95 kg x 5\n"
    try check(
      "squat 105x5", to: journal,
      gives: "# Log\n\n## 9/3/2026\nSquat 105 kg x 5\n\n"
        + "## 5/3/2026\nSquat 100 kg x 5\n\n## 28/2/2026\nSquat 95 kg x 5\n")
  }

  @Test func `an earlier day goes to its place`() throws {
    let journal = "# 2026-03-02\n\nSquat\n- 100 kg x 5\n\n# 2026-03-11\n\nSquat\n- 110 kg x 5\n"
    try check(
      "squat 105x5", to: journal,
      gives: "# 2026-03-02\n\nSquat\n- 100 kg x 5\n\n# 2026-03-09\n\nSquat\n- 105 kg x 5\n\n"
        + "# 2026-03-11\n\nSquat\n- 110 kg x 5\n")
  }

  @Test func `an equal set raises the count where the writer counts`() throws {
    try check(
      "squat 100x5", to: "# 2026-03-09\n\nSquat\n- 90 kg x 5 x 3\n- 100 kg x 5 x 2\n",
      gives: "# 2026-03-09\n\nSquat\n- 90 kg x 5 x 3\n- 100 kg x 5 x 3\n")
    try check(
      "squat 100x5", to: "# 2026-03-09\n\nSquat\n- 100 kg x 5\n- 100 kg x 5\n",
      gives: "# 2026-03-09\n\nSquat\n- 100 kg x 5\n- 100 kg x 5\n- 100 kg x 5\n")
  }

  @Test func `another set goes behind those of its exercise, notes stay with it`() throws {
    try check(
      "squat 110x3",
      to: "# 2026-03-09\n\nSquat\n- 100 kg x 5\n> easy\n\nDips\n- BW x 12\n",
      gives: "# 2026-03-09\n\nSquat\n- 100 kg x 5\n- 110 kg x 3\n> easy\n\nDips\n- BW x 12\n")
    try check(
      "squat 110x3", to: "# 2026-03-09\nSquat: 100 kg x 5, 105 kg x 5\nDips: BW x 12\n",
      gives: "# 2026-03-09\nSquat: 100 kg x 5, 105 kg x 5, 110 kg x 3\nDips: BW x 12\n")
  }

  @Test func `numbered exercises and decimal commas go on`() throws {
    try check(
      "Kniebeuge 82.5x5",
      to: "## 09.03.2026\n1. Bankdrücken 62,5 kg x 8\n2. Rudern 57,5 kg x 8\n",
      gives: "## 09.03.2026\n1. Bankdrücken 62,5 kg x 8\n2. Rudern 57,5 kg x 8\n"
        + "3. Kniebeuge 82,5 kg x 5\n")
  }

  @Test func `line ends stay, and a file without a last one gets none`() throws {
    try check(
      "squat 110x3", to: "# 2026-03-09\r\n\r\nSquat\r\n- 100 kg x 5",
      gives: "# 2026-03-09\r\n\r\nSquat\r\n- 100 kg x 5\r\n- 110 kg x 3")
  }

  @Test func `the names of months and weekdays are the writer's`() throws {
    let journal = "Montag, 2. März 2026\nKniebeuge 100 kg x 5\n"
    try check(
      "Kniebeuge 105x5", to: journal,
      gives: journal + "\nMontag, 9. März 2026\nKniebeuge 105 kg x 5\n")
  }

  @Test func `a session of one line grows on its line`() throws {
    let journal = "2026.03.02 squat: 100 kg x 5 • bench: 80 kg x 5\n2026.03.05 squat: 105 kg x 5\n"
    let grown = "\(journal)2026.03.09 squat: 110 kg x 3\n"
    try check("squat 110x3", to: journal, gives: grown)
    try check(
      "bench 85x3", to: grown,
      gives: "\(journal)2026.03.09 squat: 110 kg x 3 • bench: 85 kg x 3\n")
  }

  @Test func `reps and sets of one number are told apart by what is usual`() throws {
    try check(
      "squat 100x5", to: "# 2026-03-09\nSquat 100x5x5\n",
      gives: "# 2026-03-09\nSquat 100x5x6\n")
  }

  @Test func `a new exercise gets the capitals of the others`() throws {
    try check(
      "jefferson curl 20x8", to: "# 2026-03-09\nBench Press: 60 kg x 8\nSquat: 80 kg x 8\n",
      gives: "# 2026-03-09\nBench Press: 60 kg x 8\nSquat: 80 kg x 8\nJefferson Curl: 20 kg x 8\n")
  }

  @Test func `what holds no set or no name is refused`() {
    for text in ["bench", "100x5", "", "bench 100x5, squat 120x5"] {
      #expect(throws: (any Error).self) { try Editing.added(text, to: "") }
    }
  }

  @Test func `a day that would be read as another is refused or written out`() throws {
    // Without a year the ninth of March would be the one after the last session's.
    let journal = "2/20\nSquat 100 kg x 5\n\n2/24/2027\nSquat 100 kg x 5\n"
    let result = try Editing.added("squat 105x5", to: journal)
    #expect(result.contains("2026") || result.hasPrefix("refused"))
  }
}
