internal import JournalSyntax

/// How the pads of a machine were set, between its name and the work: `Row, chest pad 3, 40 pounds, 12, 10`,
/// `leg curl, seat back 2, 30 lb 12`.
extension FileReader {
  /// Takes the settings off, which are kept as a note.
  mutating func dropSettingsOfPads() {
    guard elements.count > 5 else { return }
    var index = 2
    while index + 1 < elements.count {
      defer { index += 1 }
      guard elements[index].isBareWhole, elements[index].value <= 30_000,
        elements[index + 1].kind == .comma, elements[index - 1].kind == .word,
        isWord(index - 1, in: Self.pads),
        case let start = isWord(index - 2, in: Self.partsOfMachines) ? index - 2 : index - 1,
        start > 1, elements[start - 1].kind == .comma || isSeatBefore(start),
        elements[(index + 1)...].contains(where: \.isNumber)
      else { continue }
      context.remarks.append(range(start..<(index + 1)))
      // `leg extension seat 3 pad 2, 10 kg` keeps its comma.
      let last = elements[start - 1].kind == .comma ? index + 1 : index
      anatomy.parser.elements.removeSubrange(start...last)
      index = max(1, start - 2)
    }
  }

  /// The `seat 3` of `Leg extension seat 3 pad 2, 10 kg`.
  private func isSeatBefore(_ start: Int) -> Bool {
    start > 2 && elements[start - 1].isBareWhole && elements[start - 2].meaning == .seat
  }

  private static let pads = WordSet("pad pads back backrest arm arms")
  private static let partsOfMachines = WordSet("chest thigh seat back leg knee ankle shin foot arm")
}
