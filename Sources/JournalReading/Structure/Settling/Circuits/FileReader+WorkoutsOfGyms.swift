internal import JournalSyntax

/// Workouts as gyms name and time them, told on one line: `WOD "Fran" - 21-15-9 thrusters 95 and pull ups. 5:48 Rx`,
/// `Grace: 30 clean and jerks 60 kg, 4:12`, `100 burpees for time: 8:40`.
extension FileReader {
  /// Leaves what was done; the name and the time of all of it go into the note.
  mutating func settleWorkoutOfGym() {
    guard elements.count > 3, !isRowOfTable else { return }
    dropNameOfWorkout()
    dropWordsBeforeTime()
    guard elements.count > 4, isFallingScheme(0) || elements[0].unit == .round else { return }
    dropResultOfWorkout()
    dropCompanions()
    settleEnclosedLoadsOfScheme()
    partExercisesOfScheme()
  }

  /// `10:51`, `12:05 Rx` and `("Helen") 10:51` below a list whose head says that it was for time: how long all of it took.
  var tellsTimeOfList: Bool {
    guard let clock = elements.firstIndex(where: { $0.kind == .clock }), clock <= 5,
      elements[clock].value >= 90_000, context.entry != nil,
      elements[..<clock].allSatisfy({
        [.word, .quote, .openParenthesis, .closeParenthesis].contains($0.kind)
      }),
      clock == 0 || elements[0].kind != .word,
      elements[(clock + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .exclamation })
        || clock + 1 < elements.count && isWord(clock + 1, in: Self.manners)
          && !elements[clock...].contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    return isBelowHeadForTime
  }

  /// A line of the block above, at most fourteen before, ends in `for time`, or names such a workout.
  private var isBelowHeadForTime: Bool {
    var index = context.lineIndex - 1
    while index >= 0, index + 14 > context.lineIndex, document.lines[index].kind != .blank {
      let text = bytes[document.lines[index].content.indices]
      index -= 1
      guard text.count <= 80 else { continue }
      var words = text.split { !Byte.isASCIILetter($0) }
      if words.last.map({ Self.manners.contains($0) }) == true { words.removeLast() }
      if let last = words.last, Self.rounds.contains(last) { return true }
      if words.count > 1,
        words[words.count - 1].elementsEqual("time".utf8, by: { $0 | 0x20 == $1 }),
        words[words.count - 2].elementsEqual("for".utf8, by: { $0 | 0x20 == $1 })
      {
        return true
      }
    }
    return false
  }

  /// The `WOD "Fran" -` before `21-15-9 thrusters`, the `"DT"` before `5 RFT`, the `Grace:` before `30 clean and jerks`
  /// and the `Fran` of `Fran 21-15-9` above its exercises.
  private mutating func dropNameOfWorkout() {
    guard var end = endOfNameInQuotes ?? endOfBenchmark ?? endOfLabel else { return }
    if elements[safe: end].map({ $0.kind == .colon || $0.kind == .hyphen || $0.kind == .arrow })
      ?? false
    {
      end += 1
    }
    guard end < elements.count, elements[end].kind == .quantity,
      isFallingScheme(end) || elements[end].unit == .round
        || (elements[end].isBareWhole || elements[end].unit.isLength)
          && elements[safe: end + 1]?.kind == .word
          && isName(endOfWords(end + 1))
    else { return }
    context.remarks.append(range(0..<end))
    context.namedWorkoutLine = context.lineIndex
    anatomy.parser.elements.removeSubrange(..<end)
    // `30 clean and jerks 60 kg, 4:12`: the time of these.
    let comma = elements.count - 2
    if comma > 2, elements[0].isBareWhole, elements[comma].kind == .comma,
      elements[comma + 1].kind == .clock, !isFallingScheme(0)
    {
      anatomy.parser.elements.remove(at: comma)
    }
    anatomy.parser.end = elements.count
  }

  /// The words behind a count, up to the next number or sign.
  private func endOfWords(_ start: Int) -> Range<Int> {
    start..<(elements[start...].firstIndex {
      $0.kind != .word && ($0.kind != .hyphen && $0.kind != .ampersand || $0.spaceBefore)
    } ?? elements.count)
  }

  /// Behind `"Fran"`, `WOD "Fran"` and `Metcon: "Fran"`.
  private var endOfNameInQuotes: Int? {
    guard let start = elements.prefix(4).firstIndex(where: { $0.kind == .quote }),
      elements[..<start].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      start == 0 || elements[start - 1].kind == .colon || isWord(0, in: Self.workouts),
      let end = elements[(start + 1)...].prefix(5).firstIndex(where: { $0.kind == .quote }),
      end > start + 1, elements[(start + 1)..<end].allSatisfy({ $0.kind == .word })
    else { return nil }
    return end + 1
  }

  /// Behind `Fran`, `WOD Fran` and `Metcon: Fran`, which are no exercises.
  private var endOfBenchmark: Int? {
    var name = 0
    if isWord(0, in: Self.workouts) { name = elements[1].kind == .colon ? 2 : 1 }
    guard name + 2 < elements.count, isWord(name, in: Self.benchmarks) else { return nil }
    // `Fran (scaled)`.
    if elements[name + 1].kind == .openParenthesis, name + 4 < elements.count,
      isWord(name + 2, in: Self.manners), elements[name + 3].kind == .closeParenthesis
    {
      return name + 4
    }
    return name + 1
  }

