internal import JournalSyntax

/// Ways of carries before their times: `40 m 28 s` below `FARMERS` is no time of forty minutes.
extension FileReader {
  /// Parts the clock into meters and seconds.
  mutating func settleMetersOfCarries() {
    for index in elements.indices.reversed() where elements[index].kind == .clock {
      let text = bytes[elements[index].range.indices]
      guard let letter = text.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "m") }),
        text[..<letter].allSatisfy({ Byte.isDigit($0) || $0 == Byte.space }),
        text.last.map({ $0 | 0x20 }) == UInt8(ascii: "s"), isCarry(before: index),
        case let meters = text[..<letter].filter({ Byte.isDigit($0) })[...].valueOfDigits,
        5...200 ~= meters
      else { continue }
      var way = elements[index]
      way.kind = .quantity
      way.unit = .meter
      way.value = Int32(meters) * 1000
      way.range = ByteRange(Int(elements[index].range.start), letter + 1)
      way.flags = [.spaceBefore, .spaceAfter]
      var time = elements[index]
      time.kind = .quantity
      time.unit = .second
      time.value -= Int32(meters) * 60_000
      time.range = ByteRange(letter + 2, Int(elements[index].range.end))
      time.flags.formUnion([.spaceBefore, .spaceAfter])
      guard time.value > 0, time.range.start < time.range.end else { continue }
      anatomy.parser.elements.replaceSubrange(index...index, with: [way, time])
    }
    anatomy.parser.end = elements.count
  }

  /// The words of the line, or the exercise in force, name a carry.
  private func isCarry(before index: Int) -> Bool {
    if (0..<index).contains(where: { isWord($0, in: GymWords.carried) }) { return true }
    let name = context.pendingName?.text ?? context.entry.map { file.entries[$0].name } ?? ""
    return name.lowercased().utf8.split(whereSeparator: { $0 <= Byte.space }).contains {
      GymWords.carried.contains(Array($0)[...])
    }
  }
}
