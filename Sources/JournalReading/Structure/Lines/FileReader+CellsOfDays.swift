internal import JournalSyntax
internal import WorkoutModel

/// A day on a line, with bars between its exercises: `11/4 chest | bench 60-10/70-8 | dips 12/10 | 68.9`.
extension FileReader {
  /// Reads the day and each exercise behind it as a line of its own; a number alone at the end is what
  /// somebody weighs.
  mutating func cellsOfDay(_ line: LineSyntax) -> Bool {
    if plansDay(line) { return true }
    guard line.kind == .text, !context.isPieceOfLine, context.table == nil,
      5...200 ~= elements.count, elements[0].isNumber || elements[0].kind == .word,
      case let pipes = elements.indices.filter({ elements[$0].kind == .pipe }), pipes.count > 1,
      case let dotted = dottedDayBeforeBar(pipes[0]), pipes[0] > 1 || dotted != nil,
      !elements.contains(where: { isTabbed($0) }),
      dotted != nil
        || dates.date(at: 0, allowsWeekdayOnly: true).map({ isDayOfCells($0.0) }) ?? false
    else { return false }
    var cells: [Range<Int>] = []
    for (pipe, next) in zip(pipes, pipes.dropFirst() + [elements.count]) {
      // Nothing stands behind the last bar of some lines.
      if pipe + 1 == elements.count { break }
      guard pipe + 1 < next else { return false }
      cells.append((pipe + 1)..<next)
    }
    let weights = cells.filter { isWeightAlone($0) }
    let weight = weights.count == 1 ? weights[0].lowerBound : nil
    var lastWork =
      cells.lastIndex { cell in elements[cell].contains(where: \.isNumber) } ?? cells.count
    if let weight {
      // Behind the weight of the body stand remarks.
      let cell = cells.firstIndex { $0.lowerBound == weight } ?? 0
      if cells[(cell + 1)...].allSatisfy({ isRemark($0) }) { lastWork = cell - 1 }
      cells.remove(at: cell)
    } else if let cell = cells.firstIndex(where: { tellsWeight($0) }),
      cells[(cell + 1)...].allSatisfy({ isRemark($0) })
    {
      lastWork = cell
    }
    let hasWork = cells.contains { cell in
      elements[cell.lowerBound].kind == .word && elements[cell].contains(where: \.isNumber)
    }
    // `2 March | Squat | 100 kg | 5 | RPE 8` is a row of fields.
    guard hasWork || weight != nil, !cells.contains(where: { elements[$0.lowerBound].isNumber })
    else { return false }
    let told = weight.map { elements[$0] }
    context.isPieceOfLine = true
    context.cellsHoldDashes =
      !context.statesHyphens
      && (context.cellsHoldDashes || cells.contains { tellsLoadsByDashes($0) })
    context.dashesPartLoads = context.cellsHoldDashes
    // Words behind all exercises are a remark, and name none.
    let remarks = cells.dropFirst(lastWork + 1).map { range($0) }
    cells = Array(cells.prefix(lastWork + 1))
    let places = cells.map { Int(elements[$0.lowerBound].range.start) }
    let ends = cells.map { Int(elements[$0.upperBound - 1].range.end) }
    var piece = line
    piece.content = ByteRange(
      Int(line.content.start), Int(elements[pipes[0] - 1].range.end))
    if let dotted {
      context.section = .training
      startSession(dotted, titleFrom: elements.count)
    } else {
      self.line(piece)
    }
    for (start, end) in zip(places, ends) {
      piece.content = ByteRange(start, end)
      self.line(piece)
    }
    for remark in remarks { note(remark) }
    if let told { addBodyweight(Quantity(told)) }
    context.isPieceOfLine = false
    context.dashesPartLoads = false
    return true
  }

  /// `11/4`, `Mon`; whole dates as well.
  private func isDayOfCells(_ date: WrittenDate) -> Bool {
    date.form == .weekdayOnly ? isDayByLabel : isPossible(date) || date.hasYear
  }

