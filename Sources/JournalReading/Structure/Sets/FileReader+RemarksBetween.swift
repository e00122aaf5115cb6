internal import JournalSyntax

/// A few words between the sets of a line.
extension FileReader {
  /// The comma behind `finally!` in `sq 235x5x3 finally!, bp 195x5x5`: a few words about the sets.
  func behindRemark(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, index < start + 5,
      elements[index].word == .plain && elements[index].kind == .word
        || elements[index].kind == .exclamation || elements[index].meaning == .record
        || index == start && elements[index].kind == .hyphen
    {
      index += 1
    }
    // `squat 230x5. bench 155x8`.
    if index == start, index < end, elements[index].kind == .period, elements[index].spaceAfter {
      return index
    }
    guard index > start, index < end else { return nil }
    switch elements[index].kind {
    case .comma, .semicolon, .period: return index
    case .slash where elements[index].spaceBefore && elements[index].spaceAfter: return index
    default: return nil
    }
  }

  /// The slash of `195x3, had to bail on the 4th / incl 65x8`: words about the sets up to a slash
  /// between blanks, which parts exercises.
  func behindWords(_ start: Int, _ end: Int) -> Int? {
    guard
      let slash = elements[start..<min(end, start + 12)].firstIndex(where: {
        $0.kind == .slash && $0.spaceBefore && $0.spaceAfter
      }), slash > start + 1, slash + 2 < end, elements[slash + 1].kind == .word,
      case let name = (slash + 1)..<min(end, slash + 5),
      case let words = name.prefix(while: { elements[$0].kind == .word }),
      words.contains(where: { isExercise($0..<($0 + 1)) })
        || mayNameInSmallLetters(words.startIndex..<words.endIndex)
        || isShortName(words.startIndex..<words.endIndex, before: words.endIndex, end)
    else { return nil }
    let isRemark = elements[start..<slash].allSatisfy {
      switch $0.kind {
      case .word: $0.meaning != .next && $0.meaning != .goal && $0.meaning != .previous
      case .comma, .exclamation, .period, .quote: true
      // `4th`.
      default: $0.isNumber && $0.unit == .none && $0.value <= 10_000 && !$0.spaceAfter
      }
    }
    return isRemark ? slash : nil
  }

  /// The `incl` of `… had to bail / incl 65x8`, and no `was`, `old` or `Tom`.
  private func mayNameInSmallLetters(_ name: Range<Int>) -> Bool {
    1...2 ~= name.count
      && name.allSatisfy { index in
        let word = bytes[elements[index].range.indices]
        return elements[index].word == .plain && word.count > 3
          && word.allSatisfy { (0x61...0x7A).contains($0) }
          && !isWord(index, in: Self.comparing)
      }
  }

  private static let comparing = WordSet(
    """
    were could would should compared same than then before from with without just only back done
    missed still maybe instead after should about
    """)

  /// The `BP` of `SQ 100x5x3 BP 80x5x3` and of `SQ 100 5 5 5 BP 80 5 5 5`: a known exercise between
  /// sets.
  func isNameBeforeSets(_ start: Int, _ end: Int) -> Bool {
    let name = endOfName(start, end)
    if isKeyOfSets(start, end) { return true }
    guard name > start, name < end,
      isUnspacedName(start..<name) || isKnownOrMovement(start..<name)
        || isGluedName(start, before: name)
    else { return false }
    // `bench,80,5`, `bench=80x5`.
    let isMarked = elements[name].kind == .comma || elements[name].kind == .equals
    let number = isMarked ? name + 1 : name
    guard number + 1 < end else { return false }
    // `Pull-ups BW x 8`, `Dips BW+5kg x 8`, `Dips +5kg x 8`, `Chins BW/9/8`.
    if elements[number].meaning == .bodyweight {
      return elements[number + 1].kind == .times || elements[number + 1].kind == .plus
        || isList(from: number, end)
        // `딥스 맨몸 12,10,9`.
        || number + 2 < end && elements[number + 1].isNumber && elements[number + 2].kind == .comma
    }
    if elements[number].kind == .plus {
      return anatomy.parser.isFactorOfNext(number + 1) || isList(from: number + 1, end)
        // `Dips +10 8-8-7`.
        || number + 2 < end && elements[number + 1].isNumber && isList(from: number + 2, end)
    }
    guard elements[number].isNumber else { return false }
    if isList(from: number, end) { return true }
    if elements[number + 1].kind == .comma, number + 2 < end {
      return elements[number + 2].isNumber
    }
    // `3x3 Goblet Squat 40 lb`: the load of the sets before.
    return elements[number + 1].isNumber || anatomy.parser.isFactorOfNext(number)
  }

