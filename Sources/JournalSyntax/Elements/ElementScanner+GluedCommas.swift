/// Commas without a blank, which part sets or fractions: `60x5,70x5`, `42,5x12,40x12`, `8@50,7@55`.
extension ElementScanner {
  /// True when the comma at `index` parts sets or reps, whatever the file does elsewhere: the number
  /// before it stands where reps do, or that behind it begins the next set.
  func partsSets(_ elements: [Element]) -> Bool {
    guard let sign = elements.last else { return false }
    let sets = signBehind(index + 2)
    switch sign.kind {
    case .times: return partsReps(elements, sets)
    case .at:
      // `8@50,7@55`, and not the RPE of `8@52,5 @9`.
      if sets == .at { return !isLoadFraction(index + 1) || isLoad(behind: index + 2) }
      // `3x5@80,3x3@90`, and not the `82,5` of `10@82,5x3`.
      return sets == .times
        && (!isLoadFraction(index + 1) || elements.dropLast(2).last?.kind == .times)
    case .word where sign.meaning == .for:
      return sets == .for
    case .word where sign.meaning == .with || sign.meaning == .at:
      // `8 Wdh mit 60,6 Wdh mit 65`.
      return isReps(index + 2)
    case .quantity where sign.unit.isMass && pending.contains(.spaceBefore):
      // `50kg 14,55kg 12`.
      return sets == .blank || isMassWord(nextSolid(from: index + 2))
    default: return false
    }
  }

  /// True when the comma at `index` is that of the load in `40x12,42,5x12`, with reps before it.
  func isFractionBehindReps(_ elements: [Element]) -> Bool {
    guard elements.count >= 3, elements[elements.count - 1].kind == .comma,
      !pending.contains(.spaceBefore), isLoadFraction(index + 1),
      elements[elements.count - 2].kind == .quantity,
      case let sign = elements[elements.count - 3]
    else { return false }
    switch signBehind(index + 2) {
    case .times: return sign.kind == .times && isLoad(elements[safe: elements.count - 4])
    case .for: return sign.meaning == .for
    case .blank: return sign.unit.isMass
    case .at, nil: return false
    }
  }

  /// True when the comma at `index` is that of the load in `8@52,5,7@55` and `12x42,5,10x45`, with
  /// the next reps behind it.
  func isFractionBeforeReps(_ elements: [Element]) -> Bool {
    guard let sign = elements.last, isLoadFraction(index + 1), kind(at: index + 2) == .comma,
      kind(at: index + 3) == .number
    else { return false }
    // `12 reps com 16,5,12 reps com 16,5`.
    if sign.meaning == .with || sign.meaning == .at, sign.kind == .word { return isReps(index + 4) }
    switch signBehind(index + 4) {
    case .at: return sign.kind == .at
    case .times: return sign.kind == .times && !isLoad(elements[safe: elements.count - 2])
    default: return false
    }
  }

  /// The comma of `22,5 15, 12, 12`: those that part the list have a blank behind them.
  func isFractionBeforeList(_ elements: [Element]) -> Bool {
    // `+7,5 6,5,5`: so much more on the body, and a list without blanks.
    if elements.last?.kind == .plus, !pending.contains(.spaceBefore), isLoadFraction(index + 1),
      kind(at: index + 2) == .blank, kind(at: index + 3) == .number
    {
      return true
    }
    if isHalfBeforeReps(elements) { return true }
    guard elements.last?.kind == .word || elements.last?.kind == .colon, isLoadFraction(index + 1),
      tokens[index - 1].range.count >= 2, kind(at: index + 2) == .blank,
      kind(at: index + 3) == .number, kind(at: index + 4) == .comma, kind(at: index + 5) == .blank,
      kind(at: index + 6) == .number
    else { return false }
    return true
  }

