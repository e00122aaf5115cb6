package import WorkoutModel

/// Which unit loads were typed in, by the plates that there are.
package enum UnitGuess {
  /// `nil` when neither unit fits clearly better.
  ///
  /// Plates of 1.25 kg and dumbbells of 12 or 18 kg make loads that are no multiples of 5; pounds
  /// seldom do, and bars of 45 lb with plates of 45 make 135, 185, 225.
  package static func likely(_ loads: [Double]) -> MassUnit? {
    let plain = loads.filter { isMultiple($0, of: 0.25) }
    if plain.count * 2 < loads.count { return unitOfConverted(loads) }
    let odd = plain.count { !isMultiple($0, of: 5) }
    let barbells = plain.count { [135, 185, 225, 275, 315, 365, 405].contains($0) }
    if odd * 100 >= plain.count * 22 { return .kilogram }
    return barbells * 100 >= plain.count * 3 ? .pound : nil
  }

  /// An app set to the other unit converts: the numbers lie on the other unit’s grid.
  private static func unitOfConverted(_ loads: [Double]) -> MassUnit? {
    let pounds = loads.count { isMultiple($0 * Mass.kilogramsPerPound, of: 0.25) }
    let kilograms = loads.count { isMultiple($0 / Mass.kilogramsPerPound, of: 0.5) }
    if pounds > 2 * kilograms { return .pound }
    return kilograms > 2 * pounds ? .kilogram : nil
  }

  private static func isMultiple(_ value: Double, of step: Double) -> Bool {
    abs(value / step - (value / step).rounded()) * step < 0.004
  }
}
