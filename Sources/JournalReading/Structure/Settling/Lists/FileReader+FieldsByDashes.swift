internal import JournalSyntax
internal import WorkoutModel

/// Sets, reps, times and a load as fields with dashes between them: `Swing - 3 sets - 20 reps - 24 kg`.
extension FileReader {
  /// Makes a product of a number of sets and of what was done in each; the mass behind a time or a way is
  /// the load of it.
  mutating func settleFieldsByDash(_ dash: Int) -> Bool {
    guard dash + 1 < elements.count, elements[dash].spaceBefore, elements[dash + 1].spaceBefore,
      elements[dash + 1].kind == .quantity
    else { return false }
    if settleDashBehindLoadOfHand(dash) { return true }
    guard elements[dash - 1].kind == .quantity else { return false }
    let before = elements[dash - 1]
    if isCountOfSets(before) {
      if settleLoadBetweenFields(dash) { return true }
      guard isWorkOfEachSet(dash + 1) else { return false }
      anatomy.parser.elements[dash].kind = .times
      return true
    }
    let isWork = isTimeOrWay(before)
    guard isWork || before.unit == .repetition, isAloneBefore(dash - 1) else { return false }
    if isCountOfSets(elements[dash + 1]), dash + 2 == elements.count || endsField(dash + 2) {
      anatomy.parser.elements[dash].kind = .times
      return true
    }
    guard isWork, elements[dash + 1].unit.isMass,
      dash + 2 == elements.count || endsField(dash + 2) || elements[dash + 2].meaning == .equipment,
      !isCardioBefore(dash)
    else { return false }
    anatomy.parser.elements[dash].kind = .at
    return true
  }

  /// The dash of `DB bench - 20 kg each - 3 x 10`.
  private mutating func settleDashBehindLoadOfHand(_ dash: Int) -> Bool {
    guard dash > 1, elements[dash - 1].meaning == .each || elements[dash - 1].meaning == .side,
      elements[dash - 2].kind == .quantity, elements[dash - 2].unit.isMass,
      elements[dash + 1].unit == .none || elements[dash + 1].unit == .set
        || elements[dash + 1].unit == .repetition
    else { return false }
    anatomy.parser.elements[dash].kind = .colon
    return true
  }

  /// `Bench - 3 sets - 60 kg - 8 reps`: the load between the two others.
  private mutating func settleLoadBetweenFields(_ dash: Int) -> Bool {
    guard dash + 3 < elements.count, elements[dash + 1].unit.isMass,
      elements[dash + 2].kind == .hyphen, elements[dash + 2].spaceBefore,
      elements[dash + 3].kind == .quantity,
      elements[dash + 3].unit == .repetition || isTimeOrWay(elements[dash + 3]),
      dash + 4 == elements.count || endsField(dash + 4)
    else { return false }
    anatomy.parser.elements[dash].kind = .at
    anatomy.parser.elements[dash + 2].kind = .times
    return true
  }

  private func isCountOfSets(_ element: Element) -> Bool {
    (element.unit == .set || element.unit == .round) && element.value % 1000 == 0
      && 1_000...30_000 ~= element.value
  }

  private func isTimeOrWay(_ element: Element) -> Bool {
    element.unit.isTime || element.unit == .letterS || element.unit == .letterM
      || element.unit.isLength
  }

  /// `20 reps`, `8-12 reps`, `45 sec`, `20` in a field of its own; in `3 sets - 8, 8, 7 reps` each set tells
  /// its own, and `1 min rest` is no work.
  private func isWorkOfEachSet(_ index: Int) -> Bool {
    let element = elements[index]
    if index + 3 < elements.count, element.isBareWhole, elements[index + 1].kind == .hyphen,
      !elements[index + 1].spaceBefore, elements[index + 2].kind == .quantity,
      elements[index + 2].unit == .repetition
        || elements[index + 2].isBareWhole && elements[index + 2].value <= 30_000
    {
      return elements[index + 2].value > element.value
    }
    guard index + 1 < elements.count else {
      return element.unit == .repetition || isTimeOrWay(element)
        || element.isBareWhole && 1_000...30_000 ~= element.value
    }
    let next = elements[index + 1]
    switch element.unit {
    case .repetition: return next.kind != .comma && next.kind != .slash || !next.spaceAfter
    case .none:
      return element.value % 1000 == 0 && 1_000...30_000 ~= element.value
        && (next.kind == .at || endsField(index + 1))
    default:
      return isTimeOrWay(element) && next.meaning != .rest && next.kind != .slash
        && next.kind != .comma
    }
  }

  private func endsField(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .hyphen: elements[index].spaceBefore && elements[index].spaceAfter
    case .openParenthesis: true
    default: false
    }
  }

  /// No other number of a list stands right before it.
  private func isAloneBefore(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch elements[index - 1].kind {
    case .word, .colon, .times: return true
    case .hyphen: return elements[index - 1].spaceBefore
    default: return false
    }
  }

  /// `Run - 30 min - 81 kg`: who runs tells what the body weighs.
  private func isCardioBefore(_ end: Int) -> Bool {
    // `1 arm jerk` begins with a number.
    let name = elements[..<end].indices.prefix { elements[$0].kind == .word || $0 == 0 }.count
    guard name > 1 || elements[0].kind == .word else { return true }
    return names.nature(of: NameText.clean(written.bytes[range(0..<name).indices]))
      .contains(.cardio)
  }

  /// The `@ 10 rpm` of `Jerk 5 min @ 10 rpm (16 kg)`: how fast a bell was lifted.
  mutating func dropPaceOfBell(_ at: Int) -> Bool {
    guard at > 1, at + 2 < elements.count, elements[at - 1].unit == .minute,
      elements[at - 1].kind == .quantity, elements[at + 1].kind == .quantity,
      elements[at + 1].unit == .other, elements[at + 1].value <= 30_000,
      bytes[elements[at + 1].range.indices].suffix(3).elementsEqual("rpm".utf8),
      elements[(at + 2)...].prefix(6).contains(where: { $0.unit.isMass }),
      !isCardioBefore(at - 1)
    else { return false }
    context.remarks.append(range(at..<(at + 2)))
    anatomy.parser.elements.removeSubrange(at...(at + 1))
    return true
  }

  /// The `- 1 hand switch` of `Swing 3 min - 1 hand switch (12 kg)`: how often the bell went to the other hand.
  mutating func dropSwitchesOfHands(_ word: Int) -> Bool {
    guard isWord(word, in: Self.switches), word > 1 else { return false }
    var first = word
    if isWord(first - 1, in: Self.hands) { first -= 1 }
    guard first > 1, elements[first - 1].isBareWhole || elements[first - 1].meaning == .cardinal,
      elements[first - 1].value <= 60_000
    else { return false }
    first -= 1
    // `Jerk 5 min, 2 switches`; a line of switches alone has them as its work.
    guard elements[first - 1].kind == .hyphen || elements[first - 1].kind == .comma,
      elements[..<(first - 1)].contains(where: \.isNumber)
    else { return false }
    context.remarks.append(range(first..<(word + 1)))
    anatomy.parser.elements.removeSubrange((first - 1)...word)
    return true
  }

  private static let switches = WordSet("switch switches change changes")
  private static let hands = WordSet("hand arm")
}
