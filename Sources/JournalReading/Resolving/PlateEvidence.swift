internal import JournalSyntax
internal import WorkoutModel

/// What bare loads tell of the plates in a gym.
///
/// On a bar of 45 lb with plates of 45, 35 and 25 lb people lift 135, 185, 225, 275, 315; on one of
/// 20 kg with plates of 20 kg they lift 60, 100, 140, 180. A writer who states no unit anywhere is
/// known by them.
struct PlateEvidence {
  private var pounds = 0
  private var kilograms = 0
  /// Numbers that may be loads, and those of them that no plates of 5 lb make.
  private(set) var loads = 0
  private var (uneven, halves) = (0, 0)

  private static let poundLoads: Set<Int32> = [
    135, 185, 225, 275, 315, 365, 405, 455, 495, 545, 585,
  ]
  private static let kilogramLoads: Set<Int32> = [60, 80, 100, 120, 140, 160, 180, 220, 260]
  /// Fewer loads than this prove nothing.
  private static let fewest = 3

  mutating func add(_ drafts: [Draft]) {
    for draft in drafts {
      for quantity in draft.quantities
      where quantity.unit == .none && quantity.kind == .number && quantity.value % 1000 == 0 {
        let value = quantity.value / 1000
        if Self.poundLoads.contains(value) { pounds += 1 }
        if Self.kilogramLoads.contains(value) { kilograms += 1 }
      }
      for quantity in draft.quantities
      where quantity.unit == .none && quantity.kind == .number && quantity.value >= 40_000 {
        loads += 1
        if quantity.value % 5_000 != 0 { uneven += 1 }
        if quantity.value % 5_000 == 2_500 { halves += 1 }
      }
    }
  }

  /// `82.5`, `47.5`, `102.5`: a fifth or more is made of plates of 1.25 kg.
  var goesByHalves: Bool { loads >= 2 * Self.fewest && halves * 5 >= loads }

  /// The loads could be pounds: nearly all go by fives, as 95, 105 and 145 do.
  var goesByFives: Bool { loads >= Self.fewest && uneven * 10 <= loads }

  /// The unit that the loads speak for, or `nil` when they do not.
  var unit: MassUnit? {
    pounds >= Self.fewest && pounds > kilograms ? .pound : nil
  }
}
