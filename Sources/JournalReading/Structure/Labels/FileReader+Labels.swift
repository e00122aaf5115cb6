internal import JournalSyntax
internal import WorkoutModel

/// Lines of the form `label: value` that are no exercise: bodyweight, times, sleep, plans.
extension FileReader {
  /// Returns true when the line was such a label and has been dealt with.
  mutating func label(_ line: LineSyntax) -> Bool {
    if programmeLine(line) || restLine(line) || ratingLine(line) || lengthLine() || capLine(line)
      || setSize(line)
      || clockLine(line)
      || property(line)
      || sum(line) || division(line) || startWeight() || weightOfDay() || stones()
      || weightWithChange() || weightWithTalk() || weightBelowDay() || weighed() || goalLabel(line)
      || weightOffScale()
      || countLabel(line)
    {
      return true
    }
    if !isASCII, tellsPain {
      note(line.content)
      return true
    }
    guard elements[0].kind == .word else { return false }
    if partOfDay(line) { return true }
    if let seconds = restBehindWords() { return rest(seconds) }
    if recordList(line) || timeOfAll(line) { return true }
    // `time 8:15` below `Run 5 km`.
    if elements.count == 2, elements[0].meaning == .time, elements[1].kind == .clock,
      context.entry != nil
    {
      return timeOfExercise(line)
    }
    // `Time = 8:15`.
    if elements.count == 3, elements[0].meaning == .time, elements[1].kind == .equals,
      elements[2].kind == .clock
    {
      return timeLabel(.time, 2)
    }
    let colon = labelColon()
    if let colon, measurement(colon) || ownWeight(colon) { return true }
    if bodyweightInitials(colon) { return true }
    if colon == nil, sessionLength() || tellsBloodPressure {
      note(line.content)
      return true
    }
    if colon.map({ $0 >= 3 }) ?? elements.prefix(9).contains(where: { $0.kind == .colon }),
      isRunningTotal
    {
      note(line.content)
      return true
    }
    if colon == nil, elements[0].meaning == .repetition, elements.count >= 4, areValues() {
      return true
    }
    if colon == nil, tellsStateOfBody {
      note(line.content)
      return true
    }
    if colon == nil, valueBelowName() || lengthOfAll() || bareWeight(line) {
      return true
    }
    if let colon, colon > 0,
      tellsDayBehindLabel(colon) || headsNotes(colon) || tellsDoneAsPlanned(colon)
    {
      note(line.content)
      return true
    }
    guard let meaning = labelMeaning(colon) else { return false }
    // `Plank duration: 60s sets: 3`.
    if let colon, colon > 1, namedValues(0, elements.count) { return true }
    if meaning != .rest, areValues() { return true }
    var value = colon.map { $0 + 1 } ?? 1
    // `weight:: 77.4 kg` of Logseq and Dataview.
    if colon != nil, value < elements.count, elements[value].kind == .colon { value += 1 }
    if colon != nil, detailLabel(meaning, value) { return true }
    switch meaning {
    case .date: return dateLabel(value, line)
    case .bodyweight: return colon != nil ? bodyweight(value) : bareBodyweight()
    case .weight: return weightLabel(value, colon)
    case .kilogram:
      return colon == nil ? bareBodyweight() : massOfValues(value) || weighIn(value)
    case .pound: return colon == 1 && massOfValues(value)
    case .time, .start, .end: return timeLabel(meaning, value)
    case .duration: return durationLabel(value, line)
    case .distance: return keyValue(value, \.distance)
    case .second, .minute: return colon == 1 && timeOfValues(meaning, value)
    case .repetition: return colon != nil && keyValue(value, \.reps)
    case .set: return colon != nil && (value >= elements.count || keyValue(value, \.sets))
    case .warmup: return warmupLabel(value)
    case .rest: return restLabel(value, colon)
    case .rpe: return rpeLabel(value, colon)
    case .exercise: return exerciseLabel(value, line)
    case .session: return colon != nil && sessionLabel(value)
    case .goal, .plan, .next, .previous, .total, .record:
      return colon != nil && plannedLabel(line, value)
    case .week, .day:
      guard let colon else { return false }
      dayLabel(colon, value, line)
      return true
    case .note, .feeling, .sleep, .food, .otherUnit, .pace:
      guard colon != nil else { return false }
      if meaning == .note, value >= elements.count { return true }
      note(line.content)
      return true
    default: return false
    }
  }

