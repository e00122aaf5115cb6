internal import JournalSyntax
internal import WorkoutModel

/// From parsed expressions to sets: at once when they are canonical, as drafts when not.
extension FileReader {
  mutating func emit(_ segment: Segment) {
    guard let entry = context.entry else { return }
    let lineKind = context.keyValues.kind
    context.keyValues.kind = nil
    if let count = anatomy.parser.unmetCount {
      file.diagnostics.append(.countUnmet(at: place(count)))
    }
    if let load = anatomy.parser.unreadLoad {
      file.diagnostics.append(.unreadNumbers(at: place(load)))
    }
    settleThousands(entry)
    if emitIntervals(segment, entry) || emitBareWay(entry) { return }
    if addsToBar(segment) {
      file.diagnostics.append(.platesAndMore(at: place(range(segment.expressions))))
      return
    }
    // The end of what was read already.
    var read: UInt32 = 0
    for index in anatomy.parser.expressions.indices
    where anatomy.parser.expressions[index].range.start >= read {
      if addsToPlates(index) { continue }
      if addsToPlates(index + 1) {
        let both = anatomy.parser.expressions[index...(index + 1)].map(\.range)
        file.diagnostics.append(.platesAndMore(at: place(both[0].through(both[1]))))
        continue
      }
      if isTimeOfSession(index, entry) {
        file.diagnostics.append(.unreadRest(at: place(anatomy.parser.expressions[index].range)))
        continue
      }
      if let end = emitTimesOfEach(index, entry) ?? emitTimeBehindWords(index) {
        read = end
        continue
      }
      if isThousandAlone(index, entry) {
        file.diagnostics.append(.unreadNumbers(at: place(anatomy.parser.expressions[index].range)))
        continue
      }
      emit(anatomy.parser.expressions[index], index, entry, lineKind)
    }
  }

  /// Only the expression at `index`, when each belongs to another exercise.
  mutating func emit(_ index: Int) {
    guard let entry = context.entry else { return }
    emit(anatomy.parser.expressions[index], index, entry, context.keyValues.kind)
  }

  /// `bar + 20s 3x8`, `bar+10/side 5x5`: so much on each side of a bar of which no mass is told.
  private func addsToBar(_ segment: Segment) -> Bool {
    let first = segment.expressions.lowerBound
    guard first > 1, first + 1 < elements.count,
      elements[first].kind == .quantity || elements[first].kind == .plus,
      case let plus = elements[first].kind == .plus ? first : first - 1, plus > 0,
      elements[plus].kind == .plus, elements[plus - 1].meaning == .bar,
      plus + 2 < elements.count, elements[plus + 1].kind == .quantity
    else { return false }
    let (load, next) = (elements[plus + 1], elements[plus + 2])
    return load.unit == .letterS
      || next.kind == .slash && plus + 3 < elements.count && elements[plus + 3].meaning == .side
      || next.meaning == .each || next.meaning == .per
  }

  /// The `25 x 5` of `1 plate + 25 x 5`: what a plate weighs is not told, nor so the whole load.
  private func addsToPlates(_ index: Int) -> Bool {
    let expressions = anatomy.parser.expressions
    guard index > 0, index < expressions.count, expressions[index].link == .chained,
      expressions[index - 1].terms.count == 1
    else { return false }
    let first = anatomy.parser.terms[expressions[index - 1].terms.lowerBound].quantities
    return first.count == 1 && anatomy.parser.quantities[first.lowerBound].unit == .plate
  }

