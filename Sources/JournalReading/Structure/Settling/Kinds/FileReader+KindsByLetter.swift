internal import JournalSyntax

/// Of which kind one set was, told by a letter or a sign: `W: 60x5`, `(w) 60 kg x 5`, `DS 40x8`, `↓ 40x8`, and behind
/// it `60 kg x 5 (w)`, `60x12 (AMRAP)`, `60x12 (max reps)`, `60x8 (2 left)`.
extension FileReader {
  mutating func settleKindsOfSets() {
    if elements.count > 3 {
      dropLabelOfResult()
      dropNumberBeforeKind()
      settleKindBeforeSet()
      settleKindsWithinLine()
      settleSetsOfKinds()
    }
    if elements.count > 4 {
      settleKindsInParentheses()
      dropRepNotDone()
    }
  }

  // MARK: Before the set

  /// Puts the word for the kind in place of the letter and the sign behind it.
  private mutating func settleKindBeforeSet() {
    guard context.entry != nil || context.pendingName != nil,
      let (meaning, number) = kindBeforeSet, holdsSet(number), !mayBeDay(number),
      meaning != .drop || isLighterThanLineAbove
    else { return }
    let range = elements[0].range
    let kind = Element(
      .word, range, word: Word(meaning: meaning, value: 0), flags: [.spaceBefore, .spaceAfter])
    if meaning == .maximum {
      anatomy.parser.elements.insert(kind, at: number + 3)
      anatomy.parser.elements[number + 2].flags.insert(.spaceAfter)
      anatomy.parser.elements.removeSubrange(..<number)
    } else {
      anatomy.parser.elements.removeSubrange(1..<number)
      anatomy.parser.elements[0] = kind
    }
    anatomy.parser.elements[meaning == .maximum ? 0 : 1].flags.insert(.spaceBefore)
  }

  /// The kind, and where the first number of the set stands.
  private var kindBeforeSet: (WordMeaning, Int)? {
    let first = elements[0]
    switch first.kind {
    case .word where first.range.count <= 2:
      let isSigned =
        elements[1].kind == .colon || elements[1].kind == .period || elements[1].kind == .hyphen
      let meaning: WordMeaning
      if isWord(0, in: Self.lettersOfWarmup) {
        meaning = .warmup
      } else if isWord(0, in: Self.lettersOfDrop) {
        meaning = .drop
      } else {
        return nil
      }
      return (meaning, isSigned ? 2 : 1)
    // `AMRAP 35 lb x 12` below other sets.
    case .word where isMaximum(0) && context.lastSetLine >= context.lineIndex - 1:
      return (.maximum, elements[1].kind == .colon ? 2 : 1)
    case .openParenthesis:
      guard elements[2].kind == .closeParenthesis, elements[1].range.count <= 2 else { return nil }
      if isWord(1, in: Self.lettersOfWarmup) { return (.warmup, 3) }
      return isWord(1, in: Self.lettersOfDrop) ? (.drop, 3) : nil
    case .arrow: return (.drop, 1)
    case .hyphen: return isArrowHead(1) ? (.drop, 2) : nil
    case .other: return bytes[first.range.indices].elementsEqual("↓".utf8) ? (.drop, 1) : nil
    default: return nil
    }
  }

  /// The `3/4` of `W 3/4 Row 60 kg 3x8`, a Wednesday.
  private func mayBeDay(_ number: Int) -> Bool {
    elements[0].kind == .word && elements[number + 1].kind == .slash && elements[number].isBare
      && (elements[number].value <= 31_000 && elements[number + 2].value <= 31_000
        || elements[(number + 3)...].contains(where: \.isNumber))
  }

  func isArrowHead(_ index: Int) -> Bool {
    elements[index].range.count == 1 && !elements[index].spaceBefore
      && bytes[Int(elements[index].range.start)] == UInt8(ascii: ">")
  }

  /// A load with its reps, or the other way round; no way and no time.
  func holdsSet(_ start: Int) -> Bool {
    guard start + 2 < elements.count,
      elements[start].isBare || elements[start].unit.isMass
        || elements[start].unit == .repetition
    else { return false }
    switch elements[start + 1].kind {
    case .times, .at, .slash, .hyphen, .colon: return elements[start + 2].kind == .quantity
    case .word: return elements[start + 1].meaning == .for && elements[start + 2].kind == .quantity
    default: return false
    }
  }

  /// The largest number of the line is less than that of the set right above, from which it was dropped.
  private var isLighterThanLineAbove: Bool {
    guard context.lastSetLine == context.lineIndex - 1, context.lineIndex > 0 else { return false }
    let above = document.lines[context.lineIndex - 1].content
    let own = elements.lazy.filter { $0.kind == .quantity }.map(\.value).max() ?? 0
    return Int(own) < largestNumber(bytes[above.indices]) * 1000
  }

