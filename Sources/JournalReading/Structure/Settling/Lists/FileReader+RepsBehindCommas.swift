internal import JournalSyntax

/// Reps that look like a number with a decimal comma: `Dips 12,10` where loads are `82,5`.
extension FileReader {
  /// Parts the only number behind the name of an exercise done with the body, where the second half
  /// is about as much as the first; `Dips 7,5` may hang so much on a belt.
  mutating func settleRepsBehindComma() {
    guard 1...8 ~= elements.count, let number = elements.firstIndex(where: \.isNumber),
      elements[number].isBare,
      elements[number].flags.contains(.fraction),
      elements[(number + 1)...].allSatisfy({ $0.kind == .word || $0.kind == .comma }),
      case let range = elements[number].range,
      let comma = bytes[range.indices].firstIndex(of: Byte.comma),
      let first = reps(Int(range.start)..<comma), let second = reps((comma + 1)..<Int(range.end)),
      3_000...60_000 ~= first, second <= first, second >= first / 2,
      second != 5_000 || first == 5_000,
      isDoneWithBody(before: number)
    else { return }
    let flags = elements[number].flags
    anatomy.parser.elements.replaceSubrange(
      number...number,
      with: [
        Element(
          .quantity, ByteRange(Int(range.start), comma), value: first,
          flags: flags.intersection(.spaceBefore)),
        Element(.comma, ByteRange(comma, comma + 1)),
        Element(
          .quantity, ByteRange(comma + 1, Int(range.end)), value: second,
          flags: flags.intersection(.spaceAfter)),
      ])
  }

  /// One or two digits, in thousandths.
  private func reps(_ digits: Range<Int>) -> Int32? {
    guard 1...2 ~= digits.count, bytes[digits].allSatisfy({ Byte.isDigit($0) }) else { return nil }
    return bytes[digits].reduce(0) { $0 * 10 + Int32($1 - Byte.zero) } * 1000
  }

  /// The words before the number name such an exercise; where there are none, the line above does.
  private func isDoneWithBody(before number: Int) -> Bool {
    var words = 0..<number
    switch words.last.map({ elements[$0].kind }) {
    case .colon, .hyphen, .equals: words.removeLast()
    default: break
    }
    guard words.isEmpty else {
      return elements[words].allSatisfy { $0.kind == .word || $0.kind == .hyphen }
        && names.nature(of: text(range(words))).contains(.bodyweight)
    }
    if let name = context.pendingName { return names.nature(of: name.text).contains(.bodyweight) }
    return context.entry.map { file.entries[$0].nature.contains(.bodyweight) } ?? false
  }

  /// `5 5` below `60`: the reps of two sets with that load, and no load of their own.
  mutating func settleRepsBelowLoad() {
    guard let load = context.headLoad?.load, load.unit.isMass || load.value >= 20_000,
      elements.allSatisfy({ $0.kind == .quantity && $0.unit == .none && $0.value % 1000 == 0 }),
      elements[0].value <= 15_000, elements[0].value <= load.value / 2,
      elements[0].value / 2 <= elements[1].value, elements[1].value <= elements[0].value
    else { return }
    anatomy.parser.elements.insert(Element(.comma, elements[0].range), at: 1)
  }

  /// The `, 8, 7` of `8 @ 40 kg, 8, 7`: reps with the load before, for nobody goes down from 40 to 8.
  mutating func settleRepsBehindLoad(_ comma: Int) {
    guard comma + 1 < elements.count, case let load = elements[comma - 1], load.unit.isMass,
      elements[comma - 2].kind == .at || elements[comma - 2].kind == .times,
      case let first = elements[comma - 3], first.isBareWhole || first.unit == .repetition,
      first.value <= 30_000, first.value <= load.value / 2,
      comma == 3 || !elements[comma - 4].isNumber && elements[comma - 4].kind != .times
    else { return }
    var index = comma
    while index + 1 < elements.count, elements[index].kind == .comma,
      elements[index + 1].isBareWhole,
      first.value / 3...first.value / 2 * 3 ~= elements[index + 1].value
    {
      index += 2
    }
    guard index == elements.count, index > comma else { return }
    for number in stride(from: index - 1, to: comma, by: -2) {
      let start = Int(elements[number].range.start)
      anatomy.parser.elements.insert(
        Element(.times, ByteRange(start, start), flags: .spaceBefore), at: number)
    }
  }

  /// The slash of `w/17.5 kg` is that of `w/ 17.5 kg`, and the number no part of a name.
  mutating func partFromWith(_ slash: Int) {
    guard slash + 1 < elements.count, elements[slash + 1].isNumber else { return }
    anatomy.parser.elements[slash + 1].flags.insert(.spaceBefore)
  }

  /// The `, +4` of `Curls 60 x 15, +4, +4, +3`: more reps with the load before, for nothing is hung from a
  /// bar that tells its load.
  mutating func settleRepsBehindPlus(_ plus: Int) -> Bool {
    guard plus > 4, plus + 1 < elements.count, elements[plus - 1].kind == .comma,
      elements[plus + 1].isBareWhole, elements[plus + 1].value <= 12_000,
      plus + 2 == elements.count || elements[plus + 2].kind == .comma,
      let times = elements[..<plus].firstIndex(where: { $0.kind == .times }), times > 1,
      elements[times - 1].isNumber, elements[times - 1].value >= 20_000,
      elements[times + 1].isBareWhole, elements[times - 2].kind == .word,
      case let words = elements[..<(times - 1)].prefix(while: { $0.kind == .word }).indices,
      !names.nature(of: NameText.clean(written.bytes[range(words).indices])).contains(.bodyweight)
    else { return false }
    anatomy.parser.elements[plus].kind = .times
    anatomy.parser.elements[plus].flags.insert(.spaceBefore)
    return true
  }
}
