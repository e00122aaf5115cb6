internal import JournalSyntax

/// The rest that a line tells once, `rest 2 min`, `, 90s rest`, `(rest: 2:00)`.
extension FileReader {
  /// The rest, when the line tells one and no more, and its seconds in thousandths.
  var onlyRest: (all: Range<Int>, seconds: Int32)? {
    let words = elements.indices.filter { elements[$0].meaning == .rest }
    guard words.count == 1, let word = words.first, word > 0 else { return nil }
    let amount = elements[safe: word + 1]?.kind == .colon ? word + 2 : word + 1
    let all: Range<Int>
    let number: Int
    if isAmountOfRest(amount) {
      (all, number) = (word..<(amount + 1), amount)
    } else if isAmountOfRest(word - 1) {
      (all, number) = ((word - 1)..<(word + 1), word - 1)
    } else {
      return nil
    }
    guard all.lowerBound > 0, !isUsual(all),
      let seconds = anatomy.parser.seconds(of: elements[number]),
      // `2s pause` is one of each rep.
      seconds >= 20_000, hasOneExercise(besides: [all]),
      elements[safe: all.upperBound].map({ endsRest($0) }) ?? true
    else { return nil }
    let isOpened = elements[all.lowerBound - 1].kind == .openParenthesis
    let isClosed = elements[safe: all.upperBound]?.kind == .closeParenthesis
    return isOpened == isClosed ? (all, seconds) : nil
  }

  /// What may stand behind a rest that is told in full.
  private func endsRest(_ element: Element) -> Bool {
    switch element.kind {
    case .comma, .semicolon, .closeParenthesis, .at: true
    case .hyphen: element.spaceBefore && element.spaceAfter
    default: element.isRatingWord
    }
  }

  private func isAmountOfRest(_ index: Int) -> Bool {
    guard let amount = elements[safe: index] else { return false }
    if amount.kind == .clock { return amount.value <= 1_200_000 }
    return amount.kind == .quantity && (amount.unit.isTime || amount.unit == .letterS)
      && amount.value <= 600_000
  }
}
