internal import JournalSyntax
internal import WorkoutModel

/// Opens the exercises that sets belong to.
extension FileReader {
  mutating func openEntry(_ name: Range<Int>, _ segment: Segment, _ line: LineSyntax) {
    let range = withoutDay(range(name))
    let slice = written.bytes[range.indices]
    guard segment.tool.isEmpty else {
      addEntry(nameWithTool(segment.tool, slice), location(range))
      return
    }
    addEntry(slice, location(range))
    if range.start == line.content.start, bytes[safe: Int(range.end)] == Byte.colon,
      elements[name].allSatisfy(\.isNamePart)
    {
      namedLines.remember(NameText.clean(slice), at: range.indices, in: bytes)
    }
  }

  /// `KB swing`, from `KB 24 kg swing`; and `哑铃划船`, from `哑铃10kg划船`.
  private func nameWithTool(_ tool: Range<Int>, _ name: ArraySlice<UInt8>) -> String {
    let isSpaced =
      elements[tool.upperBound].spaceBefore
      || !elements[tool.lowerBound].flags.contains(.unspacedScript)
    return text(range(tool)) + (isSpaced ? " " : "") + NameText.clean(name)
  }

  /// `Calf raise (bodyweight only) 10 x 30`: neither of the numbers is a load.
  mutating func markBodyweight(_ segment: Segment) {
    guard let entry = context.entry, !segment.isNameBehind,
      elements[segment.name.upperBound - 1].kind == .closeParenthesis
        || elements[segment.name.upperBound - 2].kind == .closeParenthesis,
      let open = elements[segment.name].lastIndex(where: { $0.kind == .openParenthesis }),
      elements[open + 1].meaning == .bodyweight,
      !elements[open..<segment.name.upperBound].contains(where: \.isNumber),
      !elements[open...].contains(where: { $0.unit.isMass })
    else { return }
    file.entries[entry].nature.insert(.bodyweight)
    anatomy.parser.countFactors()
  }

  mutating func addEntry(_ slice: ArraySlice<UInt8>, _ location: SourceLocation) {
    addEntry(NameText.clean(slice), location)
  }

  private mutating func beginTrace(
    _ exerciseID: Int, _ nature: ExerciseNature, _ session: Int, _ location: SourceLocation
  ) {
    if trace.exerciseID >= 0 { file.traces.append(trace) }
    trace = EntryTrace(exerciseID: exerciseID, nature, name: location)
    if sessionTrace.session != session {
      if sessionTrace.session >= 0 { file.sessionTraces.append(sessionTrace) }
      sessionTrace = SessionTrace(session: session)
    }
    sessionTrace.add(exerciseID: exerciseID)
  }

  /// Keeps what the last exercise and the last session came to.
  mutating func keepTraces() {
    guard trace.exerciseID >= 0 else { return }
    file.traces.append(trace)
    file.sessionTraces.append(sessionTrace)
  }

  @discardableResult
  mutating func addEntry(
    _ name: String, _ location: SourceLocation, exerciseID: Int? = nil
  ) -> Int {
    let id = exerciseID ?? names.remembered(name)
    let nature = names.exercises[id].nature
    beginDayOfWeek()
    let session = currentSession()
    let entry = EntryDraft(
      session: session, name: name, exerciseID: id, nature: nature,
      superset: context.superset ?? supersetOfLine, location: location)
    file.entries.append(entry)
    beginTrace(id, nature, session, location)
    context.entry = file.entries.count - 1
    context.superset = nil
    context.isBehindBlock = false
    context.blockRest = nil
    context.entryUnit = nil
    context.rested = (file.sets.count, file.drafts.count)
    if context.blockKind != .warmup { context.blockKind = nil }
    return id
  }
}
