internal import JournalSyntax

/// Bare numbers at what is done for its way and its time.
extension CandidateBuilder {
  /// The 10 of `Run 10x400m` and of `Sprints 8x30s`: how often, and neither minutes nor a load.
  static func isTimesWay(_ draft: Draft, _ term: Term) -> Bool {
    guard term.joiner == .first, term.quantities.count == 1, draft.terms.count > 1,
      draft.terms[1].joiner == .times, let way = draft.quantities(of: 1).first
    else { return false }
    return way.unit.isLength || way.unit == .letterM || way.unit.isTime || way.unit == .letterS
      || way.kind == .clock || way.marks.contains(.way)
  }

  /// The 4 of `Swim 50 x 4` and the 12 of `Swim 25 m x 12`: nobody swims with plates.
  static func isTimesBehindWay(_ draft: Draft, _ term: Term) -> Bool {
    guard term.joiner == .times else { return false }
    return draft.quantities[0].marks.contains(.way)
      || draft.nature.contains(.swum)
        && (draft.quantities[0].unit.isLength || draft.quantities[0].unit == .letterM)
  }

  /// The 400 of `Intervals 8x400 @ 1:28`: meters, each in that time.
  static func isRepeat(_ quantity: Quantity, _ draft: Draft, _ term: Term) -> Bool {
    guard draft.terms.count == 3, term.joiner == .times, draft.terms[2].joiner == .at,
      draft.quantities(of: 2).allSatisfy({ $0.kind == .clock }),
      200_000...3_000_000 ~= quantity.value, quantity.value % 50_000 == 0
    else { return false }
    return draft.nature.isDisjoint(with: .bodyweight)
  }

  /// The 3.5 of `Treadmill 20 min @ 3.5` and the 310 of `VO2 5 x 4 min @ 310`: a speed and so many
  /// watts, for nobody holds such a load for minutes.
  static func isSettingOfMachine(_ quantity: Quantity, _ draft: Draft, _ term: Term) -> Bool {
    guard term.joiner == .at, term.quantities.count == 1,
      draft.nature.isDisjoint(with: [.lifted, .bodyweight]),
      let time = draft.quantities.last(where: { $0.unit == .minute || $0.unit == .hour }),
      time.range.end < quantity.range.start
    else { return false }
    // `Ruck 60 min @ 12.5` was done with a load, and `Run 40 min @ 7` was so hard.
    if draft.nature.contains(.cardio) {
      let isSpeed =
        quantity.marks.contains(.fraction)
        ? quantity.value <= 8_000 || quantity.value <= 25_000 && quantity.value % 2_500 != 0
        : quantity.value < 5_000
      return isSpeed || quantity.value >= 100_000
    }
    return quantity.value >= 100_000 && (time.value >= 3_000 || time.unit == .hour)
  }
}
