internal import JournalSyntax

/// What a number by itself may be: a load, reps, a number of sets, a time.
extension CandidateBuilder {
  static func roles(of index: Int, in draft: Draft) -> [Role] {
    let term = draft.terms[index]
    var roles = Role.allCases
    for quantity in draft.quantities[term.quantities] {
      let possible = self.roles(of: quantity, draft, term)
      roles.removeAll { !possible.contains($0) }
    }
    let isPair = term.separator == .slash || term.separator == .hyphen
    if headsReps(term, draft) {
      roles.removeAll {
        $0 == .repsThenLoad || $0 == .loadRepsSets && term.quantities.count != 3
          || term.separator == .space && !$0.isOfList
      }
    } else if let headed = headedList(term, draft) {
      roles.removeAll { $0.isOfList && $0 != headed }
    } else if term.quantities.count != 2 || !isPair || term.joiner != .first {
      roles.removeAll { $0.isOfList }
    } else {
      roles.removeAll { $0 == .loadRepsSets }
    }
    if isTooOddForPlates(index, draft) { roles.removeAll { $0 == .load } }
    if term.quantities.count > 1 {
      roles.removeAll { $0 == .sets || $0 == .sides || $0 == .target }
      if term.joiner != .times || term.separator != .comma
        || areEqual(draft.quantities[term.quantities])
      {
        roles.removeAll { $0 == .setsThenReps }
      }
    } else {
      roles.removeAll { $0 == .setsThenReps }
    }
    if term.quantities.count > 1 {
      if draft.terms.count == 1, roles.contains(.reps) { roles.removeAll { $0 == .rpe } }
    }
    return roles
  }

