internal import JournalSyntax

/// Exercises done in turn, each line with its letter: `A bench 60 10,10` above `B curl 30 12,12`.
extension FileReader {
  /// Drops the letter, which the line above or below goes on from or leads to.
  mutating func dropLetterOfPair() {
    guard elements.count > 2, elements[0].kind == .word, elements[0].range.count == 1,
      elements[1].kind == .word, elements[1].spaceBefore, elements[0].meaning == .none,
      case let letter = bytes[Int(elements[0].range.start)], 0x41...0x48 ~= letter,
      elements.contains(where: \.isNumber),
      startsWithLetter(context.lineIndex + 1, letter + 1, step: 1)
        || startsWithLetter(context.lineIndex - 1, letter - 1, step: -1)
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// The line begins with the letter, a blank and a word, and tells numbers; a line of words may stand
  /// between.
  private func startsWithLetter(_ lineIndex: Int, _ letter: UInt8, step: Int) -> Bool {
    guard document.lines.indices.contains(lineIndex), 0x41...0x48 ~= letter,
      case let line = document.lines[lineIndex], line.kind == .text || line.kind == .item
    else { return false }
    let content = bytes[line.content.indices]
    guard content.first == letter, content.dropFirst().first == Byte.space,
      let word = content.dropFirst(2).first, Byte.isASCIILetter(word) || word >= 0x80
    else { return false }
    return content.contains { Byte.isDigit($0) }
  }
}
