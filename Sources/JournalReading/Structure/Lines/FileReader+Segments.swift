internal import JournalSyntax
internal import WorkoutModel

/// What stands before and behind the sets of a line.
extension FileReader {
  /// Passes over `Set 1:`, `A1.`, `W`, `1)`, and keeps what they say.
  mutating func skipLabels(_ start: Int, _ end: Int, _ line: LineSyntax) -> Int {
    var index = start
    if elements[index].meaning == .set, index + 1 < end, elements[index + 1].kind == .quantity,
      index + 2 < end,
      elements[index + 2].kind == .colon || elements[index + 2].kind == .period
        || elements[index + 2].kind == .hyphen || elements[index + 2].kind == .closeParenthesis
    {
      index += 3
    }
    if isNumberedSet(index, end) { index += elements[index + 2].kind == .times ? 3 : 2 }
    index = behindDoer(index, end)
    if index + 1 < end, elements[index].isNumber, elements[index].unit == .none,
      elements[index + 1].kind == .closeParenthesis
    {
      index += 2
    }
    // `-10% 190 2x3`: less than the top set.
    if index + 2 < end, elements[index].kind == .hyphen, elements[index + 1].unit == .percent,
      elements[index + 2].isNumber
    {
      index += 1
    }
    index = behindOrdinal(behindDone(index, end), end)
    // `80% = 245 x 3`, `85% 120x9+`: the percentage of a plan before what was done; and so is all of
    // `75% x 5 = 5 x 120` up to the sign.
    if index + 1 < end, elements[index].isNumber, elements[index].unit == .percent {
      let next = elements[index + 1].kind == .times ? behindShare(index + 1, end) : index + 1
      let isMark =
        elements[next].kind == .equals || elements[next].kind == .colon
        || elements[next].kind == .hyphen
      if isMark || elements[next].isNumber { index = isMark ? next + 1 : next }
    }
    index = setNumber(behindExerciseNumber(index, end), end)
    guard index < end else { return end }
    index = behindBonus(behindAbout(index, end), end)
    if elements[index].range.count == 4, isEveryMinute(index, end) { index += 1 }
    return supersetLabel(index, end)
  }

  /// The sign of `75% x 5 = 5 x 120`, with sets behind it; else `start`.
  private func behindShare(_ start: Int, _ end: Int) -> Int {
    guard
      let sign = elements[start..<min(end, start + 4)].firstIndex(where: { $0.kind == .equals }),
      isMultiplied((sign + 1)..<end)
    else { return start }
    return sign
  }

  /// Behind the `1º` of `1º 60x8` and the `2ª serie:` of `2ª serie: 70x6`: which set it was.
  private func behindOrdinal(_ index: Int, _ end: Int) -> Int {
    guard index + 2 < end, elements[index].isNumber, elements[index].unit == .none,
      !elements[index + 1].spaceBefore, elements[index + 1].range.count == 2,
      Self.ordinalSigns.contains(bytes[Int(elements[index + 1].range.start) + 1]),
      bytes[Int(elements[index + 1].range.start)] == 0xC2
    else { return index }
    var next = elements[index + 2].meaning == .set ? index + 3 : index + 2
    if next < end, elements[next].kind == .colon { next += 1 }
    return next < end && elements[next].isNumber ? next : index
  }

  /// The last bytes of `ª`, `°` and `º`.
  private static let ordinalSigns: [UInt8] = [0xAA, 0xB0, 0xBA]

  /// The number of `ca. 60 m run`, `about 5 km run` and `+/- 60 m run`.
  private func behindAbout(_ index: Int, _ end: Int) -> Int {
    switch elements[index].kind {
    case .word:
      let next = index + 1 < end && elements[index + 1].kind == .period ? index + 2 : index + 1
      return next < end && elements[next].isNumber && isWord(index, in: Self.aboutWords)
        ? next : index
    case .plus:
      return index + 3 < end && elements[index + 1].kind == .slash
        && elements[index + 2].kind == .hyphen && elements[index + 3].isNumber ? index + 3 : index
    default: return index
    }
  }

  private static let aboutWords = WordSet(
    """
    ca cca circa approx approximately about around roughly rund etwa ungefähr env environ aprox
    aproximadamente cerca omkring ungefär zhruba około около примерно
    """)

