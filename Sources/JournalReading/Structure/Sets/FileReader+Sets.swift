internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell sets: whose they are, and whether they were performed.
extension FileReader {
  mutating func sets(_ segment: Segment, _ line: LineSyntax) {
    let whole = segment.name.upperBound
    var segment = withoutLongRemark(segment)
    let remark = segment.name.upperBound..<whole
    var rest = segment.rest
    trailingDate(segment, line)
    if tellsTimeOfDay(segment) || tellsStatistic(segment) { return note(line.content) }
    guard !isMemory(segment) else {
      if let actual = actual(behind: segment) { return sets(actual, line) }
      opensPlan(line)
      // `I came in well rested. Last night I was in bed by 8:30.`: no numbers of sets at all.
      if isTalk, !isSetShaped(segment.expressions.lowerBound..<rest.upperBound),
        isProse(segment)
      {
        return prose(segment, line)
      }
      planned(segment, line)
      // `4주차 계획: 스쿼트 170x2, 데드 195x2`: all of the line.
      if isLabelOfPlan(segment.name) || opensWithGoal(segment.name) || isPlanInColumns {
        context.sentenceLine = context.lineIndex
      }
      return keepName(segment, line)
    }
    if segment.name.count > 6 { segment = reported(segment) }
    segment = behindSentence(withReportedReps(namedBetweenCommas(rampedUpOn(segment))))
    guard !isProse(segment) else { return prose(segment, line) }
    if isTimeOfLife(segment) || lengthOfSession(segment) { return note(line.content) }
    if tellsWhichRep(segment) || isRemarkLine(segment) || isLoneNumber { return noteUnread(line) }
    segment = behindAsideBeforeTime(segment)
    if namesDayOnly(segment) {
      // `today 84.3 kg`: of the lifter, or of the exercise above.
      guard anatomy.parser.expressions.contains(where: { $0.terms.count > 1 }) else {
        return noteUnread(line)
      }
      segment = withoutName(segment)
    }
    rest = segment.rest
    if let counted = counted(segment) { (segment, rest) = (counted, counted.rest) }
    if segment.name.isEmpty, isCountOfSets(segment) { return note(line.content) }
    if isCountInStory(segment) || isKeyOfOther(segment) { return noteUnread(line) }
    if tellsSetting(segment) {
      return note(range(segment.name.lowerBound..<segment.rest.upperBound))
    }
    if headsKindOfSets(segment, line) { return }
    if headsSuperset(segment) || refersToOthers(segment) { return noteUnread(line) }
    if isStrayNumber || isCountOfRounds(segment) || tellsTotalInSets(segment) || tellsPace(segment)
    {
      return noteUnread(line)
    }
    if segment.isNameBehind, isOnBoards(segment) || isHeightBefore(segment) {
      return words(segment.expressions.lowerBound..<segment.name.upperBound, line, isFirst: true)
    }
    // `体重132斤`: a unit that nobody knows.
    if segment.isNameBehind, segment.name.count == 1, range(segment.name).count == 3,
      elements[0].meaning == .bodyweight, !elements[0].isNumber
    {
      return noteUnread(line)
    }
    if namesWithPair(segment, line) { return }
    if isAddition(segment) || tellsHours(segment) || isTimeOfSomethingElse(segment, line) {
      return noteUnread(line)
    }
    if segment.name.count < 2, isLoadAddedAlone(line) { return noteUnread(line) }
    if isNumberOfSomethingElse(segment) || isShareOfPlan { return noteUnread(line) }
    // `20 each side 12`: the plates of a bar, or the reps of a side.
    if let first = segment.name.first, elements[first].isNumber, segment.name.count > 1,
      behindSideWords(first + 1) == segment.name.upperBound
    {
      return noteUnread(line)
    }
    if isTalkBelow(segment) || isReading(segment) || isSumOfLines(segment) {
      return note(line.content)
    }
    if isSumOfTimes(segment) || isLostTime(segment) || tellsDrink(segment) {
      return note(line.content)
    }
    if isTimeSpent(segment) || isUnclearStory(segment) { return noteUnread(line) }
    markFailures(segment)
    countMinutes(segment)
    countOnTheMinute(segment)
    if isOfFailures(segment) { segment = withoutName(segment) }
    if announcesIntervals(segment, line) || announcesTimedPieces(segment, line) { return }
    if announces(segment, line) || countsSetsBelow(segment, line) || countsRepsBelow(segment, line)
    {
      return
    }
    if isMultipleOfBody(segment) { return planned(segment, line) }
    guard takeLoads(inNameOf: segment) else {
      return noteUnread(line)
    }
    segment = withoutManner(ofRun: withoutLoadAtEnd(segment))
    doubtNumber(inNameOf: segment)
    let asksForRange = isRangePlan
    if asksForRange { file.rangeCount += 1 }
    let isPlanned = context.section == .planned || line.check == .open || asksForRange || isLeftOpen
    if context.block == .open, !isPlanned {
      enterBlock()
      file.diagnostics.append(.roundsUntold(at: place(line.content)))
      return note(line.content)
    }
    if isLoadOfSchemeAbove(segment) { return }
    if !isPlanned, pairedSuperset(segment, line) || supersetTurns(segment, line) { return }
    takeRepsOfEachSet(line)
    let isNamed = beginEntry(segment, line, isPlanned: isPlanned)
    guard
      isNamed || openRow() || isWayBelowLift && openRun() || openSentenceAbove()
        || isLiftBelowCardio && takeTitle(isPlanned: isPlanned) || context.entry != nil
        || openSubject()
        || takeTitle(isPlanned: isPlanned) || openRun()
    else {
      return orphan(segment, line)
    }
    if isPlanned {
      if asksForRange, isNamed, context.section == .training { keepLoadOfPlan() }
      return planned(segment, line)
    }
    if !remark.isEmpty { note(range(remark)) }
    settleHours()
    trailing(rest, segment)
    if let entry = context.entry { settlePrimes(entry) }
    let first = file.drafts.count
    if !isNamed { settleHeadReps() }
    if isNamed || !pairsLoadsAbove() { emit(segment) }
    keepLoadsAbove(first)
    keepSchemeAboveLoads(first, segment)
    if isNamed, isPlanOfSetsBelow(first, segment) {
      takeForPlan(first..<file.drafts.count, lineIndex: context.lineIndex)
    } else if isNamed {
      keepHeadReps(first)
      keepHeadScheme(first)
      keepHeadPlan(first)
    }
    keepLoadedSets(first)
    context.lastSetLine = context.lineIndex
  }

