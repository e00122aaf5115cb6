internal import JournalSyntax

/// Sentences in which somebody tells sets, and of which nothing was read.
extension FileReader {
  /// Says so of `I did 80 for five, 90 for five and was done`, `leg press with two plates a side - 12 12 12`.
  mutating func doubtTalkOfSets(_ line: LineSyntax) {
    guard elements.count > 5, elements.count <= 400, line.kind == .text || line.kind == .item,
      file.plannedLines.last != context.lineIndex,
      elements.count(where: { $0.kind == .word }) > 2
    else { return }
    var pairs: [Int] = []
    for index in elements.indices.dropFirst().dropLast() where elements[index].meaning == .for {
      if elements[index - 1].kind == .quantity,
        elements[index - 1].isBare || elements[index - 1].unit.isMass,
        elements[index + 1].isBareWhole || elements[index + 1].meaning == .cardinal
      {
        pairs.append(index - 1)
      }
    }
    guard let first = pairs.count > 1 ? pairs.first : listAtEnd ?? repsJoinedByThen else { return }
    file.diagnostics.append(.proseNotRead(at: place(range(first..<min(first + 3, elements.count)))))
  }

  /// The first of three whole numbers that end the line behind a mark.
  private var listAtEnd: Int? {
    let list = elements.reversed().prefix { $0.isBareWhole && 3_000...50_000 ~= $0.value }
    let first = elements.count - list.count
    guard list.count > 2, first > 3,
      elements[first - 1].kind == .hyphen || elements[first - 1].kind == .colon
    else { return nil }
    return first
  }

  /// `managed 8, then 7, then 7 again`.
  private var repsJoinedByThen: Int? {
    let joints = elements.indices.dropFirst(2).dropLast().filter { index in
      elements[index].meaning == .then && elements[index + 1].isBareWhole
        && (elements[index - 1].isBareWhole
          || elements[index - 1].kind == .comma && elements[index - 2].isBareWhole)
    }
    guard joints.count > 1, let first = joints.first else { return nil }
    return elements[first - 1].isNumber ? first - 1 : first - 2
  }
}
