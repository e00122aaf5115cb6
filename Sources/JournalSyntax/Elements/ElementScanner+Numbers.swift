/// Numbers with their units: loads, clocks, durations, loads told in two units.
extension ElementScanner {
  mutating func number(_ elements: inout [Element]) {
    let first = tokens[index].range
    if clock(&elements) || partOfRep(&elements) { return }
    var (value, flags) = parse(first)
    var range = first
    index += 1
    if let fraction = decimalComma(elements) {
      (value, flags) = parse(first, fraction: fraction)
      range = range.through(fraction)
      index += 2
    }
    if let rest = thousands(first), !partsSets(elements) {
      let whole = Int64(value) * 1000 + Int64(parse(rest).value)
      if whole >= Int64(Element.beyondAllLoads) { flags.insert(.tooLarge) }
      value = Element.bounded(whole)
      range = range.through(rest)
      index += 2
    }
    if shareOfStack(first, &elements) { return }
    var element =
      fraction(first, &elements) ?? Element(.quantity, range, value: value, flags: flags)
    if bothSides(&element, &elements) { return }
    if kind(at: index) == .word, isHands(element) {
      push(Element(.word, range.through(tokens[index].range)), &elements)
      index += 1
      return
    }
    if kind(at: index) == .word, tokens[index].range.count == 2 { hour(&element) }
    pin(of: &element)
    if isDistributive { index += 1 }
    if !isBetweenLabels(elements), !isUnitOfNext(element, elements) { attachUnit(to: &element) }
    if element.value <= 5_000 { countHolds(&element, elements) }
    countSlavicSets(&element, &elements)
    attachRate(to: &element)
    attachComparison(to: &element, behind: elements)
    markPhase(&element, elements)
    if foldLengths(element, &elements) { return }
    if mergeDuration(element, into: &elements) || dropsDualUnit(element, &elements) { return }
    push(element, &elements)
  }

  /// True before the `.63` of `Run .63 miles`.
  var startsFraction: Bool {
    pending.contains(.spaceBefore) && kind(at: index + 1) == .number
      && tokens[index + 1].range.count <= 3
      && bytes[tokens[index + 1].range.indices].allSatisfy { Byte.isDigit($0) }
  }

  mutating func leadingFraction(_ elements: inout [Element]) {
    let (point, digits) = (tokens[index].range, tokens[index + 1].range)
    let (value, flags) = parse(ByteRange(Int(point.start), Int(point.start)), fraction: digits)
    var element = Element(.quantity, point.through(digits), value: value, flags: flags)
    index += 2
    attachUnit(to: &element)
    push(element, &elements)
  }

  /// The 70 of `weight: 70 reps: 8` and of `weight 70 reps 8`: the word behind it is the label of
  /// another value; but `Top set: 5 reps 140 kg`.
  private func isBetweenLabels(_ elements: [Element]) -> Bool {
    guard kind(at: index) == .blank, kind(at: index + 1) == .word else { return false }
    let sign = nextSolid(from: index + 2)
    let isSigned = kind(at: sign) == .colon || kind(at: sign) == .equals
    let value = isSigned ? nextSolid(from: sign + 1) : sign
    guard kind(at: value) == .number else { return false }
    switch word(at: index + 1).meaning {
    case .repetition, .set, .letterS: break
    default: return false
    }
    var label = elements.count - 1
    let hasSign = label > 0 && (elements[label].kind == .colon || elements[label].kind == .equals)
    if hasSign { label -= 1 }
    guard label >= 0, hasSign == isSigned else { return false }
    let behind = nextSolid(from: value + 1)
    switch elements[label].meaning {
    case .set: return isSigned || Unit(word(at: behind).meaning)?.isMass != true
    case .weight, .repetition, .rpe: return true
    default: return false
    }
  }

  /// The `2H` of `2H swing 24 kg 5x10`: with two hands, for nobody swings that for two hours.
  private func isHands(_ element: Element) -> Bool {
    guard element.value == 1_000 || element.value == 2_000, byte(at: index) == UInt8(ascii: "H"),
      tokens[index].range.count == 1, kind(at: index + 1) == .blank, kind(at: index + 2) == .word
    else { return false }
    var next = index + 3
    while next < min(tokens.count, index + 12) {
      if kind(at: next) == .comma { return false }
      if kind(at: next) == .word, Unit(word(at: next).meaning)?.isMass == true { return true }
      next += 1
    }
    return false
  }

