import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Journals in the manners of many countries and gyms, each with what a careful reader makes of it
/// beside it. `WLOG_RECORD=1` writes the expectations anew: read the difference before you keep it.
struct WriterTests {
  private static let folder = "Tests/JournalReadingTests/Writers"

  @Test func `every writer is read as a careful reader does`() throws {
    let journals = try SampleFiles.files(under: Self.folder).filter { !$0.path.hasSuffix(".read") }
    #expect(journals.count >= 20)
    for source in journals {
      let found = text(source)
      if ProcessInfo.processInfo.environment["WLOG_RECORD"] == "1" {
        try SampleFiles.write(found, to: source.path + ".read")
        Issue.record("\(source.path).read was written anew")
        continue
      }
      let expected = try SampleFiles.file(source.path + ".read")
      #expect(found == String(decoding: expected.bytes, as: UTF8.self), "\(source.path)")
    }
  }

  @Test func `no line of them is lost in silence`() throws {
    for source in try SampleFiles.files(under: Self.folder) where !source.path.hasSuffix(".read") {
      let result = Reader(options: Self.options).read([source])
      let spoken = Set(
        result.diagnostics.map { source.lineIndex(at: Int($0.place.range.start)) + 1 })
      let told = Set(
        result.journal.sessions.flatMap(\.entries).flatMap(\.sets).map {
          Int($0.location.lineNumber)
        })
      let weighed = Set(result.journal.bodyweights.map { Int($0.location.lineNumber) })
      for (index, line) in source.lines.enumerated() where Self.looksLikeSet(line) {
        let number = index + 1
        #expect(
          spoken.contains(number) || told.contains(number) || weighed.contains(number),
          "\(source.path):\(number): \(line)")
      }
    }
  }

  /// Digits, a times sign, digits.
  private static func looksLikeSet(_ line: String) -> Bool {
    let scalars = Array(line.unicodeScalars)
    return scalars.indices.dropFirst().contains { index in
      index + 1 < scalars.count && "x×х*".unicodeScalars.contains(scalars[index])
        && ("0"..."9").contains(scalars[index - 1]) && ("0"..."9").contains(scalars[index + 1])
    }
  }

  private static let options = ReaderOptions(
    today: CivilDate(year: 2026, month: 11, day: 21))

  private func text(_ source: Source) -> String {
    let result = Reader(options: Self.options).read([source])
    let findings = result.diagnostics.map { finding in
      "\(source.lineIndex(at: Int(finding.place.range.start)) + 1): \(finding.code.name) "
        + finding.message
    }
    return ([JournalDump(journal: result.journal).text] + findings.sorted()).joined(separator: "\n")
      + "\n"
  }
}

extension Source {
  fileprivate var lines: [String] {
    (0..<lineCount).map { String(decoding: bytes[content(ofLineAt: $0)], as: UTF8.self) }
  }
}
