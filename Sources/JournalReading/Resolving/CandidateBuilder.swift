internal import JournalSyntax
internal import WorkoutModel

/// Lists the ways to read an expression that its units and marks leave open, with a first score
/// each from the numbers alone.
struct CandidateBuilder {
  private let draft: Draft
  private let allowed: [[Role]]
  private var candidates: [Candidate] = []

  static func candidates(for draft: Draft) -> [Candidate] {
    var builder = CandidateBuilder(draft)
    guard !builder.allowed.isEmpty, builder.allowed.count <= 8 else { return [] }
    builder.extend(RoleSequence(), score: 0)
    builder.candidates.sort {
      $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed
    }
    return builder.candidates
  }

  private init(_ draft: Draft) {
    self.draft = draft
    allowed = draft.terms.indices.map { Self.roles(of: $0, in: draft) }
  }

  private mutating func extend(_ roles: RoleSequence, score: Double) {
    let index = roles.count
    guard index < allowed.count else {
      if let order = orderScore(roles) {
        candidates.append(Candidate(roles: roles, score: score + order))
      }
      return
    }
    for role in allowed[index] where fits(role, after: roles) {
      var next = roles
      next.append(role)
      extend(next, score: score + termScore(index, role))
    }
  }

  // MARK: What a term can be

