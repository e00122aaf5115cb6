/// Loads told twice, in kilograms and in pounds.
extension ElementScanner {
  /// `45lbs/20.4kg` states one load twice: the second is passed over.
  mutating func dropsDualUnit(
    _ element: Element, _ elements: inout [Element]
  ) -> Bool {
    guard element.unit.isMass, elements.count >= 2 else { return false }
    let mark = elements[elements.count - 1].kind
    // `140lbs//63.5kg`.
    let isDoubled =
      mark == .slash && elements.count > 2 && elements[elements.count - 2].kind == .slash
    let before = elements[elements.count - (isDoubled ? 3 : 2)]
    guard mark == .slash || mark == .openParenthesis || mark == .equals, before.kind == .quantity,
      before.unit.isMass, before.unit != element.unit
    else { return false }
    let pounds = Double(element.unit == .pound ? element.value : before.value)
    let kilograms = Double(element.unit == .pound ? before.value : element.value)
    guard abs(pounds * 0.45359237 - kilograms) <= 0.03 * kilograms + 600 else { return false }
    elements.removeLast(isDoubled ? 2 : 1)
    pending = []
    if mark == .openParenthesis, kind(at: index) == .closeParenthesis { index += 1 }
    return true
  }
}
