internal import JournalSyntax
internal import WorkoutModel

/// A tool and what it weighs ahead of all that was done with it: `KB 24: swing 5x10, snatch 10/10`.
extension FileReader {
  /// Behind the `DB 20:` of `DB 20: press 3x10, row 3x12` and the `гиря 24 кг:` of `гиря 24 кг: рывок 10/10`.
  mutating func behindToolLoad(_ start: Int, _ end: Int) -> Int {
    guard start + 4 < end,
      elements[start].meaning == .equipment || isWord(start, in: Self.severalTools),
      elements[start + 1].kind == .quantity, elements[start + 2].kind == .colon,
      elements[start + 3].kind == .word, elements[start + 3].word == .plain,
      case let load = elements[start + 1],
      // `KB 2: swing 5x10` may be the second workout with it.
      load.unit.isMass || load.unit == .none && 8_000...100_000 ~= load.value,
      elements[(start + 4)..<end].contains(where: \.isNumber)
    else { return start }
    var weight = Quantity(load)
    if weight.unit == .none { weight.marks.insert(.leading) }
    context.toolLoad = (weight, context.lineIndex)
    if !isASCII { settleWorkOfTool(start + 3, end) }
    return start + 3
  }

  private static let severalTools = WordSet("гири гирями гирь гантели гантелями 케틀벨 ケトルベル 壶铃 壺鈴")

  /// The `20х5` of `гири 24: махи 20х5` are reps and sets, for the load is told; and the `10+10 х5` of a snatch
  /// those of both hands.
  private mutating func settleWorkOfTool(_ start: Int, _ end: Int) {
    for index in (start + 1)..<max(start + 1, end) where index + 2 < end {
      guard elements[index].isBareWhole, elements[index + 2].isBareWhole,
        elements[index].value <= 60_000,
        index + 3 >= end || elements[index + 3].kind != .times,
        elements[index - 1].kind == .word || elements[index + 1].kind == .plus
      else { continue }
      if elements[index + 1].kind == .plus, elements[index].value == elements[index + 2].value,
        !elements[index + 1].spaceBefore
      {
        anatomy.parser.elements[index + 1].kind = .slash
      } else if elements[index + 1].kind == .times,
        index + 3 >= end || !elements[index + 3].isNumber,
        elements[index].value != elements[index + 2].value
      {
        let isCountFirst = elements[index].value < elements[index + 2].value
        anatomy.parser.elements[index].unit = isCountFirst ? .set : .repetition
        anatomy.parser.elements[index + 2].unit = isCountFirst ? .repetition : .set
      }
    }
  }

  /// The load of the tool at the head of the line.
  var loadOfTool: Quantity? {
    guard let head = context.toolLoad, head.lineIndex == context.lineIndex else { return nil }
    return head.load
  }
}
