internal import JournalSyntax
internal import WorkoutModel

/// Lines that name exercises and tell sets.
extension FileReader {
  /// Reads the elements from `start` on as one segment, or as several parted by `•`.
  mutating func training(_ line: LineSyntax, from start: Int) {
    var index = distanceCells(start)
    while index < elements.count {
      var end = index
      while end < elements.count, !partsSegments(end), !startsColumn(end, index) {
        end += 1
      }
      if end > index { segments(line, index, end, isFirst: index == start) }
      index = end < elements.count && partsSegments(end) ? end + 1 : max(end, index + 1)
    }
  }

  /// `•` parts exercises; `|` too, unless it parts the sets of one.
  func partsSegments(_ index: Int) -> Bool {
    elements[index].kind == .dot && !isListedReps(index) && !isInName(index)
  }

  /// The dots of `ベント・オーバー・ローイング`; those of `スクワット・ベンチプレス` part two exercises.
  private func isInName(_ index: Int) -> Bool {
    guard !isASCII, index > 0, index + 1 < elements.count, !elements[index].spaceBefore,
      !elements[index + 1].spaceBefore, elements[index - 1].flags.contains(.unspacedScript),
      elements[index - 1].kind == .word, elements[index + 1].kind == .word
    else { return false }
    return !names.isKnown(text(elements[index - 1].range))
      || !names.isKnown(text(elements[index + 1].range))
  }

  /// `10回・8回・7回`: the dot of a list.
  func isListedReps(_ index: Int) -> Bool {
    index > 0 && index + 1 < elements.count && elements[index - 1].isNumber
      && elements[index + 1].isNumber
  }

  mutating func segments(_ line: LineSyntax, _ start: Int, _ end: Int, isFirst: Bool) {
    if isHeadOfSets(start..<end) || isCalculation(start, end) || tellsGrades(start, end)
      || countsPlates(start, end)
    {
      return note(line.content)
    }
    if !isASCII || elements[end - 1].kind == .word || elements[end - 1].kind == .closeParenthesis
      || elements[end - 1].kind == .exclamation,
      attempts(start, end, line)
    {
      return
    }
    if bellSport(start, end, line) { return }
    var start = behindToolLoad(skipLabels(start, end, line), end)
    if tellsAdvice(start, end) { return plannedByOthers(line) }
    if aside(start, end, line) { return }
    if namedValues(start, end) { return }
    if isListWithMaximum(start..<end) { return noteUnread(line) }
    if isFirst, manners(start, end, line) { return }
    if bodyweightSegment(start, end) || circuit(start, end, line) { return }
    let isStation = takeMinuteOfStation(start, end)
    if isStation { start += 3 }
    if !isStation, minuteStation(start, end, line) || blockHead(start, end, line) { return }
    start = behindOpeningWords(behindOwnWeight(start, end), end)
    let end = roundsBehind(start, end)
    start = behindNewScheme(behindStoryWords(roundsBefore(start, end), end), end)
    defer { context.rounds = nil }
    if !isFirst, context.lastSetLine == context.lineIndex, let pipe = remarkBeforePipe(start, end) {
      start = pipe
    }
    while start < end {
      let stop = endOfStation(start, end)
      var segment = anatomy.segment(from: start, to: stop)
      // `· bands 20` behind the sets tells more of them, and `· 20 squats` does not.
      if !isFirst, segment.hasExpressions, !anatomy.isStrong,
        context.lastSetLine == context.lineIndex,
        !segment.isNameBehind || start == 0 || elements[start - 1].kind != .dot
          || !isExercise(segment.name),
        !segment.name.contains(where: { elements[$0].kind == .colon })
      {
        return
      }
      guard segment.hasExpressions else {
        if manners(segment.name, line) || enclosedWork(segment.name, line) { return }
        words(segment.name, line, isFirst: isFirst)
        return
      }
      segment = withoutTimeOfNext(beforeExerciseNumber(segment))
      var next = nextSegment(segment, stop) ?? nextBehindSentence(segment, stop)
      if let next {
        let start = segment.rest.lowerBound
        segment.rest = start..<(behindJoiningWords(start, next) == next ? start : next)
      } else if stop < end {
        next = stop + 1
      }
      sets(segment, line)
      guard let next, context.sentenceLine != context.lineIndex else { return }
      start = next
    }
  }

  /// `AMRAP, 12, 10` below an exercise: nobody knows how many the first were.
  private func isListWithMaximum(_ words: Range<Int>) -> Bool {
    words.count > 2 && elements[words.lowerBound].meaning == .maximum
      && elements[words.lowerBound + 1].kind == .comma
      && elements[words].contains(where: \.isNumber)
      && (context.entry != nil || context.pendingName != nil)
  }

