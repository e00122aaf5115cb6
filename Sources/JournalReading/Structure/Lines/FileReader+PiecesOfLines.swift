internal import JournalSyntax

/// Lines that hold what others write on several.
extension FileReader {
  /// Reads a line that holds several pieces of work piece by piece, and returns whether it did. What is surest goes first.
  mutating func piecesOfLine(_ line: LineSyntax) -> Bool {
    dropSessionBeforeSemicolon()
    if !context.isPieceOfLine,
      numberedExercises(line) || countedExerciseBehindAnd(line) || countedExerciseAhead(line)
    {
      return true
    }
    return halvesOfDay(line) || stationsBySlashes(line)
      || setsOfSuperset(line) || circuitOfLine(line)
      || severalDays(line) || cellsOfDay(line)
      || exercisesByTicks(line) || exercisesByPeriods(line) || exercisesBySemicolons(line)
      || exercisesBySigns(line)
      || sessionBySlashes(line) || severalExercises(line) || countedStations(line)
      || exercisesByTriples(line) || piecesOfWays(line) || minutesOfLine(line)
      || exercisesBehindLabel(line) || workBehindTalk(line) || sentencesOfDiary(line)
  }

  /// Reads the line up to the first of those elements, and from each of them to the next, as lines that are parted no
  /// further.
  mutating func readPieces(of line: LineSyntax, startingAt starts: [Int]) {
    let wasPiece = context.isPieceOfLine
    context.isPieceOfLine = true
    readLines(in: line, startingAt: starts)
    context.isPieceOfLine = wasPiece
  }

  /// The same, but each of them may be parted again: they are days.
  mutating func readLines(in line: LineSyntax, startingAt starts: [Int]) {
    var places = starts.map { Int(elements[$0].range.start) }
    if starts[0] > 0 { places.insert(Int(line.content.start), at: 0) }
    places.append(Int(line.content.end))
    for (number, (start, end)) in zip(places, places.dropFirst()).enumerated() {
      var piece = line
      if number > 0 { piece.kind = .text }
      piece.content = ByteRange(start, withoutMarks(start, end))
      self.line(piece)
    }
  }

  /// Reads what stands at each of the places as a line of text, which is parted no further.
  mutating func readPieces(of line: LineSyntax, at places: [ByteRange]) {
    var text = line
    text.kind = .text
    for place in places { readPiece(of: text, at: place) }
  }

  /// Reads what stands at the place as a line of that kind, which is parted no further.
  mutating func readPiece(of line: LineSyntax, at place: ByteRange) {
    let wasPiece = context.isPieceOfLine
    context.isPieceOfLine = true
    var piece = line
    piece.content = place
    self.line(piece)
    context.isPieceOfLine = wasPiece
  }

  /// Nothing was put into the elements that does not stand in the line, as numbers for words do: only then their places part
  /// it.
  var isAsWritten: Bool { !elements.contains { $0.range.count == 0 } }

  /// Before the blanks, commas and dashes that part the piece from the next.
  private func withoutMarks(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start + 1 {
      switch bytes[end - 1] {
      case Byte.space, Byte.tab, Byte.comma, Byte.hyphen, Byte.semicolon, UInt8(ascii: "|"):
        end -= 1
      default: return end
      }
    }
    return end
  }
}
