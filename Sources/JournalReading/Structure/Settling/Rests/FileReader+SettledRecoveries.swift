internal import JournalSyntax

/// Easy work between repeated runs, and what runners shorten.
extension FileReader {
  /// The `w/ 90s jog` of `6x1k @ 4:10 w/ 90s jog` and the `(2 min walk)` of `5x800 m (2 min walk)`: the
  /// rest between them. Returns where the word stands then.
  mutating func settleRecovery(_ word: Int) -> Int {
    if isWord(word, in: Self.holding) { countHolds(word) }
    guard word > 3, isWord(word, in: Self.easyWork), isTimeOfRest(word - 1),
      word + 1 == elements.count
        || elements[word + 1].kind != .word
          && !elements[word + 1].isNumber,
      elements[..<(word - 1)].indices.contains(where: { isWayRepeated($0) })
    else { return word }
    var first = word - 1
    if elements[first - 1].kind == .slash, elements[first - 2].meaning == .with {
      first -= 2
    } else if elements[first - 1].meaning == .with {
      first -= 1
    } else {
      guard elements[first - 1].kind == .openParenthesis || elements[first - 1].kind == .comma
      else { return word }
    }
    anatomy.parser.elements[word].word = Word(meaning: .rest, value: 0)
    anatomy.parser.elements.removeSubrange(first..<(word - 1))
    return first + 1
  }

  /// The first 10 of `Quad sets 10 x 10 sec hold`: so many holds, and no load.
  private mutating func countHolds(_ word: Int) {
    guard word > 2, elements[word - 1].kind == .quantity, elements[word - 2].kind == .times,
      elements[word - 3].isBareWhole, elements[word - 3].value <= 30_000,
      word < 4 || elements[word - 4].kind != .times
    else { return }
    anatomy.parser.elements[word - 1].unit = .second
    anatomy.parser.elements[word - 1].flags.remove(.phase)
    anatomy.parser.elements[word - 3].unit = .set
  }

  /// At most three minutes.
  func isTimeOfRest(_ index: Int) -> Bool {
    let time = elements[index]
    if time.kind == .clock { return time.value <= 180_000 }
    switch time.unit {
    case .second, .letterS: return time.value <= 180_000
    case .minute: return time.value <= 3_000
    default: return false
    }
  }

  /// The sign of `6x1k` and `5x800 m`.
  private func isWayRepeated(_ sign: Int) -> Bool {
    guard sign > 0, elements[sign].kind == .times, elements[sign - 1].kind == .quantity,
      sign + 1 < elements.count, elements[sign + 1].kind == .quantity
    else { return false }
    let unit = elements[sign + 1].unit
    return unit.isLength || unit == .letterM || unit == .kilo
      || unit == .none && elements[sign + 1].value >= 200_000
  }

  /// The `LR` of `Sun 22 - LR 28.1 km`: a long run, and no two sides.
  mutating func settleLongRun(_ word: Int) {
    guard elements[word].range.count == 2, word + 1 < elements.count,
      elements[word + 1].unit == .kilometer || elements[word + 1].unit == .mile,
      elements[word + 1].kind == .quantity, elements[word + 1].value >= 8_000
    else { return }
    anatomy.parser.elements[word].word = .plain
  }

  private static let holding = WordSet("hold holds holding held halten")
  private static let easyWork = WordSet(
    "jog jogs jogging walk walking float recovery recoveries spin traben gehen trab trot trote")
}
