internal import JournalSyntax

/// Sets that are numbered in a column of their own: `1  135 lb x 8` above `2  155 lb x 6`.
extension FileReader {
  /// Passes over the 2 of `2  155 lb x 6` and `2  0:40`, in a column of its own.
  mutating func dropNumberInColumn() {
    dropFailureInColumn()
    guard elements.count >= 2, let number = numberOfSet(elements[0]), number <= 12,
      context.entry != nil || context.pendingName != nil, isBehindColumn,
      number == 1 ? isNumberedBelow || isOfLoadTakenOff : isNextSet(number)
    else { return }
    context.setNumber = (number, context.lineIndex)
    anatomy.parser.elements.removeFirst()
  }

  /// Two blanks or a tab, and then a whole set or a time.
  private var isBehindColumn: Bool {
    let gap = elements[0].range.gap(before: elements[1].range)
    guard gap.count > 1 || bytes[gap].contains(Byte.tab) else { return false }
    let work = elements[1].kind == .hyphen || elements[1].kind == .plus ? 2 : 1
    guard work < elements.count else { return false }
    return elements[work].kind == .clock && work + 1 == elements.count
      || elements[work].unit == .repetition && work + 1 == elements.count
      || elements[work].unit.isLength
        && (work + 1 == elements.count || elements[work + 1].kind == .clock)
      || (elements[work].kind == .quantity || elements[work].meaning == .bodyweight)
        && work + 2 < elements.count && elements[work + 1].kind == .times
  }

  /// The only set of help, or of a way: `1  -15 kg x 8`, `1  2.00 km  9:41`.
  private var isOfLoadTakenOff: Bool {
    if elements.count == 3, elements[1].unit.isLength, elements[2].kind == .clock { return true }
    return elements.count > 4 && elements[1].kind == .hyphen && !elements[2].spaceBefore
      && elements[2].unit.isMass && elements[3].kind == .times
  }

  /// Passes over the letter of a failure in a column of its own: `F  3 reps` below `2  5 reps`.
  private mutating func dropFailureInColumn() {
    guard elements.count == 2, elements[0].kind == .word, elements[0].range.count == 1,
      context.setNumber.map({ context.lineIndex - $0.lineIndex == 1 }) ?? false,
      bytes[Int(elements[0].range.start)] == UInt8(ascii: "F"),
      elements[1].unit == .repetition, elements[1].spaceBefore
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// One of the next lines begins with a 2 and blanks.
  private var isNumberedBelow: Bool {
    document.lines[(context.lineIndex + 1)...].prefix(3).contains { line in
      let text = bytes[line.content.indices]
      return text.first == UInt8(ascii: "2")
        && text.dropFirst().first.map { $0 == Byte.space || $0 == Byte.tab } == true
    }
  }
}
