internal import JournalSyntax

/// A tool and what it weighs, before what was done with it: `kettlebell 24 swings 15`, `гиря 16 рывок 10-10-8`.
extension FileReader {
  /// Puts the load behind the name; the tool stays a remark.
  ///
  /// Also `тяга гири 24 в наклоне 12-12`, whose words behind the load tell how it was done.
  mutating func settleToolBeforeName() {
    guard elements.count > 3,
      let tool = elements.indices.dropLast(3).first(where: { isToolWithLoad($0) })
    else { return }
    var end = tool + 2
    while end < elements.count, elements[end].kind == .word, isWordOfName(end) { end += 1 }
    guard end > tool + 2, end - tool <= 6, end < elements.count, isWorkOfTool(end) else { return }
    let starts = isStartOfName(tool)
    guard
      starts
        ? isExercise((tool + 2)..<end) || startsWithExercise((tool + 2)..<end)
        : isSmallWordOfWay(tool + 2)
    else { return }
    var load = elements[tool + 1]
    let place = ByteRange(
      Int(elements[end].range.start), Int(elements[end].range.start))
    load.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.insert(
      contentsOf: [load, Element(.times, place, flags: [.spaceBefore, .spaceAfter])], at: end)
    if starts {
      context.remarks.append(elements[tool].range)
      anatomy.parser.elements.removeSubrange(tool...(tool + 1))
    } else {
      anatomy.parser.elements.remove(at: tool + 1)
    }
  }

  /// The `гиря 24`: a number that such tools weigh, with a word behind it.
  private func isToolWithLoad(_ index: Int) -> Bool {
    let load = elements[index + 1]
    return load.isBare && load.spaceBefore && 4_000...60_000 ~= load.value
      && elements[index + 2].kind == .word && elements[index + 2].spaceBefore
      && elements[index].kind == .word
      && (elements[index].meaning == .equipment || isWord(index, in: Self.tools))
  }

  private func isStartOfName(_ tool: Int) -> Bool {
    guard tool > 0 else { return true }
    switch elements[tool - 1].kind {
    case .comma, .semicolon, .slash, .colon, .pipe: return true
    case .quantity, .clock: return true
    default: return false
    }
  }

  private func isWordOfName(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .none, .in, .with, .of, .letterS, .equipment: true
    default: false
    }
  }

  private func startsWithExercise(_ name: Range<Int>) -> Bool {
    name.count > 1 && isExercise(name.lowerBound..<(name.lowerBound + 1))
  }

  private func isSmallWordOfWay(_ index: Int) -> Bool {
    isWord(index, in: Self.ways) && index + 1 < elements.count && elements[index + 1].kind == .word
  }

  /// Reps alone, a list of them, sides.
  private func isWorkOfTool(_ index: Int) -> Bool {
    guard elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit == .repetition,
      elements[index].value % 1000 == 0, 1_000...100_000 ~= elements[index].value
    else { return false }
    guard let next = elements[safe: index + 1] else { return true }
    return next.kind == .comma || next.kind == .hyphen || next.kind == .slash || next.isNumber
      || next.kind == .semicolon || next.kind == .openParenthesis
  }

  private static let tools = WordSet("гири гирю блин диск disc plate disque disco")
  private static let ways = WordSet("в на в с in im auf en sur au w na sul on")
}
