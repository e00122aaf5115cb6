internal import JournalSyntax
internal import WorkoutModel

/// What was not performed, or not understood.
extension FileReader {
  mutating func planned(_ segment: Segment, _ line: LineSyntax) {
    file.plannedLines.append(context.lineIndex)
    if context.planBlock != .ofRecords,
      anatomy.parser.expressions.contains(where: { $0.terms.count > 1 })
    {
      context.planBlock = nil
    }
    note(line.content)
  }

  /// What stands indented below `- [ ] Upper body` was not done either, unless it has a tick.
  mutating func belowOpenBox(_ line: LineSyntax) -> LineSyntax {
    if line.check == .done { leavePlanAtTick() }
    guard line.check == .open || context.openBoxIndent != nil, line.kind != .blank else {
      return line
    }
    var line = line
    if let indent = context.openBoxIndent {
      if line.indent <= indent || line.kind == .heading {
        context.openBoxIndent = nil
      } else if line.check == .none {
        line.check = .open
      }
    }
    if line.check == .open, context.openBoxIndent == nil { context.openBoxIndent = line.indent }
    return line
  }

  mutating func prose(_ segment: Segment, _ line: LineSyntax) {
    context.sentenceLine = context.lineIndex
    // `34 years old, 215 lb`: says the writer's unit all the same.
    for expression in anatomy.parser.expressions { countUnits(expression) }
    let isList = anatomy.parser.expressions.contains { expression in
      anatomy.parser.terms[expression.terms].contains { $0.quantities.count > 2 }
    }
    // `3 miles on the treadmill at lunch. It was dull.`, `Done: it came to 3 miles.`
    let isDistance =
      (segment.expressions.lowerBound == 0
        || behindLabel(segment.name.lowerBound, segment.name.upperBound) > segment.name.lowerBound)
      && anatomy.parser.quantities.first.map { $0.unit == .mile || $0.unit == .kilometer } == true
    if isList || isDistance || isSetShaped(segment.expressions) && !isLoadAsNoun(segment) {
      file.diagnostics.append(.proseNotRead(at: place(range(segment.expressions))))
    } else if let product = firstProduct(segment.rest) {
      file.diagnostics.append(.proseNotRead(at: place(range(product))))
    } else if let counts = countedSets(segment.rest) {
      file.diagnostics.append(.proseNotRead(at: place(range(counts))))
    } else if let load = loadWithReps(segment.rest) ?? setsOfReps(segment.rest)
      ?? repsOfLoad(segment)
      ?? loadOfSpokenSets(elements.indices) ?? timeOfSpokenWork(elements.indices)
      ?? loadBeforeColon(elements.indices)
    {
      file.diagnostics.append(.proseNotRead(at: place(range(load))))
    }
    note(line.content)
  }

  /// The `3 sets of 40` at the end of a paragraph.
  private func setsOfReps(_ rest: Range<Int>) -> Range<Int>? {
    let sets = rest.dropLast(2).first {
      elements[$0].unit == .set && elements[$0 + 1].meaning == .of && elements[$0 + 2].isNumber
    }
    if let sets { return sets..<(sets + 3) }
    // `We did three rounds of 40 m, and I did 120 kg on the sled`.
    let load = rest.dropFirst().first {
      elements[$0].isNumber && elements[$0].unit.isMass && isWord($0 - 1, in: Self.did)
    }
    return load.map { $0..<($0 + 1) }
  }

  private static let did = WordSet("did used lifted pulled carried")

  /// The first `1x5` of a sentence whose first numbers are those of something else.
  private func firstProduct(_ rest: Range<Int>) -> Range<Int>? {
    let times = rest.dropFirst().dropLast().first {
      elements[$0].kind == .times && elements[$0 - 1].isNumber && elements[$0 + 1].isNumber
    }
    return times.map { ($0 - 1)..<($0 + 2) }
  }

  /// The `15回を3セット` of a sentence that begins with what was held.
  private func countedSets(_ rest: Range<Int>) -> Range<Int>? {
    guard let reps = rest.first(where: { elements[$0].unit == .repetition }),
      let sets = rest.first(where: { elements[$0].unit == .set })
    else { return nil }
    return min(reps, sets)..<(max(reps, sets) + 1)
  }

  /// The `50 kg for a warm-up, which I did 20 times` of a sentence that begins with a time.
  private func loadWithReps(_ rest: Range<Int>) -> Range<Int>? {
    guard let load = rest.first(where: { elements[$0].unit.isMass }) else { return nil }
    // `140 kg @ 8`: how hard it was, or how often.
    if let sign = rest.dropLast().first(where: { $0 > load && elements[$0].kind == .at }),
      elements[sign - 1].unit.isMass
    {
      return (sign - 1)..<(sign + 2)
    }
    guard let reps = rest[load...].first(where: { elements[$0].unit == .repetition })
    else {
      return nil
    }
    return load..<(reps + 1)
  }

  /// The load of `Today I put on 60 kg and did my 6 reps`.
  private func repsOfLoad(_ segment: Segment) -> Range<Int>? {
    guard anatomy.parser.quantities.contains(where: { $0.unit.isMass }),
      let reps = segment.rest.prefix(Self.nearWords).first(where: {
        elements[$0].unit == .repetition
      }),
      !segment.rest.prefix(while: { $0 < reps }).contains(where: { elements[$0].kind == .period })
    else { return nil }
    return segment.expressions.lowerBound..<(reps + 1)
  }

  private static let nearWords = 8

  /// Sets without an exercise above them.
  mutating func orphan(_ segment: Segment, _ line: LineSyntax) {
    pendingKind = nil
    let isNew = context.orphanLine != context.lineIndex
    if isNew, anatomy.isStrong || isTabbed(elements[segment.expressions.lowerBound]) {
      context.orphanLine = context.lineIndex
      file.diagnostics.append(.exerciseMissing(at: place(range(segment.expressions))))
    }
    note(line.content)
  }
}
