internal import JournalSyntax

/// What was done of a scheme, told in words: `3x12-15 → did 25 x 15, 15, 12`, `5x10 (last 2 sets 8 + 7)`,
/// `3x max strict pull-ups - 9, 7, 6`.
extension FileReader {
  /// The `did` behind the arrow.
  mutating func dropDidBehindArrow(_ arrow: Int) -> Bool {
    guard arrow + 2 < elements.count, isWord(arrow + 1, in: Self.doing),
      elements[arrow + 2].isNumber
    else { return false }
    anatomy.parser.elements.remove(at: arrow + 1)
    return true
  }

  private static let doing = WordSet("did got made hit actual actually done")

  /// Writes the reps of all sets in place of `last 2 sets 8 + 7`.
  mutating func settleLastSets(_ open: Int) -> Bool {
    guard open > 2, open + 4 < elements.count, isWord(open + 1, in: CommonWords.last),
      elements[open + 2].kind == .quantity, 2_000...5_000 ~= elements[open + 2].value,
      elements[open + 2].unit == .set
        || elements[open + 2].unit == .none && elements[open + 3].meaning == .set,
      let times = elements[..<open].lastIndex(where: { $0.kind == .times }), times > 0,
      elements[times - 1].isBareWhole, elements[times + 1].isBareWhole,
      case let missed = Int(elements[open + 2].value) / 1000,
      case let sets = Int(elements[times - 1].value) / 1000, sets <= 12, missed < sets,
      open == times + 2
    else { return false }
    var reps: [Element] = []
    var index = elements[open + 2].unit == .set ? open + 3 : open + 4
    while index < elements.count, elements[index].kind != .closeParenthesis {
      if elements[index].isBareWhole, elements[index].value <= elements[times + 1].value {
        reps.append(elements[index])
      } else if elements[index].isNumber {
        return false
      }
      index += 1
    }
    guard index < elements.count, reps.count == missed else { return false }
    let place = ByteRange(Int(elements[open].range.end), Int(elements[open].range.end))
    var planned = elements[times + 1]
    planned.range = place
    planned.flags = .spaceAfter
    var told: [Element] = []
    for reps in Array(repeating: planned, count: sets - missed) + reps {
      if !told.isEmpty { told.append(Element(.comma, place, flags: .spaceAfter)) }
      told.append(reps)
    }
    told[0].flags.insert(.spaceBefore)
    if times > 1, elements[times - 2].isNumber { told.insert(Element(.times, place), at: 0) }
    context.remarks.append(range(open..<(index + 1)))
    anatomy.parser.elements.replaceSubrange((times - 1)...index, with: told)
    return true
  }

  /// Takes the `3x max` off a line that tells the reps of three sets behind a colon or a dash.
  mutating func dropCountOfMaximum(before sign: Int) -> Bool {
    guard sign > 3, elements[0].isBareWhole, 2_000...10_000 ~= elements[0].value,
      elements[1].kind == .times, elements[2].meaning == .maximum,
      elements[3..<sign].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isExercise(3..<sign)
    else { return false }
    let list = elements[(sign + 1)...].prefix {
      $0.isBareWhole || $0.kind == .comma || $0.kind == .slash
    }
    guard Int(elements[0].value) / 1000 == list.count(where: \.isNumber) else { return false }
    context.remarks.append(range(0..<3))
    anatomy.parser.elements.removeSubrange(0..<3)
    return true
  }
}
