import JournalReading
import JournalSyntax
import WorkoutModel

/// A journal as the reader understands it, in words that a test can compare.
struct ReadJournal {
  let result: ReadResult

  init(_ text: String) {
    result = Reader().read([Source(path: "a.txt", text: text + "\n")])
  }

  /// Lines of one day, in kilograms.
  init(day lines: String) {
    self.init("unit: kg\n2024-03-01\n" + lines)
  }

  var codes: [String] { result.diagnostics.map(\.code.name) }

  /// `Squat: 100 kg x 5 (3), 100 kg x 4`: the exercises that have sets, equal sets counted.
  var entries: [String] {
    result.journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map(Self.text)
  }

  /// `2024-03-01 Squat: 100 kg x 5; Row: 60 kg x 8`: the days that have sets.
  var days: [String] {
    result.journal.sessions.compactMap { session in
      let entries = session.entries.filter { !$0.sets.isEmpty }
      guard !entries.isEmpty else { return nil }
      let date = session.date.map(String.init(describing:)) ?? "-"
      return date + " " + entries.map(Self.text).joined(separator: "; ")
    }
  }

  /// `2024-03-01 82.4 kg`: what the lifter weighed.
  var weights: [String] {
    result.journal.bodyweights.map { entry in
      (entry.date.map(String.init(describing:)) ?? "-") + " \(entry.mass)"
    }
  }

  private static func seconds(_ set: TrainingSet) -> String {
    guard case .distance(_, let seconds?) = set.effort else { return "" }
    return " in \(seconds) s"
  }

  private static func text(_ entry: ExerciseEntry) -> String {
    var parts: [(text: String, count: Int)] = []
    for set in entry.sets {
      var one = set
      one.count = 1
      let kind =
        switch set.kind {
        case .failed: " failed"
        case .warmup: " warm-up"
        case .drop: " drop"
        default: ""
        }
      let text = SetText.text(one) + seconds(one) + kind
      if parts.last?.text == text {
        parts[parts.count - 1].count += Int(set.count)
      } else {
        parts.append((text, Int(set.count)))
      }
    }
    return entry.nameAsWritten + ": "
      + parts.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count))" }.joined(separator: ", ")
  }
}
