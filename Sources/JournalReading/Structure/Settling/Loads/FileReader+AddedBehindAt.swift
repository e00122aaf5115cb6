internal import JournalSyntax

/// What hung on the belt for all of a list: `Pull-ups 5, 5, 4 @ +7.5 kg`, `Dips 6 6 5 @ +15kg`.
extension FileReader {
  /// Takes the sign off, which the plus says already.
  mutating func dropAtBeforeAdded() {
    guard elements.count > 5,
      let at = elements.indices.dropFirst(3).dropLast(2).first(where: { elements[$0].kind == .at }),
      elements[at + 1].kind == .plus || elements[at + 1].kind == .hyphen,
      !elements[at + 1].spaceAfter, elements[at + 2].unit.isMass, elements[at - 1].isBareWhole,
      elements[at - 2].kind == .comma || elements[at - 2].isBareWhole
        || elements[at - 2].kind == .slash
    else { return }
    anatomy.parser.elements.remove(at: at)
    anatomy.parser.elements[at].flags.insert(.spaceBefore)
  }
}