  /// The `22,5` of `curl W 22,5 10 10 8`: plates, and the reps of each set between blanks.
  private func isHalfBeforeReps(_ elements: [Element]) -> Bool {
    guard elements.last?.kind == .word, pending.contains(.spaceBefore),
      tokens[index - 1].range.count >= 2, tokens[index + 1].range.count == 1,
      byte(at: index + 1) == UInt8(ascii: "5"),
      case let step = bytes[Int(tokens[index - 1].range.end) - 1],
      step == UInt8(ascii: "2") || step == UInt8(ascii: "7")
    else { return false }
    return [2, 4].allSatisfy {
      kind(at: index + $0) == .blank && kind(at: index + $0 + 1) == .number
        && tokens[index + $0 + 1].range.count <= 2
    }
  }

  /// The comma of `plank 1,5 min` and `run 7,5 km`: nobody holds one minute and five, parted by so
  /// little.
  var isHalfMinute: Bool {
    guard tokens[index + 1].range.count == 1, byte(at: index + 1) == UInt8(ascii: "5"),
      tokens[index - 1].range.count <= 2, case let unit = nextSolid(from: index + 2),
      kind(at: unit) == .word
    else { return false }
    switch Unit(word(at: unit).meaning) {
    case .minute, .hour, .kilometer: return true
    default: return false
    }
  }

  private func isReps(_ word: Int) -> Bool {
    Unit(self.word(at: nextSolid(from: word)).meaning) == .repetition
  }

  private enum SetSign { case times, at, `for`, blank }

  /// What joins the number before `start`, and perhaps its unit, to another number.
  private func signBehind(_ start: Int) -> SetSign? {
    var next = nextSolid(from: start)
    let hasUnit = isMassWord(next)
    if hasUnit { next = nextSolid(from: next + 1) }
    switch kind(at: next) {
    case .times: return .times
    case .at: return .at
    case .word where word(at: next).meaning == .for: return .for
    case .number where hasUnit: return .blank
    default: return nil
    }
  }

  /// No RPE stands behind the `@`.
  private func isLoad(behind start: Int) -> Bool {
    var number = start
    while number < tokens.count, kind(at: number) != .at { number += 1 }
    number = nextSolid(from: number + 1)
    return kind(at: number) == .number && parse(tokens[number].range).value > 10_000
  }

  /// The comma behind the reps of `100 kg x 8,7`, `14,5x12,11` and `60x5,70x5`; in `3x12,5` and
  /// `20x12,5x3` loads stand behind the sign.
  private func partsReps(_ elements: [Element], _ sets: SetSign?) -> Bool {
    guard let load = elements[safe: elements.count - 2], load.kind == .quantity else {
      return false
    }
    // `172,5*0,87`: a share.
    if sets == nil, tokens[index - 1].range.count == 1, byte(at: index - 1) == Byte.zero,
      tokens[index + 1].range.count == 2
    {
      return false
    }
    let behind = nextSolid(from: index + 2)
    if sets != .times, let unit = Unit(word(at: behind).meaning) {
      guard unit == .repetition || unit == .set || unit.isMass && load.unit.isMass else {
        return false
      }
    }
    if load.unit.isMass || load.unit == .none && load.value % 1000 != 0 { return true }
    guard load.unit == .none else { return false }
    let next = parse(tokens[index + 1].range).value
    if sets == .times {
      return !isLoadFraction(index + 1) || load.value >= 20_000 && next >= load.value / 2
    }
    let isReps = parse(tokens[index - 1].range).value <= 30_000 && next <= 30_000
    return isReps && (!isLoadFraction(index + 1) || load.value >= 40_000)
  }

  /// So large that it is no count of sets or reps, or with a unit or a fraction.
  private func isLoad(_ element: Element?) -> Bool {
    guard let element, element.kind == .quantity else { return false }
    return element.unit.isMass
      || element.unit == .none && (element.value >= 20_000 || element.value % 1000 != 0)
  }

  /// `5`, `25`, `75`, `50`, `0`: what stands behind the comma of a load.
  private func isLoadFraction(_ at: Int) -> Bool {
    guard kind(at: at) == .number else { return false }
    let digits = slice(at)
    switch digits.count {
    case 1: return digits.first == UInt8(ascii: "5") || digits.first == Byte.zero
    case 2: return digits.last == UInt8(ascii: "5") || digits.elementsEqual("50".utf8)
    default: return digits.count == 3 && digits.last == UInt8(ascii: "5")
    }
  }
}
