internal import JournalSyntax

/// Short names without a blank before their sets: `BP40x10,60x5`, `SQ60x5`.
extension FileReader {
  /// Puts the blank between a known name and the load before the sign at `times`.
  mutating func partGluedName(before times: Int) {
    let (name, load) = (times - 2, times - 1)
    guard times + 1 < elements.count, elements[times + 1].isNumber,
      elements[load].kind == .quantity, !elements[load].spaceBefore, !elements[times].spaceBefore,
      elements[name].kind == .word, 2...3 ~= elements[name].range.count,
      elements[load].value >= 20_000, names.isKnown(text(elements[name].range))
    else { return }
    anatomy.parser.elements[load].flags.insert(.spaceBefore)
    anatomy.parser.elements[name].flags.insert(.spaceAfter)
  }
}
