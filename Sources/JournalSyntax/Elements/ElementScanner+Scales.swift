/// Loads told twice, in kilograms and in pounds.
extension ElementScanner {
  /// `45lbs/20.4kg` states one load twice: the second is passed over.
  mutating func dropsDualUnit(
    _ element: Element, _ elements: inout [Element]
  ) -> Bool {
    guard element.unit.isMass, elements.count >= 2 else { return false }
    let mark = elements[elements.count - 1].kind
    let before = elements[elements.count - 2]
    guard mark == .slash || mark == .openParenthesis || mark == .equals, before.kind == .quantity,
      before.unit.isMass, before.unit != element.unit
    else { return false }
    let pounds = Double(element.unit == .pound ? element.value : before.value)
    let kilograms = Double(element.unit == .pound ? before.value : element.value)
    guard abs(pounds * 0.45359237 - kilograms) <= 0.03 * kilograms + 600 else { return false }
    elements.removeLast()
    pending = []
    if mark == .openParenthesis, kind(at: index) == .closeParenthesis { index += 1 }
    return true
  }

  /// `77.5/171 x 2`: two bare numbers of which one is the other in pounds, before a times sign.
  mutating func dropsOtherScale(_ element: Element, _ elements: inout [Element]) -> Bool {
    guard element.unit == .none, elements.last?.kind == .slash, elements.count >= 2,
      kind(at: nextSolid(from: index)) == .times, !pending.contains(.spaceBefore)
    else { return false }
    let last = elements.count - 2
    let (first, before) = (elements[last].value, last > 0 ? elements[last - 1].kind : .comma)
    let (kilograms, pounds) = (Double(min(first, element.value)), Double(max(first, element.value)))
    guard elements[last].kind == .quantity, elements[last].unit == .none, before != .slash,
      before != .times, kilograms >= 20_000,
      abs(pounds * 0.45359237 - kilograms) <= 0.01 * kilograms + 600
    else { return false }
    elements[last].unit = first < element.value ? .kilogram : .pound
    elements[last].flags.insert(.unitFound)
    elements[last].range = elements[last].range.through(element.range)
    elements.removeLast()
    pending = []
    return true
  }
}
