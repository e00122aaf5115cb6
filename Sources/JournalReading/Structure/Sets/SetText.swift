internal import JournalSyntax
package import WorkoutModel

/// A set in the canonical notation.
package enum SetText {
  /// `100 kg x 5 x 3`.
  package static func text(_ set: TrainingSet) -> String {
    var parts: [String] = []
    switch set.load {
    case .none: break
    case .external(let mass): parts.append(mass.description)
    case .bodyweight: parts.append("BW")
    case .added(let mass): parts.append("BW+\(mass)")
    case .assisted(let mass): parts.append("BW-\(mass)")
    case .level(let level): parts.append("level \(level)")
    }
    switch set.effort {
    case .reps(let count, _): parts.append(parts.isEmpty ? "\(count) reps" : count.description)
    case .time(let seconds): parts.append("\(seconds) s")
    case .distance(let distance, _): parts.append(distance.description)
    case .untold: parts.append("? reps")
    }
    if set.count > 1 { parts.append(parts.count == 1 ? "\(set.count) sets" : "\(set.count)") }
    return parts.joined(separator: " x ")
  }
}
