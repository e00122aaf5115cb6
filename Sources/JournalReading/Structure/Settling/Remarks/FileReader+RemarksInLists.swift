internal import JournalSyntax

/// Reps one after the other, with words in parentheses behind some: `push-ups 20 (easy), 15 (hard), 12`.
extension FileReader {
  /// Takes the words out of the list; they are kept as notes once its sets are read.
  mutating func dropRemarksInLists() {
    anatomy.parser.end = elements.count
    guard let first = elements.indices.dropFirst().first(where: { isRepsBeforeRemark($0) }),
      let remarks = remarksOfList(from: first), let last = remarks.last,
      remarks.count > 1 || last.upperBound < elements.count
    else { return }
    for remark in remarks.reversed() {
      context.remarks.insert(range(remark), at: 0)
      anatomy.parser.elements.removeSubrange(remark)
    }
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
  }

  private func isRepsBeforeRemark(_ index: Int) -> Bool {
    guard index + 2 < elements.count, elements[index + 1].kind == .openParenthesis,
      elements[index].kind == .quantity
    else { return false }
    let before = elements[index - 1]
    return before.kind == .colon || before.kind == .word && before.word == .plain
  }

  /// The parentheses of a list that goes on to the end of the line and holds nothing else; else `nil`.
  private func remarksOfList(from first: Int) -> [Range<Int>]? {
    var (remarks, index) = ([Range<Int>](), first)
    while true {
      guard anatomy.parser.isBareNumber(index), elements[index].value % 1000 == 0 else {
        return nil
      }
      index += 1
      if index < elements.count, elements[index].kind == .openParenthesis {
        guard let close = anatomy.parser.closing(index), close > index + 1,
          elements[(index + 1)..<close].allSatisfy({ isWordOfRemark($0) })
        else { return nil }
        remarks.append(index..<(close + 1))
        index = close + 1
      }
      if index >= elements.count { return remarks }
      guard elements[index].kind == .comma, index + 1 < elements.count else { return nil }
      index += 1
    }
  }

  private func isWordOfRemark(_ element: Element) -> Bool {
    switch element.kind {
    case .word: element.word == .plain || element.meaning == .rest
    case .comma, .period, .exclamation, .hyphen: true
    default: false
    }
  }
}
