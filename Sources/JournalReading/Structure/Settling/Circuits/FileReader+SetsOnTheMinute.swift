internal import JournalSyntax

/// A set in each interval: `Squat EMOM 10 min 2 reps @ 225`, `E2MOM x 5: squat 225x3`, `Power clean 155x2 EMOM for 10`, `155x2x10
/// E90S`.
extension FileReader {
  /// Puts the intervals as the number of sets that others write.
  mutating func settleSetsOnTheMinute() {
    guard elements.count > 2, let interval = intervalOfSets() else { return }
    let told = countOfIntervals(interval)
    let phrase = told?.phrase ?? interval.place
    let rest = elements.indices.filter { !phrase.contains($0) }
    if rest.isEmpty { return settleHeadOfIntervals(interval.place, told?.count) }
    let numbers = rest.filter { elements[$0].isNumber }
    guard let first = numbers.first, 1...3 ~= numbers.count,
      numbers.allSatisfy({ elements[$0].kind == .quantity && !elements[$0].unit.isTime }),
      rest.allSatisfy({
        ![.comma, .plus, .slash, .openParenthesis, .semicolon].contains(elements[$0].kind)
          || !phrase.isAdjacent(to: $0)
            && elements[$0].kind != .comma && elements[$0].kind != .plus
      })
    else { return }
    if numbers.count == 3, isProduct(numbers) {
      settleCountOfTriple(numbers, told?.count)
      return dropIntervals(phrase)
    }
    if told == nil, settleProductOfIntervals(numbers) { return dropIntervals(phrase) }
    // `squat every 3 min 100x5`: how long each took with its rest.
    if told == nil, numbers.count > 1, interval.place.count > 1 { return dropIntervals(phrase) }
    guard numbers.count < 3, let count = told?.count, 2...60 ~= count else { return }
    let sets = Element(
      .quantity, elements[phrase.lowerBound].range, unit: .set, value: Int32(count) * 1000,
      flags: [.spaceBefore, .spaceAfter])
    if numbers.count == 2, elements[numbers[0] + 1].kind == .times, numbers[0] + 2 == numbers[1] {
      // `225x2`: a load and its reps.
      let second = numbers[1] > phrase.lowerBound ? numbers[1] - phrase.count : numbers[1]
      dropIntervals(phrase)
      anatomy.parser.elements.insert(sets, at: second + 1)
    } else {
      // `EMOM 10: 3 power cleans @ 70 kg` is read as it stands.
      if phrase.lowerBound == 0, isWord(0, in: Self.everyMinute),
        elements[phrase.upperBound - 1].kind == .colon
      {
        return
      }
      // `2 reps @ 225`, `2 power cleans 155`, `8 reps`.
      guard elements[first].isBareWhole || elements[first].unit == .repetition,
        elements[first].value <= 30_000,
        numbers.count == 2 || elements[first].unit == .repetition
      else { return }
      let start = first > phrase.lowerBound ? first - phrase.count : first
      dropIntervals(phrase)
      anatomy.parser.elements.insert(
        contentsOf: [sets, Element(.times, sets.range, flags: [.spaceBefore, .spaceAfter])],
        at: start)
    }
    anatomy.parser.end = elements.count
  }

  /// `10x2 @ 155`, `155 x 2 x 10`.
  private func isProduct(_ numbers: [Int]) -> Bool {
    numbers[1] == numbers[0] + 2 && numbers[2] == numbers[1] + 2
      && elements[numbers[0] + 1].kind == .times
      && [.times, .at].contains(elements[numbers[1] + 1].kind)
  }

  /// `E2MOM x 5:` alone above what is done in each: as `5 rounds:`.
  private mutating func settleHeadOfIntervals(_ interval: Range<Int>, _ count: Int?) {
    // `EMOM 10:` is read as it stands.
    guard let count, 2...60 ~= count, !isWord(interval.lowerBound, in: Self.everyMinute) else {
      return
    }
    let place = elements[0].range
    anatomy.parser.elements = [
      Element(.quantity, place, unit: .round, value: Int32(count) * 1000),
      Element(.colon, ByteRange(Int(place.end), Int(place.end))),
    ]
    anatomy.parser.end = 2
  }

  /// The ten of `snatch 60kg 10x2 EMOM` and `pullups 10x3 EMOM`, beside a load or without one.
  private mutating func settleProductOfIntervals(_ numbers: [Int]) -> Bool {
    guard
      let first = numbers.first(where: { index in
        numbers.contains(index + 2) && elements[index + 1].kind == .times
      }), elements[first].isBareWhole, elements[first + 2].isBareWhole,
      elements[first].value > elements[first + 2].value, elements[first].value <= 30_000,
      numbers.allSatisfy({ index in
        index == first || index == first + 2 || elements[index].unit.isMass
          || elements[index].isBare && elements[index].value >= 20_000
      })
    else { return false }
    anatomy.parser.elements[first].unit = .set
    return true
  }

