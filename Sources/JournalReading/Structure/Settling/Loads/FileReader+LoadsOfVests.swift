internal import JournalSyntax

/// A vest that was worn, with its weight between parentheses: `Pull-ups (10kg vest) 5 5 4`, `Push-ups 20 15 (vest 10 kg)`.
extension FileReader {
  /// Puts what it weighs behind the name, as added to the body.
  mutating func settleLoadOfVest() {
    guard elements.count > 5,
      let open = elements.indices.dropLast(3).first(where: { index in
        elements[index].kind == .openParenthesis && elements[index + 3].kind == .closeParenthesis
          && (elements[index + 1].unit.isMass && isWord(index + 2, in: Self.vests)
            || elements[index + 2].unit.isMass && isWord(index + 1, in: Self.vests))
      }), open > 0, elements.count(where: { $0.unit.isMass }) == 1,
      let first = elements.indices.first(where: { elements[$0].isNumber || $0 == open }), first > 0,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .colon })
    else { return }
    var load = elements[open + 1].unit.isMass ? elements[open + 1] : elements[open + 2]
    load.flags = .spaceAfter
    context.remarks.append(range((open + 1)..<(open + 3)))
    anatomy.parser.elements.removeSubrange(open...(open + 3))
    let name = elements[first - 1].kind == .colon ? first - 1 : first
    let place = Int(elements[name - 1].range.end)
    anatomy.parser.elements.insert(
      contentsOf: [Element(.plus, ByteRange(place, place), flags: .spaceBefore), load], at: name)
    if name + 2 < elements.count {
      anatomy.parser.elements[name + 2].flags.insert(.spaceBefore)
    }
    anatomy.parser.end = elements.count
  }

  private static let vests = WordSet("vest weste gilet chaleco colete kamizelka жилет жилете")
}
