internal import JournalSyntax

/// The colour of a band between commas: `Clams, red band, 2 x 12 each side`, `Band pull aparts, yellow, 2 x 15`.
extension FileReader {
  /// Keeps it as a remark: it is no part of the name.
  mutating func dropColourOfBand() {
    guard elements.count > 5,
      let comma = elements.prefix(7).indices.dropFirst().first(where: {
        elements[$0].kind == .comma
      }), elements[..<comma].allSatisfy({ $0.kind == .word }), comma + 4 < elements.count,
      isWord(comma + 1, in: Self.colours),
      case let hasBand = isWord(comma + 2, in: Self.bands),
      hasBand || (0..<comma).contains(where: { isWord($0, in: Self.bands) }),
      case let end = hasBand ? comma + 3 : comma + 2, end + 1 < elements.count,
      elements[end].kind == .comma, elements[end + 1].isNumber
    else { return }
    context.remarks.append(range((comma + 1)..<end))
    anatomy.parser.elements.removeSubrange(comma...end)
    anatomy.parser.elements[comma].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private static let colours = WordSet(
    "blaues gelbes rotes heavy light medium white", GymWords.colours)
  private static let bands = WordSet(
    "band bands miniband banda bande elástico élastique elastico резинка gummiband theraband")
}
