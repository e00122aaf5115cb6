internal import JournalSyntax

/// What was done the last time, behind the sets of today: `Bench 62.5 8 7 6 // last week 60 8 8 7`, `벤치 60 8 8 /
/// 저번주 57.5 8 8`.
extension FileReader {
  /// Takes the sign and all behind it off the line; they are kept as a note.
  mutating func dropLastTimeBehindSets() {
    guard elements.count > 4,
      let sign = elements.indices.dropFirst(2).dropLast(2).first(where: { index in
        switch elements[index].kind {
        case .slash, .pipe, .semicolon, .comma: isLastTime(index + 1)
        default: false
        }
      })
    else { return }
    var start = sign
    if elements[start].kind == .slash, elements[start - 1].kind == .slash { start -= 1 }
    guard start > 1, elements[..<start].contains(where: \.isNumber),
      elements[0].kind == .word, elements[0].meaning == .none
    else { return }
    context.remarks.append(range((sign + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
  }

  /// `저번주 60`, `прошлый раз 60`, `last week: 60`.
  private func isLastTime(_ index: Int) -> Bool {
    guard index + 1 < elements.count,
      elements[index].meaning == .previous && elements[index].range.count > 3
        || isWord(index, in: CommonWords.lastTime)
    else { return false }
    var next = index + 1
    if next < elements.count, elements[next].kind == .word {
      guard isWord(next, in: CommonWords.occasions) else { return false }
      next += 1
    } else if elements[index].meaning == .previous, isASCII {
      return false
    }
    if next < elements.count, elements[next].kind == .colon { next += 1 }
    return next < elements.count && elements[next].isNumber
  }
}
