internal import JournalSyntax
internal import WorkoutModel

/// Exercises parted by a plus, a comma or a word within a line.
extension FileReader {
  /// Where the plus of `Pull-ups 10 + dips 12` or the comma of `push-ups 20, squat 60x5` parts two exercises, each with its number behind it.
  func endOfStation(_ start: Int, _ end: Int) -> Int {
    // Endless lines stay linear.
    guard start + 4 < end, end - start <= 256 else { return end }
    if context.rounds != nil || areCountedWays(start, end),
      let mark = endOfStationInRounds(start, end)
    {
      return mark
    }
    guard elements[start].kind == .word else { return end }
    var index = start + 1
    while index < end, elements[index].kind == .word || elements[index].kind == .hyphen {
      index += 1
    }
    if let mark = endOfCountedName(start, index, end) { return mark }
    guard index + 3 < end, elements[index].kind == .quantity, elements[index + 1].kind == .plus,
      elements[index].unit == .none || elements[index].unit == .repetition,
      elements[index + 1].spaceBefore, elements[index + 1].spaceAfter,
      elements[index + 2].kind == .word
    else { return end }
    let plus = index + 1
    index += 2
    while index < end, elements[index].kind == .word || elements[index].kind == .hyphen {
      index += 1
    }
    // `Clean 2 + front squat 1 100x3` is one lift.
    guard index < end, elements[index].isNumber,
      index + 1 >= end || elements[index + 1].kind == .comma, isName(plus + 1..<index)
    else { return end }
    return plus
  }

  /// The comma of `3 rounds: run 800 m, 50 squats`: words and a number on both sides of it.
  private func endOfStationInRounds(_ start: Int, _ end: Int) -> Int? {
    guard let mark = elements[start..<end].firstIndex(where: { isBetweenStations($0) }),
      isStation(start..<mark),
      case let behind = elements[(mark + 1)..<end].firstIndex(where: { isBetweenStations($0) }),
      isStation((mark + 1)..<(behind ?? end))
    else { return nil }
    return mark
  }

  /// `20 pull-ups, 400 m run`, `1 mile run, 100 pull-ups, 200 push-ups, 1 mile run`: what is done comes behind the count
  /// or the way of each part.
  private func areCountedWays(_ start: Int, _ end: Int) -> Bool {
    guard elements[start].kind == .quantity else { return false }
    var (hasWay, hasCount) = (false, false)
    for part in elements[start..<end].indices.split(whereSeparator: {
      isBetweenStations(elements[$0]) || elements[$0].kind == .period
    }) {
      let first = elements[part.startIndex]
      // The time of all of it may end the line.
      if part.count == 1, first.kind == .clock, part.endIndex == end { continue }
      guard first.kind == .quantity, part.count > 1,
        elements[part.startIndex + 1].kind == .word,
        elements[part.startIndex + 1].word == .plain,
        elements[part].dropFirst().allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
      else { return false }
      if first.unit.isLength || first.unit == .letterM { hasWay = true } else { hasCount = true }
      guard first.unit.isLength || first.unit == .letterM || first.isBareWhole else { return false }
    }
    return hasWay && hasCount
  }

  private func isBetweenStations(_ element: Element) -> Bool {
    element.kind == .comma || element.kind == .semicolon || element.kind == .plus
  }

  private func isStation(_ part: Range<Int>) -> Bool {
    elements[part].contains { $0.isNumber }
      && elements[part].contains {
        $0.kind == .word && ($0.word == .plain || $0.meaning == .equipment)
      }
  }

