internal import JournalSyntax

/// A few words behind the reps that are no reps: `85 x 6 set 2`, `85 x 8 of 10`, `85 x 6 w/ 1 spot`, `85 x 6 w/ 3s negative`,
/// `85x6@8+`, `85 x 6 3-1-1`.
extension FileReader {
  mutating func settleDetailsBehindReps() {
    guard elements.contains(where: { $0.kind == .times }) else { return }
    dropNumberOfSetBehind()
    guard elements.count > 4 else { return }
    dropRepsPlanned()
    dropHelpedReps()
    dropSlowRep()
    dropPlaceOfPause()
    settleOpenRating()
    nameTempoBehindReps()
  }

  /// The `set 2` of `85 x 6 set 2`, the `set 3 of 3`.
  private mutating func dropNumberOfSetBehind() {
    let last = elements.count - 1
    // `85 x 6 set 2`: the word is no unit of the 6.
    if let reps = elements.indices.dropFirst(2).dropLast().first(where: {
      elements[$0].unit == .set && !elements[$0].flags.contains(.unitGlued)
        && elements[$0 - 1].kind == .times && elements[$0 + 1].isBareWhole
        && elements[$0 + 1].value <= 10_000
    }), reps + 1 == last || reps + 3 == last && elements[reps + 2].meaning == .of {
      anatomy.parser.elements[reps].unit = .none
      return dropTail(reps + 1)
    }
    guard
      let word = elements.indices.dropFirst(3).dropLast().last(where: {
        elements[$0].kind == .word && elements[$0].meaning == .set
      }), elements[word + 1].isBareWhole, elements[word + 1].value <= 10_000,
      elements[word - 1].isBareWhole, elements[word - 2].kind == .times
    else { return }
    let isOfAll =
      word + 4 == elements.count && elements[word + 2].meaning == .of
      && elements[word + 3].isBareWhole
    guard word + 2 == elements.count || isOfAll else { return }
    dropTail(word)
  }

  /// The `of 10` of `85 x 8 of 10`, where a load is told: so many were planned.
  private mutating func dropRepsPlanned() {
    let end = elements.count
    guard end > 4, elements[end - 2].meaning == .of, elements[end - 1].isBareWhole,
      elements[end - 3].isBareWhole, elements[end - 3].value <= elements[end - 1].value,
      elements[end - 4].kind == .times, elements[end - 5].kind == .quantity,
      elements[end - 5].unit.isMass || elements[end - 5].value >= 20_000
    else { return }
    dropTail(end - 2)
  }

  /// The `w/ 1 spot`, `, 2 negatives` and `w/ 2 cheat` behind reps.
  private mutating func dropHelpedReps() {
    guard let word = elements.indices.last(where: { isWord($0, in: Self.helped) }), word > 4,
      elements[(word + 1)...].allSatisfy({ $0.kind == .period || $0.meaning == .repetition })
    else { return }
    var number = word - 1
    // `, 1 w/ spot`.
    while number > 3, elements[number].kind == .slash || elements[number].meaning == .with {
      number -= 1
    }
    guard elements[number].isBareWhole, elements[number].value <= 5_000 else { return }
    var joint = number - 1
    if elements[joint].kind == .slash { joint -= 1 }
    guard elements[joint].kind == .comma || elements[joint].meaning == .with,
      elements[joint - 1].isBareWhole, elements[..<joint].contains(where: { $0.kind == .times })
    else { return }
    dropTail(joint)
  }

  /// The `w/ 3s negative` behind reps.
  private mutating func dropSlowRep() {
    let last = elements.count - 1
    guard last > 4, isWord(last, in: Self.slow), elements[last - 1].kind == .quantity,
      elements[last - 1].unit == .letterS || elements[last - 1].unit == .second
    else { return }
    var joint = last - 2
    if elements[joint].kind == .slash { joint -= 1 }
    guard
      elements[joint].meaning == .with
        || elements[joint].kind == .word
          && elements[joint].range.count == 1
        || elements[joint].kind == .comma
    else { return }
    dropTail(joint)
  }

