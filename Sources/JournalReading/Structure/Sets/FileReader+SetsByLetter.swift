internal import JournalSyntax

/// Sets that are numbered with the letter of their word: `1s 40 x 10`, and below it `2s 50 x 8`.
extension FileReader {
  /// Passes over the number of the first such line, when the second stands below, and of those below it.
  mutating func dropNumberBeforeLetter() -> Bool {
    guard elements.count >= 4, elements[0].unit == .letterS, elements[0].value % 1000 == 0,
      1_000...15_000 ~= elements[0].value, elements[1].kind == .quantity, elements[1].spaceBefore,
      elements[2].kind == .times, elements[3].isNumber,
      context.entry != nil || context.pendingName != nil,
      case let number = Int(elements[0].value) / 1000,
      number == 1 ? isSecondBelow : isNextSet(number)
    else { return false }
    context.setNumber = (number, context.lineIndex)
    anatomy.parser.elements.removeFirst()
    return true
  }

  /// One of the next lines begins with `2s`.
  private var isSecondBelow: Bool {
    document.lines[(context.lineIndex + 1)...].prefix(2).contains { line in
      bytes[line.content.indices].starts(with: "2s ".utf8)
        || bytes[line.content.indices].starts(with: "2S ".utf8)
    }
  }
}
