import JournalSyntax
import WorkoutInterchange

/// What an import brought and what it did not, for people.
struct LossReport {
  let result: ImportResult
  /// Those of the import and those that reading back found.
  let losses: [ImportLoss]
  /// Every line and every detail instead of the first few.
  let isComplete: Bool

  /// `Strong: 2078 rows, 120 sessions, 2070 sets; nothing is lost`.
  var summary: String {
    let lostRows = result.rowCount - result.keptRows
    let counts = [
      Plural.of(result.rowCount, "row"), Plural.of(result.sessions.count, "session"),
      Plural.of(result.setCount, "set"),
    ]
    let lost =
      losses.isEmpty
      ? "nothing is lost"
      : "\(Plural.of(lostRows, "row")) left out, \(Plural.of(losses.count, "loss", "losses")) in all"
    return "\(result.app.title): \(counts.joined(separator: ", ")); \(lost)"
  }

  /// A paragraph for each reason, the most frequent first; empty when nothing is lost.
  func text(_ style: TextStyle) -> String {
    let byReason = Dictionary(grouping: losses, by: \.reason)
    let reasons = ImportLoss.Reason.allCases.filter { byReason[$0] != nil }
      .sorted { (byReason[$0]?.count ?? 0) > (byReason[$1]?.count ?? 0) }
    var text = ""
    for reason in reasons {
      guard let group = byReason[reason] else { continue }
      text += "  " + style("\(group.count)", .bold) + " × \(reason.rawValue)"
      text += reason.losesRow ? "\n" : " (the row is kept without it)\n"
      let shown = isComplete ? group[...] : group.prefix(3)
      for loss in shown {
        let place = loss.lineNumber > 0 ? "line \(loss.lineNumber)" : "all"
        text += "      \(place)" + (loss.detail.isEmpty ? "" : ": \(loss.detail)") + "\n"
      }
      let rest = group.dropFirst(shown.count)
      if !rest.isEmpty { text += Self.indented("and " + others(rest)) }
    }
    for assumption in result.assumptions { text += "  note: \(assumption)\n" }
    return text
  }

  /// `lines 12, 15-18, 20`: every line is named, unless they are all over the file.
  private func others(_ losses: ArraySlice<ImportLoss>) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in losses.map(\.lineNumber).sorted() {
      if let last = ranges.last, line <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(line, last.upperBound)
      } else {
        ranges.append(line...line)
      }
    }
    guard ranges.count <= Self.mostRanges, ranges.first != 0...0 else {
      return "\(losses.count) more; -v names each"
    }
    let texts = ranges.map {
      $0.count > 1 ? "\($0.lowerBound)-\($0.upperBound)" : "\($0.lowerBound)"
    }
    return "lines " + texts.joined(separator: ", ")
  }

  private static let mostRanges = 60

  private static func indented(_ text: String) -> String {
    WrappedText.text(text).split(separator: "\n").map { "      \($0)\n" }.joined()
  }
}
