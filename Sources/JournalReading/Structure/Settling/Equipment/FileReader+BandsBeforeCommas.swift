internal import JournalSyntax

/// What stands between the load or the name and its sets: `Squat 225 + bands, 8x2`, `Push-ups, no knees, 8, 6`.
extension FileReader {
  /// Drops the comma, behind which the sets are those of the load. So many sets of so few reps as in
  /// `225 + chains, 8x2` are done for speed: they are put as `225 x 2 x 8`.
  mutating func dropCommaBehindBands(_ comma: Int) -> Bool {
    guard comma > 2, comma + 3 < elements.count,
      elements[comma - 1].flags.contains(.resistance),
      let plus = plusBehindLoad(before: comma - 1),
      elements[comma + 1].isBareWhole, elements[comma + 2].kind == .times,
      elements[comma + 3].isBareWhole,
      comma + 4 == elements.count || elements[comma + 4].kind == .comma
        || elements[comma + 4].kind == .openParenthesis || elements[comma + 4].kind == .period
    else { return false }
    let (sets, reps) = (elements[comma + 1], elements[comma + 3])
    if sets.value >= 6_000, reps.value <= 3_000 {
      let place = ByteRange(Int(reps.range.end), Int(reps.range.end))
      var count = sets
      count.unit = .set
      count.range = place
      anatomy.parser.elements[plus - 1].flags.insert(.spaceAfter)
      context.remarks.append(range((plus + 1)..<comma))
      anatomy.parser.elements.replaceSubrange(
        plus...(comma + 3),
        with: [
          Element(.times, elements[plus].range, flags: [.spaceBefore, .spaceAfter]), reps,
          Element(.times, place, flags: .spaceBefore), count,
        ])
      return true
    }
    anatomy.parser.elements[comma + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: comma)
    return true
  }

  /// The plus of `205 + monster minis` and of `205 + 2 chains`.
  private func plusBehindLoad(before word: Int) -> Int? {
    var plus = word - 1
    while plus > 0, plus >= word - 3, elements[plus].kind == .word || elements[plus].isNumber {
      plus -= 1
    }
    guard plus > 0, elements[plus].kind == .plus, elements[plus - 1].kind == .quantity,
      elements[plus - 1].unit == .none || elements[plus - 1].unit.isMass,
      elements[plus - 1].value >= 20_000
    else { return nil }
    return plus
  }

  /// The `, no knees` of `Push-ups, no knees, 8, 6`: how it was done, before the reps.
  mutating func dropDenialBeforeReps(_ comma: Int) -> Bool {
    guard comma > 0, comma + 3 < elements.count, elements[comma - 1].kind == .word,
      isWord(comma + 1, in: CommonWords.without), elements[comma + 2].kind == .word,
      case let end = elements[comma + 3].kind == .comma ? comma + 3 : comma + 4,
      end + 1 < elements.count, elements[end].kind == .comma,
      elements[comma + 1..<end].allSatisfy({ $0.kind == .word && $0.meaning != .rest }),
      elements[end + 1].isBareWhole
    else { return false }
    keepForNote((comma + 1)..<(end + 1))
    anatomy.parser.elements.remove(at: comma)
    return true
  }

  /// The `two hand` of `Swings 24kg: 4x10, then two hand 4x10`: the same load, done otherwise.
  mutating func dropMannerBehindThen(_ then: Int) -> Bool {
    guard then > 2, elements[then - 1].kind == .comma || elements[then - 1].isNumber else {
      return false
    }
    var end = then + 1
    while end < elements.count, end <= then + 3, isWord(end, in: Self.manners) { end += 1 }
    guard end > then + 1, end + 2 < elements.count, elements[end].kind == .quantity,
      elements[end].unit == .set || elements[end].isBareWhole && elements[end + 1].kind == .times
        || elements[end].isBareWhole && elements[end + 1].meaning == .set
    else { return false }
    keepForNote((then + 1)..<end)
    return true
  }

  private static let manners = WordSet(
    """
    two one hand hands handed two-hand two-handed one-hand one-handed one-arm arm arms double single alternating
    strict paused pause hardstyle standing seated
    """)

  /// The `, 3 grips` behind `Bench 145 8x3`: in how many ways the bar was held.
  mutating func dropGripsBehindSets(_ comma: Int) -> Bool {
    guard comma > 2, comma + 3 == elements.count, elements[comma + 1].isBareWhole,
      2_000...6_000 ~= elements[comma + 1].value, isWord(comma + 2, in: Self.grips),
      elements[comma - 1].isNumber, elements[comma - 2].kind == .times
    else { return false }
    keepForNote((comma + 1)..<elements.count)
    anatomy.parser.elements.removeLast()
    return true
  }

  private static let grips = WordSet(
    "grips angles stances positions handles widths griffe prises agarres prese grepp хвата хватов")
}
