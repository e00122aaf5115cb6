internal import JournalSyntax

/// The letter of the Russian word for sets between reps and how often they were done.
extension FileReader {
  /// `100/4п3` are three sets of four with 100 kg, and so is the `8п2` beside such sets; alone,
  /// `4п8` are four sets of eight.
  mutating func settleSetsBehindLetter() {
    guard elements.contains(where: { $0.unit == .set && $0.flags.contains(.unitGlued) }) else {
      return
    }
    let areOverLoads = elements.indices.contains { isOverLoad($0) }
    for index in elements.indices.dropLast().reversed() where isCountedByLetter(index) {
      let letter = Int(elements[index].range.end) - 2
      if isOverLoad(index) {
        anatomy.parser.elements[index - 1].kind = .times
      }
      if areOverLoads { anatomy.parser.elements[index].unit = .repetition }
      anatomy.parser.elements[index].flags.remove(.unitGlued)
      anatomy.parser.elements[index].range = ByteRange(
        Int(elements[index].range.start), letter)
      anatomy.parser.elements[index + 1].unit = areOverLoads ? .set : .repetition
      anatomy.parser.elements.insert(
        Element(.times, ByteRange(letter, letter + 2)), at: index + 1)
    }
  }

  /// The `4п3` behind the slash of `100/4п3`.
  private func isOverLoad(_ index: Int) -> Bool {
    index > 1 && isCountedByLetter(index) && elements[index - 1].kind == .slash
      && !elements[index].spaceBefore && elements[index - 2].kind == .quantity
      && (elements[index - 2].unit == .none || elements[index - 2].unit.isMass)
      && elements[index - 2].value >= elements[index].value
  }

  private func isCountedByLetter(_ index: Int) -> Bool {
    guard index + 1 < elements.count, elements[index].kind == .quantity,
      elements[index].unit == .set, elements[index].flags.contains(.unitGlued),
      elements[index].value % 1000 == 0, elements[index + 1].isBareWhole,
      !elements[index + 1].spaceBefore, 1_000...20_000 ~= elements[index + 1].value
    else { return false }
    let text = bytes[elements[index].range.indices]
    return text.count > 2 && text.suffix(2).elementsEqual("п".utf8)
      && Byte.isDigit(text[text.endIndex - 3])
  }
}
