import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

@testable import JournalReading

/// What the specification says is what the reader does: every example of it is read.
struct SpecificationTests {
  private let examples: [SpecificationExample]
  private let text: String

  init() throws {
    let source = try SampleFiles.file("Grammar/specification.md")
    text = source.text(0..<source.bytes.count)
    examples = SpecificationExample.all(in: text)
  }

  @Test func `every example is read as the blocks behind it say`() {
    for example in examples { check(example) }
    print("\(examples.count) examples of the specification were read")
    #expect(examples.count >= 50)
  }

  @Test func `every finding stands in the table, and but for one in an example`() {
    for code in DiagnosticCode.allCases {
      #expect(
        text.contains("| \(code.name) | \(code.usualSeverity.name) | \(code.page.title) |"),
        "\(code.name) is missing in the table, or told otherwise")
    }
    let found = examples.flatMap(\.claims).filter { $0.kind == "findings" }.flatMap(\.lines)
    let codes = Set(found.compactMap { $0.split(separator: " ").first.map(String.init) })
    let others = DiagnosticCode.allCases.filter { !codes.contains($0.name) }
    // An example of a line that is too long would be no pleasure to read.
    #expect(others == [.lineTooLong])
  }

  @Test func `lines of up to 65,536 bytes are read, longer ones are a finding`() {
    let set = "- 100 kg x 5"
    for (padding, codes) in [(65_536, []), (65_537, [DiagnosticCode.lineTooLong])] {
      // The marker of the item is no part of what is measured.
      let line = set + String(repeating: "!", count: padding - set.utf8.count + 2)
      let reading = ReadingText(
        of: [Source(path: "a.md", text: "# 2026-03-02\nSquat\n\(line)\n")])
      #expect(reading.findings.map(\.code) == codes)
    }
  }

  @Test func `the table of directives lists each of them, and no other`() {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("| directive |") }.dropFirst(2)
    let rows = lines.prefix { $0.hasPrefix("|") }
    let keys = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(keys == Directive.Key.allCases.map(\.rawValue))
    for spelling in Directive.spellings.keys { #expect(text.contains("`\(spelling)`")) }
  }

  private func check(_ example: SpecificationExample) {
    #expect(!example.claims.isEmpty, "nothing is said of the example in line \(example.lineNumber)")
    var claims = example.claims
    if !claims.contains(where: { $0.kind == "findings" }) {
      claims.append(
        SpecificationExample.Claim(
          kind: "findings", details: [], lines: [], lineNumber: example.lineNumber))
    }
    for claim in claims {
      let today = claim.details.last.flatMap { Self.day($0) }
      let lines = ReadingText(of: example.files, today: today).lines(claim.kind)
      #expect(
        lines == claim.lines,
        "\(claim.kind) of the example in line \(example.lineNumber) of the specification")
    }
  }

  private static func day(_ text: Substring) -> CivilDate? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
  }
}
