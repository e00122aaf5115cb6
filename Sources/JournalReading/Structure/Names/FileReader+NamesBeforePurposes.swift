internal import JournalSyntax
internal import WorkoutModel

/// An exercise with what is meant to come of it above its sets: `back squat, build to heavy 3`, `Snatch, 12 min to a heavy
/// single`, `Sn to max for the day`, `Deads. Belt on from 160.`
extension FileReader {
  /// Keeps the words behind the name for a remark, where the next line tells sets.
  mutating func nameBeforePurpose(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 3...20 ~= elements.count,
      context.section == .training, elements[0].kind == .word, let end = endOfKnownName(0),
      end < elements.count, !elements.contains(where: { $0.kind == .times || $0.kind == .at }),
      elements.count(where: \.isNumber) <= 1, isFollowedBySets(line)
    else { return false }
    let isSentence = elements[end].kind == .period || elements[end].kind == .comma
    let rest = (isSentence ? end + 1 : end)..<elements.count
    guard rest.count > 1, tellsPurpose(rest) || isSentence && isSaidOfGear(rest) else {
      return false
    }
    pendName(0..<end, line)
    context.pendingName?.load = nil
    context.remarks.append(range(rest))
    return true
  }

  /// `build to heavy 3`, `12 min to a heavy single`, `to max for the day`.
  private func tellsPurpose(_ rest: Range<Int>) -> Bool {
    let number = rest.first { elements[$0].isNumber }
    // `Squat, 100 heavy` tells a load.
    if number == rest.lowerBound, !elements[rest.lowerBound].unit.isTime { return false }
    return rest.contains { isWord($0, in: Self.building) }
      && rest.contains { elements[$0].meaning == .maximum || isWord($0, in: Self.heavy) }
  }

  /// `Belt on from 160`: no number but behind a word.
  private func isSaidOfGear(_ rest: Range<Int>) -> Bool {
    rest.contains { isWord($0, in: GymWords.gear) || isWord($0, in: Self.worn) }
      && rest.allSatisfy { elements[$0].kind != .comma && elements[$0].kind != .slash }
      && elements[rest.lowerBound].kind == .word
  }

  /// The next line begins with a number and tells a product, a pair or a list.
  private func isFollowedBySets(_ line: LineSyntax) -> Bool {
    guard let below = document.lines[(context.lineIndex + 1)...].first, below.kind != .blank,
      below.content.count <= 400, case let text = bytes[below.content.indices],
      let first = text.first, Byte.isDigit(first)
    else { return false }
    return text.contains { $0 == Byte.slash || $0 == Byte.comma || $0 | 0x20 == UInt8(ascii: "x") }
  }

  private static let building = WordSet(
    "to build building work working up ramp ramping find establish climb")
  private static let heavy = WordSet("heavy max maximum single double triple top daily 1rm 3rm 5rm")
  private static let worn = WordSet("belt belts belted sleeves wraps straps chalk shoes suit raw")
}

/// The kind of a part of a workout in bold before what was done: `**Strength** back squat`, `**WOD** 21-15-9 for time`.
extension FileReader {
  mutating func dropBoldPart() {
    guard elements.count > 2, elements[0].flags.contains(.emphasis), elements[0].kind == .word,
      elements[1].flags.contains(.emphasis), elements[1].kind == .word || elements[1].isNumber,
      isWord(0, in: Self.parts)
    else { return }
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeFirst()
    anatomy.parser.end = elements.count
  }

  private static let parts = WordSet(
    "wod metcon strength skill conditioning accessory accessories finisher gymnastics oly kraft stärke force fuerza força forza"
  )
}