  /// `bands 20 | 12 × 80 lb`: words about the set before, then the next set.
  func remarkBeforePipe(_ start: Int, _ end: Int) -> Int? {
    guard let pipe = elements[start..<end].firstIndex(where: { $0.kind == .pipe }), pipe + 1 < end,
      !elements[start..<pipe].contains(where: { $0.kind == .colon || $0.kind == .times })
    else { return nil }
    return pipe + 1
  }

  /// The start of another exercise behind the sets of one: `波比 10下、深蹲 25下`.
  func nextSegment(_ segment: Segment, _ end: Int) -> Int? {
    if segment.name.isEmpty, context.lastSetLine != context.lineIndex || isASCII {
      return behindComment(segment, end)
    }
    let numbered = behindExerciseNumber(segment.rest.lowerBound, end)
    if numbered > segment.rest.lowerBound { return numbered }
    guard !isSpoken(segment) else { return nil }
    if segment.isNameBehind {
      return nextNamedBehind(segment, end) ?? nextBehindWay(segment, end)
        ?? (isName(segment.name) ? nil : behindComment(segment, end))
    }
    if let field = fieldBehindSemicolon(segment.rest.lowerBound, end) { return field }
    let remark =
      behindRemark(segment.rest.lowerBound, end) ?? behindWords(segment.rest.lowerBound, end)
    var index = remark ?? segment.rest.lowerBound
    guard index < end else { return nil }
    switch elements[index].kind {
    // `100x5. Then 20 min bike`.
    case .period where remark != nil: index = behindJoiningWords(index + 1, end)
    case .period where isWideStop(elements[index]) && isKnownBehind(index, end): index += 1
    // `Plank 3x30 Sek., Klimmzüge 3x8`.
    case .period where index + 1 < end && elements[index + 1].kind == .comma: index += 2
    case .comma, .semicolon, .plus, .ampersand, .pipe:
      index += 1
      // `3x8 100 kg, then rows 3x10`.
      if index < end, elements[index].meaning == .then {
        index += 1
        if isTimedName(index, end) { return index }
      }
      // `3x15 + superset front raise 6 kg 3x12`.
      if index + 1 < end, elements[index].meaning == .superset {
        index += isWith(index + 1) ? 2 : 1
      }
    // `Squat 100x5 — Bench 80x5`.
    case .hyphen where isSpacedDash(index) && isNameBeforeSets(index + 1, end): index += 1
    // `4x4 @8 · Press 4x6` in a cell.
    case .dot where elements[index].spaceBefore && elements[index].spaceAfter: index += 1
    case .quantity where elements[index].flags.contains(.gap): break
    // `215x5/ Press 125 2x8`.
    case .slash where elements[index].spaceAfter: index += 1
    default:
      switch elements[index].meaning {
      case .then, .and: index = behindJoiningWords(index, end)
      // `75 12/12/11 superset with curls 75 10/10/9`.
      case .superset:
        index += index + 1 < end && isWith(index + 1) ? 2 : 1
        // `ss w/ kickbacks`.
        if index + 1 < end, elements[index].kind == .slash, !elements[index].spaceBefore {
          index += 1
        }
      case _ where isNameBeforeColon(index, end) || isNameBeforeSets(index, end): return index
      case _ where newNameBetweenSets(segment, index, end) != nil:
        return newNameBetweenSets(segment, index, end)
      // `отдых 4 мин. Жим с паузой 90×4×4`: the period is that of the unit.
      case _
      where startsNamedSentence(index, end) && index > 0
        && bytes[Int(elements[index - 1].range.end) - 1] == Byte.period:
        return index
      // `Face pulls 3x8 62.5 kg. Pull-ups 12, 10, 9`: the same.
      case _ where isBehindUnitWithPeriod(index) && elements[index].kind == .word: break
      default: return behindComment(segment, end)
      }
    }
    let first = index
    if index + 1 < end, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isLength
        || elements[index].unit.isTime,
      elements[index + 1].kind == .word
    {
      index += 1
    }
    guard index < end, elements[index].kind == .word else { return behindComment(segment, end) }
    if isShortened(index, end) { return first }
    var name = index
    // `…, leg curl & leg extension 3x12`.
    var pair: Int?
    while name < end, elements[name].meaning != .bodyweight {
      if elements[name].kind == .ampersand, name > index, pair == nil {
        pair = name + 1
      } else if elements[name].kind != .word, elements[name].kind != .hyphen {
        break
      }
      name += 1
    }
    // `12 deadlifts 100 kg, 9 hang cleans`.
    if name == end, first < index, name - index <= 4,
      isName(index..<name) || elements[first].unit.isTime && isTimed(index..<name)
    {
      return first
    }
    // `| тяга к поясу в накл 50х12`.
    let most = pair != nil ? 7 : !isASCII && elements[index - 1].kind == .pipe ? 5 : 4
    guard name < end, name - index <= most else { return nil }
    // `295x3, add belt, 345x3`: more of the same exercise.
    if elements[name].kind == .comma, elements[first - 1].kind == .comma, name + 1 < end,
      elements[name + 1].isNumber, anatomy.parser.isFactorOfNext(name + 1), !isName(index..<name)
    {
      return name + 1
    }
    let startsSets =
      elements[name].isNumber || elements[name].kind == .colon
      || elements[name].kind == .times && name + 1 < end && elements[name + 1].isNumber
      || elements[name].kind == .openParenthesis && name + 1 < end && elements[name + 1].isNumber
      || elements[name].kind == .plus || elements[name].meaning == .bodyweight
      || first < index && elements[name].kind == .comma
      || elements[name].kind == .comma && elements[first - 1].kind == .semicolon
        && name + 2 < end && elements[name + 1].isNumber && elements[name + 2].kind == .times
    guard startsSets else { return nil }
    if let pair, isExercise(pair..<name) || endsInExercise(pair..<name) { return first }
    // `slow & controlled`.
    if pair != nil { return isName(index..<name) ? first : nil }
    if ExerciseNames.isMovement(text(range(index..<name))) { return first }
    // `3x5 100 kg/ Semi-sumo deadlift 3x5 120 kg`.
    if elements[first - 1].kind == .slash, first == index, endsInExercise(index..<name) {
      return first
    }
    let isOwn =
      isUnknownName(index..<name, before: name) || isShortName(index..<name, before: name, end)
    if isNameBehindBar(index..<name, before: name, end) { return first }
    if remark != nil {
      return names.isKnown(NameText.clean(written.bytes[range(index..<name).indices]))
        || isOwn && elements[index - 1].kind == .slash || startsNamedSentence(index, end)
        || isTimedSentence(index..<name) || isCardioOfTime(index..<name, end)
        ? first : nil
    }
    // `3x8, calf raise sm machine 40 3x15`.
    let isKnownWithWords = knownStart(of: index..<name) != nil && elements[name].isNumber
    return isName(index..<name) || isOwn || isKnownWithWords ? first : nil
  }

