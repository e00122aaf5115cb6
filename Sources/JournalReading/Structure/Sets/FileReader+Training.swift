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
    let behindMinute = isStation ? nil : behindAlternateMinute(start, end)
    start = behindMinute ?? start
    if !isStation, behindMinute == nil,
      minuteStation(start, end, line) || blockHead(start, end, line)
    {
      return
    }
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

  /// Behind the words of `Finished with 10 min of stretching`, `started with 20 min bike`.
  private func behindOpeningWords(_ start: Int, _ end: Int) -> Int {
    guard start + 3 < end, elements[start + 1].meaning == .with, isWord(start, in: Self.openings),
      elements[start + 2].isNumber, elements[start + 3].kind == .word
    else { return start }
    return start + 2
  }

  private static let openings = WordSet(
    "finished finishing ended ending started starting began beginning warmed followed")
}
