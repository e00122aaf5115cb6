internal import JournalSyntax
internal import WorkoutModel

/// Turns a file's draft into sessions, once its dates and expressions are settled.
struct FileAssembler {
  let draft: FileDraft
  let fileIndex: Int
  let source: Source
  let names: ExerciseNames
  let dates: [DateResolver.Resolved]
  let choices: Resolver.Choices
  let maker: SetMaker
  /// Later days are findings, when it is known.
  let today: CivilDate?
  var sessions: [Session] = []
  var bodyweights: [BodyweightEntry] = []
  var measurements: [Measurement] = []
  var diagnostics: [Diagnostic] = []
  /// The draft's, with what its ambiguous expressions came to.
  private(set) var traces: [EntryTrace]
  private(set) var sessionTraces: [SessionTrace]
  let top: FileTop
  private var nextSet = 0
  private var nextDraft = 0
  private var lastLoad: LoadOfLine?
  var hasBareLoads = false

  init(
    draft: FileDraft, fileIndex: Int, source: Source, names: ExerciseNames,
    dates: [DateResolver.Resolved], choices: Resolver.Choices, maker: SetMaker,
    today: CivilDate?
  ) {
    self.draft = draft
    traces = draft.traces
    sessionTraces = draft.sessionTraces
    top = FileTop(of: source)
    self.fileIndex = fileIndex
    self.source = source
    self.names = names
    self.dates = dates
    self.choices = choices
    self.maker = maker
    self.today = today
  }

  mutating func assemble() {
    sessions.reserveCapacity(draft.sessions.count)
    // What stands below a table of days goes on with the day above it, whose session is an earlier one.
    var entries = [[ExerciseEntry]](repeating: [], count: draft.sessions.count)
    for index in draft.entries.indices {
      entries[draft.entries[index].session].append(entry(index))
    }
    for index in draft.sessions.indices { session(index, entries[index]) }
    for entry in draft.bodyweights {
      bodyweight(entry.session, entry.mass, entry.quantity, entry.location)
    }
    for entry in draft.measurements { measurement(entry.session, entry.measurement) }
    findDates()
    findUnits()
    findPlans()
  }

  /// What `assemble` finds, without making sessions.
  mutating func findOnly() {
    for index in draft.drafts.indices { _ = resolved(index) }
    findDates()
    findUnits()
    findPlans()
  }

  // MARK: Sessions

  mutating func session(_ index: Int, _ entries: [ExerciseEntry]) {
    let own = draft.sessions[index]
    let (date, reading) = date(of: own)
    let hasContent =
      !entries.isEmpty || own.title != nil || !own.notes.isEmpty || own.date != nil
    guard hasContent else { return }
    if entries.isEmpty, own.date == nil || own.isContinued { return }
    sessions.append(
      Session(
        date: date, dateReading: reading, title: own.title, start: own.start, end: own.end,
        durationMinutes: own.durationMinutes, rpe: own.rpe, tags: own.tags, entries: entries,
        notes: own.notes, location: own.location))
  }

  /// The day of the session of that number.
  func day(ofSession index: Int) -> CivilDate? {
    draft.sessions[index].date.map { dates[$0].date } ?? date(of: draft.sessions[index]).0
  }

  func date(of session: SessionDraft) -> (CivilDate?, Reading) {
    if let index = session.date { return (dates[index].date, dates[index].reading) }
    if let parts = FileName.date(source.path),
      let date = CivilDate(year: parts.year, month: parts.month, day: parts.day)
    {
      return (date, .inherited)
    }
    return (nil, .inferred)
  }

  mutating func entry(_ index: Int) -> ExerciseEntry {
    let own = draft.entries[index]
    var sets: [TrainingSet] = []
    while true {
      let hasDraft = nextDraft < draft.drafts.count && draft.drafts[nextDraft].entryIndex == index
      let hasSet = nextSet < draft.sets.count && draft.setEntries[nextSet] == Int32(index)
      if hasDraft, draft.drafts[nextDraft].position <= nextSet || !hasSet {
        sets += resolved(nextDraft)
        nextDraft += 1
      } else if hasSet {
        sets.append(draft.sets[nextSet])
        nextSet += 1
      } else {
        break
      }
    }
    joinLoadsAlone(&sets)
    let known = names.exercises[own.exerciseID]
    return ExerciseEntry(
      exercise: known.canonical, nameAsWritten: own.name, time: own.time, superset: own.superset,
      sets: sets, notes: own.notes, location: own.location)
  }

  // MARK: Drafts

  mutating func resolved(_ index: Int) -> [TrainingSet] {
    let own = draft.drafts[index]
    let place = DiagnosticPlace(fileIndex: fileIndex, range: own.range)
    guard let choice = choices[index] else {
      diagnostics.append(.noReading(at: place))
      return []
    }
    if choice.isImplausible {
      diagnostics.append(.noReading(at: place))
      return []
    }
    let sets = sets(choice.candidate.roles, own, choice)
    lastLoad = LoadOfLine(sets.last, lineIndex: own.lineIndex)
    guard !sets.isEmpty else {
      diagnostics.append(.tooManySets(at: place))
      return []
    }
    if sets.contains(where: { $0.provenance.unit == .inferred }) { hasBareLoads = true }
    let isShort =
      !own.attributes.actualReps.isEmpty && own.attributes.actualReps.count != sets.count
    let isLastUntold =
      own.attributes.lastSet.map {
        sets.last?.effort.reps != FixedPoint(thousandths: $0.reps)
          && sets.last?.load.mass?.value != FixedPoint(thousandths: $0.reps)
      } ?? false
    let isRatedOtherwise = own.attributes.rpe.count > 1 && sets.count == 1
    if isShort || isLastUntold || isRatedOtherwise {
      diagnostics.append(.unreadRest(at: place))
    }
    if sets.count == 2, isTwiceAndMore(choice.candidate.roles, own) {
      diagnostics.append(.twiceAndMore(sets.map(\.effort), at: place))
    }
    if Int(sets[0].count) > Self.mostUsualSets, let reps = sets[0].effort.reps,
      reps.thousandths >= 6_000,
      sets[0].load.mass != nil, !own.quantities.contains(where: { $0.unit == .set })
    {
      diagnostics.append(.manySets(Int(sets[0].count), reps, at: place))
    }
    let loadRange = loadRange(choice.candidate.roles, own)
    if let speed = UnusualValues.speed(sets[0].effort, at: place) { diagnostics.append(speed) }
    for set in sets {
      traces[own.traceIndex].add(set, loadRange: loadRange)
      sessionTraces[own.sessionTraceIndex].add(set)
    }
    doubt(choice, own, sets, place)
    return sets
  }

