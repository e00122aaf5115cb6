internal import JournalSyntax
internal import WorkoutModel

/// Runs of which only the way and the time are told: `4 mi easy 38:30`, `8 miles @ 8:30`.
extension FileReader {
  /// Opens the exercise that a way at the pace of a run belongs to, and says so; nobody squats for
  /// miles.
  mutating func openRun() -> Bool {
    guard let expression = anatomy.parser.expressions.first, tellsPaceOfRun else { return false }
    file.diagnostics.append(.exerciseAssumed(at: place(expression.range), "Run"))
    addEntry("Run", location(expression.range))
    return true
  }

  /// The `easy` of `10k easy 58:30` and of `10 km easy in 58:30` names no exercise.
  func withoutManner(ofRun segment: Segment) -> Segment {
    guard segment.isNameBehind, 1...2 ~= segment.name.count,
      tellsPaceOfRun,
      elements[segment.name].allSatisfy({
        $0.kind == .word && (isManner($0) || $0.meaning == .in)
      })
    else { return segment }
    return Segment(
      name: segment.name.lowerBound..<segment.name.lowerBound, expressions: segment.expressions,
      rest: segment.rest)
  }

  /// `12k easy 1:05:12`: at such a pace the thousands are meters.
  private func isWayOfRun(_ unit: Unit) -> Bool {
    unit == .mile || unit == .kilometer || unit == .kilo
  }

  /// A way, and how long it took, as people run.
  private var tellsPaceOfRun: Bool {
    if context.runLine == context.lineIndex || tellsPaceOfPieces { return true }
    guard let way = anatomy.parser.quantities.first, isWayOfRun(way.unit), way.kind == .number,
      way.upper == 0, 1_000...80_000 ~= way.value, let seconds = secondsPerUnit(way)
    else { return false }
    return (way.unit == .mile ? 240...780 : 150...480) ~= seconds
  }

  /// `8x400m 1:34`, `6 x 800: 3:12 3:10`: so many ways at the pace of a run.
  private var tellsPaceOfPieces: Bool {
    guard let times = elements.prefix(4).firstIndex(where: { $0.kind == .times }), times == 1,
      times + 2 < elements.count, elements[0].isNumber,
      let clock = elements[(times + 2)...].first(where: { $0.kind == .clock })
    else { return false }
    let way = elements[times + 1]
    let meters: Int64 =
      switch way.unit {
      case .kilometer, .kilo: Int64(way.value)
      case .meter, .letterM: Int64(way.value) / 1000
      case .none where way.value % 100_000 == 0: Int64(way.value) / 1000
      default: 0
      }
    guard 100...5_000 ~= meters else { return false }
    return 130...480 ~= Int64(clock.value) / meters
  }

  /// The exercise above is a lift, and this line tells a way.
  var isWayBelowLift: Bool {
    guard let entry = context.entry, let unit = anatomy.parser.quantities.first?.unit,
      isWayOfRun(unit) || context.runLine == context.lineIndex
    else { return false }
    return file.entries[entry].nature.contains(.lifted)
      && file.entries[entry].nature.isDisjoint(with: [.cardio, .distance, .swum])
  }

  /// How long each kilometer or mile took, by the pace or by the time of all.
  private func secondsPerUnit(_ way: Quantity) -> Int64? {
    let first = elements.firstIndex { $0.range.start >= way.range.end } ?? elements.count
    let clocks = elements.indices.filter {
      elements[$0].kind == .clock || elements[$0].unit == .minute || elements[$0].unit == .pace
    }
    guard let clock = clocks.first, clock >= first else { return nil }
    var seconds = Int64(elements[clock].value) / 1000
    if elements[clock].unit == .minute { seconds *= 60 }
    // `26k 2:27:50 pace 5:41`: the pace stands behind its word.
    let isPace =
      elements[clock].unit == .pace || elements[clock - 1].kind == .at
      || clock + 1 < elements.count && elements[clock + 1].meaning == .pace
        && elements[safe: clock + 2]?.kind != .clock
    return isPace ? seconds : seconds * 1000 / Int64(way.value)
  }
}
