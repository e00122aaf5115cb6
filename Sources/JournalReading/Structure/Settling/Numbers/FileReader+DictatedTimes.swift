internal import JournalSyntax

/// Ways, times, steps and sizes in words within sentences: `two thousand metres in eight minutes forty`, `I cycled for
/// half an hour`, `two ten kilo dumbbells, ten steps each leg`.
extension FileReader {
  /// `two thousand metres in eight minutes forty`, `a plank for one minute`, `cycled for half an hour`.
  mutating func settleDictatedTimes() {
    var index = elements.count - 1
    while index > 1 {
      index -= 1
      if index + 2 < elements.count, elements[index].meaning == .for,
        isWord(index + 1, in: CommonWords.half)
      {
        putHalfHour(index + 1)
      }
      guard elements[index].kind == .word, let told = numeral(at: index),
        told.end < elements.count, let unit = Unit(elements[told.end].meaning),
        elements[told.end].range.count > 2
      else { continue }
      let before = elements[index - 1].meaning
      if unit == .meter, told.value >= 100_000 {
        putUnit(unit, told, at: index)
      } else if unit == .minute || unit == .second,
        before == .for && isTimed(0..<(index - 1))
          || before == .in && tellsWay(before: index)
      {
        settleSecondsBehind(told.end, unit)
        if elements[told.end].kind == .word { putUnit(unit, told, at: index) }
        if elements[index].unit == .minute, index + 1 < elements.count,
          elements[index + 1].unit == .second
        {
          let seconds = elements[index + 1]
          anatomy.parser.elements[index].value =
            elements[index].value / 1000 * 60_000 + seconds.value
          anatomy.parser.elements[index].unit = .second
          anatomy.parser.elements[index].range = range(index..<(index + 2))
          anatomy.parser.elements.remove(at: index + 1)
        }
      }
    }
  }

  private func tellsWay(before index: Int) -> Bool {
    elements[..<index].contains { element in
      element.unit == .meter || element.unit == .kilometer || element.unit == .mile
        || element.meaning == .meter || element.meaning == .kilometer || element.meaning == .mile
    }
  }

  /// The `forty` of `eight minutes forty`: so many seconds.
  private mutating func settleSecondsBehind(_ minutes: Int, _ unit: Unit) {
    let next = minutes + 1
    guard unit == .minute, next < elements.count, elements[next].kind == .word,
      let seconds = numeral(at: next), seconds.value < 60_000, endsSpokenSet(seconds.end)
    else { return }
    putNumeral(seconds, at: next)
    anatomy.parser.elements[next].unit = .second
  }

  /// The `half an hour` behind `for`.
  private mutating func putHalfHour(_ half: Int) {
    var hour = half + 1
    if hour + 1 < elements.count, isWord(hour, in: CommonWords.one) { hour += 1 }
    guard hour < elements.count, elements[hour].meaning == .hour else { return }
    let place = range(half..<(hour + 1))
    anatomy.parser.elements.replaceSubrange(
      half...hour,
      with: [
        Element(
          .quantity, place, unit: .minute, value: 30_000, flags: [.spaceBefore, .spaceAfter])
      ])
  }

  private mutating func putUnit(_ unit: Unit, _ told: SpokenNumber, at index: Int) {
    putNumeral(SpokenNumber(value: told.value, end: told.end + 1), at: index)
    anatomy.parser.elements[index].unit = unit
  }

  /// `ten steps each leg`, `zehn Schritte pro Bein`.
  mutating func settleCountsOfSteps() {
    for index in elements.indices.dropFirst(2).dropLast(2) {
      guard elements[index].meaning == .cardinal, isWord(index + 1, in: Self.steps),
        elements[index + 2].meaning == .each || elements[index + 2].meaning == .per
      else { continue }
      putUnit(
        .repetition,
        SpokenNumber(value: Int32(elements[index].word.value) * 1000, end: index + 1), at: index)
      return
    }
  }

  /// The `two ten kilo` of `Lunges with two ten kilo dumbbells`.
  mutating func settleDictatedSizes() {
    for index in elements.indices.dropFirst().dropLast(2).reversed() {
      guard elements[index].meaning == .cardinal, elements[index].word.value > 1,
        let unit = Unit(elements[index + 1].meaning), unit.isMass,
        elements[index + 2].meaning == .equipment
      else { continue }
      putUnit(
        unit,
        SpokenNumber(value: Int32(elements[index].word.value) * 1000, end: index + 1), at: index)
      return
    }
  }

  private static let steps = WordSet("steps strides schritte pas pasos passos passi reps")
}
