internal import JournalSyntax
internal import WorkoutModel

/// Messages to oneself, exported from a chat with their stamps.
extension FileReader {
  /// Takes the stamp off `[12/03/2024, 18:05:40] Marc: Squat 60 kg x 8` and
  /// `12/03/2024, 18:05 - Marc: Squat 60 kg x 8`; what is left is a line of its day.
  mutating func message(_ line: LineSyntax) -> LineSyntax {
    guard line.kind == .text, elements.count >= 6, elements[0].isNumber,
      let (date, next) = dates.date(at: 0), date.hasYear, next + 3 < elements.count,
      elements[next].kind == .comma, elements[next + 1].kind == .clock
    else { return line }
    var index = next + 2
    if elements[index].kind == .hyphen { index += 1 }
    let author = index
    while index < elements.count, index < author + 5, elements[index].kind == .word { index += 1 }
    guard index > author, index + 1 < elements.count, elements[index].kind == .colon,
      elements[index + 1].spaceBefore
    else { return line }
    if !isCurrent(date) { startSession(date, titleFrom: elements.count) }
    anatomy.parser.elements.removeSubrange(...index)
    var line = line
    line.content = range(elements.indices)
    return line
  }
}