  /// The `fp` of `ohp40x8 fp20x20x3`, with its load glued to it.
  private func isGluedName(_ word: Int, before number: Int) -> Bool {
    number == word + 1 && elements[word].word == .plain && elements[word].range.count <= 8
      && elements[number].isNumber && elements[word].range.end == elements[number].range.start
  }

  /// The `80/8/8/7` of `sq 100/5/5/5 bp 80/8/8/7`, and the `80-8-8-7` of hyphens; one pair is enough for a
  /// load and its reps.
  private func isList(from first: Int, _ end: Int) -> Bool {
    var (index, count) = (first, 1)
    while index + 2 < end,
      elements[index + 1].kind == .slash || elements[index + 1].kind == .hyphen,
      elements[index + 1].kind == elements[first + 1].kind, !elements[index + 1].spaceBefore,
      !elements[index + 1].spaceAfter, elements[index + 2].isBareWhole
    {
      (index, count) = (index + 2, count + 1)
    }
    guard count > 1 else { return false }
    return count > 2 || elements[first + 1].kind == .slash && !elements[first].isNumber
      || elements[first + 1].kind == .slash && elements[first].value >= 20_000
        && elements[first].value >= 2 * elements[first + 2].value
  }

  /// The `pu=` of `dl=110x5,130x3 pu=bwx8,bwx7` and of `dl=110x5 dips=+10x8`: a word with its sets glued
  /// behind a sign names an exercise, whatever it is; `rest=3m`, `hr=151` and `dl=rpe 8` have no sets.
  private func isKeyOfSets(_ start: Int, _ end: Int) -> Bool {
    guard start + 4 < end, elements[start].kind == .word, elements[start].word == .plain,
      elements[start + 1].kind == .equals, !elements[start + 1].spaceBefore,
      !elements[start + 2].spaceBefore, !isWord(start, in: Self.keysOfOther)
    else { return false }
    var factor = start + 2
    if elements[factor].kind == .plus { factor += 1 }
    guard factor + 2 < end, elements[factor].isNumber || elements[factor].meaning == .bodyweight
    else { return false }
    if elements[factor].unit.isTime || elements[factor].unit == .letterS {
      return elements[factor + 1].kind == .comma && elements[factor + 2].isNumber
    }
    return elements[factor + 1].kind == .times && elements[factor + 2].isNumber
  }

  /// `best=120x2` at the head of a line.
  func isKeyOfOther(_ segment: Segment) -> Bool {
    segment.name.count == 1 && !segment.isNameBehind
      && segment.name.upperBound < elements.count
      && elements[segment.name.upperBound].kind == .equals
      && isWord(segment.name.lowerBound, in: Self.keysOfOther)
  }

  /// `best=120x2`, `old=95x5`, `scheme=5x5` tell of no exercise of the day.
  private static let keysOfOther = WordSet(
    """
    best old est estimate estimated scheme program programme template prev wanted todo tomorrow ever
    alltime yesterday others rec was
    """)

  /// The `飞鸟` of `卧推80kg5组8次 飞鸟15kg4组12次`: between sets, a word with its load or factors glued to
  /// it.
  private func isUnspacedName(_ name: Range<Int>) -> Bool {
    guard !isASCII, name.count == 1, elements[name.lowerBound].flags.contains(.unspacedScript),
      elements[name.lowerBound].word == .plain, elements[name.lowerBound].range.count >= 6,
      !isWord(name.lowerBound, in: Self.unspacedRemarks)
    else { return false }
    let load = elements[name.upperBound]
    guard load.isNumber, !load.spaceBefore, name.upperBound + 2 < elements.count else {
      return false
    }
    // `ラット50x10x4`.
    return load.unit.isMass && elements[name.upperBound + 1].isNumber
      || load.unit == .none && elements[name.upperBound + 1].kind == .times
        && elements[name.upperBound + 2].isNumber
  }

  /// What is said of the next sets rather than named.
  private static let unspacedRemarks = WordSet(
    """
    加重 减重 减量 递减 递增 最后 最後 最大 轻松 力竭 左边 右边 每边 单手 热身 明天 下次 次は 明日 次回 目标 目標 \
    마지막 다음 증량 감량
    """)

