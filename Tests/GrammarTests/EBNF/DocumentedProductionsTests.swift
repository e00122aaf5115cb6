import Foundation
import Testing

/// The productions above the parser's functions are those of the grammar.
struct DocumentedProductionsTests {
  @Test func `productions in the sources stand in the grammar, word for word`() throws {
    let grammar = try Grammar.wlog()
    var count = 0
    for file in try Self.sources() {
      for block in Self.blocks(in: try String(contentsOf: file, encoding: .utf8)) {
        for production in try Grammar(block).productions {
          count += 1
          #expect(
            production.text == grammar.production(production.name)?.text,
            "\(production.name) in \(file.lastPathComponent)")
        }
      }
    }
    print("\(count) productions stand above the functions that parse them")
    #expect(count >= 30)
  }

  private static func sources() throws -> [URL] {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources")
    return try ["JournalSyntax", "JournalReading"].flatMap { module in
      let folder = top.appendingPathComponent(module)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
    }
  }

  /// What stands between fences in comments, where it holds productions.
  private static func blocks(in source: String) -> [String] {
    let comments = source.split(separator: "\n").map { line -> String? in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("///") ? String(text.dropFirst(3)) : nil
    }
    let runs = comments.split(separator: nil).map { $0.compactMap(\.self) }
    return runs.flatMap { lines in
      FencedBlock.all(
        in: lines.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
          .joined(separator: "\n"))
    }
    .map { $0.lines.joined(separator: "\n") }.filter { $0.contains("::=") }
  }
}
