internal import JournalSyntax
internal import WorkoutModel

/// The reps of both sides before how often: `Windmill 3/3 x 4 @ 16`; and of one limb behind its load: `One arm row
/// 20 x 8/8`.
extension FileReader {
  /// Puts them as `4 x 3/3 @ 16`; the signs change their places, the numbers keep theirs.
  mutating func settleSidesBeforeCount() {
    guard let slash = elements.firstIndex(where: { $0.kind == .slash }), slash > 1,
      slash + 5 < elements.count, arePairOfSides(slash),
      elements[slash - 2].kind == .word || elements[slash - 2].kind == .colon,
      elements[slash + 2].kind == .times, elements[slash + 3].isBareWhole,
      1_000...12_000 ~= elements[slash + 3].value,
      elements[slash + 4].kind == .at || elements[slash + 4].meaning == .with
        || elements[slash + 4].meaning == .at,
      elements[slash + 5].kind == .quantity, slash + 6 == elements.count
    else { return }
    let (reps, sets) = (elements[slash - 1].value, elements[slash + 3].value)
    anatomy.parser.elements[slash - 1].value = sets
    anatomy.parser.elements[slash].kind = .times
    anatomy.parser.elements[slash + 2].kind = .slash
    anatomy.parser.elements[slash + 2].flags.subtract([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[slash + 3].value = reps
    anatomy.parser.elements[slash + 3].flags.remove(.spaceBefore)
  }

  /// Leaves one of both numbers, where the name tells of one limb, or pairs follow each other.
  mutating func foldPairsOfOneSide() {
    let slashes = elements.indices.filter { elements[$0].kind == .slash }
    guard let first = slashes.first, first > 1, slashes.count <= 8,
      slashes.allSatisfy({ arePairOfSides($0) && endsPair($0 + 2) })
    else { return }
    let isLoaded =
      slashes.count == 1 && elements[first - 2].kind == .times && first > 3
      && elements[first - 3].kind == .quantity && elements[first - 3].value >= 6_000
    let areListed =
      slashes.count > 2
      && (elements[first - 2].kind == .word || elements[first - 2].kind == .colon
        || elements[first - 2].kind == .closeParenthesis)
      && zip(slashes, slashes.dropFirst()).allSatisfy { before, next in
        next == before + 4 && elements[before + 2].kind == .comma
      }
    guard isLoaded && namesOneSide(before: first - 3) || areListed && !namesBothSides(first - 1)
    else { return }
    for slash in slashes.reversed() {
      anatomy.parser.elements.removeSubrange(slash...(slash + 1))
    }
    context.sideOfLine = (.each, context.lineIndex)
  }

  /// The `10 each leg x2` behind a load, `Step ups w/ 10s - 10 each leg x2`: so many sets of as many reps.
  mutating func settleEachBeforeSets() {
    let count = elements.count - 1
    guard count > 4, elements[count].isBareWhole, 2_000...10_000 ~= elements[count].value,
      elements[count - 1].kind == .times,
      let each = elements[..<(count - 1)].lastIndex(where: {
        $0.meaning == .each || $0.meaning == .per
      }), each > 2, count - each <= 4,
      elements[(each + 1)..<(count - 1)].allSatisfy({ $0.kind == .word }),
      elements[each - 1].isBareWhole, 1_000...50_000 ~= elements[each - 1].value,
      elements[..<(each - 1)].contains(where: {
        $0.isNumber && ($0.unit.isMass || $0.unit == .letterS)
      }),
      elements[each - 2].kind != .times
    else { return }
    var (sets, reps) = (elements[count], elements[each - 1])
    sets.flags = .spaceBefore
    reps.flags = .spaceAfter
    let sign = elements[count - 1]
    anatomy.parser.elements.removeSubrange((count - 1)...count)
    anatomy.parser.elements.replaceSubrange((each - 1)..<each, with: [sets, sign, reps])
    if elements[each - 2].kind == .hyphen || elements[each - 2].kind == .comma {
      anatomy.parser.elements.remove(at: each - 2)
    }
    anatomy.parser.end = elements.count
  }

  private func arePairOfSides(_ slash: Int) -> Bool {
    guard slash > 0, slash + 1 < elements.count else { return false }
    return elements[slash - 1].isBareWhole && elements[slash + 1].isBareWhole
      && !elements[slash].spaceBefore && !elements[slash + 1].spaceBefore
      && elements[slash - 1].value == elements[slash + 1].value
      && 1_000...30_000 ~= elements[slash - 1].value
  }

  private func endsPair(_ next: Int) -> Bool {
    guard next < elements.count else { return true }
    return elements[next].kind == .comma || elements[next].kind == .openParenthesis
  }

  private func namesOneSide(before end: Int) -> Bool {
    guard end > 0 else { return false }
    let name = NameText.clean(written.bytes[range(0..<end).indices])
    return namesOneLimb(before: end)
      || !names.nature(of: name).isDisjoint(with: [.oneSided, .eitherSide])
  }

  private func namesOneLimb(before end: Int) -> Bool {
    guard end > 1 else { return false }
    return elements.indices.prefix(end).dropLast().contains { index in
      (isWord(index, in: Self.one) || elements[index].isBare && elements[index].value == 1_000)
        && (isWord(index + 1, in: Self.limbs)
          || elements[index + 1].kind == .hyphen && index + 2 < end
            && isWord(index + 2, in: Self.limbs))
    }
  }

  /// Push-ups and the like, of which `8/8` are two sets.
  private func namesBothSides(_ end: Int) -> Bool {
    let name = NameText.clean(written.bytes[range(0..<end).indices])
    return names.isKnown(name)
      && names.nature(of: name).isDisjoint(with: [.oneSided, .eitherSide])
  }

  private static let one = WordSet("one single")
  private static let limbs = WordSet("arm arms armed leg legs legged hand handed")
}
