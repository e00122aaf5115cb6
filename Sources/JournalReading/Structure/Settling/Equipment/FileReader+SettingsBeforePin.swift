internal import JournalSyntax

/// How a machine was set, before the pin of its stack: `Leg curl seat 4 back 3 pin 6 12 12 10`.
extension FileReader {
  /// Takes the numbers of pads and backs off a line that tells a pin as well, and puts the load in
  /// parentheses in the place of the pin: `Row pad 4 pin 7 (35kg) 12/12/10`.
  mutating func dropSettingsBeforePin() {
    guard elements.count > 5, elements[0].kind == .word,
      let pin = elements.indices.first(where: { isPin($0) }), pin > 1
    else { return }
    let open = elements[pin].kind == .word ? pin + 2 : pin + 1
    if open + 3 < elements.count, elements[open].kind == .openParenthesis,
      elements[open + 1].isNumber, elements[open + 1].unit.isMass,
      elements[open + 2].kind == .closeParenthesis, elements[open + 3].isNumber
    {
      context.remarks.append(range(pin..<open))
      anatomy.parser.elements[open + 1].flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements.remove(at: open + 2)
      anatomy.parser.elements.removeSubrange(pin...open)
    }
    var index = pin - 1
    while index > 1 {
      defer { index -= 1 }
      guard elements[index].isBareWhole, elements[index].value <= 20_000,
        elements[index].spaceBefore, isWord(index - 1, in: Self.settingsOfStack)
      else { continue }
      let first = index > 2 && isWord(index - 2, in: Self.partsOfBody) ? index - 2 : index - 1
      context.remarks.append(range(first..<(index + 1)))
      anatomy.parser.elements.removeSubrange(first...index)
      index = first
    }
  }

  /// The word of `pin 6`, or its number where that has the word for a unit.
  private func isPin(_ index: Int) -> Bool {
    if elements[index].meaning == .level, index + 1 < elements.count {
      return elements[index + 1].isBareWhole && elements[index + 1].value <= 40_000
    }
    return elements[index].kind == .quantity && elements[index].unit == .level
      && elements[index].value <= 40_000
  }

  private static let settingsOfStack = WordSet(
    "back pad backrest lever arm foot feet footplate height handle handles")
  private static let partsOfBody = WordSet("thigh chest knee leg shin ankle foot back head")
}
