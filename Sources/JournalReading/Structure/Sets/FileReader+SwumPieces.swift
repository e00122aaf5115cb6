internal import JournalSyntax
internal import WorkoutModel

/// Lines of swimmers in several pieces, and with a label before them: `w/u 300 free, 6x50 drill`, `main 10x100
/// free on 1:40 (1:31 avg)`, `w/d 200`.
extension FileReader {
  /// Takes such a line, where the file tells of swimming, of as many pieces at least.
  mutating func swumPieces(_ line: LineSyntax, fewest: Int) -> Bool {
    guard line.kind != .heading, 2..<60 ~= elements.count, elements.contains(where: \.isNumber),
      tellsOfSwimming()
    else { return false }
    var (start, isEased) = behindLabelOfSwim()
    let isBelow = context.swumSession == (context.session ?? -1)
    // `kick 6x25` below other lengths.
    if start == 0, isBelow, isWord(0, in: Self.swumWords), elements[1].isNumber { start = 1 }
    guard start < elements.count, let pieces = swumPieces(from: start), pieces.count >= fewest,
      pieces.allSatisfy({ isPlausible($0) })
    else { return false }
    let isNamed = pieces.contains { tellsSwimming($0) } || isEasyStart(pieces)
    guard start > 0 || isNamed, isNamed || isEased && context.session != nil || isBelow else {
      return false
    }
    if let pending = context.pendingName, names.isKnown(pending.text) { return false }
    openLengths()
    for (number, piece) in pieces.enumerated() {
      settlePendingName(nextIsName: true)
      if !piece.name.isEmpty {
        addEntry(written.bytes[range(piece.name).indices], location(range(piece.name)))
      } else if number == 0, start > 0 {
        addEntry(
          written.bytes[range(0..<labelEnd(start)).indices], location(range(0..<labelEnd(start))))
      } else if context.entry == nil {
        addEntry("Swim", location(line.content))
      }
      emitPiece(piece, isWarmup: isEased && elements[0].meaning == .warmup)
    }
    context.lastSetLine = context.lineIndex
    return true
  }

  /// `400 easy` as the first line of a day: nobody lifts so much before all else.
  private func isEasyStart(_ pieces: [SwumPiece]) -> Bool {
    guard context.entry == nil, context.pendingName == nil, context.session != nil,
      pieces.count == 1, case let piece = pieces[0], piece.count == nil,
      elements[piece.way].value >= 200_000, piece.name.count == 1, piece.end == elements.count
    else { return false }
    return isWord(piece.name.lowerBound, in: Self.mannersOfSwim)
  }

  struct SwumPiece {
    var count: Int?
    var way: Int
    var name: Range<Int>
    var end: Int
    /// Of each, in the order of the sets.
    var times: [Int] = []
    /// The word or the sign behind which each was left in time.
    var isLeftInTime = false
  }

  /// Behind `w/u`, `wu`, `main`, `main set:`, `w/d`, `cool down`, `pre set`.
  private func behindLabelOfSwim() -> (Int, Bool) {
    var index = 0
    var isEased = false
    if elements[0].meaning == .warmup {
      (index, isEased) = (1, true)
    } else if elements.count > 3, elements[1].kind == .slash, isWord(0, in: Self.easeStarts),
      isWord(2, in: Self.easeStops)
    {
      (index, isEased) = (3, true)
    } else if isWord(0, in: Self.easings) {
      (index, isEased) = (1, true)
      if isWord(1, in: Self.easeDowns) { index = 2 }
    } else if isWord(0, in: Self.mains) {
      index = 1
      if elements[1].meaning == .set { index = 2 }
    } else if isWord(0, in: Self.swims) {
      // `swim 400 easy, 4x50 drill`; `Swim 800 m easy` is read as any run.
      index = elements.contains { $0.kind == .comma || $0.kind == .plus } ? 1 : 0
    }
    if index > 0, index < elements.count, elements[index].kind == .colon { index += 1 }
    return (index, isEased)
  }

  private func labelEnd(_ start: Int) -> Int {
    elements[start - 1].kind == .colon ? start - 1 : start
  }

  /// All pieces up to the end of the line; `nil` when anything else stands between them.
  private func swumPieces(from start: Int) -> [SwumPiece]? {
    var pieces: [SwumPiece] = []
    var index = start
    while index < elements.count {
      guard let piece = swumPiece(index) else { return nil }
      pieces.append(piece)
      index = piece.end
      guard index < elements.count else { break }
      guard
        elements[index].kind == .comma || elements[index].kind == .plus
          || elements[index].kind == .semicolon, index + 1 < elements.count
      else { return nil }
      index += 1
      // `, w fins`: with what it was swum.
      if elements[index].kind == .word {
        guard elements[index...].allSatisfy({ $0.kind == .word || $0.kind == .slash }) else {
          return nil
        }
        break
      }
    }
    return pieces.isEmpty ? nil : pieces
  }

  private func swumPiece(_ start: Int) -> SwumPiece? {
    var piece: SwumPiece
    if start + 2 < elements.count, elements[start].isBareWhole,
      1_000...60_000 ~= elements[start].value, elements[start + 1].kind == .times,
      isLengthOfPool(start + 2)
    {
      piece = SwumPiece(count: start, way: start + 2, name: 0..<0, end: start + 3)
    } else if isLengthOfPool(start) {
      piece = SwumPiece(way: start, name: 0..<0, end: start + 1)
    } else {
      return nil
    }
    var index = piece.end
    let first = index
    while index < elements.count,
      elements[index].kind == .word && !isOn(elements[index]) && elements[index].meaning != .rest
        // `Swim 800 m in 24:10`.
        && elements[index].meaning != .in
        || elements[index].kind == .slash && index > first && index + 1 < elements.count
          && elements[index + 1].kind == .word
    {
      index += 1
    }
    piece.name = nameOfSwim(first..<index)
    // `desc 1-5`: which of them went faster.
    if index + 2 < elements.count, index > first, elements[index].isBareWhole,
      elements[index + 1].kind == .hyphen, !elements[index + 1].spaceBefore,
      elements[index + 2].isBareWhole
    {
      index += 3
    }
    piece.end = index
    readTimes(&piece)
    return piece
  }