  /// The `400` of `9,400 steps` and the `000` of `6,000 meters`: three digits behind a comma, before a
  /// word that tells what was counted, glued as in `5,000m` or not; and the `000` of `2 000 m`.
  func thousands(_ first: ByteRange) -> ByteRange? {
    guard first.count <= 3, bytes[Int(first.start)] != Byte.zero else { return nil }
    if kind(at: index) == .blank, tokens[index].range.count <= 2, kind(at: index + 1) == .number,
      tokens[index + 1].range.count == 3, byte(at: index + 1) == Byte.zero,
      byte(at: index) != Byte.tab
    {
      return tokens[index + 1].range
    }
    guard kind(at: index) == .comma, byte(at: index) == Byte.comma,
      kind(at: index + 1) == .number, tokens[index + 1].range.count == 3,
      // `1,500-meter swim`.
      case let unit = kind(at: index + 2) == .blank || byte(at: index + 2) == Byte.hyphen
        ? index + 3 : index + 2
    else { return nil }
    if isCounter(index + 2) { return tokens[index + 1].range }
    guard kind(at: unit) == .word else { return nil }
    switch word(at: unit).meaning {
    case .otherUnit, .food: return tokens[index + 1].range
    case .meter, .letterM, .yard, .foot, .pound, .repetition:
      return hasDecimalComma ? nil : tokens[index + 1].range
    default: return nil
    }
  }

  /// `Pull-ups so far: 22,110` and nothing behind: nobody lists 22 reps and 110.
  private func isCounter(_ behind: Int) -> Bool {
    guard behind >= tokens.count || kind(at: behind) == .newline, !hasDecimalComma, index > 2,
      // `Press: 40,100` are two loads.
      parse(tokens[index - 1].range).value % 5_000 != 0
    else { return false }
    let before = kind(at: index - 2) == .blank ? index - 3 : index - 2
    return kind(at: before) == .colon
  }

  /// The fraction of `82,5` behind the number before `index`, when that is one number.
  func decimalComma(_ elements: [Element]) -> ByteRange? {
    guard kind(at: index) == .comma, byte(at: index) == Byte.comma,
      kind(at: index + 1) == .number
    else { return nil }
    if isFractionBehindReps(elements) || isFractionBeforeReps(elements) {
      return tokens[index + 1].range
    }
    guard tokens[index + 1].range.count <= 2 || isLongFraction, !partsSets(elements),
      hasDecimalComma || isLongFraction || isHalfKilo(elements) || isNought
        || isHalfPoint(elements) || isHalfMinute || isFractionBeforeList(elements),
      !(kind(at: index + 2) == .comma && kind(at: index + 3) == .number),
      elements.last?.kind != .comma || pending.contains(.spaceBefore),
      elements.last?.kind != .times || !areReps, !isPairOfReps(elements)
    else { return nil }
    return tokens[index + 1].range
  }

  /// The `12,10` of `Dips 12,10` at the end of its part of the line: no load falls short of a kilogram by
  /// so many tenths and tells the hundredths too, but the second set often falls short of the first.
  private func isPairOfReps(_ elements: [Element]) -> Bool {
    guard elements.last?.kind == .word, tokens[index + 1].range.count == 2,
      byte(at: index + 1) != Byte.zero, tokens[index - 1].range.count <= 2,
      case let (first, second) = (
        parse(tokens[index - 1].range).value, parse(tokens[index + 1].range).value
      ), first <= 30_000, second <= first, second != 25_000
    else { return false }
    let next = nextSolid(from: index + 2)
    guard next < tokens.count else { return true }
    switch kind(at: next) {
    case .newline, .semicolon, .slash: return true
    default: return false
    }
  }

  /// The `8,5` of `RPE 8,5`.
  private func isHalfPoint(_ elements: [Element]) -> Bool {
    let fraction = tokens[index + 1].range
    return fraction.count == 1 && bytes[Int(fraction.start)] == UInt8(ascii: "5")
      && elements.last?.meaning == .rpe && elements.dropLast().contains(where: \.isNumber)
      && endsRating(nextSolid(from: index + 2))
  }

  /// `RPE 7,5x110`, `RPE 8,5 sets` and `RPE 8,5 min rest` list another number.
  private func endsRating(_ next: Int) -> Bool {
    switch kind(at: next) {
    case .times, .number, .at, .slash: false
    case .word: Unit(word(at: next).meaning) == nil && word(at: next).meaning != .often
    default: true
    }
  }

  /// The `6,6` of `Chins 10x6,6`: nobody does a part of a rep, and no such load is that small. In
  /// `4x1,6 km` it is a way.
  private var areReps: Bool {
    guard tokens[index + 1].range.count == 1, byte(at: index + 1) != UInt8(ascii: "5"),
      parse(tokens[index - 1].range).value <= 20_000
    else { return false }
    return kind(at: nextSolid(from: index + 2)) != .word
  }

  /// The `,0` of `60,0 x 10`: nobody does no reps.
  private var isNought: Bool {
    tokens[index + 1].range.count == 1 && byte(at: index + 1) == Byte.zero
      && tokens[index - 1].range.count >= 2
  }

