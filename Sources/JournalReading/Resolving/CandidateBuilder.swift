internal import JournalSyntax
internal import WorkoutModel

/// Lists the ways to read an expression that its units and marks leave open, with a first score
/// each from the numbers alone.
struct CandidateBuilder {
  let draft: Draft
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

  private func fits(_ role: Role, after roles: RoleSequence) -> Bool {
    switch role {
    case .reps:
      if roles.contains(.distance) { return false }
      return !roles.contains(.reps)
        || isRepeatedReps && roles[0] == .load && roles[roles.count - 1] == .reps
    case .remark: return true
    case .setsThenReps:
      return roles.count > 0 && roles[roles.count - 1] == .reps
    case .loadThenReps, .loadRepsSets, .repsThenLoad:
      return roles.count == 0
    case .time:
      return !roles.contains(.time)
    case .sets:
      if isRepsInTime(roles) || isLoadOverFeet(roles) { return false }
      // `175 x 5 x 5 x 4`: the reps of each set were told.
      if roles.count > 2, roles[roles.count - 1] == .reps, roles[roles.count - 2] == .reps {
        return false
      }
      // `3x(8x12)`: the sets are told.
      if draft.quantities[0].marks.contains(.repeated) { return areRoundsOfSets }
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

  /// The second number of `120x1 in 16.5 s`: what took so long were reps.
  private func isRepsInTime(_ roles: RoleSequence) -> Bool {
    roles.count == 1 && roles[0] == .load && draft.terms.count == 3
      && draft.terms[1].joiner == .times && draft.terms[2].joiner == .in
      && draft.quantities(of: 1).allSatisfy { $0.unit == .none && $0.kind == .number }
  }

  /// The 18 of `18x50' in 38.5 s`: so heavy was what was pulled, for nobody does so many runs, each in
  /// the same time, and so slowly.
  private func isLoadOverFeet(_ roles: RoleSequence) -> Bool {
    guard roles.count == 0, draft.terms.count == 3, draft.terms[1].joiner == .times,
      draft.terms[2].joiner == .in, draft.quantities[0].unit == .none,
      draft.quantities[0].value >= 12_000, let time = draft.quantities(of: 2).first
    else { return false }
    return draft.quantities(of: 1).allSatisfy { $0.unit == .foot && $0.value / 4 <= time.value }
  }

  /// `10 s × 2 rounds × 3 sets`.
  /// The 3 and the 10 of `3x(3x10)`: nobody loads so little.
  private var areRoundsOfSets: Bool {
    let most = draft.quantities.map(\.value).max() ?? 0
    return draft.quantities[0].value <= 10_000
      && (most <= 10_000 || draft.nature.contains(.bodyweight) && most <= 50_000)
  }

  private var isRoundsOfSets: Bool {
    draft.quantities.contains { $0.unit == .round } && draft.quantities.contains { $0.unit == .set }
  }

  /// Four factors or more with the last ones alike: `50 kg x 7 x 7 x 6` are three sets. Of three
  /// factors, when both are more than anybody's sets: `135 x 12 x 12`.
  private var isRepeatedReps: Bool {
    let factors = draft.terms.filter { $0.joiner == .first || $0.joiner == .times }
    guard factors.count >= 3 else { return false }
    let values = factors.dropFirst().map { draft.quantities[$0.quantities.lowerBound].value }
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low <= 5_000 && (factors.count >= 4 || low >= 8_000)
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
    if role.isOfList { return listScore(draft.quantities[term.quantities], role) }
    for quantity in draft.quantities[term.quantities] {
      score += quantityScore(quantity, role)
    }
    if role == .reps || role == .load { score -= unlikeNumbers(term) }
    return score / Double(max(1, min(term.quantities.count, 2)))
  }

  private func listScore(_ values: ArraySlice<Quantity>, _ role: Role) -> Double {
    let (first, second) = (values[values.startIndex], values[values.startIndex + 1])
    switch role {
    case .repsThenLoad:
      return quantityScore(first, .reps) + quantityScore(second, .load) - 0.8
    case .loadRepsSets:
      return quantityScore(first, .load) + quantityScore(second, .reps)
        + quantityScore(values[values.endIndex - 1], .sets) - 0.5
    default:
      let reps = values.dropFirst().reduce(0) { $0 + quantityScore($1, .reps) }
      let isFall =
        values.count == 3
        && ListedFields.fallsByHalf(second.value, values[values.endIndex - 1].value)
      return quantityScore(first, .load) + reps / Double(min(values.count - 1, 2))
        - (isFall ? 3.5 : 0.5)
    }
  }

  /// Reps of one exercise side by side are of one size, and so are loads: `60/12` are neither.
  private func unlikeNumbers(_ term: Term) -> Double {
    if Self.headsReps(term, draft) { return 3 }
    if Self.headedList(term, draft) != nil { return 5 }
    guard term.separator == .slash || term.separator == .hyphen, term.quantities.count == 2 else {
      return 0
    }
    let values = draft.quantities[term.quantities].map { $0.unit == .none ? $0.value : 0 }
    let (low, high) = (min(values[0], values[1]), max(values[0], values[1]))
    let isUnlike = high >= 20_000 && high > 2 * low || values[0] >= 40_000 && high == 2 * low
    return isUnlike && low > 0 ? 5 : 0
  }

  /// The 100 of `Crunches 2x100` and of `Push-ups 100x2`.
  private func isCountOfExercise(_ quantity: Quantity) -> Bool {
    draft.nature.contains(.counted) && quantity.value >= 25_000 && draft.quantities.count == 2
      && draft.terms.last?.joiner == .times
      && draft.quantities.contains {
        $0.value <= 5_000 && $0.kind == .number && $0.unit == .none && $0.upper == 0
      }
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
      if isCountOfExercise(quantity) { score -= 9 }
      // `Double unders 50`.
      if draft.quantities.count == 1, draft.nature.isSuperset(of: [.cardio, .counted]) {
        score -= 7
      }
      if quantity.value <= 15_000, isTimesMinutes { score -= 4 }
      return draft.nature.contains(.bodyweight) && quantity.value != 0 ? score - 1.5 : score
    case .reps: return Plausibility.reps(quantity.value) - (isTimesMinutes ? 4 : 0)
    case .sets: return Plausibility.sets(quantity.value)
    case .time:
      return quantity.value % 5000 == 0 ? -2.5 : -4.5
    case .distance: return isTimesMinutes ? -7.5 : -3.5
    case .rpe: return quantity.value % 500 == 0 ? -1 : -3.5
    case .setsThenReps, .loadThenReps, .loadRepsSets, .repsThenLoad: return 0
    case .sides: return -0.8
    case .target: return -1
    case .remark:
      guard Self.isTotal(quantity, draft) else { return -5.2 }
      // `Push-ups 40 4x10`, but `Curls 40 4x10` is as likely a load.
      return draft.nature.contains(.bodyweight) || isEnclosed ? -0.5 : -4.4
    }
  }

  /// `Heavy bag 10x3 min`: minutes are done in rounds, and seldom with ten kilograms.
  private var isTimesMinutes: Bool {
    draft.terms.count == 2 && draft.terms[1].joiner == .times
      && draft.quantities[draft.quantities.count - 1].unit == .minute
  }

  /// `200 (50 x 4)`.
  private var isEnclosed: Bool { draft.terms[1].joiner == .parenthesis }

  // MARK: How usual the order is
}