  private mutating func emit(
    _ expression: Expression, _ index: Int, _ entry: Int, _ lineKind: SetKind?
  ) {
    var expression = expression
    expression.attributes = notingPieces(expression)
    context.row?.complete(&expression.attributes)
    if let side = context.sideOfLine, side.lineIndex == context.lineIndex {
      expression.attributes.marks.insert(side.mark)
    }
    if let side = context.sideOfLabel, side.lines.contains(context.lineIndex) {
      expression.attributes.marks.insert(side.mark)
    }
    completeTempo(&expression.attributes)
    completeRating(&expression.attributes, index)
    if isEachOfSets(expression, entry) {
      expression.attributes.marks.remove(.each)
      anatomy.parser.removeEach(from: expression)
    }
    partPair(&expression, entry)
    withoutOthersReps(&expression, entry)
    settleAttempt(&expression, entry)
    let attributes = expression.attributes
    if attributes.marks.contains(.skipped) { file.plannedLines.append(context.lineIndex) }
    if attributes.marks.contains(.goal) || attributes.marks.contains(.skipped) { return }
    findSets(inNote: attributes, expression)
    countUnits(expression)
    countLoads(expression, entry)
    if joinsFields(expression) { return }
    settleSizeAlone(expression, entry)
    doubtCountBehindPair(index)
    doubtEqualPair(expression, entry)
    let kind = lineKind ?? context.row?.kind ?? kindByLabel ?? context.blockKind
    settleHeadScheme(expression)
    let loadAbove =
      settleHeadPlan(expression) ?? loadAbove(expression)
      ?? loadOfSetAbove(expression)
    let loadOfBlock = loadAbove == nil ? loadOfBlock(expression, entry) : nil
    let headerLoad = headerLoad(before: index, entry) ?? loadAbove ?? loadOfBlock
    keepLoadOfSet(expression)
    if context.block != .none { enterBlock() }
    // `Row 80 R: 8 L: 8`: the unit of the load told once is that of the file.
    let isOfFile =
      headerLoad.map {
        ($0.unit == .none || $0.unit == .letterS) && $0.kind == .number
      } ?? false
      && !anatomy.parser.quantities.contains { $0.extra > 0 }
    guard rounds == nil, loadAbove == nil, loadOfBlock == nil, !isInScheme, !isOfFile,
      !isPluralLoad(expression, entry), !isRungOfLadder(expression), !isAboveField(expression),
      !isAboveCount(expression), let roles = canonicalRoles(expression)
    else {
      draft(expression, entry, headerLoad, kind)
      keepFields(expression)
      return loadAbove == nil ? keepHeadLoad(expression, entry) : ()
    }
    let setContext = SetContext(
      nature: file.entries[entry].nature, kind: kind, restSeconds: context.blockRest,
      headerLoad: headerLoad, isChained: expression.link.isChained,
      loadBefore: context.lastLoad?.before(expression.link, onLine: context.lineIndex),
      location: location(expression.range))
    let maker = SetMaker(unit: .kilogram, unitReading: .written, roleReading: .written)
    let sets = maker.sets(
      roles, anatomy.parser.terms[expression.terms], anatomy.parser.quantities[...], attributes,
      setContext)
    if sets.isEmpty {
      file.diagnostics.append(.tooManySets(at: place(expression.range)))
    }
    if !sets.isEmpty { file.hasSets = true }
    noteSlashes(anatomy.parser.terms[expression.terms])
    checkSpeed(sets.first?.effort, expression.range)
    if sets.count == 1, attributes.rpe.count > 1 {
      file.diagnostics.append(.unreadRest(at: place(expression.range)))
    }
    context.lastLoad = LoadOfLine(sets.last, lineIndex: context.lineIndex)
    for set in sets {
      trace.add(set)
      sessionTrace.add(set)
    }
    for set in sets { append(set, attributes, entry) }
  }

  private mutating func append(_ set: TrainingSet, _ attributes: Attributes, _ entry: Int) {
    var set = set
    if let remarks = remarks(attributes) { set.remarks = remarks }
    file.sets.append(set)
    file.setEntries.append(Int32(truncatingIfNeeded: entry))
  }

  func remarks(_ attributes: Attributes) -> SetRemarks? {
    guard attributes.note != nil || attributes.tempo != nil else { return nil }
    return SetRemarks(
      tempo: attributes.tempo.map { text($0) },
      note: attributes.note.map { NameText.clean(written.bytes[$0.indices]) }
    )
  }

  mutating func countUnits(_ expression: Expression) {
    for term in anatomy.parser.terms[expression.terms] {
      for quantity in anatomy.parser.quantities[term.quantities] { count(quantity.unit) }
    }
    if let entry = context.entry, file.entries[entry].nature.contains(.bodyweight),
      anatomy.parser.terms[expression.terms].contains(where: { term in
        anatomy.parser.quantities[term.quantities].contains { $0.unit.isMass }
      })
    {
      file.weightedExercises.insert(file.entries[entry].exerciseID)
    }
  }

  mutating func count(_ unit: Unit) {
    switch unit {
    case .kilogram: file.kilogramCount += 1
    case .pound: file.poundCount += 1
    default: break
    }
  }

