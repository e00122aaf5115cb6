import WorkoutModel

/// Where the lines of the journal stand on the pages of its sessions: there each line of sets has a
/// row, which says how it was read and, where that is not plain, how it was written. Warm-ups share
/// one, which has the place of their exercise.
struct SessionLines {
  private struct Place: Equatable {
    let session: Int32
    /// Of the session's entries; -1 for the line that begins the session.
    let entry: Int32
    /// False for the line of a heading.
    let isRow: Bool
  }

  private let sessions: [SessionReport]
  /// By file, then by line, 1-based. Of several places of a line the first row counts, then the first.
  private var places: [[Place?]]

  init(_ sessions: [SessionReport], fileCount: Int) {
    self.sessions = sessions
    places = Array(repeating: [], count: fileCount)
    for (index, session) in sessions.enumerated() {
      let number = Int32(index)
      for (entry, value) in session.session.entries.enumerated() {
        let heading = Place(session: number, entry: Int32(entry), isRow: false)
        let row = Place(session: number, entry: Int32(entry), isRow: true)
        put(heading, at: value.location)
        for set in value.sets { put(set.kind == .warmup ? heading : row, at: set.location) }
      }
      put(Place(session: number, entry: -1, isRow: false), at: session.session.location)
    }
  }

  /// In the site, e.g. `sessions/2026-q1.html#L120`; `nil` for a line that no session has.
  func path(file: Int, line: Int) -> String? {
    guard let place = place(file: file, line: line) else { return nil }
    let session = sessions[Int(place.session)]
    let anchor =
      place.isRow
      ? session.anchor(file: file, line: line)
      : place.entry < 0 ? session.anchor : session.anchor(ofEntry: Int(place.entry))
    return session.pagePath + "#" + anchor
  }

  /// True when it is here that the line has its row.
  func isRow(_ location: SourceLocation, of session: SessionReport, entry: Int) -> Bool {
    place(file: Int(location.fileIndex), line: Int(location.lineNumber))
      == Place(session: Int32(session.index), entry: Int32(entry), isRow: true)
  }

  /// What `path` would be, without making it.
  func combinePlace(of location: SourceLocation, into print: inout Fingerprint) {
    let (file, line) = (Int(location.fileIndex), Int(location.lineNumber))
    print.combine(place(file: file, line: line)) { print, place in
      print.combine(sessions[Int(place.session)].pathPrint)
      print.combine(place.entry)
      print.combine(place.isRow)
      print.combine(file)
      print.combine(line)
    }
  }

  private func place(file: Int, line: Int) -> Place? {
    guard places.indices.contains(file), places[file].indices.contains(line) else { return nil }
    return places[file][line]
  }

  private mutating func put(_ place: Place, at location: SourceLocation) {
    let (file, line) = (Int(location.fileIndex), Int(location.lineNumber))
    guard places.indices.contains(file) else { return }
    if places[file].count <= line {
      places[file] += Array(repeating: nil, count: line + 1 - places[file].count)
    }
    if let old = places[file][line], old.isRow || !place.isRow { return }
    places[file][line] = place
  }
}
