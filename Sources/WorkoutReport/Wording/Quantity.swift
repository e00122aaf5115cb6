import SVGCharts
import WorkoutModel

/// Numbers with their units, as people read them: a space that does not break, a true minus.
struct Quantity {
  /// In which computed masses are shown; what was written keeps its own unit.
  let unit: MassUnit

  /// `132.5 kg`, from kilograms.
  func mass(_ kilograms: Double, decimals: Int = 1) -> String {
    massNumber(kilograms, decimals: decimals) + "\u{A0}" + unit.symbol
  }

  /// `132.5`, from kilograms.
  func massNumber(_ kilograms: Double, decimals: Int = 1) -> String {
    NumberText.rounded(amount(kilograms), decimals: decimals)
  }

  /// Kilograms in the unit of the report.
  func amount(_ kilograms: Double) -> Double {
    unit == .kilogram ? kilograms : kilograms / Mass.kilogramsPerPound
  }

  /// `+2.5 kg`, `−5 kg`; `nil` for no change.
  func massChange(_ kilograms: Double) -> String? {
    Self.signed(amount(kilograms)).map { $0 + "\u{A0}" + unit.symbol }
  }

  /// `+2`, `−0.5`; `nil` for no change.
  static func signed(_ value: Double) -> String? {
    let text = NumberText.rounded(value)
    guard text != "0" else { return nil }
    return value > 0 ? "+" + text : text
  }

  /// `82.5 kg`, as written.
  static func mass(_ mass: Mass) -> String {
    number(mass.value) + "\u{A0}" + mass.unit.symbol
  }

  /// A number as written, with a true minus.
  static func number(_ value: FixedPoint) -> String {
    NumberText.rounded(value.double, decimals: 3)
  }

  /// `45 s`, `1:30`, `1:02:05`.
  static func time(_ seconds: Double) -> String {
    guard seconds >= 60 else { return NumberText.rounded(seconds) + "\u{A0}s" }
    let whole = Int(min(seconds, 1e9).rounded())
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let tail = padded(whole % 60)
    return hours > 0 ? "\(hours):\(padded(minutes)):\(tail)" : "\(minutes):\(tail)"
  }

  /// `5 km`, `400 m`, from meters.
  static func distance(_ meters: Double) -> String {
    meters >= 1000
      ? NumberText.rounded(meters / 1000, decimals: 2) + "\u{A0}km"
      : NumberText.rounded(meters, decimals: 0) + "\u{A0}m"
  }

  /// `96 %`; 100 only when all is done.
  static func percent(_ share: Double) -> String {
    NumberText.rounded((share * 100 + 1e-9).rounded(.down), decimals: 0) + "\u{A0}%"
  }

  /// `1 set`, `3 sets`: a count with the right form of its noun.
  static func count(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    NumberText.rounded(Double(count), decimals: 0) + "\u{A0}"
      + (count == 1 ? singular : plural ?? singular + "s")
  }
}
