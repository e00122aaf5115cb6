import WorkoutAnalysis
import WorkoutModel

extension RecordKind {
  /// As a column or a badge names it.
  var title: String {
    switch self {
    case .first: "First day"
    case .weight: "Heaviest"
    case .reps: "Rep record"
    case .e1rm: "Best e1RM"
    case .setVolume: "Set volume"
    case .sessionVolume: "Session volume"
    case .mostReps: "Most reps"
    case .longest: "Longest"
    case .farthest: "Farthest"
    }
  }
}

extension RecordEvent {
  /// The set: `140 kg × 3`; for a whole session its volume.
  func setText(_ quantity: Quantity) -> String {
    guard let load, let effort else { return quantity.mass(value, decimals: 0) }
    return TrainingSet(load: load, effort: effort, location: location).singleText
  }

  /// The new best with its unit: `152.3 kg`, `12 reps`.
  func valueText(_ quantity: Quantity) -> String {
    amountText(value, quantity)
  }

  /// By how much it was better: `+2.5 kg`; `nil` where there was nothing before.
  func gainText(_ quantity: Quantity) -> String? {
    guard let previous, kind != .first, kind != .reps else { return nil }
    return "+" + amountText(value - previous, quantity)
  }

  private func amountText(_ amount: Double, _ quantity: Quantity) -> String {
    switch kind {
    case .first, .reps: setText(quantity)
    case .weight:
      if case .level = load { "level " + Figure.plain(amount) } else { quantity.mass(amount) }
    case .e1rm: quantity.mass(amount)
    case .setVolume, .sessionVolume: quantity.mass(amount, decimals: 0)
    case .mostReps: Measure.reps.text(amount, quantity)
    case .longest: Quantity.time(amount)
    case .farthest: Quantity.distance(amount)
    }
  }
}
