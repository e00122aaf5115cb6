/// Single numbers with their marks, and the words that stand in place of one.
/// ```
/// quantity ::= '~'? looseNumber looseUnit? | clock | 'BW' ( '+' looseNumber )?
///     | 'AMRAP' | 'max' | '?'
/// looseNumber ::= digit+ ( ( '.' | ',' ) digit+ )? '+'?
/// looseUnit ::= ' '? ( massUnit | timeUnit | lengthUnit | countUnit | '%' )
/// ```
extension ExpressionParser {
  mutating func quantity(at start: Int, isFirst: Bool) -> Int? {
    var index = start
    var marks: Quantity.Marks = []
    if index < end, elements[index].kind == .tilde {
      marks.insert(.approximate)
      index += 1
    }
    let isFirst = isFirst || isTakenOff(start)
    if index < end, isFirst || index > start || elements[index].kind == .plus {
      if elements[index].kind == .plus, isGluedNumber(index + 1) || isAddedMass(index) {
        marks.insert(.added)
        index += 1
      } else if elements[index].kind == .hyphen, isGluedNumber(index + 1), isFirst,
        elements[index].spaceBefore || isTakenOff(index)
      {
        marks.insert(.assisted)
        index += 1
      }
    }
    guard index < end else { return nil }
    let element = elements[index]
    switch element.kind {
    // `5 burpees - 6" jump`: how high the box is, or what the bar stands on.
    case .quantity where element.unit == .inch && isFirst: return nil
    case .quantity, .clock: return number(at: index, from: start, marks)
    case .openParenthesis where isProduct(index): return product(at: index)
    case .openParenthesis where isSum(index):
      return quantity(at: index + 1, isFirst: false).map { _ in index + 5 }
    case .question: return unknown(at: index)
    case .times where isCross(index) || isCrossOfList(index), .hyphen where isMissedDash(index):
      append(.failed, element.range)
      return index + 1
    case .word: return wordQuantity(at: index)
    default: return nil
    }
  }

  /// The `-40 lb` of `3x3 @ -40 lb`, of `8 (-40 lb)` and of `3x8 -40 lb`: what a machine took off
  /// the body.
  func isTakenOff(_ index: Int) -> Bool {
    guard index > 0, index < end, elements[index].kind == .hyphen, isGluedNumber(index + 1),
      elements[index + 1].unit.isMass
    else { return false }
    let before = elements[index - 1].kind
    return before == .at || before == .openParenthesis || elements[index].spaceBefore
  }

  /// The `(4x45)` of `3x8x(4x45)`: so many plates.
  func isProduct(_ open: Int) -> Bool {
    guard open > 1, open + 4 < end, elements[open].kind == .openParenthesis,
      elements[open - 1].kind == .times, isBareNumber(open + 1), isNumber(open + 3),
      elements[open + 2].kind == .times, elements[open + 4].kind == .closeParenthesis
    else { return false }
    let (count, plate) = (elements[open + 1], elements[open + 3])
    return count.value <= 12_000 && count.value % 1000 == 0
      && (plate.unit == .none || plate.unit.isMass) && 2_000...50_000 ~= plate.value
  }

  /// The `(8+8)` of `3x(8+8)`: reps in two pieces.
  func isSum(_ open: Int) -> Bool {
    open > 0 && open + 4 < end && elements[open - 1].kind == .times && isBareNumber(open + 1)
      && elements[open + 2].kind == .plus && !elements[open + 2].spaceBefore
      && isGluedNumber(open + 3) && elements[open + 3].unit == .none
      && elements[open + 4].kind == .closeParenthesis
  }

  private mutating func product(at open: Int) -> Int {
    let (count, plate) = (elements[open + 1], elements[open + 3])
    append(
      .number, elements[open].range.through(elements[open + 4].range),
      value: Element.bounded(Int64(plate.value) * Int64(count.value / 1000)), unit: plate.unit)
    return open + 5
  }

  /// The X of `205 x X`.
  func isCross(_ index: Int) -> Bool {
    index > 0 && index < end && elements[index].kind == .times
      && elements[index - 1].kind == .times && elements[index].spaceBefore
      && (index + 1 >= end || isSeparator(index + 1))
  }

  func isGluedNumber(_ index: Int) -> Bool {
    isNumber(index) && !elements[index].spaceBefore
  }

