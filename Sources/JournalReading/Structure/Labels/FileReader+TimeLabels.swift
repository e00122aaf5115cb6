internal import JournalSyntax
internal import WorkoutModel

/// Labels that tell times: `Start: 18:00`, `Rest: 90`, `Duration: 1h`.
extension FileReader {
  mutating func timeLabel(_ meaning: WordMeaning, _ value: Int) -> Bool {
    if meaning == .time, value < elements.count, tellsSession(elements[value]) { takeTitleAbove() }
    guard value < elements.count, elements[value].kind == .clock,
      !elements[value].flags.contains(.hours) || elements[value].flags.contains(.halfDay),
      let time = timeOfDay(elements[value])
    else {
      guard meaning == .time else { return false }
      // `Time: 45 minutes` above the first exercise and below the sets of a lift is the session's.
      let isAbove = context.entry == nil && context.pendingName == nil
      if context.session != nil, value < elements.count,
        elements[value].unit.isTime || minutes(elements[value]) != nil,
        isAbove || isOfSession && isLong(elements[value])
      {
        return durationLabel(value, document.lines[context.lineIndex])
      }
      return keyValue(value, \.time)
    }
    // `Time: 17:22` below rounds is that of the whole block.
    // `Time 8:58` below the sets of lifts that were done one behind the other.
    if isOfBlock || meaning == .time && isOfSession && !elements[value].flags.contains(.halfDay) {
      note(document.lines[context.lineIndex].content)
      return true
    }
    if context.entry != nil || context.pendingName != nil, meaning == .time,
      !elements[value].flags.contains(.halfDay)
    {
      return keyValue(value, \.time)
    }
    let session = currentSession()
    if meaning == .end {
      file.sessions[session].end = time
      if let start = file.sessions[session].start {
        let minutes = Int(time.minutes) - Int(start.minutes)
        file.sessions[session].durationMinutes = minutes >= 0 ? minutes : minutes + 1440
      }
    } else {
      _ = clocks(at: value, session)
    }
    return true
  }

  /// A time of day, or a quarter of an hour and more.
  private func tellsSession(_ time: Element) -> Bool {
    if let minutes = minutes(time) { return minutes >= 15 }
    return time.kind == .clock && timeOfDay(time) != nil
  }

  /// Ten minutes and more: no set of a lift.
  private func isLong(_ time: Element) -> Bool {
    time.unit == .hour || anatomy.parser.seconds(of: time).map { $0 >= 600_000 } ?? false
  }

  /// The block stands right above, and no exercise of its own.
  private var isOfBlock: Bool {
    context.isInBlock
      || context.isBehindBlock && !(context.pendingName.map { names.isKnown($0.text) } ?? false)
  }

  mutating func durationLabel(_ value: Int, _ line: LineSyntax) -> Bool {
    guard let quantity = quantity(at: value) else { return true }
    let isExercise =
      context.pendingName.map {
        names.isKnown($0.text) || names.nature(of: $0.text).contains(.cardio)
      } ?? (context.entry != nil)
    if isExercise, context.section == .training, !isOfSession {
      return keyValue(value, \.time)
    }
    guard context.section == .training, let session = context.session,
      let seconds = SetMaker.seconds(
        quantity, SetContext(nature: .cardio, location: location(quantity.range)))
    else { return true }
    file.sessions[session].durationMinutes = Int(seconds.thousandths) / 60_000
    return true
  }

  /// `duration:: 62 min` below the sets of a lift is that of the session.
  var isOfSession: Bool {
    guard context.pendingName == nil, context.keyValues.range == nil, context.lastSetLine >= 0,
      let entry = context.entry
    else { return false }
    let nature = file.entries[entry].nature
    return nature.isDisjoint(with: [.cardio, .timed, .distance])
  }

  /// `Rest: 90 s` holds for the sets of the exercise above and below.
  mutating func restLabel(_ value: Int, _ colon: Int?) -> Bool {
    guard value < elements.count, elements[value].isNumber || colon != nil else { return false }
    guard value < elements.count, elements[value].isNumber,
      let seconds = anatomy.parser.seconds(of: elements[value])
    else { return true }
    return rest(seconds / 1000)
  }

  /// The seconds of `쉬는 시간 2분`, `temps de repos 90 s`: words, one of them for a rest, and a time.
  func restBehindWords() -> Int32? {
    guard 2...8 ~= elements.count, let last = elements.last,
      isTimed(last) || last.unit == .letterS,
      elements.contains(where: { $0.meaning == .rest }),
      elements.dropLast().allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      let seconds = anatomy.parser.seconds(of: last)
    else { return nil }
    return seconds / 1000
  }

  func isTimed(_ element: Element) -> Bool { element.kind == .clock || element.unit.isTime }

  /// Puts a rest to the sets of the current exercise that have none, and to those that follow.
  mutating func rest(_ seconds: Int32) -> Bool {
    context.blockRest = seconds
    guard let entry = context.entry else { return true }
    for index in file.sets.indices.dropFirst(context.rested.sets).reversed() {
      guard file.setEntries[index] == Int32(entry) else { break }
      if file.sets[index].restSeconds == nil { file.sets[index].restSeconds = seconds }
    }
    for index in file.drafts.indices.dropFirst(context.rested.drafts).reversed() {
      guard file.drafts[index].entryIndex == entry else { break }
      if file.drafts[index].restSeconds == nil { file.drafts[index].restSeconds = seconds }
    }
    context.rested = (file.sets.count, file.drafts.count)
    return true
  }

