internal import JournalSyntax

/// The set above once more, or so often: `same for another set`, `same for 2 more sets`, `repeat twice`.
extension FileReader {
  /// `same for 2 more sets`, `same for another set`, `repeat twice` right below a set: so often again.
  mutating func settleSameBelowSet() {
    guard 2...6 ~= elements.count, isWord(0, in: Self.same), let last = context.lastSet,
      last.lineIndex == context.lineIndex - 1,
      elements.dropFirst().indices.allSatisfy({
        elements[$0].isBareWhole || elements[$0].unit == .set || elements[$0].meaning == .set
          || elements[$0].meaning == .for || elements[$0].kind == .times
          || isWord($0, in: Self.behindSame)
      }), elements.count(where: \.isNumber) <= 1,
      elements.last.map({ $0.kind == .word || $0.isNumber }) ?? false
    else { return }
    let count = elements.first { $0.isNumber }?.value
    let isTwice = elements.dropFirst().indices.contains { isWord($0, in: Self.twice) }
    if let count = count ?? (isTwice ? 2_000 : nil) {
      repeatLineAbove(count)
      return
    }
    var ditto = elements[0]
    ditto.word = Word(meaning: .ditto, value: 0)
    ditto.flags.insert(.spaceAfter)
    anatomy.parser.elements = [ditto]
    anatomy.parser.end = elements.count
  }

  /// Puts the load and the reps of the line above in place of `same for 2 more sets`, so often.
  private mutating func repeatLineAbove(_ count: Int32) {
    guard 2_000...10_000 ~= count else { return }
    let place = elements[0].range
    var above: [Element] = []
    scanner.scan(document.lines[context.lineIndex - 1].content.indices, into: &above)
    guard above.count == 3, above[0].kind == .quantity, above[1].kind == .times,
      above[2].isBareWhole
    else { return }
    above += [
      Element(.times, place, flags: [.spaceBefore, .spaceAfter]),
      Element(.quantity, place, unit: .set, value: count, flags: [.spaceBefore, .spaceAfter]),
    ]
    for index in above.indices {
      above[index].range = ByteRange(Int(place.start), Int(place.start))
    }
    above[4].range = place
    anatomy.parser.elements = above
    anatomy.parser.end = elements.count
  }

  private static let same = WordSet("same repeat repeated another")
  private static let behindSame = WordSet(
    "for another again more weight second third one set sets twice time times")
  private static let twice = WordSet("twice")
}
