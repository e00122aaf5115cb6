/// Words in place of numbers: `BW`, `max`, `bar`, `F`.
extension ExpressionParser {
  /// The word of `3x12 level 9`, `3x12, level 9` and `3x12 @ level 9`: what the machine was set to is
  /// the load.
  func levelBehindSets(_ index: Int, _ firstTerm: Int) -> Int? {
    guard index < end else { return nil }
    let hasMark = elements[index].kind == .comma || elements[index].kind == .at
    let word = hasMark ? index + 1 : index
    guard word < end, elements[word].meaning == .level, isBareNumber(word + 1),
      !isFactorOfNext(word + 1), terms.count - firstTerm == 2,
      terms[firstTerm + 1].joiner == .times, allBare(firstTerm)
    else { return nil }
    return word
  }

  mutating func wordQuantity(at index: Int) -> Int? {
    let element = elements[index]
    switch element.meaning {
    case .bar where statedBar(index) != nil:
      let load = index + 2
      _ = number(at: load, from: index, [])
      return load + 2
    case .bodyweight: return bodyweight(at: index)
    case .level where isBareNumber(index + 1), .plate where isPlateNumber(index):
      append(
        .number, element.range.through(elements[index + 1].range),
        value: elements[index + 1].value, unit: .level)
      return index + 2
    case .repetition where isOnce(index) && index > 0 && elements[index - 1].meaning == .of:
      append(.number, element.range, value: 1000, unit: .repetition)
      return index + 1
    case .maximum:
      append(.maximum, element.range)
      // `5 x max reps @ 125`.
      return lastReps(behind: isWord(index + 1, .repetition) ? index + 1 : index)
    case .set where isSetOf(index):
      if isWord(index + 2, .cardinal) {
        append(
          .number, element.range.through(elements[index + 2].range),
          value: Int32(elements[index + 2].word.value) * 1000, unit: .repetition)
        return index + 3
      }
      let next = number(at: index + 2, from: index, [])
      quantities[quantities.count - 1].unit = .repetition
      return next
    case .none where isToFailure(index):
      append(.maximum, element.range.through(elements[index + 1].range))
      return index + 2
    case .bar where isBarHere(index):
      let next = behindBar(index)
      append(.bar, element.range.through(elements[next - 1].range))
      return next
    case .letterM where isMissedLetter(index):
      append(.failed, element.range)
      return index + 1
    case .failed
    where element.range.count <= 6 && index > 0
      && (elements[index - 1].kind == .times
        || elements[index - 1].kind == .openParenthesis
          && elements[safe: index - 2]?.kind == .times):
      append(isSetsToFailure(index) ? .maximum : .failed, element.range)
      return index + 1
    case .skipped where index > 0 && !elements[index - 1].flags.contains(.emphasis):
      append(.unknown, element.range)
      return index + 1
    case .cardinal:
      let next = index + 1
      let unit = next < end ? Unit(elements[next].meaning) : nil
      let isTuple = next < end && elements[next].meaning == .tuple
      let isFactor =
        elements[safe: next]?.kind == .times || index > 0 && elements[index - 1].kind == .times
      guard unit != nil || isTuple || isFactor || isCardinalOfSets(index) else { return nil }
      append(
        .number, element.range, value: Int32(element.word.value) * 1000, unit: unit ?? .none)
      return unit == nil ? next : next + 1
    case .tuple:
      append(
        .number, element.range, value: Int32(element.word.value) * 1000, unit: .repetition)
      return index + 1
    default: return nil
    }
  }

  /// The `plate 8` of `Pulldown plate 8 - 15, 12, 12`: which plate of the stack the pin was in.
  func isPlateNumber(_ index: Int) -> Bool {
    isWord(index, .plate) && elements[index].range.count == 5 && isBareNumber(index + 1)
      && elements[index + 1].value <= 30_000 && elements[safe: index + 2]?.kind == .hyphen
      && elements[index + 2].spaceBefore && isBareNumber(index + 3) && !isFactorOfNext(index + 3)
  }

  /// The F of `3xF: 10, 8, 7`: so many sets to failure, with what was done of each behind the colon.
  private func isSetsToFailure(_ index: Int) -> Bool {
    guard isBareNumber(index - 2), elements[index - 2].value <= 10_000,
      elements[safe: index + 1]?.kind == .colon, isBareNumber(index + 2)
    else { return false }
    return elements[safe: index + 3]?.kind == .comma || elements[safe: index + 3]?.kind == .slash
  }

  /// The load in `triples to 225`, `doubles up to 180 kg`: the last of them, and the only one told.
  func topOfTuple(_ start: Int) -> Int? {
    var index = start
    while index < start + 2, isPlainWord(index), elements[index].range.count <= 3 { index += 1 }
    guard index > start, elements[index - 1].range.count >= 2, isNumber(index),
      elements[index].unit.isMass
        || elements[index].unit == .none && elements[index].value >= 20_000
    else { return nil }
    return isFactorOfNext(index) ? nil : index
  }

  /// The load in `bar (20 kg)`.
  func statedBar(_ index: Int) -> Int? {
    guard index + 3 < end, elements[index + 1].kind == .openParenthesis,
      elements[index + 2].kind == .quantity, elements[index + 2].unit.isMass,
      elements[index + 3].kind == .closeParenthesis
    else { return nil }
    return index + 2
  }

  /// The `раз` of `90 кг на раз`: one rep, without a numeral.
  func isOnce(_ index: Int) -> Bool {
    isWord(index, .repetition) && elements[index].range.count == 6
      && elements[index].flags.contains(.unspacedScript) == false
  }

  /// The `(86.4 kg)` of `Bodyweight (86.4 kg): 12, 8, 6`: how heavy the lifter is, before the reps.
  private func tellsOwnWeight(_ open: Int) -> Bool {
    elements[safe: open]?.kind == .openParenthesis && isNumber(open + 1)
      && elements[open + 1].unit.isMass && 40_000...400_000 ~= elements[open + 1].value
      && elements[safe: open + 2]?.kind == .closeParenthesis && open + 3 < end
  }

  /// `BW`, `BW+20 kg`, `BW - 20`.
  mutating func bodyweight(at index: Int) -> Int {
    let sign = index + 1
    let isSigned =
      sign + 1 < end && (elements[sign].kind == .plus || elements[sign].kind == .hyphen)
      && elements[sign + 1].kind == .quantity
      && elements[sign].spaceBefore == elements[sign + 1].spaceBefore
      && (elements[sign].kind == .plus || !isFactorOfNext(sign + 1) || !elements[sign].spaceBefore
        || elements[sign + 1].unit.isMass)
      // `BW - 5, 20 kg - 5, 5`: reps behind a dash.
      && !(elements[sign].kind == .hyphen && elements[sign].spaceBefore
        && elements[sign + 1].unit == .none && isSeparator(sign + 2))
    guard isSigned else {
      append(.bodyweight, elements[index].range)
      return tellsOwnWeight(sign) ? sign + 3 : sign
    }
    let number = elements[sign + 1]
    let isMinus = elements[sign].kind == .hyphen
    append(
      .bodyweight, elements[index].range.through(number.range),
      value: isMinus ? -number.value : number.value, unit: number.unit,
      marks: isMinus ? .assisted : .added)
    return sign + 2
  }
}
