internal import JournalSyntax

/// `Today`, and who did it: words before the name of an exercise that are no part of it.
extension FileReader {
  /// Passes over the `Hoje fiz` of `Hoje fiz supino 3x8` and over all that stands before the last
  /// full stop of `今日は胸の日。ベンチプレス 80kg 10回`.
  func behindDayWords(_ start: Int, _ end: Int) -> Int {
    var index = start
    if !isASCII, let stop = elements[start..<end].lastIndex(where: { isWideStop($0) }),
      stop + 1 < end
    {
      index = stop + 1
    }
    while index + 1 < end {
      // The mark of `aujourd'hui`.
      let isQuote = index > start && elements[index].kind == .quote
      if isQuote || isDayWord(index) || isDoing(elements[index]) || startsWithDay(index) {
        index += 1
      } else if index + 2 < end, isWord(index, in: Self.doers), isDoing(elements[index + 1]) {
        // `Ho fatto panca`, `I did bench`.
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// The `今天练胸` of `今天练胸 卧推`: a sentence of the day before the name.
  private func startsWithDay(_ index: Int) -> Bool {
    guard !isASCII, elements[index].flags.contains(.unspacedScript),
      elements[index + 1].flags.contains(.unspacedScript)
    else { return false }
    return withoutDay(elements[index].range) != elements[index].range
  }

  func isWideStop(_ element: Element) -> Bool {
    element.kind == .period && element.range.count == 3
  }

  /// Where the name of `Bench press today` and of `Supino hoje` ends.
  func beforeDayWord(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start + 1, isDayWord(end - 1), elements[end - 1].spaceBefore,
      elements[end - 2].kind == .word
    {
      end -= 1
    }
    return end
  }

  private func isDayWord(_ index: Int) -> Bool { isWord(index, in: Self.dayWords) }

  /// The word of `today 84.3 kg`, `сегодня 100x5` and `Wed: 3 miles`: it names the day, and no exercise.
  func namesDayOnly(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, segment.name.count == 1 else { return false }
    let word = segment.name.lowerBound
    return isDayWord(word) || elements[word].meaning == .weekday
  }

  /// The `I did` of `I did 4 sets of bench press` and of `I did 4x8 squats`, the `J'ai fait` of `J'ai fait 4
  /// séries de dips`.
  func behindDoer(_ start: Int, _ end: Int) -> Int {
    guard start + 4 < end, elements[start].kind == .word else { return start }
    if let number = elements[start..<min(end, start + 3)].firstIndex(where: \.isNumber),
      number + 3 < end, isDoing(elements[number - 1]), elements[number].isBareWhole,
      elements[number + 1].kind == .times, elements[number + 2].isBareWhole,
      elements[number + 3].kind == .word, elements[number + 3].word == .plain
    {
      return number
    }
    for number in (start + 1)...(start + 5)
    where number + 2 < end && elements[number].unit == .set && elements[number].isNumber {
      // But `Bench press did 3 sets of 10` names its exercise first.
      return elements[number + 1].meaning == .of && isDoing(elements[number - 1])
        && !endsInName(start, number - 1) ? number : start
    }
    return start
  }

  /// The words before `end`, without a mark at their end, name an exercise.
  private func endsInName(_ start: Int, _ end: Int) -> Bool {
    var end = end
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    return end > start && isExercise(start..<end)
  }

  /// Drops the `今日は` of `今日はスクワット`, which no blank parts from the name.
  func withoutDay(_ name: ByteRange) -> ByteRange {
    let text = bytes[name.indices]
    guard let first = text.first, first == 0xE4 || first == 0xEC,
      let day = Self.gluedDays.first(where: { text.count > $0.count && text.starts(with: $0) })
    else { return name }
    return ByteRange(Int(name.start) + day.count, Int(name.end))
  }

  private static let gluedDays = eastAsianDays.split(separator: " ").map { Array($0.utf8) }

  /// The longest of those that begin alike come first.
  private static let eastAsianDays = "今日は 今日も 今日の 今日 今天 打卡 오늘은 오늘도 오늘의 오늘"

  private static let doers = WordSet("i we ho ai hab habe ich wir")

  private static let dayWords = WordSet(
    """
    today tonight aujourd hui heute hoy hoje oggi сегодня сьогодні bugün dziś dzisiaj vandaag idag tänään dnes \
    \(eastAsianDays)
    """)
}