  /// `** DONE Deadlift 140x5`: a task of an org file that was done.
  func behindDone(_ index: Int, _ end: Int) -> Int {
    guard index == 0, end > 1, elements[0].meaning == .end, elements[1].kind == .word,
      bytes[elements[0].range.indices].elementsEqual("DONE".utf8)
    else { return index }
    return 1
  }

  /// `EMOM 8x1 snatch @ 80 kg`: how the sets were done whose name stands behind them.
  private func isEveryMinute(_ index: Int, _ end: Int) -> Bool {
    guard index + 4 < end, elements[index + 1].isNumber,
      elements[index + 2].kind == .times, elements[index + 3].isNumber,
      elements[index + 4].kind == .word
    else { return false }
    return Self.everyMinute.contains(bytes[elements[index].range.indices])
  }

  /// `A1. Bench Press`, `B2) Row`, `A1 Leg curl 3x12`.
  /// ```
  /// supersetLabel ::= [A-H] [1-9] '. '
  /// ```
  mutating func supersetLabel(_ index: Int, _ end: Int) -> Int {
    // `A. Back squat`: a part of the session.
    if index + 2 < end, elements[index].kind == .word, elements[index].range.count == 1,
      elements[index + 1].kind == .period || elements[index + 1].kind == .closeParenthesis,
      !elements[index + 1].spaceBefore, elements[index + 2].spaceBefore,
      elements[index + 2].kind == .word || elements[index + 2].unit == .round
    {
      return index + 2
    }
    // `II. Press`.
    if index + 2 < end, elements[index + 1].kind == .period, elements[index + 2].spaceBefore,
      isRoman(elements[index])
    {
      return index + 2
    }
    // `1b. Incline press`.
    if isNumberedLabel(index, end) { return index + 3 }
    guard index + 2 < end, elements[index].kind == .word, elements[index].range.count == 1,
      elements[index + 1].kind == .quantity, !elements[index + 1].spaceBefore,
      elements[index + 1].unit == .none, elements[index + 1].value <= 9_000,
      let letter = bytes[safe: Int(elements[index].range.start)], Byte.isASCIILetter(letter),
      letter & 0xDF <= 0x48 || letter & 0xDF == 0x54
    else { return index }
    var next = index + 2
    while next < end,
      elements[next].kind == .period || elements[next].kind == .closeParenthesis
        || elements[next].kind == .colon || elements[next].kind == .hyphen
    {
      next += 1
    }
    guard next < end, elements[next].kind == .word else { return index }
    // `T1 Squat`: the first tier of a programme, no superset.
    guard letter & 0xDF != 0x54 else { return next }
    context.superset = String(decoding: [letter & 0xDF], as: UTF8.self)
    return next
  }

  /// The `1b.` before a name.
  func isNumberedLabel(_ index: Int, _ end: Int) -> Bool {
    index + 3 < end && elements[index].kind == .quantity && elements[index].unit == .none
      && elements[index].value <= 20_000 && elements[index + 1].range.count == 1
      && elements[index + 1].kind == .word && !elements[index + 1].spaceBefore
      && (elements[index + 2].kind == .period || elements[index + 2].kind == .closeParenthesis)
      && elements[index + 3].kind == .word
  }

  /// `II`, `IV`: a small number in capitals.
  private func isRoman(_ element: Element) -> Bool {
    guard element.kind == .word, 2...4 ~= element.range.count else { return false }
    for byte in bytes[element.range.indices] where byte != 0x49 && byte != 0x56 && byte != 0x58 {
      return false
    }
    return true
  }

  /// The 10 kg of `Split squat 10 kg L8 R8`, of which no reps were understood.
  private var tellsLoadAlone: Bool {
    anatomy.parser.terms.count == 1 && anatomy.parser.quantities.count == 1
      && anatomy.parser.quantities[0].unit.isMass
  }

  /// The `5 km hard, 10 min easy` behind `Run 10 min easy, `: further parts of the work.
  private func holdsParts(_ indices: Range<Int>) -> Bool {
    guard let entry = context.entry, file.entries[entry].nature.contains(.cardio) else {
      return false
    }
    return indices.dropFirst().contains { index in
      elements[index].kind == .quantity && elements[index - 1].kind == .comma
        && (elements[index].unit.isLength || elements[index].unit == .minute)
    }
  }

