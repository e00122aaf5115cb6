internal import JournalSyntax
internal import WorkoutModel

/// Lines about the clock by which sets followed each other.
extension FileReader {
  /// `14 km - 1:12` took an hour and twelve minutes, for nobody covers so much in one.
  /// Behind `in` a clock is what canonical notation says it is.
  mutating func settleHours() {
    for index in anatomy.parser.terms.indices.dropFirst() {
      let (way, clock) = (
        anatomy.parser.terms[index - 1].quantities.lowerBound,
        anatomy.parser.terms[index].quantities.lowerBound
      )
      guard anatomy.parser.terms[index].joiner != .at,
        isTooFast(anatomy.parser.quantities[way], anatomy.parser.quantities[clock])
      else {
        continue
      }
      anatomy.parser.quantities[clock].value *= 60
    }
  }

  /// 120 meters a second, and as hours still faster than a walk: `12 km 5:55` tells a pace.
  private func isTooFast(_ way: Quantity, _ clock: Quantity) -> Bool {
    guard
      way.unit == .kilometer || way.unit == .mile
        || way.unit == .kilo
          && context.entry.map({ file.entries[$0].nature.contains(.cardio) }) == true,
      clock.kind == .clock, clock.unit == .none,
      !clock.marks.contains(.hours), clock.value < 3_600_000, way.range.end < clock.range.start,
      way.value >= clock.value / 1000 * 120,
      case let between = bytes[way.range.gap(before: clock.range)]
    else { return false }
    return !between.split(separator: Byte.space).contains { $0.elementsEqual("in".utf8) }
  }

  /// `12 km in 1:04` says a minute, as written, and is doubted.
  mutating func checkSpeed(_ effort: Effort?, _ range: ByteRange) {
    if let effort, let speed = UnusualValues.speed(effort, at: place(range)) {
      file.diagnostics.append(speed)
    }
  }

  /// `5 sets, one every minute`, `1 set at the top of each minute`, `30 s on/15 s off x 3 rounds`: how
  /// the sets above or below followed each other.
  func tellsPace(_ segment: Segment) -> Bool {
    guard !segment.rest.isEmpty, segment.name.isEmpty || segment.isNameBehind,
      anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 })
    else { return false }
    let words =
      segment.expressions.upperBound..<max(segment.name.upperBound, segment.rest.upperBound)
    let first = anatomy.parser.quantities[0]
    if first.unit.isTime {
      return isWord(words.lowerBound, in: Self.workWords)
        && words.contains { isWord($0, in: Self.restWords) && elements[$0 - 1].unit.isTime }
    }
    guard first.unit == .none || first.unit == .set else { return false }
    return words.dropFirst().contains { index in
      (elements[index].meaning == .minute || elements[index].meaning == .set)
        && isWord(index - 1, in: Self.eachWords)
    }
  }

  private static let workWords = WordSet("on work")
  private static let restWords = WordSet("off rest")
  private static let eachWords = WordSet("each every the")
}
