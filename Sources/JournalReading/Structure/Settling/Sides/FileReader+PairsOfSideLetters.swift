internal import JournalSyntax

/// Reps of both sides, set by set, with a letter behind each: `One arm row 80 10L 10R 9L 9R`.
extension FileReader {
  /// Parts the pairs by commas.
  mutating func partPairsOfSides() {
    var places: [Int] = []
    var index = 0
    while index + 3 < elements.count {
      guard isRepsOfSide(index, .left), isRepsOfSide(index + 2, .right) else {
        index += 1
        continue
      }
      places.append(index)
      index += 4
    }
    guard places.count > 1, zip(places, places.dropFirst()).allSatisfy({ $1 - $0 == 4 }) else {
      return
    }
    for place in places.dropFirst().reversed() {
      let start = Int(elements[place].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(start, start), flags: .spaceAfter), at: place)
    }
    anatomy.parser.end = elements.count
  }

  private func isRepsOfSide(_ index: Int, _ side: WordMeaning) -> Bool {
    elements[index].isBareWhole && elements[index].value <= 60_000
      && elements[index + 1].meaning == side && !elements[index + 1].spaceBefore
  }
}
