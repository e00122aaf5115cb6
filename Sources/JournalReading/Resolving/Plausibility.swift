internal import JournalSyntax

/// How likely a bare number is to be reps, sets or a load, as natural logarithms.
///
/// The tables say what every lifter knows: fives, eights and tens are common numbers of reps;
/// three to five of sets; loads have halves and quarters and go by 2.5 or 5. They are rough on
/// purpose: the writer's other lines outvote them.
enum Plausibility {
  /// A number of reps in a set; `value` in thousandths.
  static func reps(_ value: Int32) -> Double {
    // Half a rep is told of few reps, and `curls 12.5` is a load.
    guard value % 1000 == 0 else { return value % 500 == 0 ? value < 11_000 ? -6.5 : -10 : -14 }
    let reps = Int(value / 1000)
    if reps < byReps.count { return byReps[reps] }
    switch reps {
    case ...30: return reps % 5 == 0 ? -3.2 : -4.6
    case ...60: return reps % 5 == 0 ? -4.6 : -6.2
    case ...120: return reps % 10 == 0 ? -6.2 : -8
    default: return -11
    }
  }

  /// 0 is a missed lift.
  private static let byReps: [Double] = [
    -6, -2.3, -2.5, -1.8, -2.2, -1.1, -1.7, -2.3, -1.1, -2.4, -0.9, -2.9, -1.2, -3.3, -3.3, -1.7,
    -3.4, -3.8, -3.4, -4, -2.3,
  ]

  /// A number of equal sets.
  static func sets(_ value: Int32) -> Double {
    guard value % 1000 == 0, value > 0 else { return -30 }
    let sets = Int(value / 1000)
    if sets < bySets.count { return bySets[sets] }
    switch sets {
    case ...12: return -6.7
    case ...20: return -7.5
    case ...30: return -9
    default: return -16
    }
  }

  private static let bySets: [Double] = [
    -30, -2.2, -1.9, -0.7, -1.3, -1.2, -2.6, -4.2, -4, -5.5, -6.5,
  ]

  /// A load of which nothing is known but the number.
  static func load(_ value: Int32, isFraction: Bool) -> Double {
    if value == 0 { return -4.6 }
    if isFraction { return value % 250 == 0 ? -1.9 : -2.6 }
    switch value / 1000 {
    case ...4: return -6
    case ...9: return value % 5000 == 0 ? -4.2 : -4.8
    case ...19: return value % 5000 == 0 ? -3.8 : -4.3
    case ...30: return value % 5000 == 0 ? -2.7 : -3.6
    case ...600: return value % 5000 == 0 ? -1.9 : -2.9
    case ...1200: return -7
    default: return -14
    }
  }
}
