package import WorkoutModel

/// The constants of the Sinclair coefficient, which the IWF renews for each Olympic cycle.
///
/// Source: owlcms, `sinclair/*.properties`; the first cycle from the IWF's page of 2001.
package enum SinclairCycle: CaseIterable, Sendable {
  case from2001
  case from2017
  case from2021
  case from2025

  /// `2025–2028`.
  package var name: String {
    switch self {
    case .from2001: "2001–2004"
    case .from2017: "2017–2020"
    case .from2021: "2021–2024"
    case .from2025: "2025–2028"
    }
  }

  /// The cycle whose constants are known that holds the date, or the nearest before it; the first
  /// one for all dates before.
  package init(on date: CivilDate) {
    switch date.year {
    case ..<2017: self = .from2001
    case ..<2021: self = .from2017
    case ..<2025: self = .from2021
    default: self = .from2025
    }
  }

  /// A, and the bodyweight b in kilograms of the heaviest class's record holder.
  private func constants(_ sex: Sex) -> (a: Double, b: Double) {
    switch (self, sex) {
    case (.from2001, .male): (0.938573813, 157.141)
    case (.from2001, .female): (1.005487664, 112.811)
    case (.from2017, .male): (0.751945030, 175.508)
    case (.from2017, .female): (0.783497476, 153.655)
    case (.from2021, .male): (0.722762521, 193.609)
    case (.from2021, .female): (0.787004341, 153.757)
    case (.from2025, .male): (0.700767819, 201.159)
    case (.from2025, .female): (0.674107991, 163.918)
    }
  }

  /// 10^(A·log₁₀(bodyweight / b)²), and 1 from b on.
  func coefficient(_ bodyweight: Double, _ sex: Sex) -> Double {
    let (a, b) = constants(sex)
    guard bodyweight < b else { return 1 }
    let logarithm = ElementaryFunctions.log(bodyweight / b) / ElementaryFunctions.log(10)
    return ElementaryFunctions.power(10, a * logarithm * logarithm)
  }
}
