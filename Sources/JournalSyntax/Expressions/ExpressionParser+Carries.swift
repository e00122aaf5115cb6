/// Loads that are carried over a distance.
extension ExpressionParser {
  /// `3x60 ft`.
  func isCarry(_ index: Int) -> Bool {
    isBareNumber(index) && elements[safe: index + 1]?.kind == .times && isNumber(index + 2)
      && elements[index + 2].unit.isLength && !isFactorOfNext(index + 2)
  }
}
