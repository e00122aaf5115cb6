internal import JournalSyntax
internal import WorkoutModel

/// What stands beside a day: times of day, titles, what was trained.
extension FileReader {
  /// True when all words are names of a split, such as `Pull`, `Upper body`, `Chest & Back`.
  func isTitle(_ indices: Range<Int>) -> Bool {
    var words = 0
    for element in elements[indices] {
      switch element.kind {
      case .word:
        guard SplitWords.contains(bytes[element.range.indices]) || isTitleWord(element) else {
          return false
        }
        words += 1
      case .quantity: if element.unit != .none { return false }
      case .times, .clock,
        .colon where words == 0, .at:
        return false
      default: break
      }
    }
    // `C&J`.
    let joins = elements[indices].contains { $0.kind == .ampersand }
    return words > 0
      && !(joins && names.isKnown(NameText.clean(written.bytes[range(indices).indices])))
  }

  func isTitleWord(_ element: Element) -> Bool {
    switch element.meaning {
    case .session, .day, .week, .and, .weekday, .rest, .side: true
    default: element.range.count == 1
    }
  }

  /// Behind the `Legs -` of `Legs - squat 60x5`, the `(Legs)` and the `하체)` before a lift.
  func behindSplit(_ start: Int) -> Int? {
    let first = elements[start].kind == .openParenthesis ? start + 1 : start
    var end = first
    while end < elements.count, end < first + 3, elements[end].kind == .word { end += 1 }
    if first == start, let name = nameBehindSplit(start) { return name }
    guard end > first, isTitle(first..<end), end + 1 < elements.count,
      elements[end + 1].kind == .word
    else { return nil }
    switch elements[end].kind {
    case .closeParenthesis, .colon, .pipe: return end + 1
    case .hyphen where elements[end].spaceBefore: return end + 1
    // `gym. squat 40/10 60/8`; `Sh. press` is one name.
    case .period
    where !elements[end].spaceBefore && elements[end].spaceAfter && isWord(end - 1, in: Self.places):
      return end + 1
    default: return nil
    }
  }

  private static let places = WordSet(
    "gym weights lifting workout session training push pull legs upper lower chest back arms")

  /// What stands in the parentheses of `5/3 Pull (rows 4 x 12, curls 3 x 10)`, when it is sets.
  mutating func enclosedTraining(_ start: Int) -> Range<Int>? {
    guard let open = elements[start...].firstIndex(where: { $0.kind == .openParenthesis }) else {
      return nil
    }
    anatomy.parser.end = elements.count
    guard let close = anatomy.parser.closing(open), close > open + 1 else { return nil }
    let segment = anatomy.segment(from: open + 1, to: close)
    return segment.hasExpressions && anatomy.isStrong ? (open + 1)..<close : nil
  }

  /// True when a times sign stands between two numbers.
  func isMultiplied(_ indices: Range<Int>) -> Bool {
    indices.dropFirst().contains { index in
      elements[index].kind == .times && elements[index - 1].isNumber
        && index + 1 < indices.upperBound && elements[index + 1].isNumber
    }
  }

  /// `13.3.2023. legs 14:30`, `… legs 18:00-19:15`: the time of day behind words, unless they name what
  /// is timed.
  mutating func clockBehindTitle(_ start: Int, _ session: Int) -> Bool {
    guard let clock = elements[start...].firstIndex(where: { $0.kind == .clock }),
      1...4 ~= clock - start, elements[clock].unit == .none,
      elements[start..<clock].allSatisfy({ $0.kind == .word || $0.kind == .ampersand }),
      names.nature(of: NameText.clean(written.bytes[range(start..<clock).indices]))
        .isDisjoint(with: [.timed, .cardio, .distance]),
      endsWithTimes(clock), clocks(at: clock, session) == elements.count
    else { return false }
    file.sessions[session].title = cleanTitle(start..<clock)
    return true
  }

  /// Nothing but a time of day, or two of them and a dash.
  private func endsWithTimes(_ clock: Int) -> Bool {
    let behind = elements.count - clock - 1
    return behind == 0
      || behind == 2 && elements[clock + 1].kind == .hyphen && elements[clock + 2].kind == .clock
  }

