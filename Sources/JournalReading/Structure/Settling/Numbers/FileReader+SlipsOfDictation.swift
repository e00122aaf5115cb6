internal import JournalSyntax

/// What programs write down that listen: `voice: "okay bench press one fifty five for ten, uh one fifty five for eight"`,
/// `"squats won 85 for five times three"`.
extension FileReader {
  /// Takes the label, the quotes and the words of a pause away, and puts numbers where words sound like them.
  mutating func settleSlipsOfDictation() {
    guard dropFrameOfDictation() else { return }
    dropPausesOfSpeech()
    settleSoundsOfNumbers()
    dropNumbersOfSpokenSets()
    settleRepeatedFors()
    anatomy.parser.end = elements.count
  }

  /// The `voice:` before what was said, the quotes around it, and the `(siri)` behind.
  private mutating func dropFrameOfDictation() -> Bool {
    var first = 0
    if elements[1].kind == .colon, isWord(0, in: Self.labels) { first = 2 }
    let isLabelled = first > 0
    guard first < elements.count else { return false }
    let isQuoted = elements[first].kind == .quote
    if isQuoted { first += 1 }
    var end = elements.count
    if isQuoted {
      guard let close = elements[first...].lastIndex(where: { $0.kind == .quote }),
        close > first + 2,
        close + 4 >= elements.count,
        elements[(close + 1)...].allSatisfy({
          $0.kind == .word || $0.kind == .openParenthesis || $0.kind == .closeParenthesis
        }),
        !elements[first..<close].contains(where: { $0.kind == .quote })
      else { return false }
      end = close
    }
    guard isLabelled || isQuoted, end > first + 2, elements[first].kind == .word,
      elements[first..<end].contains(where: { $0.meaning == .for || $0.meaning == .in }),
      (first + 1..<end).contains(where: { elements[$0].isNumber || numeral(at: $0) != nil })
    else { return false }
    anatomy.parser.elements.removeSubrange(end...)
    anatomy.parser.elements.removeSubrange(..<first)
    return elements.count > 2
  }

  /// The `okay` and the `uh` of somebody who thinks aloud.
  private mutating func dropPausesOfSpeech() {
    for index in elements.indices.reversed()
    where isWord(index, in: Self.pauses) && elements.count > 3 {
      anatomy.parser.elements.remove(at: index)
    }
  }

  /// `won 85` is 185, `to 25 for five` 225, and `to miles` are two.
  private mutating func settleSoundsOfNumbers() {
    var index = elements.count - 1
    while index > 1 {
      index -= 1
      guard index + 1 < elements.count, elements[index].kind == .word,
        let hundreds: Int32 = isWord(index, in: Self.ones)
          ? 1 : isWord(index, in: Self.twos) ? 2 : nil
      else { continue }
      let next = elements[index + 1]
      if next.isBareWhole, 10_000...99_000 ~= next.value,
        elements[index - 1].kind == .word, !isWord(index - 1, in: Self.beforeTo),
        elements[safe: index + 2]?.meaning == .for || elements[safe: index + 2]?.kind == .times
      {
        anatomy.parser.elements[index + 1].value = next.value + hundreds * 100_000
        anatomy.parser.elements[index + 1].range = range(index..<(index + 2))
        anatomy.parser.elements.remove(at: index)
      } else if hundreds == 2, isCountedThing(index + 1), elements[index - 1].kind == .word {
        anatomy.parser.elements[index] = Element(
          .quantity, elements[index].range, value: 2_000, flags: [.spaceBefore, .spaceAfter])
        let unit = isWord(index + 1, in: Self.plates) ? .level : Unit(next.meaning)
        guard let unit else { continue }
        anatomy.parser.elements[index].unit = unit
        anatomy.parser.elements[index].range = range(index..<(index + 2))
        anatomy.parser.elements.remove(at: index + 1)
      }
    }
  }

  private func isCountedThing(_ index: Int) -> Bool {
    elements[index].kind == .word
      && (isWord(index, in: Self.plates)
        || Unit(elements[index].meaning).map { $0.isLength || $0.isTime } ?? false)
  }

  /// The `Set 1` and the `set 2` before the loads of `Set 1 bench 135 for 8, set 2 135 for 7`.
  private mutating func dropNumbersOfSpokenSets() {
    let numbers = elements.indices.dropLast(2).filter {
      elements[$0].meaning == .set && elements[$0 + 1].isBareWhole
        && ($0 == 0 || elements[$0 - 1].kind == .comma || elements[$0 - 1].kind == .period)
    }
    guard !numbers.isEmpty,
      numbers.enumerated().allSatisfy({ Int(elements[$1 + 1].value) == ($0 + 1) * 1000 })
    else { return }
    for index in numbers.reversed() {
      context.remarks.append(range(index..<(index + 2)))
      anatomy.parser.elements.removeSubrange(index..<(index + 2))
    }
  }

  /// `for 15 for 15 for 12`: three sets; `for five times three`: three of five.
  private mutating func settleRepeatedFors() {
    var index = elements.count - 1
    while index > 1 {
      index -= 1
      guard index + 1 < elements.count, elements[index].meaning == .for,
        let told = amount(at: index + 1), 1_000...50_000 ~= told.value
      else { continue }
      if told.end + 1 < elements.count, isWord(told.end, in: CommonWords.times),
        let sets = amount(at: told.end + 1), sets.value <= 12_000, endsSpokenSet(sets.end)
      {
        putNumeral(sets, at: told.end + 1)
        putTimes(told.end)
        putNumeral(told, at: index + 1)
        putTimes(index)
      } else if index > 3, elements[index - 1].isBareWhole, elements[index - 2].meaning == .for {
        putNumeral(told, at: index + 1)
        anatomy.parser.elements[index] = Element(
          .comma, elements[index].range, flags: .spaceAfter)
        if elements[index - 3].kind == .word { putTimes(index - 2) }
      }
    }
  }

  private static let labels = WordSet(
    """
    voice siri dictated dictation memo voicememo diktat diktiert sprachnotiz sprachmemo dicté vocal dictado voz ditado
    vocale dettato диктовка голос голосовое
    """)
  private static let pauses = WordSet(
    "uh uhm um umm er erm ah okay ok äh ähm öhm euh ehm eh bon bueno ném tipo э эм ну")
  private static let ones = WordSet("won")
  private static let twos = WordSet("to too")
  private static let beforeTo = WordSet(
    "up down back from close next got went went work worked going used")
  private static let plates = WordSet("plates plate wheels")
}
