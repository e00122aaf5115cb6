internal import JournalSyntax

/// Ways as runners jot them: `wu 2k`, `cd 2k, legs heavy`, `easy 6k only`, `LONG 18k 1:41:12`, `12 x 200 in 42`, `8x400m @ 94`.
extension FileReader {
  mutating func settleWaysOfRunners() {
    dropMannerBeforeWay()
    settlePieces()
  }

  /// The word for how it was run, before a way that nobody lifts.
  private mutating func dropMannerBeforeWay() {
    let colon = elements[1].kind == .colon ? 2 : 1
    guard elements[0].kind == .word, colon < elements.count,
      elements[colon].unit == .kilometer || elements[colon].unit == .mile
        || elements[colon].unit == .kilo && elements[colon].value < 60_000,
      elements[0].meaning == .warmup || isWord(0, in: Self.manners) && !isExercise(0..<1),
      colon + 1 == elements.count || elements[colon + 1].kind != .times,
      colon + 1 == elements.count || elements[colon + 1].kind != .word
        || !isExercise(colon + 1..<(colon + 2))
    else { return }
    context.remarks.append(elements[0].range)
    context.runLine = context.lineIndex
    anatomy.parser.elements.removeSubrange(..<colon)
    // `6k only`.
    if elements.count > 1, elements[1...].allSatisfy({ $0.kind == .word || $0.kind == .comma }) {
      context.remarks.append(range(1..<elements.count))
      anatomy.parser.elements.removeSubrange(1...)
    }
    anatomy.parser.end = elements.count
  }

  /// So many ways, each in a time without its unit: nobody lifts so much so often.
  private mutating func settlePieces() {
    guard elements.count > 4,
      let times = elements.prefix(8).indices.dropFirst().dropLast(3).first(where: {
        elements[$0].kind == .times
      }),
      elements[times - 1].isBareWhole, 2_000...40_000 ~= elements[times - 1].value,
      case let sign = times + 2,
      elements[sign].meaning == .in || elements[sign].kind == .at,
      case let time = sign + 1, isLengthOfPiece(times + 1, before: sign)
    else { return }
    let isClock = elements[time].kind == .clock || elements[time].unit.isTime
    guard isClock || elements[time].isBareWhole, time + 1 == elements.count || !joins(time + 1)
    else { return }
    anatomy.parser.elements[times - 1].unit = .set
    context.runLine = context.lineIndex
    if elements[times + 1].unit == .none {
      anatomy.parser.elements[times + 1].unit = .meter
    }
    if !isClock {
      let meters = Int(elements[times + 1].value) / 1000
      let seconds = Int(elements[time].value) / 1000
      // Between two and ten meters a second.
      guard seconds * 10 >= meters, seconds * 2 <= meters else {
        context.runLine = -1
        return
      }
      anatomy.parser.elements[time].unit = .second
    }
    anatomy.parser.elements.remove(at: sign)
    anatomy.parser.end = elements.count
    dropPauseOfPieces(time)
  }

  private func joins(_ index: Int) -> Bool {
    elements[index].kind == .times || elements[index].kind == .slash || elements[index].isNumber
  }

  /// `400m`, and the bare 200 to 2000 of a track before `in`.
  private func isLengthOfPiece(_ index: Int, before sign: Int) -> Bool {
    if elements[index].unit == .meter || elements[index].unit == .letterM {
      return elements[index].value >= 100_000
    }
    return elements[sign].meaning == .in && elements[index].isBareWhole
      && 100_000...2_000_000 ~= elements[index].value && elements[index].value % 50_000 == 0
  }

  /// The `, 200 jog between` behind the time.
  private mutating func dropPauseOfPieces(_ start: Int) {
    guard start + 3 < elements.count, elements[start].kind == .comma,
      elements[start + 1].isNumber, elements[(start + 2)...].allSatisfy({ $0.kind == .word }),
      elements[(start + 2)...].indices.contains(where: { isWord($0, in: Self.pauses) })
    else { return }
    context.remarks.append(range((start + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.end = elements.count
  }

  private static let manners = WordSet(
    """
    easy long steady recovery recov rec slow tempo cd cooldown cool-down moderate progressive lr locker lang einlaufen auslaufen
    facile lungo lento suave largo lente
    """)
  private static let pauses = WordSet("jog walk between rest recovery float trab gehpause")
}
