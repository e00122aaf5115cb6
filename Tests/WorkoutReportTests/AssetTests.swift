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
    let file = [UInt8](try Data(contentsOf: assets.appendingPathComponent(name)))
    let options = SiteOptions(asOf: CivilDate(dayNumber: 0))
    let site = makeSite(journal: Journal(), problems: [], options: options)
    #expect(
      site.files.first { $0.path == name }?.bytes == file,
      "Run the tests with WLOG_RECORD=1 to write EmbeddedAssets.swift anew.")
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
      let text = try String(contentsOf: assets.appendingPathComponent(name), encoding: .utf8)
      source += "\n/// \(summary)\nlet \(constant) = ###\"\"\"\n\(text)\n\"\"\"###\n"
    }
    try source.write(
      to: assets.appendingPathComponent("EmbeddedAssets.swift"), atomically: true, encoding: .utf8)
    Issue.record("EmbeddedAssets.swift was written anew: build and test again.")
  }
}
