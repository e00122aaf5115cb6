/// How long each of several ways took, and what was carried over them.
extension ExpressionParser {
  /// The clock of `4x500m 1:55`, of `4x500m, 1:55, 1:54, 1:56, 1:53` and of `6x400m - 88 s`: one for
  /// each way or one for all. What is no time of one way is left.
  func isTimeOfWays(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index), terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times,
      terms[firstTerm].quantities.count == 1, terms[firstTerm + 1].quantities.count == 1,
      let meters = meters(lastQuantity)
    else { return false }
    var (next, count) = (index, 0)
    while isTime(next, ofMeters: meters), count < 40 {
      count += 1
      next += 1
      guard next < end, isNumber(next) || isNumber(next + 1) && partsTimes(next) else { break }
      if !isNumber(next) { next += 1 }
    }
    let ways = Int(quantities[terms[firstTerm].quantities.lowerBound].value)
    return (count == 1 || count * 1000 == ways) && endsTimes(next)
  }

  /// Nothing more, or words apart: `1:55, felt good`, where `2:00 off` and `10:00 cooldown` are of
  /// something else.
  private func endsTimes(_ index: Int) -> Bool {
    guard index < end else { return true }
    if elements[index].kind == .closeParenthesis { return true }
    return isSeparator(index) && !isNumber(index + 1)
  }

  private func partsTimes(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .slash, .semicolon, .hyphen: true
    default: false
    }
  }

  /// Nobody runs ten meters in a second, or needs a minute for a hundred but over short ways.
  func isTime(_ index: Int, ofMeters meters: Int64) -> Bool {
    guard isNumber(index), elements[index].kind == .clock || elements[index].unit.isTime,
      elements[index].unit != .pace, !isFactorOfNext(index), !isRestAmount(index)
    else { return false }
    guard let time = time(Quantity(elements[index])) else { return false }
    let slowest = meters >= 400_000 ? meters / 5 * 3 : meters * 2
    // `Swim 4x100m, 20 sec` is a rest.
    let fastest = elements[index].kind == .clock ? meters / 8 : meters / 5 + 1
    return time <= min(slowest, 3_600_000) && time >= fastest
  }

  /// The clock of `4x500m 22:00`: no time of one of them, and no set of its own.
  func isTimeOfAllWays(_ index: Int) -> Bool {
    guard elements[index].kind == .clock || elements[index].unit == .second,
      let last = expressions.last, last.terms.count == 2,
      last.terms.upperBound == terms.count
    else { return false }
    return terms[last.terms.lowerBound + 1].joiner == .times && meters(lastQuantity) != nil
  }

  /// Thousandths of seconds; `nil` for what is no time.
  func time(_ quantity: Quantity) -> Int64? {
    if quantity.kind == .clock { return Int64(quantity.value) }
    switch quantity.unit {
    case .second: return Int64(quantity.value)
    case .minute: return Int64(quantity.value) * 60
    case .hour: return Int64(quantity.value) * 3600
    default: return nil
    }
  }

  /// In thousandths; `nil` for what is no way to go.
  package func meters(_ way: Quantity) -> Int64? {
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
      && elements[index].unit != .pace && quantities.count > first
      && quantities[first].kind == .clock && terms.count > 1
      && terms[terms.count - 1].joiner == .times
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
      lastQuantity.value < 10_000 || lastQuantity.marks.contains(.fraction)
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

  /// The `5:10` of `Run 5 km - 5:10`: nobody covers a kilometer in less than ninety seconds, but for
  /// each it would be slow enough; `14 km - 1:12` tells hours.
  func isPaceBehindDash(_ dash: Int) -> Bool {
    guard elements[dash + 1].kind == .clock, lastQuantity.kind == .number,
      let meters = meters(lastQuantity), meters >= 1_000_000
    else { return false }
    let seconds = Int64(elements[dash + 1].value)
    return seconds * 1000 / (meters / 1000) < 90_000 && seconds >= 150_000
  }
}
