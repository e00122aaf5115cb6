internal import JournalSyntax
internal import WorkoutModel

/// Ways and times of which a label, or the head of a column, tells what they are, but not in which unit.
extension FileReader {
  /// `Distance: 5` below `Run` goes so many kilometers, or miles where loads are pounds, `Distance: 20`
  /// below `Sled push` meters; `Time: 20` below `Bike` takes minutes and below `Plank` seconds.
  mutating func measure(_ values: inout KeyValues, _ entry: Int) {
    let nature = file.entries[entry].nature
    let isEndurance = nature.contains(.cardio) && nature.isDisjoint(with: [.bodyweight, .jumped])
    measureWay(&values, isEndurance: isEndurance, isSwum: nature.contains(.swum))
    guard let time = values.time, time.kind == .number, time.unit == .none else { return }
    // `| Work | Rest | Cycles |`: whoever notes a rest works for seconds.
    let hasRest = values.attributes.rest != nil || context.row?.attributes.rest != nil
    if nature.contains(.timed) && !isEndurance || hasRest {
      values.time?.marks.insert(.seconds)
    } else if isEndurance || values.distance != nil, time.value <= Self.longest {
      values.time?.value *= 60
      values.time?.marks.insert(.seconds)
      guard time.value < 15_000 else { return }
      file.diagnostics.append(.minutesUnknown(at: place(time.range)))
    } else if values.load != nil || values.reps != nil || values.sets != nil {
      values.time?.marks.insert(.seconds)
    } else {
      values.time = nil
      file.diagnostics.append(.unreadNumbers(at: place(time.range)))
    }
  }

  /// A day.
  private static let longest: Int32 = 1_440_000

  private mutating func measureWay(_ values: inout KeyValues, isEndurance: Bool, isSwum: Bool) {
    guard let way = values.distance, way.kind == .number, way.unit == .none else { return }
    // From a hundred up they are meters in any case.
    if isEndurance, !isSwum || way.value < 10_000 {
      values.distance?.marks.insert(.distance)
      guard way.value < 100_000 else { return }
      file.diagnostics.append(.lengthUnknown(at: place(way.range)))
    } else {
      values.distance?.marks.insert(.way)
      guard !isSwum else { return }
      file.diagnostics.append(.metersUnknown(at: place(way.range)))
    }
  }
}
