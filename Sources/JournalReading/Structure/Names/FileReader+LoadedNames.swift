internal import JournalSyntax
internal import WorkoutModel

/// Loads in parentheses behind a name that stands alone: `Goblet squat (24 kg)` above `3 x 10`.
extension FileReader {
  /// The load that ends a name and holds for the sets below: `(24 kg)`, `(two 8 kg's)`, `(2x12 kg)`.
  func loadEnding(_ name: Range<Int>) -> Quantity? {
    var end = name.upperBound
    if end > name.lowerBound, elements[end - 1].kind == .colon { end -= 1 }
    guard end > name.lowerBound, elements[end - 1].kind == .closeParenthesis,
      let open = name.last(where: { elements[$0].kind == .openParenthesis }), open > name.lowerBound
    else { return nil }
    if let help = helpOfName(open, end - 1) { return help }
    // `Weighted dips (+25kg)`.
    let isAdded = elements[open + 1].kind == .plus
    let number = isAdded ? open + 2 : loadAfterCount(open + 1)
    guard number < end - 1, elements[number].kind == .quantity, elements[number].unit.isMass,
      elements[(number + 1)..<(end - 1)].allSatisfy({ isToolWord($0) })
    else { return nil }
    var load = Quantity(elements[number])
    if isAdded {
      load.marks.insert(.added)
    } else if number > open + 1 {
      load.marks.insert(.each)
    }
    return load
  }

  /// The `(보조 35kg)` of `어시스트 풀업 (보조 35kg)` and the `(-35 kg)` of `Assisted pull-ups (-35 kg)` above the reps: what the
  /// machine took off in all sets below.
  private func helpOfName(_ open: Int, _ close: Int) -> Quantity? {
    guard close == open + 3,
      let number = [open + 1, open + 2].first(where: {
        elements[$0].kind == .quantity && elements[$0].unit.isMass
      }), case let sign = 2 * open + 3 - number,
      elements[sign].meaning == .assisted || isWord(sign, in: CommonWords.help)
        || sign < number && elements[sign].kind == .hyphen
    else { return nil }
    var help = Quantity(elements[number])
    help.marks.insert(.assisted)
    return help
  }

  /// Behind the `two` of `two 8 kg bells` and the `2x` of `2x8 kg`.
  private func loadAfterCount(_ start: Int) -> Int {
    let isTwo =
      elements[start].meaning == .cardinal && elements[start].word.value == 2
      || elements[start].kind == .quantity && elements[start].unit == .none
        && elements[start].value == 2_000
    guard isTwo, start + 2 < elements.count else { return start }
    return elements[start + 1].kind == .times ? start + 2 : start + 1
  }

  /// `bells`, `dumbbells`, `each`, and the `'s` of `8 kg's`.
  private func isToolWord(_ element: Element) -> Bool {
    switch element.meaning {
    case .equipment, .plate, .each, .per, .side, .letterS: true
    default:
      element.kind == .quote || element.kind == .other
        || Self.bells.contains(bytes[element.range.indices])
    }
  }

  private static let bells = WordSet("bell bells plate plates total")

  /// `Double swings (2x8 kg)`: the name of the sets below, and the load of each hand.
  mutating func namesWithPair(_ segment: Segment, _ line: LineSyntax) -> Bool {
    let open = segment.expressions.lowerBound
    guard !segment.isNameBehind, !segment.name.isEmpty, segment.rest.isEmpty,
      elements[open].kind == .openParenthesis, anatomy.parser.isPairOfLoads(open + 1),
      segment.expressions.count == 5
    else { return false }
    pendName(segment.name.lowerBound..<segment.expressions.upperBound, line)
    return true
  }
}
