import Foundation
import Testing

@testable import wlog

@Suite struct SpecificationTextTests {
  @Test func `what wlog spec prints is the file in Grammar`() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..")
    let file = try String(
      contentsOf: top.appendingPathComponent("Grammar/specification.md"), encoding: .utf8)
    if ProcessInfo.processInfo.environment["WLOG_RECORD"] == "1" { try record(file, in: top) }
    #expect(
      Array(specification.utf8) == Array(file.utf8),
      "Run the tests with WLOG_RECORD=1 to write EmbeddedSpecification.swift anew.")
  }

  private func record(_ text: String, in top: URL) throws {
    let source = """
      // swift-format-ignore-file
      // Made from Grammar/specification.md: change that, and run the tests with WLOG_RECORD=1.

      /// The specification of the journal format, in Markdown.
      let specification = ###\"""
      \(text)
      \"""###

      """
    let path = "Sources/wlog/Specification/EmbeddedSpecification.swift"
    try source.write(to: top.appendingPathComponent(path), atomically: true, encoding: .utf8)
    Issue.record("EmbeddedSpecification.swift was written anew: build and test again.")
  }
}