  /// The plain words of a name, the `DB` of `incline DB press`, the `leg` of `leg curl`.
  /// Behind the words that may be of a name; little words such as that of `Подъём на бицепс` only where
  /// all of them are known.
  private func endOfName(_ start: Int, _ end: Int) -> Int {
    var (name, last) = (start, start)
    while last < end, last < start + 6,
      elements[last].kind == .word
        || last > start && elements[last].kind == .hyphen && !elements[last].spaceBefore
    {
      if name == last, elements[last].kind == .hyphen || isOfName(last), last < start + 5 {
        name += 1
      }
      last += 1
    }
    return name > start && last > name && isName(start..<last) ? last : name
  }

  private func isOfName(_ word: Int) -> Bool {
    switch elements[word].meaning {
    case .none, .equipment, .side: true
    default: false
    }
  }

  private func isKnownOrMovement(_ name: Range<Int>) -> Bool {
    names.isKnown(NameText.clean(written.bytes[range(name).indices]))
      || ExerciseNames.isMovement(text(range(name)))
  }

  /// The `195x5x5` of `Squat 255x5 niceee 195x5x5`: small letters between the sets of a lift are a
  /// remark.
  func behindComment(_ segment: Segment, _ end: Int) -> Int? {
    // `100x5 easy 110x5`: the remark was taken for a name.
    let first = segment.isNameBehind ? segment.name.lowerBound : segment.rest.lowerBound
    var index = first
    while index < end, index < first + 5, elements[index].kind == .word,
      elements[index].word == .plain || elements[index].meaning == .feeling
        || index > first && elements[index].meaning == .and
    {
      index += 1
    }
    guard index > first, index >= segment.rest.lowerBound, index + 2 < end else { return nil }
    if elements[index].kind == .period { index += 1 }
    if index < end, elements[index].kind == .comma { index += 1 }
    // `110 5/4/3 too heavy, then 90 x 10`.
    if index < end, elements[index].meaning == .then {
      return isBackOff(index + 1, of: segment) ? index + 1 : nil
    }
    guard index + 2 < end else { return nil }
    let load = segment.expressions.lowerBound
    guard isFactor(index), isFactor(load), 0x61...0x7A ~= bytes[Int(elements[first].range.start)],
      elements[load].value >= 20_000, elements[index].value >= elements[load].value / 3
    else { return nil }
    return index
  }

  /// A load and its reps, not far from the heaviest before it.
  private func isBackOff(_ index: Int, of segment: Segment) -> Bool {
    guard isFactor(index), elements[index].value >= 20_000 else { return false }
    let top = segment.expressions.reduce(Int32(0)) { max($0, elements[$1].value) }
    return elements[index].value >= top / 2 && elements[index].value <= top / 2 * 3
  }

  /// The `60/10` of `40/12 easy, 60/10, 70/8`.
  private func isPair(_ index: Int) -> Bool {
    elements[index + 1].kind == .slash && !elements[index + 1].spaceBefore
      && elements[index + 2].value <= elements[index].value / 2
  }

  /// A number before a times sign, and one behind.
  private func isFactor(_ index: Int) -> Bool {
    index + 2 < elements.count && elements[index].kind == .quantity
      && (elements[index].unit.isMass || elements[index].unit == .none)
      && (elements[index + 1].kind == .times || isPair(index)) && elements[index + 2].isNumber
  }

  /// `Bench Press 80x5` below `Comments`: a known lift and its sets, and next to no words more.
  mutating func endsRemarks() -> Bool {
    guard context.sectionLevel == 0, elements.count(where: { $0.kind == .word }) <= 4 else {
      return false
    }
    if headsSets { return true }
    let segment = anatomy.segment(from: 0, to: elements.count)
    guard segment.hasExpressions, !segment.isNameBehind, segment.rest.isEmpty,
      anatomy.parser.expressions.contains(where: { $0.terms.count > 1 })
    else { return false }
    return isName(trimmedName(segment.name, isBehind: false))
  }

  /// `Bench Press` alone behind a blank line, above a line that begins with a number.
  private var headsSets: Bool {
    let below = context.lineIndex + 1
    guard context.isAfterBlank, below < document.lines.count,
      document.lines[below].kind != .blank, isName(elements.indices)
    else { return false }
    return bytes[safe: Int(document.lines[below].content.start)].map(Byte.isDigit) ?? false
  }
}
