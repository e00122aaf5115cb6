internal import JournalSyntax

/// One drop after another behind the word: `450x8, drop 360x8, 270x10`, `200x10, Dropsatz 150x12 100x15`.
extension FileReader {
  /// Puts arrows between them, which tell the same of each.
  mutating func settleChainOfDrops() {
    guard let word = elements.indices.dropFirst(2).first(where: { elements[$0].meaning == .drop }),
      word + 6 < elements.count,
      let load = elements.indices[..<word].last(where: {
        isLoadOfDrop(elements[$0]) && (elements[$0].unit.isMass || elements[$0 + 1].kind == .times)
      }), case let above = elements[load],
      case let isNamed = word + 1 < elements.count && elements[word + 1].kind == .colon,
      case let first = isNamed ? word + 2 : word + 1
    else { return }
    var starts: [Int] = []
    var index = first
    var limit = above.value
    while let end = pair(at: index), elements[index].value < limit {
      starts.append(index)
      limit = elements[index].value
      index = end
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard starts.count > 1, index >= elements.count else { return }
    for start in starts.dropFirst().reversed() { putArrow(before: start) }
    let place = elements[word].range
    var begin = word
    if elements[begin - 1].kind == .comma || elements[begin - 1].kind == .plus { begin -= 1 }
    anatomy.parser.elements.replaceSubrange(
      begin..<first, with: [Element(.arrow, place, flags: [.spaceBefore, .spaceAfter])])
    anatomy.parser.end = elements.count
  }

  private mutating func putArrow(before start: Int) {
    if elements[start - 1].kind == .comma {
      anatomy.parser.elements[start - 1].kind = .arrow
      anatomy.parser.elements[start - 1].flags = [.spaceBefore, .spaceAfter]
    } else {
      let place = Int(elements[start].range.start)
      anatomy.parser.elements.insert(
        Element(.arrow, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: start)
    }
  }

  private func isLoadOfDrop(_ element: Element) -> Bool {
    element.kind == .quantity && (element.unit.isMass || element.isBare && element.value >= 10_000)
  }

  /// Behind a load and its reps.
  private func pair(at index: Int) -> Int? {
    guard index + 2 < elements.count, isLoadOfDrop(elements[index]),
      elements[index + 1].kind == .times, elements[index + 2].isBareWhole,
      elements[index + 2].value <= 60_000
    else { return nil }
    return index + 3
  }
}
