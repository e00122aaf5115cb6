/// A table of JEFIT’s export.
struct JefitSection {
  struct Row {
    let lineNumber: Int
    private let record: CSVReader.Record
    private let places: [String: Int]

    init(_ record: CSVReader.Record, _ places: [String: Int]) {
      lineNumber = record.lineNumber
      self.record = record
      self.places = places
    }

    /// Empty when there is no such column.
    subscript(heading: String) -> String { places[heading].map { record[$0] } ?? "" }
  }

  private(set) var rows: [Row] = []
  private var names: [String: String] = [:]

  /// By the words of their headings.
  static func all(in records: [CSVReader.Record]) -> [String: JefitSection] {
    var sections: [String: JefitSection] = [:]
    var name = ""
    var places: [String: Int]?
    for record in records {
      if record[0].hasPrefix("###") {
        name = Trimming.blanks(of: record[0].filter { $0 != "#" })
        places = nil
        if sections[name] == nil { sections[name] = JefitSection() }
      } else if let places {
        sections[name]?.append(Row(record, places))
      } else {
        places = Dictionary(zip(record.cells, 0...), uniquingKeysWith: { first, _ in first })
      }
    }
    return sections
  }

  private mutating func append(_ row: Row) {
    rows.append(row)
    if !row["ename"].isEmpty { names[row["eid"]] = row["ename"] }
  }

  func first(_ heading: String) -> String? { rows.first.map { $0[heading] } }

  func name(ofExercise id: String) -> String? { names[id] }
}
