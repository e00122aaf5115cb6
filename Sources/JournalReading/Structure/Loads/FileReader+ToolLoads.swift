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
    return start + 3
  }

  private static let severalTools = WordSet("гири гирями гирь гантели гантелями 케틀벨 ケトルベル 壶铃 壺鈴")

  /// The `20х5` of `гири 24: махи 20х5` are reps and sets, for the load is told; the `10+10 х5` of a snatch
  /// those of both hands, and the `2х24` of `толчок 2х24 8х4` tells the two bells.
  mutating func settleWorkOfTool() {
    guard
      let tool = elements.indices.prefix(4).first(where: {
        elements[$0].meaning == .equipment
          || elements[$0].kind == .word
            && isWord($0, in: Self.severalTools)
      }), tool + 4 < elements.count, elements[tool + 1].kind == .quantity
    else { return }
    if elements[tool + 2].kind != .colon { return settleHeadOfTool(tool) }
    let load = elements[tool + 1].value
    var index = tool + 4
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].isBareWhole, elements[index + 2].isBareWhole,
        elements[index].value <= 60_000, elements[index - 1].kind == .word
      else { continue }
      if elements[index + 1].kind == .plus {
        guard elements[index].value == elements[index + 2].value, !elements[index + 1].spaceBefore
        else { continue }
        anatomy.parser.elements[index + 1].kind = .slash
        continue
      }
      guard elements[index + 1].kind == .times,
        index + 3 >= elements.count || elements[index + 3].kind != .times
      else { continue }
      if elements[index].value == 2_000, elements[index + 2].value == load,
        index + 3 < elements.count, elements[index + 3].isNumber
      {
        anatomy.parser.elements.removeSubrange(index...(index + 2))
        anatomy.parser.elements[index].flags.insert(.spaceBefore)
        index -= 1
      } else if elements[index].value != elements[index + 2].value,
        index + 3 >= elements.count || !elements[index + 3].isNumber
      {
        let isCountFirst = elements[index].value < elements[index + 2].value
        anatomy.parser.elements[index].unit = isCountFirst ? .set : .repetition
        anatomy.parser.elements[index + 2].unit = isCountFirst ? .repetition : .set
      }
    }
  }

  /// `гири 32 жим 3-3-2`, `케틀벨 16kg 스윙 20x5 고블릿 12x4`: the same without a colon, before a name.
  private mutating func settleHeadOfTool(_ tool: Int) {
    guard elements[tool + 2].kind == .word, elements[tool + 2].word == .plain,
      elements[tool + 2].spaceBefore,
      tool == 0 || elements[tool - 1].kind != .word || elements[tool - 1].meaning == .weekday,
      elements[tool + 3].isNumber,
      elements[tool + 1].unit.isMass
        ? elements.count(where: { $0.kind == .times }) > 1
        : elements[tool + 1].isBareWhole && 8_000...64_000 ~= elements[tool + 1].value
          && isWord(tool, in: Self.severalTools)
    else { return }
    let place = Int(elements[tool + 1].range.end)
    anatomy.parser.elements.insert(
      Element(.colon, ByteRange(place, place), flags: .spaceAfter), at: tool + 2)
    settleWorkOfTool()
  }

  /// The load of the tool at the head of the line.
  var loadOfTool: Quantity? {
    guard let head = context.toolLoad, head.lineIndex == context.lineIndex else { return nil }
    return head.load
  }
}
