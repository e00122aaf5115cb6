internal import JournalSyntax

/// Rows of numbers below an exercise that begin with the number of their set: `1 80kg 5` above `2 80kg 5`.
extension FileReader {
  /// Writes the load and its reps alone, where the line above or the one below counts on.
  mutating func settleNumberedRowOfSet() {
    guard elements.count == 3, context.entry != nil || context.pendingName != nil,
      elements[0].isBareWhole, 1_000...20_000 ~= elements[0].value, elements[1].spaceBefore,
      elements[2].spaceBefore, elements[1].unit.isMass || elements[1].isBare,
      elements[1].value >= 20_000 || elements[1].unit.isMass, elements[2].isBareWhole,
      1_000...50_000 ~= elements[2].value,
      elements[2].value < elements[1].value || elements[1].unit.isMass,
      case let number = Int(elements[0].value) / 1000, countsOn(number)
    else { return }
    let place = Int(elements[1].range.end)
    anatomy.parser.elements.removeFirst()
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: 1)
    anatomy.parser.end = elements.count
  }

  private func countsOn(_ number: Int) -> Bool {
    let (above, below) = (context.lineIndex - 1, context.lineIndex + 1)
    return number > 1 && above >= 0 && begins(document.lines[above], with: number - 1)
      || number == 1 && below < document.lines.count && begins(document.lines[below], with: 2)
  }

  /// The number, a load and its reps.
  private func begins(_ line: LineSyntax, with number: Int) -> Bool {
    guard line.content.count <= 40 else { return false }
    let parts = bytes[line.content.indices].split(separator: Byte.space)
    guard 3...4 ~= parts.count, parts[0].count <= 2, parts[0].allSatisfy({ Byte.isDigit($0) }),
      parts[0].valueOfDigits == number, let last = parts.last,
      last.allSatisfy({ Byte.isDigit($0) })
    else { return false }
    return parts[1].first.map { Byte.isDigit($0) } ?? false
      && (parts.count == 3 || Byte.isASCIILetter(parts[2][parts[2].startIndex]))
  }
}
