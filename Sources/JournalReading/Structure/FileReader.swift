internal import JournalSyntax
internal import WorkoutModel

/// Reads one file line by line: who is speaking of which session and which exercise.
///
/// What a line means by itself is found by `LineAnatomy`; this type keeps the context and puts what was found
/// into a `FileDraft`. It is large: nothing copies it, and nothing moves it.
struct FileReader: ~Copyable {
  let document: Document
  /// The file as it was written, for all that people shall see: the document has plain digits.
  let written: Source
  let fileIndex: Int
  var names: ExerciseNames
  var file = FileDraft()
  var anatomy = LineAnatomy()
  var scanner: ElementScanner
  var context = Context()
  var canonical = CanonicalLine()
  var nameLines = LineMemory<KnownName>()
  /// Names before a colon and sets.
  var namedLines = LineMemory<String>()
  let namesOfPieces = NamesOfPieces()
  /// What the current exercise and session come to; kept in the file behind the others once they end.
  var trace = EntryTrace()
  var sessionTrace = SessionTrace(session: -1)
  /// No byte of the file is beyond ASCII.
  let isASCII: Bool
  let statedWords: StatedWords
  /// False when only findings are wanted: then no session, set or note is kept.
  let keepsContent: Bool
  /// Always `nil`. A protocol's type keeps the reader in its place; else most calls move it.
  private let anchor: (any Sendable)? = nil

  init(
    document: Document, written: Source, fileIndex: Int, names: ExerciseNames,
    hasDecimalComma: Bool, keepsContent: Bool
  ) {
    self.document = document
    self.written = written
    self.fileIndex = fileIndex
    self.names = names
    self.keepsContent = keepsContent
    statedWords = StatedWords(document.source)
    isASCII = TextCheck.isASCII(document.source.bytes)
    scanner = ElementScanner(document.source.bytes, hasDecimalComma: hasDecimalComma)
    scanner.joinsLines = document.joinsLines
  }

  mutating func read() {
    file.reserve(lineCount: document.lines.count)
    for index in document.lines.indices {
      context.lineIndex = index
      line(document.lines[index])
    }
    flushKeyValues()
    settlePendingName(nextIsName: false)
    settleWarmupBlock()
    settleUndatedBlock(isBeforeDate: false)
    findRatingLeft()
    keepTraces()
    settlePlan()
    settleDateOfProse()
    hintYearAtTop()
    file.isEastAsian =
      !isASCII && !file.dates.isEmpty && TextCheck.isEastAsian(document.source.bytes)
  }

  // MARK: Lines

