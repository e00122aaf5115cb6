internal import JournalSyntax

/// Times behind the name of what is held: `Plank 1:00 1:00 0:45`, `Wall sit (60s) x 3`.
extension FileReader {
  /// Puts commas between clocks, and takes the parentheses of a time before its sets away.
  mutating func settleTimesOfHold() {
    guard
      let first = elements.firstIndex(where: { $0.kind == .openParenthesis || $0.isNumber }),
      first > 0, first + 1 < elements.count, elements[..<first].allSatisfy({ $0.kind == .word }),
      elements[first].kind == .clock || elements[first].kind == .openParenthesis
    else { return }
    if elements[first].kind == .clock {
      guard elements[first...].allSatisfy({ $0.kind == .clock && $0.unit == .none }),
        isHeld(0..<first)
      else { return }
      for index in (first + 1..<elements.count).reversed() {
        anatomy.parser.elements.insert(Element(.comma, elements[index - 1].range), at: index)
      }
    } else if first + 4 < elements.count, elements[first + 2].kind == .closeParenthesis,
      elements[first + 3].kind == .times, elements[first + 4].isNumber,
      isTime(elements[first + 1]), isHeld(0..<first)
    {
      anatomy.parser.elements.remove(at: first + 2)
      anatomy.parser.elements[first + 1].flags.insert(.spaceBefore)
      anatomy.parser.elements.remove(at: first)
    }
  }

  private func isTime(_ element: Element) -> Bool {
    element.kind == .clock || element.unit.isTime || element.unit == .letterS
  }

  private func isHeld(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.timed)
  }
}