  /// The `12 12` of `squat 8 kg 15 15 15, cossacks 12 12`: sets of something whose name nobody knows.
  private func endsInReps(_ words: Range<Int>) -> Bool {
    guard words.count >= 3, words.upperBound == elements.count else { return false }
    let reps = elements[words].suffix(2)
    return reps.allSatisfy {
      $0.kind == .quantity && $0.unit == .none && $0.spaceBefore && 6_000...60_000 ~= $0.value
        && $0.value % 1000 == 0
    } && elements[words].dropLast(2).allSatisfy { $0.word == .plain || $0.kind != .word }
      && abs(reps[words.upperBound - 1].value - reps[words.upperBound - 2].value) <= 4_000
  }

  /// The `neg 3` behind `6, 5, 4, `, the `50 Sek` behind `60 Sek., ` and the `then drop to bw 13`: a count or
  /// a time at the end of a few words.
  private func endsInCount(_ words: Range<Int>) -> Bool {
    guard words.upperBound == elements.count, words.lowerBound > 0,
      case let last = elements.lastIndex(where: { $0.kind != .period && $0.kind != .exclamation }),
      let last, last >= words.lowerBound, elements[last].kind == .quantity,
      elements[words.lowerBound - 1].kind == .comma || elements[words.lowerBound].meaning == .then
    else { return false }
    let isThen = elements[words.lowerBound].meaning == .then
    let talk = elements[words.lowerBound..<last]
    guard talk.count <= (isThen ? 5 : 1),
      talk.allSatisfy({
        $0.kind == .word && $0.meaning != .rest && $0.meaning != .rpe
          && $0.meaning != .rir && $0.meaning != .week && $0.meaning != .day
      })
    else { return false }
    return elements[last].unit == .second
      || elements[last].isBareWhole && 1_000...100_000 ~= elements[last].value
        && (isThen || talk.first.map { $0.word == .plain } ?? false)
  }

  /// The `105 heavy` behind `3x5 100 kg, ` and the `20 pushups after`: perhaps one more set.
  private func mayBeMore(_ words: Range<Int>) -> Bool {
    guard words.count > 1, case let number = words.lowerBound, elements[number].kind == .quantity,
      elements[number].unit == .none, 5_000...500_000 ~= elements[number].value,
      elements[number].value % 500 == 0, elements[number + 1].kind == .word,
      elements[number + 1].spaceBefore,
      elements[number + 1].word == .plain || elements[number + 1].meaning == .feeling
    else { return false }
    // `40 a side` is of the bar.
    return !(words.count > 2 && elements[number + 2].meaning == .side)
  }

  private func holdsReps(_ indices: Range<Int>) -> Bool {
    elements[indices].contains {
      $0.kind == .quantity && $0.unit == .none && 1_000...50_000 ~= $0.value && !$0.spaceBefore
    }
  }

  /// Words behind the sets: a note of the last of them, with the marks it holds.
  mutating func trailing(_ rest: Range<Int>, _ segment: Segment) {
    var start = rest.lowerBound
    while start < rest.upperBound, !isNameStart(elements[start]),
      elements[start].kind != .openParenthesis
    {
      start += 1
    }
    guard start < rest.upperBound else {
      // The count of `60 kg x 10, 70 kg x 8 - 3 sets`.
      if isSetShaped(rest) { file.diagnostics.append(.unreadRest(at: place(range(rest)))) }
      return
    }
    let words = start..<rest.upperBound
    if isSetShaped(words) || tellsLoadAlone && holdsReps(words) || holdsTuples(words)
      || tellsTop(words) || goesOnBehindThen(words) || holdsParts(words) || holdsMore(words)
      || isLoadWithoutUnit(start, rest.upperBound) || parser.isTick(start)
      || endsInReps(words) || mayBeMore(words) || endsInCount(words)
      || elements[start].meaning == .drop && elements[words].contains(where: \.isNumber)
    {
      file.diagnostics.append(.unreadRest(at: place(range(start..<rest.upperBound))))
    }
    let noteRange = range(start..<rest.upperBound)
    anatomy.parser.addNote(noteRange)
    for index in start..<rest.upperBound {
      switch elements[index].meaning {
      case .failed where rest.upperBound - start <= 4: anatomy.parser.addMark(.failedLast)
      case .warmup where rest.upperBound - start <= 3: anatomy.parser.addMark(.warmup)
      default: continue
      }
    }
  }
}
