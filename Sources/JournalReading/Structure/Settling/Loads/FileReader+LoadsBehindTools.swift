internal import JournalSyntax

/// What the dumbbells weighed, told behind sets of each side: `Lunges 3x10 each leg, dumbbells 16 kg`,
/// `wykroki 3x12 na nogę, hantle 14kg`.
extension FileReader {
  /// Makes the comma and the tool an `@`, where the line tells no other load.
  mutating func settleLoadOfTool(behind comma: Int) -> Bool {
    guard comma > 3, comma + 2 < elements.count, elements[comma + 1].meaning == .equipment,
      elements[comma - 1].isNumber || elements[comma - 1].meaning == .side
        || elements[comma - 1].meaning == .each || elements[comma - 1].kind == .word,
      case let of = elements[comma + 2].kind == .word && elements[comma + 2].range.count <= 4,
      case let load = of ? comma + 3 : comma + 2, load < elements.count,
      elements[load].kind == .quantity, elements[load].unit.isMass,
      load + 1 == elements.count || elements[load + 1].kind == .period
        || elements[load + 1].kind == .openParenthesis || elements[load + 1].kind == .comma,
      let times = elements[..<comma].lastIndex(where: { $0.kind == .times }), times > 1,
      elements[times - 1].isBareWhole, times + 1 < comma,
      elements[times + 1].kind == .quantity, comma - times <= 4,
      !elements[..<comma].contains(where: { $0.unit.isMass })
    else { return false }
    context.remarks.append(range((comma + 1)..<load))
    anatomy.parser.elements[comma].kind = .at
    anatomy.parser.elements[comma].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((comma + 1)..<load)
    return true
  }
}
