internal import JournalSyntax
internal import WorkoutModel

/// Attempts of a meet, numbered one a line below their lift: `1) 170 good 3-0`, `2) 180 ✗ depth`, `3) 180 ✓`.
extension FileReader {
  /// Reads such a line as a single: lifted, or missed. False for all else.
  mutating func numberedAttempt(_ line: LineSyntax) -> Bool {
    guard line.kind == .numbered, context.section == .training, elements.count > 1,
      elements[0].kind == .quantity, elements[0].isBare || elements[0].unit.isMass,
      20_000...600_000 ~= elements[0].value,
      !elements.contains(where: { $0.kind == .times || $0.kind == .at }),
      let result = attempted(1), isBelowLift
    else { return false }
    let isBelow = takePendingName() || context.entry != nil
    guard isBelow else { return false }
    endPairsAbove()
    emit(0, result.isMissed, isFirst: true)
    context.lastSetLine = context.lineIndex
    if result.behind < elements.count { note(range(result.behind..<elements.count)) }
    return true
  }

  /// What stands above names a lift.
  private var isBelowLift: Bool {
    let others: ExerciseNature = [.bodyweight, .timed, .cardio, .distance]
    if let pending = context.pendingName {
      return names.isKnown(pending.text) && names.nature(of: pending.text).isDisjoint(with: others)
    }
    guard let entry = context.entry else { return false }
    return file.entries[entry].nature.isDisjoint(with: others)
  }

  /// Loads above are told by now.
  private mutating func endPairsAbove() {
    context.headLoad = nil
  }

  /// The tick, the cross, the word or the lights behind the load: `✓`, `good lift`, `NO LIFT`, `2-1`.
  private func attempted(_ start: Int) -> (isMissed: Bool, behind: Int)? {
    var index = start
    var isMissed: Bool?
    while index < elements.count {
      if elements[index].kind == .check {
        isMissed = isMissed ?? false
      } else if isCross(index) {
        isMissed = true
      } else if isWord(index, in: Self.missedAttempts) {
        isMissed = true
      } else if isWord(index, in: Self.denials), index + 1 < elements.count,
        isWord(index + 1, in: Self.liftWords)
      {
        isMissed = true
        index += 1
      } else if isWord(index, in: Self.goodAttempts) {
        isMissed = isMissed ?? false
      } else {
        break
      }
      index += 1
    }
    if let lights = lights(index) {
      isMissed = isMissed ?? (lights < 2)
      index += 3
    }
    return isMissed.map { ($0, index) }
  }

  /// The white lights of `2-1`, of three in all.
  private func lights(_ index: Int) -> Int? {
    guard index + 2 < elements.count, elements[index].isBareWhole,
      elements[index + 1].kind == .hyphen || elements[index + 1].kind == .colon
        || elements[index + 1].kind == .slash,
      !elements[index + 1].spaceBefore,
      elements[index + 2].isBareWhole, elements[index].value >= 0,
      elements[index].value + elements[index + 2].value == 3_000
    else { return nil }
    return Int(elements[index].value) / 1000
  }

  private static let goodAttempts = WordSet(
    "good made make lifted yes easy gültig valid valide valido bueno bon bonne godkänd godkjent ok lift"
  )
  private static let missedAttempts = WordSet(
    "nl nul", CommonWords.missed)
  private static let denials = WordSet("no not kein non")
  private static let liftWords = WordSet("lift rep good jerk press lockout depth versuch")
}
