internal import JournalSyntax

/// How a machine was set behind its time: `Treadmill 20 min at 3.5 incline of 6`, `Bike 15 min, level of 8`.
extension FileReader {
  /// Keeps it as a remark.
  mutating func dropSpeedOfMachine() {
    guard elements.count > 4,
      let time = elements.firstIndex(where: { $0.isNumber }), time > 0,
      elements[time].kind == .clock || elements[time].unit.isTime || elements[time].unit.isLength,
      var index = elements.indices.first(where: { $0 > time && elements[$0].kind != .comma })
    else { return }
    let start = index
    if elements[index].kind == .at || elements[index].meaning == .at, index + 1 < elements.count,
      elements[index + 1].isBare, elements[index + 1].value <= 15_000
    {
      index += 2
      if index < elements.count, elements[index].kind == .comma || elements[index].meaning == .and {
        index += 1
      }
    }
    guard index + 1 < elements.count, elements[index].kind == .word,
      isSettingWord(index) || elements[index].flags.contains(.setting)
        || isWord(index, in: Self.slopes)
    else { return }
    index += 1
    let isJoined =
      elements[index].meaning == .of || elements[index].meaning == .at
      || elements[index].kind == .at
    if isJoined { index += 1 }
    guard index < elements.count, elements[index].isNumber, isJoined || start + 2 < index,
      !elements[index...].contains(where: { $0.kind == .times }),
      elements[(index + 1)...].allSatisfy({ !$0.isNumber })
    else { return }
    context.remarks.append(range(start..<(index + 1)))
    anatomy.parser.elements.removeSubrange(start...index)
  }

  private static let slopes = WordSet("incline resistance level gradient")
}
