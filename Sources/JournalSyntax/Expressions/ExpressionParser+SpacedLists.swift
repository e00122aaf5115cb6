/// Lists of numbers with nothing but blanks between them: `10 8 7`, `60 kg 8 8 7`.
extension ExpressionParser {
  /// `10 8 7`: three or more small bare numbers with only spaces between.
  func startsSpacedList(_ index: Int, _ first: Int, _ joiner: Term.Joiner) -> Bool {
    if isSecondOfPair(index, first, joiner) || isSecondBehindBareLoad(index, first, joiner) {
      return true
    }
    if joiner == .at { return quantities.count - first == 1 && loadsByBlanks(index - 1) > 2 }
    guard quantities.count - first == 1, isBareNumber(first: first), isBareNumber(index),
      continuesSpacedList(index + 1) || isEachOfList(index - 1)
        || isHelped(index) && isBareNumber(index + 3),
      !isFactorOfNext(index),
      joiner == .first || joiner == .times
        || (joiner == .space || joiner == .colon) && isListBehindLoad(index)
    else { return false }
    return abs(quantities[first].value - elements[index].value) <= 12_000
  }

  /// The `4/1` of `25x5 4/1 4`: four, and one more behind a breath.
  private func isHelped(_ index: Int) -> Bool {
    elements[safe: index + 1]?.kind == .slash && !elements[index + 1].spaceBefore
      && isGluedNumber(index + 2) && isBareNumber(index + 2)
      && elements[index + 2].value < elements[index].value
  }

  /// The second 8 of `60 kg 8 8, 70 kg 8 6`: the reps of another set, for so many sets nobody does.
  private func isSecondOfPair(_ index: Int, _ first: Int, _ joiner: Term.Joiner) -> Bool {
    guard joiner == .space || joiner == .times, let load = terms.last, load.joiner == .first,
      load.quantities.count == 1, quantities[load.quantities.lowerBound].unit.isMass,
      quantities.count - first == 1, isBareNumber(first: first), isBareNumber(index),
      6_000...30_000 ~= elements[index].value, elements[index].value % 1000 == 0,
      elements[index].spaceBefore, abs(quantities[first].value - elements[index].value) <= 4_000,
      !isFactorOfNext(index), !isNumber(index + 1)
    else { return false }
    return index + 1 >= end || elements[index + 1].kind == .comma
      || elements[index + 1].kind == .semicolon
  }

  /// The 3 of `100 5 3`: reps of another set, or how many sets there were; what it is, is weighed
  /// later.
  private func isSecondBehindBareLoad(
    _ index: Int, _ first: Int, _ joiner: Term.Joiner
  ) -> Bool {
    guard joiner == .space, let load = terms.last, load.joiner == .first,
      load.quantities.count == 1, quantities.count - first == 1, isBareNumber(first: first),
      case let bare = quantities[load.quantities.lowerBound], bare.kind == .number,
      bare.unit == .none, bare.marks.isEmpty, isBareNumber(index), !isFactorOfNext(index),
      elements[index].value % 1000 == 0, elements[index].spaceBefore,
      bare.value / 2 >= max(10_000, quantities[first].value, elements[index].value)
    else { return false }
    return index + 1 >= end || isSeparator(index + 1)
  }

  /// A plain number is the first of the list.
  private func isBareNumber(first: Int) -> Bool {
    quantities[first].unit == .none && quantities[first].kind == .number
      && !quantities[first].marks.contains(.added)
      && !(quantities[first].marks.contains(.assisted) && expressions.isEmpty)
  }

  /// The 40 of `40 12 12 10`: well above each of the reps behind it.
  private func isListBehindLoad(_ index: Int) -> Bool {
    guard let term = terms.last else { return false }
    if hasMass(term) { return true }
    let load = quantities[term.quantities.lowerBound]
    // `+10 8 8 6`, `-20 10 10 8`.
    if load.marks.contains(.added) { return term.joiner == .first }
    // `100x5 -20 8 8` takes something off the bar.
    if load.marks.contains(.assisted) { return term.joiner == .first && expressions.isEmpty }
    // `65 lb 4 sets, 12 12 10 8`, `4 plates 12 12 10`.
    if load.unit == .set || load.unit == .level || load.unit == .plate {
      return term.quantities.count == 1
    }
    // `Curl 12.5s 10 10 8`: the pair of them.
    if load.unit == .letterS { return term.joiner == .first && term.quantities.count == 1 }
    return term.joiner == .first && term.quantities.count == 1 && load.unit == .none
      && load.kind == .number && load.value >= 20_000
      && load.value / 3 * 2 >= max(elements[index].value, elements[index + 1].value)
  }

  func hasMass(_ term: Term) -> Bool {
    quantities[term.quantities].contains { $0.unit.isMass || $0.kind == .bodyweight }
  }

  func continuesSpacedList(_ index: Int) -> Bool {
    // `60 kg 8 8 7 reps`.
    if isNumber(index), elements[index].unit == .repetition, elements[index].spaceBefore,
      elements[index].value <= 30_000, isBareNumber(index - 1), isBareNumber(index - 2),
      index + 1 >= end || isSeparator(index + 1)
    {
      return true
    }
    return isBareNumber(index) && (!isFactorOfNext(index) || endsSpacedReps(index))
  }

  /// The last 5 of `5 5 5 @ 100`: behind it the load of all stands; and that of `5 5 5 @8`, of which
  /// it is told how hard they were.
  private func endsSpacedReps(_ index: Int) -> Bool {
    guard elements[index].spaceBefore, elements[index + 1].kind == .at, isNumber(index + 2) else {
      return false
    }
    if elements[index + 2].unit.isMass { return true }
    return isFarAbove(index + 2, Quantity(elements[index]))
      || isBareNumber(index - 1) && isBareNumber(index - 2)
        && 6_000...10_000 ~= elements[index + 2].value
  }

  /// True when a number without a unit stands at `index`.
  package func isBareNumber(_ index: Int) -> Bool {
    index >= 0 && index < end && elements[index].kind == .quantity && elements[index].unit == .none
  }
}
