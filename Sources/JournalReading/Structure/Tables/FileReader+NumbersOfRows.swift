internal import JournalSyntax

/// Rows of fields that count the sets of their exercise: `Squat;1;100;5` above `Squat;2;100;5`.
extension FileReader {
  /// True when the number at `number` counts the rows of the exercise in `name`, parted by `sign`.
  mutating func numbersRow(_ name: Range<Int>, _ number: Int, _ sign: UInt8) -> Bool {
    guard let counted = numberOfSet(elements[number]) else { return false }
    let text = Array(bytes[range(name).indices])
    let isCounted =
      counted > 1
      ? isRow(context.lineIndex - 1, text, counted - 1, sign)
      : context.numbersFieldRows || isRow(context.lineIndex + 1, text, 2, sign)
    if isCounted { context.numbersFieldRows = true }
    return isCounted
  }

  /// The line holds the name, the sign and the number.
  private func isRow(_ lineIndex: Int, _ name: [UInt8], _ number: Int, _ sign: UInt8) -> Bool {
    guard document.lines.indices.contains(lineIndex) else { return false }
    let fields = bytes[document.lines[lineIndex].content.indices].split(
      separator: sign, maxSplits: 4, omittingEmptySubsequences: false
    ).map { trimmed($0) }
    guard let place = fields.firstIndex(where: { $0.elementsEqual(name) }),
      let field = fields[safe: place + 1], 1...2 ~= field.count,
      field.allSatisfy({ Byte.isDigit($0) })
    else { return false }
    return field.valueOfDigits == number
  }
}
