internal import JournalSyntax

/// The letter k for kilograms, in files that tell their loads so: `8-8-7 x 130k`, `3 x 12 reps, 25k`, `10 with 7.5k`.
extension FileReader {
  /// Makes kilograms of it on lines that tell no way and no run.
  mutating func settleKilosByLetter() {
    guard elements.contains(where: { $0.unit == .kilo }), elements.count(where: \.isNumber) > 1,
      elements.allSatisfy({ $0.kind != .clock && !$0.unit.isLength }),
      tellsKilosByLetter(),
      names.nature(of: NameText.clean(written.bytes[range(elements.indices).indices]))
        .isDisjoint(with: [.cardio, .distance]), !isBelowRun
    else { return }
    for index in elements.indices where elements[index].unit == .kilo {
      anatomy.parser.elements[index].unit = .kilogram
    }
  }

  private var isBelowRun: Bool {
    guard elements[0].isNumber else { return false }
    let nature =
      context.pendingName.map { names.nature(of: $0.text) }
      ?? context.entry.map { file.entries[$0].nature } ?? []
    return !nature.isDisjoint(with: [.cardio, .distance])
  }

  /// Asked once a file: three lines tell a number of reps beside 20 to 500 with the letter, and no time.
  private mutating func tellsKilosByLetter() -> Bool {
    if let known = context.tellsKilosByLetter { return known }
    var lines = 0
    for line in document.lines where line.kind != .tableRow && line.kind != .comment {
      let content = bytes[line.content.indices]
      if content.count < 200, tellsLoadByLetter(content) { lines += 1 }
      if lines > 2 { break }
    }
    context.tellsKilosByLetter = lines > 2
    return lines > 2
  }

  private func tellsLoadByLetter(_ line: ArraySlice<UInt8>) -> Bool {
    var (loads, reps) = (0, 0)
    var index = line.startIndex
    while index < line.endIndex {
      guard Byte.isDigit(line[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < line.endIndex, Byte.isDigit(line[index]) { index += 1 }
      let whole = line[start..<index].prefix(5).valueOfDigits
      if index + 1 < line.endIndex, line[index] == Byte.period || line[index] == Byte.comma,
        Byte.isDigit(line[index + 1])
      {
        index += 2
      } else if index < line.endIndex, line[index] == Byte.colon {
        return false
      }
      let isLetter = index < line.endIndex && line[index] | 0x20 == UInt8(ascii: "k")
      let isEnd =
        index + 1 >= line.endIndex
        || !Byte.isASCIILetter(line[index + 1]) || line[index + 1] | 0x20 == UInt8(ascii: "x")
      if isLetter, isEnd {
        if 20...500 ~= whole { loads += 1 }
      } else if 1...30 ~= whole {
        reps += 1
      }
    }
    return loads > 0 && reps > 0
  }
}
