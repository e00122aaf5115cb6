internal import JournalSyntax

/// Loads in parentheses behind sets and reps: `3x12 (по 14 кг)`, `3x12 (dumbbells 14 kg)`, `3x12 (27.5)`.
extension FileReader {
  /// Puts the load behind an `@`, as most people write; what it was done with is kept for a note.
  mutating func settleEnclosedLoad(_ open: Int) -> Bool {
    guard open > 2,
      elements[open - 1].isBareWhole || elements[open - 1].unit == .repetition
        || elements[open - 1].meaning == .side || elements[open - 1].meaning == .each,
      let close = elements[open...].prefix(6).firstIndex(where: { $0.kind == .closeParenthesis }),
      close > open + 1
    else { return false }
    if settleEnclosedLoadOfEachSide(open, close) { return true }
    guard
      case let load = elements[close - 1], load.kind == .quantity,
      load.unit == .none || load.unit.isMass, load.value >= 1_000,
      isSchemeWithoutLoad(before: open)
    else { return false }
    let words = (open + 1)..<(close - 1)
    let tellsEach = words.contains { isOfEach($0) }
    guard words.allSatisfy({ isTool($0) || isOfEach($0) }),
      load.unit.isMass
        ? !words.isEmpty
        : tellsEach || words.isEmpty && (isBareLoad(load) || isFarAboveReps(open, close))
    else { return false }
    if load.unit == .none, load.flags.contains(.fraction) { context.enclosesLoads = true }
    var told = load
    if tellsEach { told.flags.insert(.loadOfSide) }
    told.flags.formUnion([.spaceBefore, .spaceAfter])
    if words.contains(where: { isTool($0) }) { context.remarks.append(range(words)) }
    anatomy.parser.elements.replaceSubrange(
      open...close,
      with: [Element(.at, elements[open].range, flags: [.spaceBefore, .spaceAfter]), told])
    return true
  }

  /// `3x15 (12,5 kg de chaque côté)`: so much on each of them.
  private mutating func settleEnclosedLoadOfEachSide(_ open: Int, _ close: Int) -> Bool {
    guard close > open + 2, elements[open + 1].kind == .quantity, elements[open + 1].unit.isMass,
      isSchemeWithoutLoad(before: open),
      elements[(open + 2)..<close].allSatisfy({ $0.kind == .word }),
      elements[(open + 2)..<close].contains(where: { $0.meaning == .each || $0.meaning == .side })
        || ((open + 2)..<close).contains(where: { isWord($0, in: CommonWords.every) })
    else { return false }
    var told = elements[open + 1]
    told.flags.formUnion([.spaceBefore, .spaceAfter, .loadOfSide])
    context.remarks.append(range((open + 2)..<close))
    anatomy.parser.elements.replaceSubrange(
      open...close,
      with: [Element(.at, elements[open].range, flags: [.spaceBefore, .spaceAfter]), told])
    return true
  }

  /// The 27.5 of `3x12 (27.5)`, for there are no halves of reps; and the 30 of `3x12 (30)` in a file
  /// that tells loads so.
  private func isBareLoad(_ load: Element) -> Bool {
    guard load.value >= 5_000 else { return false }
    return load.flags.contains(.fraction)
      ? load.value % 1_250 == 0 && load.value >= 11_000
      : context.enclosesLoads
  }

  /// The 25 of `Row 3x8 (25) - felt heavy`, which are neither the reps of the last set nor all of them.
  private func isFarAboveReps(_ open: Int, _ close: Int) -> Bool {
    let load = elements[close - 1]
    // `Squat 2x20 (100) 5,5` tells plates.
    guard elements[safe: close + 1]?.isNumber != true,
      let sets = elements[behindSetLabel..<open].firstIndex(where: \.isNumber),
      elements[sets].isBareWhole, elements[open - 1].isBareWhole, open - 1 > sets,
      load.value >= 20_000, load.value / 2 >= elements[open - 1].value,
      Int64(load.value) * 1000 != Int64(elements[sets].value) * Int64(elements[open - 1].value),
      let name = nameOfUsual(before: sets), !name.isEmpty
    else { return false }
    return isExercise(name) && !movesBody(name)
  }

  /// `4x12`, `4 sets of 12`, `3 по 12` and no load before.
  private func isSchemeWithoutLoad(before open: Int) -> Bool {
    let work = elements[..<open]
    guard !work.contains(where: { $0.unit.isMass || $0.kind == .at || $0.kind == .comma }) else {
      return false
    }
    let numbers = work.indices.dropFirst(behindSetLabel).filter { elements[$0].isNumber }
    guard numbers.count == 2, numbers[1] == numbers[0] + 2 || numbers[1] == numbers[0] + 1,
      elements[numbers[0]].value <= 12_000, elements[numbers[1]].value % 1000 == 0
    else { return false }
    let between = numbers[0] + 1
    return between == numbers[1]
      ? elements[numbers[0]].unit == .set
      : elements[between].kind == .times || elements[between].meaning == .of
  }

  private func isOfEach(_ index: Int) -> Bool {
    elements[index].meaning == .each || elements[index].meaning == .per
      || isWord(index, in: Self.each)
  }

  private func isTool(_ index: Int) -> Bool {
    elements[index].meaning == .equipment || isWord(index, in: Self.tools)
  }

  private static let each = WordSet("по je à á câte po per")
  private static let tools = WordSet(
    "barbell блин", GymWords.bells, GymWords.bars)
}
