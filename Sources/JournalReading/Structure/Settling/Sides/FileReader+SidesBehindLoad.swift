internal import JournalSyntax

/// The reps of both sides behind one load: `30kg L 10, R 9`, `30kg left 10 right 9`, `30 x 10 left 9 right`.
extension FileReader {
  /// Glues each side to its reps, as in `30kg L10 R9`.
  mutating func settleSidesBehindLoad() {
    guard elements.count > 4, let first = elements.indices.first(where: { isSideAlone($0) }),
      first > 0, first + 2 < elements.count
    else { return }
    let isBefore = elements[first + 1].isBareWhole
    let start = isBefore && !(first > 1 && isRepsBeforeSide(first)) ? first : first - 1
    guard start > 0 else { return }
    // The four of them, with a comma or a slash between both.
    var parts = [start, start + 1]
    var second = start + 2
    guard second < elements.count else { return }
    if start == first, elements[second].kind == .comma || elements[second].kind == .slash {
      second += 1
    }
    guard second + 1 < elements.count else { return }
    parts += [second, second + 1]
    guard second + 2 == elements.count else { return }
    let words = start == first ? [parts[0], parts[2]] : [parts[1], parts[3]]
    let reps = start == first ? [parts[1], parts[3]] : [parts[0], parts[2]]
    guard words.allSatisfy({ isSideAlone($0) }), isLeft(words[0]) != isLeft(words[1]),
      reps.allSatisfy({ elements[$0].isBareWhole && elements[$0].value <= 60_000 })
    else { return }
    var load = start - 1
    if elements[load].kind == .times { load -= 1 }
    guard load == 0, elements[load].kind == .quantity,
      elements[load].unit.isMass || elements[load].isBare
    else { return }
    var sides: [Element] = []
    for (word, count) in zip(words, reps) {
      var side = elements[word]
      side.flags.insert(.spaceBefore)
      side.flags.remove(.spaceAfter)
      var number = elements[count]
      number.flags.remove(.spaceBefore)
      number.flags.insert(.spaceAfter)
      sides += [side, number]
    }
    anatomy.parser.elements.replaceSubrange((load + 1)..., with: sides)
    anatomy.parser.elements[load].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// `30kg 10 left 9 right`: the load, then reps before each side.
  private func isRepsBeforeSide(_ word: Int) -> Bool {
    elements[word - 1].isBareWhole
      && (elements[word - 2].kind == .times || elements[word - 2].isNumber)
  }

  private func isSideAlone(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].spaceBefore else { return false }
    return elements[index].meaning == .left || elements[index].meaning == .right
      || isWord(index, in: Self.letters)
  }

  private func isLeft(_ index: Int) -> Bool {
    elements[index].meaning == .left || isWord(index, in: Self.left)
  }

  private static let letters = WordSet("l r")
  private static let left = WordSet("l left")
}

/// The load of each side at the start of a line or behind the name: `90/side x 5`, `90 on each side x 10`, `90 ps x 10`.
extension FileReader {
  mutating func settleLoadPerSide() {
    guard let load = elements.firstIndex(where: \.isNumber), load + 3 < elements.count,
      elements[..<load].allSatisfy({ $0.kind == .word }),
      // `Dead bug 6 each side x 2` tells reps.
      elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 30_000,
      !isOfBodyBefore(load)
    else { return }
    var end = load + 1
    while end < min(load + 4, elements.count), tellsEachSide(end) { end += 1 }
    guard end > load + 1, elements[end - 1].meaning == .side || isWord(end - 1, in: Self.eachSide),
      end + 1 < elements.count, elements[end + 1].isBareWhole,
      elements[end].kind == .times || elements[end].kind == .hyphen && elements[end].spaceBefore
        || elements[end].kind == .colon
    else { return }
    if elements[end].kind != .times {
      anatomy.parser.elements[end].kind = .times
      anatomy.parser.elements[end].flags = [.spaceBefore, .spaceAfter]
    }
    anatomy.parser.elements.removeSubrange((load + 1)..<end)
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.end = elements.count
  }

  private func tellsEachSide(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .side, .each, .per: return true
    default:
      return elements[index].kind == .slash || isWord(index, in: Self.eachSide)
        || isWord(index, in: Self.on)
    }
  }

  private static let eachSide = WordSet("ps p/s")
  private static let on = WordSet("on a")
}
