internal import JournalSyntax
internal import WorkoutModel

/// Heads of blocks whose rounds, times or minutes hold for all below them.
extension FileReader {
  /// What ends with a paragraph: warm-ups, fields, tables, plans, and blocks that nothing goes on with.
  mutating func blankLine() {
    context.isAfterBlank = true
    context.coachWrites = false
    passBlankInWarmup()
    if let head = context.headLoad, !head.isOfName, !head.headsParagraph {
      context.headLoad = nil
    }
    context.fields = nil
    if context.table != nil, !isRowBelow { context.table = nil }
    if context.isInBlock, endsBlock { endBlock() }
    if context.planBlock == .begun || context.planBlock == .ofRecords { endPlanBlock() }
  }

  /// The first exercise of the block tells how far its items are indented.
  mutating func enterBlock() {
    guard !context.isInBlock else { return }
    context.isInBlock = true
    context.blockIndent = document.lines[context.lineIndex].indent
    context.isBlockOfItems = document.lines[context.lineIndex].kind == .item
    context.isBlockSpaced =
      context.isAfterBlank && isAlone(context.lineIndex) && isCounted(context.lineIndex)
  }

  /// The blank line behind an exercise of a block ends it, unless blank lines part all of them, as in
  /// posts of which every line is a paragraph.
  var endsBlock: Bool {
    let next = context.lineIndex + 1
    return !(context.isBlockSpaced && isCounted(next) && isAlone(next))
  }

  /// `15 push-ups`: a line that begins with a number, and goes on with a word.
  func isCounted(_ index: Int) -> Bool {
    guard index < document.lines.count, document.lines[index].kind == .text else { return false }
    let words = bytes[document.lines[index].content.indices].split(separator: Byte.space)
    guard let first = words.first, words.count > 1, first.allSatisfy({ Byte.isDigit($0) }) else {
      return false
    }
    return words[1].count > 2 && words[1].allSatisfy { Byte.isASCIILetter($0) || $0 == Byte.hyphen }
  }

  /// A blank line, or nothing, stands behind the line.
  func isAlone(_ index: Int) -> Bool {
    index + 1 >= document.lines.count || document.lines[index + 1].kind == .blank
  }

  /// `4 sets of:` above lines that blank lines part.
  var isAboveSpacedList: Bool {
    let first = context.lineIndex + 2
    return isAlone(context.lineIndex) && isCounted(first) && isAlone(first)
  }

  mutating func endBlock() {
    context.isBehindBlock = context.isInBlock
    context.block = .none
    context.isInBlock = false
    context.isBlockSpaced = false
    context.isBlockOfNames = false
    context.isBlockOfItems = false
    context.blockIndent = 0
  }

  /// `5 rounds for time:`, `WOD: 3 rounds`, `AMRAP 12 min`: the head of the lines below. Behind
  /// `AMRAP 12 min:` the exercises may stand on the line itself; how many rounds they were is not
  /// told there, so they are kept as a note.
  mutating func blockHead(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    if context.section == .training,
      numberedBlock(start, end, line) || countedBlock(start, end, line)
        || roundsOfNumberedBlock(start, end, line)
        || roundsForTime(end - 3, start, line) || timedRounds(start, end, line)
        || roundsAndMore(start, end, line)
        || announcedRounds(start, end, line)
        || spokenRounds(start, end, line) || roundsInTime(start, end, line)
        || timedHead(start, end, line) || roundsAboveList(start, end, line)
        || setsAboveLines(start, end, line)
    {
      return true
    }
    guard context.section == .training, end - start <= 40,
      let number = elements[start..<end].firstIndex(where: \.isNumber), number - start <= 4
    else { return false }
    if isScore(start, number, end) {
      // `5 rounds for time`, of which `3 rounds + 12 reps` were done.
      if case .rounds(let rounds) = context.block, rounds.value != elements[number].value {
        file.diagnostics.append(.roundsUntold(at: place(line.content)))
      }
      note(line.content)
      return true
    }
    if let rounds = minutes(start, end) ?? supersets(start, end)
      ?? roundsOfSuperset(start, end, line)
    {
      return open(.rounds(rounds), line)
    }
    if workHead(start, end, line) || timesHead(start, end, number, line)
      || setsHead(start, end, line)
      || countHead(start, end, line) || loadHead(start, end, number, line)
      || loadedRounds(start, end, line) || loadedTitle(start, end, number, line)
    {
      return true
    }
    let isOpen = elements[start..<end].prefix(6).contains { isAsManyAsPossible($0) }
    let isTime = elements[number].unit.isTime || elements[number].kind == .clock
    let isBeforeColon = number + 1 < end && elements[number + 1].kind == .colon
    // `AMRAP 12` on a line of its own.
    let isWholeLine =
      number == start + 1 && number + 1 == end && isAsManyAsPossible(elements[start])
    if isOpen, everyMinute(start, end) == nil,
      isTime || elements[number].unit == .none && (isBeforeColon || isWholeLine)
    {
      guard
        let colon = elements[number..<end].firstIndex(where: { $0.kind == .colon })
          ?? endOf(number, end)
      else { return false }
      if colon + 1 == end { return open(.open, line) }
      file.diagnostics.append(.roundsUntold(at: place(line.content)))
      note(line.content)
      return true
    }
    if isNumberedRound(start, number, end) {
      settlePendingName(nextIsName: false)
      var once = Quantity(elements[number])
      once.value = 1_000
      return open(.rounds(once), line)
    }
    let isSuperset = number == start + 1 && elements[start].meaning == .superset
    guard isRounds(number), elements[number].unit == .round || isSuperset,
      elements[(number + 1)..<end].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[start..<number].allSatisfy({
        $0.kind == .word || $0.kind == .colon || $0.kind == .times
      }),
      !isName(start..<max(start, number)), !namesExercise(start, number, end),
      context.entry == nil || context.isAfterBlank || number == start
    else { return false }
    return open(.rounds(Quantity(elements[number])), line)
  }

