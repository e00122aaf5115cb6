package import WorkoutModel

/// A load's place on the scale on which the loads of one exercise are compared.
///
/// Masses are compared in whole grams: all loads written in kilograms are exact there, and a journal
/// rewritten from kg to lb or back keeps every tie (three decimals of a pound are half a gram).
/// Bodyweight work is compared by what was added: `BW+20 kg` is 20 kg, `BW` is 0, `BW-20 kg` is
/// −20 kg, so that less assistance is more. Where no load is told it is 0 too.
package struct LoadRank: Hashable, Comparable, Sendable {
  /// Levels of a machine are never compared with masses.
  package enum Scale: UInt8, Sendable {
    case mass
    case level
  }

  package let scale: Scale
  /// Grams for a mass, thousandths for a level.
  package let amount: Int64

  package init(scale: Scale, amount: Int64) {
    self.scale = scale
    self.amount = amount
  }

  /// A mass in kilograms, as it is compared; 0 for a level.
  package var kilograms: Double { scale == .mass ? Double(amount) / 1000 : 0 }

  /// Levels sort after masses; the order has a meaning only on one scale.
  package static func < (left: Self, right: Self) -> Bool {
    (left.scale.rawValue, left.amount) < (right.scale.rawValue, right.amount)
  }
}

extension Load {
  package var rank: LoadRank {
    switch self {
    case .none, .bodyweight: LoadRank(scale: .mass, amount: 0)
    case .external(let mass), .added(let mass): LoadRank(scale: .mass, amount: mass.grams)
    case .assisted(let mass): LoadRank(scale: .mass, amount: -mass.grams)
    case .level(let level): LoadRank(scale: .level, amount: Int64(level.thousandths))
    }
  }

  /// True when no load but the body was moved, or none was told.
  package var isLoadFree: Bool { self == .bodyweight || self == .none }

  /// The mass that makes tonnage: what was lifted besides the body. `nil` for work without such a
  /// load, for assistance and for levels.
  package var liftedMass: Mass? {
    switch self {
    case .external(let mass), .added(let mass): mass
    case .none, .bodyweight, .assisted, .level: nil
    }
  }
}

extension Mass {
  /// To the nearest gram, halves away from zero.
  package var grams: Int64 {
    let exact = exactWeight
    let half: Int64 = exact < 0 ? -50_000_000 : 50_000_000
    return (exact + half) / 100_000_000
  }
}
