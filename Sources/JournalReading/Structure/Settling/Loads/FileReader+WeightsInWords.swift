internal import JournalSyntax

/// What the weights weighed, in a sentence: `Biceps curl with the 5 pound weights, 2 sets of 15.`
extension FileReader {
  /// Leaves the load before its sets.
  mutating func settleWeightsInWords() {
    guard elements.count > 4,
      let load = elements.firstIndex(where: \.isNumber), load > 0, load + 3 < elements.count,
      elements[load].kind == .quantity, elements[load].unit.isMass,
      elements[load + 1].meaning == .weight || elements[load + 1].meaning == .equipment,
      elements[load + 2].kind == .comma, elements[load + 3].kind == .quantity,
      elements[load + 3].unit == .set, elements[..<load].allSatisfy({ $0.kind == .word }),
      case let with = elements[..<load].lastIndex(where: { $0.meaning == .with }),
      with.map({ $0 > 0 && load - $0 <= 2 }) ?? true
    else { return }
    context.remarks.append(elements[load + 1].range)
    anatomy.parser.elements.removeSubrange((load + 1)...(load + 2))
    if let with { anatomy.parser.elements.removeSubrange(with..<load) }
  }
}
