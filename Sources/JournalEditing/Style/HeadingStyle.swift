internal import JournalSyntax
internal import WorkoutModel

/// How a writer begins a session: `## 2024-03-05`, `Tue 3/5:`, `**5. März 2024**`.
struct HeadingStyle: Hashable {
  private var pattern: DatePattern
  private var frame: Frame

  /// What stands around the date.
  private struct Frame: Hashable {
    var before = ""
    var weekdayBefore: Weekday?
    var weekdayAfter: Weekday?
    var after = ""
  }

  /// The name of a weekday and what stands between it and the date.
  private struct Weekday: Hashable {
    let names: Int
    let nameCase: NameCase
    let gap: String

    func name(of date: CivilDate) -> String {
      nameCase(CalendarNames.weekdays[names][date.weekday - 1])
    }
  }

  static let canonical = HeadingStyle(pattern: .iso, frame: Frame(before: "# "))

  /// The same with the year, when the dates have none.
  var withYear: Self? {
    pattern.withYear.map { Self(pattern: $0, frame: frame) }
  }

  func line(for date: CivilDate) -> String {
    var line = frame.before
    if let weekday = frame.weekdayBefore { line += weekday.name(of: date) + weekday.gap }
    line += pattern.text(for: date)
    if let weekday = frame.weekdayAfter { line += weekday.gap + weekday.name(of: date) }
    return line + frame.after
  }
}

extension HeadingStyle {
  private static let mostLines = 60

  /// The style of most of these lines, each of which begins a session of that date; `nil` when no
  /// date could be found in them.
  init?(learnedFrom lines: [(text: String, date: CivilDate)]) {
    let lines = lines.suffix(Self.mostLines)
    var patterns = Votes<DatePattern>()
    for line in lines {
      let found = DatePattern.all.filter { $0.range(of: line.date, in: line.text) != nil }
      let longest = found.map { $0.text(for: line.date).count }.max() ?? 0
      for pattern in found where pattern.text(for: line.date).count == longest {
        patterns.add(pattern)
      }
    }
    guard let pattern = patterns.winner(preferring: DatePattern.all), !patterns.isEmpty else {
      return nil
    }
    var frames = Votes<Frame>()
    for line in lines {
      guard let range = pattern.range(of: line.date, in: line.text) else { continue }
      frames.add(Self.frame(of: line.text, around: range, line.date))
    }
    guard let frame = frames.winner else { return nil }
    self.init(pattern: pattern, frame: frame)
  }

  private static func frame(
    of line: String, around date: Range<String.Index>, _ day: CivilDate
  ) -> Frame {
    var frame = Frame()
    var before = line[..<date.lowerBound]
    var after = line[date.upperBound...]
    let names = weekdayNames(day)
    if let (weekday, rest) = weekday(endingIn: before, names) {
      frame.weekdayBefore = weekday
      before = rest
    } else if let (weekday, rest) = weekday(startingIn: after, names) {
      frame.weekdayAfter = weekday
      after = rest
    }
    frame.before = marksOnly(before)
    frame.after =
      after.contains { $0.isLetter || $0.isNumber }
      ? closing(frame.before, gap: frame.weekdayAfter?.gap ?? "") : trimmed(after)
    return frame
  }

  private static func weekdayNames(_ day: CivilDate) -> [(name: String, Int, NameCase)] {
    CalendarNames.weekdays.indices.flatMap { names in
      NameCase.allCases.map { ($0(CalendarNames.weekdays[names][day.weekday - 1]), names, $0) }
    }
  }

  private static func weekday(
    endingIn text: Substring, _ names: [(name: String, Int, NameCase)]
  ) -> (Weekday, Substring)? {
    var end = text.endIndex
    while end > text.startIndex {
      let last = text[text.index(before: end)]
      guard !last.isLetter, !last.isNumber else { break }
      end = text.index(before: end)
    }
    let words = text[..<end]
    guard let found = names.first(where: { words.hasSuffix($0.name) }) else { return nil }
    let rest = words.dropLast(found.name.count)
    if let last = rest.last, last.isLetter { return nil }
    return (Weekday(names: found.1, nameCase: found.2, gap: String(text[end...])), rest)
  }

  private static func weekday(
    startingIn text: Substring, _ names: [(name: String, Int, NameCase)]
  ) -> (Weekday, Substring)? {
    let words = text.drop { !$0.isLetter && !$0.isNumber }
    guard let found = names.first(where: { words.hasPrefix($0.name) }) else { return nil }
    let rest = words.dropFirst(found.name.count)
    if let first = rest.first, first.isLetter { return nil }
    let gap = String(text[..<words.startIndex])
    return (Weekday(names: found.1, nameCase: found.2, gap: gap), rest)
  }

  /// The marks of a heading, a bullet or emphasis, without the words of a title.
  private static func marksOnly(_ text: Substring) -> String {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return String(text) }
    return String(text.prefix { "#*_<([>-•+ ".contains($0) })
  }

  /// What closes the marks that stand open when a title is left out.
  private static func closing(_ before: String, gap: String) -> String {
    var closing = ""
    for mark in (before + gap).reversed() {
      switch mark {
      case "(": closing += ")"
      case "[": closing += "]"
      case "<": closing += ">"
      default: continue
      }
    }
    let emphasis = before.reversed().prefix { $0 == "*" || $0 == "_" }
    return before.hasSuffix(" ") ? closing : closing + String(emphasis)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
