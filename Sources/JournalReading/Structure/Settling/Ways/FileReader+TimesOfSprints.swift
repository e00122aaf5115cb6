internal import JournalSyntax

/// Sprints over one way, each told by its time: `10m sprint 1.82 1.79 1.80`.
extension FileReader {
  /// `10m sprint 1.82 1.79 1.80`: each of them ten meters, in so many seconds.
  mutating func settleTimesOfSprints() {
    guard 4...24 ~= elements.count, elements[0].kind == .quantity,
      elements[0].unit == .letterM || elements[0].unit == .meter || elements[0].unit == .yard,
      5_000...400_000 ~= elements[0].value, isWord(1, in: Self.sprints)
    else { return }
    let first = elements[2].kind == .colon ? 3 : 2
    let times = elements[first...].filter { $0.kind != .comma && $0.kind != .slash }
    guard times.count > 1,
      times.allSatisfy({
        $0.kind == .quantity && ($0.unit == .none || $0.unit == .letterS || $0.unit == .second)
          && 1_000...90_000 ~= $0.value
      }), times.contains(where: { $0.flags.contains(.fraction) })
    else { return }
    var way = elements[0]
    if way.unit == .letterM { way.unit = .meter }
    var name = elements[1]
    name.flags.insert(.spaceBefore)
    var written = [name]
    for (place, time) in times.enumerated() {
      let at = ByteRange(Int(time.range.start), Int(time.range.start))
      if place > 0 { written.append(Element(.comma, at, flags: .spaceAfter)) }
      way.range = at
      way.flags = [.spaceBefore, .spaceAfter]
      var time = time
      time.unit = .second
      time.flags.formUnion([.spaceBefore, .spaceAfter])
      written += [
        way,
        Element(
          .word, at, word: Word(meaning: .in, value: 0), flags: [.spaceBefore, .spaceAfter]), time,
      ]
    }
    anatomy.parser.elements = written
    anatomy.parser.end = elements.count
  }

  private static let sprints = WordSet("sprint sprints dash dashes")
}
