import WorkoutInterchange
import WorkoutModel

/// An import as the files of a journal, one for each year.
struct JournalFiles {
  struct File {
    /// `2024.md`.
    let name: String
    var text: JournalText
  }

  private(set) var files: [File] = []

  init(_ result: ImportResult) {
    let names = Set(result.sessions.lazy.flatMap(\.entries).map(\.nameAsWritten))
    let styles = names.reduce(into: [:]) { $0[$1] = NotationFit.style(ofName: $1) }
    let titles = Set(result.sessions.compactMap(\.title)).filter { !NotationFit.isTitle($0) }
    let byDay = Days(result)
    for day in byDay.dates {
      let name = "\(day.year).md"
      if files.last?.name != name {
        files.append(File(name: name, text: JournalText(nameStyles: styles, titlesAsNotes: titles)))
      }
      byDay.write(day, to: &files[files.count - 1].text)
    }
  }
}

/// What an import holds of each day.
private struct Days {
  private let sessions: [CivilDate: [Session]]
  private let bodyweights: [CivilDate: [BodyweightEntry]]
  private let measurements: [CivilDate: [Measurement]]

  init(_ result: ImportResult) {
    sessions = Dictionary(grouping: result.sessions.filter { $0.date != nil }) {
      $0.date ?? CivilDate(dayNumber: 0)
    }
    bodyweights = Dictionary(grouping: result.bodyweights.filter { $0.date != nil }) {
      $0.date ?? CivilDate(dayNumber: 0)
    }
    measurements = Dictionary(grouping: result.measurements.filter { $0.date != nil }) {
      $0.date ?? CivilDate(dayNumber: 0)
    }
  }

  var dates: [CivilDate] {
    Set(sessions.keys).union(bodyweights.keys).union(measurements.keys).sorted()
  }

  /// What was measured stands in the first session of the day, or below a heading of its own.
  func write(_ day: CivilDate, to text: inout JournalText) {
    let ofDay =
      sessions[day] ?? [
        Session(
          date: day,
          location: SourceLocation(
            fileIndex: 0, lineNumber: 0, columnNumber: 0, offset: 0, length: 0))
      ]
    for (index, session) in ofDay.enumerated() {
      let isFirst = index == 0
      text.add(
        session, bodyweights: isFirst ? bodyweights[day] ?? [] : [],
        measurements: isFirst ? measurements[day] ?? [] : [])
    }
  }
}
