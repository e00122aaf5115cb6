internal import JournalSyntax

/// Sets and reps in words.
extension FileReader {
  /// `Three sets, fifteen reps`, `Twelve sets of ten reps`: numbers in words.
  mutating func settleNumerals() {
    guard elements[0].meaning == .cardinal, elements[1].meaning == .set else { return }
    var index = elements.count - 2
    while index >= 0 {
      defer { index -= 1 }
      guard elements[index].meaning == .cardinal, let unit = Unit(elements[index + 1].meaning),
        unit == .set || unit == .repetition
      else { continue }
      let numeral = elements[index]
      var flags = numeral.flags
      if elements[index + 1].spaceAfter { flags.insert(.spaceAfter) }
      anatomy.parser.elements[index] = Element(
        .quantity, numeral.range.through(elements[index + 1].range), unit: unit,
        value: Int32(numeral.word.value) * 1000, flags: flags)
      anatomy.parser.elements.remove(at: index + 1)
    }
  }
}
