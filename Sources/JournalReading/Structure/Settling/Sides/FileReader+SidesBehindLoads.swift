internal import JournalSyntax
internal import WorkoutModel

/// Reps of both sides behind a load, in the orders in which people tell them.
extension FileReader {
  mutating func settleSidesBehindLoads() {
    guard elements.count > 4 else { return }
    settleSidesBeforeReps()
    settleLoadBehindSides()
    settleLoadsOfBothSides()
    settleRunOfSides()
  }

  /// The `L 5 R 6` of `press 20kg L 5 R 6`: reps of each side, told as `5 L, 6 R`.
  private mutating func settleSidesBeforeReps() {
    guard
      let side = elements.indices.dropFirst(2).first(where: { isSideWord($0) }),
      side + 3 < elements.count, elements[side - 1].unit.isMass,
      isRepsOfSide(side + 1), isSideWord(side + 2), isRepsOfSide(side + 3),
      elements[side].meaning != elements[side + 2].meaning,
      side + 4 == elements.count || elements[side + 4].kind == .comma
        || elements[side + 4].kind == .period
    else { return }
    for first in [side + 2, side] {
      anatomy.parser.elements.swapAt(first, first + 1)
      anatomy.parser.elements[first].flags = .spaceBefore
      anatomy.parser.elements[first + 1].flags = .spaceAfter
    }
  }

  /// The load of `Get-ups 3/3, 20kg` and of `Get-ups 5/5 singles, 24kg`, which then stands before the sides.
  private mutating func settleLoadBehindSides() {
    let load = elements.count - 1
    guard load > 4, elements[load].unit.isMass, elements[load - 1].kind == .comma else { return }
    let isOfSingles = elements[load - 2].meaning == .tuple || isWord(load - 2, in: Self.singles)
    let second = isOfSingles ? load - 3 : load - 2
    guard second > 2, isRepsOfSide(second), elements[second - 1].kind == .slash,
      isRepsOfSide(second - 2), elements[second].value == elements[second - 2].value,
      elements[..<(second - 2)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    var mass = elements[load]
    mass.flags.formUnion([.spaceBefore, .spaceAfter])
    // Ranges of a line only rise.
    let start = Int(elements[second - 2].range.start)
    mass.range = ByteRange(start, start)
    if isOfSingles { context.remarks.append(elements[load - 2].range) }
    anatomy.parser.elements.removeSubrange((second + 1)...)
    anatomy.parser.elements.insert(mass, at: second - 2)
  }

  /// The `24kg L, 24kg R, ` of `pinch 24kg L, 24kg R, 5 x 10s`: one load for both.
  private mutating func settleLoadsOfBothSides() {
    guard let first = elements.firstIndex(where: { $0.unit.isMass }), first > 0,
      first + 5 < elements.count, isSideWord(first + 1), elements[first + 2].kind == .comma,
      elements[first + 3].unit.isMass, elements[first + 3].value == elements[first].value,
      isSideWord(first + 4), elements[first + 4].meaning != elements[first + 1].meaning
    else { return }
    let end = elements[first + 5].kind == .comma ? first + 6 : first + 5
    guard end + 2 < elements.count, elements[end].isNumber, elements[end + 1].kind == .times else {
      return
    }
    anatomy.parser.elements.removeSubrange((first + 1)..<end)
    anatomy.parser.elements[first].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements[first + 1].flags.insert(.spaceBefore)
  }

  /// The `10/10 10/10 10/9` of `one arm row 20kg 10/10 10/10 10/9`: both sides of each set.
  private mutating func settleRunOfSides() {
    guard let load = elements.firstIndex(where: { $0.unit.isMass }), load > 0,
      case let count = elements.count - load - 1, count >= 6
    else { return }
    var pairs: [Int] = []
    var index = load + 1
    while index + 2 < elements.count, isRepsOfSide(index), elements[index + 1].kind == .slash,
      !elements[index + 1].spaceBefore, isRepsOfSide(index + 2),
      abs(elements[index].value - elements[index + 2].value) <= 2_000
    {
      pairs.append(index)
      index += 3
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    let isWhole = index == elements.count || elements[index].kind == .openParenthesis
    guard isWhole, pairs.count > 1, trainsOneSide(before: load),
      pairs.contains(where: { elements[$0].value == elements[$0 + 2].value })
    else { return }
    var told: [Element] = []
    for pair in pairs {
      let place = elements[pair + 1].range
      if !told.isEmpty { told.append(Element(.comma, place, flags: .spaceAfter)) }
      var reps = elements[pair]
      reps.flags = [.spaceBefore]
      told.append(reps)
      // Less on one side is told by itself.
      guard elements[pair + 2].value != reps.value else { continue }
      told.append(Element(.comma, place, flags: .spaceAfter))
      reps = elements[pair + 2]
      reps.flags = [.spaceBefore]
      told.append(reps)
    }
    told[told.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange((load + 1)..<index, with: told)
  }

  private func trainsOneSide(before load: Int) -> Bool {
    guard elements[..<load].allSatisfy({ !($0.isNumber && $0.unit.isMass) }) else { return false }
    let name = NameText.clean(written.bytes[range(0..<load).indices])
    return !names.nature(of: name).isDisjoint(with: [.oneSided, .eitherSide])
      || (0..<load).contains { isWord($0, in: Self.limbsOfNames) }
  }

  private static let limbsOfNames = WordSet("arm arms leg legs hand side single singles")
  private static let singles = WordSet("singles single reps each")

  private func isSideWord(_ index: Int) -> Bool {
    elements[index].meaning == .left || elements[index].meaning == .right
  }

  private func isRepsOfSide(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
  }
}
