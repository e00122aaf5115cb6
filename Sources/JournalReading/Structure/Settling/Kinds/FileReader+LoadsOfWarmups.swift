internal import JournalSyntax

/// The loads on the way up to the sets, without reps, in parentheses behind them: `Bench 80 5 5 5 (warmups 20, 40, 60)`.
extension FileReader {
  /// Keeps them as words: the sets before them are no warm-ups.
  mutating func keepLoadsOfWarmup() {
    guard elements.last?.kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 1,
      elements[open - 1].isNumber || elements[open - 1].unit == .set,
      open + 3 < elements.count, elements[open + 1].meaning == .warmup,
      elements[(open + 2)..<(elements.count - 1)].allSatisfy({ element in
        element.isBare || element.unit.isMass || element.kind == .comma || element.kind == .slash
          || element.kind == .colon || element.meaning == .bar || element.kind == .hyphen
      }), elements[(open + 2)...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range((open + 1)..<(elements.count - 1)))
    anatomy.parser.elements.removeSubrange(open...)
    anatomy.parser.end = elements.count
  }
}
