internal import JournalSyntax
internal import WorkoutModel

/// Numbers each with words behind that tell how they were done.
extension FileReader {
  /// `4/2 cadence`, `4/2 (or 4/3) cadence`: the seconds of each way, and neither a day nor sets.
  var tellsCadence: Bool {
    guard 4...8 ~= elements.count, elements[1].kind == .slash, !elements[1].spaceBefore,
      elements[0].isNumber, elements[2].isNumber,
      max(elements[0].value, elements[2].value) <= 10_000
    else { return false }
    // `4/2 (or 4/3) cadence`.
    let isAside = elements[3].kind == .openParenthesis
    let behind =
      isAside ? (elements.firstIndex { $0.kind == .closeParenthesis } ?? elements.count) + 1 : 3
    return behind == elements.count - 1 && isWord(behind, in: Self.cadences)
  }

  private static let cadences = WordSet("cadence")

  /// `push-ups: 60 wide, 10 diamond`, `Leg swings: 10 each direction`: reps behind the colon.
  mutating func manners(_ words: Range<Int>, _ line: LineSyntax) -> Bool {
    guard let colon = elements[words].firstIndex(where: { $0.kind == .colon }),
      colon > words.lowerBound, context.section == .training
    else { return false }
    // `Wide Pull-ups: 8 with chair (R:3)`.
    let isAsideBehind = elements[words.upperBound - 1].kind == .closeParenthesis
    let aside = isAsideBehind ? elements[words].firstIndex { $0.kind == .openParenthesis } : nil
    let end = aside.map { $0 > colon + 1 ? $0 : words.upperBound } ?? words.upperBound
    let pieces = manners(colon + 1, end)
    let name = words.lowerBound..<colon
    guard pieces.last?.upperBound == end else { return false }
    // `Wide Front Pull-ups: 8 with chair` is known by its end.
    let isKnown =
      isName(name)
      || names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .contains(.bodyweight)
    guard pieces.allSatisfy({ tellsSides($0) }) || isKnown && countsReps(name) else {
      // `Press: 40 easy`: reps or a load.
      if isKnown { file.diagnostics.append(.unreadNumbers(at: place(line.content))) }
      return false
    }
    for piece in pieces { sets(piece, of: piece == pieces[0] ? name : nil, line) }
    return true
  }

  /// `15 wide, 10 narrow, 8 diamond` and `3 strict + 5 kipping` below an exercise: a set of each.
  mutating func manners(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start + 3 < end, elements[start].isNumber, elements[start + 1].kind == .word,
      elements[end - 1].kind == .word, context.section == .training,
      context.entry != nil || context.pendingName != nil
    else { return false }
    // `10 easy, 5 hard` below a run are no reps.
    let nature =
      context.pendingName.map { names.nature(of: $0.text) }
      ?? context.entry.map { file.entries[$0].nature } ?? []
    guard nature.isDisjoint(with: [.cardio, .timed, .distance, .swum]) else { return false }
    // `135 paused, 155 paused` below a bench press are loads.
    let most: Int32 = nature.isDisjoint(with: [.bodyweight, .counted]) ? 25_000 : 200_000
    guard elements[start..<end].allSatisfy({ !$0.isNumber || $0.value <= most }) else {
      return false
    }
    let pieces = manners(start, end)
    guard pieces.count >= 2, pieces.last?.upperBound == end,
      pieces.allSatisfy({ piece in
        piece.dropFirst().contains { isWord($0, in: Self.manners) } && !isName(piece.dropFirst())
      })
    else { return false }
    for piece in pieces { sets(piece, of: nil, line) }
    return true
  }

