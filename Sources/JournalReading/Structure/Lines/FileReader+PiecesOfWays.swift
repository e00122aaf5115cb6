internal import JournalSyntax
internal import WorkoutModel

/// Runs, rows and swims in several pieces on a line: `run: 2 km wu, 6x800 in 3:25 3:24 3:22 3:23 3:24 3:19, 2 km cd`, `swim
/// 1500: 300 easy, 10x100 on 2:10, 200 cd`.
extension FileReader {
  /// Reads each way as a line of its own below the name.
  mutating func piecesOfWays(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 6...200 ~= elements.count,
      !context.isPieceOfLine, context.table == nil, context.section == .training,
      elements[0].kind == .word, elements.indices.dropFirst(3).contains(where: { partsWays($0) }),
      isAsWritten,
      elements.allSatisfy({ $0.kind != .pipe && $0.kind != .question && !tellsOtherWork($0) }),
      let first = elements.firstIndex(where: \.isNumber), first <= 5,
      let name = nameOfWays(before: first)
    else { return false }
    let colon = elements.prefix(8).firstIndex { $0.kind == .colon }
    // `erg 4x1000 r3: 3:58 3:57 3:59 3:54, + 1500 cd`: times stand behind the colon.
    let start = colon.flatMap { lengthOfPiece($0 + 1) == nil ? nil : $0 + 1 } ?? first
    guard start < elements.count, start >= first || first > name.upperBound,
      elements[name.upperBound..<start].allSatisfy({
        $0.kind == .colon || $0.kind == .comma || $0.kind == .hyphen || $0.isNumber
      })
    else { return false }
    let starts = [start] + elements.indices.dropFirst(start + 1).filter { partsWays($0 - 1) }
    let ways = starts.filter { lengthOfPiece($0) != nil }
    guard ways.count > 1, ways[0] == start,
      tellsSumOfWays(name.upperBound..<start, ways)
    else { return false }
    let ends = ways.dropFirst().map { isSign($0 - 2, .comma) ? $0 - 2 : $0 - 1 } + [elements.count]
    let places = zip(ways, ends).map { range($0..<max($0 + 1, $1)) }
    settlePendingName(nextIsName: true)
    addEntry(written.bytes[range(name).indices], location(range(name)))
    context.wayLine = context.lineIndex
    readPieces(of: line, at: places)
    context.wayLine = -1
    return true
  }

  /// The words before the ways, when they name what is run, rowed, swum or ridden.
  private func nameOfWays(before first: Int) -> Range<Int>? {
    var end = first
    while end > 0, elements[end - 1].kind != .word { end -= 1 }
    guard 1...3 ~= end, elements[..<end].allSatisfy({ $0.kind == .word }),
      !names.nature(of: NameText.clean(written.bytes[range(0..<end).indices]))
        .isDisjoint(with: [.cardio, .swum])
        || end == 1 && isSessionOfRunner(0)
    else { return nil }
    return 0..<end
  }

  /// `tempo`, `track`, `intervals`.
  func isSessionOfRunner(_ index: Int) -> Bool { isWord(index, in: Self.sessionsOfRunners) }

  private func partsWays(_ sign: Int) -> Bool {
    switch elements[sign].kind {
    case .comma, .semicolon: elements[sign].spaceAfter
    case .period: elements[sign].spaceAfter && !elements[sign].spaceBefore
    case .plus: elements[sign].spaceBefore && elements[sign].spaceAfter
    default: false
    }
  }

  /// The meters of the `10x100`, the `2 km` or the bare `300` that starts there; `nil` for `610 m up` and `30 s`.
  private func lengthOfPiece(_ start: Int) -> Int? {
    guard start < elements.count, elements[start].isNumber else { return nil }
    let isRepeated =
      elements[start].isBareWhole && elements[safe: start + 1]?.kind == .times
      && 2_000...60_000 ~= elements[start].value
    let way = isRepeated ? start + 2 : start
    guard way < elements.count, elements[way].kind == .quantity,
      elements[safe: way + 1].map({ !isWord(way + 1, in: GymWords.climbs) && $0.kind != .times })
        ?? true,
      !tellsPause(behind: way)
    else { return nil }
    let count = isRepeated ? Int(elements[start].value) / 1000 : 1
    let length = Int(elements[way].value)
    switch elements[way].unit {
    case .kilometer, .kilo: return length <= 200_000 ? length * count : nil
    case .mile: return length * 1609 / 1000 * count
    case .meter, .letterM: return length / 1000 * count
    case .none where length % 25_000 == 0 && 25_000...5_000_000 ~= length:
      return length / 1000 * count
    default: return nil
    }
  }

