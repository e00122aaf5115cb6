internal import JournalSyntax
internal import WorkoutModel

/// Lines of swimmers, who tell lengths without a unit and behind them the stroke and the time in which
/// each is left.
extension FileReader {
  /// Takes `400 free ez`, `8x50 kick w/ fins @1:00`, and below such a line `200 cd` and `10x100 @1:30`:
  /// nobody lifts so much free. False for all else, as `3x50 pull` and `50 free squats`.
  mutating func swumLine(_ line: LineSyntax) -> Bool {
    guard line.kind != .heading, elements.count > 1, elements.count < 60 else { return false }
    // `w/u 400 easy`.
    let isEased =
      elements[0].meaning == .warmup && elements.count > 2 && elements[1].kind == .quantity
      && context.swumSession == (context.session ?? -1)
    let start =
      isEased
      ? 1 : elements.count > 3 && elements[0].kind == .word && elements[1].kind == .colon ? 2 : 0
    guard elements[start].kind == .quantity else { return swumTogether(line) }
    guard let lengths = lengths(at: start), isSwum(lengths) else { return false }
    context.swumSession = context.session ?? -1
    let name = nameOfStroke(lengths)
    settlePendingName(nextIsName: true)
    if !name.isEmpty {
      addEntry(written.bytes[range(name).indices], location(range(name)))
    } else if context.entry == nil {
      addEntry("Swim", location(line.content))
    }
    emitLengths(lengths)
    context.lastSetLine = context.lineIndex
    return true
  }

  private struct Lengths {
    var count: Int?
    let way: Int
    let next: Int
  }

  private func lengths(at start: Int) -> Lengths? {
    guard isBareLength(start) || elements[start].value <= 60_000 else { return nil }
    if start + 2 < elements.count, elements[start + 1].kind == .times, isBareCount(start),
      isBareLength(start + 2)
    {
      return Lengths(count: start, way: start + 2, next: start + 3)
    }
    return isBareLength(start) ? Lengths(way: start, next: start + 1) : nil
  }

  private func isBareCount(_ index: Int) -> Bool {
    elements[index].unit == .none && elements[index].value % 1000 == 0
      && 2_000...60_000 ~= elements[index].value
  }

  /// So many pools, of 25 meters each.
  private func isBareLength(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && 25_000...3_000_000 ~= elements[index].value && elements[index].value % 25_000 == 0
  }

  private func isSwum(_ lengths: Lengths) -> Bool {
    let next = lengths.next
    let isBelow = context.swumSession == (context.session ?? -1)
    if let pending = context.pendingName, names.isKnown(pending.text) { return false }
    if !isBelow, let entry = context.entry, !context.isAfterBlank, tellsLoad(entry) {
      return false
    }
    guard next < elements.count else { return false }
    let leaves = leavesInTime(lengths)
    guard elements[next].kind == .word, !isOn(next) else {
      // `8x50 on :50` above all exercises.
      let isFree = context.entry == nil && context.pendingName == nil
      return (isBelow || isFree && isOn(next)) && lengths.count != nil && leaves
    }
    let isStroke = isWord(next, in: Self.strokes)
    if isBelow, isEaseOfSwim(next) { return true }
    if isWord(next, in: Self.freeStrokes) {
      return leaves || next + 1 == elements.count || elements[next + 1].kind != .word
        || isOn(next + 1) || isWord(next + 1, in: Self.strokes)
        || isWord(next + 1, in: Self.manners)
    }
    if leaves { return isStroke }
    // `25 pull ups`, `50 back squats` below a swim.
    let isAlone =
      next + 1 == elements.count || elements[next + 1].kind != .word || isOn(next + 1)
      || isWord(next + 1, in: Self.strokes) || isWord(next + 1, in: Self.manners)
      || isWord(next + 1, in: Self.floats)
    return isBelow && isAlone && (isStroke || isWord(next, in: Self.manners))
  }

  /// `@1:00` and `on 1:50` behind 50 and 100: a time in which people swim them.
  private func leavesInTime(_ lengths: Lengths) -> Bool {
    guard
      let mark = elements[lengths.next..<min(lengths.next + 8, elements.count)]
        .firstIndex(where: { $0.kind == .at || isOn($0) }), mark + 1 < elements.count,
      elements[mark + 1].kind == .clock
    else { return false }
    let (way, time) = (Int64(elements[lengths.way].value), Int64(elements[mark + 1].value))
    return time * 2 >= way && time <= way * 3
  }

