/// Numbers behind sets that are none: totals, ordinals, shares, days and remarks.
extension ExpressionParser {
  /// The 6 of `100x5, missed 6th`.
  func isOrdinal(_ index: Int) -> Bool {
    isBareNumber(index) && isPlainWord(index + 1) && !elements[index + 1].spaceBefore
      && elements[index + 1].range.count == 2
  }

  /// The 4 of `3x8 70 kg, 4e set 6` and of `3x8, 4th set 6`: which of the sets it was.
  func isOrdinalOfSet(_ index: Int) -> Bool {
    isBareNumber(index) && isWord(index + 2, .set) && elements[index + 1].kind == .word
      && !elements[index + 1].spaceBefore && elements[index + 1].range.count <= 2
  }

  /// The 62 of `15 min 62 floors`: behind nothing but a time, so many at the end of the line count
  /// something else; `10 min 5 burpees, 10 squats` and `Plank 1 min 20 pushups` go on.
  func isCountBehindTime(_ index: Int) -> Bool {
    guard isBareNumber(index), isPlainWord(index + 1), let last = expressions.last,
      last.terms.count <= 2, lastQuantity.kind == .clock || lastQuantity.unit.isTime,
      elements[index].value > 50_000
    else { return false }
    return index + 2 >= end
  }

  /// Behind the remark of `30 min, 1% incline, 5 km`; the end when nothing else follows.
  func behindShare(_ index: Int) -> Int {
    guard index < end, elements[index].unit == .percent else { return index }
    if isShareBeforeLoad(index) { return index + 1 }
    guard isPlainWord(index + 1) else { return index }
    var next = index + 1
    while next < min(end, index + 4), isPlainWord(next) { next += 1 }
    return elements[safe: next]?.kind == .comma && next < end ? next + 1 : next
  }

  /// The last number of `3x10, 30 total` and of `3x10 - 45 min total`.
  func isTotal(_ index: Int) -> Bool {
    guard isNumber(index), isWord(index + 1, .total), !isRepMaximum(index) else { return false }
    return isBareNumber(index) || elements[index].unit == .minute || elements[index].unit == .hour
  }

  /// `4x10 - 2 chains on my back`, `180 lb x 10 - 5 seconds to lower`, `35 x 3  2 on right side`.
  func isRemark(_ index: Int) -> Bool {
    guard index > 0, isNumber(index), isPlainWord(index + 1) else { return false }
    let isBehindDash = elements[index - 1].kind == .hyphen && elements[index - 1].spaceBefore
    let unit = elements[index].unit
    // `3x8 @ 185. 3 grips, and short rests`.
    let isSentence = elements[index - 1].kind == .period && isCommaAhead(index + 2)
    return isBehindDash && (unit == .none || unit.isTime) || isSentence && unit == .none
      || elements[index].flags.contains(.gap) && unit == .none && elements[index - 1].isNumber
  }

  func isCommaAhead(_ index: Int) -> Bool {
    elements[safe: index]?.kind == .comma && elements[safe: index + 1]?.kind == .word
  }

  /// `50 dips (25 x 2)`, `1 mi run 8:20` behind the sets of something else: the total, or the
  /// distance, and the name of more.
  func isCountedName(_ index: Int) -> Bool {
    if isNumber(index), elements[index].unit.isLength, index + 2 < end,
      elements[index + 1].kind == .word, elements[index + 1].word == .plain, isNumber(index + 2)
    {
      return true
    }
    guard isBareNumber(index) else { return false }
    if index > 1, elements[index - 1].kind == .comma, isCountOfNext(comma: index - 1) {
      return true
    }
    var open = index + 1
    while open < end, open < index + 5, elements[open].word == .plain, elements[open].kind == .word
    {
      open += 1
    }
    return open > index + 1 && open < end && elements[open].kind == .openParenthesis
      && isNumber(open + 1)
  }

  /// The comma of `21 swings 24 kg, 12 burpees`: as before, the number counts what stands behind it.
  func isCountOfNext(comma index: Int) -> Bool {
    guard lastQuantity.unit.isMass, isBareNumber(index + 1), isPlainWord(index + 2) else {
      return false
    }
    var word = index - 2
    // `5 with belt 140 kg, 3 without` tells of one exercise.
    while word > 0, word > index - 6, isPlainWord(word) { word -= 1 }
    return word < index - 2 && word >= 0 && isBareNumber(word)
      && (word == 0 || elements[word - 1].kind != .times)
  }

  /// `7/25/2024`, `2024-07-25`.
  package func isDate(_ index: Int) -> Bool {
    guard index + 4 < elements.count, isNumber(index), isNumber(index + 2), isNumber(index + 4)
    else {
      return false
    }
    let mark = elements[index + 1].kind
    guard mark == .slash || mark == .hyphen || mark == .period, elements[index + 3].kind == mark
    else { return false }
    return max(elements[index].value, elements[index + 4].value) >= 1_900_000
      || mark == .slash && hasPaddedMonth(index)
  }

  /// `13/01/25`: nobody writes reps with a zero before them.
  private func hasPaddedMonth(_ index: Int) -> Bool {
    let (day, month, year) = (elements[index], elements[index + 2], elements[index + 4])
    return day.isBareWhole && month.isBareWhole && year.isBareWhole
      && day.value <= 31_000 && 1_000...9_000 ~= month.value && month.range.count == 2
      && year.range.count == 2 && !elements[index + 1].spaceBefore && !month.spaceBefore
  }
}
