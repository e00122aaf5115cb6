internal import JournalSyntax

/// The sets before the others, in parentheses behind them: `Squat 100 3x5 (warm up 20x10, 60x5)`.
extension FileReader {
  /// Puts commas for the parentheses, and the word before each of the sets in them.
  mutating func settleWarmupInParentheses() {
    guard elements.last?.kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 2,
      open + 4 < elements.count - 1, elements[open - 1].isNumber,
      elements[..<open].contains(where: { $0.kind == .times }),
      elements[open + 1].meaning == .warmup,
      !elements[..<open].contains(where: {
        $0.meaning == .warmup
      }),
      case let first = elements[open + 2].kind == .colon ? open + 3 : open + 2,
      startsPair(first), elements.count - open <= 60,
      (first..<elements.count).allSatisfy({ index in
        let mark = elements[index].kind
        return mark != .hyphen && mark != .pipe && mark != .semicolon
          && (mark != .slash || startsPair(index + 1))
          && (mark != .comma || startsPair(index + 1))
      })
    else { return }
    let unit = elements[..<open].first(where: { $0.unit.isMass })?.unit
    let word = elements[open + 1]
    anatomy.parser.elements.removeLast()
    anatomy.parser.elements[open].kind = .comma
    anatomy.parser.elements[open].flags = [.spaceAfter]
    if first > open + 2 { anatomy.parser.elements.remove(at: open + 2) }
    anatomy.parser.elements[open + 1].flags.insert(.spaceBefore)
    var index = elements.count - 1
    while index > open + 2 {
      if elements[index].kind == .comma || elements[index].kind == .slash, startsPair(index + 1) {
        anatomy.parser.elements[index].kind = .comma
        anatomy.parser.elements[index].flags = .spaceAfter
        tellUnit(of: index + 1, unit)
        var again = word
        again.range = signOf(.comma, at: index + 1).range
        again.flags.formUnion([.spaceBefore, .spaceAfter])
        anatomy.parser.elements.insert(again, at: index + 1)
      }
      index -= 1
    }
    tellUnit(of: open + 2, unit)
  }

  /// `80 kg 4x6 (warm-up 20x10)`: in the same unit.
  private mutating func tellUnit(of load: Int, _ unit: Unit?) {
    guard let unit, elements[load].isBare else { return }
    anatomy.parser.elements[load].unit = unit
  }

  private func startsPair(_ index: Int) -> Bool {
    guard index + 2 < elements.count else { return false }
    return elements[index].kind == .quantity && elements[index + 1].kind == .times
      && (elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 10_000)
      && elements[index + 2].kind == .quantity
  }
}
