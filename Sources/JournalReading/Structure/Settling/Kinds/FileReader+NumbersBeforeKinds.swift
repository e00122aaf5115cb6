internal import JournalSyntax

/// Numbers of sets before the word or the sign for their kind: `Set 2: (w) 40x8`, `2: warm-up 40x8`, `#3 drop 30x10`.
extension FileReader {
  /// The `Set 2:` of `Set 2: (w) 40x8`, the `S3` of `S3 -> 40x8`, the `Set 1: done` of `Set 1: done 70x6`.
  mutating func dropNumberBeforeKind() {
    guard context.entry != nil || context.pendingName != nil else { return }
    let behindNumber = endOfSetNumber
    guard behindNumber + 2 < elements.count else { return }
    guard let start = behindDone(behindNumber) ?? startOfNumberedSet(behindNumber) else { return }
    let number = elements[0].isBareWhole ? elements[0].value : elements[1].value
    if number > 0, behindNumber > 0 {
      context.setNumber = (Int(number) / 1000, context.lineIndex)
    }
    anatomy.parser.elements.removeSubrange(..<start)
    anatomy.parser.elements[0].flags.insert(.spaceBefore)
  }

  /// Behind `Set 2:`, `S3`, `2:` and `#2`; 0 without a number.
  private var endOfSetNumber: Int {
    if elements[1].isBareWhole, elements[1].value <= 20_000,
      elements[0].meaning == .set
        || !elements[1].spaceBefore && isWord(0, in: Self.letterOfSet)
    {
      return elements[2].kind == .colon || elements[2].kind == .hyphen ? 3 : 2
    }
    // `2: warm-up set: 40x8` below `1: warm-up 20x8`.
    if elements[0].isBareWhole, elements[0].value <= 20_000,
      elements[1].kind == .colon || elements[1].kind == .hyphen && elements[1].spaceBefore,
      mayTellKind(2)
    {
      return 2
    }
    return isNumberOfSetWithSign ? 1 : 0
  }

  /// Behind the `done` of `Set 1: done 70x6`, `done: 70x6` and `done 70x6`.
  private func behindDone(_ start: Int) -> Int? {
    guard isWord(start, in: CommonWords.did) else { return nil }
    let isMarked = elements[start + 1].kind == .colon
    guard start > 0 || isMarked || tellsNothingBesideSet(start + 1),
      elements[start + (isMarked ? 2 : 1)].kind == .quantity
    else { return nil }
    return start + (isMarked ? 2 : 1)
  }

  /// The kind or the pair behind a number; `Set 1 20: 10` is load and reps, as whoever numbers the sets tells each
  /// of them.
  private mutating func startOfNumberedSet(_ start: Int) -> Int? {
    guard start > 0 else { return nil }
    if isPairByColon(start) {
      anatomy.parser.elements[start + 1].kind = .times
      return start
    }
    return mayTellKind(start) ? start : nil
  }

  private func isPairByColon(_ load: Int) -> Bool {
    (elements[load].isBare || elements[load].unit.isMass) && elements[load].value >= 5_000
      && elements[load + 1].kind == .colon && elements[load + 2].isBareWhole
      && elements[load + 2].value <= 50_000
  }

  /// `done 70 kg x 6`, and no `did 120x5 two weeks ago`.
  private func tellsNothingBesideSet(_ start: Int) -> Bool {
    elements[start...].allSatisfy { element in
      switch element.meaning {
      case .none: element.kind != .word
      case .repetition, .set, .each, .side, .per, .for, .rpe, .left, .right: true
      default: false
      }
    }
  }

  private func mayTellKind(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .openParenthesis:
      return index + 2 < elements.count && elements[index + 2].kind == .closeParenthesis
        && isLetterOfKind(index + 1)
    case .arrow, .other: return holdsSet(index + 1)
    case .hyphen: return isArrowHead(index + 1) && holdsSet(index + 2)
    case .word:
      switch elements[index].meaning {
      case .warmup, .drop, .maximum: return true
      default: return isLetterOfKind(index)
      }
    default: return false
    }
  }

  private func isLetterOfKind(_ index: Int) -> Bool {
    isWord(index, in: Self.lettersOfWarmup) || isWord(index, in: Self.lettersOfDrop)
  }

  /// The `#2` of `#2 60/8 @8` below the name of an exercise, which looks like a heading.
  var isNumberOfSetWithSign: Bool {
    guard elements.count > 1, context.pendingName != nil || context.entry != nil,
      elements[0].isBareWhole, 1_000...20_000 ~= elements[0].value, elements[1].spaceBefore,
      case let start = Int(elements[0].range.start), start > 0
    else { return false }
    return bytes[start - 1] == UInt8(ascii: "#")
  }

  private static let letterOfSet = WordSet("s")
}
