internal import JournalSyntax
internal import WorkoutModel

/// Sets that are numbered, on the line of their exercise or each on its own.
extension FileReader {
  /// `Group A   1st set   2nd set   3rd set`: the head of columns, one for each set.
  func isHeadOfSets(_ indices: Range<Int>) -> Bool {
    var sets = 0
    var numbers = 0
    for element in elements[indices] {
      switch element.kind {
      case .word: if element.meaning == .set { sets += 1 }
      case .quantity:
        guard element.unit == .none, element.value <= 12_000 else { return false }
        numbers += 1
      case .pipe, .hyphen, .hash: continue
      default: return false
      }
    }
    return sets >= 2 && sets...(sets + 1) ~= numbers
  }

  /// Passes over the `Set 1:` and `Set 2:` of `Row: Set 1: 60 kg x 8, Set 2: 65 kg x 8`, the `Set 1` of
  /// `Set 1 60x8`, the `1st set` and `2nd set` of `Row 1st set 60x8 2nd set 65x8`.
  mutating func dropSetNumbers() {
    settleRangeOfRounds()
    if dropNumbersOfSets() || dropNumberBeforeLetter() || dropCounterOfSet() { return }
    if dropNumberBeforeSides() || dropNumberBeforeMiss() { return }
    let (labels, last) = setLabels()
    guard !labels.isEmpty else {
      dropSetLetter()
      dropNumberOfLine()
      dropNumberInColumn()
      dropRoundNumber()
      return dropBareSetNumbers()
    }
    for label in labels.reversed() {
      let first = label.lowerBound
      let isBehindSet =
        first > 0 && (elements[first - 1].isNumber || elements[first - 1].kind == .closeParenthesis)
      let range = elements[first].range
      anatomy.parser.elements.removeSubrange(label)
      // `60x8 set 2 65x8`: the sets stay apart.
      if isBehindSet { anatomy.parser.elements.insert(Element(.comma, range), at: first) }
    }
    context.setNumber = (last, context.lineIndex)
  }

  /// Where the sets of a line are numbered from the first on, or the only one is.
  private func setLabels() -> (labels: [Range<Int>], last: Int) {
    var found: [Range<Int>] = []
    var last = 0
    var index = 0
    while index + 2 < elements.count {
      guard elements[index].meaning == .set, let (label, number) = setLabel(index),
        found.isEmpty || number == last + 1
      else {
        index += 1
        continue
      }
      // `Bench 60x8 set 2 65x8`: the first needs no number.
      let isBehindNumber = label.lowerBound > 0 && elements[label.lowerBound - 1].isNumber
      if found.isEmpty, isBehindNumber, number != 2 { return ([], 0) }
      found.append(label)
      last = number
      index = label.upperBound
    }
    // `Set 3 10x100` may count them where no `Set 2` stands above.
    if found.count == 1, last > 1, !isNextSet(last), found[0].count == 2,
      found[0].upperBound < elements.count,
      elements[found[0].upperBound].kind == .quantity,
      elements[found[0].upperBound].unit == .none,
      elements[found[0].upperBound].value < 20_000
    {
      return ([], 0)
    }
    return (found, last)
  }

  /// The elements of `Set 2:`, `Set 2` or `2nd set:` around the word at `index`, and the number.
  private func setLabel(_ index: Int) -> (Range<Int>, Int)? {
    if let number = ordinal(before: index) {
      let end = elements[index + 1].kind == .colon ? index + 2 : index + 1
      guard end < elements.count, startsWork(end) else { return nil }
      return ((index - 2)..<end, number)
    }
    guard let number = numberOfSet(elements[index + 1]) else { return nil }
    let mark = elements[index + 2]
    let isMarked =
      mark.kind == .colon || mark.kind == .hyphen && mark.spaceBefore && mark.spaceAfter
    let end = isMarked ? index + 3 : index + 2
    guard end < elements.count else { return nil }
    if !isMarked { return isSingular(index) && startsWork(end) ? (index..<end, number) : nil }
    // `Set 2: 60x8` alone is a label as others are.
    let isAlone = index == 0 && elements[end].isNumber
    return !isAlone && (elements[end].isNumber || isLabelOfWork(end)) ? (index..<end, number) : nil
  }

  /// The 2 of `2nd set`.
  private func ordinal(before index: Int) -> Int? {
    guard index > 1, isSingular(index), let number = numberOfSet(elements[index - 2]),
      elements[index - 1].kind == .word, !elements[index - 1].spaceBefore,
      isWord(index - 1, in: Self.ordinalEnds)
    else { return nil }
    return number
  }

  static let ordinalEnds = WordSet("st nd rd th")