  /// The `jog between` of `3 x 800m, 400 jog between`.
  private func tellsPause(behind way: Int) -> Bool {
    elements[(way + 1)...].prefix(3).prefix { $0.kind == .word }.contains {
      $0.meaning == .between || $0.meaning == .rest
        || Self.pauses.contains(bytes[$0.range.indices])
    }
  }

  /// Between the name and its pieces stands nothing, or what they come to: `swim 1500: 300, 10x100, 200`.
  private func tellsSumOfWays(_ between: Range<Int>, _ ways: [Int]) -> Bool {
    let numbers = between.filter { elements[$0].isNumber }
    guard let total = numbers.first else { return true }
    guard numbers.count == 1, let length = lengthOfPiece(total) else { return false }
    return length == ways.compactMap { lengthOfPiece($0) }.reduce(0, +)
  }

  /// Takes off such a piece whatever tells how it was done: `2 km wu`, `12x50 paddles on 1:05`, `5 km @ 4:40 (23:22)`.
  mutating func settlePieceOfWay() {
    guard context.wayLine == context.lineIndex, context.isPieceOfLine, !elements.isEmpty else {
      return
    }
    let isRepeated = elements.count > 2 && elements[1].kind == .times
    let way = isRepeated ? 2 : 0
    switch elements[way].unit {
    case .none, .letterM: anatomy.parser.elements[way].unit = .meter
    case .kilo: anatomy.parser.elements[way].unit = .kilometer
    default: break
    }
    if isRepeated { anatomy.parser.elements[0].unit = .set }
    var end = way + 1
    while end < elements.count, elements[end].kind == .word, elements[end].meaning != .in,
      elements[end].meaning != .with, elements[end].meaning != .rest,
      !isWord(end, in: Self.departures),
      elements[safe: end + 1].map({ !$0.isNumber || $0.spaceBefore }) ?? true
    {
      if elements[end].meaning == .warmup { pendingKind = .warmup }
      end += 1
    }
    // `on 2:10`: how often they started.
    if end + 1 < elements.count, isWord(end, in: Self.departures),
      elements[end + 1].kind == .clock || elements[end + 1].isNumber
    {
      end += 2
    }
    // `@ 4:40 (23:22)`: the pace, and the time.
    if end + 4 < elements.count, elements[end].kind == .at, elements[end + 1].kind == .clock,
      elements[end + 2].kind == .openParenthesis, elements[end + 3].kind == .clock,
      elements[end + 4].kind == .closeParenthesis
    {
      anatomy.parser.elements.remove(at: end + 4)
      end += 3
    }
    dropJogBetween(end)
    guard end > way + 1 else { return }
    context.remarks.append(range((way + 1)..<end))
    anatomy.parser.elements.removeSubrange((way + 1)..<end)
    anatomy.parser.elements[way].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// The `w/ 400 jog` behind the times of `6x800 in 3:25 3:24 w/ 400 jog`.
  private mutating func dropJogBetween(_ start: Int) {
    guard
      let with = elements.indices.dropFirst(start).first(where: { elements[$0].meaning == .with }),
      case let number = isSign(with + 1, .slash) ? with + 2 : with + 1,
      number + 1 < elements.count, elements[number].isNumber,
      elements[(number + 1)...].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range(with..<elements.count))
    anatomy.parser.elements.removeSubrange(with...)
    anatomy.parser.end = elements.count
  }

  private static let sessionsOfRunners = WordSet(
    "tempo track intervals interval fartlek erg intervalle bahn fractionné séries ripetute intervalos интервалы"
  )
  private static let pauses = WordSet("recovery float trab gehpause trabpause récup recuperación")
  private static let departures = WordSet("on off leaving every")
}
