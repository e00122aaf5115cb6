/// Numbers with their units: loads, clocks, durations, loads told in two units.
extension ElementScanner {
  mutating func number(_ elements: inout [Element]) {
    let first = tokens[index].range
    if clock(&elements) { return }
    var (value, flags) = parse(first)
    var range = first
    index += 1
    if let fraction = decimalComma(elements) {
      (value, flags) = parse(first, fraction: fraction)
      range = range.through(fraction)
      index += 2
    }
    if let rest = thousands(first) {
      let (high, low) = (value, parse(rest).value)
      value = high < 2_000_000 ? high * 1000 + low : Int32.max
      range = range.through(rest)
      index += 2
    }
    var element = Element(.quantity, range, value: value, flags: flags)
    if bothSides(&element, &elements) { return }
    attachUnit(to: &element)
    attachRate(to: &element)
    if mergeDuration(element, into: &elements) || dropsDualUnit(element, &elements)
      || dropsOtherScale(element, &elements)
    {
      return
    }
    if element.unit == .none, isMaximum(index), let last = elements.last {
      // `80% 1RM`: a share of it.
      if last.kind == .quantity, last.unit == .percent {
        index += 1
        return
      }
      // `3x15 @ 15RM`: how heavy, and no load.
      if last.kind == .at { attach(.percent, through: index, to: &element) }
    }
    push(element, &elements)
  }

  /// The `RM` of `15RM`.
  private func isMaximum(_ index: Int) -> Bool {
    guard kind(at: index) == .word, tokens[index].range.count == 2 else { return false }
    let word = bytes[tokens[index].range.indices]
    return word.elementsEqual("RM".utf8) || word.elementsEqual("rm".utf8)
  }

  /// `7R/7L`: so many with the right and so many with the left.
  mutating func bothSides(_ element: inout Element, _ elements: inout [Element]) -> Bool {
    guard kind(at: index) == .word, let side = sideLetter(index), kind(at: index + 1) == .slash,
      kind(at: index + 2) == .number, let other = sideLetter(index + 3), side != other
    else { return false }
    element.unit = .repetition
    element.flags.insert(.unitGlued)
    element.range = element.range.through(tokens[index].range)
    push(element, &elements)
    let rest = tokens[index + 1].range.through(tokens[index + 3].range)
    push(Element(.word, rest, word: Word(meaning: .each, value: 0)), &elements)
    index += 4
    return true
  }

  /// `r` or `l`.
  private func sideLetter(_ index: Int) -> UInt8? {
    guard kind(at: index) == .word, tokens[index].range.count == 1 else { return nil }
    let letter = bytes[Int(tokens[index].range.start)] | 0x20
    return letter == 0x72 || letter == 0x6C ? letter : nil
  }

  /// The `400` of `9,400 steps` and the `000` of `6,000 meters`: three digits behind a comma, before a
  /// word that tells what was counted; and the `000` of `2 000 m`.
  func thousands(_ first: ByteRange) -> ByteRange? {
    guard first.count <= 3 else { return nil }
    if kind(at: index) == .blank, tokens[index].range.count <= 2, kind(at: index + 1) == .number,
      tokens[index + 1].range.count == 3, byte(at: index + 1) == Byte.zero,
      byte(at: index) != Byte.tab
    {
      return tokens[index + 1].range
    }
    guard kind(at: index) == .comma, byte(at: index) == Byte.comma,
      kind(at: index + 1) == .number, tokens[index + 1].range.count == 3,
      kind(at: index + 2) == .blank, kind(at: index + 3) == .word
    else { return nil }
    switch word(at: index + 3).meaning {
    case .otherUnit, .food: return tokens[index + 1].range
    case .meter, .letterM, .yard, .foot, .pound, .repetition:
      return hasDecimalComma ? nil : tokens[index + 1].range
    default: return nil
    }
  }

  /// `1:30`, `25:30`, `1:02:03`, `7:30am`, `5:20/km`.
  mutating func clock(_ elements: inout [Element]) -> Bool {
    guard isClockPart(index + 1) else { return false }
    var parts = [parse(tokens[index].range).value]
    let start = index
    index += 1
    while isClockPart(index), parts.count < 3 {
      parts.append(parse(tokens[index + 1].range).value)
      index += 2
    }
    var flags: Element.Flags = []
    var value = Int64(parts[0])
    for part in parts.dropFirst() { value = value * 60 + Int64(part) }
    if parts.count == 3 { flags.insert(.hours) }
    var element = Element(
      .clock, tokens[start].range.through(tokens[index - 1].range),
      value: Int32(clamping: value), flags: flags)
    attachHalfDay(to: &element)
    attachPace(to: &element)
    push(element, &elements)
    return true
  }

  /// A colon and two digits, all glued.
  func isClockPart(_ index: Int) -> Bool {
    guard kind(at: index) == .colon, kind(at: index + 1) == .number else { return false }
    let digits = tokens[index + 1].range
    return byte(at: index) == Byte.colon
      && (digits.count == 2 || bytes[min(Int(digits.start) + 2, bytes.count - 1)] == Byte.period)
  }

