import WorkoutModel

/// How loads and distances are told in exports.
extension Load {
  /// `external`, `bodyweight`, `added`, `assisted`, `none`.
  var kindName: String {
    switch self {
    case .none: "none"
    case .external, .level: "external"
    case .bodyweight: "bodyweight"
    case .added: "added"
    case .assisted: "assisted"
    }
  }

  /// The number that was written; for added and assisted the plus or minus only.
  var number: FixedPoint? {
    if case .level(let level) = self { level } else { mass?.value }
  }

  /// `kg`, `lb` or `level`.
  var unitName: String? {
    if case .level = self { "level" } else { mass?.unit.symbol }
  }
}

extension Mass {
  /// Kilograms to three decimals, rounded half away from zero from the exact weight.
  var kilogramsText: String {
    let gramsInExactWeight: Int64 = 100_000_000
    let half = exactWeight < 0 ? -gramsInExactWeight / 2 : gramsInExactWeight / 2
    return DecimalText.of(units: (exactWeight + half) / gramsInExactWeight, decimals: 3)
  }
}

extension Distance {
  /// Meters to three decimals.
  var metersText: String? { DecimalText.of(meters, decimals: 3) }
}
