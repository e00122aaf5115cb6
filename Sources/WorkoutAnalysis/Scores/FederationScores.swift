import WorkoutModel

/// IPF GL points: total · 100 / (A − B·e^(−C·bodyweight)); 0 below 35 kg.
struct Goodlift {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ sex: Sex, _ event: ScoreEvent, _ equipment: ScoreEquipment) {
    (a, b, c) =
      switch (sex, event, equipment) {
      case (.male, .fullPower, .raw): (1199.72839, 1025.18162, 0.00921)
      case (.male, .fullPower, .equipped): (1236.25115, 1449.21864, 0.01644)
      case (.male, .benchOnly, .raw): (320.98041, 281.40258, 0.01008)
      case (.male, .benchOnly, .equipped): (381.22073, 733.79378, 0.02398)
      case (.female, .fullPower, .raw): (610.32796, 1045.59282, 0.03048)
      case (.female, .fullPower, .equipped): (758.63878, 949.31382, 0.02435)
      case (.female, .benchOnly, .raw): (142.40398, 442.52671, 0.04724)
      case (.female, .benchOnly, .equipped): (221.82209, 357.00377, 0.02937)
      }
  }

  func points(total: Double, bodyweight: Double) -> Double {
    guard bodyweight >= 35 else { return 0 }
    let denominator = a - b * ElementaryFunctions.exp(-c * bodyweight)
    return denominator > 0 ? max(0, total * 100 / denominator) : 0
  }
}

/// IPF points of 2019: 500 + 100·(total − mean) / deviation, for the raw total.
struct IPF2019 {
  private let mean: (slope: Double, offset: Double)
  private let deviation: (slope: Double, offset: Double)

  init(_ sex: Sex) {
    switch sex {
    case .male:
      mean = (310.67, 857.785)
      deviation = (53.216, 147.0835)
    case .female:
      mean = (125.1435, 228.03)
      deviation = (34.5246, 86.8301)
    }
  }

  /// `nil` for a bodyweight below 40 kg, for which it was not made.
  func points(total: Double, bodyweight: Double) -> Double? {
    guard bodyweight >= 40 else { return nil }
    let logarithm = ElementaryFunctions.log(bodyweight)
    let mean = mean.slope * logarithm - mean.offset
    let deviation = deviation.slope * logarithm - deviation.offset
    return max(0, 500 + 100 * (total - mean) / deviation)
  }
}

/// The coefficients of Schwartz (men) and Malone (women).
enum SchwartzMalone {
  static func coefficient(_ bodyweight: Double, _ sex: Sex) -> Double {
    switch sex {
    case .male: schwartz(min(max(bodyweight, 40), 166))
    case .female:
      106.011586323613
        * ElementaryFunctions.power(max(bodyweight, 29.24), -1.293027130579051)
        + 0.322935585328304
    }
  }

  private static let factors = [
    6.31926, -0.262349, 0.511550e-2, -0.519738e-4, 0.267626e-6, -0.540132e-9, -0.728875e-13,
  ]

  private static func schwartz(_ bodyweight: Double) -> Double {
    switch bodyweight {
    case ...126: factors.reversed().reduce(0) { $0 * bodyweight + $1 }
    case ...136: 0.5210 - 0.0012 * (bodyweight - 125)
    case ...146: 0.5090 - 0.0011 * (bodyweight - 135)
    case ...156: 0.4980 - 0.0010 * (bodyweight - 145)
    default: 0.4879 - 0.00088185 * (bodyweight - 155)
    }
  }
}

/// The mean of the old coefficients and Wilks; beyond the tables a straight line takes Wilks' place.
enum Glossbrenner {
  static func coefficient(_ bodyweight: Double, _ sex: Sex) -> Double {
    let old = SchwartzMalone.coefficient(bodyweight, sex)
    let other =
      switch sex {
      case .male where bodyweight >= 153.05: -0.000821668402557 * bodyweight + 0.676940740094416
      case .female where bodyweight >= 106.3: -0.000313738002024 * bodyweight + 0.852664892884785
      default: ScorePolynomial.wilks(sex).coefficient(bodyweight)
      }
    return (old + other) / 2
  }
}
