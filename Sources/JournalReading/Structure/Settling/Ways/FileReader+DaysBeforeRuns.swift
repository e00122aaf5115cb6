internal import JournalSyntax

/// What was said of the day before a run, and how far the loads were carried: `Bank holiday. 6 mi easy run, 52:10`,
/// `Yoke: 50 ft walks. 400, 480, 560`.
extension FileReader {
  /// Keeps the words before the way as a remark.
  mutating func dropDayBeforeWay() {
    guard let stop = elements.firstIndex(where: { $0.kind == .period }), stop > 0,
      stop + 2 < elements.count, elements[stop].spaceAfter,
      elements[stop + 1].kind == .quantity,
      elements[stop + 1].unit == .mile || elements[stop + 1].unit == .kilometer,
      elements.indices.dropFirst(stop + 2).prefix(3).contains(where: {
        isWord($0, in: Self.runs)
      })
    else { return }
    var start = stop
    while start > 0, elements[start - 1].kind == .word { start -= 1 }
    guard 1...4 ~= stop - start,
      start == 0 || elements[start - 1].kind == .hyphen && elements[start - 1].spaceAfter
        || elements[start - 1].kind == .colon || elements[start - 1].kind == .comma,
      !isExercise(start..<stop), !isName(start..<stop)
    else { return }
    context.remarks.append(range(start..<stop))
    anatomy.parser.elements.removeSubrange(start...stop)
  }

  private static let runs = WordSet("run runs jog jogging ride walk hike swim shakeout")

  /// Puts the period between the way and the loads as a colon.
  mutating func settleLoadsBehindWay() {
    guard let stop = elements.firstIndex(where: { $0.kind == .period }), stop > 2,
      stop + 5 < elements.count, elements[stop - 1].kind == .word,
      isWord(stop - 1, in: Self.pieces), elements[stop - 2].kind == .quantity,
      elements[stop - 2].unit.isLength || elements[stop - 2].unit == .letterM,
      elements[..<(stop - 2)].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      [stop + 1, stop + 3, stop + 5].allSatisfy({
        elements[$0].kind == .quantity && elements[$0].value >= 20_000
          && (elements[$0].isBare || elements[$0].unit.isMass)
      }), elements[stop + 2].kind == .comma, elements[stop + 4].kind == .comma
    else { return }
    anatomy.parser.elements[stop].kind = .colon
    anatomy.parser.elements.remove(at: stop - 1)
    if elements[stop - 3].kind == .colon { anatomy.parser.elements.remove(at: stop - 3) }
  }

  private static let pieces = WordSet("runs walks carries trips lengths pulls drags")
}