  /// Of whole numbers; parts of a kilogram are left out.
  private func largestNumber(_ text: ArraySlice<UInt8>) -> Int {
    var (largest, number, isPart) = (0, 0, false)
    for byte in text {
      if Byte.isDigit(byte) {
        number = isPart ? 0 : min(number * 10 + Int(byte - Byte.zero), 100_000)
        largest = max(largest, number)
      } else {
        isPart = byte == Byte.period && number > 0
        number = 0
      }
    }
    return largest
  }

  static let lettersOfWarmup = WordSet("w wu")
  static let lettersOfDrop = WordSet("d ds")

  // MARK: Behind the set

  private mutating func settleKindsInParentheses() {
    var open = 2
    while open + 2 < elements.count {
      defer { open += 1 }
      guard elements[open].kind == .openParenthesis, elements[open - 1].isNumber else { continue }
      if elements[open + 2].kind == .closeParenthesis {
        guard let meaning = kindInParentheses(open + 1) else { continue }
        putKind(meaning, open...(open + 2))
      } else if open + 3 < elements.count, elements[open + 3].kind == .closeParenthesis {
        if isMaximum(open + 1), elements[open + 2].meaning == .repetition {
          putKind(.maximum, open...(open + 3))
        } else if elements[open + 1].kind == .at, elements[open + 2].isBare,
          elements[open + 2].value <= 10_000
        {
          // `60x8 (@7)`.
          anatomy.parser.elements.remove(at: open + 3)
          anatomy.parser.elements.remove(at: open)
          anatomy.parser.elements[open].flags.insert(.spaceBefore)
        } else if tellsReserve(open + 1) {
          anatomy.parser.elements[open + 2].word = Word(meaning: .rir, value: 0)
        }
      }
    }
  }

  private mutating func putKind(_ meaning: WordMeaning, _ words: ClosedRange<Int>) {
    let range = elements[words.lowerBound].range.through(elements[words.upperBound].range)
    anatomy.parser.elements.replaceSubrange(
      words,
      with: [
        Element(
          .word, range, word: Word(meaning: meaning, value: 0), flags: [.spaceBefore, .spaceAfter])
      ])
  }

  private func kindInParentheses(_ index: Int) -> WordMeaning? {
    if isMaximum(index) { return .maximum }
    if isWord(index, in: Self.lettersOfWarmup) { return .warmup }
    return isWord(index, in: Self.dropSet) ? .drop : nil
  }

  func isMaximum(_ index: Int) -> Bool {
    elements[index].meaning == .maximum && isWord(index, in: Self.maximum)
  }

  /// The `2 left` of `80x5 (2 left)`: reps that were left to do, and no hand.
  private func tellsReserve(_ number: Int) -> Bool {
    guard elements[number].isBareWhole, 1_000...5_000 ~= elements[number].value,
      elements[number + 1].meaning == .left, isWord(number + 1, in: Self.left)
    else { return false }
    guard let entry = context.entry else { return true }
    return file.entries[entry].nature.isDisjoint(with: [.oneSided, .eitherSide])
  }

  private static let dropSet = WordSet("ds")
  private static let maximum = WordSet("amrap max")
  private static let left = WordSet("left")

  // MARK: The rep that was missed

  /// The 10 of `45 lb x 9, missed 10` and of `9 x 45 lb - 10th failed`: it is one more than were done.
  private mutating func dropRepNotDone() {
    guard
      let failed = elements.indices.dropFirst(4).first(where: { elements[$0].meaning == .failed })
    else { return }
    let number: Range<Int>
    if failed + 1 < elements.count, elements[failed + 1].isBareWhole {
      number = (failed + 1)..<(failed + 2)
    } else if elements[failed - 2].isBareWhole, isOrdinalEnding(failed - 1) {
      number = (failed - 2)..<failed
    } else {
      return
    }
    let sign = min(number.lowerBound, failed) - 1
    let last = max(number.upperBound, failed + 1)
    guard elements[sign].kind == .comma || elements[sign].kind == .hyphen,
      last == elements.count || elements[last].kind == .comma || elements[last].kind == .period,
      case let reps = elements[number.lowerBound].value - 1000, reps > 0,
      elements[max(0, sign - 3)..<sign].contains(where: {
        $0.value == reps && ($0.isBareWhole || $0.unit == .repetition)
      })
    else { return }
    context.remarks.append(range(number))
    anatomy.parser.elements.removeSubrange(number)
    anatomy.parser.elements.remove(at: sign)
    anatomy.parser.elements[sign].flags.formUnion([.spaceBefore, .spaceAfter])
  }

  private func isOrdinalEnding(_ index: Int) -> Bool {
    !elements[index].spaceBefore && isWord(index, in: Self.ordinalEndings)
  }

  private static let ordinalEndings = WordSet("st nd rd th")
}
