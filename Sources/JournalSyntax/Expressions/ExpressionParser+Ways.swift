/// How long each of several ways took, and what was carried over them.
extension ExpressionParser {
  /// The clock of `4x500m 1:55`, of `4x500m, 1:55, 1:54` and of `6x400m - 88 s`: nobody needs two
  /// seconds for a meter, and what is longer is the time of all.
  func isTimeOfWays(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index), elements[index].kind == .clock || elements[index].unit.isTime,
      elements[index].unit != .pace, !isFactorOfNext(index), !isRestAmount(index),
      terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times,
      terms[firstTerm + 1].quantities.count == 1, let meters = meters(lastQuantity)
    else { return false }
    let minute = elements[index].kind == .quantity && elements[index].unit == .minute
    return Int64(elements[index].value) * (minute ? 60 : 1) / 2 <= meters
  }

  /// The clock of `4x500m 22:00`: too long for one of them, and no set of its own.
  func isTimeOfAllWays(_ index: Int) -> Bool {
    guard elements[index].kind == .clock, index + 1 >= end, let last = expressions.last,
      last.terms.count == 2, last.terms.upperBound == terms.count
    else { return false }
    return terms[last.terms.lowerBound + 1].joiner == .times && meters(lastQuantity) != nil
  }

  /// In thousandths; `nil` for what is no way to go.
  private func meters(_ way: Quantity) -> Int64? {
    switch way.unit {
    case .meter, .yard: Int64(way.value)
    case .letterM: way.value >= 20_000 ? Int64(way.value) : nil
    case .kilometer, .kilo: Int64(way.value) * 1000
    case .mile: Int64(way.value) * 1609
    default: nil
    }
  }

  /// The second clock of `4x500m 1:55 1:54 1:56`.
  func isClockOfWays(_ index: Int, _ first: Int) -> Bool {
    elements[index].kind == .clock && elements[index].spaceBefore
      && elements[index].unit != .pace && quantities[first].kind == .clock
      && quantities.count > first && terms.count > 1 && terms[terms.count - 1].joiner == .times
      && meters(quantities[terms[terms.count - 1].quantities.lowerBound]) != nil
      && !isRestAmount(index) && !isFactorOfNext(index)
  }

  /// The `+60 kg` of `4x20m +60kg` and of `Plank 60s +10kg`: carried or held, and no set of its own.
  func isCarried(plus index: Int, over quantity: Quantity) -> Bool {
    guard elements[safe: index]?.kind == .plus, elements[index].spaceBefore, isNumber(index + 1),
      elements[index + 1].unit.isMass, index + 2 >= end || isSeparator(index + 2)
    else { return false }
    return quantity.unit.isLength || quantity.unit == .letterM || quantity.unit.isTime
      || quantity.unit == .letterS || quantity.kind == .clock
  }

  func isPace(_ index: Int) -> Bool {
    index < end && elements[index].unit == .pace
  }

  /// Passes over a pace; the 3.5 of `3.5 at 7:15 pace` is a distance, while 30 may be minutes.
  mutating func pace(at index: Int) -> Int {
    if let last = expressions.last, last.terms.count == 1,
      terms[last.terms.lowerBound].quantities.count == 1,
      elements[index].kind == .clock, lastQuantity.kind == .number, lastQuantity.unit == .none,
      lastQuantity.marks.isSubset(of: .fraction), lastQuantity.upper == 0,
      lastQuantity.value < 20_000 || lastQuantity.marks.contains(.fraction)
    {
      let flags = elements[index].flags
      if flags.contains(.perMile) || flags.contains(.perKilometer) {
        quantities[quantities.count - 1].unit = flags.contains(.perMile) ? .mile : .kilometer
      } else {
        quantities[quantities.count - 1].marks.insert(.distance)
      }
    }
    return index + 1
  }
}