  mutating func line(_ line: LineSyntax) {
    if context.isInFrontMatter { return frontMatter(line) }
    let line = belowOpenBox(
      line.kind == .text && isAboveRule ? underlined(line) : withWholeDay(line))
    if file.tableOfDays != nil { reopenTableOfDays(line) }
    switch line.kind {
    case .blank:
      return blankLine()
    case .rule:
      if context.lineIndex == 0 { context.isInFrontMatter = hasFrontMatter }
      if context.sectionLevel == 0 { context.section = .training }
      flushKeyValues()
      return
    case .comment:
      return exemptionLine(line)
    case .fence, .tableRule:
      return
    case .conflict:
      return conflict(line)
    case .tableRow:
      guard isShort(line) else { return }
      scanner.scan(line.content.indices, into: &anatomy.parser.elements)
      if !statedWords.isEmpty { settleStatedWords() }
      tableRow(inspected(line))
    case .quote:
      quote(line)
    case .heading, .item, .numbered, .text:
      guard isLineOfText(line), !isInIndentedPlan(line) else { return }
      if line.kind == .text, isLinkTarget(line) { return note(line.content) }
      if context.isInBlock,
        line.indent < context.blockIndent
          || context.isBlockOfItems && line.kind == .text && line.indent == context.blockIndent
      {
        endBlock()
      }
      passLineInWarmup(line)
      if canonicalItem(line) || knownName(line) || canonicalHeading(line)
        || canonicalInterval(line) || canonicalRating(line) || canonicalBodyweight(line)
        || canonicalNamedSets(line)
      {
        break
      }
      scanner.scan(line.content.indices, into: &anatomy.parser.elements)
      if !statedWords.isEmpty { settleStatedWords() }
      if names.hasShortNames { settleShortNames() }
      if !isASCII { dropPeriodsOfAbbreviations() }
      if plainLine(line) { break }
      if opensIndentedPlan(line) { return }
      if headOfPost(line) || line.kind != .heading && keepsWorkOfOthers(line) { return }
      settleDayOfLine()
      settleRoundsBehindPlus()
      var whole = takeDayBehindSets(unframed(line))
      if dayWithoutWork(whole) { return }
      if let work = workBehindDay(whole) { whole = work }
      if piecesOfLine(whole) { return }
      let line = schemeAsText(message(inspected(whole)))
      if elements.isEmpty, line.content.isEmpty { return }
      let wrote = context.coachWrites
      if !isASCII || wrote { settleSenderAboveMessage(line) }
      if wrote, context.coachWrites, line.kind == .text { return plannedByOthers(line) }
      findStruckLines()
      if isStruckOut { return noteUnread(line) }
      if line.kind == .numbered, numberedAttempt(line) {
        context.isAfterBlank = false
        return
      }
      if bytes[line.content.indices].contains(Byte.equals), convertsLoads {
        return note(line.content)
      }
      if isRemarkOnWork(line) { return }
      if line.kind != .heading, tellsPlanInTalk { return plannedByOthers(line) }
      let (findings, sets) = (file.diagnostics.count, (file.drafts.count, file.sets.count))
      keepFactsOfTop()
      let isRowOfSets = dropTabsBetweenSets(line)
      if context.wayLine == context.lineIndex { settlePieceOfWay() }
      settleLine(line)
      let weight = takeWeightBehindSets()
      passHeadInWarmup(line)
      if isRowOfValues || isRowOfSets {
        content(line)
      } else if line.kind == .text, !headsTableAnew, isBareTableRow(line) {
        tableRow(line)
      } else if !mayHoldFields(line) || !bareTableHead(line) && !fieldRow(line) {
        content(line)
      }
      noteRemark()
      if let weight { addWeightBehindSets(weight, line) }
      if file.diagnostics.count == findings {
        doubtWayInSentence(line)
        doubtSignedLoads(line)
        doubtNumberOfExercise(line, sets)
        doubtProduct(line, sets)
        if sets == (file.drafts.count, file.sets.count), file.diagnostics.count == findings {
          doubtTalkOfSets(line)
        }
      }
      if line.kind == .text, line.content.count >= 60, context.lastSetLine != context.lineIndex {
        context.proseLine = context.lineIndex
      }
    }
    context.isAfterBlank = false
  }

  /// `=======` underlines a heading, unless a conflict began above.
  private mutating func conflict(_ line: LineSyntax) {
    let first = bytes[Int(line.content.start)]
    guard first != Byte.equals || context.isInConflict else { return }
    context.isInConflict = first == 0x3C || first == Byte.equals
    file.diagnostics.append(.mergeConflict(at: place(line.content)))
  }

  /// Longer lines are no journal; they are passed over with a finding.
  static let longestLine = 1 << 16

  mutating func isShort(_ line: LineSyntax) -> Bool {
    guard line.content.count > Self.longestLine else { return true }
    file.diagnostics.append(.lineTooLong(at: place(line.content)))
    return false
  }