  func isTitleMark(_ element: Element) -> Bool {
    switch element.kind {
    case .hyphen, .colon, .comma, .period, .semicolon, .pipe, .dot, .closeParenthesis, .arrow: true
    default: false
    }
  }

  /// `07/23 20kg kettlebell day`, `8/27 long 24 kg set and squats`: what a session was done with, when
  /// nothing else is counted and no exercise has that name.
  mutating func loadInTitle(_ start: Int, _ session: Int) -> Bool {
    guard let load = elements[start...].firstIndex(where: \.isNumber), load + 1 < elements.count,
      elements[load].unit.isMass,
      elements[(load + 1)...].allSatisfy({ $0.kind == .word }),
      elements[start..<load].allSatisfy({ $0.kind == .word }),
      !namesExercise(start..<load), !namesExercise((load + 1)..<elements.count)
    else { return false }
    file.sessions[session].title = cleanTitle(start..<elements.count)
    file.diagnostics.append(.unreadNumbers(at: place(range(start..<elements.count))))
    return true
  }

  /// True when the first or the last words are an exercise: `heavy deadlift`, `clean and jerk single`.
  private func namesExercise(_ words: Range<Int>) -> Bool {
    (0..<min(4, words.count)).contains { count in
      isExercise(words.lowerBound..<(words.lowerBound + count + 1))
        || isExercise((words.upperBound - count - 1)..<words.upperBound)
    }
  }

  /// `60 min`, `1 h`, `1h15`.
  func minutes(_ element: Element) -> Int? {
    let value = Int(element.value)
    switch element.unit {
    case .minute: return value / 1000
    case .hour: return value * 60 / 1000
    default:
      return element.kind == .clock && element.flags.contains(.hours)
        && !element.flags.contains(.halfDay) ? value / 60_000 : nil
    }
  }

  /// Behind the word or sign of `at 18:05`, `@ 6pm`, `(18:05)` and of `오후 6:05`.
  func behindTimeWord(_ index: Int) -> Int {
    guard index + 1 < elements.count, elements[index + 1].kind == .clock,
      elements[index].meaning == .at || elements[index].meaning == .time
        || elements[index].kind == .at || elements[index].kind == .openParenthesis
    else { return index }
    return index + 1
  }

  /// `18:05-19:20`, `16:44`, `2:06 AM`, `오후 6:05` behind a date or on a line of their own.
  mutating func clocks(at start: Int, _ session: Int) -> Int {
    guard start < elements.count, elements[start].kind == .clock else { return start }
    if elements[start].flags.contains(.hours), elements[start].range.count >= 7 {
      return secondOfDay(start, session)
    }
    guard !elements[start].flags.contains(.hours) || elements[start].flags.contains(.halfDay),
      var begin = timeOfDay(elements[start])
    else { return start }
    if start > 0, begin.minutes < 720, isAfternoon(elements[start - 1]),
      let later = TimeOfDay(hour: Int(begin.minutes) / 60 + 12, minute: Int(begin.minutes) % 60)
    {
      begin = later
    }
    file.sessions[session].start = begin
    var index = start + 1
    if index + 1 < elements.count, elements[index].kind == .hyphen,
      elements[index + 1].kind == .clock, let end = timeOfDay(elements[index + 1])
    {
      file.sessions[session].end = end
      let minutes = Int(end.minutes) - Int(begin.minutes)
      file.sessions[session].durationMinutes = minutes >= 0 ? minutes : minutes + 1440
      index += 2
    }
    return index
  }

  /// `25.07.2018 17:14:20`: the second when it was noted, for nobody goes on for so many hours; a clock
  /// of zeros tells nothing.
  private mutating func secondOfDay(_ clock: Int, _ session: Int) -> Int {
    let minutes = Int(elements[clock].value) / 60_000
    if minutes == 0 { return clock + 1 }
    guard minutes >= 300, let begin = TimeOfDay(hour: minutes / 60, minute: minutes % 60) else {
      return clock
    }
    file.sessions[session].start = begin
    return clock + 1
  }

  private func isAfternoon(_ element: Element) -> Bool {
    element.meaning == .time
      && Self.afternoon.contains(bytes[element.range.indices])
  }

