import WorkoutModel

/// A coefficient of the form c / (a₀ + a₁·b + a₂·b² + …), with the bodyweight b held in a range.
struct ScorePolynomial {
  private let numerator: Double
  private let factors: [Double]
  private let domain: ClosedRange<Double>

  func coefficient(_ bodyweight: Double) -> Double {
    let bodyweight = min(max(bodyweight, domain.lowerBound), domain.upperBound)
    return numerator / factors.reversed().reduce(0) { $0 * bodyweight + $1 }
  }

  static func dots(_ sex: Sex) -> Self {
    switch sex {
    case .male:
      Self(
        numerator: 500,
        factors: [-307.75076, 24.0900756, -0.1918759221, 0.0007391293, -1.0930e-6],
        domain: 40...210)
    case .female:
      Self(
        numerator: 500,
        factors: [-57.96288, 13.6175032, -0.1126655495, 0.0005158568, -1.0706e-6],
        domain: 40...150)
    }
  }

  static func wilks(_ sex: Sex) -> Self {
    switch sex {
    case .male:
      Self(
        numerator: 500,
        factors: [
          -216.0475144, 16.2606339, -0.002388645, -0.00113732, 7.01863e-6, -1.291e-8,
        ],
        domain: 40...201.9)
    case .female:
      Self(
        numerator: 500,
        factors: [
          594.31747775582, -27.23842536447, 0.82112226871, -0.00930733913, 4.731582e-5,
          -9.054e-8,
        ],
        domain: 26.51...154.53)
    }
  }

  /// The coefficients as revised on 2020-03-09; the first ones still circulate.
  static func wilks2020(_ sex: Sex) -> Self {
    switch sex {
    case .male:
      Self(
        numerator: 600,
        factors: [
          47.4617885411949, 8.47206137941125, 0.073694103462609, -0.00139583381094385,
          7.07665973070743e-6, -1.20804336482315e-8,
        ],
        domain: 40...200.95)
    case .female:
      Self(
        numerator: 600,
        factors: [
          -125.425539779509, 13.7121941940668, -0.0330725063103405, -0.0010504000506583,
          9.38773881462799e-6, -2.3334613884954e-8,
        ],
        domain: 40...150.95)
    }
  }
}
