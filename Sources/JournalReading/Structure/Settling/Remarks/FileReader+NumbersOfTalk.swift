internal import JournalSyntax
internal import WorkoutModel

/// Numbers and sides within the remarks of a line, which are of no set.
extension FileReader {
  /// The `left` of `get-ups 3/3 @ 16 kg, left shoulder crunchy`: where it hurts, and no side of the
  /// sets. `left arm 10, right arm 10` counts.
  mutating func settleSoreSide(_ side: Int) {
    guard side > 1, side + 1 < elements.count, elements[..<side].contains(where: \.isNumber)
    else { return }
    // `each leg 12 kg, left weaker`, `left side weaker`.
    let state = elements[side + 1].meaning == .side ? side + 2 : side + 1
    if state < elements.count, isWord(state, in: Self.states),
      elements[(state + 1)...].allSatisfy({ $0.kind == .word })
    {
      anatomy.parser.elements[side].word = .plain
      if state > side + 1 { anatomy.parser.elements[side + 1].word = .plain }
      return
    }
    guard isWord(side + 1, in: Self.joints),
      side + 2 >= elements.count
        || elements[side + 2].kind == .word && elements[side + 2].word == .plain
    else { return }
    anatomy.parser.elements[side].word = .plain
  }

  private static let states = WordSet(
    "weaker stronger behind first felt worse better tighter lagging slower shaky lower higher sore")
  private static let joints = WordSet(
    "shoulder knee elbow hip wrist ankle hamstring hammy groin pec glute quad calf lat back neck")

  /// The `20 lb` of `tied my best at 20 lb lighter`: a difference, and no load.
  mutating func settleDifference(_ mass: Int) {
    anatomy.parser.elements[mass].kind = .word
    anatomy.parser.elements[mass].word = .plain
    anatomy.parser.elements[mass].unit = .none
  }

  func tellsDifference(_ mass: Int) -> Bool {
    elements[mass].unit.isMass && mass + 1 < elements.count
      && isWord(mass + 1, in: Self.comparing)
  }

  private static let comparing = WordSet("lighter heavier leichter schwerer")

  /// The sign of `20 kg 5 min = 78 reps`: so many within the time.
  func equatesTimeWithReps(_ sign: Int) -> Bool {
    sign > 0 && sign + 1 < elements.count && elements[sign - 1].unit.isTime
      && elements[sign + 1].kind == .quantity && elements[sign + 1].unit == .repetition
  }

  /// The `07:30` of `07:10 shower, 07:30 train`, on a line that starts with the time of day, behind words
  /// that name nothing which is timed.
  mutating func settleLaterHour(_ clock: Int) {
    guard clock > 1, elements[0].kind == .clock, isHourWithZero(0), isHourWithZero(clock),
      elements[clock].value > elements[0].value,
      clock + 1 == elements.count || elements[clock + 1].kind == .word
        || elements[clock + 1].kind == .comma || elements[clock + 1].kind == .period,
      let first = elements[1..<clock].firstIndex(where: { $0.kind == .word })
    else { return }
    let last = elements[first..<clock].firstIndex { $0.kind != .word } ?? clock
    let nature = names.nature(of: NameText.clean(written.bytes[range(first..<last).indices]))
    guard nature.isDisjoint(with: [.timed, .cardio, .distance]) else { return }
    anatomy.parser.elements[clock].kind = .word
    anatomy.parser.elements[clock].word = .plain
  }

  /// `07:30`, as nobody writes a time that something took.
  private func isHourWithZero(_ index: Int) -> Bool {
    let clock = elements[index]
    return clock.range.count == 5 && clock.unit == .none
      && bytes[Int(clock.range.start)] == Byte.zero
  }
}
