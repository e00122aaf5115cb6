internal import JournalSyntax
internal import WorkoutModel

/// A tool and what it weighs ahead of all that was done with it: `KB 24: swing 5x10, snatch 10/10`.
extension FileReader {
  /// Behind the `DB 20:` of `DB 20: press 3x10, row 3x12` and the `гиря 24 кг:` of `гиря 24 кг: рывок 10/10`.
  mutating func behindToolLoad(_ start: Int, _ end: Int) -> Int {
    guard start + 4 < end, elements[start].meaning == .equipment,
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
    return start + 3
  }

  /// The load of the tool at the head of the line.
  var loadOfTool: Quantity? {
    guard let head = context.toolLoad, head.lineIndex == context.lineIndex else { return nil }
    return head.load
  }
}
