/// Reads the exports of other training apps.
package enum AppImport {
  /// What the export holds. Any bytes may be given.
  package static func read(
    _ bytes: [UInt8], options: ImportOptions = ImportOptions()
  ) throws(ImportRefusal) -> ImportResult {
    if JefitImport.fits(bytes), options.app ?? .jefit == .jefit {
      var jefit = JefitImport(options: options)
      return try jefit.result(bytes)
    }
    if options.app ?? .fitnotes == .fitnotes,
      let workout = FitNotesWorkoutImport(bytes, options: options)
    {
      return try workout.result()
    }
    let records = CSVReader.records(of: bytes)
    guard let header = records.first, records.count > 1 else { throw .empty }
    let rows = records.dropFirst()
    let headings = header.cells.map { Trimming.blanks(of: $0) }
    if options.app ?? .stronglifts == .stronglifts {
      if let wide = StrongLiftsImport(header, options: options) { return wide.result(rows) }
      if let old = StrongLiftsLegacyImport(header, options: options) {
        return try old.result(rows)
      }
    }
    if options.app ?? .fitnotes == .fitnotes,
      let body = BodyTrackerImport(header, options: options)
    {
      return try body.result(rows)
    }
    if var table = TableImport(header, options: options) { return try table.result(rows) }
    if let app = options.app { throw .otherHeader(app, headings) }
    throw .unknownHeader(headings)
  }
}
