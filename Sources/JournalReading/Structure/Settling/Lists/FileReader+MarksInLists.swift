internal import JournalSyntax

/// Words and marks of one set among others: `5×135; PR 1×225; 3×205`, `2@37, miss@46, 46`,
/// `115 8, 135 5 (spotted), 135 3`.
extension FileReader {
  /// The `PR` before the set that was one; `PR 100x5, now 105x5` tells of two days.
  mutating func dropRecordBeforeSet(_ record: Int) -> Bool {
    var next = record + 1
    while next < elements.count, elements[next].kind == .exclamation { next += 1 }
    // `97/1 PB!! 100/x`, `145x1 PR!!! 150 fail`.
    let isBetweenSets =
      record > 2 && elements[record - 1].isNumber && elements[record - 2].kind == .times
      && next + 2 < elements.count && elements[next + 1].kind == .times
    if next > record + 1 || isBetweenSets, record > 2, next + 1 < elements.count,
      elements[record - 1].isNumber,
      elements[next].isNumber, elements[next].spaceBefore,
      elements[next + 1].kind == .times || elements[next + 1].kind == .slash
        || elements[next + 1].meaning == .failed
    {
      context.remarks.append(elements[record].range)
      anatomy.parser.elements.replaceSubrange(
        record..<next, with: [Element(.comma, elements[record].range, flags: .spaceAfter)])
      return true
    }
    guard record > 3, record + 3 < elements.count,
      elements[record - 1].kind == .comma || elements[record - 1].kind == .semicolon,
      elements[record - 2].isNumber,
      elements[record + 1].isNumber, elements[record + 2].kind == .times,
      elements[record + 3].isNumber
    else { return false }
    context.remarks.append(elements[record].range)
    anatomy.parser.elements.remove(at: record)
    return true
  }

  /// The `miss@46, 46` behind `1@37, 40, 43`: no rep of the first, and as many as before of those behind.
  mutating func settleMissAt(_ miss: Int) -> Bool {
    guard miss > 3, miss + 2 < elements.count, elements[miss].kind == .word,
      elements[miss - 1].kind == .comma, elements[miss + 1].kind == .at,
      elements[miss + 2].isBare || elements[miss + 2].unit.isMass,
      elements[miss + 2].value >= 20_000,
      let sign = elements[..<miss].lastIndex(where: { $0.kind == .at }), sign > 0,
      elements[sign - 1].isBareWhole, elements[sign - 1].value <= 10_000
    else { return false }
    let reps = elements[sign - 1]
    anatomy.parser.elements[miss] = Element(
      .quantity, elements[miss].range, value: 0, flags: elements[miss].flags)
    let next = miss + 4
    guard next < elements.count, elements[next - 1].kind == .comma,
      elements[next].isBare || elements[next].unit.isMass, elements[next].value >= 20_000,
      next + 1 >= elements.count || elements[next + 1].kind == .comma
    else { return true }
    let place = ByteRange(Int(elements[next].range.start), Int(elements[next].range.start))
    anatomy.parser.elements.insert(
      contentsOf: [
        Element(.quantity, place, value: reps.value, flags: .spaceBefore), Element(.at, place),
      ], at: next)
    anatomy.parser.elements[next + 2].flags.remove(.spaceBefore)
    return true
  }

  /// The `(spotted)` between sets whose reps stand a blank behind their loads.
  mutating func dropRemarkBetweenPairs(_ open: Int) {
    anatomy.parser.end = elements.count
    guard open > 1, isSpacedPair(open - 2), let close = anatomy.parser.closing(open),
      close > open + 1, elements[(open + 1)..<close].allSatisfy({ tellsOfSet($0) }),
      close + 3 < elements.count, elements[close + 1].kind == .comma, isSpacedPair(close + 2)
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
  }

  private func isSpacedPair(_ load: Int) -> Bool {
    elements[load].isBare && elements[load].value >= 20_000 && elements[load + 1].isBareWhole
      && elements[load + 1].spaceBefore && elements[load + 1].value * 2 <= elements[load].value
      && (load < 1 || !elements[load - 1].isNumber && elements[load - 1].kind != .times)
  }

  private func tellsOfSet(_ element: Element) -> Bool {
    element.kind == .word && (element.word == .plain || element.meaning == .feeling)
  }

  /// The `to a 3 board` of `545 for a single to a 3 board`: where the bar was stopped.
  mutating func dropBoards(_ board: Int) -> Bool {
    guard board > 3, elements[board - 1].isBareWhole, elements[board - 1].value <= 6_000,
      elements[..<(board - 2)].contains(where: \.isNumber),
      case let article = isWord(board - 2, in: Self.articles) ? board - 2 : board - 1,
      isWord(article - 1, in: Self.places)
    else { return false }
    context.remarks.append(range((article - 1)..<(board + 1)))
    anatomy.parser.elements.removeSubrange((article - 1)...board)
    return true
  }

  func isBoard(_ index: Int) -> Bool { isWord(index, in: Self.boards) }

  private static let boards = WordSet("board boards block blocks")
  private static let articles = WordSet("a the")
  private static let places = WordSet("to off from on")

  /// The `no rep` of `85 kg x no rep` and the `no lift` of `85 kg no lift`: a miss.
  mutating func settleNoRep(_ no: Int) {
    guard no > 0, no + 1 < elements.count, isWord(no, in: Self.no),
      elements[no + 1].meaning == .repetition || isWord(no + 1, in: Self.lifts),
      elements[no - 1].kind == .times && no > 1 && elements[no - 2].isNumber
        || elements[no - 1].kind == .quantity
          && (elements[no - 1].unit.isMass || elements[no - 1].value >= 40_000),
      no + 2 >= elements.count || elements[no + 2].kind != .word
    else { return }
    var miss = elements[no]
    miss.word = Word(meaning: .failed, value: 0)
    miss.range = miss.range.through(elements[no + 1].range)
    miss.flags.insert(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(no...(no + 1), with: [miss])
  }

  private static let no = WordSet("no")
  private static let lifts = WordSet("lift")
}