  /// The 100 of `Squat: 100, 5, 5, 4`: alone on its line and far above all that stand behind it.
  static func headsReps(_ term: Term, _ draft: Draft) -> Bool {
    let values = draft.quantities[term.quantities]
    guard draft.terms.count == 1, values.count > 1, term.separator == .comma || values.count > 2,
      draft.nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance]),
      values.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 }),
      let most = values.dropFirst().map(\.value).max()
    else { return false }
    return values[values.startIndex].value / 2 >= max(10_000, most)
  }

  /// `25 15 3` and `25 15 15 12`: the first number may be a load, for the second is well below it, and
  /// the others are a few sets or go on from the second.
  static func headedList(_ term: Term, _ draft: Draft) -> Role? {
    let values = draft.quantities[term.quantities].map(\.value)
    guard draft.terms.count == 1, values.count > 2, term.separator == .space,
      draft.nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance]),
      draft.quantities[term.quantities].allSatisfy({ $0.kind == .number && $0.unit == .none }),
      values[0] >= 20_000, values[0] / 5 * 3 >= values[1], !headsReps(term, draft)
    else { return nil }
    let rest = values.dropFirst()
    if values.count == 3 {
      return 2_000...6_000 ~= values[2] && ListedFields.fallsByHalf(values[1], values[2])
        ? .loadRepsSets : nil
    }
    guard let least = rest.min(), rest.max() == values[1], values[1] - least <= 5_000 else {
      return nil
    }
    return .loadThenReps
  }

  /// The reps of `15x5,5`: two sets, where `15x2,5` may tell two and then one more.
  private static func areEqual(_ list: ArraySlice<Quantity>) -> Bool {
    list.allSatisfy { $0.value == list.first?.value }
  }

  static func roles(of quantity: Quantity, _ draft: Draft, _ term: Term) -> [Role] {
    switch quantity.kind {
    case .bodyweight, .bar: return [.load]
    case .maximum, .failed: return [.reps]
    case .unknown: return [.load, .reps]
    case .clock:
      if quantity.unit == .pace { return [.remark] }
      guard term.joiner == .at else { return [.time] }
      return isPace(quantity, draft).map { $0 ? [.remark] : [.time] } ?? [.time, .remark]
    case .number: break
    }
    switch quantity.unit {
    case .kilogram, .pound, .plate, .level: return [.load]
    case .kilo:
      // `2k row 7:31`: two thousand meters, whatever the row.
      let isTimed = draft.quantities.contains { $0.kind == .clock }
      return isTimed || draft.nature.contains(.cardio) ? [.distance] : [.load]
    case .repetition: return [.reps]
    case .set: return [.sets]
    case .round: return [.sets]
    case .second, .minute, .hour: return [.time]
    case .letterS:
      // `5s @ 135`: the fives.
      if draft.terms.count > 1, draft.terms[1].joiner == .at, term.joiner == .first,
        quantity.value <= 12_000, !draft.nature.contains(.timed), !draft.nature.contains(.cardio)
      {
        return [.reps]
      }
      // `140 kg 2s x 6`: doubles, for nobody holds such a load for two seconds.
      if term.joiner == .space, quantity.value <= 5_000,
        draft.quantities[0].unit.isMass || draft.quantities[0].value >= 40_000,
        draft.terms.count == 3, draft.terms[2].joiner == .times,
        draft.nature.isDisjoint(with: [.timed, .cardio])
      {
        return [.reps]
      }
      // `100 20r 3s`: who writes r for reps writes s for sets, but not `25s x 10 reps`.
      if draft.quantities.contains(where: { $0.unit == .repetition }) {
        if term.joiner != .first || quantity.value < 10_000 { return [.sets] }
        // `Plank 30s x 5 reps`.
        if !draft.nature.isDisjoint(with: [.timed, .cardio, .bodyweight]) { return [.time] }
      }
      // `Curls 35s x 10`: the thirty-fives.
      // `DB bench 22s 12,11,10`: the twenty-twos, of what is not held for a time.
      let isNeverHeld =
        !draft.nature.isOrdinary && !draft.nature.contains(.timed)
        && !draft.nature.contains(.cardio)
      if draft.terms.count > 1, term.joiner == .first,
        isNeverHeld && draft.terms[1].joiner.isBeforeReps
          || countsReps(draft, isNeverHeld)
      {
        return [.load]
      }
      if areDumbbells(draft, term) { return [.load] }
      guard draft.terms.count > 1, quantity.value % 2500 == 0,
        draft.terms.count == 2 || term.joiner != .times
      else { return [.time] }
      // `70s x 40 yd`: the seventies, carried so far.
      let isCarried = draft.quantities.contains { $0.unit == .yard || $0.unit == .foot }
      return quantity.marks.contains(.fraction) || isCarried ? [.load] : [.time, .load]
    case .letterM: return letterM(draft, quantity)
    case .meter, .kilometer, .mile, .yard, .foot, .inch, .centimeter: return [.distance]
    case .percent, .pace: return [.remark]
    // `30 min @ 6.5 mph`.
    case .other: return term.joiner == .at ? [.remark] : []
    case .none: return bare(quantity, draft, term)
    }
  }

  /// `5 km @ 6:40`: nobody covers a kilometer in less than two minutes, and nobody needs a quarter of
  /// an hour for it, as `5 km @ 33:20` would say.
  private static func isPace(_ clock: Quantity, _ draft: Draft) -> Bool? {
    guard !draft.nature.contains(.timed),
      let distance = draft.quantities.first(where: { $0.unit == .kilometer || $0.unit == .mile })
    else { return nil }
    if Int(clock.value) < Int(distance.value) * 120 { return true }
    return clock.value > 900_000 ? false : nil
  }

  /// `70s x 10`: nobody holds so long so often.
  private static func countsReps(_ draft: Draft, _ isNeverHeld: Bool) -> Bool {
    let (first, second) = (draft.quantities[0], draft.terms[1])
    guard second.joiner == .times, first.value % 2500 == 0,
      !draft.nature.contains(.timed), !draft.nature.contains(.cardio)
    else { return false }
    let reps = draft.quantities[second.quantities.lowerBound - draft.terms[0].quantities.lowerBound]
    return (reps.unit == .none || reps.unit == .repetition)
      && reps.value >= (isNeverHeld ? 5_000 : 8_000)
  }

  /// `5m` is meters for a carry or a row, minutes for a hold; a run of `1m` is a mile.
  private static func letterM(_ draft: Draft, _ quantity: Quantity) -> [Role] {
    // Nobody holds anything for hours.
    draft.nature.contains(.timed) && !draft.nature.contains(.cardio) && quantity.value < 100_000
      ? [.time] : [.distance]
  }

  /// Half a second is not counted, but `47.5s` are a pair of dumbbells.
  private static func areDumbbells(_ draft: Draft, _ term: Term) -> Bool {
    term.quantities.count > 1 && draft.nature.isDisjoint(with: [.timed, .cardio])
      && draft.quantities.contains { $0.marks.contains(.fraction) }
      && draft.quantities.allSatisfy { $0.unit == .letterS && $0.value % 2_500 == 0 }
  }

  private static func bare(_ quantity: Quantity, _ draft: Draft, _ term: Term) -> [Role] {
    if quantity.value > 5_000_000 { return [] }
    if !quantity.marks.isDisjoint(with: [.added, .assisted, .leading]) { return [.load] }
    // `150 x 5 x 4 @ 7-8`: how hard it was.
    if quantity.upper > 0 { return [term.joiner == .at && quantity.upper <= 10_000 ? .rpe : .reps] }
    if quantity.extra > 0 { return [.reps, .loadThenReps] }
    if quantity.marks.contains(.open) { return [.reps, .target] }
    if quantity.marks.contains(.multiplier) { return [.reps] }
    if quantity.marks.contains(.counted) { return [.reps, .sets] }
    if !quantity.marks.isDisjoint(with: [.distance, .way]) { return [.distance] }
    if quantity.marks.contains(.seconds) { return [.time] }
    if draft.nature.contains(.jumped) { return jumps(quantity, draft) }
    if draft.terms.count == 1, draft.attributes.marks.contains(.total) { return [.reps] }
    // `Push-ups 100 in 6:20`.
    if draft.terms.count == 2, draft.terms[1].joiner == .in, term.joiner == .first,
      !draft.nature.contains(.cardio) || draft.nature.contains(.bodyweight)
    {
      return [.reps]
    }
    if isRepeat(quantity, draft, term) { return [.distance] }
    if isSettingOfMachine(quantity, draft, term) { return [.remark] }
    if isTotal(quantity, draft) || isNameNumber(quantity, draft) {
      return [.remark, .load, .reps, .sets]
    }
    var roles: [Role] = [
      .load, .reps, .sets, .setsThenReps, .loadThenReps, .loadRepsSets, .repsThenLoad,
    ]
    // Burpees are endurance work, but counted in reps.
    let isEndurance =
      draft.nature.contains(.cardio) && draft.nature.isDisjoint(with: [.bodyweight, .counted])
    if isEndurance, isTimesWay(draft, term) || isTimesBehindWay(draft, term) { return [.sets] }
    // Bare numbers are minutes, and nobody goes on for more than five hours.
    if draft.nature.contains(.timed) || isEndurance, quantity.value <= 300_000 {
      roles.append(.time)
    }
    if isEndurance { roles.append(.distance) }
    if term.joiner == .at, quantity.value <= 10_000, quantity.value >= 4_000 { roles.append(.rpe) }
    // `12 x 2 one-arm rows`, but `3 x 2` are sets: nobody turns to the other arm so early.
    if draft.nature.contains(.oneSided), quantity.value == 2_000, term.joiner == .times,
      draft.quantities.contains(where: { $0.unit == .none && $0.value > 5_000 })
    {
      roles.append(.sides)
    }
    if quantity.marks.contains(.each) { roles.removeAll { $0 == .sets } }
    // `Squat,157.5,2`: nobody does half a rep behind so many, nor a fifth of one: `2.2 x 20 kg`.
    if quantity.marks.contains(.fraction),
      quantity.value > 30_000 || quantity.value % 500 != 0
    {
      roles.removeAll { $0 == .reps || $0 == .sets || $0 == .setsThenReps }
    }
    return roles
  }

  /// `Jump rope 3x100`, `Double unders 50, 50, 40`; the 10 of `Jump rope 10` may be minutes.
  private static func jumps(_ quantity: Quantity, _ draft: Draft) -> [Role] {
    if quantity.value >= 50_000 { return [.reps] }
    return draft.nature.contains(.counted) || draft.terms.count > 1
      ? [.reps, .sets] : [.time, .reps]
  }

  /// `40  4 x 10`, `200 (50 x 4)`: the first number is what the others come to.
  static func isTotal(_ quantity: Quantity, _ draft: Draft) -> Bool {
    guard draft.terms.count >= 3,
      draft.terms[1].joiner == .space || draft.terms[1].joiner == .parenthesis,
      draft.terms[2].joiner == .times, quantity.range == draft.quantities[0].range
    else { return false }
    let first = Int64(draft.quantities(of: 1)[draft.terms[1].quantities.lowerBound].value)
    let second = Int64(draft.quantities(of: 2)[draft.terms[2].quantities.lowerBound].value)
    return first * second == Int64(quantity.value) * 1000 && quantity.value > 0
  }

  /// `Variation 2 1x10`: a small whole number before sets may end the name.
  private static func isNameNumber(_ quantity: Quantity, _ draft: Draft) -> Bool {
    draft.terms.count == 3 && draft.terms[1].joiner == .space && quantity.value < 10_000
      && quantity.value % 1000 == 0 && quantity.range == draft.quantities[0].range
  }
}

extension Term.Joiner {
  /// `22s 12,11,10`, `22s: 12`, `40s (8)`.
  fileprivate var isBeforeReps: Bool { self == .space || self == .colon || self == .parenthesis }
}
