internal import JournalSyntax
internal import WorkoutModel

/// Sets as keys and values between braces: `{weight: 80, reps: 5, rpe: 8}`, as YAML and JSON write
/// them on one line.
extension FileReader {
  /// Reads the line when it is such a map. One that tells of sets and is not understood is said.
  mutating func flowMap(_ line: LineSyntax) -> Bool {
    let end = endOfFlowMap(line.content)
    let content = bytes[Int(line.content.start)..<end]
    guard content.first == Byte.openBrace,
      content.last == Byte.closeBrace || content.last == Byte.comma,
      context.section == .training
    else { return false }
    let (whole, remarks) = (anatomy.parser.elements, context.remarks.count)
    if let comment = elements.firstIndex(where: { Int($0.range.start) >= end }) {
      context.remarks.append(range(comment..<elements.count))
      anatomy.parser.elements.removeSubrange(comment...)
    }
    anatomy.parser.elements.removeAll { $0.kind == .other || $0.kind == .quote }
    if elements.last?.kind == .comma { anatomy.parser.elements.removeLast() }
    let isRead = !content.contains(Byte.openBracket) && flowPairs(line)
    if !isRead, elements.contains(where: { isField($0.meaning) }) {
      file.diagnostics.append(.unreadNumbers(at: place(line.content)))
    }
    anatomy.parser.elements = whole
    if !isRead {
      context.remarks.removeSubrange(remarks...)
      note(line.content)
    }
    return true
  }

  /// Where the map ends, before the comment of `{weight: 80, reps: 12}  # a record`.
  private func endOfFlowMap(_ content: ByteRange) -> Int {
    guard let brace = bytes[content.indices].lastIndex(of: Byte.closeBrace) else {
      return Int(content.end)
    }
    var end = brace + 1
    if end < Int(content.end), bytes[end] == Byte.comma { end += 1 }
    let behind = bytes[end..<Int(content.end)]
    let comment = behind.drop { $0 == Byte.space || $0 == Byte.tab }
    return comment.startIndex > behind.startIndex && comment.first == Byte.hash
      ? end : Int(content.end)
  }

  private func isField(_ meaning: WordMeaning) -> Bool {
    meaning == .repetition || meaning == .set || meaning == .weight
  }

  /// Takes the pairs in their order; a day and a name open what the numbers are of.
  private mutating func flowPairs(_ line: LineSyntax) -> Bool {
    var index = 0
    var numbers = 0..<0
    while index < elements.count {
      guard let colon = elements[index...].firstIndex(where: { $0.kind == .colon }), colon > index
      else { return false }
      let end = elements[colon...].firstIndex { $0.kind == .comma } ?? elements.count
      guard end > colon + 1 else { return false }
      switch elements[index].meaning {
      case .date:
        guard let (date, _) = dates.date(at: colon + 1) else { return false }
        if !isCurrent(date) { startSession(date, titleFrom: elements.count) }
      case .exercise: pendName((colon + 1)..<end, line)
      case .note: break
      // `failed: true`.
      case .failed: context.remarks.append(range(index..<end))
      default:
        if numbers.isEmpty { numbers = index..<index }
        guard numbers.upperBound == index, elements[colon + 1].isNumber else { return false }
        numbers = numbers.lowerBound..<min(end + 1, elements.count)
      }
      index = end + 1
    }
    guard !numbers.isEmpty, labelledValues(numbers.lowerBound, numbers.upperBound) else {
      return false
    }
    guard context.pendingName != nil || context.entry != nil else { return false }
    flushKeyValues()
    context.lastSetLine = context.lineIndex
    return true
  }
}
