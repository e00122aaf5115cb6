internal import JournalSyntax

/// How usual the order of the factors is, and what joins them.
extension CandidateBuilder {
  /// `nil` when nobody writes that.
  func orderScore(_ roles: RoleSequence) -> Double? {
    let hasWork =
      roles.contains(.reps) || roles.contains(.time) || roles.contains(.distance)
      || roles.contains(.loadThenReps) || roles.contains(.loadRepsSets)
      || roles.contains(.repsThenLoad)
    guard hasWork || roles.contains(.load) || roles.contains(.sets) else { return nil }
    var score = hasWork ? 0 : unworkedScore(roles)
    for index in 1..<max(roles.count, 1) {
      guard let step = joinScore(index, roles) else { return nil }
      score += step
    }
    score += loadOrder(roles) + setOrder(roles) + listScore(roles)
    // `40s 3x12`: the forties, not forty seconds of twelve reps.
    if roles[0] == .time, roles.contains(.reps), draft.quantities[0].unit == .letterS { score -= 3 }
    // `Quad sets 10 x 10 sec`: nobody tells so small a load of a hold without its unit.
    if roles.count == 2, roles[0] == .load, roles[1] == .time, isBare(0),
      draft.quantities[0].value <= 12_000, draft.terms[1].joiner == .times
    {
      score -= 6
    }
    if roles.contains(.load), roles.contains(.sets), !hasWork { score -= 3 }
    if repsCount(roles) > 1 { score += repeatedScore }
    if isSingleWithNothing(roles) { score -= 6 }
    if isSingleOfBody(roles) { score -= 3 }
    return score
  }

  /// `1x5` is a set of five: nobody does one rep with five.
  private func isSingleWithNothing(_ roles: RoleSequence) -> Bool {
    roles.count == 2 && roles[0] == .reps && roles[1] == .load && isBare(0) && isBare(1)
      && draft.quantities[0].value == 1_000 && draft.quantities[1].value <= 15_000
      && draft.terms[1].joiner == .times
  }

  /// `Push-ups 1x50` is a set of fifty: who does a single with fifty kilograms writes the load first.
  private func isSingleOfBody(_ roles: RoleSequence) -> Bool {
    roles.count == 2 && roles[0] == .reps && roles[1] == .load && isBare(0) && isBare(1)
      && draft.nature.contains(.bodyweight) && draft.quantities[0].value == 1_000
  }

  /// Two times signs are more often of reps and sets, and ten sets of ten are a programme.
  private var repeatedScore: Double {
    if draft.terms.count > 3 { return 4 }
    return draft.quantities.dropFirst().allSatisfy { $0.value == 10_000 } ? -7 : -5
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
      // `3 sets 60 kg 10 reps`: units tell what the order leaves open.
      if role == .load, index + 1 < roles.count, draft.terms[index + 1].joiner != .at,
        draft.quantities[0].unit != .set, !countsRounds(index + 1)
      {
        return index == 1 && before == .sets && !isBare(0) && !isBare(1) ? 0 : nil
      }
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

  /// The rounds of the block behind `12 reps 9 kg`.
  private func countsRounds(_ index: Int) -> Bool {
    index + 1 == draft.terms.count && draft.quantities(of: index).allSatisfy { $0.unit == .set }
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
    let load = (0..<roles.count).first { roles[$0] == .load && draft.terms[$0].joiner == .at }
    // `6x3 @ 90%` as well.
    let isShare = (0..<roles.count).contains {
      roles[$0] == .remark && draft.terms[$0].joiner == .at
        && draft.quantities(of: $0).first?.unit == .percent
    }
    let isBehindAt = load != nil || isShare
    // `2@58 x 4`: what stands behind the load counts the sets, unless it is far more: `2@135x8`.
    if let load, min(sets, reps) < load, load < max(sets, reps) { return isSetsFirst ? -1.5 : 0 }
    if !isLoadFirst { return isSetsFirst ? 0 : isBehindAt ? -4 : -1.6 }
    switch draft.terms[1].joiner {
    case .times, .first:
      // `275x1x8`: nobody counts a single set before its reps.
      let isSingle = draft.quantities(of: sets).first?.value == 1_000
      return isSetsFirst ? (isSingle ? -5 : -1.6) : 0
    case .parenthesis: return isSetsFirst ? -0.6 : 0
    // `Getups 16 kg 10x1`: nobody counts one set behind its reps.
    default:
      let isOne = draft.quantities(of: sets).first?.value == 1_000
      return isSetsFirst ? 0 : isOne ? -8 : -2.4
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
