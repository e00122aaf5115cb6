internal import JournalSyntax

/// A load and its reps by a slash, and what stands behind: `Jerk: 70/2x2, 80/2, 85/1`,
/// `Goblet squat: 10/15; 10/25; 10/35`.
extension FileReader {
  /// Puts times signs between all loads and reps of a line on which weightlifters tell the sets of one of
  /// them, as in `60/2x3`.
  mutating func settleRepsAndSetsOverSlash(_ slash: Int) {
    guard slash + 3 < elements.count, isLoadOverReps(slash), elements[slash + 2].kind == .times,
      elements[slash + 3].isBareWhole,
      elements[slash + 3].value <= 10_000,
      slash + 4 >= elements.count || elements[slash + 4].kind != .times
    else { return }
    anatomy.parser.elements[slash + 3].unit = .set
    for sign in elements.indices.dropFirst().dropLast() where isLoadOverReps(sign) {
      anatomy.parser.elements[sign].kind = .times
      anatomy.parser.elements[sign + 1].unit = .repetition
      // `80/2, 60/2x3`: each has its own.
      if sign + 3 < elements.count, elements[sign + 2].kind == .times,
        elements[sign + 3].isBareWhole, elements[sign + 3].value <= 10_000
      {
        anatomy.parser.elements[sign + 3].unit = .set
      }
    }
  }

  /// The `60/2` of a load and few reps, glued; `60/70` are loads.
  private func isLoadOverReps(_ slash: Int) -> Bool {
    elements[slash].kind == .slash && !elements[slash].spaceBefore
      && !elements[slash + 1].spaceBefore && elements[slash - 1].isBare
      && elements[slash - 1].value >= 20_000 && elements[slash + 1].isBareWhole
      && elements[slash + 1].value <= 10_000
      && elements[slash - 1].value >= 4 * elements[slash + 1].value
      && (slash < 2 || elements[slash - 2].kind != .slash && elements[slash - 2].kind != .times)
  }

  /// The `10/15; 10/25; 10/35` of one who writes the reps first: as many of each, and a load that rises.
  /// `10/10, 9/9` tells both sides.
  mutating func settleRepsOverLoads(_ slash: Int) {
    guard slash > 0, slash + 1 < elements.count, isPair(slash),
      slash < 2 || elements[slash - 2].kind != .slash
    else { return }
    let reps = elements[slash - 1].value
    var (signs, sign) = ([slash], slash)
    while sign + 5 < elements.count,
      elements[sign + 2].kind == .comma || elements[sign + 2].kind == .semicolon,
      isPair(sign + 4), elements[sign + 3].value == reps
    {
      sign += 4
      signs.append(sign)
    }
    let loads = signs.map { elements[$0 + 1].value }
    guard signs.count > 1, loads[0] > max(reps, 10_000), loads[0] < loads[loads.count - 1],
      zip(loads, loads.dropFirst()).allSatisfy({ $0 <= $1 }),
      sign + 2 >= elements.count || elements[sign + 2].kind == .openParenthesis
        || elements[sign + 2].kind == .period
    else { return }
    for sign in signs {
      anatomy.parser.elements[sign].kind = .at
      anatomy.parser.elements[sign - 1].unit = .repetition
    }
  }

  private func isPair(_ slash: Int) -> Bool {
    elements[slash].kind == .slash && !elements[slash].spaceBefore
      && elements[slash - 1].isBareWhole && 5_000...30_000 ~= elements[slash - 1].value
      && elements[slash + 1].isBare && !elements[slash + 1].spaceBefore
  }

  /// The `100/x` of a weightlifter: nothing was lifted at that load.
  mutating func settleMissOverSlash(_ slash: Int) {
    guard slash + 1 < elements.count, elements[slash + 1].kind == .times,
      !elements[slash].spaceBefore, !elements[slash + 1].spaceBefore, elements[slash - 1].isBare,
      elements[slash - 1].value >= 20_000,
      slash + 2 == elements.count || !elements[slash + 2].isNumber,
      elements[..<(slash - 1)].contains(where: { $0.kind == .slash || $0.kind == .times })
    else { return }
    let place = elements[slash + 1].range
    anatomy.parser.elements[slash + 1] = Element(
      .quantity, place, unit: .repetition, flags: .spaceAfter)
    anatomy.parser.elements[slash].kind = .times
    // `83/x, 83/1`.
    var next = slash + 2
    while next + 3 < elements.count, elements[next].kind == .comma, elements[next + 1].isBare,
      elements[next + 2].kind == .slash, elements[next + 3].isBareWhole,
      elements[next + 1].value >= 20_000, elements[next + 3].value <= 20_000
    {
      anatomy.parser.elements[next + 2].kind = .times
      next += 4
    }
  }
}