  /// Twelve sets with a load are a programme; more are rather another reading.
  private static let mostUsualSets = 12

  /// `2x8, 7`: the reps of two sets, or two sets and one more.
  private func isTwiceAndMore(_ roles: RoleSequence, _ own: Draft) -> Bool {
    own.terms.indices.dropFirst().contains { index in
      roles[index] == .reps && roles[index - 1] == .sets && own.terms[index].joiner == .times
        && own.terms[index].separator == .comma && own.terms[index].quantities.count == 2
        && own.quantities(of: index - 1).first?.value == 2_000
    }
  }

  /// Where the number of the load stands, when it is one.
  private func loadRange(_ roles: RoleSequence, _ own: Draft) -> ByteRange? {
    guard let load = own.terms.indices.first(where: { roles[$0] == .load }),
      !own.terms.indices.dropFirst(load + 1).contains(where: { roles[$0] == .load }),
      own.terms[load].quantities.count == 1
    else { return nil }
    return own.quantities(of: load).first?.range
  }

  func sets(
    _ roles: RoleSequence, _ own: Draft, _ choice: Resolver.Choice
  ) -> [TrainingSet] {
    var maker = maker
    maker.roleReading = choice.isSettled ? .inherited : .inferred
    if let unit = own.unit {
      maker.unit = unit
      maker.unitReading = .inherited
    }
    let lineIndex = source.lineIndex(at: Int(own.range.start), from: own.lineIndex)
    let lineStart = Int(source.lineStarts[lineIndex])
    let location = SourceLocation(
      fileIndex: fileIndex, lineNumber: lineIndex + 1,
      columnNumber: source.columnNumber(at: Int(own.range.start), lineStart: lineStart),
      offset: Int(own.range.start), length: source.count(of: own.range, onLineAt: lineIndex))
    let context = SetContext(
      nature: own.nature, kind: own.kind, restSeconds: own.restSeconds,
      isChained: own.link.isChained,
      loadBefore: lastLoad?.before(own.link, onLine: own.lineIndex),
      location: location)
    var sets = maker.sets(roles, own.terms[...], own.quantities[...], own.attributes, context)
    let remarks = remarks(own.attributes)
    if let remarks { for index in sets.indices { sets[index].remarks = remarks } }
    return sets
  }

  private func remarks(_ attributes: Attributes) -> SetRemarks? {
    guard attributes.note != nil || attributes.tempo != nil else { return nil }
    return SetRemarks(
      tempo: attributes.tempo.map { source.text($0) },
      note: attributes.note.map { NameText.clean(source.bytes[$0.indices]) })
  }

  /// Says so when another reading would have been about as good.
  private mutating func doubt(
    _ choice: Resolver.Choice, _ own: Draft, _ sets: [TrainingSet], _ place: DiagnosticPlace
  ) {
    guard let rival = choice.rival,
      choice.isOpen || choice.isOverruled || choice.margin < Resolver.thinMargin
    else {
      return
    }
    let others = self.sets(rival.roles, own, choice)
    guard !others.isEmpty, !isSame(sets, others) else { return }
    let readings = [(choice.candidate.roles, sets), (rival.roles, others)]
    diagnostics.append(
      .ambiguousOrder(
        at: place, chosen: describe(sets), rival: describe(others),
        orders: readings.compactMap { roles, sets in
          let order =
            roles == RoleSequence([.loadRepsSets])
            ? .weightRepsSets : FactorOrder.allCases.first { RoleSequence($0.roles) == roles }
          return order.map {
            ($0, describe(sets))
          }
        }, top))
  }

  private func isSame(_ left: [TrainingSet], _ right: [TrainingSet]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.isEqual(to: $1) && $0.count == $1.count }
  }

  private func describe(_ sets: [TrainingSet]) -> String {
    sets.prefix(3).map(SetText.text).joined(separator: ", ") + (sets.count > 3 ? ", …" : "")
  }

  // MARK: The body

  private mutating func bodyweight(
    _ session: Int, _ mass: Mass?, _ quantity: Quantity, _ location: SourceLocation
  ) {
    let value = FixedPoint(thousandths: quantity.value)
    bodyweights.append(
      BodyweightEntry(
        date: date(of: draft.sessions[session]).0, mass: mass ?? Mass(value, maker.unit),
        location: location))
  }

  private mutating func measurement(_ session: Int, _ measurement: Measurement) {
    measurements.append(
      Measurement(
        date: date(of: draft.sessions[session]).0, name: measurement.name,
        value: measurement.value, unit: measurement.unit, location: measurement.location))
  }

  // MARK: Findings of the whole file

  func place(line: Int) -> DiagnosticPlace {
    let content = source.content(ofLineAt: line)
    return DiagnosticPlace(
      fileIndex: fileIndex, range: ByteRange(content.lowerBound, content.upperBound))
  }
}