  /// What the head says holds for the lines below it. Returns true.
  mutating func open(_ block: Block, _ line: LineSyntax) -> Bool {
    context.block = block
    context.isBlockOfNames = false
    if block == .open { takeRoundsToldBelow() }
    context.isInBlock = false
    note(line.content)
    return true
  }

  /// The same for a head that belongs to no exercise above it.
  mutating func openApart(_ block: Block, _ line: LineSyntax) -> Bool {
    settlePendingName(nextIsName: false)
    context.entry = nil
    return open(block, line)
  }

  /// `min 2: 10 burpees`: what was done in each second minute of a block; how often that was is not
  /// told here.
  mutating func minuteStation(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard start + 3 < end,
      elements[start].meaning == .minute && elements[start + 1].kind == .quantity
        && elements[start + 1].unit == .none && elements[start + 2].kind == .colon
        || context.block != .none && isNumberOfStation(start)
    else { return false }
    if context.section == .training {
      file.diagnostics.append(.roundsUntold(at: place(line.content)))
    }
    note(line.content)
    return true
  }

  /// The `1:` of `1: 8 sit-ups` below `EMOM 12 min`.
  private func isNumberOfStation(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && 1_000...9_000 ~= elements[index].value && elements[index + 1].kind == .colon
      && elements[index + 2].isNumber && elements[index + 2].unit == .none
      && elements[index + 3].kind == .word
  }

  /// `6 rounds + 5`, `Notes: 3 rounds + 12 reps`: how far it went.
  private func isScore(_ start: Int, _ number: Int, _ end: Int) -> Bool {
    guard elements[number].unit == .round, number + 1 < end, elements[number + 1].kind == .plus,
      !elements[start..<end].contains(where: { $0.kind == .times })
    else { return false }
    return number == start || elements[number - 1].kind == .colon
  }

  /// `Part B - 5 rounds for time`: the head of the lines below, whatever stands before.
  private mutating func roundsForTime(_ number: Int, _ start: Int, _ line: LineSyntax) -> Bool {
    guard number > start, elements[number].unit == .round, isRounds(number),
      elements[number + 1].meaning == .for, elements[number + 2].meaning == .time
    else { return false }
    return openApart(.rounds(Quantity(elements[number])), line)
  }

  /// `Today, we had to do 5 rounds of:` above a list.
  private mutating func announcedRounds(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard end - start > 4, elements[end - 1].kind == .colon,
      case let number = elements[end - 2].meaning == .of ? end - 3 : end - 2,
      elements[number].unit == .round, isRounds(number),
      document.lines[(context.lineIndex + 1)...].prefix(2).contains(where: {
        $0.kind == .item || $0.kind == .numbered
      }),
      !elements[start..<number].contains(where: { $0.isNumber || $0.kind == .colon })
    else { return false }
    return openApart(.rounds(Quantity(elements[number])), line)
  }

  /// `6x`, `Work 5x`, `Warmup x4` above a list: how often its items were done.
  private mutating func timesHead(
    _ start: Int, _ end: Int, _ number: Int, _ line: LineSyntax
  ) -> Bool {
    let label = elements[start].meaning
    let isLabelled = label == .workingSet || label == .warmup || label == .session
    let first = isLabelled ? start + 1 : start
    guard end - first == 2 || end - first == 3 && elements[end - 1].kind == .colon,
      line.kind == .text, number <= first + 1,
      elements[first].kind == .times || elements[first + 1].kind == .times,
      elements[number].unit == .none, elements[number].value % 1000 == 0,
      2_000...50_000 ~= elements[number].value,
      isAboveList
        || (context.isAfterBlank || context.entry == nil) && context.pendingName == nil
          && isCounted(context.lineIndex + 1) && isCounted(context.lineIndex + 2)
    else { return false }
    context.blockKind = label == .warmup ? .warmup : nil
    return openApart(.rounds(Quantity(elements[number])), line)
  }

  var isAboveList: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return false }
    return document.lines[next].kind == .item || document.lines[next].kind == .numbered
  }

  /// What holds for all sets of the line: its own rounds, or those of the block.
  var rounds: Quantity? {
    if let own = context.rounds { return own }
    switch context.block {
    case .rounds(var rounds), .loadedRounds(var rounds, _):
      if context.linesOfOneMore.contains(context.lineIndex) { rounds.value += 1_000 }
      return rounds
    default: return nil
    }
  }
}
