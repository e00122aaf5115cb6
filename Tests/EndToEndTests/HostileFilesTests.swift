import Testing

/// Files that nobody means as a journal: every command comes to its end with them, soon.
///
/// They are small here; what is linear stays so, and what is not takes minutes at this size.
@Suite struct HostileFilesTests {
  @Test(arguments: HostileFile.all)
  func `no file makes a command crash or hang`(_ file: HostileFile) {
    let ground = Playground()
    ground.write(file.bytes, to: "log.md")
    for arguments in [
      ["check", "log.md"], ["fmt", "--check", "log.md"],
      ["fmt", "--canonical", "--check", "log.md"], ["explain", "log.md:\(file.line)"],
      ["report", "log.md"],
    ] {
      let (status, microseconds) = ground.worked(arguments)
      #expect(0...2 ~= status, "\(arguments[0]) ended with \(status)")
      #expect(microseconds < 30_000_000, "\(arguments[0]) took \(microseconds / 1000) ms")
    }
  }
}

/// A file with more of something than anybody writes.
struct HostileFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The line to explain, 1-based.
  let line: Int
  let bytes: [UInt8]

  /// `piece` so many times below a heading and a name.
  private init(_ name: String, lines count: Int, _ piece: (Int) -> String) {
    testDescription = name
    line = 3
    bytes = Array(("# 2026-03-02\nSquat\n" + (0..<count).map(piece).joined() + "\n").utf8)
  }

  /// A line of one piece again and again.
  private init(_ name: String, of piece: String, start: String = "- 100 kg x ", end: String = "5") {
    let count = 24_000 / piece.utf8.count
    let line = start + String(repeating: piece, count: count) + end + "\n"
    self.init(name, lines: 1) { _ in line }
  }

  private init(_ name: String, whole bytes: [UInt8]) {
    testDescription = name
    line = 1
    self.bytes = bytes
  }

  static let all: [HostileFile] =
    longLines + manyLines + [
      HostileFile("a line that is too long", whole: Array(repeating: 0x61, count: 2_000_000)),
      HostileFile("NUL", whole: Array(repeating: 0, count: 20_000)),
      HostileFile(
        "lone bytes of UTF-8", whole: (0..<20_000).map { [0xE2, 0x80, 0xFF, 0x20][$0 % 4] }),
      HostileFile("carriage returns", whole: Array(repeating: 0x0D, count: 20_000)),
      HostileFile(
        "byte-order marks", whole: (0..<20_000).map { [0xEF, 0xBB, 0xBF][$0 % 3] }),
      HostileFile("nothing", whole: []),
    ]

  private static let longLines = [
    HostileFile("sets in a line", of: "100x5, ", start: "- "),
    HostileFile("sets with units in a line", of: "100 kg x 5, ", start: "- "),
    HostileFile("slashes", of: "5/"), HostileFile("commas", of: "5,"),
    HostileFile("spaced commas", of: "5  , "), HostileFile("times", of: "5x"),
    HostileFile("plus signs", of: "5+"), HostileFile("hyphens", of: "5-"),
    HostileFile("colons", of: "5:"), HostileFile("digits", of: "9"),
    HostileFile("efforts", of: "@8 ", start: "- 100 kg x 5 ", end: ""),
    HostileFile("open parentheses", of: "("), HostileFile("brackets", of: "[a](", end: ""),
    HostileFile("bullets", of: "- ", start: ""), HostileFile("hashes", of: "#", start: ""),
    HostileFile("quotation marks", of: "\"a", end: ""), HostileFile("backticks", of: "`a", end: ""),
    HostileFile("bars", of: "|a", start: ""), HostileFile("names", of: "Squat 100x5; ", start: ""),
    HostileFile("accents", of: "\u{301}", start: "e"),
    HostileFile("hidden characters", of: "\u{200B}\u{202E}", start: "- 1"),
    HostileFile("lookalikes", of: "1O0 х 5, ", start: "- "),
  ]

  private static let manyLines = [
    HostileFile("weeks of programmes", lines: 10_000) { _ in "5/3/1 week 1\n" },
    HostileFile("huge numbers", lines: 200) { _ in "- 1e999 kg x 99999999999999999999\n" },
    HostileFile("long dates", lines: 300) { _ in "# 20260302202603022026\n# 99999999-99-99\n" },
    HostileFile("nested bullets", lines: 200) {
      String(repeating: "  ", count: $0) + "- 100 kg x 5\n"
    },
    HostileFile("headings", lines: 600) {
      String(repeating: "#", count: $0 % 9 + 1) + " 2026-03-02\n"
    },
    HostileFile("exercises", lines: 100) { "Exercise \(word($0)): 100 kg x 5\n" },
    HostileFile("dates", lines: 200) {
      "# \(1900 + $0 / 12)-\(10 + $0 % 3)-02\nSquat: 100 kg x 5\n"
    },
    HostileFile("empty lines", lines: 20_000) { _ in "\n" },
    HostileFile("columns", lines: 3) { _ in String(repeating: "| 100 ", count: 5_000) + "|\n" },
    HostileFile("directives", lines: 500) { "goal: \(word($0)) 100 kg\ncolor: \(word($0)) teal\n" },
    HostileFile("aliases", lines: 1_000) { "alias: \(word($0)) = \(word($0 + 1))\n" },
    HostileFile("doubtful sets", lines: 500) { _ in "- 8x8x8\n" },
    HostileFile("rests between sets", lines: 20_000) { _ in "100x5\nRest: 90\n" },
    HostileFile("carriage returns between sets", lines: 1_000) { _ in "- 100 kg x 5\r" },
  ]

  /// Another word for each number, without digits.
  private static func word(_ number: Int) -> String {
    var (word, rest) = ("Q", number)
    repeat {
      word += String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26)))
      rest /= 26
    } while rest > 0
    return word
  }
}
