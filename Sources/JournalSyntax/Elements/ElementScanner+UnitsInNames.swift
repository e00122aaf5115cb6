/// Words behind a number that are units anywhere else.
extension ElementScanner {
  /// `3x8 pin squats`, `3x10 feet elevated push-ups`, `3x10 L sit`: a unit in any other place.
  func isOfName(_ at: Int, _ unit: Unit) -> Bool {
    guard kind(at: at + 1) == .blank, kind(at: at + 2) == .word else { return false }
    switch unit {
    case .level: return Self.pin.contains(slice(at)) && Self.liftsFromPins.contains(slice(at + 2))
    case .foot: return Self.elevated.contains(slice(at + 2))
    case .pound where Self.barPlaces.contains(slice(at + 2)):
      // `3x8 LB squat`: the bar lies low.
      return tokens[at].range.count == 2 && byte(at: at) == UInt8(ascii: "L")
    default:
      return tokens[at].range.count == 1 && byte(at: at) | 0x20 == UInt8(ascii: "l")
        && Self.sits.contains(slice(at + 2))
    }
  }

  /// `100 kg 5, 5, 5 week 2`: the word is of the number behind it.
  func isWeekOfNumber(_ at: Int, _ unit: Unit) -> Bool {
    unit == .other && kind(at: at + 1) == .blank && kind(at: at + 2) == .number
      && Self.weeks.contains(slice(at))
      && (at + 3 >= tokens.count || kind(at: at + 3) == .newline
        || kind(at: at + 3) == .closeParenthesis)
  }

  private static let weeks = WordSet("week month year")
  private static let pin = WordSet("pin")
  private static let liftsFromPins = WordSet(
    "squat squats press presses pull pulls bench deadlift deadlifts")
  private static let barPlaces = WordSet("squat squats back")
  private static let elevated = WordSet("elevated")
  private static let sits = WordSet("sit sits")
}
