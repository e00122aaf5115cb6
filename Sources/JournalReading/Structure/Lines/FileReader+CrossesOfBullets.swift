internal import JournalSyntax

/// The signs of a bullet journal: `x bench 3x10 40` was done, `. front squat 2 x 20kg` is still to be done.
extension FileReader {
  /// Takes the cross off a line that was done.
  mutating func dropCrossOfDone(_ line: LineSyntax) {
    guard elements.count > 2, elements[0].kind == .times, elements[0].range.count == 1,
      elements[0].spaceAfter, elements[1].kind == .word, opensWorkWithCrosses()
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// The line begins with the point of what is still to be done.
  mutating func isOpenBullet(_ line: LineSyntax) -> Bool {
    let start = Int(line.content.start)
    guard line.kind == .item, start > 1, bytes[start - 1] == Byte.space,
      bytes[start - 2] == Byte.period, elements.contains(where: \.isNumber)
    else { return false }
    return opensWorkWithCrosses()
  }

  /// Asked once a file: three lines or more begin with such a cross and a word.
  private mutating func opensWorkWithCrosses() -> Bool {
    if let known = file.opensWorkWithCrosses { return known }
    let starts = document.source.lineStarts
    let crosses = document.lines.indices.count { index in
      guard document.lines[index].kind != .blank else { return false }
      let text = bytes[Int(starts[index])...].prefix(4).drop { $0 == Byte.space }
      return text.first == UInt8(ascii: "x") && text.dropFirst().first == Byte.space
        && text.dropFirst(2).first.map { Byte.isASCIILetter($0) || $0 >= 0x80 } == true
    }
    file.opensWorkWithCrosses = crosses > 2
    return crosses > 2
  }
}