  /// The `, 2 Sek unten` behind sets: how long the bar stood, and where.
  private mutating func dropPlaceOfPause() {
    let last = elements.count - 1
    guard isWord(last, in: Self.placesOfPause),
      let time = elements.lastIndex(where: { $0.isNumber }), time > 3, last - time <= 3,
      elements[time].unit == .second || elements[time].unit == .letterS,
      elements[time].value <= 10_000, elements[(time + 1)...].allSatisfy({ $0.kind == .word }),
      elements[time - 1].kind == .comma || elements[time - 1].meaning == .with,
      elements[time - 2].isBareWhole, elements[time - 3].kind == .times
    else { return }
    dropTail(time - 1)
  }

  /// The plus sign of `85x6@8+`, and the slash of `85x6 @8/8.5`.
  private mutating func settleOpenRating() {
    let last = elements.count - 1
    guard last > 2 else { return }
    if elements[last].kind == .plus, elements[last - 2].kind == .at, isRatingOfTen(last - 1),
      elements[last - 3].isNumber
    {
      anatomy.parser.elements.removeLast()
      anatomy.parser.end = elements.count
    } else if elements[last - 1].kind == .slash, last > 3, elements[last - 3].kind == .at,
      isRatingOfTen(last - 2), isRatingOfTen(last),
      1...1_000 ~= elements[last].value - elements[last - 2].value
    {
      anatomy.parser.elements[last - 1].kind = .hyphen
    }
  }

  private func isRatingOfTen(_ index: Int) -> Bool {
    elements[index].isBare && 5_000...10_000 ~= elements[index].value
      && elements[index].value % 500 == 0
  }

  /// `85 x 5+ for 9`, `85 x 5+x9`, `85 x 5+ - 9`, `85x5+, 9 reps`: the reps of the set that was left open.
  mutating func settleResultOfOpenSet() {
    guard elements.count > 5 else { return }
    let last = elements.count - 1
    let isSpelled = elements[last].meaning == .repetition && elements[last].kind == .word
    let result = isSpelled ? last - 1 : last
    let joint = result - 1
    guard joint > 3, elements[result].isBareWhole || elements[result].unit == .repetition,
      elements[result].value <= 40_000, elements[joint - 1].kind == .plus,
      !elements[joint - 1].spaceBefore, elements[joint - 2].isBareWhole,
      elements[joint - 2].value <= elements[result].value, elements[joint - 3].kind == .times,
      elements[joint].meaning == .for || [.times, .hyphen, .comma].contains(elements[joint].kind)
    else { return }
    anatomy.parser.elements[result].unit = .none
    anatomy.parser.elements[result].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[joint - 1].flags.insert(.spaceAfter)
    if result < last { anatomy.parser.elements.removeLast() }
    anatomy.parser.elements.remove(at: joint)
    anatomy.parser.end = elements.count
  }

  /// Puts the word before the `3-1-1` of `85kg 3x6 3-1-1`.
  private mutating func nameTempoBehindReps() {
    let start = elements.count - 5
    guard start > 2, elements[start].spaceBefore, elements[start - 1].isBareWhole,
      elements[start - 2].kind == .times,
      [0, 2, 4].allSatisfy({
        elements[start + $0].isBareWhole && elements[start + $0].value <= 6_000
      }),
      [1, 3].allSatisfy({
        elements[start + $0].kind == .hyphen && !elements[start + $0].spaceBefore
      }),
      // `100x5 3-2-1` may be the sets that went on.
      elements[start].value >= 2_000, elements[start + 2].value <= elements[start].value,
      !elements[start - 1].unit.isTime
    else { return }
    let place = Int(elements[start].range.start)
    anatomy.parser.elements.insert(
      Element(
        .word, ByteRange(place, place), word: Word(meaning: .tempo, value: 0),
        flags: [.spaceBefore, .spaceAfter]), at: start)
    anatomy.parser.end = elements.count
  }

  /// Keeps what stands from `start` on as a remark.
  mutating func dropTail(_ start: Int) {
    context.remarks.append(range(start..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.end = elements.count
  }

  private static let helped = WordSet(
    "spot spots spotted spotter assisted cheat cheats cheated negative negatives negs partials")
  private static let placesOfPause = WordSet(
    "unten oben bottom top abajo arriba bas haut fondo giù su botten toppen dole внизу вверху dole dołem chest brust"
  )
  private static let slow = WordSet("negative negatives neg negs eccentric eccentrics lowering")
}
