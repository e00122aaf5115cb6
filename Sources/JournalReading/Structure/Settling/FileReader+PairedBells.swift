internal import JournalSyntax

/// Two dumbbells, and the reps behind their load: `DB press 2x22.5 kg - 10/9/7`,
/// `Жим гантелей 2 по 5 кг: 12, 10`.
extension FileReader {
  /// Puts the `по` as a times sign and the dash as a colon, behind which a pair and its reps are known.
  mutating func settlePairOfBells(_ sign: Int) {
    guard sign > 1, sign + 4 < elements.count, elements[sign - 1].kind == .quantity,
      elements[sign - 1].unit == .none, elements[sign - 1].value == 2_000,
      elements[sign + 1].kind == .quantity, elements[sign + 1].unit.isMass,
      elements[..<(sign - 1)].contains(where: { $0.meaning == .equipment })
    else { return }
    let mark = sign + 2
    if elements[mark].kind == .hyphen, elements[mark].spaceBefore, elements[mark + 1].isNumber {
      anatomy.parser.elements[mark].kind = .colon
    }
    if elements[sign].meaning == .of { anatomy.parser.elements[sign].kind = .times }
  }
}

extension FileReader {
  /// Leaves the load alone in the `(DB 10 kg x 2)` of `Squat (DB 10 kg x 2) 15 reps 3 sets`.
  mutating func settleToolInParentheses(_ open: Int) {
    guard elements[open - 1].kind == .word,
      let load = (open + 1..<min(open + 4, elements.count)).first(where: {
        elements[$0].unit.isMass && elements[$0].kind == .quantity
      }), elements[(open + 1)..<load].allSatisfy({ $0.meaning == .equipment }),
      case let isPair = load + 2 < elements.count && elements[load + 1].kind == .times
        && elements[load + 2].kind == .quantity && elements[load + 2].value == 2_000,
      case let close = isPair ? load + 3 : load + 1, isPair || load > open + 1,
      close + 1 < elements.count, elements[close].kind == .closeParenthesis,
      elements[close + 1].isNumber, !elements[(close + 1)...].contains(where: { $0.unit.isMass })
    else { return }
    anatomy.parser.elements.removeSubrange((load + 1)..<close)
    anatomy.parser.elements.removeSubrange((open + 1)..<load)
  }
}
