internal import JournalSyntax

/// Loads in parentheses at the end of a line: `Swings 3x20 - one arm (16 kg)`, `10 swings (with 16 kg)`.
extension FileReader {
  /// Takes the words between the sets and their load off the line.
  mutating func dropRemarkBeforeEnclosedLoad(_ open: Int) -> Bool {
    guard open > 3, open + 3 == elements.count, elements[open + 1].kind == .quantity,
      elements[open + 1].unit.isMass, elements[open + 2].kind == .closeParenthesis,
      !elements[..<open].contains(where: { $0.unit.isMass || $0.kind == .openParenthesis })
    else { return false }
    var first = open
    while first > 1, elements[first - 1].kind == .word, isRemarkOfSets(elements[first - 1]) {
      first -= 1
    }
    guard first < open, open - first <= 6,
      elements[first - 1].kind == .comma
        || elements[first - 1].kind == .hyphen && elements[first - 1].spaceBefore,
      first > 4, elements[first - 2].kind == .quantity,
      elements[first - 2].unit == .none || elements[first - 2].unit == .repetition,
      elements[first - 3].kind == .times || elements[first - 3].meaning == .of,
      elements[first - 4].kind == .quantity
    else { return false }
    context.remarks.append(range(first..<open))
    anatomy.parser.elements.removeSubrange((first - 1)..<open)
    return true
  }

  private func isRemarkOfSets(_ word: Element) -> Bool {
    switch word.meaning {
    case .previous, .goal, .plan, .next, .than, .total, .rest, .record, .warmup, .drop, .superset:
      false
    default: true
    }
  }

  /// The `with` of `10 swings (with 16 kg)` and the `used` of `20 sit-ups (used 6 kg)`.
  mutating func dropWordBeforeEnclosedLoad(_ open: Int) -> Bool {
    guard open > 0, open + 3 < elements.count, elements[open + 3].kind == .closeParenthesis,
      elements[open + 2].kind == .quantity, elements[open + 2].unit.isMass,
      elements[open + 1].meaning == .with || elements[open + 1].kind == .at
        || isWord(open + 1, in: Self.usings),
      elements[open - 1].kind == .word || elements[open - 1].isNumber
    else { return false }
    anatomy.parser.elements.remove(at: open + 1)
    return true
  }

  private static let usings = WordSet("used using at w mit avec con com met med z s")

  /// The `(+)` of `2 min(+) rest`: somewhat more.
  mutating func dropEnclosedPlus(_ open: Int) -> Bool {
    guard open > 0, open + 2 < elements.count, elements[open + 1].kind == .plus,
      elements[open + 2].kind == .closeParenthesis, elements[open - 1].isNumber,
      elements[open - 1].unit.isTime || elements[open - 1].kind == .clock
    else { return false }
    anatomy.parser.elements.removeSubrange(open...(open + 2))
    return true
  }

  /// Parts the `which is 85% of my best` of `100 for five triples which is 85% of my best` from the sets.
  mutating func partRelativeClause(_ word: Int) -> Bool {
    guard isWord(word, in: Self.relatives), word > 1,
      elements[word - 1].isNumber || elements[word - 1].meaning == .tuple
        || elements[word - 1].meaning == .set
    else { return false }
    let start = Int(elements[word].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: word)
    return true
  }

  private static let relatives = WordSet("which")

  /// Glues the plus of `BW +10 kg x 5` to the body, of which it is the load.
  mutating func settleGluedPlusBehindBody(_ plus: Int) {
    guard plus > 0, plus + 1 < elements.count, elements[plus - 1].meaning == .bodyweight,
      elements[plus].spaceBefore, !elements[plus + 1].spaceBefore, elements[plus + 1].isNumber
    else { return }
    anatomy.parser.elements[plus].flags.remove(.spaceBefore)
    anatomy.parser.elements[plus - 1].flags.remove(.spaceAfter)
  }
}