  func numberOfSet(_ element: Element) -> Int? {
    guard element.kind == .quantity, element.unit == .none, element.value % 1000 == 0,
      1_000...20_000 ~= element.value
    else { return nil }
    return Int(element.value) / 1000
  }

  /// `Set 1`, where `Sets 3` counts them.
  private func isSingular(_ index: Int) -> Bool { isWord(index, in: Self.singular) }

  private static let singular = WordSet("set satz serie série")

  /// `100x5`, `100 kg …`, `weight 100 …`: no number alone, which may be the reps of so many sets.
  private func startsWork(_ index: Int) -> Bool {
    if isLabelOfWork(index) { return true }
    // `Set 1 BW x 12`.
    if elements[index].meaning == .bodyweight, index + 1 < elements.count {
      return elements[index + 1].kind == .times || elements[index + 1].kind == .plus
    }
    guard elements[index].kind == .quantity, index + 1 < elements.count else { return false }
    if elements[index].unit.isMass { return true }
    let (first, next) = (elements[index], elements[index + 1])
    if first.isBare, first.value >= 20_000, next.isBareWhole, next.value <= first.value / 2 {
      return elements[safe: index + 2]?.isNumber != true
    }
    // `Set 1 65 12`, `Set 1 10 reps x 155`, `Set 1 40, 10 reps`, `Set 2 25 - 8`, `Set 1 200 for 8`.
    guard let second = elements[safe: index + 2], second.isNumber else { return false }
    switch next.kind {
    case .times, .at: return true
    case .comma: return first.unit == .repetition || second.unit == .repetition
    case .hyphen where next.spaceBefore:
      return first.unit == .repetition || second.unit == .repetition
        || second.isBareWhole && first.value / 2 >= second.value
    case .word: return [.for, .with, .at, .of].contains(next.meaning)
    default: return first.unit == .repetition
    }
  }

