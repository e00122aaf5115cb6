/// How often something was held.
extension ElementScanner {
  /// The `3 times` of `Plank 1 min 3 times`, the `3 раза` of `Планка 1 мин 3 раза`, the `3次` of
  /// `农夫行走 20kg 30秒 3次`: as many sets.
  mutating func countHolds(_ element: inout Element, _ elements: [Element]) {
    guard let hold = elements.last, hold.kind == .quantity,
      hold.unit == .second || hold.unit == .minute || hold.unit == .letterS,
      // `500 m 2 min 3 times`: the time is that of the way.
      // `80kg 5s 5 times`: the fives.
      elements.count < 2 || !elements[elements.count - 2].isNumber
        || elements[elements.count - 2].unit.isMass && hold.unit != .letterS,
      element.value >= 2_000, element.value % 1000 == 0, pending.contains(.spaceBefore)
    else { return }
    if element.unit == .repetition, tellsTimes(index - 1) {
      element.unit = .set
    } else if element.unit == .none, kind(at: index) == .blank, tellsTimes(index + 1),
      kind(at: nextSolid(from: index + 2)) != .number
    {
      attach(.set, through: index + 1, to: &element)
    }
  }

  /// `holding 5 kg dumbbells`, `holding a 20 kg plate`; `holding 3s` and `holding 2 dumbbells` tell no load.
  var holdsLoad: Bool {
    var next = nextSolid(from: index + 1)
    if kind(at: next) == .word, tokens[next].range.count == 1 { next = nextSolid(from: next + 1) }
    guard kind(at: next) == .number else { return false }
    if kind(at: next + 1) == .period { next += 2 }
    let unit = nextSolid(from: next + 1)
    return kind(at: unit) == .word && Unit(word(at: unit).meaning)?.isMass == true
  }

  /// The `3 раза` of `3 раза по 20`: as many sets.
  func tellsSets(_ elements: [Element]) -> Bool {
    guard let count = elements.last,
      count.meaning == .cardinal
        || count.isNumber && count.unit == .none && 1_000...20_000 ~= count.value
          && count.value % 1000 == 0,
      case let next = nextSolid(from: index + 1), kind(at: next) == .word,
      word(at: next).meaning == .of
    else { return false }
    return kind(at: nextSolid(from: next + 1)) == .number
  }

  /// The `раза` of `три раза`: three times.
  func followsCount(_ elements: [Element]) -> Bool {
    guard let count = elements.last, count.isNumber || count.meaning == .cardinal else {
      return false
    }
    return Self.timesWords.contains(slice(index))
  }

  private func tellsTimes(_ index: Int) -> Bool {
    kind(at: index) == .word
      && (word(at: index).meaning == .often || Self.timesWords.contains(slice(index)))
  }

  private static let timesWords = WordSet("раза рази 次")
}