  /// The comma of `Push-ups 20, squat 60x5` and the semicolon of `Lunges 10/10; row 60x5`: a known
  /// exercise with its reps alone, and another behind it.
  private func endOfCountedName(_ start: Int, _ number: Int, _ end: Int) -> Int? {
    guard number + 3 < end, isCountAlone(number) else { return nil }
    var mark = number + 1
    if elements[mark].kind == .slash, isCountAlone(mark + 1) { mark += 2 }
    guard mark + 2 < end, elements[mark].kind == .comma || elements[mark].kind == .semicolon,
      !elements[mark].spaceBefore, elements[mark + 1].spaceBefore,
      elements[mark + 1].kind == .word
    else { return nil }
    var next = mark + 1
    while next < end, elements[next].kind == .word || elements[next].kind == .hyphen { next += 1 }
    guard next < end, elements[next].isNumber else { return nil }
    // `Curl 20, pushdown 3x12`, `Swings 50, goblet squat 24x10`: nobody knows whether reps or a load.
    guard elements[number].unit == .repetition || mark > number + 1 || movesBody(start..<number)
    else { return nil }
    return isExercise(start..<number) && isExercise(mark + 1..<next) ? mark : nil
  }

  private func isCountAlone(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value % 1000 == 0
      && (elements[index].unit == .none && 3_000...300_000 ~= elements[index].value
        || elements[index].unit == .repetition)
  }

  /// The `Landmine row 70x6x3` of `Squat 140x4x4 RPE 8. Landmine row 70x6x3.`: sentences that begin with a name.
  func startsNamedSentence(_ start: Int, _ end: Int) -> Bool {
    guard start + 3 < end, elements[start].kind == .word, elements[start].spaceBefore,
      isCapital(Int(elements[start].range.start))
    else { return false }
    var index = start
    while index < end, index < start + 4,
      elements[index].word == .plain || index > start && elements[index].meaning == .with,
      elements[index].kind == .word || elements[index].kind == .hyphen
    {
      // `Dropped 80x8`, `Finished 60x10`.
      if bytes[..<Int(elements[index].range.end)].suffix(2).elementsEqual("ed".utf8) {
        return false
      }
      index += 1
    }
    // `Coach did 150x2.` is no exercise; load, reps and sets are told of one's own.
    return index > start && index + 4 < end && anatomy.parser.isBareNumber(index)
      && elements[index].value >= 20_000 && elements[index + 1].kind == .times
      && elements[index + 2].isNumber && elements[index + 3].kind == .times
      && elements[index + 4].isNumber
      && !(start..<index).contains(where: { isWord($0, in: Self.kindsOfSets) })
      && namesOwnLift(start..<index)
  }

  /// `Jess 60x5x3`, `Best ever 150x4x4` and `Should squat 150x4x4` tell of no set of one's own.
  private func namesOwnLift(_ name: Range<Int>) -> Bool {
    guard !name.contains(where: { isPronoun($0) || isWord($0, in: Self.telling) }) else {
      return false
    }
    // `Наклоны 70x6x3`, `Grumble thing 60x8x3`: not all names are known.
    return name.count > 1 || isExercise(name)
      || bytes[range(name).indices].contains { $0 >= 0x80 }
  }

  private static let telling = WordSet(
    """
    should could would will can must might be was best old ever try trying says said coach wife
    husband partner friend buddy brother sister хочу надо буду должен планирую лучший тренер жена муж
    друг брат сестра напарник möchte wollte könnte sollte früher même sería podría entrenador
    """)

  private static let kindsOfSets = WordSet(
    "finale finisher werksets worksets workset arbeitssätze dropsets drops top emom")

  /// `A` to `Z`, and the capitals of Cyrillic and of Latin letters with marks.
  func isCapital(_ index: Int) -> Bool {
    switch (bytes[safe: index] ?? 0, bytes[safe: index + 1] ?? 0) {
    case (0x41...0x5A, _): true
    case (0xC3, 0x80...0x9E), (0xD0, 0x80...0xAF): true
    default: false
    }
  }

  /// The `stairs 10 min` of `leg curl 3x12, then stairs 10 min`.
  func isTimedName(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < min(end, start + 3), elements[index].word == .plain, elements[index].kind == .word
    {
      index += 1
    }
    return index > start && index + 1 == end && elements[index].isNumber
      && (elements[index].unit == .minute || elements[index].unit == .kilometer
        || elements[index].unit == .mile)
  }
}
