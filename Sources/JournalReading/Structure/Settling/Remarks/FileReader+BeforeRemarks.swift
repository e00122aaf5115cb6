internal import JournalSyntax
internal import WorkoutModel

/// What stands before the remark at the end of a line.
extension FileReader {
  /// The first of the plain words right before `index`.
  func firstWord(before index: Int) -> Int {
    var start = index
    while start > 1, elements[start - 1].kind == .word, !isPartOfSet(elements[start - 1]) {
      start -= 1
    }
    return start
  }

  func isPartOfSet(_ element: Element) -> Bool {
    switch element.meaning {
    case .set, .repetition, .each, .side, .per, .left, .right, .bodyweight, .bar, .equipment, .rpe,
      .rir, .maximum, .failed, .warmup, .rest, .superset, .then:
      return true
    default: return Unit(element.meaning) != nil
    }
  }

  func isSeparator(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .period, .semicolon, .colon, .exclamation: true
    case .hyphen: elements[index].spaceBefore
    case .slash: elements[index].spaceBefore || elements[index - 1].kind == .slash
    default: false
    }
  }

  /// The first of the marks that stand right before `index`.
  func firstSeparator(before index: Int) -> Int {
    var start = index
    while start > 1, isSeparator(start - 1) { start -= 1 }
    return start
  }

  /// A set or a list of reps stands before `end`, behind a name or alone.
  func tellsSets(before end: Int) -> Bool {
    let last = firstSeparator(before: end)
    // `5 kg more than last time` below sets: all of it is talk.
    guard last > 1 else { return false }
    let numbers = elements[..<last].count(where: \.isNumber)
    return numbers > 1
      || elements[..<last].contains { $0.isNumber && $0.unit != .none && $0.unit != .other }
  }

  /// Factors or a list.
  func listsSets(before end: Int) -> Bool {
    tellsSets(before: end)
      && elements[1..<end].indices.contains { index in
        switch elements[index].kind {
        case .times, .at: return true
        case .comma, .slash, .hyphen:
          return elements[index - 1].isNumber && index + 1 < end && elements[index + 1].isNumber
        // `100 for 5`, `5 reps with 100 kg`.
        case .word: return isWordBetweenFactors(index, end)
        case .quantity:
          return elements[index].unit == .set || elements[index].unit == .repetition
            || elements[index].isBare
              && (elements[index - 1].isBare || elements[index - 1].unit.isMass)
        default: return false
        }
      }
  }

  /// A load is told: as such, or as the heavier of two factors.
  func isLoaded(before end: Int) -> Bool {
    guard listsSets(before: end) else { return false }
    return elements[..<end].contains { $0.unit.isMass && $0.kind == .quantity || $0.kind == .at }
      || elements[1..<end].indices.contains {
        (elements[$0].kind == .times || isWordBetweenFactors($0, end))
          && elements[$0 - 1].isBare && elements[$0 - 1].value > 12_000
      }
  }

  private func isWordBetweenFactors(_ index: Int, _ end: Int) -> Bool {
    switch elements[index].meaning {
    case .for, .with, .at:
      elements[index - 1].isNumber && index + 1 < end && elements[index + 1].isNumber
    default: false
    }
  }

  /// The sign of `next time 85x5`.
  func isBehindNext(_ index: Int) -> Bool {
    elements[..<index].suffix(8).contains { $0.meaning == .next }
  }
}
