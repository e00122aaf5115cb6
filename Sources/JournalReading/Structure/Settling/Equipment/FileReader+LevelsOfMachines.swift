internal import JournalSyntax
internal import WorkoutModel

/// Machines with their level behind the minutes: `Bike 15 L4`.
extension FileReader {
  /// `Bike 15 L4`, `Bike 15 mins L4 4.2 km`: the level of a machine behind its minutes.
  mutating func settleLevelBehindTime() {
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
}