  private mutating func content(_ line: LineSyntax) {
    guard !elements.isEmpty else { return }
    let line = withoutOpenBox(line)
    if context.lineIndex < 5 {
      hintYear()
      hintYearInTitle()
      let isTitle = isTitleWithYearBesideWord()
      if keepOrderOfTitle(line) { return note(line.content) }
      if isTitle || isTitleWithYear() { return note(line.content) }
    }
    if keepKeyOfBullets(line) { return note(line.content) }
    if isUndoneByKey(line) { return plannedByOthers(line) }
    if isNoteByKey(line) {
      return isSetShaped(elements.indices) ? noteUnread(line) : note(line.content)
    }
    if context.lineIndex < 30, file.dates.isEmpty, !file.hasSets { keepDateOfProse() }
    if context.planBlock == .announced { context.planBlock = .begun }
    if lastTimeAboveToday(line) { return plannedByOthers(line) }
    if loadAboveDays(line) { return }
    if monthAboveDays(line) { return }
    if line.kind != .heading, dayBehindDetails(line) { return }
    if line.kind == .heading { return generalScheme(line) ? () : heading(line) }
    settleSides()
    keepRepsOfEachSet()
    if context.lineIndex == 0,
      isTitleOfFile(line) || isYearOfScript || isTitleWithGoals(line)
    {
      return note(line.content)
    }
    if !isProduct {
      if isInShortcode { return noteUnread(line) }
      if tellsOfDay() || context.reportLine == context.lineIndex { return note(line.content) }
      if !isASCII, tellsLife { return note(line.content) }
      if isLineOfPartner(line) || isLineOfCompanion(line) || isTaskAtTime(line) {
        return plannedByOthers(line)
      }
      if labelsSettings(line) { return note(line.content) }
      if listsBests || entersMeet || isOfOtherTimeOrLifter(line) { return plannedByOthers(line) }
      if numbersSuperset || estimatesMaximum || repeatsBest { return note(line.content) }
      if triesLater { return plannedByOthers(line) }
      if asksForEither || asksForLoad { return noteUnread(line) }
      if explainsNotation() || tellsUntoldBar || isLoneOrdinal { return noteUnread(line) }
      if keepMassOfBar() { return note(line.content) }
      dropKindOfWork()
      if weighsThisMorning() || weighsWithIndex() || weighsWithComposition() || weighsAtStart()
        || weighsBelowReps()
        || weighsOffPlates() || weighsByVerb() || weighsInWords()
      {
        return
      }
      if factOfLifter(line) || loadOfNextLines(line) { return }
      if isRoughTotal || tellsWeightInTalk || tellsNoTraining { return noteUnread(line) }
      if isTitleOfRun { return note(line.content) }
      if isSpeechOfOther {
        return isSetShaped(elements.indices) ? noteUnread(line) : note(line.content)
      }
      if tellsOtherThanToday || tellsOtherTimeInWords || tellsOtherWeekday {
        return plannedByOthers(line)
      }
      if isBesideSessions(line) { return }
      if context.planLine == context.lineIndex { return plannedByOthers(line) }
      if tellsMoment || tellsEveryOtherMinute {
        return isSetShaped(elements.indices) || tellsEveryOtherMinute
          ? noteUnread(line) : note(line.content)
      }
      if tellsFrequency { return note(line.content) }
      if countsSessions || tellsTotalOfReps || countsMaximumBelowSets || tellsRoundsOfSport {
        return noteUnread(line)
      }
      if !isASCII, tellsOwnDumbbells { return note(line.content) }
      if tellsPages || listsOwnTools || tellsTimeInAll || tellsAppointment || tellsIdleTime
        || tellsMealOrTimeOfDay || tellsFactOfDay || tellsMeasuresOrManner
      {
        return note(line.content)
      }
      if timesOfIntervals() { return }
      if tellsOtherTimes() || plansOtherMonth || headsOtherMonth || opensWithOtherTime
        || endsInWordOfPlan
      {
        return plannedByOthers(line)
      }
      if tellsTimeOfList || tellsNoSetOfToday || tellsScoreOrPrice || tellsTimeInTalk
        || isMarkedRemark || ratesTheDay || tellsTimeOrRating || isConclusion(line)
      {
        return note(line.content)
      }
      if headsOldBests(line) { return }
      if directive(line) || clockOfTask(line) || generalScheme(line) || nameBeforePurpose(line) {
        return
      }
      if spacedDaysBehindSchemes(line) { return }
      if scheme(line) || workoutHead(line) || spacedDays(line) || dateLine(line) { return }
      if isFieldOfWords || tellsNoWork || isCountedTitle || headsWeeks || tellsPartsOfReps
        || tellsDayOfLife
      {
        return note(line.content)
      }
      if numberedTriples(line) || swumPieces(line, fewest: 2) || swumLine(line)
        || swumPieces(line, fewest: 1)
      {
        return
      }
      if measurements(line) || flowMap(line) || label(line) || datedSets(line) { return }
    }
    if context.section == .other {
      guard endsRemarks() else { return note(line.content) }
      context.section = .training
    }
    if detailsBelowDay(line) || isLabelOfWork(line) { return }
    if elements[0].isNumber, lengthBelowSets() { return note(line.content) }
    training(line, from: 0)
  }
}