  /// The larger of the factors beside the load counts the intervals.
  private mutating func settleCountOfTriple(_ numbers: [Int], _ count: Int?) {
    let isLoadLast = elements[numbers[1] + 1].kind == .at
    let (sets, reps) = isLoadLast ? (numbers[0], numbers[1]) : (numbers[2], numbers[1])
    guard elements[sets].isBareWhole, elements[reps].isBareWhole,
      count.map({ $0 * 1000 == elements[sets].value })
        ?? (elements[sets].value > elements[reps].value && elements[sets].value <= 30_000)
    else { return }
    anatomy.parser.elements[sets].unit = .set
  }

  /// `EMOM`, `E2MOM`, `E90S`, `Every 2 min`, `OTM`, and the seconds between two sets.
  private func intervalOfSets() -> (place: Range<Int>, seconds: Int)? {
    for index in elements.indices where elements[index].kind == .word {
      if isWord(index, in: Self.everyMinute) || isWord(index, in: Self.onTheMinute) {
        return (index..<(index + 1), 60)
      }
      guard index + 1 < elements.count, elements[index + 1].isNumber else { continue }
      if elements[index].range.count == 1, isWord(index, in: Self.letterOfEach),
        !elements[index + 1].spaceBefore
      {
        if elements[index + 1].isBareWhole, index + 2 < elements.count,
          isWord(index + 2, in: Self.minuteOnMinute), !elements[index + 2].spaceBefore
        {
          return (index..<(index + 3), Int(elements[index + 1].value) * 60 / 1000)
        }
        if let seconds = secondsOfInterval(index + 1) { return (index..<(index + 2), seconds) }
      }
      if isWord(index, in: CommonWords.every), let seconds = secondsOfInterval(index + 1) {
        return (index..<(index + 2), seconds)
      }
    }
    return nil
  }

  private func secondsOfInterval(_ index: Int) -> Int? {
    let element = elements[index]
    guard element.kind == .clock || element.unit.isTime || element.unit == .letterS,
      let seconds = anatomy.parser.seconds(of: element), 20_000...600_000 ~= seconds
    else { return nil }
    return Int(seconds) / 1000
  }

  /// The `10 min` before or behind it, `x 5`, `for 10 minutes`, and what parts both from the work.
  private func countOfIntervals(
    _ interval: (place: Range<Int>, seconds: Int)
  ) -> (phrase: Range<Int>, count: Int)? {
    var (start, end) = (interval.place.lowerBound, interval.place.upperBound)
    var number: Int?
    var index = end
    while index < elements.count, index < end + 2,
      elements[index].kind == .times || elements[index].meaning == .for
        || elements[index].kind == .hyphen || elements[index].kind == .colon && index == end
    {
      index += 1
    }
    if index < elements.count, isCountOfIntervals(index) {
      number = index
      end = index + 1
      if end < elements.count,
        elements[end].meaning == .minute || elements[end].meaning == .set
          || elements[end].meaning == .round
      {
        end += 1
      }
    } else if start > 0, elements[start - 1].unit == .minute || elements[start - 1].unit == .round,
      isCountOfIntervals(start - 1)
    {
      number = start - 1
      start -= 1
    }
    guard let number else { return nil }
    while end < elements.count,
      [.colon, .comma, .hyphen, .semicolon].contains(elements[end].kind)
    {
      end += 1
    }
    while start > 0, [.colon, .comma, .hyphen].contains(elements[start - 1].kind) { start -= 1 }
    let isInMinutes =
      elements[number].unit == .minute
      || number + 1 < elements.count && elements[number + 1].meaning == .minute
    let value = Int(elements[number].value) / 1000
    let count = isInMinutes ? value * 60 / interval.seconds : value
    return (start..<end, count)
  }

  private func isCountOfIntervals(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .quantity, element.value % 1000 == 0, 2_000...60_000 ~= element.value
    else { return false }
    switch element.unit {
    case .minute, .round, .set: return true
    // The 2 of `EMOM 2 @ 225` are reps, and `EMOM 10x2` tells both.
    case .none:
      // `E2MOM x 5, push press 3 reps`.
      let isBeforeName =
        index + 2 < elements.count && elements[index + 1].kind == .comma
        && elements[index + 2].kind == .word
      return index + 1 == elements.count || isBeforeName
        || ![.times, .at, .comma, .slash].contains(elements[index + 1].kind)
          && elements[index + 1].unit != .repetition
    default: return false
    }
  }

  private mutating func dropIntervals(_ phrase: Range<Int>) {
    context.remarks.append(range(phrase))
    anatomy.parser.elements.removeSubrange(phrase)
    if phrase.lowerBound < elements.count {
      anatomy.parser.elements[phrase.lowerBound].flags.insert(.spaceBefore)
    }
    anatomy.parser.end = elements.count
  }

  private static let onTheMinute = WordSet("otm")
  private static let letterOfEach = WordSet("e")
  private static let minuteOnMinute = WordSet("mom")
}

extension Range<Int> {
  /// Directly before the range or behind it.
  fileprivate func isAdjacent(to index: Int) -> Bool {
    index + 1 == lowerBound || index == upperBound
  }
}
