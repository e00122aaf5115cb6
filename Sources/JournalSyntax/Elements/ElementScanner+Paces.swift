/// How fast it went and how far up, which is no work by itself.
extension ElementScanner {
  /// `5:20/km`, `8:26 min/mile`, `8:26 per mile`, `8:26 avg pace`.
  mutating func attachPace(to element: inout Element) {
    if kind(at: index) == .slash {
      let way = kind(at: index + 1) == .number ? index + 2 : index + 1
      if isWay(way) { attachPace(through: way, to: &element) }
      return
    }
    guard let last = endOfPace(nextSolid(from: index), element.value) else { return }
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

  /// The last token of the words behind a clock that tell that it is a pace, when nothing else stands
  /// behind them: `Run 45:00 pace easy` took so long.
  private func endOfPace(_ first: Int, _ clock: Int32) -> Int? {
    guard kind(at: first) == .word else { return nil }
    let second = nextSolid(from: first + 1)
    // `8:26 min/mile`.
    if word(at: first).meaning == .minute, kind(at: second) == .slash, isWay(second + 1) {
      return second + 1
    }
    guard clock < 900_000 else { return nil }
    // `8:26 per mile`, `8:26 avg pace`.
    if Self.perWords.contains(slice(first)), isWay(second) { return ends(second) }
    if isPaceWord(first) { return ends(first) }
    return Self.meanWords.contains(slice(first)) && isPaceWord(second) ? ends(second) : nil
  }

  private func isPaceWord(_ index: Int) -> Bool {
    kind(at: index) == .word && Self.paceWords.contains(slice(index))
  }

  private func ends(_ last: Int) -> Int? {
    switch kind(at: nextSolid(from: last + 1)) {
    case .newline, .comma, .semicolon, .closeParenthesis, .pipe, .period: last
    default: nil
    }
  }

  private func isWay(_ index: Int) -> Bool {
    switch word(at: index).meaning {
    case .kilometer, .mile, .letterM, .meter: true
    default: false
    }
  }

  private static let perWords = WordSet("per pro por par al")
  private static let meanWords = WordSet("avg average mean")
  private static let paceWords = WordSet("pace split splits")

  /// `12 km/h`, `141次/分钟`.
  mutating func attachRate(to element: inout Element) {
    switch element.unit {
    case .meter, .letterM, .foot: attachAscent(to: &element)
    default: break
    }
    if element.unit == .none, kind(at: index) == .blank, isBeats(index + 1) {
      return attach(.pace, through: index + 3, to: &element)
    }
    guard element.unit != .none, kind(at: index) == .slash, kind(at: index + 1) == .word else {
      return
    }
    switch word(at: index + 1).meaning {
    case .hour, .minute, .second, .time: attach(.pace, through: index + 1, to: &element)
    default:
      // The `h` of `km/h` and the `u` of `km/u`.
      guard element.unit.isLength, tokens[index + 1].range.count == 1,
        byte(at: index + 1) == UInt8(ascii: "h") || byte(at: index + 1) == UInt8(ascii: "u")
      else { return }
      attach(.pace, through: index + 1, to: &element)
    }
  }

  /// The `st/min` of `170 st/min` and the `bpm/min` of a watch; `10 burpees/min` are work.
  private func isBeats(_ word: Int) -> Bool {
    guard kind(at: word) == .word, tokens[word].range.count <= 7, kind(at: word + 1) == .slash,
      self.word(at: word + 2).meaning == .minute
    else { return false }
    return Self.beats.contains(slice(word))
  }

  private static let beats = WordSet("st spm steps strokes beats schläge slag puls pulse pas")

  /// `600m elevation`, `120 m D+`: how far up it went.
  private mutating func attachAscent(to element: inout Element) {
    guard kind(at: index) == .blank else { return }
    let word = index + 1
    guard kind(at: word) == .word else { return }
    if Self.ascents.contains(slice(word)) { return attach(.other, through: word, to: &element) }
    // `5 km, 120 m gain`, but `Rope climb 5 m climbed`.
    if hasTimeOrWay, Self.gains.contains(slice(word)) {
      return attach(.other, through: word, to: &element)
    }
    guard tokens[word].range.count == 1, byte(at: word) | 0x20 == UInt8(ascii: "d"),
      kind(at: word + 1) == .plus
    else { return }
    attach(.other, through: word + 1, to: &element)
  }

  private static let gains = WordSet("gain gained climbed")
  private static let ascents = WordSet(
    """
    elevation elev ascent ascend vert höhenmeter höhenunterschied aufstieg dénivelé denivele
    desnivel dislivello hoogtemeters подъёма набора
    """)
}
