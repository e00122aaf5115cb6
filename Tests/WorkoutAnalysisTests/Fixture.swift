import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A table of reference values: a line with its source, a line of column names, rows.
struct Fixture {
  struct Row {
    let text: String
    fileprivate let fields: [String: String]

    /// The field of that column; a missing column is a failure of the test.
    func callAsFunction(_ column: String) throws -> String {
      try #require(fields[column], "no column \(column)")
    }

    func number(_ column: String) throws -> Double {
      try #require(Double(self(column)), "\(column) is no number: \(text)")
    }

    /// `nil` for an empty field.
    func optionalNumber(_ column: String) throws -> Double? {
      try self(column).isEmpty ? nil : number(column)
    }
  }

  let rows: [Row]

  init(_ name: String, folder: String = #filePath) throws {
    let folder = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = folder.joined(separator: "/") + "/Fixtures/" + name
    let text = try String(decoding: Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let header = try #require(lines.first).split(
      separator: "\t", omittingEmptySubsequences: false)
    rows = lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(
        text: String(line),
        fields: Dictionary(
          uniqueKeysWithValues: zip(header, fields).map { (String($0), String($1)) }))
    }
  }
}

/// The value as it is printed in a table with as many decimals.
func expectPrinted(
  _ value: Double, equals printed: String, _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = try #require(Double(printed), sourceLocation: sourceLocation)
  let decimals = printed.split(separator: ".").dropFirst().first?.count ?? 0
  var tolerance = 0.5000001
  for _ in 0..<decimals { tolerance /= 10 }
  // Sums in another order differ in the last bits, which tables of 16 decimals show.
  let noise = 2e-14 * abs(expected)
  #expect(
    abs(value - expected) <= tolerance + noise, "\(value) instead of \(printed) \(comment())",
    sourceLocation: sourceLocation)
}
