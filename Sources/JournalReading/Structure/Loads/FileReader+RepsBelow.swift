internal import JournalSyntax
internal import WorkoutModel

/// Numbers of sets above a line of reps for each.
extension FileReader {
  /// `3 sets of pull-ups` above `10 wide`, `10`, `8`: how many sets stand below, and no sets besides.
  mutating func countsRepsBelow(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard anatomy.parser.terms.count == 1, anatomy.parser.quantities.count == 1,
      case let count = anatomy.parser.quantities[0], count.unit == .set, count.upper == 0,
      2_000...10_000 ~= count.value, count.value % 1000 == 0, !segment.name.isEmpty,
      countedLinesBelow == Int(count.value) / 1000,
      case let name = trimmedName(segment.name, isBehind: segment.isNameBehind), !name.isEmpty
    else { return false }
    settlePendingName(nextIsName: true)
    pendName(name, line)
    return true
  }

  /// How many lines of reps stand right below, or behind one blank line.
  private var countedLinesBelow: Int {
    var index = context.lineIndex + 1
    if index < document.lines.count, document.lines[index].kind == .blank { index += 1 }
    let first = index
    while index < document.lines.count, index - first <= 10, isReps(document.lines[index]) {
      index += 1
    }
    return index - first
  }

  /// `10`, `10 wide`, `8 to failure`, and no `10 push-ups`.
  private func isReps(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item else { return false }
    let content = bytes[line.content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    let words = content.dropFirst(digits.count)
    guard 1...2 ~= digits.count,
      words.allSatisfy({ Byte.isASCIILetter($0) || $0 == Byte.space || $0 == Byte.hyphen }),
      words.isEmpty || words.first == Byte.space && words.count > 3
    else { return false }
    return words.split { $0 == Byte.space || $0 == Byte.hyphen }
      .allSatisfy { Self.remarks.contains($0) }
  }

  private static let remarks = WordSet(
    """
    reps rep to failure wide narrow close medium neutral grip strict kipping slow easy hard assisted \
    unbroken clean each side left right overhand underhand more total
    """)
}
