internal import JournalSyntax

/// One plate by its weight: `Situp w/ 25 plate 3x15`, `Plate raise 45 plate 3x12`.
extension FileReader {
  /// Takes the word off; `2 plates` stay what they are.
  mutating func settlePlateByWeight() {
    guard
      let word = elements.indices.dropFirst().first(where: {
        isWord($0, in: Self.plate) && elements[$0 - 1].kind == .quantity
      }) ?? elements.indices.first(where: { elements[$0].unit == .plate && isSingular($0) })
    else { return }
    let load = elements[word].kind == .word ? word - 1 : word
    guard load > 0, elements[load].unit == .none || elements[load].unit == .plate,
      [5_000, 10_000, 15_000, 20_000, 25_000, 35_000, 45_000].contains(elements[load].value),
      elements[load].value >= 10_000,
      elements[load - 1].kind == .word || elements[load - 1].kind == .slash
    else { return }
    anatomy.parser.elements[load].unit = .none
    if elements[word].kind == .word { anatomy.parser.elements.remove(at: word) }
    anatomy.parser.end = elements.count
  }

  private func isSingular(_ index: Int) -> Bool {
    bytes[elements[index].range.indices].suffix(5).elementsEqual("plate".utf8)
  }

  private static let plate = WordSet("plate")
}
