import WorkoutModel

extension Load {
  /// `82.5 kg`, `BW + 20 kg`, `level 7`; empty when nothing was said.
  var text: String {
    switch self {
    case .none: ""
    case .external(let mass): Quantity.mass(mass)
    case .bodyweight: "BW"
    case .added(let mass): "BW\u{A0}+\u{A0}" + Quantity.mass(mass)
    case .assisted(let mass): "BW\u{A0}\u{2212}\u{A0}" + Quantity.mass(mass)
    case .level(let level): "level\u{A0}" + Quantity.number(level)
    }
  }
}

extension Effort {
  /// `5`, `45 s`, `5 km in 25:00`; `–` when the journal does not say.
  var text: String {
    switch self {
    case .reps(let reps, let seconds):
      Quantity.number(reps) + (seconds.map { " in " + Quantity.time($0.double) } ?? "")
    case .time(let seconds): Quantity.time(seconds.double)
    case .distance(let distance, let seconds):
      Quantity.number(distance.value) + "\u{A0}" + distance.unit.symbol
        + (seconds.map { " in " + Quantity.time($0.double) } ?? "")
    case .untold: "–"
    }
  }
}

extension TrainingSet {
  /// `80 kg × 5`, of one of the equal sets.
  var singleText: String {
    let loadText = load.text
    guard !loadText.isEmpty else {
      if let reps = effort.reps {
        return effort.text + (effort.seconds == nil ? (reps == 1 ? "\u{A0}rep" : "\u{A0}reps") : "")
      }
      return effort.text
    }
    if case .untold = effort { return loadText }
    return loadText + "\u{A0}× " + effort.text
  }

  /// `80 kg × 5 × 3`; sets without a load read `3 × 12 reps`.
  func text(count: Int) -> String {
    guard count > 1 else { return singleText }
    return load.text.isEmpty
      ? "\(count)\u{A0}× " + singleText : singleText + "\u{A0}× \(count)"
  }

  /// What else is said of it in one or two words: `warm-up`, `failed`, `left`.
  var remarkText: String {
    var words: [String] = []
    switch kind {
    case .work, .cardio: break
    case .warmup: words.append("warm-up")
    case .drop: words.append("drop set")
    case .failed: words.append("failed")
    case .amrap: words.append("AMRAP")
    }
    if let side { words.append(side == .each ? "each side" : side.name) }
    if let tempo = remarks?.tempo { words.append("tempo " + tempo) }
    words += remarks?.tags ?? []
    return words.joined(separator: ", ")
  }

  /// `RPE 8`, `2 RIR`; `nil` when nothing was said.
  var exertionText: String? {
    if let rpe { return "RPE\u{A0}" + Quantity.number(rpe) }
    return rir.map { Quantity.number($0) + "\u{A0}RIR" }
  }
}

/// Equal sets that are shown as one.
struct SetRun {
  let set: TrainingSet
  let count: Int

  var text: String { self.set.text(count: count) }

  /// Equal sets in a row as one, in the order of the journal.
  static func inOrder(_ sets: [TrainingSet]) -> [SetRun] {
    var runs: [SetRun] = []
    for set in sets {
      if let last = runs.last, last.set.isEqual(to: set) {
        runs[runs.count - 1] = SetRun(set: last.set, count: last.count + Int(set.count))
      } else {
        runs.append(SetRun(set: set, count: Int(set.count)))
      }
    }
    return runs
  }
}
