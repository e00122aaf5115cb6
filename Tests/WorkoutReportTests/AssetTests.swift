import Foundation
import Testing
import WorkoutModel
import WorkoutReport

@Suite struct AssetTests {
  @Test(arguments: ["style.css", "script.js"])
  func `what stands in the sources equals the file that people edit`(name: String) throws {
    let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/WorkoutReport/Assets")
    if ProcessInfo.processInfo.environment["WLOG_RECORD"] == "1" { try record(in: assets) }
    let text = try String(contentsOf: assets.appendingPathComponent(name), encoding: .utf8)
    let file = [UInt8]((name.hasSuffix(".css") ? squeezed(text) : text).utf8)
    let options = SiteOptions(asOf: CivilDate(dayNumber: 0))
    let site = makeSite(journal: Journal(), problems: [], options: options)
    #expect(
      site.files.first { $0.path == name }?.bytes == file,
      "Run the tests with WLOG_RECORD=1 to write EmbeddedAssets.swift anew.")
  }

  /// Without comments, indentation and the spaces that style sheets do without.
  private func squeezed(_ style: String) -> String {
    let lines = style.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { !$0.hasPrefix("/*") }.map { line in
      guard !line.contains("\"") else { return line }
      return [(": ", ":"), ("; ", ";"), (" { ", "{"), (" {", "{"), (";}", "}"), (", ", ",")]
        .reduce(line) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }.joined(separator: "\n") + "\n"
  }

  /// Writes the Swift source that holds the files.
  private func record(in assets: URL) throws {
    var source = """
      // swift-format-ignore-file
      // Made from style.css and script.js: change those, and run the tests with WLOG_RECORD=1.

      """
    for (name, constant, summary) in [
      ("style.css", "styleSheet", "The style sheet of all pages."),
      ("script.js", "script", "The script of all pages."),
    ] {
      var text = try String(contentsOf: assets.appendingPathComponent(name), encoding: .utf8)
      if name.hasSuffix(".css") { text = squeezed(text) }
      source += "\n/// \(summary)\nlet \(constant) = ###\"\"\"\n\(text)\n\"\"\"###\n"
    }
    try source.write(
      to: assets.appendingPathComponent("EmbeddedAssets.swift"), atomically: true, encoding: .utf8)
    Issue.record("EmbeddedAssets.swift was written anew: build and test again.")
  }
}
