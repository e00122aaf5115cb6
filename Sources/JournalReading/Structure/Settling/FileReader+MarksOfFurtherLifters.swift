internal import JournalSyntax
internal import WorkoutModel

/// Ways of writing sets that keep to no table: machines with their level, pushes with what lies on the sled, bands
/// by their colour.
extension FileReader {
  mutating func settleWaysOfFurtherLifters() {
    guard elements.count > 2, elements.contains(where: \.isNumber) else { return }
    settleLevelBehindTime()
    settleLoadAddedToWays()
    settleFurtherSet()
    dropMaximumBeforeSets()
    settleTimesOfSprints()
    settleRepsByTheMinute()
    settleRepsInPieces()
    settleSideBeforeReps()
    settleBandsInTurn()
    settleRepsOfBody()
    dropInARow()
    dropOnlyOfLastSets()
  }

  /// `Bike 15 L4`, `Bike 15 mins L4 4.2 km`: the level of a machine behind its minutes.
  private mutating func settleLevelBehindTime() {
    guard 3...16 ~= elements.count, elements[0].kind == .word,
      let time = elements.prefix(5).firstIndex(where: \.isNumber), time > 0,
      time + 1 < elements.count, elements[time].kind == .quantity,
      2_000...180_000 ~= elements[time].value,
      let end = elements[time].unit == .minute || elements[time].isBareWhole
        ? endOfLevel(time + 1) : endOfLevelBehindLiters(time),
      names.nature(of: NameText.clean(written.bytes[range(0..<time).indices])).contains(.cardio)
    else { return }
    anatomy.parser.elements[time].unit = .minute
    anatomy.parser.elements[time].flags.insert(.spaceAfter)
    context.remarks.append(range((time + 1)..<end))
    anatomy.parser.elements.removeSubrange((time + 1)..<end)
  }

  /// The `15 L` of `Bike 15 L4` are no liters.
  private func endOfLevelBehindLiters(_ time: Int) -> Int? {
    guard elements[time].unit == .other, elements[time].value % 1000 == 0,
      bytes[Int(elements[time].range.end) - 1] | 0x20 == UInt8(ascii: "l"),
      elements[time + 1].isBareWhole, !elements[time + 1].spaceBefore
    else { return nil }
    return time + 2
  }

  /// Behind the `L4` at `start`, in one part or two.
  private func endOfLevel(_ start: Int) -> Int? {
    guard start < elements.count, elements[start].kind == .word, elements[start].spaceBefore else {
      return nil
    }
    let text = bytes[elements[start].range.indices]
    guard let first = text.first, first | 0x20 == UInt8(ascii: "l") else { return nil }
    if text.count > 1 {
      return text.count < 4 && text.dropFirst().allSatisfy { Byte.isDigit($0) } ? start + 1 : nil
    }
    guard start + 1 < elements.count, elements[start + 1].isBareWhole,
      !elements[start + 1].spaceBefore, 1_000...30_000 ~= elements[start + 1].value
    else { return nil }
    return start + 2
  }

  /// The `+60` of `prowler 6x20m +60`: what lay on the sled.
  private mutating func settleLoadAddedToWays() {
    guard
      let plus = elements.indices.dropFirst(4).dropLast().first(where: {
        elements[$0].kind == .plus
      }), elements[plus].spaceBefore, elements[plus - 1].kind == .quantity,
      elements[plus - 1].unit.isLength || elements[plus - 1].unit == .letterM,
      elements[plus - 2].kind == .times, elements[plus - 3].isBareWhole,
      elements[plus + 1].isBare, elements[plus + 1].value >= 10_000,
      plus + 2 == elements.count || elements[plus + 2].kind == .check
    else { return }
    anatomy.parser.elements[plus].kind = .at
    anatomy.parser.elements[plus].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements[plus + 1].flags.insert(.spaceBefore)
  }

