internal import JournalSyntax

/// Letters for what was done without a rest: `fly 20x12 DS 20x10/15x8`, `curl 30x12 RP 30x9+4+2`, `row MM 40: 15+5+5`.
extension FileReader {
  mutating func settleLettersOfDrops() {
    guard elements.count > 5 else { return }
    dropLettersOfMyo()
    var index = 1
    while index + 3 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, elements[index].range.count <= 7,
        elements[index + 1].kind == .quantity, elements[index + 2].kind == .times,
        elements[index + 3].isBareWhole,
        isBehindSet(index)
      else { continue }
      if isWord(index, in: Self.drops) {
        settleChain(behind: index)
      } else if isWord(index, in: Self.pauses), elements[safe: index + 4]?.kind == .plus {
        partBefore(index)
      }
    }
  }

  /// A set with its load stands before the word, with a comma between them or none.
  private func isBehindSet(_ word: Int) -> Bool {
    let last = elements[word - 1].kind == .comma ? word - 2 : word - 1
    return last > 1 && elements[last].isNumber && elements[last - 1].kind == .times
  }

  /// Leaves the comma in place of the letters.
  private mutating func partBefore(_ word: Int) {
    context.remarks.append(elements[word].range)
    if elements[word - 1].kind == .comma {
      anatomy.parser.elements.remove(at: word)
    } else {
      anatomy.parser.elements[word] = Element(.comma, elements[word].range, flags: .spaceAfter)
    }
  }

  /// Each load of `DS 20x10/15x8/10x8` but the first followed a heavier one.
  private mutating func settleChain(behind word: Int) {
    let drop = Word(meaning: .drop, value: 0)
    var (load, found) = (word + 1, [Int]())
    while load + 5 < elements.count, isMarkOfChain(load + 3), elements[load + 4].kind == .quantity,
      elements[load + 4].value < elements[load].value, elements[load + 5].kind == .times,
      elements[safe: load + 6]?.isBareWhole == true
    {
      found.append(load + 3)
      load += 4
    }
    guard !found.isEmpty else { return }
    for mark in found.reversed() {
      let range = elements[mark].range
      anatomy.parser.elements[mark] = Element(.comma, range, flags: .spaceAfter)
      anatomy.parser.elements.insert(
        Element(.word, range, word: drop, flags: [.spaceBefore, .spaceAfter]), at: mark + 1)
      anatomy.parser.elements[mark + 2].flags.insert(.spaceBefore)
    }
    partBefore(word)
  }

  private func isMarkOfChain(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .slash, .hyphen, .arrow, .other, .comma, .plus: true
    default: false
    }
  }

  /// The `MM` of `row MM 40: 15+5+5`, before the load and the pieces of its set.
  private mutating func dropLettersOfMyo() {
    guard let word = elements.indices.dropFirst().first(where: { isWord($0, in: Self.myos) }),
      word + 4 < elements.count, elements[word - 1].kind == .word,
      elements[word + 1].isBare || elements[word + 1].unit.isMass,
      elements[word + 2].kind == .colon || elements[word + 2].kind == .times,
      elements[word + 3].isBareWhole, elements[word + 4].kind == .plus
    else { return }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements[word + 2].kind = .times
    anatomy.parser.elements.remove(at: word)
  }

  /// The `/s` of `incline 30/s x12, 40/s x10`: the load of one side.
  mutating func settleLettersOfSides() {
    var index = 2
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .slash, !elements[index].spaceBefore,
        elements[index - 1].isBare, elements[index + 1].range.count == 1,
        !elements[index + 1].spaceBefore, isWord(index + 1, in: Self.letterOfSide),
        elements[index + 2].kind == .times
      else { continue }
      anatomy.parser.elements[index - 1].flags.formUnion([.loadOfSide, .spaceAfter])
      anatomy.parser.elements.removeSubrange(index...(index + 1))
    }
  }

  private static let drops = WordSet("ds dropset drop drops")
  private static let pauses = WordSet("rp")
  private static let myos = WordSet("mm myo myos myoreps")
  private static let letterOfSide = WordSet("s")
}
