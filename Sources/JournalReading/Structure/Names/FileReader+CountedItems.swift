internal import JournalSyntax
internal import WorkoutModel

/// Lists of which each item counts what it names, and the heads of their rounds.
extension FileReader {
  /// `2. 20 odd things with shoes` right below `1. 20 lunges`, and the first item of such a list; one
  /// word alone may be a remark about the exercise above.
  func isNextItem(_ name: Range<Int>, _ line: LineSyntax) -> Bool {
    guard line.kind == .numbered || line.kind == .item, name.count > 1,
      anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].unit == .none,
      anatomy.parser.quantities[0].value % 1000 == 0,
      elements[name].allSatisfy({ isPlainOrMark($0) })
    else { return false }
    return isBelowNamedItem || line.kind == .numbered && startsList(line)
  }

  /// The line right above named the exercise that is open, behind its count.
  private var isBelowNamedItem: Bool {
    context.nameBehindTrace == file.traces.count
      && context.lastSetLine == context.lineIndex - 1
      && context.entry.map { Int(file.entries[$0].location.lineNumber) } == context.lineIndex
  }

  /// The `1.` of a list that stands apart from the sets above.
  private func startsList(_ line: LineSyntax) -> Bool {
    line.level == 1 && context.lastSetLine != context.lineIndex - 1
      && context.pendingName == nil && !isBelowHeading
  }

  /// `### Pull-ups` stands above.
  private var isBelowHeading: Bool {
    let above = document.lines[..<context.lineIndex].suffix(2).last { $0.kind != .blank }
    return above?.kind == .heading
  }

  /// `Round 2 + Round 3`, `Varv 2 och 3`: which rounds the list below is about, and no exercise.
  func namesRounds(_ indices: Range<Int>) -> Bool {
    guard indices.count >= 4, elements[indices.lowerBound].meaning == .round,
      elements[indices.lowerBound + 1].isNumber
    else { return false }
    return elements[indices].allSatisfy { element in
      switch element.kind {
      case .plus, .ampersand, .comma, .colon, .slash, .hyphen: true
      case .word: element.meaning == .round || element.meaning == .and
      default: element.isNumber && element.unit == .none
      }
    }
  }
}