  /// The times behind a piece: `on 1:45 (1:28 avg)`, `3:20, 3:18`, `1:40 → 1:25`, `@ :50`.
  private func readTimes(_ piece: inout SwumPiece) {
    var index = piece.end
    let count = piece.count.map { Int(elements[$0].value / 1000) } ?? 1
    if index + 1 < elements.count,
      isOn(elements[index]) || elements[index].kind == .at,
      elements[index + 1].kind == .clock || elements[index + 1].isBareWhole
    {
      piece.isLeftInTime = elements[index + 1].kind == .clock || isOn(elements[index])
      index += 2
    } else if index + 1 < elements.count, elements[index].kind == .comma,
      elements[index + 1].kind == .clock
    {
      // `10x100 free desc 1-5, 1:40 → 1:25`: how it began and ended.
      let next = index + 2
      if next + 1 < elements.count, elements[next].kind == .arrow, elements[next + 1].kind == .clock
      {
        index = next + 2
      }
    } else if index < elements.count, elements[index].kind == .clock {
      var times: [Int] = []
      while index < elements.count, elements[index].kind == .clock {
        times.append(index)
        index += 1
        if index + 1 < elements.count,
          elements[index].kind == .comma || elements[index].kind == .slash,
          elements[index + 1].kind == .clock
        {
          index += 1
        }
      }
      if times.count == count { piece.times = times }
    }
    // `(1:28 avg)`: what each took.
    if index + 2 < elements.count, elements[index].kind == .openParenthesis,
      elements[index + 1].kind == .clock,
      let close = elements[index...].firstIndex(where: { $0.kind == .closeParenthesis }),
      close <= index + 4
    {
      piece.times = [Int](repeating: index + 1, count: count)
      index = close + 1
    }
    piece.end = index
  }

  /// The stroke, without how it was swum behind it.
  private func nameOfSwim(_ words: Range<Int>) -> Range<Int> {
    var end = words.upperBound
    while end > words.lowerBound + 1,
      elements[end - 1].kind == .slash || isWord(end - 1, in: Self.mannersOfSwim)
    {
      end -= 1
    }
    return words.lowerBound..<end
  }

  private func isLengthOfPool(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.kind == .quantity else { return false }
    if element.unit == .letterM || element.unit == .meter { return element.value >= 25_000 }
    return element.unit == .none && 25_000...3_000_000 ~= element.value
      && element.value % 25_000 == 0
  }

  /// Nothing but swimming is told with such a word or such a time.
  private func tellsSwimming(_ piece: SwumPiece) -> Bool {
    piece.isLeftInTime
      || piece.name.contains { isWord($0, in: Self.swumWords) }
        && !names.isKnown(NameText.clean(written.bytes[range(piece.name).indices]))
      || !piece.times.isEmpty && elements[piece.way].value >= 50_000
  }

  /// A time in which people swim so far; no words but those of swimmers where a lift might be meant.
  private func isPlausible(_ piece: SwumPiece) -> Bool {
    let way = Int64(elements[piece.way].value)
    return piece.name.count <= 6
      && piece.times.allSatisfy {
        let time = Int64(elements[$0].value)
        return time * 2 >= way && time <= way * 3
      }
      && !piece.name.contains { elements[$0].isNumber }
  }

  private mutating func emitPiece(_ piece: SwumPiece, isWarmup: Bool) {
    var way = Quantity(elements[piece.way])
    if way.unit == .none {
      if swimsYards() { way.unit = .yard } else { way.marks.insert(.way) }
    } else {
      way.unit = .meter
    }
    let count = piece.count.map { Int(elements[$0].value / 1000) } ?? 1
    context.swumWay += Int64(way.value) * Int64(count)
    if isWarmup { pendingKind = .warmup }
    if !piece.times.isEmpty { return emitTimes(way, piece.times, Attributes()) }
    var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    var quantities = [way]
    if let index = piece.count {
      var sets = Quantity(elements[index])
      sets.unit = .set
      quantities.append(sets)
      terms.append(Term(joiner: .times, quantities: 1..<2, separator: .none))
    }
    let first = elements[piece.count ?? piece.way].range
    appendDraft(terms, quantities, Attributes(), first.through(elements[piece.way].range))
  }

  private static let easeStarts = WordSet("w c s")
  private static let easeStops = WordSet("u d")
  private static let easings = WordSet("wu wd cd warmdown cooldown warm cool swimdown")
  private static let easeDowns = WordSet("up down")
  private static let swims = WordSet("swim swam swimming schwimmen natación nuoto natation nado")
  private static let mains = WordSet("main mainset pre preset haupt hauptset")
  private static let mannersOfSwim = WordSet(
    "easy ez desc descend smooth strong build hard fast steady negative split")
  private static let swumWords = WordSet(
    """
    free freestyle im fly butterfly back backstroke breast breaststroke kick kicking pull drill drills swim
    scull sculling stroke choice bk br fr sprint sprints dive starts kraul crawl crol lagen
    """)
}