  func namesBenchmark(_ index: Int) -> Bool { isWord(index, in: Self.benchmarks) }

  /// Before the colon of `partner wod w/ Sam: 100 thrusters 65`.
  private var endOfLabel: Int? {
    guard let colon = elements.prefix(8).firstIndex(where: { $0.kind == .colon }), colon > 0,
      (0..<colon).contains(where: { isWord($0, in: Self.workouts) }),
      elements[..<colon].allSatisfy({ $0.kind == .word || $0.kind == .slash }),
      // `WOD: 21-15-9 for time` heads the lines below.
      !elements[colon...].contains(where: { $0.meaning == .for || $0.kind == .period })
    else { return nil }
    return colon
  }

  /// The `for time:` of `100 burpees for time: 8:40`.
  private mutating func dropWordsBeforeTime() {
    let clock = elements.count - 1
    guard clock > 3, elements[clock].kind == .clock, elements[0].isBareWhole,
      elements[1].kind == .word,
      case let sign = elements[clock - 1].kind == .word ? clock : clock - 1,
      sign > 3, elements[sign - 1].meaning == .time, elements[sign - 2].meaning == .for,
      elements[1..<(sign - 2)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    anatomy.parser.elements.removeSubrange((sign - 2)..<clock)
  }

  /// The `. 5:48 Rx`, the `, 9:30` and the `(scaled 115). Time = 11:37` at the end: how long all of it took.
  private mutating func dropResultOfWorkout() {
    guard let clock = elements.lastIndex(where: { $0.kind == .clock }), clock > 4,
      elements[clock].value >= 60_000,
      elements[(clock + 1)...].allSatisfy({
        $0.kind == .word && $0.range.count <= 6 || $0.kind == .closeParenthesis
          || $0.kind == .exclamation
      })
    else { return }
    var start = clock
    while start > 4, isSignOfResult(start - 1) || elements[start - 1].meaning == .time {
      start -= 1
    }
    guard start < clock || elements[clock - 1].kind == .closeParenthesis else { return }
    if elements[start - 1].kind == .closeParenthesis,
      let open = elements[..<start].lastIndex(where: { $0.kind == .openParenthesis }), open > 4,
      isWord(open + 1, in: Self.manners)
    {
      start = open
    }
    context.remarks.append(range(clock..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.end = elements.count
  }

  /// The ` with Kev` of `30-20-10 sit-ups with Kev, 18:40`.
  private mutating func dropCompanions() {
    guard let with = elements.lastIndex(where: { $0.meaning == .with }), with > 6,
      with + 2 == elements.count || with + 3 == elements.count,
      elements[(with + 1)...].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range(with..<elements.count))
    anatomy.parser.elements.removeSubrange(with...)
  }

  private func isSignOfResult(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .period, .comma, .semicolon, .equals, .arrow, .openParenthesis: true
    case .colon: elements[index - 1].meaning == .time || elements[0].unit != .round
    case .hyphen: elements[index].spaceBefore
    default: false
    }
  }

  /// The `(43 kg)` of `21-15-9 thrusters (43 kg) and pull-ups`, as the load that others write behind a sign.
  private mutating func settleEnclosedLoadsOfScheme() {
    guard elements[0].unit != .round else { return }
    for open in elements.indices.dropFirst(2).dropLast(2).reversed()
    where elements[open].kind == .openParenthesis && elements[open + 1].unit.isMass
      && elements[open + 2].kind == .closeParenthesis && elements[open - 1].kind == .word
    {
      anatomy.parser.elements.remove(at: open + 2)
      anatomy.parser.elements[open].kind = .at
    }
    anatomy.parser.end = elements.count
  }

  /// The `and` of `21-15-9 thrusters 95 and pull ups` parts two exercises.
  private mutating func partExercisesOfScheme() {
    guard elements[0].unit != .round,
      let and = elements.firstIndex(where: {
        $0.meaning == .and || $0.kind == .plus && $0.spaceBefore || $0.kind == .ampersand
      }),
      and + 1 < elements.count, elements[and + 1].kind == .word,
      elements[and - 1].isNumber || elements[and - 1].kind == .word,
      !elements[and...].contains(where: \.isNumber),
      isName(endOfWords(and + 1))
    else { return }
    let ahead = elements[..<and].lastIndex { $0.kind != .word } ?? 0
    // `clean and jerks` is one lift.
    guard
      elements[and - 1].isNumber || isName(ahead + 1..<and) && !isName(ahead + 1..<elements.count)
    else { return }
    anatomy.parser.elements[and].kind = .comma
    anatomy.parser.elements[and].flags = .spaceAfter
  }

  private static let workouts = WordSet("wod metcon workout benchmark girl hero conditioning")
  private static let rounds = WordSet("rft amrap wod metcon chipper")
  private static let manners = WordSet("scaled rx rx'd sc")
  private static let benchmarks = WordSet(
    """
    fran grace helen cindy diane elizabeth annie karen isabel jackie kelly mary nancy linda amanda angie barbara chelsea
    eva lynne nicole dt murph randy jt nate michael badger
    """)
}
