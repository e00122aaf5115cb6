internal import JournalSyntax

/// The phases of a tempo beside the name of a lift: `3-1-1 tempo bench`, `3-0-3 squats 185 3x5`, `Tempo bench (3-1-1)`.
extension FileReader {
  /// Takes them off, so that they are no sets.
  mutating func dropPhasesBesideName() {
    if let end = behindPhases(0), end < elements.count, elements[end].kind == .word,
      // `8-8-8 pullups` and `3-1-1 bench` may tell sets.
      elements[end].meaning == .tempo
        || elements[..<end].contains(where: { $0.isNumber && $0.value == 0 })
          && (isExercise(end..<(end + 1))
            || end + 1 < elements.count && isExercise(end..<(end + 2)))
    {
      context.remarks.append(range(0..<end))
      anatomy.parser.elements.removeSubrange(..<end)
      anatomy.parser.end = elements.count
      return
    }
    guard let open = elements.prefix(6).firstIndex(where: { $0.kind == .openParenthesis }),
      open > 1,
      elements[..<open].contains(where: { $0.meaning == .tempo }),
      let end = behindPhases(open + 1), end < elements.count,
      elements[end].kind == .closeParenthesis
    else { return }
    context.remarks.append(range(open..<(end + 1)))
    anatomy.parser.elements.removeSubrange(open...end)
    anatomy.parser.end = elements.count
  }

  /// Behind three or four small numbers with hyphens between, of which not all fall.
  private func behindPhases(_ start: Int) -> Int? {
    var index = start
    var count = 0
    while index < elements.count, elements[index].isBareWhole, elements[index].value <= 8_000 {
      count += 1
      index += 1
      guard index < elements.count,
        elements[index].kind == .hyphen || elements[index].kind == .slash,
        !elements[index].spaceBefore
      else { break }
      index += 1
    }
    guard 3...4 ~= count, elements[index - 1].isNumber else { return nil }
    // `5-3-1 bench` are the weeks of a programme.
    let isFall = elements[start].value == 5_000 && elements[start + 2].value == 3_000
    return isFall ? nil : index
  }
}
