internal import JournalSyntax

/// Sets in sentences: `two sets of 12 and one of 8`, `pushups till Sam sat on me: 22`, `squat 100 5x5  100!!!`, `1-1-1-1: 95 115 125
/// 135 (pr tie)`, `All weights in kg incl the bar x`.
extension FileReader {
  mutating func settleSentencesOfSets() {
    settleCountsJoinedByAnd()
    dropTalkBeforeCount()
    dropCryOfLoad()
    dropRemarkBehindSingles()
  }

  /// The `x` at the end of `All weights in kg incl the bar x`.
  mutating func dropKiss() {
    guard elements.count > 3, elements[elements.count - 1].kind == .times else { return }
    anatomy.parser.elements.removeLast()
    anatomy.parser.end = elements.count
  }

  /// As `2x12, 1x8`.
  private mutating func settleCountsJoinedByAnd() {
    guard
      let and = elements.indices.dropFirst(3).first(where: {
        // `one set of 12, one of 9`.
        elements[$0].meaning == .and
          || elements[$0].kind == .comma && elements[safe: $0 + 1]?.meaning == .cardinal
      }),
      and + 3 < elements.count, let second = countOf(and + 1, needsSet: false),
      second.end == elements.count || elements[second.end].kind == .openParenthesis
        || second.end + 1 == elements.count && elements[second.end].kind == .period,
      let start = elements.indices[..<and].first(where: {
        countOf($0, needsSet: true)?.end == and
      }), let first = countOf(start, needsSet: true)
    else { return }
    let place = Int(elements[and].range.start)
    var told = product(first)
    told.append(Element(.comma, ByteRange(place, place), flags: .spaceAfter))
    told += product(second)
    anatomy.parser.elements.replaceSubrange(start..<second.end, with: told)
    anatomy.parser.end = elements.count
  }

  private func product(_ count: (sets: Element, reps: Element, end: Int)) -> [Element] {
    let place = Int(count.reps.range.start)
    return [count.sets, Element(.times, ByteRange(place, place)), count.reps]
  }

  /// `two sets of 12`, `1 set of 8`, `one of 8`: bare numbers.
  private func countOf(
    _ start: Int, needsSet: Bool
  ) -> (sets: Element, reps: Element, end: Int)? {
    guard start < elements.count else { return nil }
    var sets = elements[start]
    var index = start + 1
    if sets.meaning == .cardinal {
      sets = Element(
        .quantity, sets.range, value: Int32(sets.word.value) * 1000, flags: .spaceBefore)
    } else {
      guard sets.isBareWhole || sets.unit == .set else { return nil }
    }
    var hasSet = sets.unit == .set
    if index < elements.count, elements[index].meaning == .set {
      hasSet = true
      index += 1
    }
    guard hasSet || !needsSet, 1_000...12_000 ~= sets.value, index + 1 < elements.count,
      elements[index].meaning == .of,
      elements[index + 1].isBareWhole || elements[index + 1].unit == .repetition,
      elements[index + 1].value <= 60_000
    else { return nil }
    var reps = elements[index + 1]
    (sets.unit, sets.flags) = (.none, .spaceBefore)
    (reps.unit, reps.flags) = (.none, .spaceAfter)
    return (sets, reps, index + 2)
  }

  /// The `till Sam sat on me` of a count behind a colon.
  private mutating func dropTalkBeforeCount() {
    let last = elements.count - 1
    guard last > 3, elements[last].isBareWhole, elements[last - 1].kind == .colon,
      elements[last].value <= 200_000,
      let until = elements.prefix(4).firstIndex(where: { element in
        element.kind == .word && Self.untils.contains(bytes[element.range.indices])
      }), until > 0, isExercise(0..<until), until < last - 1,
      elements[until..<(last - 1)].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range(until..<(last - 1)))
    anatomy.parser.elements.removeSubrange(until..<(last - 1))
    anatomy.parser.end = elements.count
  }

  /// The load again behind its sets, with a cry.
  private mutating func dropCryOfLoad() {
    guard elements.count > 6, elements[elements.count - 1].kind == .exclamation,
      let number = elements.lastIndex(where: { $0.kind != .exclamation }), number > 4,
      elements[number].isBareWhole || elements[number].unit.isMass,
      elements[number].value >= 20_000, elements[number].spaceBefore,
      elements[number - 1].isBareWhole, elements[number - 2].kind == .times,
      elements[..<(number - 1)].contains(where: {
        $0.kind == .quantity && $0.value == elements[number].value
      })
    else { return }
    context.remarks.append(range(number..<elements.count))
    anatomy.parser.elements.removeSubrange(number...)
    anatomy.parser.end = elements.count
  }

  /// The `(pr tie)` behind loads that follow reps with hyphens.
  private mutating func dropRemarkBehindSingles() {
    guard elements.count > 8, elements[elements.count - 1].kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 5,
      elements[open...].allSatisfy({ !$0.isNumber }), elements[open - 1].isNumber,
      let colon = elements[..<open].firstIndex(where: { $0.kind == .colon }), colon > 3,
      elements[colon - 1].isBareWhole, elements[colon - 2].kind == .hyphen,
      elements[colon - 3].isBareWhole,
      elements[(colon + 1)..<open].allSatisfy({ $0.isNumber || $0.kind == .comma })
    else { return }
    context.remarks.append(range(open..<elements.count))
    anatomy.parser.elements.removeSubrange(open...)
    anatomy.parser.end = elements.count
  }

  private static let untils = WordSet("till until til while before after whilst")
}
