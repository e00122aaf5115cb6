internal import JournalSyntax

/// The tempo of all sets of a line, told before or behind them: `Split squat @4010 3x10`,
/// `Chin up tempo 31X0 5, 4, 4`, `Squat 3x10 100 kg (30X1)`.
extension FileReader {
  /// Takes four phases off the line and keeps them for its sets.
  ///
  /// Without a letter among them they could be the load of `Leg press @1200 3x10`.
  mutating func settleTempoBehindSign(_ sign: Int) -> Bool {
    guard sign > 0, sign + 1 < elements.count else { return false }
    let start = Int(elements[sign + 1].range.start)
    guard let end = endOfPhases(start), end - start == 4 || elements[sign].kind != .openParenthesis
    else { return false }
    var last = sign + 1
    while last + 1 < elements.count, elements[last + 1].range.start < end { last += 1 }
    guard Int(elements[last].range.end) == end,
      end - start == 4 || isTempoBySigns(start..<end) || tellsWork(besides: sign...last)
    else { return false }
    if elements[sign].kind == .openParenthesis {
      // `30 (10x2)` tells sets.
      guard last + 1 < elements.count, elements[last + 1].kind == .closeParenthesis,
        bytes[start..<end].contains(UInt8(ascii: "X")),
        elements[..<sign].contains(where: { $0.kind == .times })
      else { return false }
      last += 1
    }
    if bytes[end - 1] == Byte.zero || bytes[end - 1] == UInt8(ascii: "5"), end - start == 4,
      elements[..<sign].contains(where: { isMachineOfThousands($0) })
    {
      return false
    }
    // `Tempo squat` is a name, and `tempo 3010` behind the sets is read with them.
    if elements[sign].kind == .word, elements[..<sign].contains(where: \.isNumber) { return false }
    context.tempoOfLine = (ByteRange(start, end), context.lineIndex)
    anatomy.parser.elements.removeSubrange(sign...last)
    if sign > 0 { anatomy.parser.elements[sign - 1].flags.insert(.spaceAfter) }
    return true
  }

  /// `3-0-1` and `3-X-1`: nobody does no rep between others.
  private func isTempoBySigns(_ phases: Range<Int>) -> Bool {
    bytes[phases].contains { $0 == Byte.zero || $0 | 0x20 == UInt8(ascii: "x") }
  }

  /// `100 3x5 @3-1-1` tells its reps elsewhere; those of `140 @ 5-3-1` stand behind the sign.
  private func tellsWork(besides tempo: ClosedRange<Int>) -> Bool {
    let others = elements[..<tempo.lowerBound] + elements[(tempo.upperBound + 1)...]
    return others.contains { $0.kind == .times || $0.unit == .repetition }
      || others.count(where: \.isNumber) > 2
  }

  /// `Leg press 3x10 @1010`, in pounds.
  private func isMachineOfThousands(_ element: Element) -> Bool {
    element.kind == .word && Self.machinesOfThousands.contains(bytes[element.range.indices])
  }

  private static let machinesOfThousands = WordSet("leg sled prensa presse beinpresse pressa")

  /// Gives a set of the line the tempo, where it tells none of its own.
  func completeTempo(_ attributes: inout Attributes) {
    guard let tempo = context.tempoOfLine, tempo.lineIndex == context.lineIndex,
      attributes.tempo == nil
    else { return }
    attributes.tempo = tempo.range
  }

  /// Behind `4010`, `31X0`, `4-0-1-0` and `3/1/1`, with a zero, a one or an X among the phases: no RPE is
  /// so low.
  private func endOfPhases(_ start: Int) -> Int? {
    var (index, phases, isFast) = (start, 0, false)
    let isGlued = start + 1 < bytes.count && isPhase(bytes[start + 1])
    while index < bytes.count, isPhase(bytes[index]), phases < 4 {
      phases += 1
      // `2@35x8` tells reps.
      if bytes[index] == UInt8(ascii: "x"), index + 1 < bytes.count, bytes[index + 1] != Byte.zero {
        return nil
      }
      isFast = isFast || bytes[index] < UInt8(ascii: "2") || !Byte.isDigit(bytes[index])
      index += 1
      guard !isGlued, phases < 4, index + 1 < bytes.count, isPhase(bytes[index + 1]),
        bytes[index] == Byte.hyphen || bytes[index] == Byte.slash
      else {
        if isGlued { continue }
        break
      }
      index += 1
    }
    let endsWord =
      index == bytes.count
      || !Byte.isDigit(bytes[index]) && !Byte.isASCIILetter(bytes[index])
        && bytes[index] != Byte.period && bytes[index] != Byte.hyphen && bytes[index] < 0x80
    guard endsWord, isFast, phases == 4 || phases == 3 && !isGlued else { return nil }
    // `@1000` is a load.
    if isGlued, bytes[(index - 2)..<index].allSatisfy({ $0 == UInt8(ascii: "0") }) { return nil }
    return index
  }

  private func isPhase(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || byte | 0x20 == UInt8(ascii: "x")
  }
}