  mutating func number(at index: Int, from start: Int, _ marks: Quantity.Marks) -> Int {
    if let plates = plates(at: index) {
      append(
        .number, elements[start].range.through(elements[plates.end - 1].range),
        value: plates.value, marks: marks.union(plates.isOfBoth ? [.each, .leading] : .leading))
      return plates.end
    }
    if let sum = sum(at: index) {
      append(
        .number, elements[index].range.through(elements[sum].range), value: elements[sum].value,
        unit: elements[sum].unit)
      return sum + 1
    }
    let element = elements[index]
    var quantity = Quantity(
      kind: element.kind == .clock ? .clock : .number, unit: element.unit, marks: marks,
      value: element.value, upper: 0, extra: 0,
      range: elements[start].range.through(element.range))
    if element.flags.contains(.fraction) { quantity.marks.insert(.fraction) }
    if element.flags.contains(.hours) { quantity.marks.insert(.hours) }
    if element.flags.contains(.loadOfSide) { quantity.marks.formUnion([.each, .leading]) }
    var next = otherBell(at: index + 1, of: &quantity)
    next = upperEnd(at: next, of: &quantity)
    next = extras(at: next, of: &quantity)
    next = doubts(at: next, of: &quantity)
    quantity.range = quantity.range.through(elements[next - 1].range)
    quantities.append(quantity)
    return next
  }

  /// `7〜4回`, from seven to four: no dash stands for this sign.
  private func isFall(_ index: Int, from quantity: Quantity) -> Bool {
    elements[index].kind == .tilde && !elements[index].spaceBefore && isGluedNumber(index + 1)
      && elements[index + 1].kind == .quantity && quantity.kind == .number
      && elements[index + 1].value < quantity.value
      && (quantity.unit == .none || quantity.unit == elements[index + 1].unit)
  }

  /// The sign of `80 kg × 7〜4回 × 2セット`: seven in the one set, four in the other.
  func isFallOverTwo(_ index: Int, from quantity: Quantity) -> Bool {
    isFall(index, from: quantity) && elements[safe: index + 2]?.kind == .times
      && isNumber(index + 3) && elements[index + 3].value == 2_000
      && (elements[index + 3].unit == .set || elements[index + 3].unit == .none)
  }

  /// `8-12`: two rising numbers, glued, and no third; with blanks when the second has a unit, as in
  /// `8 - 12 reps`.
  func upperEnd(at index: Int, of quantity: inout Quantity) -> Int {
    if index + 1 < end, isFall(index, from: quantity) {
      if isFallOverTwo(index, from: quantity) { return index }
      (quantity.value, quantity.upper) = (elements[index + 1].value, quantity.value)
      quantity.unit = elements[index + 1].unit
      return index + 2
    }
    guard index + 1 < end, !isInHyphenList,
      elements[index].kind == .hyphen || elements[index].kind == .tilde,
      !elements[index].spaceBefore && isGluedNumber(index + 1)
        || quantity.unit == .none && elements[index + 1].unit == .repetition,
      elements[index + 1].value > quantity.value,
      quantity.unit == .none || quantity.unit == elements[index + 1].unit,
      elements[index + 1].kind == (quantity.kind == .clock ? .clock : .quantity),
      !(index + 3 < end && elements[index + 2].kind == .hyphen && isGluedNumber(index + 3)),
      !isLoadBehindGluedDash(index)
    else { return index }
    quantity.upper = elements[index + 1].value
    if quantity.unit == .none { quantity.unit = elements[index + 1].unit }
    return index + 2
  }

  /// The `+16kg` of `2x6 12+16kg`: a lighter bell in the one hand and a heavier one in the other, which
  /// are lifted together.
  private func otherBell(at plus: Int, of quantity: inout Quantity) -> Int {
    guard plus > 1, elements[safe: plus]?.kind == .plus, !elements[plus].spaceBefore,
      isGluedNumber(plus + 1), elements[plus + 1].unit.isMass, !isFactorOfNext(plus + 1),
      quantity.kind == .number,
      quantity.unit == .none, quantity.value < elements[plus + 1].value,
      quantity.value % 4000 == 0, elements[plus + 1].value % 4000 == 0,
      elements[plus + 1].value <= 48_000, elements[plus - 1].spaceBefore, isBareNumber(plus - 2),
      isTimesBefore(plus - 2),
      case let other = elements[plus + 1].value,
      min(quantity.value, other) >= 8_000,
      max(quantity.value, other) / 2 <= min(quantity.value, other),
      quantity.value != other, quantity.value <= 200_000, other <= 200_000
    else { return plus }
    quantity.value += other
    quantity.unit = elements[plus + 1].unit
    return plus + 2
  }

  /// The sign before the 5 of `2x5`.
  private func isTimesBefore(_ index: Int) -> Bool {
    index > 1 && elements[index - 1].kind == .times && isBareNumber(index - 2)
  }

