internal import WorkoutModel

/// Sets as the canonical notation writes them, which has one meaning only.
enum CanonicalNotation {
  /// `100 kg x 5 x 3 @8 rest 3:00 (warm-up)`; `nil` when the notation has no words for it.
  static func text(_ set: TrainingSet) -> String? {
    guard let work = work(set) else { return nil }
    return work + (set.count > 1 ? " x \(set.count)" : "") + attributes(set)
  }

  /// `100 kg x 5, 4, 4 @8` for sets that differ in nothing but their reps.
  static func list(_ sets: [TrainingSet]) -> String? {
    guard let first = sets.first, let text = work(first) else { return nil }
    let rest = sets.dropFirst().compactMap { $0.effort.reps?.description }
    guard rest.count == sets.count - 1 else { return nil }
    return ([text] + rest).joined(separator: ", ") + attributes(first)
  }

  /// True when both can stand in one list.
  static func canShareList(_ left: TrainingSet, _ right: TrainingSet) -> Bool {
    guard left.count == 1, right.count == 1, left.effort.seconds == nil, left.kind == .work,
      left.rpe == nil, left.load != .none, case .reps = left.effort, case .reps = right.effort
    else { return false }
    var twin = right
    twin.effort = left.effort
    return left.isEqual(to: twin)
  }

  private static func work(_ set: TrainingSet) -> String? {
    let load = load(set.load)
    switch set.effort {
    case .reps(let reps, let seconds):
      guard seconds == nil else { return nil }
      let reps = reps.description + (set.kind == .amrap ? "+" : "")
      return load.map { "\($0) x \(reps)" } ?? "\(reps) reps"
    case .time(let seconds):
      return load.map { "\($0) x \(seconds) s" } ?? "\(seconds) s"
    case .distance(let distance, let seconds):
      let time = seconds.map { " in " + clock($0) } ?? ""
      return (load.map { "\($0) x \(distance)" } ?? "\(distance)") + time
    case .untold:
      return set.kind == .amrap ? load.map { "\($0) x AMRAP" } : nil
    }
  }

  private static func load(_ load: Load) -> String? {
    switch load {
    case .none: nil
    case .external(let mass): "\(mass)"
    case .bodyweight: "BW"
    case .added(let mass): "BW+\(mass)"
    case .assisted(let mass): "BW-\(mass)"
    case .level(let level): "level \(level)"
    }
  }

  /// All that stands behind the factors, each with a space before it.
  static func attributes(_ set: TrainingSet) -> String {
    (set.rpe.map { " @\($0)" } ?? "") + remarks(set)
  }

  /// As `attributes(_:)` without the RPE.
  static func remarks(_ set: TrainingSet) -> String {
    var text = ""
    if let rir = set.rir { text += " RIR \(rir)" }
    if let rest = set.restSeconds { text += " rest " + clock(FixedPoint(Int(rest))) }
    if let tempo = set.remarks?.tempo { text += " tempo \(tempo)" }
    switch set.kind {
    case .warmup: text += " (warm-up)"
    case .drop: text += " (drop)"
    case .failed: text += " (failed)"
    case .work, .amrap, .cardio: break
    }
    if let side = set.side { text += " (\(side.name))" }
    if let note = set.remarks?.note { text += " (\(note))" }
    return text
  }

  private static func clock(_ seconds: FixedPoint) -> String {
    let whole = seconds.whole
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let ending = twoDigits(whole % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(ending)" : "\(minutes):\(ending)"
  }

  private static func twoDigits(_ number: Int) -> String {
    (number < 10 ? "0" : "") + String(number)
  }
}