  private func isOn(_ index: Int) -> Bool { isOn(elements[index]) }

  func isOn(_ element: Element) -> Bool {
    element.kind == .word && element.range.count == 2
      && bytes[element.range.indices].elementsEqual("on".utf8)
  }

  /// The `fly/free` of `16x25 fly/free by 25 @ :30`, without how it was swum.
  private func nameOfStroke(_ lengths: Lengths) -> Range<Int> {
    var end = lengths.next
    while end < elements.count,
      elements[end].kind == .word || elements[end].kind == .slash, !isOn(end),
      elements[end].range.count > 1 || elements[end].kind == .slash,
      elements[end].meaning != .with, !isWord(end, in: Self.joining)
    {
      end += 1
    }
    while end > lengths.next,
      elements[end - 1].kind == .slash
        || end > lengths.next + 1 && isWord(end - 1, in: Self.manners)
    {
      end -= 1
    }
    return lengths.next..<end
  }

  private mutating func emitLengths(_ lengths: Lengths) {
    var way = Quantity(elements[lengths.way])
    way.marks.insert(.way)
    let count = lengths.count.map { Int(elements[$0].value / 1000) } ?? 1
    if let run = runOfClocks(from: lengths.next, count: count) {
      return emitTimes(way, run, Attributes())
    }
    var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    var quantities = [way]
    if let index = lengths.count {
      var sets = Quantity(elements[index])
      sets.unit = .set
      quantities.append(sets)
      terms.append(Term(joiner: .times, quantities: 1..<2, separator: .none))
    }
    let first = elements[lengths.count ?? lengths.way].range
    appendDraft(terms, quantities, Attributes(), first.through(elements[lengths.way].range))
  }

  /// `wu+cd 600` below other lengths.
  private mutating func swumTogether(_ line: LineSyntax) -> Bool {
    let last = elements.count - 1
    guard context.swumSession == (context.session ?? -1), elements.count <= 6,
      isBareLength(last), elements[0].kind == .word,
      elements[..<last].allSatisfy({
        $0.kind == .plus || $0.kind == .slash || $0.kind == .word
      }),
      (0..<last).contains(where: { isWord($0, in: Self.manners) || isWord($0, in: Self.strokes) })
    else { return false }
    settlePendingName(nextIsName: true)
    addEntry(written.bytes[range(0..<last).indices], location(range(0..<last)))
    emitLengths(Lengths(way: last, next: elements.count))
    context.lastSetLine = context.lineIndex
    return true
  }

  /// The `c/d` of `200 c/d`, the `w/u` of `400 w/u`: how one ends and begins.
  private func isEaseOfSwim(_ index: Int) -> Bool {
    index + 3 == elements.count && elements[index + 1].kind == .slash
      && isWord(index, in: Self.eases) && isWord(index + 2, in: Self.easeEnds)
  }

  private static let eases = WordSet("c w")
  private static let easeEnds = WordSet("d u")

  /// The day of `Tue 4 Nov pool 25m` and of `Fri 7 Nov pool. slow lane`: its lines tell lengths. True
  /// when the line tells nothing but the pool.
  mutating func opensSwim(_ start: Int, _ session: Int) -> Bool {
    guard isWord(start, in: Self.pools) else { return false }
    context.swumSession = session
    guard start + 2 == elements.count, elements[start + 1].kind == .quantity,
      elements[start + 1].unit == .letterM || elements[start + 1].unit.isLength,
      elements[start + 1].value <= 100_000
    else { return false }
    file.sessions[session].title = cleanTitle(start..<elements.count)
    return true
  }

  private static let pools = WordSet(
    "pool scy scm lcm piscine piscina schwimmbad zwembad simhall basen")
  /// What one swims with.
  private static let floats = WordSet("buoy paddles fins board kickboard snorkel")

  /// Nothing that is lifted is called so.
  private static let freeStrokes = WordSet("free freestyle im")
  private static let strokes = WordSet(
    """
    free freestyle im fly butterfly back backstroke breast breaststroke kick kicking pull pulling \
    choice drill drills swim scull sculling stroke
    """)
  private static let manners = WordSet(
    "ez easy wu cd sprint sprints warmup cooldown loosen smooth steady strong build descend desc hard fast"
  )
  private static let joining = WordSet("by with every odd odds")
}
