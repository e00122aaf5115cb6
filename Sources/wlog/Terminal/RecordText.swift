import JournalSyntax
import WorkoutAnalysis
import WorkoutInterchange
import WorkoutModel

/// How records and sets are told on the terminal.
enum MassText {
  /// With so many decimals at most: `112.5`.
  static func number(_ value: Double, decimals: Int = 1) -> String {
    DecimalText.of(value, decimals: decimals) ?? "–"
  }

  /// From kilograms, in the unit that the journal is kept in: `112.5 kg`.
  static func of(kilograms: Double, in unit: MassUnit, decimals: Int = 1) -> String {
    let value = unit == .kilogram ? kilograms : kilograms / Mass.kilogramsPerPound
    return "\(number(value, decimals: decimals)) \(unit.symbol)"
  }
}

extension RecordKind {
  /// For people: `heaviest`.
  var words: String {
    switch self {
    case .first: "first time"
    case .weight: "heaviest"
    case .reps: "rep record"
    case .e1rm: "best e1RM"
    case .setVolume: "set volume"
    case .sessionVolume: "session volume"
    case .mostReps: "most reps"
    case .longest: "longest"
    case .farthest: "farthest"
    }
  }
}

extension RecordEvent {
  /// `100 kg × 5`.
  var setText: String {
    [load?.shortText ?? "", effort?.shortText ?? ""].filter { !$0.isEmpty }
      .joined(separator: " × ")
  }
}

extension Load {
  /// `100 kg`, `BW + 20 kg`; empty when nothing is known.
  var shortText: String {
    switch self {
    case .none: ""
    case .external(let mass): mass.description
    case .bodyweight: "BW"
    case .added(let mass): "BW + \(mass)"
    case .assisted(let mass): "BW − \(mass)"
    case .level(let level): "level \(level)"
    }
  }
}

extension Effort {
  /// `5`, `60 s`, `5 km`; empty when nothing is known.
  var shortText: String {
    switch self {
    case .reps(let reps, _): reps.description
    case .time(let seconds): "\(seconds) s"
    case .distance(let distance, _): distance.description
    case .untold: ""
    }
  }
}

extension RepMaxTable {
  /// A line for each number of reps that is known, under the exercise's name.
  func text(_ style: TextStyle) -> String {
    var table = TextTable([
      ("reps", .right), ("lifted", .right), ("on", .left), ("estimated (\(formula.name))", .right),
    ])
    for row in rows where row.actual != nil || row.estimated != nil {
      table.add([
        String(row.reps), row.actual?.load.shortText ?? "", row.actual?.date.description ?? "",
        row.estimated.map { "\(MassText.number($0)) kg" } ?? "",
      ])
    }
    return style(exercise, .bold) + "\n" + table.text(style, indent: "  ")
  }
}
