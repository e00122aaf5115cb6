internal import JournalSyntax

/// What machines count beside time and way: `Bike 30 min, 250 calories`, `140 avg HR`, `900 steps`, `level 8`.
extension FileReader {
  /// Takes what is no time and no way off the line, where it tells one of them.
  mutating func settleMeasuresOfEndurance() {
    guard elements.contains(where: { isWayOrClock($0) }), tellsEndurance else { return }
    settleOddKilos()
    dropSplits()
    keepPaces()
    settleHalvesByColon()
    keepCounts()
    keepLevel()
  }

  /// The `splits 9:20 down to 8:50` behind `long run, 11 mi, 1:40:48`.
  private mutating func dropSplits() {
    guard
      let word = elements.indices.dropFirst(3).first(where: { isWord($0, in: Self.splits) }),
      [.period, .comma, .semicolon, .openParenthesis].contains(elements[word - 1].kind),
      elements[..<word].contains(where: { $0.unit.isLength || $0.unit == .kilo }),
      elements[..<word].contains(where: { $0.kind == .clock || $0.unit.isTime })
    else { return }
    context.remarks.append(range(word..<elements.count))
    anatomy.parser.elements.removeSubrange((word - 1)...)
    anatomy.parser.elements[word - 2].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let splits = WordSet("split splits laps")

  /// The `16.3k` of `70' 16.3k`: kilometers, for no bell weighs so much.
  private mutating func settleOddKilos() {
    guard elements.contains(where: { $0.unit.isTime || $0.kind == .clock }) else { return }
    for index in elements.indices
    where elements[index].unit == .kilo && elements[index].value % 500 != 0
      && elements[index].value <= 60_000
    {
      anatomy.parser.elements[index].unit = .kilometer
    }
  }

  /// An exercise stands before the first number, or in force; `3.9. travel home 9h, 12 000 steps` tells none.
  private var tellsEndurance: Bool {
    guard let number = elements.firstIndex(where: \.isNumber) else { return false }
    let words = elements[..<number].prefix { $0.kind == .word }.count
    if words > 0 {
      return isExercise(0..<words) || (0..<words).contains { wentOn($0..<($0 + 1)) }
    }
    return context.pendingName != nil || context.lastSetLine == context.lineIndex - 1
  }

  private func isWayOrClock(_ element: Element) -> Bool {
    element.kind == .clock
      || element.kind == .quantity
        && (element.unit.isTime || element.unit.isLength
          || element.unit == .letterM || element.unit == .kilo || element.unit == .letterS)
  }

  /// The `250 active calories`, the `140 avg HR` and the `900 steps`.
  private mutating func keepCounts() {
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      guard
        elements[index].isBareWhole || elements[index].isBare && elements[index].value >= 10_000,
        elements[index].value >= 20_000, elements[index - 1].kind != .times,
        elements[..<index].contains(where: { isWayOrClock($0) })
      else { continue }
      var end = index + 1
      while end < elements.count, end <= index + 3, isWord(end, in: Self.ofCounts) { end += 1 }
      let isCounted =
        end < elements.count && end <= index + 3 && isWord(end, in: Self.counts)
      guard isCounted || end > index + 1 else { continue }
      let last = isCounted ? end : end - 1
      remove(index...last)
      index -= 1
    }
  }

  /// The `level 8` of `Bike: level 8, 20 mins` and of `Row 2000m, 7:45, level 8`.
  private mutating func keepLevel() {
    guard
      let level = elements.indices.dropFirst().dropLast().first(where: { index in
        isWord(index, in: Self.levels) && elements[index + 1].isBare
          && elements[index + 1].value <= 30_000
          && (index + 2 == elements.count || elements[index + 2].kind == .comma
            || elements[index + 2].kind == .hyphen)
          && [.comma, .colon, .hyphen].contains(elements[index - 1].kind)
          && (index + 2 == elements.count
            || !elements[..<index].contains(where: { isWayOrClock($0) }))
      })
    else { return }
    remove(level...(level + 1))
  }

