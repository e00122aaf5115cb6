import WorkoutAnalysis
import WorkoutModel

/// The essence as Markdown, for a README: tables, and pictures that follow the reader's colours.
struct SummaryFile {
  let report: Report

  var file: SiteFile {
    var text = "# \(Self.escaped(report.options.title))\n\n\(lead)\n"
    if !report.sessions.isEmpty {
      text += picture("calendar-recent", "Training days of the last year")
      text += lifts + records
      for exercise in report.exercises.prefix(3) where exercise.best != nil {
        text +=
          "\n### \(Self.escaped(exercise.name))\n"
          + picture("\(exercise.slug)-progress", "\(exercise.name) over time")
      }
    }
    text += "\nAs of \(report.options.asOf), made by wlog from a plain-text journal.\n"
    return SiteFile(path: "summary.md", bytes: Array(text.utf8))
  }

  private var lead: String {
    let count = report.sessions.count
    guard count > 0, let first = report.history.firstDate else { return "No session yet." }
    let streak = report.history.streaks(by: .week, asOf: report.options.asOf)
    return "\(Quantity.count(count, "session")) since \(first.text), "
      + "\(Quantity.count(streak.current?.count ?? 0, "week")) in a row now "
      + "(longest \(streak.longest?.count ?? 0))."
  }

  private var lifts: String {
    var text =
      "\n## Lifts\n\n| Exercise | Last set | On | Best | Sessions |\n|---|---:|---:|---:|---:|\n"
    for exercise in report.exercises.prefix(20) {
      let last = exercise.lastTopResult
      let cells = [
        exercise.name, last?.topSet?.singleText ?? "–", last?.date.text ?? "–",
        exercise.best.map { exercise.measure.text($0.value, report.quantity) } ?? "–",
        String(exercise.history.sessionCount),
      ]
      text += Self.row(cells)
    }
    return text
  }

  private var records: String {
    let newest = report.records.reversed().filter { $0.kind != .first }.prefix(10)
    guard !newest.isEmpty else { return "" }
    var text = "\n## Newest records\n\n| Day | Exercise | Set | Record |\n|---|---|---:|---|\n"
    for event in newest {
      text += Self.row([
        event.date.text, event.exercise, event.setText(report.quantity), event.kind.title,
      ])
    }
    return text
  }

  private func picture(_ name: String, _ alternative: String) -> String {
    "\n![\(Self.escaped(alternative))](charts/\(name).svg)\n"
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |\n"
  }

  /// Text that Markdown shows as it stands.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": escaped += "\\\(character)"
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case let character where character.isNewline: escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
