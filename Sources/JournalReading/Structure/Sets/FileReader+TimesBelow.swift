internal import JournalSyntax
internal import WorkoutModel

/// Intervals whose times stand on the lines below: `track: 6 x 800m, 400 jog between` above six times, `8
/// x 500m, 3:30 rest` above `1:54.2 / 1:53.9 / …`.
extension FileReader {
  /// A way that was gone several times, until its times were told.
  struct Intervals {
    let way: Quantity
    var remaining: Int
    var lineIndex: Int
    /// The way is a time: `3x8'`.
    var isTime = false
  }

  /// Keeps the way, when just as many times stand right below; the sets are told there.
  mutating func announcesIntervals(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard !segment.isNameBehind, let expression = anatomy.parser.expressions.first,
      let (count, counted) = countedWay(
        expression, isLoaded: false, mostWays: 2), case var way = counted,
      way.unit.isLength || way.unit == .letterM && way.value >= 50_000
        || way.isBareWhole && 100_000...5_000_000 ~= way.value && way.value % 50_000 == 0,
      timesBelow(atMost: Int(count.value) / 1000) == Int(count.value) / 1000
    else { return false }
    _ = openIntervals(segment, elseNamed: way.range)
    if way.unit == .letterM || way.unit == .none { way.unit = .meter }
    context.intervals = Intervals(
      way: way, remaining: Int(count.value) / 1000, lineIndex: context.lineIndex)
    note(line.content)
    return true
  }

  /// Keeps the time of `3x8'` above `2011m 1:59.3`, where just as many ways stand right below with the time
  /// of each 500 meters; the sets are told there.
  mutating func announcesTimedPieces(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard !segment.isNameBehind, let expression = anatomy.parser.expressions.first,
      expression.terms.count == 2,
      case let terms = anatomy.parser.terms[expression.terms],
      terms.allSatisfy({ $0.quantities.count == 1 }),
      terms[terms.startIndex + 1].joiner == .times,
      case let (count, time) = (
        anatomy.parser.quantities[terms[terms.startIndex].quantities.lowerBound],
        anatomy.parser.quantities[terms[terms.startIndex + 1].quantities.lowerBound]
      ), count.kind == .number, count.unit == .none || count.unit == .set,
      2_000...12_000 ~= count.value, count.value % 1000 == 0,
      case let seconds = secondsOfPiece(time), seconds >= 60_000,
      waysBelow(seconds, atMost: Int(count.value) / 1000) == Int(count.value) / 1000
    else { return false }
    guard openIntervals(segment, elseNamed: nil) else { return false }
    context.intervals = Intervals(
      way: time, remaining: Int(count.value) / 1000, lineIndex: context.lineIndex, isTime: true)
    note(line.content)
    return true
  }

  /// Opens the exercise that the segment names; without a name, the one in force goes on or `other` names it.
  ///
  /// False when there is none.
  private mutating func openIntervals(_ segment: Segment, elseNamed other: ByteRange?) -> Bool {
    let name = trimmedName(segment.name, isBehind: false)
    settlePendingName(nextIsName: !name.isEmpty)
    if name.isEmpty, context.entry != nil { return true }
    guard let told = name.isEmpty ? other : range(name) else { return false }
    addEntry(written.bytes[told.indices], location(told))
    return true
  }

  private func secondsOfPiece(_ time: Quantity) -> Int64 {
    if time.unit == .minute { return Int64(time.value) * 60 }
    return time.kind == .clock && time.unit == .none ? Int64(time.value) : 0
  }

