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

  private static let board = WordSet("board")
}
