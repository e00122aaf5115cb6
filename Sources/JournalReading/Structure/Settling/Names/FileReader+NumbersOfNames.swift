internal import JournalSyntax
internal import WorkoutModel

/// Numbers and weights that are part of a name: `45° leg press`, `Landmine 180`, `bodyweight squats`.
extension FileReader {
  /// The 45 of `45 degree back extension` and of `45° hyper`: how steep the bench stands.
  mutating func settleAngle(_ number: Int) {
    let sign = number + 1
    guard sign + 1 < elements.count, elements[number].unit == .none,
      10_000...90_000 ~= elements[number].value, isDegree(sign),
      isBeforeName(number, sign) || isBehindName(number, sign)
    else { return }
    anatomy.parser.elements[number] = Element(
      .word, elements[number].range.through(elements[sign].range),
      flags: elements[number].flags.union(elements[sign].flags))
    anatomy.parser.elements.remove(at: sign)
  }

  private func isBeforeName(_ number: Int, _ sign: Int) -> Bool {
    elements[sign + 1].kind == .word
      && (elements[sign + 1].word == .plain || elements[sign + 1].meaning == .side)
      && (number == 0 || isKnown(number, through: sign + 1...sign + 3))
  }

  /// `incline press 30° 20x10`: the sign itself, behind words and before sets.
  private func isBehindName(_ number: Int, _ sign: Int) -> Bool {
    number > 0 && elements[number - 1].kind == .word
      && (elements[number - 1].meaning == .none || elements[number - 1].meaning == .equipment)
      && elements[number - 1].range.count > 3 && elements[sign].kind == .other
      && elements[sign + 1].isNumber && elements[sign + 1].spaceBefore
  }

  /// The same where the word is the unit of its number: `45 degree leg press`, and behind the name in
  /// `Incline bench 30 degrees 3x10`.
  mutating func settleDegrees(_ number: Int) {
    // `45° barbell row`.
    if number + 2 < elements.count, elements[number].isBareWhole,
      10_000...90_000 ~= elements[number].value,
      elements[number + 1].kind == .other,
      !elements[number + 1].spaceBefore, elements[number + 2].kind == .word,
      bytes[elements[number + 1].range.indices].elementsEqual("°".utf8)
    {
      return join(number..<(number + 2))
    }
    guard number + 1 < elements.count, elements[number].unit == .other,
      10_000...90_000 ~= elements[number].value, isDegrees(elements[number])
    else { return }
    let next = elements[number + 1]
    let isBehindName = number > 0 && elements[number - 1].kind == .word && next.isNumber
    let isBeforeName =
      next.kind == .word
      && (next.word == .plain || next.meaning == .side || next.meaning == .equipment)
      && (number == 0 || isKnown(number, through: number + 1...number + 2))
    guard isBehindName || isBeforeName else { return }
    anatomy.parser.elements[number] = Element(
      .word, elements[number].range, flags: elements[number].flags)
  }

  /// The `5 degree incline` of `Treadmill 5 degree incline 20 min`: how steep it went, kept as a note.
  mutating func dropSlope(_ number: Int) {
    guard number > 0, number + 2 < elements.count, elements[number].value <= 20_000,
      elements[number - 1].kind == .word, isWord(number + 1, in: Self.slopes),
      isDegrees(elements[number])
    else { return }
    context.remarks.append(range(number..<(number + 2)))
    anatomy.parser.elements.removeSubrange(number...(number + 1))
  }

  private static let slopes = WordSet("incline inclination grade slope steigung pente pendiente")

  private func isDegrees(_ number: Element) -> Bool {
    let text = bytes[number.range.indices]
    guard let last = text.lastIndex(where: { !Byte.isASCIILetter($0) }) else { return false }
    return Self.degrees.contains(text[(last + 1)...])
  }

  private func isDegree(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .word: isWord(index, in: Self.degrees)
    case .other: bytes[elements[index].range.indices].elementsEqual("°".utf8)
    default: false
    }
  }

  private static let degrees = WordSet("degree degrees deg grad gradi graus grados graden")

  /// The 180 of `Landmine 180 3x12`, and the 45 of `Leg press 45 3x12 80 kg`, where the load is told.
  mutating func settleNumberOfName(_ number: Int) {
    guard elements[number].unit == .none, elements[number - 1].kind == .word,
      elements[number].spaceBefore,
      elements[number].value == 180_000 || number + 1 == elements.count
        || elements[number + 1].kind == .colon
        || elements[(number + 1)...].contains(where: { $0.unit.isMass }),
      (1...min(3, number)).contains(where: { count in
        names.isKnown(text(range((number - count)..<(number + 1))))
      })
    else { return }
    anatomy.parser.elements[number] = Element(
      .word, elements[number].range, flags: elements[number].flags)
  }

  /// The 2 of `toes 2 bar` and of `Concept 2 rower`, the 1 of `3x8 1 arm DB row`.
  mutating func settleCountOfName(_ number: Int) {
    guard elements[number].unit == .none, number + 1 < elements.count,
      elements[number + 1].kind == .word
    else { return }
    let isBetween = elements[number - 1].kind == .word
    guard
      isBetween && names.isKnown(text(range((number - 1)..<(number + 2))))
        || isKnown(number, through: number + 2...number + 3)
    else { return }
    anatomy.parser.elements[number] = Element(
      .word, elements[number].range, flags: elements[number].flags)
    if isBetween { anatomy.parser.elements[number + 1].word = .plain }
  }

  /// An exercise of the name from `start` through one of the elements at `ends`.
  private func isKnown(_ start: Int, through ends: ClosedRange<Int>) -> Bool {
    ends.contains { $0 < elements.count && names.isKnown(text(range(start..<($0 + 1)))) }
  }

  /// The first word of `3x20 bodyweight squats`, an exercise of its own.
  mutating func settleBodyweightName(_ word: Int) {
    guard word + 1 < elements.count, elements[word + 1].kind == .word,
      elements[word + 1].word == .plain, names.isKnown(text(range(word..<(word + 2))))
    else { return }
    anatomy.parser.elements[word].word = .plain
  }
}
