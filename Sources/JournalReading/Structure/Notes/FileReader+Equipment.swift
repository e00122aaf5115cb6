internal import JournalSyntax

/// What stands in the room, which nobody lifted by telling of it: `have 2x4 2x6 2x8 kg`, `bells 16 20 24`.
extension FileReader {
  func listsEquipment(_ segment: Segment) -> Bool {
    guard let first = segment.name.first, first == 0, !segment.isNameBehind, segment.rest.isEmpty
    else { return false }
    let word = Self.persons.contains(bytes[elements[0].range.indices]) ? 1 : 0
    guard word < segment.name.upperBound else { return false }
    if isWord(word, in: Self.owners), word == 1 || segment.name.count == 1 { return areSizes }
    return segment.name.allSatisfy { isWord($0, in: Self.tools) } && areSizes
  }

  /// Sizes that rise or fall from one to the next, one of each or pairs: `16 20 24`, `2x4 2x6 2x8 kg`.
  private var areSizes: Bool {
    var sizes: [Int32] = []
    for index in elements.indices where elements[index].kind == .quantity {
      guard elements[index].unit == .none || elements[index].unit.isMass else { return false }
      let isCount = index + 1 < elements.count && elements[index + 1].kind == .times
      if !isCount { sizes.append(elements[index].value) }
      if isCount, elements[index].value != 2_000, elements[index].value != 4_000 { return false }
    }
    let steps = zip(sizes, sizes.dropFirst())
    return sizes.count > 2 && (steps.allSatisfy(<) || steps.allSatisfy(>))
  }

  private static let owners = WordSet("have own owned equipment gear kit habe besitze tengo")
  private static let persons = WordSet("i we ich wir yo")
  private static let tools = WordSet(
    "plates anilhas dischi discos disques scheiben блины", GymWords.bells)
}
