internal import JournalSyntax

/// Short names without a blank before their sets: `BP40x10,60x5`, `SQ60x5`.
extension FileReader {
  /// Puts the blank between a name and the load before the sign at `times`; of three factors, `inc55x8x3`,
  /// also behind a word that nobody knows.
  mutating func partGluedName(before times: Int) {
    let (name, load) = (times - 2, times - 1)
    guard times + 1 < elements.count, elements[times + 1].isNumber,
      elements[load].kind == .quantity, !elements[load].spaceBefore, !elements[times].spaceBefore,
      elements[name].kind == .word, 2...8 ~= elements[name].range.count
    else { return }
    let isTriple =
      times + 3 < elements.count && elements[times + 2].kind == .times
      && !elements[times + 2].spaceBefore && elements[times + 3].isNumber
      && (name == 0 || elements[name].spaceBefore)
    let isKnown = names.isKnown(text(elements[name].range))
    guard
      isKnown
        ? isTriple || elements[load].value >= 20_000 : isTriple && elements[name].word == .plain
    else { return }
    part(name)
  }

  /// `dip10 9 8`: a name with the first of its reps glued to it.
  mutating func partGluedList(_ first: Int) {
    guard first > 0, first + 2 < elements.count, !elements[first].spaceBefore,
      elements[first].isBareWhole, elements[first].value <= 50_000,
      elements[first - 1].kind == .word, 2...8 ~= elements[first - 1].range.count,
      first == 1 || elements[first - 2].isNumber,
      [1, 2].allSatisfy({
        elements[first + $0].isBareWhole && elements[first + $0].spaceBefore
          && elements[first].value / 3...elements[first].value ~= elements[first + $0].value
      }),
      first > 1 && elements[first - 1].word == .plain && elements[first - 1].range.count <= 4
        || names.isKnown(text(elements[first - 1].range))
    else { return }
    part(first - 1)
  }

  private mutating func part(_ name: Int) {
    anatomy.parser.elements[name + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements[name].flags.insert(.spaceAfter)
  }
}
