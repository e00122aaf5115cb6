internal import JournalSyntax

/// Lifts that were missed within a row parted by dashes or slashes: `60-65-70-75(f)-75`, `40/45/50/55x/55`.
extension FileReader {
  /// Parts such a row by commas, behind which a mark belongs to its own number.
  mutating func settleMissesInRow(_ start: Int) {
    guard elements[start].isBare, elements[start].value >= 20_000,
      let sign = elements[safe: start + 1], sign.kind == .hyphen || sign.kind == .slash,
      start == 0 || elements[start - 1].kind == .word || elements[start - 1].kind == .colon
    else { return }
    var signs: [Int] = []
    var misses = 0
    var index = start
    while index < elements.count, elements[index].isBare, elements[index].value >= 20_000 {
      var next = index + 1
      if let behind = behindMiss(next) {
        misses += 1
        next = behind
      }
      guard next < elements.count, elements[next].kind == sign.kind else { break }
      signs.append(next)
      index = next + 1
    }
    // What stands behind the last sign is a number as well.
    guard misses > 0, signs.count >= 2, index < elements.count, elements[index].isBare else {
      return
    }
    for sign in signs { anatomy.parser.elements[sign].kind = .comma }
  }

  /// Makes a missed lift of the `failure x 245` of `1x245, failure x 245, 1x245`, and of `fail x 110`: the sign stands
  /// before its load, and goes behind it.
  mutating func settleMissBeforeLoad(_ word: Int) -> Bool {
    guard word > 1, word + 2 < elements.count, elements[word + 1].kind == .times,
      elements[word].meaning == .failed || isWord(word, in: Self.misses),
      elements[word - 1].kind == .comma || elements[word - 1].kind == .semicolon,
      elements[word - 2].isNumber,
      elements[word + 2].unit.isMass
        || elements[word + 2].isBare && elements[word + 2].value >= 20_000,
      elements[safe: word + 3]?.kind != .times
    else { return false }
    var load = elements[word + 2]
    let end = Int(load.range.end)
    let mark = Element(
      .word, ByteRange(end, end), word: Word(meaning: .failed, value: 0), flags: load.flags)
    load.range = range(word..<(word + 3))
    load.flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(word...(word + 2), with: [load, mark])
    return true
  }

  /// Behind the `x`, `f` or `(f)` of a number.
  private func behindMiss(_ index: Int) -> Int? {
    guard let mark = elements[safe: index], !mark.spaceBefore else { return nil }
    switch mark.kind {
    case .times where !mark.spaceAfter && elements[safe: index + 1]?.isNumber != true:
      return index + 1
    case .word where mark.meaning == .failed: return index + 1
    case .openParenthesis:
      guard let inside = elements[safe: index + 1],
        elements[safe: index + 2]?.kind == .closeParenthesis,
        inside.meaning == .failed || inside.kind == .times
      else { return nil }
      return index + 3
    default: return nil
    }
  }

  private static let misses = WordSet("failure", CommonWords.missed)
}
