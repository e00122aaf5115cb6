/// The time of a way that stands behind words: `8.4 km easy 45:36`, `4 km hết 24 phút`,
/// `1500 m TT 24:55`, `2 miles home, about 17 minutes`.
extension ExpressionParser {
  /// Where that time stands, when it is one in which people cover the way; `nil` else.
  func timeBehindWords(_ start: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.kind == .number, lastQuantity.upper == 0, isBehindName(start - 1),
      let meters = meters(lastQuantity),
      meters >= 400_000
    else { return nil }
    var (index, words) = (start, 0)
    while index < end, index < start + 4, tellsHow(index) {
      if elements[index].kind == .word { words += 1 }
      // `3 km jog, plank 2:00`: behind the comma another exercise begins.
      if elements[index].kind == .comma, index > start + 1 || index == start,
        !isNumber(index + 1), !isSmallWord(index + 1)
      {
        return nil
      }
      index += 1
    }
    guard words > 0, isNumber(index), elements[index].unit != .pace, !isRestAmount(index),
      !isFactorOfNext(index), isTimeOfWay(index, meters)
    else { return nil }
    // `2 km walk 10 min jog`: the minutes of what stands behind them.
    if elements[index].kind == .quantity, isPlainWord(index + 1) { return nil }
    // `2 km easy, 20 min tempo`, `3 km easy, 15 min, stretching`.
    if elements[index].kind == .quantity, elements[index - 1].kind == .comma, index + 1 < end {
      return nil
    }
    // `3 km sauna 15 min`, `3 km stretching 15 min`: the minutes of something else.
    if elements[index].kind == .quantity, isPlainWord(index - 1),
      elements[index - 1].range.count > 2, elements[index - 2].kind != .comma
    {
      return nil
    }
    // `5 km morning 6:30`, `5 km evening 18:30`: when it was.
    if elements[index].kind == .clock, isPlainWord(index - 1),
      elements[index - 1].range.count >= 6
    {
      return nil
    }
    return index
  }

  /// In `3 mile run 25:30` the word behind the way is the name.
  private func isBehindName(_ way: Int) -> Bool {
    guard way > 0, elements[way].isNumber else { return false }
    return elements[way - 1].kind == .word || elements[way - 1].kind == .colon
  }

  /// Words about the way or its time, and a comma; none of those that begin something else.
  private func tellsHow(_ index: Int) -> Bool {
    if elements[index].kind == .comma { return true }
    guard elements[index].kind == .word else { return false }
    switch elements[index].meaning {
    case .none, .in, .at, .of, .for, .with, .time, .duration: return true
    default: return false
    }
  }

  /// `about`, `ca`, `in`: what may stand between a comma and the time.
  private func isSmallWord(_ index: Int) -> Bool {
    guard index < end, elements[index].kind == .word, isNumber(index + 1) else { return false }
    switch elements[index].meaning {
    case .in, .time, .duration: return true
    case .none: return elements[index].range.count <= 2 || elements[index].range.count == 5
    default: return false
    }
  }

  /// From eight meters a second, or those of a ride behind ten miles, down to a slow walk; hours where a
  /// clock of two numbers would be too fast as minutes.
  private func isTimeOfWay(_ index: Int, _ meters: Int64) -> Bool {
    guard let time = time(Quantity(elements[index])) else { return false }
    let range = (meters / (meters >= 16_000_000 ? 18 : 8))...(meters / 2 * 3)
    let mayBeHours =
      elements[index].kind == .clock && !elements[index].flags.contains(.hours)
      && meters >= 5_000_000
    return range.contains(time) || mayBeHours && range.contains(time * 60)
  }
}
