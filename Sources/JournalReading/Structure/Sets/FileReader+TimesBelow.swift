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
    let name = trimmedName(segment.name, isBehind: false)
    settlePendingName(nextIsName: !name.isEmpty)
    if !name.isEmpty {
      addEntry(written.bytes[range(name).indices], location(range(name)))
    } else if context.entry == nil {
      addEntry(written.bytes[way.range.indices], location(way.range))
    }
    if way.unit == .letterM || way.unit == .none { way.unit = .meter }
    context.intervals = Intervals(
      way: way, remaining: Int(count.value) / 1000, lineIndex: context.lineIndex)
    note(line.content)
    return true
  }

  /// Gives the times of a line to the way above them.
  mutating func timesOfIntervals() -> Bool {
    guard var intervals = context.intervals else { return false }
    let clocks = elements.indices.filter { elements[$0].kind == .clock }
    guard intervals.lineIndex + 1 == context.lineIndex, !clocks.isEmpty,
      clocks.count <= intervals.remaining,
      elements.allSatisfy({ [.clock, .slash, .comma, .hyphen].contains($0.kind) })
    else {
      context.intervals = nil
      return false
    }
    emitTimes(intervals.way, clocks, Attributes())
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
      guard !words.isEmpty, words.allSatisfy({ isClock($0) }) else { return times }
      times += words.count
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
