internal import JournalSyntax

/// What was meant to be, in parentheses behind the sets: `100x5, 110x3, 120x2 (planned 3)`.
extension FileReader {
  /// Keeps it as a remark: the sets were done.
  mutating func dropAsideOfPlan() {
    guard elements.last?.kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 2,
      elements[..<open].contains(where: { $0.kind == .times })
    else { return }
    let inside = (open + 1)..<(elements.count - 1)
    guard inside.count > 1, elements[inside].count(where: \.isNumber) <= 1,
      !elements[inside].contains(where: { $0.kind == .times }),
      inside.contains(where: {
        elements[$0].meaning == .plan || elements[$0].meaning == .goal
          || isWord($0, in: Self.intents)
      })
    else { return }
    context.remarks.append(range((open + 1)..<(elements.count - 1)))
    anatomy.parser.elements.removeSubrange(open...)
  }

  private static let intents = WordSet(
    "supposed wanted aimed aiming meant prescribed programmed hoped hoping target targeted should")
}
