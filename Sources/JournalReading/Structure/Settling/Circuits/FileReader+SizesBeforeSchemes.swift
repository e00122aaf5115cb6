internal import JournalSyntax

/// Dumbbells that are named for their load before the sets: `Hammercurls 14er 3x10`, `laterales 8 c/u 3x15`.
extension FileReader {
  /// Takes the ending off the `14er`, so that the load stands before its sets.
  mutating func settleGermanSizes() {
    guard elements.count > 3,
      let ending = elements.indices.dropFirst(2).dropLast().first(where: {
        isWord($0, in: Self.endings) && !elements[$0].spaceBefore
      }), elements[ending - 1].isBareWhole, 2_000...60_000 ~= elements[ending - 1].value,
      elements[ending - 2].kind == .word, !elements[ending - 2].isNumber,
      elements[ending + 1].isBareWhole, elements[ending + 1].spaceBefore,
      names.nature(of: text(range(0..<(ending - 1)))).isDisjoint(
        with: [.bodyweight, .timed, .cardio]),
      isListOrScheme(ending + 1)
    else { return }
    let isScheme = elements[ending + 2].kind == .times
    anatomy.parser.elements[ending - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    if isScheme {
      anatomy.parser.elements.remove(at: ending)
    } else {
      anatomy.parser.elements[ending] = Element(
        .times, elements[ending].range, flags: [.spaceBefore, .spaceAfter])
    }
  }

  private func isListOrScheme(_ first: Int) -> Bool {
    guard first + 2 < elements.count, elements[first + 2].isBareWhole else { return false }
    switch elements[first + 1].kind {
    case .times, .comma, .slash: return true
    default: return false
    }
  }

  /// The `8 c/u` of `laterales 8 c/u 3x15`: the load of each hand, for the sets stand behind it. Returns
  /// false where none is meant.
  mutating func settleLoadOfEachBeforeScheme(_ each: Int) -> Bool {
    guard each > 1, each + 3 < elements.count, elements[each - 1].isBare,
      2_000...100_000 ~= elements[each - 1].value, elements[each - 2].kind == .word,
      elements[each].spaceBefore, elements[each + 1].isBareWhole, elements[each + 1].spaceBefore,
      elements[each + 1].value <= 10_000,
      elements[each + 2].kind == .times, elements[each + 3].isBareWhole,
      each + 4 == elements.count || elements[each + 4].kind == .word,
      names.nature(of: text(range(0..<(each - 1)))).isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return false }
    anatomy.parser.elements[each - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.remove(at: each)
    return true
  }

  /// The eights of `lunges 2x10/leg 8s`, behind reps of each side.
  mutating func settleLettersBehindSides() {
    guard elements.count > 5, case let last = elements.count - 1,
      elements[last].unit == .letterS, 4_000...100_000 ~= elements[last].value,
      elements[last - 1].meaning == .side,
      elements[last - 2].kind == .slash || elements[last - 2].meaning == .per
        || elements[last - 2].meaning == .each,
      elements[last - 3].isBareWhole, elements[last - 4].kind == .times,
      elements[last - 5].isBareWhole,
      names.nature(of: text(range(0..<(last - 5)))).isDisjoint(with: [.timed, .cardio])
    else { return }
    var load = elements[last]
    load.unit = .none
    load.flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
    anatomy.parser.elements.removeLast()
    anatomy.parser.elements.insert(load, at: last - 5)
  }

  private static let endings = WordSet("er ers")
}
