internal import JournalSyntax
internal import WorkoutModel

/// What is known of the thread of a forum while its posts are read.
struct ThreadOfPosts {
  /// Who wrote the first of them.
  var writer: [UInt8]?
  /// The post was written by somebody else.
  var isOfOther = false
  /// The day of the post.
  var day: WrittenDate?
  /// The last line of what it quotes.
  var quoteEnd = -1
}

/// Heads of the posts of a thread, with the number of each, who wrote it and when: `#3  Ann  -  January 8th, 2018, 09:14 PM`.
extension FileReader {
  /// Opens the day of the post, when it is of the one who wrote the first; and the day that a line of it tells.
  mutating func headOfPost(_ line: LineSyntax) -> Bool {
    if line.kind == .text { return dayWithinPost(line) }
    if line.kind == .heading, numberedPost() { return true }
    guard line.kind == .heading, line.level == 1, 6...30 ~= elements.count,
      elements[0].isBareWhole, elements[0].spaceAfter, elements[1].kind == .word,
      Int(elements[0].range.start) > 0,
      bytes[Int(elements[0].range.start) - 1] == Byte.hash,
      let (date, sign, next) = dayOfPost(), date.hasYear,
      elements[next...].contains(where: { $0.kind == .clock }),
      !elements[next...].contains(where: { $0.kind == .times || $0.unit.isMass })
    else { return false }
    let writer = Array(bytes[range(1..<sign).indices])
    if context.thread.writer == nil { context.thread.writer = writer }
    context.thread.isOfOther = context.thread.writer != writer
    guard !context.thread.isOfOther else {
      note(line.content)
      return true
    }
    context.section = .training
    startSession(date, titleFrom: elements.count)
    context.thread.day = date
    context.isAfterBlank = false
    return true
  }

  /// `#112 | 09-05-2023, 9:41 PM`, `#2  13.01.2025, 21:40`: the number of a post, and when it was written; behind that,
  /// `Vasya wrote:`, another one does.
  private mutating func numberedPost() -> Bool {
    guard 2...20 ~= elements.count, elements[0].isBareWhole, Int(elements[0].range.start) > 0,
      bytes[Int(elements[0].range.start) - 1] == Byte.hash,
      case let isMarked = elements[1].kind == .pipe
        || elements[1].kind == .hyphen && elements[1].spaceBefore,
      isMarked || elements[1].spaceBefore && elements[1].isNumber,
      let (date, next) = dates.date(at: isMarked ? 2 : 1), date.hasYear,
      case let behind = elements[next...].drop(while: { $0.kind == .clock || $0.kind == .comma }),
      next < elements.count,
      behind.isEmpty
        || behind.startIndex > next && elements[elements.count - 1].kind == .colon
          && behind.count(where: { $0.kind == .word }) > 1 && !behind.contains(where: \.isNumber)
    else { return false }
    context.section = .training
    startSession(date, titleFrom: elements.count)
    context.thread.isOfOther = !behind.isEmpty
    context.isAfterBlank = false
    return true
  }

  /// The day behind the sign that stands behind the name, and what is behind it.
  private func dayOfPost() -> (date: WrittenDate, sign: Int, next: Int)? {
    for sign in elements.indices.prefix(10).dropFirst(2)
    where
      (isTitleMark(elements[sign]) || elements[sign].kind == .other
      || elements[sign].kind == .quote)
      && elements[sign].spaceBefore
    {
      if let (date, next) = dates.date(at: sign + 1) { return (date, sign, next) }
    }
    return nil
  }

  /// `Bench day, yesterday (the 16th).`, `And today:`: of which day a post tells from here on.
  private mutating func dayWithinPost(_ line: LineSyntax) -> Bool {
    guard let day = context.thread.day, line.kind == .text, elements.count <= 16,
      !elements.contains(where: {
        $0.kind == .times || $0.unit.isMass || $0.unit == .set || $0.unit == .repetition
      })
    else { return false }
    if elements.count <= 4, elements.last?.kind == .colon,
      elements.indices.contains(where: { isWord($0, in: CommonWords.today) })
    {
      openDayOfPost(day)
      note(line.content)
      return true
    }
    guard elements.prefix(6).indices.contains(where: { isWord($0, in: Self.yesterday) }),
      isAboveWork, let (year, month, number) = day.parts(.monthDayYear), let year,
      let before = CivilDate(year: year, month: month, day: number)?.adding(days: -1)
    else { return false }
    var earlier = day
    earlier.form = .named
    earlier.numbers = [before.year, before.month, before.day]
    earlier.weekday = nil
    openDayOfPost(earlier)
    note(line.content)
    return true
  }

  private mutating func openDayOfPost(_ date: WrittenDate) {
    startSession(date, titleFrom: elements.count)
  }

  /// The next line is none of talk: it is short, or holds numbers.
  private var isAboveWork: Bool {
    guard context.lineIndex + 1 < document.lines.count,
      case let next = document.lines[context.lineIndex + 1], next.kind != .blank
    else { return false }
    return next.content.count <= 24 || holdsDigit(next.content)
  }

  private static let yesterday = WordSet(
    "yesterday gestern hier ayer ontem ieri вчера gisteren igår wczoraj")
}
