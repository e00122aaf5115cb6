/// What stands between the time and the way of one piece of endurance work: how the machine was set,
/// how hard it was.
extension ExpressionParser {
  /// The way of `30 min, 1% incline, 5 km` and `20 min, level 5, 240 cal, 2 miles`, the time of
  /// `5 km, HR 150, 25:30` and `Run 5 km easy 25:30`; `index` is what follows the first of the two.
  func behindSettings(_ index: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isLength || lastQuantity.unit.isTime || lastQuantity.kind == .clock
        || lastQuantity.unit == .letterM && lastQuantity.value >= 100_000
    else { return nil }
    let limit = min(end, index + Self.longestSettings)
    var next = index
    var isSetting = false
    var isManner = true
    while next < limit {
      if isSetting, joinsTimeAndDistance(next), isEndOfWork(next + 1) {
        return isOfSameWork(next, isManner: isManner) ? next : nil
      }
      if let behind = behindSetting(next) {
        isSetting = true
        isManner = isManner && !elements[next..<behind].contains(where: \.isNumber)
        next = behind
      } else if tellsNothing(next) {
        next += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// `Run 5 km easy @ 5:30` tells how fast it was run, `Row 2000 m, hard, 2:00` the time of 500 m, and
  /// `Run 10 min easy, 5 km hard` two parts of a session.
  private func isOfSameWork(_ next: Int, isManner: Bool) -> Bool {
    let isClock = elements[next].kind == .clock
    if isClock, elements[next - 1].kind == .at || elements[next - 1].meaning == .at { return false }
    if isManner, next + 1 < end, elements[next - 1].kind == .comma { return false }
    let other = Quantity(elements[next])
    guard let time = time(other) ?? time(lastQuantity),
      let way = meters(lastQuantity) ?? meters(other)
    else { return true }
    // Only rides and paces are told that are so fast.
    let fastest: Int64 = time < Self.longestPace ? 125 : 80
    return fastest...2_400 ~= time * 1000 / max(1, way)
  }

  /// Thousandths of the seconds that a pace tells at most.
  private static let longestPace: Int64 = 900_000

  /// The words of them, when a time and a way are joined over them.
  func settings(from mark: Int, to next: Int) -> ByteRange? {
    guard (mark..<next).contains(where: { behindSetting($0) != nil }) else { return nil }
    var (first, last) = (mark, next - 1)
    while first < last, tellsNothing(first) { first += 1 }
    while last > first, tellsNothing(last) { last -= 1 }
    return elements[first].range.through(elements[last].range)
  }

  /// Nobody writes more between them, and long lines stay linear.
  private static let longestSettings = 24

  /// Behind `1% incline`, `240 cal`, `6 mph`, `level 5`, `incline 2`, `avg HR 150`, `easy`.
  private func behindSetting(_ index: Int) -> Int? {
    let element = elements[index]
    if element.kind == .quantity, element.unit == .percent || element.unit == .other {
      return isPlainWord(index + 1) ? index + 2 : index + 1
    }
    guard isSetting(index) else { return nil }
    var next = index + 1
    while next < end, isSetting(next) || elements[next].kind == .colon { next += 1 }
    let isValue =
      elements[safe: next]?.kind == .quantity && next < end && !isFactorOfNext(next)
      && !elements[next].unit.isLength && !elements[next].unit.isTime
      && !elements[next].unit.isMass
    guard isValue else { return next }
    switch elements[next].unit {
    case .none, .percent, .other, .level: return next + 1
    default: return nil
    }
  }

  private func isSetting(_ index: Int) -> Bool {
    elements[index].flags.contains(.setting) || elements[index].meaning == .level
      || elements[index].meaning == .feeling
      || elements[index].meaning == .pace && isWord(index + 1, .feeling)
  }

  private func tellsNothing(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .at, .openParenthesis, .closeParenthesis, .pipe: true
    case .word: elements[index].meaning == .at || elements[index].meaning == .with
    default: false
    }
  }

  /// The work ends here, so that the time is none of something else: `3 miles, hr 150, 25 min bike`.
  private func isEndOfWork(_ index: Int) -> Bool {
    isSeparator(index) || elements[index].kind == .closeParenthesis
      || elements[index].kind == .openParenthesis || elements[index].kind == .at
      || isSetting(index) || isNumber(index)
  }
}