  /// `2 min break`, `1:30 rest`: nothing but a rest.
  mutating func restLine(_ line: LineSyntax) -> Bool {
    guard elements.count >= 2, elements.count <= 5 || elements[2].kind == .openParenthesis,
      elements[0].isNumber, elements[0].unit.isTime || elements[0].kind == .clock,
      elements[1].meaning == .rest
    else { return false }
    note(line.content)
    return true
  }

  /// `18:05-19:20` on a line of its own.
  mutating func clockLine(_ line: LineSyntax) -> Bool {
    if elements.count == 2, elements[0].meaning == .at, elements[1].kind == .clock,
      let session = context.session
    {
      return clocks(at: 1, session) > 1
    }
    if elements.count == 1, elements[0].kind == .clock, isOfBlock {
      note(line.content)
      return true
    }
    if elements[0].kind == .clock, elements.count >= 5, isSplits {
      note(line.content)
      return true
    }
    // `10:22:34 AM  50 x 3`: when a set was done.
    if elements.count > 2, elements[0].flags.contains(.halfDay), elements[1].isNumber {
      training(line, from: 1)
      return true
    }
    guard elements[0].kind == .clock, let session = context.session else { return false }
    let isInterval =
      elements.count == 3 && elements[1].kind == .hyphen && elements[2].kind == .clock
    if isInterval { takeTitleAbove() }
    guard context.entry == nil, context.pendingName == nil, line.kind == .text else {
      if elements.count == 1, elements[0].flags.contains(.halfDay) {
        note(line.content)
        return true
      }
      return isTimeBeforeName ? timedEntry(line) : false
    }
    guard isInterval || elements.count == 1 && elements[0].flags.contains(.halfDay) else {
      return timedEntry(line)
    }
    return clocks(at: 0, session) > 0
  }

  /// `08:36 Stairs: 10 min`, `18:05 Ride: 3 km, 14 min`, below other sets, and `18:34 Dips BW x 8` where
  /// the time of another exercise stands above; but `2:30 plank` is one.
  private var isTimeBeforeName: Bool {
    if let clock = context.clock, clock.session == context.session,
      let time = timeOfDay(elements[0]), time > clock.time, elements.count >= 3,
      elements[1].kind == .word, isSetShaped(1..<elements.count)
    {
      return true
    }
    if tellsOwnSets { return true }
    let colon = elements.firstIndex { $0.kind == .colon }
    guard elements.count >= 3, elements[1].kind == .word,
      let number = elements.dropFirst().firstIndex(where: { $0.isNumber && $0.unit != .other }),
      elements[number - 1].kind != .times
    else { return false }
    return bytes[Int(elements[0].range.start)] == Byte.zero || colon.map { $0 < number } ?? false
  }

  /// `18:34 Push-ups BW x 12, BW x 10`: a known exercise that is not done for a time, with its sets.
  private var tellsOwnSets: Bool {
    guard elements.count >= 4, timeOfDay(elements[0]) != nil, elements[0].unit == .none,
      let times = elements.firstIndex(where: { $0.kind == .times }), times > 2,
      elements[times - 1].isNumber || elements[times - 1].meaning == .bodyweight,
      elements[1..<(times - 1)].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isName(1..<(times - 1))
    else { return false }
    return names.nature(of: text(range(1..<(times - 1)))).isDisjoint(with: [
      .cardio, .timed, .distance,
    ])
  }

  /// `08:15 Push-ups 20`: a set with a time of day.
  private mutating func timedEntry(_ line: LineSyntax) -> Bool {
    guard elements.count >= 3, elements[1].kind == .word, let time = timeOfDay(elements[0]),
      elements[0].unit == .none
    else { return false }
    training(line, from: 1)
    if let entry = context.entry, file.entries[entry].location.lineNumber == context.lineIndex + 1 {
      file.entries[entry].time = time
      context.clock = (time, context.session)
      context.entry = nil
    }
    return true
  }

  /// `CLOCK: [2026-03-06 Fri 18:00]--[2026-03-06 Fri 18:50] => 0:50` and
  /// `CLOSED: [2026-03-06 Fri 18:50] SCHEDULED: <2026-03-06 Fri>` of an org file.
  mutating func clockOfTask(_ line: LineSyntax) -> Bool {
    guard elements.count > 4, elements[1].kind == .colon,
      Self.taskWords.contains(bytes[elements[0].range.indices]),
      bytes[Int(elements[0].range.end) - 1] & 0x20 == 0
    else { return false }
    if closesTask() { return true }
    // The day of a task that stands below no other.
    if context.session == nil, dates.date(at: 3) != nil { return false }
    note(line.content)
    return true
  }

  /// The ticked `standup 9:30` among others of a day's tasks: when it was, and nothing that is held.
  func isTaskAtTime(_ line: LineSyntax) -> Bool {
    guard line.check != .none, let clock = elements.last, clock.kind == .clock,
      clock.unit == .none, !clock.flags.contains(.hours), 2...5 ~= elements.count,
      clock.value % 5_000 == 0, 300_000...1_380_000 ~= clock.value,
      case let name = 0..<(elements.count - 1), elements[name].allSatisfy({ $0.kind == .word }),
      !isExercise(name)
    else { return false }
    return names.nature(of: NameText.clean(written.bytes[range(name).indices])).isDisjoint(
      with: [.timed, .cardio, .distance])
  }

  private static let taskWords = WordSet("clock closed scheduled deadline")
}
