/// How fast it went and how far up, which is no work by itself.
extension ElementScanner {
  /// `5:20/km`, `8:26 min/mile`, `8:26 per mile`, `8:26 avg pace`.
  mutating func attachPace(to element: inout Element) {
    if kind(at: index) == .slash {
      let way = kind(at: index + 1) == .number ? index + 2 : index + 1
      if isWay(way) { attachPace(through: way, to: &element) }
      return
    }
    guard let last = endOfPace(nextSolid(from: index)) else { return }
    attachPace(through: last, to: &element)
  }

  private mutating func attachPace(through last: Int, to element: inout Element) {
    switch word(at: last).meaning {
    case .mile: element.flags.insert(.perMile)
    case .kilometer: element.flags.insert(.perKilometer)
    default: break
    }
    attach(.pace, through: last, to: &element)
  }

  /// The last token of the words behind a clock that tell that it is a pace.
  private func endOfPace(_ first: Int) -> Int? {
    guard kind(at: first) == .word else { return nil }
    let second = nextSolid(from: first + 1)
    // `8:26 min/mile`.
    if word(at: first).meaning == .minute, kind(at: second) == .slash, isWay(second + 1) {
      return second + 1
    }
    // `8:26 a mile`, `8:26 per mile`.
    if Self.perWords.contains(slice(first)), isWay(second) { return second }
    if isPaceWord(first, before: second) { return first }
    let isMean = Self.meanWords.contains(slice(first))
    return isMean && isPaceWord(second, before: nextSolid(from: second + 1)) ? second : nil
  }

  /// In `42:10 pace 8:26` the pace stands behind its word.
  private func isPaceWord(_ index: Int, before next: Int) -> Bool {
    guard kind(at: index) == .word, Self.paceWords.contains(slice(index)) else { return false }
    return kind(at: next) != .number && kind(at: next) != .colon && kind(at: next) != .equals
  }

  private func isWay(_ index: Int) -> Bool {
    switch word(at: index).meaning {
    case .kilometer, .mile, .letterM, .meter: true
    default: false
    }
  }

  private static let perWords = WordSet("a per pro por par al")
  private static let meanWords = WordSet("avg average mean")
  private static let paceWords = WordSet("pace pacing splits split")

  /// `12 km/h`, `141次/分钟`.
  mutating func attachRate(to element: inout Element) {
    switch element.unit {
    case .meter, .letterM, .foot: attachAscent(to: &element)
    default: break
    }
    guard element.unit != .none, kind(at: index) == .slash, kind(at: index + 1) == .word else {
      return
    }
    switch word(at: index + 1).meaning {
    case .hour, .minute, .second, .time: attach(.pace, through: index + 1, to: &element)
    default:
      // The `h` of `km/h`.
      guard element.unit.isLength, tokens[index + 1].range.count == 1,
        byte(at: index + 1) == UInt8(ascii: "h")
      else { return }
      attach(.pace, through: index + 1, to: &element)
    }
  }

  /// `600m elevation`, `120 m D+`: how far up it went.
  private mutating func attachAscent(to element: inout Element) {
    guard kind(at: index) == .blank else { return }
    let word = index + 1
    guard kind(at: word) == .word else { return }
    if Self.ascents.contains(slice(word)) { return attach(.other, through: word, to: &element) }
    guard tokens[word].range.count == 1, byte(at: word) | 0x20 == UInt8(ascii: "d"),
      kind(at: word + 1) == .plus
    else { return }
    attach(.other, through: word + 1, to: &element)
  }

  private static let ascents = WordSet(
    """
    elevation elev ascent ascend vert höhenmeter höhenunterschied aufstieg dénivelé denivele
    desnivel dislivello hoogtemeters подъёма набора
    """)
}
