internal import JournalSyntax
internal import WorkoutModel

/// Lines of swimmers, who tell lengths without a unit and behind them the stroke and the time in which
/// each is left.
extension FileReader {
  /// Takes `400 free ez`, `8x50 kick w/ fins @1:00`, and below such a line `200 cd` and `10x100 @1:30`:
  /// nobody lifts so much free. False for all else, as `3x50 pull` and `50 free squats`.
  mutating func swumLine(_ line: LineSyntax) -> Bool {
    guard line.kind != .heading, elements.count < 60 else { return false }
    if isSumOfLengths() {
      if agreesWithLengths { note(line.content) } else { noteUnread(line) }
      return true
    }
    guard elements.count > 1 else { return false }
    if tellsPool {
      openLengths()
      note(line.content)
      return true
    }
    // `w/u 400 easy`.
    let isEased =
      elements[0].meaning == .warmup && elements.count > 2 && elements[1].kind == .quantity
      && context.swumSession == (context.session ?? -1)
    let start =
      isEased || elements[0].kind == .other && elements.count > 2
      ? 1 : elements.count > 3 && elements[0].kind == .word && elements[1].kind == .colon ? 2 : 0
    guard elements[start].kind == .quantity else { return swumTogether(line) }
    guard let lengths = lengthsBehindSum(start) ?? lengths(at: start), isSwum(lengths) else {
      return false
    }
    openLengths()
    let name = nameOfStroke(lengths)
    settlePendingName(nextIsName: true)
    if !name.isEmpty {
      addEntry(written.bytes[range(name).indices], location(range(name)))
    } else if context.entry == nil {
      addEntry("Swim", location(line.content))
    }
    if rounds != nil { enterBlock() }
    emitLengths(lengths)
    context.lastSetLine = context.lineIndex
    return true
  }

  /// `vasca 25`, `pool: 50 m`: the lines below tell lengths.
  private var tellsPool: Bool {
    guard elements.count <= 3, isWord(0, in: Self.pools),
      case let last = elements[elements.count - 1], last.kind == .quantity,
      elements.count == 2 || elements[1].kind == .colon
    else { return false }
    return (last.unit == .none || last.unit == .letterM || last.unit.isLength)
      && 15_000...50_000 ~= last.value
  }

  mutating func openLengths() {
    if context.swumSession != (context.session ?? -1) { context.swumWay = 0 }
    context.swumSession = context.session ?? -1
  }

  private struct Lengths {
    var count: Int?
    let way: Int
    let next: Int
    /// The sum of the lengths stands before them.
    var hasSum = false
  }

  /// The `3 x 50's` of `150 - 3 x 50's free`, behind what they make together.
  private func lengthsBehindSum(_ sum: Int) -> Lengths? {
    guard isBareLength(sum), sum + 2 < elements.count, elements[sum + 1].kind == .hyphen,
      elements[sum + 1].spaceBefore, var lengths = lengths(at: sum + 2),
      case let count = lengths.count.map({ Int64(elements[$0].value / 1000) }) ?? 1,
      Int64(elements[lengths.way].value) * count == Int64(elements[sum].value)
    else { return nil }
    lengths.hasSum = true
    return lengths
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
      && 1_000...60_000 ~= elements[index].value
  }

  /// So many pools, of 25 meters each.
  private func isBareLength(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && 25_000...3_000_000 ~= elements[index].value && elements[index].value % 25_000 == 0
  }

  private mutating func isSwum(_ lengths: Lengths) -> Bool {
    let next = lengths.next
    let isBelow = context.swumSession == (context.session ?? -1)
    if let pending = context.pendingName, names.isKnown(pending.text) { return false }
    if !isBelow, let entry = context.entry, !context.isAfterBlank, tellsLoad(entry) {
      return false
    }
    if lengths.hasSum { return tellsOfSwimming() }
    guard next < elements.count else { return false }
    let leaves = leavesInTime(lengths)
    guard elements[next].kind == .word, !isOn(next) else {
      // `8x50 on :50` above all exercises.
      let isFree = context.entry == nil && context.pendingName == nil
      // `100 on 1:35`, where the file tells of swimming.
      if leaves, isOn(next), tellsOfSwimming() { return true }
      guard lengths.count != nil, leaves else { return false }
      return isBelow || isFree && (isOn(next) || tellsOfSwimming())
    }
    let isStroke = isWord(next, in: Self.strokes)
    if isBelow, isEaseOfSwim(next) || elements[next].meaning == .warmup || isWarmDown(next) {
      return true
    }
    if isWord(next, in: Self.freeStrokes) {
      return leaves || next + 1 == elements.count || elements[next + 1].kind != .word
        || isOn(next + 1) || isWord(next + 1, in: Self.strokes)
        || isWord(next + 1, in: Self.manners) || elements[next + 1].meaning == .warmup
        // `10x100 sl p. 1'45`.
        || elements[next + 1].range.count == 1
    }
    // `4 x 50 Streamline Kick on back @ 1:00`.
    if leaves { return isStroke || tellsOfSwimming() && hasStroke(from: next) }
    // `25 pull ups`, `50 back squats` below a swim.
    let isAlone =
      next + 1 == elements.count || elements[next + 1].kind != .word || isOn(next + 1)
      || isWord(next + 1, in: Self.strokes) || isWord(next + 1, in: Self.manners)
      || isWord(next + 1, in: Self.floats) || isEaseOfSwim(next + 1)
      || elements[next + 1].meaning == .with
    return isBelow && isAlone && (isStroke || isWord(next, in: Self.manners))
  }