  /// `2024-06-01 plan | Squat 100x5 / Bench 80x5`: all behind the bar is wanted.
  private mutating func plansDay(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, !context.isPieceOfLine, context.table == nil, elements.count > 4,
      elements[0].isNumber || elements[0].kind == .word,
      let pipe = elements.prefix(12).firstIndex(where: { $0.kind == .pipe }), pipe > 1,
      elements[..<pipe].contains(where: { $0.meaning == .plan || $0.meaning == .next })
        || endsInPlan(range(0..<pipe)),
      dates.date(at: 0, allowsWeekdayOnly: true) != nil
    else { return false }
    plannedByOthers(line)
    return true
  }

  /// `BW 83.0`, `体重82.3`.
  private func tellsWeight(_ cell: Range<Int>) -> Bool {
    cell.count <= 3 && elements[cell.upperBound - 1].isNumber
      && (elements[cell.lowerBound].meaning == .bodyweight
        || isWord(cell.lowerBound, in: HeadWords.bodyHeads))
  }

  /// The `予定` of `6.1予定`.
  private func endsInPlan(_ day: ByteRange) -> Bool {
    !isASCII && Self.plans.contains { bytes[day.indices].suffix($0.count) == $0[...] }
  }

  /// Words, and at most one number among them.
  private func isRemark(_ cell: Range<Int>) -> Bool {
    elements[cell].count(where: \.isNumber) <= 1
      && elements[cell].contains { $0.kind == .word && $0.word == .plain }
      && !names.isKnown(
        NameText.clean(written.bytes[elements[cell.lowerBound].range.indices]))
  }

  private static let plans = ["予定", "計画", "预定", "计划", "計劃", "예정", "계획"].map { Array($0.utf8) }

  /// The `68.9` behind the last bar.
  private func isWeightAlone(_ cell: Range<Int>) -> Bool {
    cell.count == 1 && elements[cell.lowerBound].kind == .quantity
      && (elements[cell.lowerBound].unit == .none || elements[cell.lowerBound].unit.isMass)
      && 35_000...200_000 ~= elements[cell.lowerBound].value
      && elements[cell.lowerBound].flags.contains(.fraction)
  }

  /// `60-10/70-8`: loads with their reps, of which the second is much the less.
  private func tellsLoadsByDashes(_ cell: Range<Int>) -> Bool {
    cell.dropFirst().dropLast().contains { index in
      elements[index].kind == .hyphen && !elements[index].spaceBefore
        && elements[index - 1].isBare && elements[index + 1].isBareWhole
        && elements[index - 1].value >= 20_000
        && elements[index - 1].value >= 2 * elements[index + 1].value
    }
  }

  /// The 18 of `shoulder DB18-10/9/8`, glued to letters as a number of a name is.
  private mutating func partLoadOffName() {
    guard
      let dash = elements.indices.dropFirst().dropLast().first(where: {
        elements[$0].kind == .hyphen && !elements[$0].spaceBefore
          && elements[$0 - 1].kind == .word && elements[$0 + 1].isBareWhole
      })
    else { return }
    let word = elements[dash - 1].range
    let digits = bytes[word.indices].reversed().prefix { Byte.isDigit($0) }
    guard 1...3 ~= digits.count, digits.count < word.count else { return }
    let value = digits.reversed().reduce(0) { $0 * 10 + Int32($1 &- Byte.zero) }
    let middle = Int(word.end) - digits.count
    anatomy.parser.elements[dash - 1].range = ByteRange(Int(word.start), middle)
    anatomy.parser.elements.insert(
      Element(.quantity, ByteRange(middle, Int(word.end)), value: value * 1000), at: dash)
  }

  /// The dash of `fly 12-15/15` in a line that tells its loads so.
  mutating func settleLoadsByDashes() {
    guard context.dashesPartLoads else { return }
    partLoadOffName()
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].kind == .hyphen && !elements[index].spaceBefore
      && elements[index - 1].isBare && elements[index + 1].isBareWhole
      && !elements[index + 1].spaceBefore
    {
      anatomy.parser.elements[index].kind = .times
      // `rear 5-20/20`: no sets, whatever is the larger.
      if elements[index - 1].value < 20_000, !isASCII {
        anatomy.parser.elements[index - 1].unit = .kilogram
      }
    }
    // `60x10/70x8` parts sets by slashes, and so does `12x15/15` its reps.
    var index = 1
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .slash, elements[index + 2].kind == .times else { continue }
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
    }
  }
}