  private func isLabelOfWork(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].meaning == .weight && elements[index + 1].isNumber
  }

  /// Passes over the `S2` of `S2: 60 kg x 8` below the name of an exercise and `S1: 60 kg x 8`.
  private mutating func dropSetLetter() {
    guard elements.count >= 3, elements[0].kind == .word, elements[0].range.count == 1,
      bytes[Int(elements[0].range.start)] | 0x20 == UInt8(ascii: "s"), !elements[1].spaceBefore,
      let number = numberOfSet(elements[1]), context.entry != nil || context.pendingName != nil,
      number == 1 || context.setNumber?.number == number - 1
    else { return }
    var start = 2
    switch elements[2].kind {
    case .colon, .period, .closeParenthesis, .equals: start = 3
    case .hyphen where elements[2].spaceBefore || elements[2].spaceAfter: start = 3
    default: break
    }
    // `S1: squat 3x5` is a station or a superset.
    guard start < elements.count,
      elements[start].isNumber || elements[start].meaning == .bodyweight,
      number > 1
        || !elements[start...].contains(where: { $0.kind == .word && $0.word == .plain })
    else { return }
    context.setNumber = (number, context.lineIndex)
    anatomy.parser.elements.removeSubrange(0..<start)
  }

  /// Passes over the `2:` of `2: 60 kg x 8` and the `2 -` of `2 - 60x8`, where the lines below the name
  /// of an exercise are numbered from 1 on.
  private mutating func dropNumberOfLine() {
    guard elements.count >= 3, let number = numberOfSet(elements[0]),
      let mark = markOfNumber(elements[1]), context.entry != nil || context.pendingName != nil,
      elements[2].isNumber || elements[2].kind == .plus || elements[2].meaning == .bodyweight,
      number == 1 ? isNumbered(2, mark) : isNextSet(number)
    else { return }
    context.setNumber = (number, context.lineIndex)
    anatomy.parser.elements.removeSubrange(0..<2)
  }

  /// The set with the number before it stands above, perhaps with a rest between.
  func isNextSet(_ number: Int) -> Bool {
    guard let last = context.setNumber else { return false }
    return last.number == number - 1 && context.lineIndex - last.lineIndex <= 3
  }

  /// `:` with a blank behind it, or a dash between blanks.
  private func markOfNumber(_ mark: Element) -> Element.Kind? {
    switch mark.kind {
    case .colon where !mark.spaceBefore && mark.spaceAfter,
      .hyphen where mark.spaceBefore && mark.spaceAfter:
      mark.kind
    default: nil
    }
  }

  /// One of the next lines begins with the number and the mark.
  private func isNumbered(_ number: Int, _ mark: Element.Kind) -> Bool {
    document.lines[(context.lineIndex + 1)...].prefix(3).contains { line in
      let text = bytes[line.content.indices].prefix(4)
      guard let first = text.first, first == Byte.zero + UInt8(number) else { return false }
      let behind = text.dropFirst()
      return mark == .colon
        ? behind.first == Byte.colon
        : behind.first == Byte.space
          && behind.dropFirst().first.map { $0 == Byte.hyphen || $0 == 0xE2 } == true
    }
  }

  /// The `1:` and `2:` of `Row 1: 60x8 2: 65x8`, the `1.` and `2.` of `Row 1. 60x8 2. 65x8`, the `#1` and
  /// `#2` of `Row #1 60x8 #2 65x8`.
  private mutating func dropBareSetNumbers() {
    guard elements.count >= 10 else { return }
    var (found, mark) = ([Int](), Element.Kind?.none)
    for index in 0..<(elements.count - 4) {
      let sign = elements[index].kind == .hash ? .hash : elements[index + 1].kind
      guard sign == .colon || sign == .period || sign == .hash, mark == nil || mark == sign,
        isBareSetNumber(index, found.count + 1, sign)
      else { continue }
      found.append(index)
      mark = sign
    }
    guard found.count > 1 else { return }
    for index in found.reversed() {
      anatomy.parser.elements.removeSubrange(index...(index + 1))
    }
  }

  private func isBareSetNumber(_ index: Int, _ number: Int, _ mark: Element.Kind) -> Bool {
    let counted = elements[mark == .hash ? index + 1 : index]
    return counted.isBare && Int(counted.value) == number * 1000 && elements[index].spaceBefore
      && elements[index + 2].spaceBefore && elements[index + 2].isNumber
      && elements[index + 3].kind == .times
  }

  /// `Set 2 x 20 reps with 60 lb`, `Set 2 8 reps`: the second set, where `Sets 2 x 20` would be two.
  func isNumberedSet(_ index: Int, _ end: Int) -> Bool {
    guard index + 2 < end, elements[index].meaning == .set, elements[index].range.count == 3,
      elements[index + 1].kind == .quantity, elements[index + 1].unit == .none,
      case let next = elements[index + 2].kind == .times ? index + 3 : index + 2, next < end,
      elements[next].unit == .repetition
    else { return false }
    return bytes[elements[index].range.indices].map { $0 | 0x20 } == Array("set".utf8)
  }

  /// `1세트: 60kg 10회`, `2세트 60kg 8회`, `2 подход: 80х8`: the number of a set, when the one before
  /// stands above.
  mutating func setNumber(_ index: Int, _ end: Int) -> Int {
    // `벤치프레스 1세트 60kg 10회`: the first.
    if !isASCII, index < end, elements[index].kind == .word,
      let first = elements[index..<end].firstIndex(where: { $0.isNumber }),
      elements[first].unit == .set, elements[first].value == 1_000, isLoaded(first + 1, end)
    {
      context.setNumber = (1, context.lineIndex)
    }
    guard index + 1 < end, elements[index].kind == .quantity, elements[index].unit == .set,
      elements[index].value % 1000 == 0
    else { return index }
    let isMarked =
      elements[index + 1].kind == .colon || elements[index + 1].kind == .hyphen
      || elements[index + 1].kind == .period
    guard
      isMarked
        ? index + 2 < end && elements[index + 2].isNumber
        : isLoaded(index + 1, end) || isOneSetOfReps(index)
    else { return index }
    let number = Int(elements[index].value) / 1000
    let isNext =
      context.setNumber.map { $0.number == number - 1 && context.lineIndex - $0.lineIndex <= 2 }
      ?? false
    guard number == 1 || isNext else { return index }
    context.setNumber = (number, context.lineIndex)
    return isMarked ? index + 2 : index + 1
  }

  /// `2 set 12 reps` below `1 set 15 reps`, where `2 sets 12 reps` are two, and `2세트 8회` or `2세트 30초` below
  /// `1세트 8회`, in languages that know no plural.
  private func isOneSetOfReps(_ index: Int) -> Bool {
    let last = bytes[Int(elements[index].range.end) - 1]
    return (elements[index + 1].unit == .repetition || elements[index + 1].unit.isTime)
      && (last == UInt8(ascii: "t") || last >= 0x80 && !isCyrillic(elements[index].range))
  }

  /// `подхода`: a word that tells one from more.
  private func isCyrillic(_ range: ByteRange) -> Bool {
    bytes[range.indices].contains { $0 == 0xD0 || $0 == 0xD1 }
  }

  /// A load with its unit, and a number behind it.
  private func isLoaded(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && elements[index].isNumber && elements[index].unit.isMass
      && (elements[index + 1].isNumber || elements[index + 1].kind == .times)
  }
}
