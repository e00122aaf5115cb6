internal import JournalSyntax
internal import WorkoutModel

/// The time of another exercise behind the sets of one.
extension FileReader {
  /// The segment without the minutes of `bench 4x8 60 kg, 3x12, 15 min treadmill`, which are those of
  /// what stands behind them.
  mutating func withoutTimeOfNext(_ segment: Segment) -> Segment {
    let time = segment.expressions.upperBound - 1
    guard segment.rest.lowerBound < segment.rest.upperBound, !segment.name.isEmpty,
      !segment.isNameBehind, elements[time].unit.isTime || elements[time].kind == .clock,
      time - 1 > segment.expressions.lowerBound, let mark = separator(before: time),
      isExercise(segment.rest, ofMinutes: elements[time].unit == .minute)
    else { return segment }
    var segment = segment
    segment.rest = mark..<segment.rest.upperBound
    let stop = anatomy.parser.parse(from: segment.expressions.lowerBound, to: mark)
    segment.expressions = segment.expressions.lowerBound..<stop
    return segment
  }

  /// Where the comma or the `then` before the time stands.
  private func separator(before time: Int) -> Int? {
    let mark = elements[time - 1]
    let parts =
      mark.kind == .comma || mark.kind == .semicolon || mark.kind == .plus
      || mark.meaning == .then || mark.meaning == .and
    return parts ? time - 1 : nil
  }

  /// `treadmill`, `bike easy`: words that begin with an exercise of endurance or of holding; behind
  /// minutes with any, for no set takes them.
  private func isExercise(_ rest: Range<Int>, ofMinutes: Bool) -> Bool {
    var end = rest.lowerBound
    while end < rest.upperBound, end < rest.lowerBound + 3, elements[end].kind == .word {
      end += 1
      let name = rest.lowerBound..<end
      if isTimed(name) || ofMinutes && isName(name) { return true }
    }
    return false
  }

  /// `Bike 30 min.` behind the sets of another exercise and a period.
  func isTimedSentence(_ name: Range<Int>) -> Bool {
    name.count <= 2 && elements[name.upperBound].kind == .quantity
      && (elements[name.upperBound].unit.isTime || elements[name.upperBound].unit.isLength)
      && isCapital(Int(elements[name.lowerBound].range.start)) && isTimed(name)
  }

  /// An exercise of endurance or of holding, known or not.
  func isTimed(_ name: Range<Int>) -> Bool {
    !names.nature(of: NameText.clean(written.bytes[range(name).indices]))
      .isDisjoint(with: [.cardio, .timed])
  }
}
