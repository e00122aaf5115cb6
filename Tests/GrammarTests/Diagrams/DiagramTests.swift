import Foundation
import Testing

/// The pictures in `Grammar/diagrams` are drawn from the grammar.
struct DiagramTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Grammar")

  /// The productions whose pictures the README shows.
  private static func shown() throws -> [String] {
    let readme = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.split(separator: "(diagrams/").dropFirst().compactMap {
      $0.split(separator: ".").first.map(String.init)
    }
  }

  @Test func `each picture is the one that its production gives`() throws {
    let grammar = try Grammar.wlog()
    let names = try Self.shown()
    #expect(names.count >= 8)
    for name in names {
      let production = try #require(grammar.production(name), "there is no production \(name)")
      let svg = RailroadDiagram.svg(of: production)
      let file = Self.folder.appendingPathComponent("diagrams/\(name).svg")
      if ProcessInfo.processInfo.environment["WLOG_RECORD"] == "1" {
        try svg.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(name).svg was drawn anew: look at it and test again.")
      }
      #expect(
        (try? String(contentsOf: file, encoding: .utf8)) == svg,
        "Run the tests with WLOG_RECORD=1 to draw \(name).svg anew.")
    }
  }

  @Test func `no picture is left over`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent("diagrams").path)
    let names = try Self.shown().map { $0 + ".svg" }
    #expect(files.sorted() == names.sorted())
  }
}