  private func hasStroke(from first: Int) -> Bool {
    elements[first..<min(first + 4, elements.count)].prefix { $0.kind == .word }.indices
      .contains { isWord($0, in: Self.strokes) }
  }

  /// `@1:00` and `on 1:50` behind 50 and 100: a time in which people swim them.
  private func leavesInTime(_ lengths: Lengths) -> Bool {
    guard
      let mark = (lengths.next..<min(lengths.next + 8, elements.count)).first(where: {
        (elements[$0].kind == .at || isOn($0)) && $0 + 1 < elements.count
          && elements[$0 + 1].kind == .clock
      })
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
        || end > lengths.next + 1
          && (isWord(end - 1, in: Self.manners) || elements[end - 1].meaning == .warmup)
    {
      end -= 1
    }
    return lengths.next..<end
  }

  private mutating func emitLengths(_ lengths: Lengths) {
    var way = Quantity(elements[lengths.way])
    if swimsYards() { way.unit = .yard } else { way.marks.insert(.way) }
    let count = lengths.count.map { Int(elements[$0].value / 1000) } ?? 1
    context.swumWay += Int64(way.value) * Int64(count)
    if let run = runOfClocks(from: lengths.next, count: count) {
      return emitTimes(way, run, Attributes())
    }
    if lengths.count == nil, rounds == nil,
      let time = timeOfLength(lengths.way, behind: lengths.next)
    {
      return appendDraft(
        [
          Term(joiner: .first, quantities: 0..<1, separator: .none),
          Term(joiner: .in, quantities: 1..<2, separator: .none),
        ], [way, time], Attributes(), elements[lengths.way].range.through(time.range))
    }
    var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    var quantities = [way]
    var sets = lengths.count.map { Quantity(elements[$0]) }
    // `4 rounds of:` above `1 x 100 fly @ 1:15`.
    if let rounds {
      let count = Int64(sets?.value ?? 1000) * Int64(rounds.value) / 1000
      sets = rounds
      sets?.value = Int32(clamping: count)
    }
    if var sets {
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

  /// `200 warm down`.
  private func isWarmDown(_ index: Int) -> Bool {
    index + 2 == elements.count && isWord(index, in: Self.warm) && isWord(index + 1, in: Self.down)
  }

  private static let warm = WordSet("warm cool")
  private static let down = WordSet("down up")
  private static let eases = WordSet("c w")
  private static let easeEnds = WordSet("d u")

  /// The day of `Tue 4 Nov pool 25m` and of `Fri 7 Nov pool. slow lane`: its lines tell lengths. True
  /// when the line tells nothing but the pool.
  mutating func opensSwim(_ start: Int, _ session: Int) -> Bool {
    guard isWord(start, in: Self.pools) else { return false }
    openLengths()
    context.swumSession = session
    guard start + 2 == elements.count, elements[start + 1].kind == .quantity,
      elements[start + 1].unit == .letterM || elements[start + 1].unit.isLength,
      elements[start + 1].value <= 100_000
    else { return false }
    file.sessions[session].title = cleanTitle(start..<elements.count)
    return true
  }

  private static let pools = WordSet(
    "pool scy scm lcm piscine piscina schwimmbad zwembad simhall basen vasca becken bassin")
  /// What one swims with.
  private static let floats = WordSet("buoy paddles fins board kickboard snorkel")

  /// Nothing that is lifted is called so.
  private static let freeStrokes = WordSet(
    "free freestyle im fr choice sl misti crol kraul lagen crawl estilos medley")
  private static let strokes = WordSet(
    """
    free freestyle im fly butterfly back backstroke breast breaststroke kick kicking pull pulling \
    choice drill drills swim scull sculling stroke fr bk ba br fl brst \
    sl stile dorso rana delfino farfalla misti gambe braccia crol crawl brasse papillon jambes kraul \
    schmetterling lagen espalda braza mariposa estilos medley costas borboleta
    """)
  private static let manners = WordSet(
    "ez easy wu cd sprint sprints warmup cooldown loosen smooth steady strong build descend desc hard fast time trial tt sciolto sciolti riscaldamento risc defa defaticamento souple échauffement éch locker einschwimmen ausschwimmen calentamiento aquecimento solto suave"
  )
  private static let joining = WordSet("by with every odd odds")
}