  /// The `+1 extra set` of `bench 4x5 @ 82.5 ✔ +1 extra set`: one more of them.
  private mutating func settleFurtherSet() {
    guard
      let plus = elements.indices.dropFirst(4).dropLast(2).last(where: {
        elements[$0].kind == .plus
      }), elements[plus + 1].kind == .quantity, 1_000...5_000 ~= elements[plus + 1].value
    else { return }
    let isOneWord = elements[plus + 1].unit == .set
    let extra = plus + 2
    guard elements[plus + 1].isBareWhole || isOneWord, isWord(extra, in: Self.extra),
      isOneWord ? extra + 1 == elements.count : elements[safe: extra + 1]?.meaning == .set,
      isOneWord || extra + 2 == elements.count,
      let sets = elements.firstIndex(where: \.isNumber), sets > 0, sets + 2 < plus,
      elements[sets].isBareWhole, 1_000...12_000 ~= elements[sets].value,
      elements[sets + 1].kind == .times, elements[sets + 2].isBareWhole,
      elements[safe: sets + 3]?.kind == .at
    else { return }
    context.remarks.append(range(plus..<elements.count))
    anatomy.parser.elements[sets].value += elements[plus + 1].value
    anatomy.parser.elements.removeSubrange(plus...)
  }

  /// The `3RM` of `bench 3RM 80x3 90x3 95x3`: what was sought, and no set of three.
  private mutating func dropMaximumBeforeSets() {
    guard elements.count > 5, let number = elements.firstIndex(where: \.isNumber), number > 0,
      number + 4 < elements.count, elements[number].kind == .quantity,
      1_000...12_000 ~= elements[number].value,
      elements[..<number].allSatisfy({ $0.kind == .word }),
      elements[number...].count(where: { $0.kind == .times }) > 1
    else { return }
    let text = bytes[elements[number].range.indices]
    let isWhole = text.count < 5 && text.suffix(2).map({ $0 | 0x20 }) == Array("rm".utf8)
    let next = isWhole ? number + 1 : number + 2
    guard isWhole || isWord(number + 1, in: Self.maxima) && !elements[number + 1].spaceBefore,
      next + 2 < elements.count, elements[next].isNumber, elements[next + 1].kind == .times,
      elements[next + 2].isBareWhole
    else { return }
    context.remarks.append(range(number..<next))
    anatomy.parser.elements.removeSubrange(number..<next)
  }

  /// `10m sprint 1.82 1.79 1.80`: each of them ten meters, in so many seconds.
  private mutating func settleTimesOfSprints() {
    guard 4...24 ~= elements.count, elements[0].kind == .quantity,
      elements[0].unit == .letterM || elements[0].unit == .meter || elements[0].unit == .yard,
      5_000...400_000 ~= elements[0].value, isWord(1, in: Self.sprints)
    else { return }
    let first = elements[2].kind == .colon ? 3 : 2
    let times = elements[first...].filter { $0.kind != .comma && $0.kind != .slash }
    guard times.count > 1,
      times.allSatisfy({
        $0.kind == .quantity && ($0.unit == .none || $0.unit == .letterS || $0.unit == .second)
          && 1_000...90_000 ~= $0.value
      }), times.contains(where: { $0.flags.contains(.fraction) })
    else { return }
    var way = elements[0]
    if way.unit == .letterM { way.unit = .meter }
    var name = elements[1]
    name.flags.insert(.spaceBefore)
    var written = [name]
    for (place, time) in times.enumerated() {
      let at = ByteRange(Int(time.range.start), Int(time.range.start))
      if place > 0 { written.append(Element(.comma, at, flags: .spaceAfter)) }
      way.range = at
      way.flags = [.spaceBefore, .spaceAfter]
      var time = time
      time.unit = .second
      time.flags.formUnion([.spaceBefore, .spaceAfter])
      written += [
        way,
        Element(
          .word, at, word: Word(meaning: .in, value: 0), flags: [.spaceBefore, .spaceAfter]), time,
      ]
    }
    anatomy.parser.elements = written
    anatomy.parser.end = elements.count
  }

  private static let extra = WordSet(
    "extra more bonus additional zusätzlich weiterer más mais plus supplémentaire")
  private static let maxima = WordSet("rm")
  private static let sprints = WordSet("sprint sprints dash dashes")
}
