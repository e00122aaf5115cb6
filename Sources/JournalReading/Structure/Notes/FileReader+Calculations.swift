internal import JournalSyntax

/// What was worked out and not lifted: `5 reps = 87%, so 172.5*0.87=150`, `100 x 0.9 = 90`.
extension FileReader {
  /// A product that comes to what stands behind its sign, with a share as its second factor; `75% 100 x 5 = 500` is a set
  /// and its tonnage.
  var tellsCalculation: Bool {
    guard elements.count > 4 else { return false }
    return elements.indices.dropFirst(3).dropLast().contains { sign in
      guard elements[sign].kind == .equals, elements[sign - 2].kind == .times,
        elements[sign + 1].isNumber, elements[sign - 1].isNumber, elements[sign - 3].isNumber,
        elements[sign - 1].value < 1_000 || elements[sign - 1].unit == .percent
      else { return false }
      let share = elements[sign - 1].unit == .percent ? 100_000 : 1_000
      let product = Int64(elements[sign - 3].value) * Int64(elements[sign - 1].value) / Int64(share)
      return abs(product - Int64(elements[sign + 1].value)) <= max(1_000, product / 50)
    }
  }
}