  /// The `100 good` below `Bench`: a number that no set of such a lift has reps may be its load.
  mutating func leaveLoadOpen(_ remark: Range<Int>) {
    guard let entry = context.entry, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].value >= 40_000,
      file.entries[entry].nature.isDisjoint(with: [
        .bodyweight, .counted, .cardio, .timed, .distance, .jumped, .swum,
      ]), names.isKnown(file.entries[entry].name),
      remark.allSatisfy({ elements[$0].kind == .word })
    else { return }
    anatomy.parser.quantities[0].marks.remove(.counted)
  }

  private static let manners = WordSet(
    """
    wide narrow close neutral diamond regular normal standard strict kipping kip knee knees toes
    slow fast incline decline deep full half partial partials negative negatives band banded
    unbanded assisted unassisted overhand underhand pronated supinated reverse paused explosive
    archer pike easy hard front back alternating medium military weighted unweighted
    """)

  private mutating func sets(_ piece: Range<Int>, of name: Range<Int>?, _ line: LineSyntax) {
    let number = piece.lowerBound
    _ = anatomy.parser.parse(from: number, to: number + 1)
    anatomy.parser.countReps()
    sets(
      Segment(
        name: name ?? number..<number, expressions: number..<(number + 1),
        rest: (number + 1)..<piece.upperBound), line)
  }

  /// The pieces from `start` on, as many as follow each other.
  private func manners(_ start: Int, _ end: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var index = start
    while let last = behindManner(index, end) {
      pieces.append(index..<last)
      index = last
      guard index < end else { break }
      let mark = elements[index]
      if mark.kind == .comma || mark.kind == .plus || mark.kind == .ampersand
        || mark.meaning == .and
      {
        index += 1
      }
    }
    return pieces
  }

  /// `Run (10 km, 52 min)`: the work stands in parentheses behind a name that is known for endurance.
  mutating func enclosedWork(_ words: Range<Int>, _ line: LineSyntax) -> Bool {
    guard line.kind != .heading, context.section == .training, !isAboveList(line),
      let open = elements[words].firstIndex(where: { $0.kind == .openParenthesis }),
      open > words.lowerBound, let close = anatomy.parser.closing(open),
      elements[open + 1].isNumber,
      elements[open + 1].unit.isLength || elements[open + 1].unit.isTime
        || elements[open + 1].kind == .clock,
      names.nature(of: NameText.clean(written.bytes[range(words.lowerBound..<open).indices]))
        .contains(.cardio)
    else { return false }
    let stop = anatomy.parser.parse(from: open + 1, to: close)
    guard stop > open + 1 else { return false }
    sets(
      Segment(
        name: words.lowerBound..<open, expressions: (open + 1)..<stop,
        rest: stop..<words.upperBound), line)
    return true
  }

  /// `Swim (1000 yd)` above its parts, or alone as a title: what they come to.
  private func isAboveList(_ line: LineSyntax) -> Bool {
    guard line.kind == .text else { return false }
    let isLast = context.lineIndex + 1 >= document.lines.count
    if context.isAfterBlank, !isLast, document.lines[context.lineIndex + 1].kind == .blank {
      return true
    }
    let next = document.lines[(context.lineIndex + 1)...].prefix(2).first { $0.kind != .blank }
    return next?.kind == .item || next?.kind == .numbered
  }

  /// Behind the `60 wide` and the `10 each direction` that start at `index`.
  private func behindManner(_ index: Int, _ end: Int) -> Int? {
    guard index + 1 < end, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit == .repetition,
      1_000...500_000 ~= elements[index].value, elements[index].value % 1000 == 0
    else { return nil }
    var last = index + 1
    while last < end, elements[last].kind == .word,
      elements[last].word == .plain || isOfSides(elements[last])
        || last == index + 1 && elements[last].meaning == .with
        || isWord(last, in: Self.manners)
    {
      last += 1
    }
    return 2...6 ~= last - index ? last : nil
  }

  private func isOfSides(_ element: Element) -> Bool {
    element.meaning == .each || element.meaning == .per || element.meaning == .side
  }

  /// `10 each direction`.
  private func tellsSides(_ piece: Range<Int>) -> Bool {
    let word = elements[piece.lowerBound + 1]
    return word.meaning == .each || word.meaning == .per
  }

  /// `60 wide` is a number of push-ups, but may be the load of a press.
  private func countsReps(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.bodyweight)
  }
}