  /// How many of the next lines tell a way and its time of 500 meters, `2011m 1:59.3`.
  private func waysBelow(_ seconds: Int64, atMost count: Int) -> Int {
    var index = context.lineIndex + 1
    while index < document.lines.count, index - context.lineIndex <= count {
      let words = bytes[document.lines[index].content.indices].split(separator: Byte.space)
      guard words.count > 1, isClock(words[1]),
        case let digits = words[0].prefix(while: Byte.isDigit), 3...5 ~= digits.count,
        digits.count == words[0].count
          || digits.count + 1 == words[0].count && words[0].last == UInt8(ascii: "m"),
        case let way = digits.reduce(Int64(0), { $0 * 10 + Int64($1 - Byte.zero) }), way > 0,
        let colon = words[1].firstIndex(of: Byte.colon),
        case let minutes = words[1][..<colon].reduce(Int64(0), { $0 * 10 + Int64($1 - Byte.zero) }),
        case let rest = words[1][(colon + 1)...].prefix(2).reduce(
          Int64(0), { $0 * 10 + Int64($1 - Byte.zero) }),
        case let split = (minutes * 60 + rest) * 1000,
        abs(split - seconds * 500 / way) * 50 <= split
      else { break }
      index += 1
    }
    return index - context.lineIndex - 1
  }

  /// Reads such a way with the time above it.
  private mutating func wayOfTime(_ intervals: Intervals) -> Bool {
    guard elements.count > 1, elements[0].kind == .quantity, elements[1].kind == .clock else {
      return false
    }
    var way = Quantity(elements[0])
    way.unit = .meter
    appendDraft(
      [
        Term(joiner: .first, quantities: 0..<1, separator: .none),
        Term(joiner: .in, quantities: 1..<2, separator: .none),
      ], [way, intervals.way], Attributes(), elements[0].range)
    note(range(1..<elements.count))
    context.lastSetLine = context.lineIndex
    context.intervals = intervals
    context.intervals?.remaining -= 1
    context.intervals?.lineIndex = context.lineIndex
    if intervals.remaining == 1 { context.intervals = nil }
    return true
  }

  /// Gives the times of a line to the way above them.
  mutating func timesOfIntervals() -> Bool {
    guard var intervals = context.intervals else { return false }
    if intervals.isTime {
      if intervals.lineIndex + 1 == context.lineIndex, wayOfTime(intervals) { return true }
      context.intervals = nil
      return false
    }
    let clocks = elements.indices.filter { elements[$0].kind == .clock }
    guard intervals.lineIndex + 1 == context.lineIndex, !clocks.isEmpty,
      clocks.count <= intervals.remaining,
      elements.allSatisfy({ [.clock, .slash, .comma, .hyphen].contains($0.kind) })
        || clocks == [0] && !elements.contains(where: { $0.kind == .times || $0.unit.isMass })
    else {
      context.intervals = nil
      return false
    }
    emitTimes(intervals.way, clocks, Attributes())
    // `1:47.4 (sneezed)`.
    if clocks == [0], elements.count > 1 { note(range(1..<elements.count)) }
    context.lastSetLine = context.lineIndex
    intervals.remaining -= clocks.count
    intervals.lineIndex = context.lineIndex
    context.intervals = intervals.remaining > 0 ? intervals : nil
    return true
  }

  /// How many times stand on the next lines, which tell nothing else.
  private func timesBelow(atMost count: Int) -> Int {
    var (times, index) = (0, context.lineIndex + 1)
    while index < document.lines.count, times < count {
      let line = document.lines[index]
      guard line.kind == .text || line.kind == .item else { return times }
      let words = bytes[line.content.indices].split {
        $0 == Byte.space || $0 == Byte.slash || $0 == Byte.comma
      }
      guard let first = words.first, isClock(first) else { return times }
      // `1:47.4 (sneezed)` tells one time, and words.
      let clocks = words.count(where: { isClock($0) })
      guard clocks == words.count || clocks == 1 else { return times }
      times += clocks
      index += 1
    }
    return times
  }

  /// `3:52`, `1:54.2`.
  private func isClock(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: Byte.colon, omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].count, parts[0].allSatisfy(Byte.isDigit) else {
      return false
    }
    let seconds = parts[1].split(separator: Byte.period, omittingEmptySubsequences: false)
    return 1...2 ~= seconds.count && seconds[0].count == 2
      && seconds.allSatisfy { !$0.isEmpty && $0.allSatisfy(Byte.isDigit) }
  }
}
