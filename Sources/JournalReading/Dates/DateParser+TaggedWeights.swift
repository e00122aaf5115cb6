internal import JournalSyntax

/// What the lifter weighed, right behind a day.
extension DateParser {
  /// The number of the `bb 71.1` of `Senin 13 bb 71.1` and of the `bw 70.5` of `Tue 14 bw 70.5: row 40x8`.
  ///
  /// A word that names a barbell or a load elsewhere needs a number that no plates make; and no reps stand
  /// behind it.
  func numberOfTaggedWeight(_ start: Int) -> Int? {
    guard start < elements.count,
      case let number = kind(start + 1) == .colon ? start + 2 : start + 1,
      kind(number) == .quantity, elements[number].unit == .none || elements[number].unit.isMass,
      35_000...250_000 ~= elements[number].value
    else { return nil }
    let word = bytes[elements[start].range.indices]
    let isOfBody = elements[start].meaning == .bodyweight
    guard isOfBody || Self.tags.contains(word) && isOffScales(number) else { return nil }
    switch kind(number + 1) {
    case nil, .colon, .comma, .hyphen, .openParenthesis, .semicolon: return number
    case .word: return elements[number + 1].spaceBefore && !tellsReps(number + 1) ? number : nil
    default: return nil
    }
  }

  private func isOffScales(_ number: Int) -> Bool {
    elements[number].value % 250 != 0
      || elements[number].flags.contains(.fraction) && elements[number].value % 1000 == 0
  }

  private func tellsReps(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .repetition, .set, .each, .per, .side: true
    default: false
    }
  }

  private static let tags = WordSet(
    """
    bb bw bwt wt weight gewicht körpergewicht poids peso waga вес вага kilo ağırlık
    몸무게 체중 体重 體重 الوزن وزن وزني vikt vekt paino váha
    """)
}
