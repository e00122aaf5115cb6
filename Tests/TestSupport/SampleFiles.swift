package import JournalSyntax
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of `samples/`, with paths as seen from the top folder.
package enum SampleFiles {
  /// In the order of their paths; a missing folder fails the test that asks.
  package static func all() throws -> [Source] {
    try files(under: "samples/journal") + files(under: "samples/notations")
  }

  /// Small files in every notation, and hostile ones: where the fuzzers begin.
  package static func fuzzingCorpus() throws -> [Source] {
    try files(under: "Tests/Fuzz/corpus")
  }

  package static func files(under folder: String) throws -> [Source] {
    let names = try FileManager.default.contentsOfDirectory(atPath: top + folder).sorted()
    try #require(!names.isEmpty, "no files in \(folder)")
    return try names.map { try file(folder + "/" + $0) }
  }

  /// The Swift files of the folder and of all folders below it.
  package static func swiftFiles(anywhereUnder folder: String) throws -> [Source] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: top + folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
    try #require(!names.isEmpty, "no Swift files in \(folder)")
    return try names.map { try file(folder + "/" + $0) }
  }

  package static func file(_ path: String) throws -> Source {
    try Source(path: path, bytes: Array(Data(contentsOf: URL(fileURLWithPath: top + path))))
  }

  /// Puts an expectation beside its journal, when a run records.
  package static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: top + path))
  }

  private static let top: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let tests = parts.lastIndex(of: "Tests") ?? 0
    return parts[..<tests].joined(separator: "/") + "/"
  }()
}
