internal import JournalSyntax
internal import WorkoutModel

/// One exercise in each minute, told on its own line: `Snatch EMOM 8 min, 2 @ 60`.
extension FileReader {
  /// Puts `Snatch EMOM 8 min, 2 @ 60` as `Snatch 8 sets x 2 @ 60`, and `E2MOM 12: 6 rows + 6 dips` as rounds.
  mutating func settleMinutesOfWork() {
    guard elements.count > 5,
      let first = elements.indices.first(where: { everyMinutes($0) != nil }), first <= 5,
      let (every, behind) = everyMinutes(first)
    else { return }
    var number = behind
    if number < elements.count, elements[number].kind == .times { number += 1 }
    guard number + 2 < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit == .minute,
      elements[number].value % (every * 1000) == 0,
      2_000...60_000 ~= elements[number].value,
      elements[number + 1].kind == .comma || elements[number + 1].kind == .colon,
      elements[number + 2].isBareWhole || elements[number + 2].unit == .repetition,
      elements[number + 2].value <= 30_000
    else { return }
    let reps = number + 2
    var count = elements[number]
    count.value /= every
    count.flags.formUnion([.spaceBefore, .spaceAfter])
    let place = elements[number + 1].range
    if first == 0 {
      guard every > 1, elements[reps...].contains(where: { $0.kind == .plus }),
        reps + 1 < elements.count, elements[reps + 1].kind == .word
      else { return }
      count.unit = .round
      anatomy.parser.elements.replaceSubrange(
        0...(number + 1), with: [count, Element(.colon, place, flags: .spaceAfter)])
      for index in elements.indices.dropFirst(3).dropLast()
      where elements[index].kind == .plus && elements[index + 1].isNumber {
        anatomy.parser.elements[index].kind = .comma
      }
      return
    }
    guard
      reps + 1 == elements.count || elements[reps + 1].kind == .at
        || elements[reps + 1].meaning == .at,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    count.unit = .set
    context.remarks.append(range(first..<(number + 1)))
    anatomy.parser.elements.replaceSubrange(
      first...(number + 1),
      with: [count, Element(.times, place, flags: [.spaceBefore, .spaceAfter])]
    )
  }

  /// `EMOM` and `E2MOM`: how many minutes each takes, and where the next element stands.
  private func everyMinutes(_ index: Int) -> (every: Int32, behind: Int)? {
    guard elements[index].kind == .word else { return nil }
    if isWord(index, in: Self.everyMinute) { return (1, index + 1) }
    guard index + 2 < elements.count, elements[index].range.count == 1,
      bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: "e"),
      elements[index + 1].kind == .quantity, !elements[index + 1].spaceBefore,
      2_000...5_000 ~= elements[index + 1].value
    else { return nil }
    // The `M` of `MOM` may be taken for a unit of the 2.
    let end = Int(elements[index + 1].range.end)
    if isWord(index + 2, in: Self.onTheMinute), !elements[index + 2].spaceBefore {
      return (elements[index + 1].value / 1000, index + 3)
    }
    return bytes[..<end].suffix(3).map({ $0 | 0x20 }).elementsEqual("mom".utf8)
      ? (elements[index + 1].value / 1000, index + 2) : nil
  }

  private static let onTheMinute = WordSet("mom")
}