  /// `same as Monday but bench 80`, `Correction: the deadlift was 85 x 8`: sets told elsewhere.
  private func refersToOthers(_ segment: Segment) -> Bool {
    segment.name.prefix(6).contains { index in
      isCorrection(index)
        || isWord(index, in: Self.sames) && index + 1 < segment.name.upperBound
          && isWord(index + 1, in: Self.sameAs)
    }
  }

  private static let sames = WordSet("same")
  private static let sameAs = WordSet("as")

  /// `giant set x3, no rest:` above its exercises: how often they were done, and no reps.
  private func headsSuperset(_ segment: Segment) -> Bool {
    // `Dips supersetted with curls, 3 sets. Dips 12, 10, 9.`
    if anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].unit == .set,
      !segment.isNameBehind, segment.name.count > 3,
      segment.name.dropFirst().contains(where: {
        elements[$0 - 1].meaning == .superset && elements[$0].meaning == .with
      })
    {
      return true
    }
    return anatomy.parser.quantities.count == 1 && anatomy.parser.quantities[0].value <= 10_000
      && anatomy.parser.quantities[0].marks.contains(.multiplier) && !segment.isNameBehind
      && !segment.name.isEmpty && elements[segment.name.lowerBound].meaning == .superset
      && segment.name.allSatisfy {
        elements[$0].meaning == .superset || elements[$0].meaning == .set
      }
  }

  /// `Bench press, 5/5/5+, after warm-up:` above a list: what was planned of the sets in it.
  private mutating func announces(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements.last?.kind == .colon, !segment.isNameBehind,
      !anatomy.parser.quantities.contains(where: { $0.unit.isMass }), anatomy.isStrong,
      segment.expressions.lowerBound > 0,
      let next = document.lines[(context.lineIndex + 1)...].prefix(2).first(where: {
        $0.kind != .blank
      }), next.kind == .item || next.kind == .numbered
    else { return false }
    let name = trimmedName(segment.name, isBehind: false)
    // `Accessories (4x10 each):`.
    let isOfAll =
      elements[segment.expressions.lowerBound - 1].kind == .openParenthesis
      && elements[segment.expressions.lowerBound...].contains { $0.meaning == .each }
    guard !name.isEmpty,
      isName(name) || isOfAll && !ExerciseNames.isMovement(text(range(name)))
    else { return false }
    settlePendingName(nextIsName: true)
    pendName(name, line)
    file.plannedLines.append(context.lineIndex)
    return true
  }

  /// `Bench Press 3 sets` above the lines of the sets: how many they are.
  private mutating func countsSetsBelow(_ segment: Segment, _ line: LineSyntax) -> Bool {
    guard anatomy.parser.terms.count == 1, anatomy.parser.quantities.count == 1,
      case let unit = anatomy.parser.quantities[0].unit, unit == .set || unit == .round,
      !segment.name.isEmpty, !segment.isNameBehind,
      case let below = document.lines[(context.lineIndex + 1)...].prefix(2),
      below.count(where: { isNumberedSet($0) }) == 2
        || unit == .set && below.count(where: { isSet($0) }) == 2,
      case let name = trimmedName(segment.name, isBehind: false), !name.isEmpty
    else { return false }
    settlePendingName(nextIsName: true)
    pendName(name, line)
    return true
  }

  /// `#1: 3 reps 35 kg`, `2) 40 kg x 3`.
  private func isNumberedSet(_ line: LineSyntax) -> Bool {
    guard line.kind == .numbered, let first = bytes[line.content.indices].first else {
      return false
    }
    return Byte.isDigit(first)
      && bytes[line.content.indices].split(whereSeparator: { !Byte.isDigit($0) && $0 != 0x2E })
        .count > 1
  }

  /// `Squat, Bench, Row | 100x5, 80x5, 60x8`: as many names as sets, whose loads differ.
  private func handsOut(_ names: [Range<Int>]) -> Bool {
    guard names.count > 1, names.count == anatomy.parser.expressions.count,
      names.count(where: { isName($0) }) >= 2
    else { return false }
    var loads: [Int32] = []
    for expression in anatomy.parser.expressions {
      let term = anatomy.parser.terms[expression.terms.lowerBound]
      let load = anatomy.parser.quantities[term.quantities.lowerBound].value
      guard expression.terms.count > 1, load >= 20_000, !loads.contains(load) else { return false }
      loads.append(load)
    }
    return true
  }

  /// Opens an exercise when the line names one; returns whether it did.
  mutating func beginEntry(
    _ segment: Segment, _ line: LineSyntax, isPlanned: Bool
  ) -> Bool {
    let whole = trimmedName(segment.name, isBehind: segment.isNameBehind)
    let (unit, nameEnd) = unitBehindName(whole)
    let trimmed = whole.lowerBound..<nameEnd
    var name = withoutKind(withoutReps(behindTotal(trimmed)), segment)
    if segment.isNameBehind {
      // `9/24 85x5x3 good` below `Deadlift`.
      if context.subject != nil, !names.isKnown(NameText.clean(written.bytes[range(name).indices]))
      {
        anatomy.parser.addNote(range(name))
        return context.entry == nil && openSubject()
      }
      if !isNameBehind(name, segment, line) {
        guard let known = knownStart(of: name) else {
          let isTaken = takePendingName()
          leaveLoadOpen(name)
          return isTaken
        }
        anatomy.parser.addNote(range(known.upperBound..<name.upperBound))
        name = known
      }
      countReps(before: name)
    }
    guard !name.isEmpty, !isRemark(name, segment) else { return takePendingName() }
    if name.count > 2, elements[name.upperBound - 1].massUnit != nil,
      elements[name].contains(where: { $0.meaning == .cardinal })
    {
      file.diagnostics.append(.loadInWords(at: place(range(name))))
    }
    settlePendingName(nextIsName: true)
    if tellsSides(behind: name, segment.name.upperBound) {
      for index in anatomy.parser.expressions.indices {
        anatomy.parser.addMark(.each, toExpression: index)
      }
      doubtPlatesOfSides(name, segment)
    }
    let names = isPlanned ? [name] : listedNames(name)
    if names.count == 1, names[0] != name,
      elements[name].contains(where: { $0.isNumber || $0.meaning == .superset })
    {
      file.diagnostics.append(.unreadNumbers(at: place(range(name))))
    }
    let isHandedOut = handsOut(names)
    for (index, part) in names.dropLast().enumerated() {
      openEntry(part, segment, line)
      isHandedOut ? emit(index) : emit(segment)
    }
    if isHandedOut { anatomy.parser.keepLast() }
    openEntry(names.last ?? name, segment, line)
    if let unit { context.entryUnit = unit }
    if name.upperBound < segment.name.upperBound { markBodyweight(segment) }
    if segment.isNameBehind { context.nameBehindTrace = file.traces.count }
    if segment.isNameBetween { context.nameBetweenTrace = file.traces.count }
    return true
  }
}
