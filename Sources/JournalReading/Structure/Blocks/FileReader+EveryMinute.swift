internal import JournalSyntax
internal import WorkoutModel

/// A set in each minute: the minutes are the sets.
extension FileReader {
  /// `EMOM 10: 2 power snatch @ 50 kg`, `E2MOM x 6: 3 squats @ 60`: one exercise, as often as told.
  func everyMinute(_ start: Int, _ end: Int) -> (Quantity, Int)? {
    guard let colon = elements[start..<end].prefix(8).firstIndex(where: { $0.kind == .colon }),
      let number = elements[start..<colon].lastIndex(where: \.isNumber), colon - number <= 2,
      colon + 2 < end,
      elements[number].kind == .quantity, 2_000...40_000 ~= elements[number].value,
      !elements[colon..<end].contains(where: {
        $0.kind == .comma || $0.kind == .plus || $0.kind == .times
      }),
      text(range(start..<colon)).uppercased().contains("MOM")
        // `Every 2 min x 5: 3 squats @ 100`.
        || isWord(start, in: CommonWords.every) && number > start + 2
          && (elements[number - 1].kind == .times || elements[number - 1].meaning == .for)
    else { return nil }
    var rounds = Quantity(elements[number])
    rounds.unit = .set
    // `Every 2 min for 10 min: 3 squats`: five of them.
    if number > start, elements[number - 1].meaning == .for {
      guard let each = elements[start..<(number - 1)].first(where: \.isNumber),
        each.unit == .minute, elements[number].unit == .minute, each.value >= 1_000,
        each.value % 500 == 0, elements[number].value % each.value == 0
      else { return nil }
      rounds.value = elements[number].value / each.value * 1000
    }
    return (rounds, colon + 1)
  }

  /// `Snatch EMOM 10x1 @ 70 kg`, `EMOM 8x2 clean`: so many minutes, and so many reps in each.
  mutating func countMinutes(_ segment: Segment) {
    let first =
      segment.isNameBehind ? segment.expressions.lowerBound - 1 : segment.name.upperBound - 1
    guard first >= 0, elements[first].range.count == 4, elements[first].kind == .word,
      Self.everyMinute.contains(bytes[elements[first].range.indices]),
      let expression = anatomy.parser.expressions.first, expression.terms.count > 1,
      case let terms = anatomy.parser.terms[expression.terms].prefix(2),
      terms.allSatisfy({ $0.quantities.count == 1 }),
      case let minutes = terms[terms.startIndex].quantities.lowerBound,
      terms[terms.startIndex + 1].joiner == .times,
      anatomy.parser.quantities[minutes].unit == .none,
      2_000...30_000 ~= anatomy.parser.quantities[minutes].value
    else { return }
    anatomy.parser.quantities[minutes].unit = .set
  }

  /// `10x3 on the minute box squats`: the same in words.
  mutating func countOnTheMinute(_ segment: Segment) {
    guard segment.isNameBehind, segment.name.count > 3, isOnTheMachine(segment.name.lowerBound),
      elements[segment.name.lowerBound + 2].meaning == .minute,
      let expression = anatomy.parser.expressions.first, expression.terms.count > 1,
      case let minutes = anatomy.parser.terms[expression.terms.lowerBound].quantities,
      minutes.count == 1, anatomy.parser.quantities[minutes.lowerBound].unit == .none,
      anatomy.parser.terms[expression.terms.lowerBound + 1].joiner == .times,
      // More may be a bell.
      2_000...12_000 ~= anatomy.parser.quantities[minutes.lowerBound].value
    else { return }
    anatomy.parser.quantities[minutes.lowerBound].unit = .set
  }

  /// `EMOM 10`, `EMOM x 10 minutes:`, `12 min EMOM`: as many rounds as minutes for the lines below.
  func minutes(_ start: Int, _ end: Int) -> Quantity? {
    var found: Quantity?
    var isEveryMinute = false
    for element in elements[start..<end] {
      switch element.kind {
      case .word:
        if Self.everyMinute.contains(bytes[element.range.indices]) { isEveryMinute = true }
      case .quantity
      where found == nil && (element.unit == .none || element.unit == .minute)
        && element.value % 1000 == 0 && 2_000...60_000 ~= element.value:
        found = Quantity(element)
      case .times, .colon, .hyphen: continue
      default: return nil
      }
    }
    guard isEveryMinute, end - start <= 6, var minutes = found else { return nil }
    minutes.unit = .round
    return minutes
  }

  /// Puts the comma of `EMOM 8, 2 hang snatch @ 95` as the colon that others write.
  mutating func settleEveryMinute() {
    // `10 min EMOM - 3 hip thrusts @ 40 kg`.
    if elements.count > 4, elements[0].isNumber, elements[1].kind == .word,
      elements[2].kind == .hyphen, elements[2].spaceBefore, elements[3].isNumber,
      elements[4].kind == .word || elements[4].kind == .times, isWord(1, in: Self.everyMinute)
    {
      anatomy.parser.elements[2].kind = .colon
    }
    putColonBehindMinutes()
    guard elements.count > 4, elements[0].kind == .word, elements[1].isBareWhole,
      3_000...60_000 ~= elements[1].value, elements[2].kind == .comma, elements[3].isNumber,
      elements[4].kind == .word || elements[4].kind == .times, isWord(0, in: Self.everyMinute)
    else { return }
    anatomy.parser.elements[2].kind = .colon
  }

  /// `EMOM 10 power clean 3 @ 105` and `EMOM 10min 3 power cleans @ 105` have none.
  private mutating func putColonBehindMinutes() {
    guard elements.count > 4, elements[0].kind == .word, isWord(0, in: Self.everyMinute),
      elements[1].kind == .quantity, 3_000...60_000 ~= elements[1].value,
      elements[1].isBareWhole || elements[1].unit == .minute,
      case let name = elements[2].isBareWhole ? 3 : 2,
      name == 2 || elements[2].value <= 30_000 && elements[2].spaceBefore,
      elements[name].kind == .word, endOfKnownName(name) != nil,
      elements[(name + 1)...].contains(where: \.isNumber)
    else { return }
    let end = Int(elements[1].range.end)
    anatomy.parser.elements[1].unit = .none
    anatomy.parser.elements.insert(
      Element(.colon, ByteRange(end, end), flags: .spaceAfter), at: 2)
    anatomy.parser.end = elements.count
  }

  static let everyMinute = WordSet("emom")
}
