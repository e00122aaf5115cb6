/// Rests that no word tells: `4x10 60 kg R2'30`, `3x5x80 2:00`.
extension ExpressionParser {
  /// The letter of the rest, as the French write it: `R2'30`, `r=90s`, `R:90`.
  func isRestLetter(_ index: Int) -> Bool {
    guard elements[index].range.count == 1 else { return false }
    let mark = elements[safe: index + 1]?.kind
    let isMarked = mark == .colon || mark == .equals
    let number = isMarked ? index + 2 : index + 1
    guard isNumber(number), isMarked || !elements[number].spaceBefore else { return false }
    let time = elements[number]
    return time.kind == .clock || time.unit.isTime || time.unit == .letterS
      || time.unit == .none && time.value >= 30_000
  }

  /// The `2:00` of `3x5x80 2:00` and the `90"` of `3x5 80 kg 90"`: where load, reps and sets are told,
  /// a time is none of them.
  func isRestOfFactors(_ index: Int, _ factors: Range<Int>) -> Bool {
    guard factors.count == 3, isTime(index), let seconds = seconds(of: elements[index]),
      20_000...600_000 ~= seconds,
      index + 1 >= end || isSeparator(index + 1)
    else { return false }
    var masses = 0
    for term in terms[factors] {
      guard term.quantities.count == 1 else { return false }
      let quantity = quantities[term.quantities.lowerBound]
      guard quantity.kind == .number, quantity.unit == .none || quantity.unit.isMass else {
        return false
      }
      if quantity.unit.isMass { masses += 1 }
    }
    return masses <= 1
  }

  private func isTime(_ index: Int) -> Bool {
    isNumber(index) && (elements[index].kind == .clock || elements[index].unit.isTime)
  }

  /// Takes such a time for the rest of the last expression.
  mutating func restOfFactors(at index: Int) -> Int? {
    guard let last = expressions.last, isRestOfFactors(index, last.terms),
      let seconds = seconds(of: elements[index])
    else { return nil }
    amendLast({ $0.rest = seconds }, through: index)
    return index + 1
  }
}
