internal import JournalSyntax

/// Loads told as the bar and the plates on both of its ends: `гриф + 2 по 15 - 10 раз`, `bar + 2x20: 8, 8, 7`.
extension FileReader {
  /// Keeps the 20 kg of `Гриф 20 кг.` and of `bar = 20 kg` above all days.
  mutating func keepMassOfBar() -> Bool {
    guard 2...40 ~= elements.count, !file.hasSets, context.entry == nil, isBarOfPlates(0) else {
      return false
    }
    var index = 1
    if isSign(1, .equals) || isSign(1, .colon) || isSign(1, .hyphen) || isWeighing(1) { index = 2 }
    guard index < elements.count, case let mass = elements[index], mass.kind == .quantity,
      mass.unit.isMass
        || mass.unit == .none && (isSign(1, .equals) || arePlates(behind: index)),
      5_000...60_000 ~= mass.value,
      index + 1 == elements.count || isSign(index + 1, .period) || isSign(index + 1, .comma)
        || isSign(index + 1, .semicolon)
    else { return false }
    context.massOfBar = mass
    return true
  }

  /// `bar 20, plates 4x20 2x15 4x10`: what somebody owns.
  private func arePlates(behind mass: Int) -> Bool {
    isSign(mass + 1, .comma) && elements[safe: mass + 2]?.meaning == .plate
  }

  private func isWeighing(_ index: Int) -> Bool {
    index < elements.count
      && (isWord(index, in: Self.weighing) || elements[index].meaning == .weight)
  }

  /// Makes one load of the bar and its plates, where the mass of the bar is told on the line or above, and
  /// of the bar alone beside them: `гриф - 15 раз`.
  mutating func settleBarsAndPlates() {
    guard elements.contains(where: { $0.kind == .word && isBarOfPlates($0) }) else { return }
    var index = 0
    while index < elements.count {
      defer { index += 1 }
      guard isBarOfPlates(index), let sum = barAndPlates(index) else { continue }
      guard let bar = sum.bar else {
        context.untoldBarLine = context.lineIndex
        continue
      }
      let first = elements[index]
      let last = elements[sum.end - 1]
      var load = Element(
        .quantity, first.range.through(last.range),
        unit: bar.unit == .none ? .kilogram : bar.unit,
        value: Element.bounded(Int64(bar.value) + sum.plates),
        flags: first.flags.union(last.flags.intersection(.spaceAfter)))
      load.flags.insert(.spaceBefore)
      anatomy.parser.elements.replaceSubrange(index..<sum.end, with: [load])
    }
  }

  /// What the plates behind the bar at `index` come to, and where they end.
  private func barAndPlates(_ index: Int) -> (bar: Element?, plates: Int64, end: Int)? {
    var (bar, next) = (context.massOfBar, index + 1)
    // `гриф кривой (8 кг)`.
    if next + 3 < elements.count, elements[next].kind == .word, !elements[next].isNumber,
      elements[next + 1].kind == .openParenthesis
    {
      next += 1
    }
    if next + 2 < elements.count, elements[next].kind == .openParenthesis,
      elements[next + 1].unit.isMass, elements[next + 2].kind == .closeParenthesis
    {
      bar = elements[next + 1]
      next += 3
    }
    if next + 3 < elements.count, elements[next].kind == .plus, elements[next + 1].isBareWhole,
      1_000...10_000 ~= elements[next + 1].value,
      elements[next + 2].kind == .times || isWord(next + 2, in: Self.of),
      case let plate = elements[next + 3], plate.kind == .quantity,
      plate.unit == .none || plate.unit.isMass, 500...60_000 ~= plate.value,
      next + 4 == elements.count || elements[next + 4].meaning != .side
    {
      return (bar, Int64(elements[next + 1].value) / 1000 * Int64(plate.value), next + 4)
    }
    // The bar alone stands in the place of a load.
    guard context.massOfBar != nil, bar != nil, next + 1 < elements.count,
      elements[next].kind == .hyphen && elements[next].spaceBefore || elements[next].kind == .times,
      elements[next + 1].isNumber, index > 0,
      [.colon, .semicolon, .comma, .pipe].contains(elements[index - 1].kind)
    else { return nil }
    return (bar, 0, next)
  }

  /// The loads of the line depend on a bar whose mass nobody told.
  var tellsUntoldBar: Bool { context.untoldBarLine == context.lineIndex }

  private func isBarOfPlates(_ index: Int) -> Bool {
    index < elements.count && isBarOfPlates(elements[index])
  }

  private func isBarOfPlates(_ element: Element) -> Bool {
    element.kind == .word
      && (element.meaning == .bar || Self.bars.contains(bytes[element.range.indices]))
  }

  private static let bars = WordSet(
    "гриф грифа грифом штанга gryf gryfem stange bara bare stang 봉 바벨봉")
  private static let of = WordSet("по на by of à po je mal")
  private static let weighing = WordSet("весит weighs is wiegt pesa pèse важить waży")
}
