internal import JournalSyntax
internal import WorkoutModel

/// Weights that only a scale shows, with whatever else of the day beside them: `weigh in 181.6`, `Morning
/// weight 84.1, 12wks out`, `weight 159.2 / 7.5h slp`, `משקל בבוקר 79.1`.
extension FileReader {
  /// Takes a number that no plates add up to, behind a word for the lifter's weight or alone on its
  /// line; false where sets are told.
  mutating func weightOffScale() -> Bool {
    guard elements.count <= 40, let number = numberOfScale(),
      isOfScale(elements[number])
        // `off. bw 182, slept 9h`: nobody does so many of anything.
        || number > 0 && elements[number - 1].meaning == .bodyweight && elements[number].isBareWhole
          && 120_000...350_000 ~= elements[number].value,
      !elements.contains(where: { tellsSets($0) })
    else { return false }
    addBodyweight(Quantity(elements[number]))
    measurements(behind: number + 1)
    return true
  }

  private func numberOfScale() -> Int? {
    if elements.count == 1 { return elements[0].unit.isMass ? 0 : nil }
    // `아침 52.3키로`.
    if elements.count == 2, isWordOfDay(0), elements[1].unit.isMass { return 1 }
    guard
      let word = elements.prefix(4).firstIndex(where: {
        $0.meaning == .weight || $0.meaning == .bodyweight
      }) ?? (isWord(0, in: Self.scales) ? 0 : nil),
      elements[..<word].indices.allSatisfy({ index in
        elements[index].kind == .period
          || elements[index].kind == .word && elements[index].meaning != .next
            && !isWord(index, in: Self.averages)
      }),
      !isExercise(0..<(word + 1)),
      let number = elements[(word + 1)..<min(word + 4, elements.count)].firstIndex(where: {
        $0.kind != .word && $0.kind != .colon
      }), elements[number].kind == .quantity,
      // `Weight belt squat 61.2 8 8 8`.
      !isExercise(0..<number), elements[safe: number + 1]?.isNumber != true,
      !elements[word..<number].contains(where: { isOfAnotherTime($0.meaning) }),
      // `Weight: 61.2 kg` below the name of an exercise is its load.
      context.keyValues.range == nil, context.pendingName == nil || word > 0
    else { return nil }
    if word == 0, elements[1].kind == .colon { return nil }
    return number
  }

  /// `Scale 81.4 (was 82)`.
  private static let scales = WordSet("scale scales waage balance báscula balança bilancia waga")

  /// `Weekly average weight: 81.3` was weighed on no day.
  private static let averages = WordSet(
    "average avg mean weekly durchschnitt moyenne media promedio średnia keskiarvo 平均 평균")

  private func isOfAnotherTime(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .next, .goal, .plan, .previous, .per, .each, .total, .bar, .equipment, .repetition: true
    default: false
    }
  }

  private func isOfScale(_ weight: Element) -> Bool {
    (weight.unit == .none || weight.unit.isMass)
      && 35_000...350_000 ~= weight.value && weight.value % 250 != 0
  }

  private func tellsSets(_ element: Element) -> Bool {
    switch element.kind {
    case .times, .at: return true
    case .quantity: return element.unit == .repetition || element.unit == .set
    case .word:
      switch element.meaning {
      case .repetition, .set, .each, .per, .side: return true
      default: return false
      }
    default: return false
    }
  }
}
