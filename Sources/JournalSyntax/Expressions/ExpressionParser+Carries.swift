/// How far a load was carried, and how long it took.
extension ExpressionParser {
  /// The `80 ft` of `Sandbag 250 lb, 80 ft` and the `3 x 40 m` of `2x24 kg, 3 x 40 m`: how far the load
  /// was carried.
  func isCarry(_ index: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isMass, isNumber(index)
    else { return false }
    if followsSetsOfWay(index) { return true }
    let unit = elements[index].unit
    return (unit == .foot || unit == .meter || unit == .yard || unit == .letterM)
      && 10_000...500_000 ~= elements[index].value && !isFactorOfNext(index)
      && !isRestAmount(index)
  }

  /// `Yoke 410 lb - 50 ft - 11.2 s`: how far a load was carried, and how long it took.
  func joining(carry index: Int, _ firstTerm: Int) -> Joining? {
    guard isNumber(index), !isFactorOfNext(index), !isRestAmount(index),
      case let first = quantities[terms[firstTerm].quantities.lowerBound],
      first.unit.isMass
        || first.unit == .none && first.kind == .number && first.value >= 100_000
    else { return nil }
    let unit = elements[index].unit
    switch terms.count - firstTerm {
    case 1:
      let isWay = unit == .foot || unit == .meter || unit == .yard
      let isTime = (unit == .second || unit == .letterS) && elements[index].value <= 120_000
      return isWay || isTime ? (isWay ? .space : .in, index) : nil
    case 2 where lastQuantity.unit.isLength && (unit.isTime || unit == .letterS):
      return (.in, index)
    default: return nil
    }
  }
}
