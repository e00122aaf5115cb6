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
    guard
      let first = pairs.count > 1
        ? pairs.first : listAtEnd ?? repsJoinedByThen ?? listBehindColon ?? countBehindLoad
    else { return }
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

  /// The first of `10, 10, then 7` behind a colon, which no set came of.
  private var listBehindColon: Int? {
    elements.indices.dropFirst(2).dropLast(3).first { colon in
      guard elements[colon].kind == .colon, isCountOfTalk(colon + 1),
        elements[colon + 2].kind == .comma
      else { return false }
      let next = elements[colon + 3].meaning == .then ? colon + 4 : colon + 3
      guard next < elements.count, isCountOfTalk(next) else { return false }
      let behind = next + 1
      return behind == elements.count || elements[behind].kind != .word
        || elements[behind].meaning == .and || elements[behind].meaning == .then
    }.map { $0 + 1 }
  }

  /// The 135 of `then part 2, 135 thrusters x 7 and bar muscle ups x 3`.
  private var countBehindLoad: Int? {
    guard
      let times = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .times && elements[$0].spaceBefore && elements[$0 - 1].kind == .word
          && isCountOfTalk($0 + 1)
      }), case let first = max(0, times - 5)
    else { return nil }
    return elements[first..<times].lastIndex {
      $0.unit.isMass || $0.isBare && $0.value >= 20_000
    }
  }

  private func isCountOfTalk(_ index: Int) -> Bool {
    elements[index].isBareWhole && 3_000...50_000 ~= elements[index].value
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
