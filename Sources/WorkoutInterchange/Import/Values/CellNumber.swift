import WorkoutModel

/// A number of a cell, perhaps with a word behind it: `102.5`, `20,00 kg`, `20 ripetizioni`.
struct CellNumber {
  let value: Double
  /// What stands behind the number, in small letters: `kg`; empty when nothing does.
  let word: String

  /// `nil` when the text does not begin with a number.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || ".,-+eE".contains($0)) }
    guard let value = Double(Self.withPoint(digits)), value.isFinite else { return nil }
    self.value = value
    word = Trimming.blanks(of: text[digits.endIndex...]).lowercased()
  }

  /// Of `.` and `,` the last is the decimal mark, the other separates thousands.
  private static func withPoint(_ digits: Substring) -> String {
    guard let comma = digits.lastIndex(of: ",") else { return String(digits) }
    if let point = digits.lastIndex(of: "."), point > comma {
      return String(digits.filter { $0 != "," })
    }
    return String(digits.compactMap { $0 == "." ? nil : $0 == "," ? "." : $0 })
  }

  /// What the word means as a unit of mass.
  var massUnit: MassUnit? { MassUnit(word: word) }
}

extension MassUnit {
  /// `kg`, `kgs`, `lb`, `lbs`, `pounds` …, in any case, with or without a full stop.
  init?(word: String) {
    switch word.lowercased().filter({ $0 != "." }) {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": self = .kilogram
    case "lb", "lbs", "pound", "pounds", "#": self = .pound
    default: return nil
    }
  }
}

extension LengthUnit {
  /// `km`, `mi.`, `meters` …, in any case.
  init?(word: String) {
    switch word.lowercased().filter({ $0 != "." }) {
    case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres": self = .kilometer
    case "m", "meter", "meters", "metre", "metres": self = .meter
    case "mi", "mile", "miles": self = .mile
    case "yd", "yard", "yards": self = .yard
    case "ft", "foot", "feet": self = .foot
    case "in", "inch", "inches": self = .inch
    case "cm", "centimeter", "centimeters": self = .centimeter
    default: return nil
    }
  }
}

extension Mass {
  /// What an app keeps in floating point, as it was once typed.
  ///
  /// Apps that convert write 20 kg as `44.09245243697551` lb: a number with more than three decimals
  /// that lies on the grid of the other unit was typed in that. Else three decimals are kept. `nil`
  /// beyond all that can be lifted.
  init?(app value: Double, _ unit: MassUnit) {
    let other: MassUnit = unit == .kilogram ? .pound : .kilogram
    let factor = unit == .kilogram ? 1 / Mass.kilogramsPerPound : Mass.kilogramsPerPound
    let grid = other == .kilogram ? 0.25 : 0.5
    let tolerance = other == .kilogram ? 0.006 : 0.012
    let converted = value * factor
    let nearest = (converted / grid).rounded() * grid
    let isNoise = abs(value - (value * 1000).rounded() / 1000) > 1e-9
    let isShort = abs(value - (value * 4).rounded() / 4) < 1e-6
    if isNoise, !isShort, abs(converted - nearest) < tolerance,
      let number = FixedPoint(rounding: nearest)
    {
      self.init(number, other)
    } else if let number = FixedPoint(rounding: value) {
      self.init(number, unit)
    } else {
      return nil
    }
  }
}
