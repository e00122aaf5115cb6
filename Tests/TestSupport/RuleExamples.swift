import JournalSyntax

/// The lines that comments of the reading code quote between backquotes: a rule tells the line that
/// somebody wrote, so that each rule has one here.
package enum RuleExamples {
  /// Those with a number, each once, in the order of their files' paths. A folder without any fails
  /// the test that asks.
  package static func all() throws -> [String] {
    let folders = ["Sources/JournalSyntax/Expressions", "Sources/JournalReading"]
    let sources = try folders.flatMap { try SampleFiles.swiftFiles(anywhereUnder: $0) }
    var seen: Set<String> = []
    return sources.flatMap { quotations(in: comments(of: $0)) }.filter {
      $0.contains(where: \.isNumber) && $0.utf8.count <= 90 && seen.insert($0).inserted
    }
  }

  /// A quotation may go on over the end of a line.
  private static func comments(of source: Source) -> String {
    String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").lazy
      .map { $0.drop(while: \.isWhitespace) }
      .filter { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }
      .joined(separator: " ")
  }

  private static func quotations(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