  /// `:WEIGHT: 82.1` in a drawer of an org file.
  private mutating func property(_ line: LineSyntax) -> Bool {
    guard elements.count >= 3, elements[0].kind == .colon, elements[1].kind == .word,
      elements[2].kind == .colon, !elements[1].spaceBefore, !elements[2].spaceBefore
    else { return false }
    let isOwnWeight = elements[1].meaning == .weight || elements[1].meaning == .bodyweight
    if !isOwnWeight || elements.count == 3 || !bodyweight(3) { note(line.content) }
    return true
  }

  /// The colon behind at most three words at the start of the line.
  private func labelColon() -> Int? {
    elements.prefix(5).firstIndex { $0.kind == .colon }
  }

  private func labelMeaning(_ colon: Int?) -> WordMeaning? {
    let first = elements[0].meaning
    guard let colon else {
      let isBody = first == .bodyweight || first == .weight || first == .kilogram
      // `Time 8:32` below a circuit.
      let isTime = first == .time && elements.count == 2 && elements[1].kind == .clock
      // `운동시간 60분`.
      let isDuration =
        first == .duration && elements.count > 1 && isTimed(elements[1])
        && (elements.count == 2 || elements[2].kind == .slash || elements[2].kind == .pipe)
      let isOfBlock =
        context.isInBlock || context.isBehindBlock
        || context.entry == nil && context.session != nil
      return isBody || first == .rest || isDuration || isTime && (isOfBlock || isOfSession)
        ? first : nil
    }
    if colon == 1 { return first == .none ? nil : first }
    guard !elements[0..<colon].contains(where: { $0.kind == .pipe }) else { return nil }
    if first == .weight, isOfBody(1..<colon) { return .bodyweight }
    for (index, element) in elements[0..<colon].enumerated() {
      let meaning = element.meaning
      switch meaning {
      // `1. Block pull 160 kg: 3/3`, `Long cycle 24 kg: 60`.
      case .week where isWithinName(index, before: colon): return nil
      // `Week 4 targets:`.
      case .week
      where elements[index..<colon].contains(where: { $0.meaning == .goal || $0.meaning == .plan }):
        continue
      case .goal, .plan, .next, .previous, .total, .bodyweight, .duration, .sleep, .food, .feeling,
        .record, .week, .day:
        // `Total lifts: bench 36`.
        return meaning != .total && namesExercise(0..<colon) ? nil : meaning
      // `Crux of workout: 35 minutes`, `Workout time: 50 min`.
      case .session where isTime(behind: colon) && !namesExercise(0..<colon): return .duration
      // `For time of: 7:51`, `Time cap: 15:00`: of the whole, and no exercise of that name.
      case .time where isClock(behind: colon) && !holdsExercise(0..<colon):
        return isBoundary(first) ? first : .note
      default: continue
      }
    }
    return nil
  }

  /// `Pull-ups up to today: 12,340`, `Miles run to date: 512`.
  private var isRunningTotal: Bool {
    guard let colon = elements.prefix(9).firstIndex(where: { $0.kind == .colon }), colon >= 3,
      colon + 1 < elements.count, elements[colon + 1].isNumber
    else { return false }
    let last = Keywords.hash(bytes[elements[colon - 1].range.indices])
    let before = Keywords.hash(bytes[elements[colon - 2].range.indices])
    return Self.untilNow.contains { $0.0 == before && $0.1 == last }
  }

  private static let untilNow = [("to", "today"), ("to", "date"), ("so", "far"), ("this", "year")]
    .map { (Keywords.hash(Array($0.0.utf8)[...]), Keywords.hash(Array($0.1.utf8)[...])) }

  /// The `Run` of `Run time: 25:00`.
  private func holdsExercise(_ words: Range<Int>) -> Bool {
    namesExercise(words)
      || elements[words].contains { $0.word == .plain && names.isKnown(text($0.range)) }
  }

