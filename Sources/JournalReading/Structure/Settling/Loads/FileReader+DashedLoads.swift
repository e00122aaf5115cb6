internal import JournalSyntax

/// Loads with the reps of their sets behind dashes, in files that write so: `ベンチ 70-10-9-8`, `curl 12-10-10
/// 10-15`, `懸垂 自-10-8 +5-6-6`.
extension FileReader {
  /// Makes a times sign of the dash behind the load, and commas of the others.
  ///
  /// `Push-ups 20-18-15` are reps wherever no file begins its lists with loads.
  mutating func settleDashedLoads() {
    guard elements.count > 2, elements.contains(where: { $0.kind == .hyphen }),
      dashedListsBeginWithLoads()
    else { return }
    var index = 0
    while index + 2 < elements.count {
      guard let end = endOfDashedLoad(index) else {
        index += 1
        continue
      }
      if elements[index].kind == .word {
        anatomy.parser.elements[index].word = Word(meaning: .bodyweight, value: 0)
      }
      anatomy.parser.elements[index + 1].kind = .times
      for reps in stride(from: index + 2, to: end, by: 2) {
        anatomy.parser.elements[reps].unit = .repetition
        if reps > index + 2 { anatomy.parser.elements[reps - 1].kind = .comma }
      }
      let first = index > 0 && elements[index - 1].kind == .plus ? index - 1 : index
      index = end
      if first > 0, elements[first - 1].isNumber {
        let place = Int(elements[first].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: first)
        index += 1
      }
    }
  }

  /// Behind the last of the reps that dashes join to the load at `start`.
  private func endOfDashedLoad(_ start: Int) -> Int? {
    let load = elements[start]
    let isBody = load.meaning == .bodyweight || isWord(start, in: Self.bodies)
    guard isBody || load.isBare && 1_000...400_000 ~= load.value,
      start == 0 || !isGluedDash(start - 1), start + 1 < elements.count
    else { return nil }
    var (end, count) = (start + 1, 0)
    while isGluedDash(end), end + 1 < elements.count, elements[end + 1].isBareWhole,
      // `110-0` was missed.
      0...60_000 ~= elements[end + 1].value
    {
      end += 2
      count += 1
    }
    guard count > 0, !(end < elements.count && isGluedDash(end)) else { return nil }
    if countsReps(start, end) { return nil }
    // `20-10` is a load as the others are; `8-12` tells between which.
    return count > 1 || isBody || load.value > elements[end - 1].value ? end : nil
  }

  /// The `9-8-7` of `懸垂 9-8-7`: reps that fall by little, of an exercise that is done with the body.
  private func countsReps(_ start: Int, _ end: Int) -> Bool {
    guard end >= start + 5, elements[start].isBareWhole, elements[start].value <= 40_000,
      elements[start].value >= elements[start + 2].value,
      elements[start].value * 2 < elements[start + 2].value * 3,
      start > 0, elements[start - 1].kind == .word, elements[start].spaceBefore
    else { return false }
    let (last, first) = (elements[start - 1], max(0, start - 2))
    let name = NameText.clean(written.bytes[last.range.indices])
    return names.nature(of: name).contains(.bodyweight)
      || elements[first].kind == .word
        && names.nature(of: NameText.clean(written.bytes[range(first..<start).indices]))
          .contains(.bodyweight)
  }

  private func isGluedDash(_ index: Int) -> Bool {
    index < elements.count && elements[index].kind == .hyphen && !elements[index].spaceBefore
      && !elements[index].spaceAfter
  }

  /// True when several lists of the file begin with a number twice as large as all others, and hardly one
  /// falls as reps do.
  private mutating func dashedListsBeginWithLoads() -> Bool {
    if context.statesHyphens { return false }
    if let known = context.dashedListsBeginWithLoads { return known }
    var (loads, reps, index) = (0, 0, 0)
    while index < bytes.count {
      let start = index
      guard Byte.isDigit(bytes[start]) else {
        index += 1
        continue
      }
      var hyphens = 0
      while index < bytes.count, isPartOfList(bytes[index]) {
        if bytes[index] == Byte.hyphen { hyphens += 1 }
        index += 1
      }
      // Most are no lists, and most lists are days of a year of four digits.
      guard 2...9 ~= hyphens, start == 0 || !isPartOfList(bytes[start - 1]),
        let first = bytes[start..<index].firstIndex(of: Byte.hyphen),
        first <= start + 3 || bytes[start..<first].contains(Byte.period)
      else { continue }
      let parts = bytes[start..<index].split(
        separator: Byte.hyphen, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { wholeNumber($0) }
      guard numbers.count == parts.count, let most = numbers.dropFirst().max(), 1...30 ~= most,
        1...400 ~= numbers[0], parts.allSatisfy({ $0.first != Byte.zero })
      else { continue }
      if numbers[0] >= 20, numbers[0] >= 2 * most { loads += 1 }
      if numbers[0] <= 30, numbers[0] >= numbers[1], numbers[0] * 2 < 3 * numbers[1],
        zip(numbers, numbers.dropFirst()).allSatisfy({ $0 >= $1 })
      {
        reps += 1
      }
    }
    let isSo = loads >= 3 && loads > 3 * reps
    context.dashedListsBeginWithLoads = isSo
    return isSo
  }

  private func isPartOfList(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || byte == Byte.hyphen || byte == Byte.period
  }

  /// `62.5` is 62; `nil` for what is no number.
  private func wholeNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    let whole = digits.prefix { Byte.isDigit($0) }
    guard 1...3 ~= whole.count, whole.count == digits.count || digits.count <= whole.count + 3
    else { return nil }
    return whole.valueOfDigits
  }

  private static let bodies = WordSet("自")
}