  mutating func attachHalfDay(to element: inout Element) {
    let after = nextSolid(from: index)
    guard kind(at: after) == .word, tokens[after].range.count == 2 else { return }
    let hash = Keywords.hash(slice(after))
    guard hash == Self.morning || hash == Self.afternoon else { return }
    element.flags.insert(.halfDay)
    let hour = element.value / 60_000
    if hash == Self.afternoon, hour < 12 { element.value += 12 * 60_000 }
    if hash == Self.morning, hour == 12 { element.value -= 12 * 60_000 }
    element.range = element.range.through(tokens[after].range)
    index = after + 1
  }

  static let morning = Keywords.hash(Array("am".utf8)[...])
  static let afternoon = Keywords.hash(Array("pm".utf8)[...])

  mutating func attachPace(to element: inout Element) {
    guard kind(at: index) == .slash else { return }
    var end = index + 1
    if kind(at: end) == .number { end += 1 }
    switch word(at: end).meaning {
    case .kilometer, .mile, .letterM, .meter:
      element.unit = .pace
      element.range = element.range.through(tokens[end].range)
      index = end + 1
    default: return
    }
  }

  /// `12 km/h`, `141次/分钟`: how fast, and no work by itself.
  private mutating func attachRate(to element: inout Element) {
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

  /// The fraction of `82,5` behind the number before `index`, when that is one number.
  func decimalComma(_ elements: [Element]) -> ByteRange? {
    guard hasDecimalComma, kind(at: index) == .comma, byte(at: index) == Byte.comma,
      kind(at: index + 1) == .number, tokens[index + 1].range.count <= 2,
      !(kind(at: index + 2) == .comma && kind(at: index + 3) == .number),
      elements.last?.kind != .comma || pending.contains(.spaceBefore)
    else { return nil }
    return tokens[index + 1].range
  }

  mutating func attachUnit(to element: inout Element) {
    if kind(at: index) == .closeBracket, kind(at: index + 1) != .openParenthesis { index += 1 }
    let glued = index
    switch kind(at: glued) {
    case .percent:
      attach(.percent, through: glued, to: &element)
    case .hash
    where kind(at: glued + 1) != .number
      && (kind(at: glued + 1) != .word || word(at: glued + 1).meaning == .equipment):
      // `45#`, `2x50#DB`.
      attach(.pound, through: glued, to: &element)
    case .quotationMark where !closesQuote(glued):
      attach(tellsHeight(glued) ? .inch : .second, through: glued, to: &element)
    case .period
    where kind(at: glued + 1) == .word && Unit(word(at: glued + 1).meaning)?.isMass == true:
      index += 1
      attachWord(index, isGlued: true, to: &element)
    case .apostrophe:
      apostrophe(&element)
    case .plus
    where isMassWord(glued + 1) || kind(at: glued + 1) == .blank && isMassWord(glued + 2):
      // `100+ kg`: a little more than that.
      index += kind(at: glued + 1) == .blank ? 2 : 1
      attachWord(index, isGlued: true, to: &element)
    // `20-minute run`, `5-mile ride`.
    case .hyphen where kind(at: glued + 1) == .word && isMeasure(glued + 1):
      index += 1
      attachWord(index, isGlued: true, to: &element)
    case .word:
      attachWord(glued, isGlued: true, to: &element)
    // A tab parts columns: `1<tab>Set 2`.
    case .blank where byte(at: glued) != Byte.tab:
      let spaced = glued + 1
      if isWorkingSets(spaced) {
        attach(.set, through: spaced + 2, to: &element)
      } else if kind(at: spaced) == .word {
        attachWord(spaced, isGlued: false, to: &element)
      }
      if kind(at: spaced) == .percent { attach(.percent, through: spaced, to: &element) }
    default: break
    }
  }

  /// `3 working sets of 100 lb`.
  private func isWorkingSets(_ index: Int) -> Bool {
    kind(at: index) == .word && kind(at: index + 1) == .blank && kind(at: index + 2) == .word
      && kind(at: index + 4) == .word && word(at: index + 2).meaning == .set
      && word(at: index).meaning == .workingSet && word(at: index + 4).meaning == .of
  }

  private func isMassWord(_ index: Int) -> Bool {
    kind(at: index) == .word && Unit(word(at: index).meaning)?.isMass == true
  }

  private func isMeasure(_ index: Int) -> Bool {
    guard let unit = Unit(word(at: index).meaning), tokens[index].range.count > 1 else {
      return false
    }
    return unit.isTime || unit.isLength || unit.isMass
  }

  /// `“Week 3”`: a mark behind a number closes a quote when one was opened on the line.
  mutating func closesQuote(_ index: Int) -> Bool {
    while quotesSeenTo < index {
      if tokens[quotesSeenTo].kind == .quotationMark { isInQuote.toggle() }
      quotesSeenTo += 1
    }
    return isInQuote
  }

  /// `Box jumps 24"`, `5 burpees - 6" jump`, but `30" jump rope`.
  private func tellsHeight(_ mark: Int) -> Bool {
    var next = nextSolid(from: mark + 1)
    if kind(at: next) == .word, Self.heights.contains(Keywords.hash(slice(next))) {
      next = nextSolid(from: next + 1)
      return !(kind(at: next) == .word && Self.ropes.contains(Keywords.hash(slice(next))))
    }
    var before = mark - 2
    while before >= 0, tokens[before].kind == .blank || tokens[before].kind == .openParenthesis {
      before -= 1
    }
    return before >= 0 && kind(at: before) == .word
      && Self.heights.contains(Keywords.hash(slice(before)))
  }

  private static let heights = hashes(
    "jump jumps box boxes deficit step steps block blocks jack riser pin pins board boards")
  private static let ropes = hashes("rope ropes")

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { Keywords.hash(Array($0.utf8)[...]) })
  }

  mutating func attach(_ unit: Unit, through last: Int, to element: inout Element) {
    element.unit = unit
    element.range = element.range.through(tokens[last].range)
    if last == index { element.flags.insert(.unitGlued) }
    index = last + 1
  }

  mutating func attachWord(_ at: Int, isGlued: Bool, to element: inout Element) {
    let meaning = unitWord(at: at).meaning
    var unit = Unit(meaning)
    if meaning == .in, isGlued { unit = .inch }
    // `2時間`, `1시간`: the word for time, behind a number, counts hours.
    if meaning == .time, isEastAsian(at) { unit = .hour }
    guard let unit, isGlued || Self.maybeSpaced(meaning) else { return }
    if unit == .round, isGlued, isOrdinal(element, at) { return }
    // `12 с 10 кг`: the Russian word for `with`.
    if meaning == .letterS, !isGlued {
      let next = kind(at: nextSolid(from: at + 1))
      let isCyrillic = bytes[Int(tokens[at].range.start)] >= 0x80
      if next == .number || isCyrillic && next == .word { return }
    }
    // `16.02.2024 п'ятниця`: alone, the letter counts sets only behind a number it touches.
    if meaning == .set, !isGlued, tokens[at].range.count <= 2,
      bytes[Int(tokens[at].range.start)] >= 0x80
    {
      return
    }
    if isGlued { element.flags.insert(.unitGlued) }
    element.unit = unit
    element.range = element.range.through(unitRange(at, meaning))
    index = at + 1
    if isEastAsian(at), element.range.end < tokens[at].range.end {
      let rest = ByteRange(Int(element.range.end), Int(tokens[at].range.end))
      tokens[at] = Token(.word, rest)
      index = at
    } else if kind(at: index) == .period, unit.isMass, kind(at: index + 1) != .number {
      index += 1
    } else if kind(at: index) == .period, kind(at: index + 1) == .blank,
      kind(at: index + 2) == .number
    {
      // `15 Wdh. 20 kg`: the point of an abbreviation.
      index += 1
    }
  }

  /// `3rd`, `23rd`, but `5rd`.
  private func isOrdinal(_ element: Element, _ word: Int) -> Bool {
    element.value % 10_000 == 3_000 && element.value % 100_000 != 13_000
      && tokens[word].range.count == 2 && bytes[Int(tokens[word].range.start)] | 0x20 == 0x72
  }

  /// In scripts without spaces only the unit itself is taken off the word.
  func unitRange(_ index: Int, _ meaning: WordMeaning) -> ByteRange {
    guard isEastAsian(index), Keywords.word(slice(index)).meaning == .none else {
      return tokens[index].range
    }
    let prefix = Keywords.prefix(slice(index))
    return ByteRange(prefix.startIndex, prefix.endIndex)
  }

  /// Single letters that are also words of a sentence are units only when glued.
  static func maybeSpaced(_ meaning: WordMeaning) -> Bool {
    meaning != .in && meaning != .drop
  }

  /// `1h15m`, `2m15.2s`, `1 h 30 min` are one duration.
  mutating func mergeDuration(_ element: Element, into elements: inout [Element]) -> Bool {
    guard let last = elements.indices.last, elements[last].kind == .quantity else { return false }
    let before = elements[last]
    let isPart =
      (before.unit == .hour && (element.unit == .minute || element.unit == .letterM))
      || ((before.unit == .minute || before.unit == .letterM)
        && (element.unit == .second || element.unit == .letterS))
      || (before.unit == .hour && element.unit == .none && !pending.contains(.spaceBefore))
    guard isPart, element.value < 60_000 else { return false }
    let scale: Int64 = before.unit == .hour ? 3600 : 60
    let part = Int64(element.value) * (before.unit == .hour ? 60 : 1)
    let sum = Int64(before.value) * scale + part
    elements[last].kind = .clock
    elements[last].unit = .none
    elements[last].value = Int32(clamping: sum)
    elements[last].flags.insert(.hours)
    elements[last].range = before.range.through(element.range)
    pending = []
    return true
  }
}
