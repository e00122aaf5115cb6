import JournalEditing
import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

struct TidyingTests {
  private func check(
    _ text: String, _ expected: String, path: String = "journal.md",
    options: ReaderOptions = ReaderOptions(), _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let result = Editing.tidied(text, path: path, options: options)
    #expect(result == expected, sourceLocation: location)
    guard let result else { return }
    #expect(
      Editing.tidied(result, path: path, options: options) == result, "twice is once",
      sourceLocation: location)
  }

  private let ordered = ReaderOptions(unit: .kilogram, orders: [.weightRepsSets, .weightReps])

  @Test func `the sign and the spacing used most often win`() {
    check(
      "# 2026-03-02\n\nSquat\n- 100x5x3\n- 90 x 5\n- 80×5\n- 70X5\n- 60x5\n- 50x5\n",
      "# 2026-03-02\n\nSquat\n- 100x5x3\n- 90x5\n- 80x5\n- 70x5\n- 60x5\n- 50x5\n",
      options: ordered)
    check(
      "# 2026-03-02\n\nSquat\n- 100×5×3\n- 90×5\n- 80x5\n",
      "# 2026-03-02\n\nSquat\n- 100×5×3\n- 90×5\n- 80×5\n", options: ordered)
  }

  @Test func `of equals the canonical notation wins`() {
    check(
      "# 2026-03-02\n\nSquat\n- 100 kg x 5\n- 90kgx5\n",
      "# 2026-03-02\n\nSquat\n- 100 kg x 5\n- 90 kg x 5\n")
  }

  @Test func `who spaces sets with units need not space bare ones`() {
    let text = "# 2026-03-02\n\nSquat\n- 100 kg x 5 x 3\n- 90x5x3\n- 80x5\n- 70x5\n"
    check(text, text, options: ordered)
  }

  @Test func `units are spelt in lower case and spaced alike`() {
    check(
      "# 2026-03-02\n\nSquat\n- 100 KG x 5\n- 90 kg x 5\n- 80Kg x 5\n",
      "# 2026-03-02\n\nSquat\n- 100 kg x 5\n- 90 kg x 5\n- 80 kg x 5\n")
  }

  @Test func `white space between factors becomes one space, tabs are columns`() {
    check(
      "# 2026-03-02\n\nSquat\n- 100\u{A0}kg  x \u{A0}5\n- 90 kg x 5\n- 80 kg\tx 5\n",
      "# 2026-03-02\n\nSquat\n- 100 kg x 5\n- 90 kg x 5\n- 80 kg\tx 5\n")
  }

  @Test func `a comma is spaced once, however much white space stands around it`() {
    check(
      "# 2026-03-02\n\nSquat\n- 100 kg x 8    ,   7 , 6\n- 90 kg x 5\n",
      "# 2026-03-02\n\nSquat\n- 100 kg x 8, 7, 6\n- 90 kg x 5\n")
  }

  @Test func `a decimal comma stays a comma`() {
    check(
      "# 2026-03-02\n\nBankdrücken\n- 82,5 kg x 8, 8,7\n- 80 KG x 5\n",
      "# 2026-03-02\n\nBankdrücken\n- 82,5 kg x 8, 8,7\n- 80 kg x 5\n")
  }

  @Test func `doubtful lines and prose stay as they are`() {
    let doubtful = "# 2026-03-02\n\nSquat 8 x  8x8\n\nslept badly,  5 x  3 hours \n"
    check(doubtful, doubtful)
    let inferred = "# 2026-03-02\n\nSquat\n- 100x5x3\n- 100 x 5 x 3\n"
    check(inferred, inferred)
  }

  @Test func `two spaces at the end of a line of Markdown are a line break`() {
    check(
      "# 2026-03-02  \n\nSquat\n90 kg x 5  \n100 kg x 5  \n\nfelt good  \nvery  \n",
      "# 2026-03-02\n\nSquat\n90 kg x 5  \n100 kg x 5\n\nfelt good  \nvery  \n")
    check(
      "2026-03-02\nSquat\n90 kg x 5  \n100 kg x 5\t\n \nvery  \n",
      "2026-03-02\nSquat\n90 kg x 5\n100 kg x 5\n\nvery  \n", path: "journal.txt")
  }

  @Test func `line ends, a byte-order mark and a missing last line end stay`() {
    check(
      "\u{FEFF}# 2026-03-02 \r\n\r\nSquat\r\n- 100 KG x 5 \r\n- 90 kg x 5",
      "\u{FEFF}# 2026-03-02\r\n\r\nSquat\r\n- 100 kg x 5\r\n- 90 kg x 5")
  }

  @Test func `tables keep their columns`() {
    let table =
      "# 2026-03-02\n\n| Exercise | kg   | reps |\n|---|---|---|\n| Squat    | 100  | 5 |\n"
    check(table, table)
  }

  @Test func `the samples are read alike before and after, and twice is once`() throws {
    for source in try SampleFiles.all() {
      let text = String(decoding: source.bytes, as: UTF8.self)
      let result = try #require(Editing.tidied(text, path: source.path), "\(source.path)")
      #expect(Self.export(result, source.path) == Self.export(text, source.path))
      #expect(Editing.tidied(result, path: source.path) == result, "\(source.path)")
    }
  }

  @Test func `a journal with its spacing disturbed is tidied to one that is read alike`() throws {
    for seed in 0..<150 {
      var journal = DisturbedJournal(seed: UInt64(seed))
      let text = journal.next()
      let result = try #require(Editing.tidied(text, options: ordered), "seed \(seed)\n\(text)")
      #expect(
        Self.export(result, "journal.md", ordered) == Self.export(text, "journal.md", ordered),
        "seed \(seed)\n\(text)")
      #expect(Editing.tidied(result, options: ordered) == result, "seed \(seed)\n\(result)")
    }
  }

  @Test func `no bytes whatever are lost`() {
    var hostile = HostileInput(seed: 7)
    for _ in 0..<1_500 {
      let source = Source(path: "journal.md", bytes: hostile.next())
      let formatter = Formatter([source], options: ordered)
      guard case .edits(let edits) = formatter.tidy([0])[0],
        let result = TextEdit.apply(edits, to: source.bytes)
      else { continue }
      #expect(Self.solid(result) == Self.solid(source.bytes), "\(source.bytes)")
    }
  }

  /// Every set, name, date and note, without columns.
  private static func export(
    _ text: String, _ path: String, _ options: ReaderOptions = ReaderOptions()
  ) -> [String] {
    let journal = Reader(options: options).read([Source(path: path, text: text)]).journal
    return journal.sessions.flatMap { session in
      ["\(session.date?.description ?? "?") \(session.title ?? "")"]
        + session.notes.map { "\($0.location.lineNumber) > \($0.text)" }
        + session.entries.flatMap { entry in
          ["\(entry.exercise) / \(entry.nameAsWritten)"]
            + entry.sets.map {
              "\($0.location.lineNumber) \($0.load) \($0.effort) \($0.count) \($0.kind)"
            } + entry.notes.map { "\($0.location.lineNumber) > \($0.text)" }
        }
    }
  }

  /// Letters and digits, whatever their case, and line ends.
  private static func solid(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter {
      Byte.isDigit($0) || $0 == Byte.lineFeed || Byte.isASCIILetter($0) && $0 | 0x20 != 0x78
    }.map { Byte.isASCIILetter($0) ? $0 | 0x20 : $0 }
  }
}
