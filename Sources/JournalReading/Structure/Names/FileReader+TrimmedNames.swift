internal import JournalSyntax
internal import WorkoutModel

/// Names without the words and marks about their sets that stand at their ends.
extension FileReader {
  /// The words of a name without marks, notes in parentheses and words such as `worked up to`.
  func trimmedName(_ indices: Range<Int>, isBehind: Bool) -> Range<Int> {
    var end = beforeSettings(indices.lowerBound, indices.upperBound)
    var start = behindOpeningWords(indices.lowerBound, end)
    if isBehind, let machine = machine(in: start..<end) {
      start = machine
      end = endOfKnownName(start, end)
    } else if isBehind, start + 3 < end, isOnTheMachine(start),
      elements[start + 2].meaning == .minute
    {
      // `10x3 on the minute box squats`.
      start += 3
    } else if isBehind, start + 2 < end, isOnTheMachine(start) {
      start += 2
      end = endOfKnownName(start, end)
    }
    // `24" box jumps`, `60 cm box jumps`.
    if start + 1 < end, elements[start].unit == .inch || elements[start].unit == .centimeter {
      start += 1
    }
    while start < end, !isNameStart(elements[start]) { start += 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    // `Knee extension 90-0 3x10`.
    if end - start > 3, elements[end - 1].isNumber, elements[end - 2].kind == .hyphen,
      elements[end - 3].isNumber, anatomy.isAngle(end - 3, start)
    {
      end -= 3
    }
    end = beforeSideWords(start, beforeAddedWeight(start, beforeClosingWords(start, end)))
    if !isASCII { end = beforePin(start, end) }
    // `chins between sets 10x5`.
    if end - start > 2, elements[end - 1].meaning == .set, elements[end - 2].meaning == .between {
      end -= 2
    }
    end = beforeDayWord(start, end)
    // `I did` is no shorter name.
    // `Knee-in`, `Lat pull-in`: the word belongs to the one before its dash.
    while end > start + 1, isTrailingWord(elements[end - 1]),
      elements[end - 1].spaceBefore || elements[end - 2].kind != .hyphen,
      end > start + 2 || !isPronoun(start)
    {
      end -= 1
    }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    // `? for 11:00`: nothing is called so.
    if end == start + 1, elements[start].meaning == .for,
      !elements[start].flags.contains(.unspacedScript)
    {
      end = start
    }
    if !isBehind, let lift = liftAtEnd(start, end) { start = lift }
    return start..<end
  }

  /// The end of `坐姿划船` in `坐姿划船:第6格 12,12,12`, behind which stands the hole of the pin.
  private func beforePin(_ start: Int, _ end: Int) -> Int {
    guard end - start > 2,
      let colon = elements[start..<end].lastIndex(where: { $0.kind == .colon }), colon > start,
      colon + 1 < end, elements[colon + 1].range.count >= 3,
      bytes[elements[colon + 1].range.indices].starts(with: "第".utf8)
    else { return end }
    return colon
  }

  /// The `squats` of `Our coach made us do squats 5x10`: the lift that ends a sentence about people.
  private func liftAtEnd(_ start: Int, _ end: Int) -> Int? {
    guard end - start >= 5, isPronoun(start) || isDeterminer(start),
      elements[start..<end].allSatisfy({ $0.kind == .word }),
      (start..<end).contains(where: { isWord($0, in: Self.trained) }),
      !(start..<end).contains(where: { isWord($0, in: Self.untrained) })
    else { return nil }
    return (end - 3..<end).first {
      names.isKnown(NameText.clean(written.bytes[range($0..<end).indices]))
    }
  }

  private static let was = WordSet("was were")
  private static let trained = WordSet("did do made had")
  private static let untrained = WordSet(
    "not no never skipped skip could couldn without only record")

  /// The end of `Dips` in `Dips with weight 10 kg`, of `Sit-ups` in `Sit-ups with plate 10 kg` and of `Брусья` in `Брусья с весом 10 кг`.
  private func beforeAddedWeight(_ start: Int, _ end: Int) -> Int {
    guard end - start > 2, end < elements.count, elements[end].unit.isMass,
      elements[end - 1].meaning == .weight || elements[end - 1].meaning == .plate
    else { return end }
    switch elements[end - 2].meaning {
    case .with, .at, .letterS: return end - 2
    default: return end
    }
  }

  /// The end of a name before numbers in parentheses, the setting of a machine, what a label tells.
  private func beforeSettings(_ start: Int, _ upperBound: Int) -> Int {
    var end = upperBound
    if let paren = elements[start..<end].firstIndex(where: { $0.kind == .openParenthesis }),
      paren + 2 < end, paren > start,
      elements[paren + 1].isNumber
        || elements[paren + 1].kind == .plus && elements[paren + 2].isNumber
        || elements[paren + 1].kind != .word && elements[paren + 2].unit.isMass
        || elements[paren + 2].unit == .percent
        || elements[paren + 1].meaning == .bodyweight
        || elements[paren..<end].firstIndex(where: { $0.kind == .closeParenthesis })
          .flatMap({ loadBehindWords(paren, $0) }) != nil
        || elements[end - 1].kind == .closeParenthesis && isSaidInParentheses(paren + 1..<end - 1)
    {
      end = paren
    }
    if let work = (start..<end).first(where: { isRamp(elements[$0]) || isWorkUp($0) }),
      work > start
    {
      end = work
    }
    // `Chest press machine - plate 6`.
    if let dash = elements[start..<end].lastIndex(where: { $0.kind == .hyphen && $0.spaceBefore }),
      dash > start, dash + 2 < end, elements[dash + 1].meaning == .plate,
      elements[dash + 2].isNumber
    {
      end = dash
    }
    if let seat = elements[start..<end].lastIndex(where: { $0.meaning == .seat }), seat > start,
      elements[seat..<end].contains(where: \.isNumber)
    {
      end = seat
    }
    // `Ride: time 25:10, distance 8 km`.
    if end - start > 2, elements[end - 2].kind == .colon, isWayOrTime(elements[end - 1]) {
      end -= 2
    }
    // `DB curls: warmup; 55s x8`.
    if end - start > 3, elements[end - 1].kind == .semicolon, elements[end - 2].meaning == .warmup {
      end -= 1
    }
    // `Squat: warm-up 20x10, 60x5`.
    if end - start > 2, elements[end - 1].meaning == .warmup, elements[end - 2].kind == .colon {
      end -= 2
    }
    // `Box jump 60 cm 5x5`.
    while end > start + 1, isHeightOrPause(elements[end - 1]) {
      end -= 1
      if end > start + 1, isTo(elements[end - 1]) { end -= 1 }
    }
    return end
  }

  /// The start of a name behind a label, `today` and words about how hard it was.
  private func behindOpeningWords(_ lowerBound: Int, _ end: Int) -> Int {
    let start = behindPairing(behindDayWords(behindLabel(lowerBound, end), end), end)
    // `MAX strict chin-ups (10-8-6)`, and no `Max hangs`, which climbers do.
    if isMaximumOfName(start, end) {
      return start + 1
    }
    // `Warmup on the bike 5 min`.
    if start + 3 < end, elements[start].meaning == .warmup, isOnTheMachine(start + 1) {
      return start + 3
    }
    return behindStory(start, end)
  }

  /// The end of a name before words about its sets.
  private func beforeClosingWords(_ start: Int, _ upperBound: Int) -> Int {
    var end = beforeCountOfSets(start, upperBound)
    // `Stone over yoke 52"- 280 lb 5x5`.
    if end > start + 2, isHeightOrPause(elements[end - 1]) { end -= 1 }
    // `Snatch EMOM 10x1`.
    if end - start > 1, elements[end - 1].range.count == 4, elements[end - 1].kind == .word,
      Self.everyMinute.contains(bytes[elements[end - 1].range.indices])
    {
      end -= 1
    }
    // `50 wall balls for time: 3:10`.
    if end - start > 2, elements[end - 1].meaning == .time, elements[end - 2].meaning == .for {
      end -= 2
    }
    if end - start > 2, isSharedByAll(end) { end -= 2 }
    // `Bench press did 3x8`, `Bench was 3 sets of 8`.
    if end - start > 1, isDoing(elements[end - 1]) || isWord(end - 1, in: Self.was),
      isExercise(start..<(end - 1))
    {
      end -= 1
    }
    end = beforeFirstTime(start, beforeToolWords(start, end))
    // `Deadlift: got the 8x167.5 kg`.
    if end - start > 2, let colon = elements[start..<end].firstIndex(where: { $0.kind == .colon }),
      colon > start, colon + 1 < end, isReportWord(colon + 1), isName(start..<colon)
    {
      end = colon
    }
    // `Push-ups to failure: 24`.
    if end - start > 2, elements[end - 1].meaning == .maximum, elements[end - 2].kind == .word,
      elements[end - 2].range.count <= 3, elements[end - 2].spaceBefore
    {
      end -= 2
    }
    // `Dips AMRAP: 12, 10`, `Dips max reps 12, 10`; but `Bench max 140`.
    if end - start > 2, elements[end - 1].meaning == .repetition,
      elements[end - 2].meaning == .maximum
    {
      end -= 2
    } else if end - start > 1, elements[end - 1].meaning == .maximum,
      elements[end - 1].range.count > 3
    {
      end -= 1
    }
    // `Bench press. Heavy 3x5`.
    if end - start > 2, elements[end - 2].kind == .period, isName(start..<(end - 2)) { end -= 2 }
    // `Squats, two 10 kg dumbbells: 5x5`.
    if end - start > 2, elements[end - 1].meaning == .cardinal, elements[end - 2].kind == .comma {
      end -= 2
    }
    // `Pulldown: 5 setting, 10, 8`.
    if end - start > 2, elements[end - 1].meaning == .seat, elements[end - 2].isNumber { end -= 2 }
    // `Squat up to 335x3`.
    if end - start > 2, endsInUpTo(end) { end -= 2 }
    end = beforeManners(start, end, upperBound)
    // `Back squat to 150x1`.
    if end - start > 1, isTo(elements[end - 1]), end < elements.count, elements[end].isNumber,
      isExercise(start..<(end - 1))
    {
      end -= 1
    }
    return beforeEmptyBar(start, beforeKindOfSets(start, end))
  }

  /// `60 cm`, the `52"` of `Stone to 52" - 240 lb x 3`, and the `3s` of `Pause squat 3s 100x3`.
  private func isHeightOrPause(_ element: Element) -> Bool {
    element.unit == .centimeter || element.unit == .inch
      || element.unit == .second && element.range.count <= 3 || element.flags.contains(.phase)
  }

  /// The end of `Front Squat` in the heading `Front Squat 2 sets` and in `Front Squat set 1: 80 kg x 5`.
  func beforeCountOfSets(_ start: Int, _ end: Int) -> Int {
    guard end - start > 1, elements[end - 1].isNumber else { return end }
    if elements[end - 1].unit == .set { return end - 1 }
    let isNumbered =
      end - start > 2 && elements[end - 2].meaning == .set && elements[end - 1].unit == .none
      && elements[end - 1].value < LineAnatomy.mostSets
    return isNumbered ? end - 2 : end
  }

  /// Takes the kind of the sets from a name: `Warm-up: Squat 20 kg x 10`, `warmup squat 60x5`,
  /// `Squat warm-up 60x5`.
  mutating func withoutKind(_ name: Range<Int>, _ segment: Segment) -> Range<Int> {
    guard !segment.isNameBehind, let first = segment.name.first, let last = segment.name.last,
      !name.isEmpty
    else { return name }
    if elements[first].meaning == .warmup {
      guard name.lowerBound == first else {
        pendingKind = .warmup
        return name
      }
      // `热身:深蹲40×10`.
      let isLabel = name.count > 2 && elements[first + 1].kind == .colon
      let rest = name.dropFirst(isLabel ? 2 : 1)
      guard rest.count > 0, elements[rest.lowerBound].kind == .word,
        names.isKnown(NameText.clean(written.bytes[range(rest).indices]))
      else { return name }
      pendingKind = .warmup
      return rest
    }
    if elements[last].meaning == .warmup, !name.contains(last) {
      if anatomy.parser.expressions.count == 1 || elements[last + 1].kind == .colon
        || anatomy.parser.expressions.last?.attributes.marks.contains(.work) == true
      {
        pendingKind = .warmup
      } else {
        markWarmups()
      }
    }
    return name
  }

  /// Of `Squat warm-up 60x5, 100x5x3` the first is a warm-up; of `warm-up 40x5, 60x5, 80x3, 100x5x3`,
  /// whose loads go up to that of several sets, so are all before the last.
  private mutating func markWarmups() {
    let expressions = anatomy.parser.expressions
    guard let last = expressions.last else { return }
    let loads = expressions.map { expression in
      anatomy.parser.quantities[
        anatomy.parser.terms[expression.terms.lowerBound].quantities.lowerBound
      ].value
    }
    let rises = zip(loads, loads.dropFirst()).allSatisfy { $0 < $1 }
    let isOfSets =
      last.terms.count == 3
      || anatomy.parser.terms[last.terms].contains { $0.quantities.count > 1 }
    // More sets of it stand on the next line.
    let goOn =
      context.lineIndex + 1 < document.lines.count && startsWithDigit(context.lineIndex + 1)
    let count =
      goOn && !isOfSets ? expressions.count : rises && isOfSets ? expressions.count - 1 : 1
    for index in 0..<count {
      anatomy.parser.addMark(.warmup, toExpression: index)
    }
  }
}
