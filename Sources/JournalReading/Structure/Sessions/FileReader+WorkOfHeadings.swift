internal import JournalSyntax
internal import WorkoutModel

/// Headings that hold the work of an exercise, as outlines do: `*** L-sit :: 15s 12s 12s`, `*** MU: 2, 2, 1`.
extension FileReader {
  /// A name and the numbers behind it, and nothing below but a remark.
  func tellsWorkAlone(_ line: LineSyntax) -> Bool {
    (headsNothing(line) || headsRemark(line)) && tellsNumbers()
  }

  /// One line of text that begins with a letter, and then the next heading.
  private func headsRemark(_ line: LineSyntax) -> Bool {
    let lines = document.lines[(context.lineIndex + 1)...]
    let below = lines.lazy.filter { $0.kind != .blank }.prefix(2)
    guard let remark = below.first, remark.kind == .text,
      bytes[remark.content.indices].first.map({ 0x61...0x7A ~= $0 | 0x20 || $0 >= 0x80 }) == true
    else { return false }
    return below.dropFirst().first.map { $0.kind == .heading && $0.level <= line.level } ?? true
  }

  private func tellsNumbers() -> Bool {
    guard
      let first = elements[behindNumber...].firstIndex(where: \.isNumber), first > behindNumber,
      elements[behindNumber].kind == .word, elements[behindNumber].meaning == .none,
      case let numbers = elements[first...], !numbers.contains(where: { $0.meaning == .week })
    else { return false }
    if let colon = elements[behindNumber..<first].firstIndex(where: { $0.kind == .colon }) {
      return colon - behindNumber <= 8 && numbers.allSatisfy { tellsWork($0) }
    }
    let tells = numbers.count(where: \.isNumber) > 1 || numbers.first?.unit.isTime == true
    return tells && isExercise(behindNumber..<first)
      && numbers.allSatisfy { tellsWork($0) && $0.kind != .openParenthesis }
  }

  private func tellsWork(_ element: JournalSyntax.Element) -> Bool {
    switch element.kind {
    case .quantity: element.unit != .percent
    case .clock, .comma, .slash, .times, .plus, .word, .openParenthesis, .closeParenthesis, .at,
      .hyphen, .tilde:
      true
    default: false
    }
  }
}