  mutating func draft(
    _ expression: Expression, _ entry: Int, _ headerLoad: Quantity?, _ kind: SetKind?
  ) {
    let first = expression.terms.lowerBound
    let base = parser.terms[first].quantities.lowerBound
    var terms = Array(parser.terms[expression.terms])
    let end = terms[terms.count - 1].quantities.upperBound
    for index in terms.indices {
      let range = terms[index].quantities
      terms[index].quantities = (range.lowerBound - base)..<(range.upperBound - base)
    }
    var quantities = Array(parser.quantities[base..<end])
    settleSlope(terms, &quantities, entry)
    tellWays(terms, &quantities, entry, expression.range)
    settleLetterM(terms, &quantities, entry)
    settleLetterS(terms, &quantities, entry)
    settleLoadOfSets(terms, &quantities, entry)
    // `Squats 2:25 for five`: dictated, and no hold.
    if quantities.count == 1, quantities[0].kind == .clock, headerLoad == nil,
      file.entries[entry].nature.contains(.lifted)
    {
      file.diagnostics.append(.unreadNumbers(at: place(expression.range)))
      return
    }
    if isPairOfCounted(terms, quantities, entry) {
      file.diagnostics.append(.unreadNumbers(at: place(expression.range)))
      return
    }
    if let bare = bareEndurance(terms, &quantities, entry, expression.range) {
      file.diagnostics.append(bare.finding)
      guard bare.isSet else { return }
    }
    guard settleLookalikes(&terms, &quantities, entry, expression.range) else { return }
    partScheme(&terms, quantities, entry)
    if isItemMark(terms, quantities[0], entry) { quantities[0].marks.remove(.assisted) }
    if let load = headerLoad { prepend(load, &terms, &quantities) }
    addScheme(&terms, &quantities)
    // `Pull-ups 10, 8, 7` below `3 rounds` are the reps of each round.
    if let rounds, !quantities.contains(where: { $0.unit == .set }),
      terms.count != 1 || quantities.count == 1,
      !isRoundEach(rounds), !tellsRounds(rounds, terms, &quantities)
    {
      terms.append(
        Term(
          joiner: .times, quantities: quantities.count..<(quantities.count + 1), separator: .none))
      quantities.append(rounds)
      quantities[quantities.count - 1].unit = .set
    }
    appendDraft(
      terms, quantities, expression.attributes, expression.range, link: expression.link,
      kind: kind)
  }

  /// An expression that shares the load of another is read as if the load stood before it.
  private func prepend(_ load: Quantity, _ terms: inout [Term], _ quantities: inout [Quantity]) {
    quantities.insert(load, at: 0)
    for index in terms.indices {
      let range = terms[index].quantities
      terms[index].quantities = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
    terms[0].joiner = terms.count == 2 ? .parenthesis : .space
    terms.insert(Term(joiner: .first, quantities: 0..<1, separator: .none), at: 0)
  }

  /// The unit of `30 kg x 10, 40 kg x 8, 40 x 8`, which holds for the last of them too, whatever the other lines tell.
  private var unitOfLine: MassUnit? {
    var unit: MassUnit?
    for quantity in anatomy.parser.quantities where quantity.unit.isMass {
      let own: MassUnit = quantity.unit == .pound ? .pound : .kilogram
      if let unit, unit != own { return nil }
      unit = own
    }
    return unit
  }

  /// Keeps an expression of the current exercise for the resolver.
  mutating func appendDraft(
    _ terms: [Term], _ quantities: [Quantity], _ attributes: Attributes, _ range: ByteRange,
    link: Expression.Link = .first, kind: SetKind? = nil,
    lineIndex: Int? = nil
  ) {
    guard let entry = context.entry else { return }
    var attributes = attributes
    context.row?.complete(&attributes)
    file.hasSets = true
    file.drafts.append(
      Draft(
        entryIndex: entry, traceIndex: file.traces.count,
        sessionTraceIndex: file.sessionTraces.count, position: file.sets.count,
        quantities: quantities, terms: terms,
        attributes: attributes, link: link, lineIndex: lineIndex ?? context.lineIndex, range: range,
        kind: kind ?? context.row?.kind ?? context.blockKind,
        unit: context.entryUnit ?? unitOfLine ?? context.sessionUnit,
        restSeconds: context.blockRest, nature: file.entries[entry].nature,
        exerciseID: file.entries[entry].exerciseID,
        shape: Shape.of(terms, quantities, file.entries[entry].nature), candidates: []))
  }
}
