internal import JournalSyntax

/// What was asked of an exercise, beside its name and above its sets: `Squat target 3x5 @ 100`,
/// `B. Bench press   goal 3 x 10 @ 60`.
extension FileReader {
  /// Leaves the name, under which the sets below stand; the target is kept as a note.
  mutating func dropTargetBehindName() {
    guard elements.count > 4,
      let target = elements.indices.dropFirst().first(where: {
        elements[$0].meaning == .goal || elements[$0].meaning == .plan
      }), target <= 8, elements[(target + 1)...].contains(where: \.isNumber),
      context.session != nil, isSetLine(context.lineIndex + 1)
    else { return }
    let isLettered =
      elements[0].range.count == 1 && elements[0].kind == .word
      && (elements[1].kind == .period || elements[1].kind == .closeParenthesis)
    let start = isLettered ? 2 : 0
    guard start < target,
      elements[start..<target].allSatisfy({
        $0.kind == .word && $0.word.meaning != .next && $0.word.meaning != .previous
          || $0.kind == .hyphen || $0.kind == .openParenthesis || $0.kind == .closeParenthesis
      }),
      isLettered || isExercise(start..<target)
    else { return }
    context.remarks.append(range(target..<elements.count))
    file.plannedLines.append(context.lineIndex)
    anatomy.parser.elements.removeSubrange(target...)
    anatomy.parser.end = elements.count
  }

  /// A line that begins with a number or with `Set 1`, whatever bullet or box stands before it.
  private func isSetLine(_ index: Int) -> Bool {
    guard document.lines.indices.contains(index) else { return false }
    var content = bytes[document.lines[index].content.indices].prefix(16)
    if content.first == Byte.openBracket, let close = content.firstIndex(of: Byte.closeBracket) {
      content = content[(close + 1)...]
    }
    content = content.drop { $0 == Byte.space || $0 == Byte.hyphen || $0 == UInt8(ascii: "*") }
    if content.first.map({ Byte.isDigit($0) }) == true { return true }
    let word = content.prefix { Byte.isASCIILetter($0) || $0 == Byte.hyphen }
    let meaning = Keywords.word(word).meaning
    return (meaning == .set || meaning == .warmup)
      && content.contains { Byte.isDigit($0) || $0 == Byte.colon }
  }
}
