internal import JournalSyntax

/// How deep the edge is that one hangs from, before the time: `Max hangs 20mm, 10s on 3min off: +12kg`.
extension FileReader {
  /// Keeps the edge as a note, and puts a comma before the time, as in `Max hangs, 10s: +12kg`.
  mutating func dropEdge(_ edge: Int) {
    guard edge > 0, edge + 2 < elements.count, elements[edge].kind == .quantity,
      4_000...60_000 ~= elements[edge].value, tellsMillimeters(edge),
      elements[..<edge].indices.contains(where: { isWord($0, in: Self.hanging) })
    else { return }
    var time = edge + 1
    while time < elements.count, elements[time].kind == .comma || isWord(time, in: Self.edges) {
      time += 1
    }
    guard time + 1 < elements.count, isTimeOfHang(time) else { return }
    context.remarks.append(range(edge..<(edge + 1)))
    dropPauseOfHangs(behind: time)
    let start = Int(elements[edge].range.start)
    anatomy.parser.elements.replaceSubrange(
      edge..<time, with: [Element(.comma, ByteRange(start, start), flags: .spaceAfter)])
  }

  /// The pause behind the time of `Max hangs 10s on 3min off: +12kg`, where no edge is told.
  mutating func settlePauseOfHangs(_ time: Int) {
    guard time > 0, time + 2 < elements.count, isTimeOfHang(time),
      tellsOn(time + 1) || elements[time + 1].isNumber,
      elements[..<time].indices.contains(where: { isWord($0, in: Self.hanging) })
    else { return }
    dropPauseOfHangs(behind: time)
  }

  /// The `on 3min off` of `10s on 3min off:` and the `, 3min rest` of `10s, 3min rest:`.
  private mutating func dropPauseOfHangs(behind time: Int) {
    let on = tellsOn(time + 1) ? time + 2 : time + 1
    var end = on
    if elements[safe: end]?.kind == .comma || elements[safe: end]?.kind == .slash { end += 1 }
    if end < elements.count, elements[end].unit == .minute || isTimeOfHang(end) {
      end += 1
      while elements[safe: end]?.kind == .word,
        elements[end].meaning == .rest || isWord(end, in: Self.off)
      {
        end += 1
      }
    }
    if elements[safe: end]?.kind == .colon, end > on {
      context.remarks.append(range(on..<end))
    } else {
      end = on
    }
    anatomy.parser.elements.removeSubrange((time + 1)..<end)
  }

  /// The `on` before a number, which may be any sign by now.
  private func tellsOn(_ index: Int) -> Bool {
    elements[safe: index].map { bytes[$0.range.indices].elementsEqual("on".utf8) } ?? false
  }

  private func tellsMillimeters(_ index: Int) -> Bool {
    let range = elements[index].range
    return range.count > 2
      && bytes[Int(range.end) - 2] | 0x20 == UInt8(ascii: "m")
      && bytes[Int(range.end) - 1] | 0x20 == UInt8(ascii: "m")
  }

  private static let hanging = WordSet(
    "hang hangs hold holds deadhang deadhangs hangboard fingerboard repeaters maxhangs block lift lifts"
  )
  private static let edges = WordSet("edge edges crimp half open hand pocket lattice beastmaker")
  private static let off = WordSet("off pause")
}