  /// The `,4875` of `137,4875 kg`: neither thousands nor reps have so many digits. The `72.5` of
  /// `60x10,72.5x8` is the next load.
  private var isLongFraction: Bool {
    let (whole, fraction) = (tokens[index - 1].range, tokens[index + 1].range)
    guard 4...6 ~= fraction.count, whole.count >= 2,
      bytes[fraction.indices].allSatisfy({ Byte.isDigit($0) })
    else { return false }
    // `400,1600 m`: two ways.
    if bytes[Int(fraction.end) - 1] == Byte.zero, bytes[Int(fraction.end) - 2] == Byte.zero {
      return false
    }
    // `Jan 15,2024`.
    return whole.count > 2 || fraction.count > 4 || bytes[Int(fraction.start)] > UInt8(ascii: "2")
  }

  /// The `,5` of `107,5x5` and `62,5 x 8`: whatever the file does elsewhere, loads step by 2.5.
  private func isHalfKilo(_ elements: [Element]) -> Bool {
    let whole = tokens[index - 1].range
    let (last, fraction) = (bytes[Int(whole.end) - 1], tokens[index + 1].range)
    guard last == UInt8(ascii: "2") || last == UInt8(ascii: "7"),
      fraction.count == 1, bytes[Int(fraction.start)] == UInt8(ascii: "5")
    else { return false }
    let next = nextSolid(from: index + 2)
    if isLoneLoad(elements, next) { return true }
    guard whole.count >= 2 else { return false }
    // `kg. 12,5`.
    if next > index + 1, isBehindUnit(index - 1), kind(at: next) != .number { return true }
    // `60 72,5 85 100x4`.
    if next > index + 2, kind(at: next) == .number, elements.last?.kind == .quantity {
      let before = elements.last?.value ?? 0
      return before < parse(whole).value && parse(tokens[next].range).value > parse(whole).value
    }
    // `3x5 82,5` and no more.
    if index + 2 >= tokens.count || kind(at: index + 2) == .newline, elements.count > 2,
      elements[elements.count - 1].isNumber, elements[elements.count - 2].kind == .times
    {
      return true
    }
    // `92,5/6,5,5`.
    if kind(at: index + 2) == .slash, kind(at: index + 3) == .number,
      kind(at: index + 4) == .comma || kind(at: index + 4) == .slash,
      kind(at: nextSolid(from: index + 5)) == .number
    {
      return true
    }
    if isHalfBeforeReps(elements, next) { return true }
    // `57,5 : 8, 8, 7`.
    if kind(at: next) == .colon { return true }
    // `82,5 - 12, 10, 8`.
    if kind(at: next) == .hyphen, next > index + 2, kind(at: next + 1) == .blank,
      kind(at: next + 2) == .number, kind(at: next + 3) == .comma
    {
      return true
    }
    if elements.last?.kind == .times { return isLoadOfReps(elements, next) }
    // `22,5 pro Hand`.
    if kind(at: next) == .word, word(at: next).meaning == .per || word(at: next).meaning == .each {
      return true
    }
    return kind(at: next) == .times && elements.last?.kind != .times
      || next > index + 2 && (startsSlashedList(next) || startsFactors(next))
  }

  /// The last load of `10x30 8x40 6x42,5`, where reps stand before their loads; in `42x10,5` and
  /// `60x22,5` reps follow a load.
  private func isLoadOfReps(_ elements: [Element], _ next: Int) -> Bool {
    guard next > index + 2 || next >= tokens.count || kind(at: next) == .newline,
      elements.count >= 2, elements[elements.count - 2].kind == .quantity,
      case let load = parse(tokens[index - 1].range).value
    else { return false }
    return load >= 20_000 && elements[elements.count - 2].value < load
  }

  /// The last number of `3x12 @ 27,5` and of `Dips 3x8 +7,5`: behind such a sign one load stands,
  /// and perhaps a comma and words.
  private func isLoneLoad(_ elements: [Element], _ next: Int) -> Bool {
    let isRemarked = kind(at: next) == .comma && kind(at: nextSolid(from: next + 1)) == .word
    guard
      next >= tokens.count || kind(at: next) == .newline || kind(at: next) == .closeParenthesis
        || isRemarked,
      let sign = elements.last
    else { return false }
    return sign.kind == .at && tokens[index - 1].range.count >= 2
      || sign.kind == .plus && sign.spaceBefore && !pending.contains(.spaceBefore)
  }

  /// The `3x5` of `107,5 3x5`: sets and reps behind a load.
  private func startsFactors(_ index: Int) -> Bool {
    guard kind(at: index) == .number else { return false }
    let sign = nextSolid(from: index + 1)
    return kind(at: sign) == .times && kind(at: nextSolid(from: sign + 1)) == .number
  }

  /// The `10/9/8` of `22,5 10/9/8`: reps behind a load.
  private func startsSlashedList(_ index: Int) -> Bool {
    kind(at: index) == .number && kind(at: index + 1) == .slash
      && kind(at: index + 2) == .number && kind(at: index + 3) == .slash
      && kind(at: index + 4) == .number
  }
}
