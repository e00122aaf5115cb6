/// What a machine for endurance was set to, between a time and a distance.
extension ExpressionParser {
  /// The 9.8 km of `25 min level 7, 9.8 km` and of `12 min, resistance 5, 3.1 miles`.
  func wayBehindSetting(_ start: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.kind == .clock || lastQuantity.unit == .minute || lastQuantity.unit == .hour
    else { return nil }
    let word = elements[start].kind == .comma ? start + 1 : start
    let way = word + 3
    guard way < end, elements[word].kind == .word, isBareNumber(word + 1),
      elements[word + 1].value <= 40_000, elements[word + 2].kind == .comma, isNumber(way),
      elements[way].unit == .kilometer || elements[way].unit == .mile
        || elements[way].unit == .meter, !isFactorOfNext(way)
    else { return nil }
    switch elements[word].meaning {
    case .level, .seat, .feeling: return way
    // `10 min squats 20, 2 km` tells of another exercise.
    case .none where elements[word].flags.contains(.setting): return way
    default: return nil
    }
  }
}