  private static let afternoon = WordSet("오후 下午 午後 晚上")

  /// A clock as a time of day: its value counts minutes as seconds.
  func timeOfDay(_ element: Element) -> TimeOfDay? {
    let minutes = Int(element.value) / 1000
    return TimeOfDay(hour: minutes / 60, minute: minutes % 60)
  }

  /// True when sets stand behind the date, as in a whole session on one line.
  mutating func holdsTraining(_ start: Int) -> Bool {
    if elements[start...].contains(where: { $0.kind == .dot || isTabbed($0) }),
      elements[start...].contains(where: \.isNumber)
    {
      return true
    }
    let first = markBehindOwnWeight(start, elements.count).map { $0 + 1 } ?? start
    let segment = anatomy.segment(from: first, to: elements.count)
    // `Monday 6/29 - 20 squats`.
    if segment.isNameBehind, isName(segment.name), segment.expressions.count == 1,
      elements[first].value >= 5_000
    {
      return true
    }
    return segment.hasExpressions && anatomy.isStrong
  }

  /// The `20 squats` of `Monday 6/29 - physio, 20 squats`.
  func tellsCounts(_ start: Int) -> Bool {
    guard elements.count - start > 3 else { return false }
    if elements.indices.dropFirst(start + 2).contains(where: { isFieldOfNumber($0) }) {
      return true
    }
    return elements.indices.dropFirst(start + 1).dropLast().contains { index in
      elements[index].kind == .quantity && elements[index].unit == .none
        && elements[index].value >= 5_000 && elements[index + 1].kind == .word
        // `Day29上午`.
        && elements[index + 1].meaning != .time
        && isName((index + 1)..<(index + 2))
    }
  }

  /// The `;10` of `2024-06-10;Supino halter;3;10;14`.
  private func isFieldOfNumber(_ index: Int) -> Bool {
    elements[index].isNumber && elements[index - 1].kind == .semicolon
      && elements[index - 2].isNumber
  }

  /// Where the training behind an emphasised title starts: `***Flex*** **run:** 1m`.
  func emphasizedTitle(_ start: Int) -> Int {
    guard elements[start].flags.contains(.emphasis) else { return start }
    var index = start + 1
    while index < elements.count, !elements[index].flags.contains(.emphasis) { index += 1 }
    return index < elements.count ? index : start
  }

  mutating func title(_ start: Int, _ session: Int) {
    var end = elements.count
    if let dot = elements[start...].lastIndex(where: { $0.kind == .dot }), dot + 1 < end,
      elements[dot + 1].unit == .minute, dot + 2 == end
    {
      file.sessions[session].durationMinutes = Int(elements[dot + 1].value) / 1000
      end = dot
    }
    file.sessions[session].title = cleanTitle(start..<end)
    var tagged = start
    while tagged < end {
      if elements[tagged].kind == .hash, tagged + 1 < end, elements[tagged + 1].kind == .word {
        file.sessions[session].tags.append(text(elements[tagged + 1].range))
      }
      tagged += 1
    }
  }

  /// The words of a title without marks at its ends; `nil` when no letter is left.
  func cleanTitle(_ indices: Range<Int>) -> String? {
    var start = indices.lowerBound
    var end = indices.upperBound
    while start < end, !isTitlePart(elements[start], isFirst: true) { start += 1 }
    while end > start, !isTitlePart(elements[end - 1], isFirst: false) { end -= 1 }
    guard start < end, elements[start..<end].contains(where: { $0.kind == .word || $0.isNumber })
    else { return nil }
    // `(legs)`: with both of its marks, or with none.
    if elements[end - 1].kind == .closeParenthesis,
      !elements[start..<end].contains(where: { $0.kind == .openParenthesis })
    {
      end -= 1
    }
    return NameText.clean(written.bytes[range(start..<end).indices])
  }

  func isTitlePart(_ element: Element, isFirst: Bool) -> Bool {
    switch element.kind {
    case .word, .quantity, .clock, .times: true
    case .closeParenthesis: !isFirst
    case .hash: false
    default: false
    }
  }
}
