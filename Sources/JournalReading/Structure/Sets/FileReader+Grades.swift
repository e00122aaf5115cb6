internal import JournalSyntax

/// What climbers count: problems and routes of a grade.
extension FileReader {
  /// `4 V0, 3 V1`, `V3, V4` and `2 5.9, 1 5.10a`: climbs, which are neither reps nor loads.
  func tellsGrades(_ start: Int, _ end: Int) -> Bool {
    let first =
      start + 1 < end && elements[start].kind == .quantity && elements[start].unit == .none
        && elements[start].value % 1000 == 0 && elements[start + 1].spaceBefore
      ? start + 1 : start
    guard let behind = behindGrade(first, end) else { return false }
    // The `5.8` of `5.8, 27:30` may be kilometers, and a load.
    if first == start, elements[first].kind == .quantity, behind == first + 1 { return false }
    guard behind < end else { return first > start || elements[first].kind == .word }
    return elements[behind].kind == .comma || elements[behind].kind == .plus
  }

  /// Behind `V4`, or behind the `5.10a` of a count.
  private func behindGrade(_ index: Int, _ end: Int) -> Int? {
    let element = elements[index]
    if element.kind == .word, element.range.count == 1,
      bytes[Int(element.range.start)] == UInt8(ascii: "V"), index + 1 < end,
      elements[index + 1].kind == .quantity, elements[index + 1].unit == .none,
      !elements[index + 1].spaceBefore, elements[index + 1].value <= 17_000
    {
      return index + 2
    }
    // Nobody lifts 5.9 kg; 5.5 may be a dumbbell.
    guard element.kind == .quantity, element.unit == .none, element.flags.contains(.fraction),
      element.value / 1000 == 5, 1...3 ~= element.range.count - 2,
      (5_600...5_900) ~= element.value || 5_100...5_150 ~= element.value
    else { return nil }
    let hasLetter =
      index + 1 < end && elements[index + 1].kind == .word && !elements[index + 1].spaceBefore
      && elements[index + 1].range.count == 1
    return hasLetter ? index + 2 : index + 1
  }
}
