/// Rep maxima, such as the `12RM` of `4x10 with 12RM`, which tell how heavy a load was.
extension ExpressionParser {
  /// The `amrap` behind `185 x 5, 5, 8`, which is of the last set, and that behind `3x12`, which is of all.
  mutating func maximum(at index: Int) -> Int {
    guard let term = expressions.last?.terms.last, terms[term].quantities.count > 1,
      terms[term].separator != .none, terms[term].joiner != .at, lastQuantity.kind == .number,
      lastQuantity.unit == .none || lastQuantity.unit == .repetition,
      1_000...60_000 ~= lastQuantity.value
    else { return mark(.maximum, index) }
    quantities[quantities.count - 1].marks.insert(.open)
    amendLast({ _ in }, through: index)
    return index + 1
  }

  /// The `12RM` of `4x10 with 12RM`: what is lifted twelve times at most, and no load.
  func isRepMaximum(_ index: Int) -> Bool {
    isBareNumber(index) && isWord(index + 1, .total) && !elements[index + 1].spaceBefore
  }

  /// The `max (15, 7, 5)` of `Pull-ups: max (15, 7, 5)`: as many as possible, and how many those were.
  /// Returns where it ends, behind a quantity for each.
  mutating func repsOfMaxima(_ start: Int) -> Int? {
    guard isWord(start, .maximum), elements[safe: start + 1]?.kind == .openParenthesis,
      let close = closing(start + 1), close - start >= 5, (close - start) % 2 == 1,
      stride(from: start + 2, to: close, by: 2).allSatisfy({
        isRepCount($0)
          && ($0 + 1 == close || elements[$0 + 1].kind == .comma || elements[$0 + 1].kind == .slash)
      })
    else { return nil }
    for index in stride(from: start + 2, to: close, by: 2) {
      _ = number(at: index, from: index, .open)
      quantities[quantities.count - 1].unit = .repetition
    }
    return close + 1
  }

  /// Behind the `10RM` of `3x8 10RM`, `3x8 @ 10RM` and `3x8 (10RM)`; `index` when none stands there.
  func behindRepMaximum(_ index: Int) -> Int {
    guard index < end else { return index }
    let element = elements[index]
    switch element.kind {
    case .quantity: return isRepMaximum(index) ? index + 2 : index
    case .at: return isRepMaximum(index + 1) ? index + 3 : index
    case .openParenthesis:
      return isRepMaximum(index + 1) && elements[safe: index + 3]?.kind == .closeParenthesis
        ? index + 4 : index
    case .word where element.meaning == .at || element.meaning == .with:
      return isRepMaximum(index + 1) ? index + 3 : index
    default: return index
    }
  }

  /// `3x8 10RM`: how heavy the load was.
  mutating func repMaximum(at index: Int) -> Int? {
    // `3x12, 15RM, rest 1 min`.
    let start = elements[index].kind == .comma ? index + 1 : index
    let behind = behindRepMaximum(start)
    guard behind > start, start == index || !isNumber(behind),
      elements[start].kind != .openParenthesis, let last = expressions.last, last.terms.count > 1
    else { return nil }
    addNote(elements[behind - 2].range.through(elements[behind - 1].range))
    return behind
  }

  /// `3RM 100 kg`: what was lifted three times at most.
  func isLoadOfMaximum(_ index: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 1 && index > 0 && isRepMaximum(index - 1)
      && isNumber(index + 1) && elements[index + 1].kind == .quantity
      && !isFactorOfNext(index + 1)
      && (elements[index + 1].unit.isMass
        || isBareNumber(index + 1) && elements[index + 1].value >= 20_000
          && !isRepMaximum(index + 1))
  }
}
