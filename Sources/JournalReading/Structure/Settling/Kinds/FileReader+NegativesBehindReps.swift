internal import JournalSyntax

/// What stands behind the reps of a line and is more of them, or only tells how they went.
extension FileReader {
  mutating func settleEndsOfReps() {
    guard elements.count > 4 else { return }
    settleNegatives()
    dropPhaseBehindSets()
    dropGainOfRecord()
  }

  /// The `+ 3 negatives` of `Chin-ups 6 5 4 + 3 negatives`: one more set.
  private mutating func settleNegatives() {
    // `5, 4, 3 + negatives 3`.
    let count = elements.count - 1
    if count > 4, isWord(count - 1, in: Self.negatives), elements[count].isBareWhole,
      elements[count - 2].kind == .plus
    {
      anatomy.parser.elements.swapAt(count - 1, count)
      anatomy.parser.elements[count - 1].flags.insert(.spaceBefore)
    }
    let word = elements.count - 1
    guard word > 4, isWord(word, in: Self.negatives), elements[word - 1].isBareWhole,
      elements[word - 1].value <= 20_000, elements[word - 2].kind == .plus,
      elements[word - 2].spaceBefore, elements[word - 3].isBareWhole,
      elements[word - 4].isBareWhole
        || elements[word - 4].kind == .comma && elements[word - 5].isBareWhole
    else { return }
    context.remarks.append(range((word - 1)..<(word + 1)))
    let isByCommas = elements[word - 4].kind == .comma
    anatomy.parser.elements.remove(at: word)
    anatomy.parser.elements[word - 1].flags.insert(.spaceAfter)
    if isByCommas {
      anatomy.parser.elements[word - 2].kind = .comma
    } else {
      anatomy.parser.elements.remove(at: word - 2)
      anatomy.parser.elements[word - 2].flags.insert(.spaceBefore)
    }
  }

  /// The `, 5 sec down` of `push-up negatives 3x3, 5 sec down`: how long a part of each rep took.
  private mutating func dropPhaseBehindSets() {
    let word = elements.count - 1
    guard word > 5, isWord(word, in: Self.phases),
      elements[word - 1].unit == .second || elements[word - 1].unit == .letterS,
      elements[word - 1].value <= 15_000, elements[word - 2].kind == .comma,
      elements[word - 3].isBareWhole, elements[word - 4].kind == .times,
      elements[word - 5].isBareWhole
    else { return }
    context.remarks.append(range((word - 1)..<(word + 1)))
    anatomy.parser.elements.removeSubrange((word - 2)...)
    anatomy.parser.elements[word - 3].flags.insert(.spaceAfter)
  }

  /// The `, 5 kg PR` behind `Squat 1) 120 good 2) 130 good`: by how much it was the best.
  private mutating func dropGainOfRecord() {
    let word = elements.count - 1
    guard word > 4, elements[word].meaning == .record, elements[word - 1].unit.isMass,
      elements[word - 1].value <= 20_000, elements[word - 2].kind == .comma,
      elements[..<(word - 2)].contains(where: {
        $0.kind == .quantity && $0.value >= Int32(50_000)
      })
    else { return }
    context.remarks.append(range((word - 1)..<(word + 1)))
    anatomy.parser.elements.removeSubrange((word - 2)...)
  }

  private static let negatives = WordSet(
    "negatif negatives negs neg negative eccentrics negativ negative négatives negativas negativi")
  private static let phases = WordSet(
    "down lowering eccentric eccentrics descent negative negatives runter ablassen descente bajada")
}