  /// Nothing but a clock, and perhaps a point, stands behind the colon.
  private func isClock(behind colon: Int) -> Bool {
    let last = elements.last?.kind == .period ? elements.count - 2 : elements.count - 1
    return last == colon + 1 && elements[last].kind == .clock
  }

  /// Nothing but a time with its unit stands behind the colon.
  private func isTime(behind colon: Int) -> Bool {
    colon + 2 == elements.count && elements[colon + 1].kind == .quantity
      && elements[colon + 1].unit.isTime
  }

  private func isBoundary(_ meaning: WordMeaning) -> Bool { meaning == .start || meaning == .end }

  /// The word and the one before or behind it name an exercise that is known.
  private func isWithinName(_ word: Int, before colon: Int) -> Bool {
    word > 0 && names.isKnown(text(range((word - 1)..<(word + 1))))
      || word + 1 < colon && names.isKnown(text(range(word..<(word + 2))))
  }

  /// `Sleeper stretch`, `Fat bar curl`: known, or ending as lifts do.
  private func namesExercise(_ words: Range<Int>) -> Bool {
    if names.isKnown(NameText.clean(written.bytes[range(words).indices])) { return true }
    guard words.count > 1, let last = words.last, elements[last].kind == .word else { return false }
    return ExerciseNames.isMovement(text(elements[last].range))
  }

  /// `8:50, 8:30, 8:27` apart from the exercise above, which is no run: the times of the parts of one.
  var isSplits: Bool {
    guard context.isAfterBlank, context.pendingName == nil,
      let entry = context.entry, !file.entries[entry].nature.contains(.cardio)
    else { return false }
    for element in elements where element.kind != .clock && element.kind != .comma { return false }
    return true
  }

  private mutating func dateLabel(_ value: Int, _ line: LineSyntax) -> Bool {
    guard let (date, end) = dates.date(at: firstSolid(value)) else {
      return value >= elements.count
    }
    context.section = .training
    startSession(date, titleFrom: elements.count)
    if let sets = setsBehindDate(end) { training(line, from: sets) }
    return true
  }

  /// Where the exercises of `Date: 2024-05-21; back; row 30 kg x 8 x 4` start: behind the mark before
  /// the first that tells sets.
  private func setsBehindDate(_ end: Int) -> Int? {
    guard end < elements.count, elements[end].kind == .semicolon || elements[end].kind == .comma,
      isSetShaped(end..<elements.count),
      let number = elements[end...].firstIndex(where: \.isNumber),
      let mark = elements[end..<number].lastIndex(where: {
        $0.kind == .semicolon || $0.kind == .comma
      })
    else { return nil }
    return mark + 1
  }

  /// The first quantity behind a label.
  mutating func quantity(at start: Int) -> Quantity? {
    guard start < elements.count, elements[start].isNumber || elements[start].kind == .tilde else {
      return nil
    }
    let stop = anatomy.parser.parse(from: start, to: elements.count)
    guard stop > start, let first = anatomy.parser.quantities.first else { return nil }
    return first
  }

  /// `RPE: 8` rates the exercise under which it stands, or the session.
  private mutating func rpeLabel(_ value: Int, _ colon: Int?) -> Bool {
    guard colon != nil, let quantity = quantity(at: value), quantity.value <= 10_000 else {
      return false
    }
    if context.keyValues.range != nil {
      context.keyValues.attributes.rpe = [quantity.value]
    } else if context.entry == nil, context.pendingName == nil, let session = context.session {
      file.sessions[session].rpe = FixedPoint(thousandths: quantity.value)
    } else {
      note(document.lines[context.lineIndex].content)
    }
    return true
  }

  /// `warmup: true` among the values of a set.
  private mutating func warmupLabel(_ value: Int) -> Bool {
    guard context.keyValues.range != nil, value < elements.count else { return false }
    if bytes[elements[value].range.indices].elementsEqual("true".utf8) {
      context.keyValues.kind = .warmup
    }
    return true
  }
}
