internal import JournalSyntax

/// `next:`, `plan:` or `cele:` alone on a line, and what stands below it further to the right, whatever days are in it:
/// keys of a file that programs read as well, or bullets below a bullet.
extension FileReader {
  /// Keeps a line of such a block as words; says so where it holds sets.
  mutating func isInIndentedPlan(_ line: LineSyntax) -> Bool {
    guard let indent = file.planIndent else { return false }
    guard line.indent > indent else {
      file.planIndent = nil
      return false
    }
    scanner.scan(line.content.indices, into: &anatomy.parser.elements)
    if elements.contains(where: \.isNumber),
      elements[0].kind == .word || isSetShaped(elements.indices)
    {
      plannedByOthers(line)
    } else {
      note(line.content)
    }
    return true
  }

  /// One or two words for what is to come and a colon, and the next line stands further to the right.
  mutating func opensIndentedPlan(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 2...3 ~= elements.count,
      elements.last?.kind == .colon, elements.dropLast().allSatisfy({ $0.kind == .word }),
      elements[0].meaning == .goal || elements[0].meaning == .plan || elements[0].meaning == .next,
      let below = document.lines[(context.lineIndex + 1)...].first(where: { $0.kind != .blank }),
      below.indent > line.indent
    else { return false }
    flushKeyValues()
    settlePendingName(nextIsName: false)
    file.planIndent = Int(line.indent)
    note(line.content)
    return true
  }
}
