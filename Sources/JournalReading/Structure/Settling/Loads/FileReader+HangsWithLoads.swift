internal import JournalSyntax
internal import WorkoutModel

/// What stands between the edge one hangs from, the load on the body and the time.
extension FileReader {
  /// The `18mm` of `max hangs 18mm +20 10s x 5` and of `repeaters 18mm open, BW+5, 6 x 5`, before what hangs
  /// on the body: a note.
  mutating func dropEdgeBeforeLoad() {
    guard elements.count > 4,
      let edge = elements.indices.dropFirst().first(where: { isEdge($0) }),
      (0..<edge).contains(where: { isWord($0, in: Self.hangWords) })
    else { return }
    var next = edge + 1
    while next < elements.count, next < edge + 6,
      elements[next].kind == .comma || isWord(next, in: Self.grips)
    {
      next += 1
    }
    guard next + 1 < elements.count,
      elements[next].meaning == .bodyweight
        || (elements[next].kind == .plus || elements[next].kind == .hyphen)
          && elements[next].spaceBefore && elements[next + 1].kind == .quantity
    else { return }
    context.remarks.append(range(edge..<next))
    anatomy.parser.elements.removeSubrange(edge..<next)
    anatomy.parser.elements[edge].flags.insert(.spaceBefore)
  }

  /// `20mm`, `20 mm`.
  private func isEdge(_ index: Int) -> Bool {
    guard elements[index].kind == .quantity, 4_000...60_000 ~= elements[index].value,
      case let range = elements[index].range, range.count > 2
    else { return false }
    return bytes[Int(range.end) - 2] | 0x20 == UInt8(ascii: "m")
      && bytes[Int(range.end) - 1] | 0x20 == UInt8(ascii: "m")
  }

  /// The comma of `dead hangs BW, 6 reps x 5 sets` and of `repeaters BW-5, 6 x 5`, which only parts the load
  /// from its sets.
  mutating func dropCommaBehindBody() {
    guard elements.count > 5,
      let body = elements.indices.dropFirst().first(where: { elements[$0].meaning == .bodyweight }),
      elements[..<body].allSatisfy({ !$0.isNumber || $0.value <= 10_000 })
    else { return }
    var comma = body + 1
    if comma + 1 < elements.count,
      elements[comma].kind == .plus || elements[comma].kind == .hyphen,
      elements[comma + 1].kind == .quantity
    {
      comma += 2
    }
    guard comma + 3 < elements.count, elements[comma].kind == .comma,
      elements[comma + 1].isBareWhole || elements[comma + 1].unit == .repetition,
      elements[comma + 1].value <= 30_000, elements[comma + 2].kind == .times,
      elements[comma + 3].isNumber,
      comma + 4 == elements.count || elements[comma + 4].kind == .comma
    else { return }
    anatomy.parser.elements.remove(at: comma)
    anatomy.parser.elements[comma].flags.insert(.spaceBefore)
  }

  private static let hangWords = WordSet(
    """
    hang hangs hold holds deadhang deadhangs hangboard fingerboard repeaters repeater maxhangs block
    pullups pull-ups pull pulls
    """)
  private static let grips = WordSet(
    "edge edges crimp half open hand full pocket drag sloper lattice beastmaker leiste rand")
}
