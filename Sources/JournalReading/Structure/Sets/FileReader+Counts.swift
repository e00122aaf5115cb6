internal import JournalSyntax

/// Numbers that count sets, failed attempts or boards, and no reps.
extension FileReader {
  /// `2 sets` below the sets of an exercise, `3 sets:` above those of others: nothing of its own.
  func isCountOfSets(_ segment: Segment) -> Bool {
    context.pendingName == nil && context.fields == nil && anatomy.parser.quantities.count == 1
      && anatomy.parser.quantities[0].unit == .set
      && (segment.rest.isEmpty
        || segment.rest.count == 1 && elements[segment.rest.lowerBound].kind == .colon)
  }

  /// `Completed 5 rounds total`, `Super set x3 rounds`: how often something was done that is told
  /// elsewhere.
  func isCountOfRounds(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, !segment.name.isEmpty, anatomy.parser.quantities.count == 1,
      !isName(segment.name)
    else { return false }
    let last = segment.name.upperBound - 1
    let count = anatomy.parser.quantities[0]
    // `superset x 3`.
    if count.marks.contains(.multiplier), count.unit == .none { return isSuperset(segment.name) }
    guard count.unit == .round else { return false }
    // `hands ripped, 14 rounds is 1 more than January`.
    if let next = segment.rest.first, isWord(next, in: Self.comparing) { return true }
    // `Strength, 3 rounds:` heads what was done in them.
    if elements.last?.kind == .colon, segment.name.contains(where: { isWord($0, in: Self.heads) }) {
      return true
    }
    return segment.name.count <= 2
      && (isSuperset(segment.name) || elements[last].meaning == .set
        || Self.ends.contains(bytes[elements[last].range.indices]))
  }

  private static let comparing = WordSet("is was were more better less fewer")
  private static let heads = WordSet(
    "strength conditioning circuit finisher metcon core accessory accessories accesory accesories cardio workout main"
  )

  /// `100 push-ups in 5 sets`: how many there were in all, and not how many in each.
  func tellsTotalInSets(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, segment.name.count > 1, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .set, elements[segment.name.lowerBound].isNumber,
      elements[segment.name.lowerBound].unit == .none
    else { return false }
    let last = segment.name.upperBound - 1
    let end = elements[last].meaning == .in ? last : last + 1
    return isExercise((segment.name.lowerBound + 1)..<end)
  }

  private func isSuperset(_ name: Range<Int>) -> Bool {
    name.count == 1 && elements[name.lowerBound].meaning == .superset
  }

  /// `added 2 chains per side for 4 singles` below a lift: on top of a load that stands above, so that
  /// nobody knows how heavy they were.
  func isAddition(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, segment.name.count >= 3, context.entry != nil,
      elements[segment.name].dropFirst().contains(where: \.isNumber), !isName(segment.name)
    else { return false }
    return Self.additions.contains(bytes[elements[segment.name.lowerBound].range.indices])
  }

  private static let additions = WordSet("add added adding")

  private static let ends = WordSet("completed finished did got total managed")

  /// `2 failed attempts at 160 kg`: so many sets without a rep.
  mutating func isOfFailures(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, segment.name.count > 1, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit.isMass,
      case let number = elements[segment.name.lowerBound], number.kind == .quantity,
      number.unit == .none, 1_000...10_000 ~= number.value,
      elements[segment.name.lowerBound + 1].meaning == .failed
    else { return false }
    var (reps, sets) = (Quantity(number), Quantity(number))
    reps.kind = .failed
    sets.unit = .set
    anatomy.parser.add(reps, .times)
    anatomy.parser.add(sets, .times)
    return true
  }

  func withoutName(_ segment: Segment) -> Segment {
    var segment = segment
    segment.name = segment.expressions.lowerBound..<segment.expressions.lowerBound
    segment.isNameBehind = false
    return segment
  }

  /// `3 board press`: how many boards lie on the chest.
  func isOnBoards(_ segment: Segment) -> Bool {
    guard anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .none, anatomy.parser.quantities[0].value <= 5_000
    else { return false }
    return Self.board.contains(bytes[elements[segment.name.lowerBound].range.indices])
  }

  /// `12" deficit pulls` above its sets: a height before a lift that nobody holds for seconds.
  func isHeightBefore(_ segment: Segment) -> Bool {
    guard anatomy.parser.quantities.count == 1, segment.rest.isEmpty,
      case let height = anatomy.parser.quantities[0], height.unit == .second,
      !Byte.isASCIILetter(bytes[Int(height.range.end) - 1]),
      context.lineIndex + 1 < document.lines.count,
      isSet(document.lines[context.lineIndex + 1])
    else { return false }
    return names.nature(of: NameText.clean(written.bytes[range(segment.name).indices]))
      .isDisjoint(with: [.timed, .cardio])
  }

  private static let board = WordSet("board")

  /// `105 kg, 2 attempts but failed both`: sets of which no reps are told, and none was done.
  mutating func markFailures(_ segment: Segment) {
    let rest = segment.rest
    guard rest.count > 1, elements[rest.lowerBound + 1].meaning == .failed,
      isWord(rest.lowerBound, in: Self.beforeFailed), let last = anatomy.parser.expressions.last,
      last.terms.count == 2,
      anatomy.parser.quantities[
        anatomy.parser.terms[last.terms.upperBound - 1].quantities.lowerBound
      ]
      .unit == .set
    else { return }
    anatomy.parser.addMark(.failed)
  }

  private static let beforeFailed = WordSet("but and both all")
}