  /// The `bike 20 min` of `100x5. bike 20 min`.
  private func isCardioOfTime(_ name: Range<Int>, _ end: Int) -> Bool {
    isTimedName(name.lowerBound, end)
      && names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.cardio)
  }

  /// A point stands between the unit before and a capital letter.
  private func isBehindUnitWithPeriod(_ index: Int) -> Bool {
    index > 0 && elements[index - 1].unit != .none && elements[index].spaceBefore
      && bytes[safe: Int(elements[index - 1].range.end)] == Byte.period
      && isCapital(Int(elements[index].range.start))
  }

  /// The `スクワット` of `…3セット。スクワット80kg`.
  private func isKnownBehind(_ stop: Int, _ end: Int) -> Bool {
    stop + 1 < end && elements[stop + 1].kind == .word
      && names.isKnown(text(elements[stop + 1].range))
  }

  /// Behind the words of `Finished with 10 min of stretching`, `started with 20 min bike`.
  private func behindOpeningWords(_ start: Int, _ end: Int) -> Int {
    guard start + 3 < end, elements[start + 1].meaning == .with, isWord(start, in: Self.openings),
      elements[start + 2].isNumber, elements[start + 3].kind == .word
    else { return start }
    return start + 2
  }

  private static let openings = WordSet(
    "finished finishing ended ending started starting began beginning warmed followed")

  /// Behind the `, e poi` of `panca 3x8, e poi rematore 3x10`.
  private func behindJoiningWords(_ start: Int, _ end: Int) -> Int {
    var index = start
    if index < end, elements[index].kind == .comma { index += 1 }
    while index < end, elements[index].meaning == .then || elements[index].meaning == .and {
      index += 1
    }
    return index
  }

  /// The `con` of `superserie con aperturas`.
  private func isWith(_ index: Int) -> Bool {
    elements[index].meaning == .with || elements[index].meaning == .at
  }

  /// The `Press` of `Squat: 100 kg x 5 Press: 40 kg x 5`.
  private func isNameBeforeColon(_ start: Int, _ end: Int) -> Bool {
    guard
      let colon = elements[start..<min(end, start + 5)].firstIndex(where: { $0.kind == .colon }),
      colon > start, colon + 1 < end, elements[colon + 1].isNumber
    else { return false }
    return elements[start..<colon].allSatisfy { $0.kind == .word }
      && isExercise(start..<colon)
  }
}
