internal import JournalSyntax

/// Lifts that were missed, as weightlifters note them among loads and reps: `86/1 89x 89/1`, `75/1 80/1x`.
extension FileReader {
  /// Puts no reps in place of the letter, and times signs between the loads and reps of the line.
  ///
  /// Returns whether it did.
  mutating func settleMissByLetter(_ times: Int) -> Bool {
    guard !elements[times].spaceBefore, elements[times - 1].kind == .quantity,
      elements[times - 1].unit == .none || elements[times - 1].unit.isMass
    else { return false }
    let next = times + 1
    guard elements[times].range.count == 1,
      elements[times].spaceAfter || next == elements.count, isBesidePair(times)
    else { return false }
    let place = elements[times].range
    if times > 2, elements[times - 2].kind == .slash {
      anatomy.parser.elements[times - 1].value = 0
      anatomy.parser.elements[times - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.remove(at: times)
    } else if elements[times - 1].value >= 20_000 {
      anatomy.parser.elements.insert(noReps(at: place), at: next)
    } else {
      return false
    }
    for index in elements.indices where isPairOfLift(index) {
      anatomy.parser.elements[index + 1].kind = .times
    }
    return true
  }

  /// Puts the sign of a miss in place of the `m` of `85/1 85/1m` and of `70 74 77m`, which nobody did in meters.
  mutating func settleMissByM() {
    guard elements.contains(where: { $0.unit == .letterM && $0.flags.contains(.unitGlued) }) else {
      return
    }
    var tellsMiss = false
    for index in elements.indices.dropFirst().reversed() where isMissByM(index) {
      // A file that states its order has times signs by now.
      if elements[index - 1].kind == .times {
        anatomy.parser.elements[index].value = 0
        anatomy.parser.elements[index].unit = .none
        continue
      }
      if elements[index - 1].kind != .slash, elements.contains(where: { $0.kind == .slash }) {
        tellsMiss = true
        anatomy.parser.elements[index].unit = .none
        anatomy.parser.elements[index].flags.remove(.unitGlued)
        anatomy.parser.elements.insert(
          contentsOf: [signOf(.times, at: index), noReps(at: elements[index].range)], at: index + 1)
        continue
      }
      let place = elements[index].range
      let spaceAfter = elements[index].flags.intersection(.spaceAfter)
      anatomy.parser.elements[index].unit = .none
      anatomy.parser.elements[index].flags.subtract([.spaceAfter, .unitGlued])
      anatomy.parser.elements[index].range = ByteRange(Int(place.start), Int(place.end) - 1)
      anatomy.parser.elements.insert(
        Element(.times, ByteRange(Int(place.end) - 1, Int(place.end)), flags: spaceAfter),
        at: index + 1)
    }
    guard tellsMiss else { return }
    for index in elements.indices where isPairOfLift(index) {
      anatomy.parser.elements[index + 1].kind = .times
    }
    anatomy.parser.end = elements.count
  }

  private func isMissByM(_ index: Int) -> Bool {
    let (miss, before) = (elements[index], elements[index - 1])
    guard miss.kind == .quantity, miss.unit == .letterM, miss.flags.contains(.unitGlued),
      miss.value % 500 == 0
    else { return false }
    if before.kind == .slash || before.kind == .times, !before.spaceBefore, !miss.spaceBefore,
      index > 1
    {
      return isLoadOfLift(index - 2) && miss.value <= 5_000
        && elements.indices.dropLast(2).contains { other in
          other != index - 2 && isLoadOfLift(other) && elements[other + 1].kind == before.kind
            && elements[other + 2].isBareWhole && elements[other + 2].value <= 10_000
        }
    }
    guard 20_000...300_000 ~= miss.value, !isWayByName else { return false }
    // `60/1 62m 62m`: the load of the pair before, and another miss behind it.
    let beside =
      elements.contains { $0.kind == .slash }
      ? (index - 4)...(index + 1) : (index - 1)...(index + 1)
    return beside.contains { other in
      other != index && other > 0 && isLoadOfLift(other)
        && abs(elements[other].value - miss.value) <= miss.value / 4
        && elements[safe: other + 1]?.kind != .times
    } && !elements[..<index].contains { $0.kind == .clock || $0.kind == .times || $0.unit.isTime }
  }

  /// `sprint 60m 60 60` tells ways.
  private var isWayByName: Bool {
    let words = elements.prefix { $0.kind == .word || $0.kind == .ampersand }.count
    if words == 0 {
      return context.entry.map { file.entries[$0].nature.contains(.distance) } ?? false
    }
    return !names.nature(of: NameText.clean(written.bytes[range(0..<words).indices]))
      .isDisjoint(with: [.cardio, .distance, .timed])
  }

  private func isLoadOfLift(_ index: Int) -> Bool {
    elements[safe: index].map { $0.isBare && $0.value >= 20_000 } == true
  }

  /// A number of reps that tells a miss.
  private func noReps(at range: ByteRange) -> Element {
    Element(.quantity, range, value: 0, flags: .spaceAfter)
  }

  /// The line tells its sets as loads over reps, and no factor stands behind the letter.
  private func isBesidePair(_ times: Int) -> Bool {
    let next = times + 1
    if next < elements.count {
      guard elements[next].kind != .quantity || isPairOfLift(next) || isMissOfLift(next) else {
        return false
      }
    }
    // `80/1x, 75/3x` tell how often.
    return elements.indices.contains { index in
      isPairOfLift(index)
        && (index + 3 >= elements.count || elements[index + 3].kind != .times)
    }
  }

  /// `89/1`.
  private func isPairOfLift(_ index: Int) -> Bool {
    index + 2 < elements.count && elements[index].isBare && elements[index].value >= 20_000
      && elements[index + 1].kind == .slash && elements[index + 2].isBareWhole
      && elements[index + 2].value <= 10_000
  }

  /// `93x`, before a blank or the end of the line.
  private func isMissOfLift(_ index: Int) -> Bool {
    index + 1 < elements.count && elements[index].isBare && elements[index].value >= 20_000
      && elements[index + 1].kind == .times && !elements[index + 1].spaceBefore
      && (elements[index + 1].spaceAfter || index + 2 == elements.count)
  }

  /// Makes a miss of the `(x)` of `75x1(x)`.
  mutating func settleEnclosedMiss(_ open: Int) -> Bool {
    guard open > 0, open + 2 < elements.count, !elements[open].spaceBefore,
      elements[open - 1].isNumber, elements[open + 1].kind == .times,
      elements[open + 1].range.count == 1, elements[open + 2].kind == .closeParenthesis
    else { return false }
    anatomy.parser.elements[open + 1].kind = .word
    anatomy.parser.elements[open + 1].word = Word(meaning: .failed, value: 0)
    return true
  }
}
