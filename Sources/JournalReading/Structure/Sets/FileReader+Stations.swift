internal import JournalSyntax
internal import WorkoutModel

/// Exercises parted by a plus or a word within a line.
extension FileReader {
  /// Where the plus of `Pull-ups 10 + dips 12` parts two exercises, each with its number behind it.
  func endOfStation(_ start: Int, _ end: Int) -> Int {
    // Endless lines stay linear.
    guard start + 4 < end, end - start <= 256, elements[start].kind == .word else { return end }
    var index = start + 1
    while index < end, elements[index].kind == .word || elements[index].kind == .hyphen {
      index += 1
    }
    guard index + 3 < end, elements[index].kind == .quantity, elements[index + 1].kind == .plus,
      elements[index].unit == .none || elements[index].unit == .repetition,
      elements[index + 1].spaceBefore, elements[index + 1].spaceAfter,
      elements[index + 2].kind == .word
    else { return end }
    let plus = index + 1
    index += 2
    while index < end, elements[index].kind == .word || elements[index].kind == .hyphen {
      index += 1
    }
    // `Clean 2 + front squat 1 100x3` is one lift.
    guard index < end, elements[index].isNumber,
      index + 1 >= end || elements[index + 1].kind == .comma, isName(plus + 1..<index)
    else { return end }
    return plus
  }

  /// The `stairs 10 min` of `leg curl 3x12, then stairs 10 min`.
  func isTimedName(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < min(end, start + 3), elements[index].word == .plain, elements[index].kind == .word
    {
      index += 1
    }
    return index > start && index + 1 == end && elements[index].isNumber
      && (elements[index].unit == .minute || elements[index].unit == .kilometer
        || elements[index].unit == .mile)
  }
}