  /// `5+` is open at the top, `7+2` was two more with help, `5+3+2` a set in pieces.
  func extras(at start: Int, of quantity: inout Quantity) -> Int {
    var index = start
    if startsLongSum(start, quantity) { return start }
    while index < end, elements[index].kind == .plus, !elements[index].spaceBefore {
      if isHung(index + 1, quantity) { return index }
      if isGluedNumber(index + 1),
        elements[index + 1].unit == .none || elements[index + 1].unit == .repetition,
        quantity.unit == .none || quantity.unit == .repetition,
        !isFactorOfNext(index + 1) || isPieceBeforeLoad(index) || isPieceBeforeSets(index)
      {
        if quantity.extra > 0 { quantity.marks.insert(.pieces) }
        quantity.extra &+= elements[index + 1].value
        // `11+4+3 reps`.
        if elements[index + 1].unit != .none { quantity.unit = elements[index + 1].unit }
        index += 2
      } else if isGluedNumber(index + 1) || isResistance(index + 1, quantity) {
        return index
      } else {
        quantity.marks.insert(.open)
        return achieved(at: index + 1, of: &quantity)
      }
    }
    return index
  }

  /// `75?`, `150 (75?)`, `6 (5+)`, `38(+3)`.
  func doubts(at index: Int, of quantity: inout Quantity) -> Int {
    guard index < end else { return index }
    // `30ea x 12`: each hand.
    if elements[index].meaning == .each, index + 1 < end,
      elements[index + 1].kind == .times || isEachOfList(index) || isEachBeforeReps(index)
    {
      quantity.marks.insert(.each)
      if elements[index + 1].kind == .colon { quantity.marks.insert(.leading) }
      return index + 1
    }
    if elements[index].kind == .question, !elements[index].spaceBefore {
      quantity.marks.insert(.uncertain)
      return index + 1
    }
    guard elements[index].kind == .openParenthesis, let close = closing(index), close - index <= 3
    else { return index }
    let inner = elements[(index + 1)..<close]
    if inner.count == 2, inner.first?.isNumber == true, inner.last?.kind == .question {
      quantity.marks.insert(.uncertain)
      return close + 1
    }
    if inner.count == 2, inner.first?.isNumber == true, inner.last?.kind == .plus {
      quantity.marks.insert(.open)
      return close + 1
    }
    let isChange =
      inner.count == 2 && inner.last?.isNumber == true
      && (inner.first?.kind == .plus || inner.first?.kind == .hyphen)
      && (inner.last?.unit.isMass != true || quantity.unit.isMass
        || quantity.unit == .none && quantity.value >= 20_000)
    // `8 (+20)`: what is more than all is a load.
    let isMore = inner.last.map { $0.value > quantity.value } ?? false
    return isChange && !isMore && !isBeforeSets(close) ? close + 1 : index
  }

  /// The `ea` of `22ea: 9, 8`: so much in each hand.
  private func isEachBeforeReps(_ index: Int) -> Bool {
    !elements[index].spaceBefore && elements[index + 1].kind == .colon && isBareNumber(index + 2)
      && !isFactorOfNext(index + 2) && elements[safe: index - 2]?.kind != .times
      && elements[index + 2].value <= 30_000
      && !elements[(index + 2)..<min(end, index + 24)].prefix { $0.kind != .semicolon }
        .contains { $0.unit.isMass }
  }

  /// The first `ea` of `12ea 12ea 10ea`.
  func isEachOfList(_ index: Int) -> Bool {
    isWord(index, .each) && !elements[index].spaceBefore && isBareNumber(index + 1)
      && (isWord(index + 2, .each) && !elements[index + 2].spaceBefore)
  }

  /// The parentheses of `30(+8kg) / 3 sets`: what was added to the body, and no change.
  func isBeforeSets(_ close: Int) -> Bool {
    elements[safe: close + 1]?.kind == .slash && isNumber(close + 2)
      && elements[close + 2].unit == .set
  }

  mutating func unknown(at start: Int) -> Int {
    var index = start
    while index < end, elements[index].kind == .question { index += 1 }
    append(.unknown, elements[start].range.through(elements[index - 1].range))
    return index
  }

  mutating func append(
    _ kind: Quantity.Kind, _ range: ByteRange, value: Int32 = 0, unit: Unit = .none,
    marks: Quantity.Marks = []
  ) {
    quantities.append(
      Quantity(
        kind: kind, unit: unit, marks: marks, value: value, upper: 0, extra: 0, range: range))
  }
}
