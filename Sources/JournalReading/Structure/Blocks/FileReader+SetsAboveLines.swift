internal import JournalSyntax
internal import WorkoutModel

/// So many sets of all exercises right below: `3 sets` above `squat x5`, `chin-ups x5 w/ 12 kg`.
extension FileReader {
  mutating func setsAboveLines(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start == 0, line.kind != .tableRow, elements[0].kind == .quantity,
      elements[0].unit == .set, 2_000...8_000 ~= elements[0].value, elements[0].value % 1000 == 0,
      elements[1..<end].allSatisfy({ $0.kind == .colon || $0.meaning == .of || $0.meaning == .each }
      ), end <= 3,
      (1...2).allSatisfy({ tellsRepsOfName(context.lineIndex + $0) })
        || (context.entry == nil || context.isAfterBlank) && context.pendingName == nil
          && (1...2).allSatisfy({ tellsOneSetOfName(context.lineIndex + $0) })
    else { return false }
    settlePendingName(nextIsName: false)
    var rounds = Quantity(elements[0])
    rounds.unit = .round
    return open(.rounds(rounds), line)
  }

  /// `chin-ups x5 w/ 12 kg`: words, and reps behind a sign of their own.
  private func tellsRepsOfName(_ index: Int) -> Bool {
    guard index < document.lines.count else { return false }
    switch document.lines[index].kind {
    case .text, .item, .numbered: break
    default: return false
    }
    let content = bytes[document.lines[index].content.indices]
    guard content.count > 4, content.count < 200 else { return false }
    return content.indices.dropFirst(3).dropLast().contains { place in
      content[place] | 0x20 == UInt8(ascii: "x") && content[place - 1] == Byte.space
        && Byte.isDigit(content[place + 1]) && !Byte.isDigit(content[place - 2])
    }
  }
}
