internal import JournalSyntax
internal import WorkoutModel

/// Numbers without units at exercises that are measured in ways and times.
extension FileReader {
  /// What is to be said about them; `isSet` is false where nobody can tell what they are.
  struct BareEndurance {
    let finding: Diagnostic
    let isSet: Bool
  }

  /// The 12 and the 14 of `Incline walk 10 @ 12, 5 @ 14`: how steep or how fast it was, and no load.
  func settleSlope(_ terms: [Term], _ quantities: inout [Quantity], _ entry: Int) {
    guard terms.count == 2, terms[1].joiner == .at, file.entries[entry].nature.contains(.cardio)
    else { return }
    for index in terms[1].quantities { quantities[index].marks.remove(.leading) }
  }

  /// `Run 5.2 25:30` goes so many kilometers, or miles where loads are pounds; `Treadmill 10 30` may
  /// tell minutes, ways, speeds or levels.
  func bareEndurance(
    _ terms: [Term], _ quantities: inout [Quantity], _ entry: Int, _ range: ByteRange
  ) -> BareEndurance? {
    if terms.count == 1 { return bareTimes(&quantities, entry) }
    guard quantities.count == terms.count,
      let number = quantities.firstIndex(where: { $0.kind == .number }),
      let ways = ways(of: entry)
    else { return nil }
    for quantity in quantities where quantity.kind != .clock {
      guard quantity.kind == .number, quantity.unit == .none, quantity.marks.isSubset(of: .fraction)
      else { return nil }
    }
    let clock = quantities.first { $0.kind == .clock }
    if let clock, let finding = wayAtPace(terms, &quantities, number, clock, ways) {
      return BareEndurance(finding: finding, isSet: true)
    }
    // `Run 3x 5:00`, `Run 2 @ 8:30`: how often, or how fast.
    if clock != nil, terms.contains(where: { $0.joiner == .times || $0.joiner == .at }) {
      return nil
    }
    guard quantities.count == 2, let clock,
      ways.contains(Self.secondsPerUnit(quantities[number], clock))
    else { return BareEndurance(finding: .unreadNumbers(at: place(range)), isSet: false) }
    quantities[number].marks.insert(.distance)
    return BareEndurance(
      finding: .lengthUnknown(at: place(quantities[number].range)), isSet: true)
  }

  /// The 5.2 of `Run 5.2 @ 8:30`: a way, each kilometer or mile of which took so long.
  private func wayAtPace(
    _ terms: [Term], _ quantities: inout [Quantity], _ number: Int, _ clock: Quantity,
    _ ways: ClosedRange<Int64>
  ) -> Diagnostic? {
    guard terms.count == 2, quantities.count == 2, number == 0, terms[1].joiner == .at,
      case let way = quantities[0],
      way.marks.contains(.fraction) ? 500...60_000 ~= way.value : 3_000...60_000 ~= way.value,
      ways.contains(Int64(clock.value / 1000))
    else { return nil }
    quantities[0].marks.insert(.distance)
    quantities[1].unit = .pace
    return .lengthUnknown(at: place(way.range))
  }

  /// `Bike 45`, `Elliptical 20, 10`: minutes; `Run 5.2`: a way, for nobody times fractions; the 5 of
  /// `Run 5` may be either.
  private func bareTimes(_ quantities: inout [Quantity], _ entry: Int) -> BareEndurance? {
    guard
      quantities.allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.marks.isSubset(of: .fraction) && $0.upper == 0
          && $0.extra == 0 && 1_000...300_000 ~= $0.value
      }), let ways = ways(of: entry), ways != Self.swum
    else { return nil }
    if quantities.contains(where: { $0.marks.contains(.fraction) }) {
      for index in quantities.indices { quantities[index].marks.insert(.distance) }
      return BareEndurance(finding: .lengthUnknown(at: place(quantities[0].range)), isSet: true)
    }
    let least = quantities.lazy.map(\.value).min() ?? 0
    let isRace = quantities.contains { Self.races.contains($0.value) }
    for index in quantities.indices {
      quantities[index].value *= 60
      quantities[index].marks.insert(.seconds)
    }
    guard least < Self.surelyMinutes || isRace else { return nil }
    return BareEndurance(finding: .minutesUnknown(at: place(quantities[0].range)), isSet: true)
  }

  /// Fewer may be kilometers.
  private static let surelyMinutes: Int32 = 15_000
  /// A marathon and its half.
  private static let races: Set<Int32> = [21_000, 42_000]
  private static let swum: ClosedRange<Int64> = 600...3000

  /// Takes `Run 5.2, 25:30` as one piece of work; false for all else.
  mutating func emitBareWay(_ entry: Int) -> Bool {
    guard anatomy.parser.quantities.count == 2,
      anatomy.parser.quantities.contains(where: { $0.kind == .clock }),
      !anatomy.parser.terms.contains(where: { $0.joiner == .times || $0.joiner == .at }),
      let first = anatomy.parser.expressions.first, let last = anatomy.parser.expressions.last,
      ways(of: entry) != nil
    else { return false }
    var quantities = Array(anatomy.parser.quantities)
    if quantities[0].kind == .clock { quantities.swapAt(0, 1) }
    let terms = [
      Term(joiner: .first, quantities: 0..<1, separator: .none),
      Term(joiner: .in, quantities: 1..<2, separator: .none),
    ]
    let range = first.range.through(last.range)
    guard let bare = bareEndurance(terms, &quantities, entry, range), bare.isSet else {
      return false
    }
    file.diagnostics.append(bare.finding)
    appendDraft(terms, quantities, last.attributes, range)
    return true
  }

  /// From a hundred up the ways are meters.
  private static func secondsPerUnit(_ way: Quantity, _ clock: Quantity) -> Int64 {
    let meters = Int64(way.value) * (way.value >= 100_000 ? 1 : 1000)
    return Int64(clock.value) * 1000 / max(1, meters)
  }

  /// The seconds that a kilometer or a mile takes; `nil` for what is no endurance work, or has the
  /// name of a lift, too.
  private func ways(of entry: Int) -> ClosedRange<Int64>? {
    let nature = file.entries[entry].nature
    guard nature.contains(.cardio), nature.isDisjoint(with: [.bodyweight, .counted, .jumped]) else {
      return nil
    }
    let exercise = names.exercises[file.entries[entry].exerciseID]
    if let catalog = exercise.catalog {
      guard catalog.isCardio, catalog.effort != .reps, catalog.name != "Rowing",
        catalog.equipment == .none || catalog.equipment == .cardioMachine
      else { return nil }
    } else if exercise.canonical.contains(" ")
      || Self.rows.contains(Array(exercise.canonical.utf8)[...])
    {
      return nil
    }
    if nature.contains(.swum) { return Self.swum }
    let isRidden = exercise.canonical.hasSuffix("Bike") || exercise.canonical == "Cycling"
    return isRidden ? 60...600 : 150...1500
  }
}
