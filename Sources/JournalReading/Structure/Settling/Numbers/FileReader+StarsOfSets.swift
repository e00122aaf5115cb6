internal import JournalSyntax

/// The star between reps and sets, where the writer says so: below `weight/reps*sets` the `5*4` of `Jumps 5*4`
/// tells no load.
extension FileReader {
  /// Asked once a file: a line at its top says so.
  private mutating func starsTellSets() -> Bool {
    if let known = context.starsTellSets { return known }
    let told = document.lines.prefix(12).contains { line in
      line.content.count <= 400 && tellsStar(bytes[line.content.indices])
    }
    context.starsTellSets = told
    return told
  }

  /// The `/reps*sets` of `weight/reps*sets`.
  private func tellsStar(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { star in
      guard text[star] == Byte.asterisk else { return false }
      let before = text[..<star].reversed().prefix { isLetter($0) }
      let after = text[(star + 1)...].prefix { isLetter($0) }
      let start = star - before.count
      guard start > text.startIndex, text[start - 1] == Byte.slash else { return false }
      return Keywords.word(text[start..<star]).meaning == .repetition
        && Keywords.word(after).meaning == .set
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { Byte.isASCIILetter(byte) || byte >= 0x80 }

  /// Gives the numbers of a pair without a slash their units.
  mutating func settleStarOfSets(_ star: Int) {
    guard star + 1 < elements.count,
      bytes[elements[star].range.indices].elementsEqual("*".utf8), starsTellSets(),
      elements[star - 1].isBareWhole, 1_000...50_000 ~= elements[star - 1].value,
      elements[star + 1].isBareWhole, 1_000...12_000 ~= elements[star + 1].value,
      star < 2 || elements[star - 2].kind == .word || elements[star - 2].kind == .comma
        || elements[star - 2].kind == .colon || elements[star - 2].kind == .closeParenthesis,
      star + 2 >= elements.count || elements[star + 2].kind != .times
    else { return }
    anatomy.parser.elements[star - 1].unit = .repetition
    anatomy.parser.elements[star + 1].unit = .set
  }

  /// The reps of a complex before its sets, `90/1+1*3`: as many lifts with the bar in one go.
  ///
  /// Returns whether one number was made of them.
  mutating func settleComplexBeforeSets(_ plus: Int) -> Bool {
    guard plus > 2, bytes[elements[plus - 2].range.indices].elementsEqual("/".utf8),
      elements[plus - 3].isBare,
      elements[plus - 3].value >= 20_000, elements[plus - 1].isBareWhole,
      elements[plus - 1].value <= 10_000
    else { return false }
    var (last, sum) = (plus, elements[plus - 1].value)
    while last + 1 < elements.count, elements[last].kind == .plus, !elements[last].spaceBefore,
      elements[last + 1].isBareWhole, elements[last + 1].value <= 10_000, last < plus + 8
    {
      sum += elements[last + 1].value
      last += 2
    }
    guard last > plus, last + 1 < elements.count, elements[last].kind == .times,
      elements[last + 1].isBareWhole, elements[last + 1].value <= 10_000
    else { return false }
    anatomy.parser.elements[plus - 1].value = sum
    anatomy.parser.elements[plus - 1].range = range((plus - 1)..<last)
    anatomy.parser.elements.removeSubrange(plus..<last)
    return true
  }
}
