internal import JournalSyntax

/// Dumbbells that are named for their load before the sets: `Hammercurls 14er 3x10`, `laterales 8 c/u 3x15`.
extension FileReader {
  /// Takes the ending off the `14er`, so that the load stands before its sets, and off each that follows: `24er 9, 8, 22er 10`.
  mutating func settleGermanSizes() {
    // `Seitheben 12,5er: 15/15/12`.
    if let ending = elements.indices.dropFirst(2).dropLast(2).first(where: {
      isWord($0, in: Self.endings) && !elements[$0].spaceBefore
        && elements[$0 + 1].kind == .colon && elements[$0 - 1].isBare
    }) {
      anatomy.parser.elements.remove(at: ending + 1)
      anatomy.parser.elements[ending + 1].flags.insert(.spaceBefore)
      anatomy.parser.end = elements.count
    }
    guard elements.count > 3,
      let ending = elements.indices.dropFirst(2).dropLast().first(where: {
        isWord($0, in: Self.endings) && !elements[$0].spaceBefore
      }), isSize(before: ending),
      elements[ending - 2].kind == .word || elements[ending - 2].kind == .period,
      names.nature(of: text(range(0..<(ending - 1)))).isDisjoint(
        with: [.bodyweight, .timed, .cardio]),
      isListOrScheme(ending + 1)
    else { return }
    var index = dropEnding(ending)
    while let next = elements.indices.dropFirst(index).dropLast().first(where: {
      isWord($0, in: Self.endings) && !elements[$0].spaceBefore
    }), isSize(before: next) {
      // `8, 22er 10` is parted as `8, 22 x 10` is.
      if elements[next - 2].isNumber {
        let place = Int(elements[next - 1].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: next - 1)
        index = dropEnding(next + 1)
      } else if next > 3, elements[next - 2].meaning == .drop, elements[next - 3].isNumber {
        // `13 dropsatz 6er 12`: only these are lighter.
        let place = Int(elements[next - 2].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: next - 2)
        index = dropEnding(next + 1)
      } else {
        index = dropEnding(next)
      }
    }
    anatomy.parser.end = elements.count
  }

  /// `14er 10`, with no other word for what was lifted between.
  private func isSize(before ending: Int) -> Bool {
    elements[ending - 1].isBare && elements[ending - 1].value % 250 == 0
      && 2_000...60_000 ~= elements[ending - 1].value
      && elements[ending + 1].isBareWhole && elements[ending + 1].spaceBefore
      && elements[ending + 1].value <= 40_000
  }

  /// Puts the sign before the reps, and commas between those that blanks part. Returns what stands behind.
  private mutating func dropEnding(_ ending: Int) -> Int {
    anatomy.parser.elements[ending - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    if elements[safe: ending + 2]?.kind == .times {
      anatomy.parser.elements.remove(at: ending)
      return ending + 1
    }
    anatomy.parser.elements[ending] = Element(
      .times, elements[ending].range, flags: [.spaceBefore, .spaceAfter])
    var index = ending + 2
    while index < elements.count, isSpacedReps(index) {
      let place = Int(elements[index].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index)
      index += 2
    }
    return index
  }

  /// The next reps of `10er 15 15 13`, and no load of `10er 15 12er 10`.
  private func isSpacedReps(_ index: Int) -> Bool {
    guard elements[index].isBareWhole, elements[index].spaceBefore, elements[index - 1].isBareWhole,
      elements[index].value <= 40_000
    else { return false }
    return index + 1 == elements.count || elements[index + 1].kind == .comma
      || elements[index + 1].spaceBefore && elements[index + 1].kind != .times
  }

  private func isListOrScheme(_ first: Int) -> Bool {
    if first + 1 < elements.count, isSpacedReps(first + 1) { return true }
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