  private static func roles(of index: Int, in draft: Draft) -> [Role] {
    let term = draft.terms[index]
    var roles = Role.allCases
    for quantity in draft.quantities[term.quantities] {
      let possible = self.roles(of: quantity, draft, term)
      roles.removeAll { !possible.contains($0) }
    }
    let isPair = term.separator == .slash || term.separator == .hyphen
    if term.quantities.count != 2 || !isPair || term.joiner != .first {
      roles.removeAll { $0 == .loadThenReps }
    }
    if term.quantities.count > 1 {
      roles.removeAll { $0 == .sets || $0 == .sides || $0 == .target }
      if term.joiner != .times || term.separator != .comma {
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

  private static func roles(of quantity: Quantity, _ draft: Draft, _ term: Term) -> [Role] {
    switch quantity.kind {
    case .bodyweight, .bar: return [.load]
    case .maximum, .failed: return [.reps]
    case .unknown: return [.load, .reps]
    case .clock:
      if quantity.unit == .pace { return [.remark] }
      return term.joiner == .at ? [.time, .remark] : [.time]
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
      // `100 20r 3s`: who writes r for reps writes s for sets.
      if draft.quantities.contains(where: { $0.unit == .repetition }) { return [.sets] }
      // `Curls 35s x 10`: the thirty-fives.
      // `DB bench 22s 12,11,10`: the twenty-twos, of what is not held for a time.
      let isLifted =
        !draft.nature.isEmpty && !draft.nature.contains(.timed) && !draft.nature.contains(.cardio)
      if draft.terms.count > 1, term.joiner == .first,
        isLifted && (draft.terms[1].joiner == .space || draft.terms[1].joiner == .colon)
          || countsReps(draft, isLifted)
      {
        return [.load]
      }
      guard draft.terms.count > 1, quantity.value % 2500 == 0,
        draft.terms.count == 2 || term.joiner != .times
      else { return [.time] }
      // `70s x 40 yd`: the seventies, carried so far.
      let isCarried = draft.quantities.contains { $0.unit == .yard || $0.unit == .foot }
      return quantity.marks.contains(.fraction) || isCarried ? [.load] : [.time, .load]
    case .letterM: return letterM(draft, quantity)
    case .meter, .kilometer, .mile, .yard, .foot, .inch, .centimeter: return [.distance]
    case .percent, .pace: return [.remark]
    case .other: return []
    case .none: return bare(quantity, draft, term)
    }
  }

  /// `70s x 10`: nobody holds so long so often.
  private static func countsReps(_ draft: Draft, _ isLifted: Bool) -> Bool {
    let (first, second) = (draft.quantities[0], draft.terms[1])
    guard second.joiner == .times, first.value % 2500 == 0,
      !draft.nature.contains(.timed), !draft.nature.contains(.cardio)
    else { return false }
    let reps = draft.quantities[second.quantities.lowerBound - draft.terms[0].quantities.lowerBound]
    return reps.unit == .none && reps.value >= (isLifted ? 5_000 : 8_000)
  }

  /// `5m` is meters for a carry or a row, minutes for a hold; a run of `1m` is a mile.
  private static func letterM(_ draft: Draft, _ quantity: Quantity) -> [Role] {
    draft.nature.contains(.timed) && !draft.nature.contains(.cardio) ? [.time] : [.distance]
  }

  private static func bare(_ quantity: Quantity, _ draft: Draft, _ term: Term) -> [Role] {
    if quantity.value > 5_000_000 { return [] }
    if quantity.marks.contains(.added) || quantity.marks.contains(.assisted) { return [.load] }
    // `150 x 5 x 4 @ 7-8`: how hard it was.
    if quantity.upper > 0 { return [term.joiner == .at && quantity.upper <= 10_000 ? .rpe : .reps] }
    if quantity.extra > 0 { return [.reps] }
    if quantity.marks.contains(.open) { return [.reps, .target] }
    if quantity.marks.contains(.multiplier) { return [.reps] }
    if quantity.marks.contains(.counted) { return [.reps, .sets] }
    if quantity.marks.contains(.distance) { return [.distance] }
    if draft.terms.count == 1, draft.attributes.marks.contains(.total) { return [.reps] }
    if isTotal(quantity, draft) || isNameNumber(quantity, draft) {
      return [.remark, .load, .reps, .sets]
    }
    var roles: [Role] = [.load, .reps, .sets, .setsThenReps, .loadThenReps]
    // Burpees are endurance work, but counted in reps.
    let isEndurance = draft.nature.contains(.cardio) && !draft.nature.contains(.bodyweight)
    if draft.nature.contains(.timed) || isEndurance { roles.append(.time) }
    if isEndurance { roles.append(.distance) }
    if term.joiner == .at, quantity.value <= 10_000, quantity.value >= 4_000 { roles.append(.rpe) }
    if draft.nature.contains(.oneSided), quantity.value == 2_000, term.joiner == .times {
      roles.append(.sides)
    }
    if quantity.marks.contains(.each) { roles.removeAll { $0 == .sets } }
    return roles
  }

  /// `40  4 x 10`, `200 (50 x 4)`: the first number is what the others come to.
  private static func isTotal(_ quantity: Quantity, _ draft: Draft) -> Bool {
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

  // MARK: What fits together

  private func fits(_ role: Role, after roles: RoleSequence) -> Bool {
    switch role {
    case .reps:
      if roles.contains(.distance) { return false }
      return !roles.contains(.reps)
        || isRepeatedReps && roles[0] == .load && roles[roles.count - 1] == .reps
    case .remark: return true
    case .setsThenReps:
      return roles.count > 0 && roles[roles.count - 1] == .reps
    case .loadThenReps:
      return roles.count == 0
    case .time:
      return !roles.contains(.time)
    case .sets:
      return !roles.contains(.sets) || isRoundsOfSets
    case .distance:
      return !roles.contains(.distance) && !roles.contains(.reps)
    case .target:
      return draft.terms.count > roles.count + 1 && draft.terms[roles.count + 1].joiner == .colon
    case .rpe:
      return !roles.contains(.rpe) || roles[roles.count - 1] == .rpe
    default:
      return !roles.contains(role)
    }
  }

  /// `10 s × 2 rounds × 3 sets`.
  private var isRoundsOfSets: Bool {
    draft.quantities.contains { $0.unit == .round } && draft.quantities.contains { $0.unit == .set }
  }

  /// Four factors or more with the last ones alike: `50 kg x 7 x 7 x 6` are three sets.
  private var isRepeatedReps: Bool {
    let factors = draft.terms.filter { $0.joiner == .first || $0.joiner == .times }
    guard factors.count >= 4 else { return false }
    let values = factors.dropFirst().map { draft.quantities[$0.quantities.lowerBound].value }
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low <= 5_000
  }

  // MARK: How plausible each number is

  private func termScore(_ index: Int, _ role: Role) -> Double {
    var score = 0.0
    let term = draft.terms[index]
    if role == .setsThenReps {
      let values = draft.quantities[term.quantities]
      let rest = values.dropFirst().reduce(0) { $0 + quantityScore($1, .reps) }
      return Plausibility.sets(draft.quantities[term.quantities.lowerBound].value)
        + rest / Double(max(1, min(values.count - 1, 2))) - 1
    }
    if role == .loadThenReps {
      let values = draft.quantities[term.quantities]
      return quantityScore(values[values.startIndex], .load)
        + quantityScore(values[values.startIndex + 1], .reps) - 0.5
    }
    for quantity in draft.quantities[term.quantities] {
      score += quantityScore(quantity, role)
    }
    if role == .reps { score -= unlikeReps(term) }
    return score / Double(max(1, min(term.quantities.count, 2)))
  }

  /// Reps of one exercise side by side are of one size: `60/12` are none.
  private func unlikeReps(_ term: Term) -> Double {
    guard term.separator == .slash || term.separator == .hyphen, term.quantities.count == 2 else {
      return 0
    }
    let values = draft.quantities[term.quantities].map(\.value)
    return values[0] >= 20_000 && values[0] > 2 * values[1] ? 5 : 0
  }

  private func quantityScore(_ quantity: Quantity, _ role: Role) -> Double {
    if quantity.unit == .letterS, role == .load {
      return draft.nature.contains(.timed) || draft.nature.contains(.cardio) ? -2.5 : -1.2
    }
    guard quantity.kind == .number, quantity.unit == .none else { return 0 }
    let isFraction = quantity.marks.contains(.fraction)
    switch role {
    case .load:
      if quantity.marks.contains(.added) || quantity.marks.contains(.assisted) { return 0 }
      var score = Plausibility.load(quantity.value, isFraction: isFraction)
      // `Lat pulldown (12x3)`: parentheses hold what is said of the sets.
      if quantity.marks.contains(.enclosed) { score -= 2.5 }
      // `run 6x800m`: nobody runs with six kilograms.
      if draft.nature.contains(.cardio), draft.quantities.contains(where: { $0.unit.isLength }) {
        score -= 7
      }
      return draft.nature.contains(.bodyweight) && quantity.value != 0 ? score - 1.5 : score
    case .reps: return Plausibility.reps(quantity.value)
    case .sets: return Plausibility.sets(quantity.value)
    case .time:
      return quantity.value % 5000 == 0 ? -2.5 : -4.5
    case .distance: return -3.5
    case .rpe: return quantity.value % 500 == 0 ? -1 : -3.5
    case .setsThenReps, .loadThenReps: return 0
    case .sides: return -0.8
    case .target: return -1
    case .remark:
      guard Self.isTotal(quantity, draft) else { return -5.2 }
      // `Push-ups 40 4x10`, but `Curls 40 4x10` is as likely a load.
      return draft.nature.contains(.bodyweight) || isEnclosed ? -0.5 : -4.4
    }
  }

  /// `200 (50 x 4)`.
  private var isEnclosed: Bool { draft.terms[1].joiner == .parenthesis }

  // MARK: How usual the order is

  /// `nil` when nobody writes that.
  private func orderScore(_ roles: RoleSequence) -> Double? {
    let hasWork =
      roles.contains(.reps) || roles.contains(.time) || roles.contains(.distance)
      || roles.contains(.loadThenReps)
    guard hasWork || roles.contains(.load) || roles.contains(.sets) else { return nil }
    var score = hasWork ? 0 : unworkedScore(roles)
    for index in 1..<max(roles.count, 1) {
      guard let step = joinScore(index, roles) else { return nil }
      score += step
    }
    score += loadOrder(roles) + setOrder(roles) + listScore(roles)
    // `40s 3x12`: the forties, not forty seconds of twelve reps.
    if roles[0] == .time, roles.contains(.reps), draft.quantities[0].unit == .letterS { score -= 3 }
    if roles.contains(.load), roles.contains(.sets), !hasWork { score -= 3 }
    if repsCount(roles) > 1 { score += 4 }
    return score
  }

  private func repsCount(_ roles: RoleSequence) -> Int {
    (0..<roles.count).reduce(0) { $0 + (roles[$1] == .reps ? 1 : 0) }
  }

  /// A load alone, or a number of sets alone: rarer than reps, unless a unit says so.
  private func unworkedScore(_ roles: RoleSequence) -> Double {
    if roles.contains(.sets), !roles.contains(.load) { return -6 }
    if roles.contains(.rpe) { return -0.5 }
    return draft.nature.contains(.bodyweight) ? -3 : -1.2
  }

  private func joinScore(_ index: Int, _ roles: RoleSequence) -> Double? {
    let role = roles[index]
    let before = roles[index - 1]
    switch draft.terms[index].joiner {
    case .first: return 0
    case .times:
      if role == .rpe { return nil }
      if role == .time, before == .reps { return -5 }
      if role == .reps, before == .time, draft.terms[index].joiner == .times { return -5 }
      return role == .load && before == .reps && index >= 2 && roles[0] == .load ? nil : 0
    case .at:
      switch role {
      case .load, .rpe: return 0
      case .remark:
        return isInterval(roles) || draft.quantities(of: index).allSatisfy { $0.kind != .clock }
          ? 0 : -3
      case .time, .distance: return isInterval(roles) ? -4 : -0.5
      case .reps: return -4
      default: return nil
      }
    case .space:
      if role == .load, index + 1 < roles.count, draft.terms[index + 1].joiner != .at { return nil }
      if index == 1, before == .load || role == .load || before == .remark { return 0 }
      return role == .sets && before == .reps ? -0.5 : -1
    case .colon:
      if before == .target || role == .load || roles[0] == .load { return 0 }
      return -3
    case .parenthesis:
      return roles[0] == .load || role == .load ? 0 : -1
    case .for:
      if before == .load { return role == .rpe ? nil : 0 }
      return role == .sets || role == .time || role == .distance || role == .reps ? 0 : nil
    case .in:
      return role == .time ? 0 : nil
    }
  }

  /// `20 x 15 @ 1:00`: with reps told, the time is that from set to set.
  private func isInterval(_ roles: RoleSequence) -> Bool { roles.contains(.reps) }

  /// The load comes first or last, seldom between.
  private func loadOrder(_ roles: RoleSequence) -> Double {
    guard roles.count >= 2, let place = (0..<roles.count).first(where: { roles[$0] == .load })
    else { return 0 }
    if place == 0 { return 0 }
    let isMarked = !isBare(place) || draft.terms[place].joiner != .times
    if place == roles.count - 1 || isMarked { return isMarked ? 0 : -0.6 }
    return -4
  }

  private func isBare(_ index: Int) -> Bool {
    draft.quantities(of: index).allSatisfy { $0.unit == .none && $0.kind == .number }
  }

  /// `weight × reps × sets`, `sets × reps × weight`, `sets × reps`; the others are rarer.
  private func setOrder(_ roles: RoleSequence) -> Double {
    guard let sets = (0..<roles.count).first(where: { roles[$0] == .sets }),
      let reps = (0..<roles.count).first(where: { roles[$0] == .reps || roles[$0] == .time })
    else { return 0 }
    guard isBare(sets), isBare(reps) else { return 0 }
    let isSetsFirst = sets < reps
    // `50%x5x2`: a percentage stands where the load would.
    let isLoadFirst =
      roles[0] == .load || roles[0] == .remark && draft.quantities[0].unit == .percent
    if draft.terms[max(sets, reps)].joiner == .for { return isSetsFirst ? -3 : 0 }
    // `10x2 @ 185`: who puts the load behind the sign counts the sets first.
    let isBehindAt = (0..<roles.count).contains {
      roles[$0] == .load && draft.terms[$0].joiner == .at
    }
    if !isLoadFirst { return isSetsFirst ? 0 : isBehindAt ? -4 : -1.6 }
    switch draft.terms[1].joiner {
    case .times, .first:
      // `275x1x8`: nobody counts a single set before its reps.
      let isSingle = draft.quantities(of: sets).first?.value == 1_000
      return isSetsFirst ? (isSingle ? -5 : -1.6) : 0
    case .parenthesis: return isSetsFirst ? -0.6 : 0
    default: return isSetsFirst ? 0 : -2.4
    }
  }

  /// Lists beside each other, and a number of sets beside a list, want the same length.
  private func listScore(_ roles: RoleSequence) -> Double {
    var lengths: [Int] = []
    for index in 0..<roles.count where draft.terms[index].quantities.count > 1 {
      if roles[index] != .rpe { lengths.append(draft.terms[index].quantities.count) }
    }
    guard let length = lengths.first else { return 0 }
    if lengths.count > 1 { return lengths.allSatisfy { $0 == length } ? 2 : -8 }
    guard let sets = (0..<roles.count).first(where: { roles[$0] == .sets }) else { return 0 }
    let count = Int(draft.quantities[draft.terms[sets].quantities.lowerBound].value) / 1000
    return count == length ? 3 : -3
  }
}
