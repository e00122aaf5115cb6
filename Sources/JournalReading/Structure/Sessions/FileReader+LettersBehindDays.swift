internal import JournalSyntax

/// Weekdays in one letter behind their days: `3/7 M   S 95/3`, `3/9 W   D 135/1`.
extension FileReader {
  /// Drops the letter, which names no exercise and no meters, where days of the file begin so.
  mutating func dropLetterBehindDay() {
    guard elements.count > 3, elements[0].isBareWhole, elements[1].kind == .slash,
      elements[2].kind == .quantity, endsDaysWithLetters()
    else { return }
    let day = elements[2].range
    if elements[2].unit == .letterM {
      let digits = bytes[day.indices].prefix { Byte.isDigit($0) }.count
      guard digits < day.count, Self.isLetterOfDay(bytes[Int(day.end) - 1]) else { return }
      anatomy.parser.elements[2].unit = .none
      anatomy.parser.elements[2].range = ByteRange(Int(day.start), Int(day.start) + digits)
      anatomy.parser.elements[2].flags.insert(.spaceAfter)
    } else if elements[2].isBareWhole, elements[3].kind == .word, elements[3].range.count <= 2,
      Self.isLetterOfDay(bytes[Int(elements[3].range.start)]),
      elements.count == 4 || elements[4].flags.contains(.gap)
    {
      anatomy.parser.elements.remove(at: 3)
    }
    anatomy.parser.end = elements.count
  }

  /// The `1rm` of `5/22 수 1rm 스쿼트 60*8 90*3` and of `5/20 1rm! bench 60x5`: what was looked for, and no total.
  mutating func dropMaximumBehindDay() {
    guard
      let maximum = elements.indices.dropLast(2).prefix(8).first(where: { index in
        elements[index].isBareWhole && elements[index].value <= 5_000
          && isWord(index + 1, in: Self.maximum) && !elements[index + 1].spaceBefore
      }),
      case let name = elements[maximum + 2].kind == .exclamation ? maximum + 3 : maximum + 2,
      name + 1 < elements.count, elements[name].kind == .word, endOfKnownName(name) != nil,
      // `1RM bench 100 kg` is a best.
      elements[name...].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range(maximum..<name))
    anatomy.parser.elements.removeSubrange(maximum..<name)
    anatomy.parser.end = elements.count
  }

  private static let maximum = WordSet("rm")

  private static func isLetterOfDay(_ byte: UInt8) -> Bool { "MTWRFSU".utf8.contains(byte) }

  /// Asked once a file: four lines or more, of three days.
  private mutating func endsDaysWithLetters() -> Bool {
    if let known = file.endsDaysWithLetters { return known }
    var (lines, letters) = (0, Set<UInt8>())
    for line in document.lines where line.kind == .text {
      if let letter = letterBehindDay(bytes[line.content.indices].prefix(16)) {
        lines += 1
        letters.insert(letter)
      }
    }
    let tells = lines > 3 && letters.count > 2
    file.endsDaysWithLetters = tells
    return tells
  }

  /// The `M` of `3/7 M   S 95/3`: two blanks stand behind it.
  private func letterBehindDay(_ line: ArraySlice<UInt8>) -> UInt8? {
    let month = line.prefix { Byte.isDigit($0) }
    guard 1...2 ~= month.count, case let rest = line[month.endIndex...], rest.first == Byte.slash,
      case let day = rest.dropFirst().prefix(while: { Byte.isDigit($0) }), 1...2 ~= day.count,
      case let behind = line[day.endIndex...], behind.first == Byte.space,
      let letter = behind.dropFirst().first, Self.isLetterOfDay(letter)
    else { return nil }
    let end = behind.dropFirst(2).drop { 0x61...0x7A ~= $0 }
    return end.prefix(2).allSatisfy { $0 == Byte.space } && end.count > 1 ? letter : nil
  }
}