  /// The `Z2` of `Run Z2 40 min` and the `UT2` of `erg 60' UT2 14120m`.
  mutating func keepZone() {
    guard
      let zone = elements.indices.dropFirst().dropLast(2).first(where: { index in
        isWord(index, in: Self.zones) && elements[index + 1].isBareWhole
          && 1_000...7_000 ~= elements[index + 1].value && !elements[index + 1].spaceBefore
          && elements[index + 2].spaceBefore && elements[index + 2].isNumber
      })
    else { return }
    remove(zone...(zone + 1))
  }

  /// The `at 9 min pace` of `Run 3 miles at 9 min pace`, the `5 min/km` of `Run 5k, 5 min/km`.
  private mutating func keepPaces() {
    guard
      let time = elements.indices.dropFirst(2).dropLast().first(where: { index in
        (elements[index].unit == .minute || elements[index].kind == .clock)
          && elements[index].isNumber
          && elements[..<index].contains(where: {
            $0.unit.isLength || $0.unit == .kilo || $0.unit.isTime
          })
          && endOfPace(index + 1) != nil
      }), let end = endOfPace(time + 1)
    else { return }
    let before = elements[time - 1]
    let start =
      before.kind == .at || before.meaning == .at || before.meaning == .with ? time - 1 : time
    remove(start...(end - 1))
  }

  /// Behind `pace`, `miles`, `/km` and `per mile`.
  private func endOfPace(_ index: Int) -> Int? {
    if isWord(index, in: Self.paces) { return index + 1 }
    guard index + 1 < elements.count,
      elements[index].kind == .slash || elements[index].meaning == .per,
      isWord(index + 1, in: Self.ways)
    else { return nil }
    return index + 2
  }

  /// The `15s:45s` of `Bike sprints 10 x 15s:45s`: on and off.
  private mutating func settleHalvesByColon() {
    for index in elements.indices.dropFirst(2).dropLast()
    where elements[index].kind == .colon && !elements[index].spaceBefore
      && !elements[index].spaceAfter && isSecondsOfHalf(index - 1) && isSecondsOfHalf(index + 1)
      && elements[index - 2].kind == .times
    {
      anatomy.parser.elements[index].kind = .slash
    }
  }

  /// The `10 rounds` of `10 rounds 20s on 40s off` are those of `10 x 20s on 40s off`.
  mutating func settleRoundsOfHalves() {
    guard
      let rounds = elements.indices.dropLast(3).first(where: { index in
        elements[index].unit == .round && isSecondsOfHalf(index + 1)
          && Self.on.contains(bytes[elements[index + 2].range.indices])
      })
    else { return }
    anatomy.parser.elements[rounds].unit = .none
    anatomy.parser.elements[rounds].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(signOf(.times, at: rounds + 1), at: rounds + 1)
    anatomy.parser.end = elements.count
  }

  private static let on = WordSet("on work arbeit")

  private func isSecondsOfHalf(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit.isTime || elements[index].unit == .letterS)
  }

  /// Takes them off with the comma or the dash before them, and keeps them as words.
  private mutating func remove(_ indices: ClosedRange<Int>) {
    context.remarks.append(range(indices.lowerBound..<(indices.upperBound + 1)))
    let before = elements[indices.lowerBound - 1]
    let isParted = before.kind == .comma || before.kind == .hyphen && before.spaceBefore
    let start = isParted && indices.lowerBound > 1 ? indices.lowerBound - 1 : indices.lowerBound
    anatomy.parser.elements.removeSubrange(start...indices.upperBound)
    anatomy.parser.end = elements.count
    if start < elements.count { anatomy.parser.elements[start].flags.insert(.spaceBefore) }
    if start > 0 { anatomy.parser.elements[start - 1].flags.insert(.spaceAfter) }
  }

  private static let ofCounts = WordSet("active total avg average mean max peak heart")
  private static let counts = WordSet(
    """
    calories cals steps floors stairs cadence hr rpm spm bpm rate watts kalorien schritte kalorii kroków calorías pasos calorie passi
    calories pas passos kcals калорий шагов
    """)
  private static let levels = WordSet(
    "level lvl resistance stufe niveau nivel nível livello poziom")
  private static let zones = WordSet("z ut zone")
  private static let paces = WordSet("pace miles mile kms")
  private static let ways = WordSet("km mi mile k miles")
}
