internal import JournalSyntax
internal import WorkoutModel

/// Lines of words that may name the exercise of the lines below.
extension FileReader {
  /// Keeps a line of words: perhaps the name of the sets below, perhaps a title, perhaps a note.
  mutating func words(_ indices: Range<Int>, _ line: LineSyntax, isFirst: Bool) {
    guard isFirst else {
      // `Strength<tab>burpees<tab>200  20 x 10`: a name in a column of its own.
      if isTabbed(elements[indices.lowerBound]), context.section == .training, isName(indices) {
        pendName(indices, line)
      }
      return
    }
    if context.section != .training { return note(line.content) }
    // `Bar for a few`: how one warmed up, and no exercise.
    if elements[indices.lowerBound].meaning == .bar, indices.count > 2,
      elements[indices.lowerBound + 1].meaning == .for
    {
      return note(line.content)
    }
    if schemeStation(indices, line) { return }
    if line.kind != .heading, isEnclosedAside { return note(line.content) }
    if labelBetweenSets(indices, line) { return }
    if line.kind != .heading, isRemarkBetweenSets(indices, line) {
      return isSetShaped(indices) ? noteUnread(line) : note(line.content)
    }
    // `skipped` below a name, or between others.
    if indices.count == 1, elements[indices.lowerBound].meaning == .skipped {
      return note(line.content)
    }
    if isEmptyBar(indices) { return note(line.content) }
    if isLoadAddedAlone(line) { return noteUnread(line) }
    if line.kind == .text, !namesExerciseOfBlock(indices) { endBlock() }
    if line.kind == .text, isTitle(indices), looksLikeTitle(line) { return titleHeading(line) }
    if line.kind == .text, context.entry != nil, tellsAmount {
      file.plannedLines.append(context.lineIndex)
      return note(line.content)
    }
    if line.kind == .text || line.kind == .heading, elements.count <= 5, section(line) { return }
    if bulletOfKind(line) { return }
    if line.kind == .text, tellsNextTime(indices) { return note(line.content) }
    if line.kind == .text,
      elements[0].meaning == .next || elements[0].meaning == .plan || announcesGoals(indices)
    {
      context.section = .planned
      context.sectionLevel = 0
      context.planBlock =
        announcesGoals(indices) ? .ofRecords : elements.count > 4 ? .announced : nil
      return note(line.content)
    }
    // `How the session went:`.
    if line.kind == .text, elements[indices.upperBound - 1].kind == .colon,
      elements[indices].contains(where: { $0.meaning == .session }), !isName(indices)
    {
      settlePendingName(nextIsName: true)
      return note(line.content)
    }
    // `- TODO buy chalk`.
    if line.kind == .item, elements[0].meaning == .plan { return note(line.content) }
    let open = indices.first { elements[$0].kind == .openParenthesis } ?? indices.upperBound
    if isSetShaped(indices.lowerBound..<open) {
      return noteUnread(line)
    }
    if isSetShaped(open..<indices.upperBound),
      elements[open...].contains(where: { $0.kind == .times })
        || elements[open...].contains(where: { $0.unit == .set })
        || elements[open...].count(where: { $0.unit.isMass }) > 1
        // `Bench singles (PR 105 kg)`.
        || open > indices.lowerBound + 1 && elements[open - 1].meaning == .tuple
        || elements[open...].count(where: \.isNumber) > 2
    {
      file.diagnostics.append(.unreadNumbers(at: place(line.content)))
    }
    switch countedExercises(indices) {
    case 0: break
    case 1: file.diagnostics.append(.unreadNumbers(at: place(line.content)))
    default: return noteUnread(line)
    }
    // `Two chin-ups, just for fun`: a number in words counts nothing, but is said.
    if tellsRepsInWords(indices) || tellsSpokenSets(indices) || timeOfSpokenWork(indices) != nil {
      return noteUnread(line)
    }
    if countsBehindName(indices, line) { return noteUnread(line) }
    if mayBeName(indices, line) {
      pendName(indices, line)
    } else {
      note(line.content)
      if !isASCII, endsJapaneseSentence(indices) { pendNameInSentence(indices) }
    }
  }

  /// A numeral right before an exercise of the body: `Ten push-ups`, and no `One arm push-ups`.
  private func tellsRepsInWords(_ indices: Range<Int>) -> Bool {
    let first = indices.lowerBound
    guard elements[first].meaning == .cardinal, elements[first].word.value >= 2, !isName(indices)
    else { return false }
    return (1...3).contains { count in
      guard first + count < indices.upperBound else { return false }
      let name = (first + 1)..<(first + 1 + count)
      return isName(name)
        && names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(
          .bodyweight)
    }
  }

  func looksLikeTitle(_ line: LineSyntax) -> Bool {
    guard context.isAfterBlank || context.lineIndex == 0 || context.session == nil else {
      return false
    }
    return true
  }

  func mayBeName(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    let indices = beforeAside(indices.lowerBound..<behindName(indices))
    let words = indices.count { elements[$0].kind == .word }
    guard words >= 1, words <= 9, range(indices).count <= 90 else { return false }
    guard
      let last = elements.indices.contains(indices.upperBound - 1)
        ? elements[indices.upperBound - 1] : nil
    else { return false }
    if last.kind == .exclamation || last.kind == .question { return false }
    if elements[indices.lowerBound].kind == .quote { return false }
    if last.kind == .period, words > 3, !headsCountsBelow(indices) { return false }
    if endsWithVerb(indices) || !isASCII && endsJapaneseSentence(indices) { return false }
    let isSentence = indices.contains { index in
      elements[index].kind == .period && elements[index].spaceAfter
        && index + 1 < indices.upperBound
    }
    return !isSentence
  }

  mutating func pendName(_ indices: Range<Int>, _ line: LineSyntax) {
    flushKeyValues()
    // `up till 4 with a fire` below the name of an exercise.
    if line.kind == .item, context.entry != nil || context.pendingName != nil,
      indices.contains(where: {
        isWord($0, in: CommonWords.until) && elements[safe: $0 + 1]?.isNumber == true
      })
    {
      return note(line.content)
    }
    if keepsHeading(indices, line) || namesRounds(indices) { return note(line.content) }
    // `벨트 놓고옴` between two sets.
    if line.kind == .text, context.entry != nil, isRemarkInScript(indices) {
      return note(line.content)
    }
    settlePendingName(nextIsName: true)
    let first = behindDone(indices.lowerBound, indices.upperBound)
    let start =
      line.kind == .heading || line.kind == .text || line.kind == .item
      ? supersetLabel(first, indices.upperBound) : first
    let (unit, end) = unitBehindName(
      beforeRest(start..<beforeAside(indices).upperBound))
    let name = trimmedPendingName(start..<end)
    guard !name.isEmpty else { return note(line.content) }
    let range = range(name)
    context.pendingName = PendingName(
      text: NameText.clean(written.bytes[range.indices]), location: location(range),
      isHeading: line.kind == .heading,
      isEmphasized: elements[name.lowerBound].flags.contains(.emphasis), unit: unit,
      load: loadEnding(start..<indices.upperBound))
    if let pending = context.pendingName, pending.load == nil { remember(pending, line) }
  }

  /// Text under a heading that names an exercise describes it, unless it names one itself.
  func keepsHeading(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    let name = NameText.clean(written.bytes[range(indices).indices])
    let isBelowHead = context.pendingName?.isHeading ?? (context.entry != nil)
    if line.kind == .item, isBelowHead, isListAboveTable || isItemAboveTable {
      return !names.isKnown(name)
    }
    guard let pending = context.pendingName, pending.isHeading, line.kind != .heading else {
      return false
    }
    if names.isKnown(name) || elements[indices.lowerBound].flags.contains(.emphasis) {
      return false
    }
    return names.isKnown(pending.text) || indices.count > 4
  }

  /// True for the items of a list that stands between a heading and a table: how it is done.
  private var isListAboveTable: Bool {
    let lines = document.lines
    let next = context.lineIndex + 1
    guard lines.indices.contains(next), context.lineIndex > 0,
      lines[next].kind == .item || lines[context.lineIndex - 1].kind == .item
    else { return false }
    return lines[next...].prefix(20).first { $0.kind != .item && $0.kind != .blank }?.kind
      == .tableRow
  }

  /// True for a single item between the heading of an exercise and its table.
  private var isItemAboveTable: Bool {
    guard let pending = context.pendingName, pending.isHeading,
      document.lines[(context.lineIndex + 1)...].prefix(2).first(where: { $0.kind != .blank })?.kind
        == .tableRow
    else { return false }
    return pending.text.split(separator: " ").contains {
      names.isKnown(String($0)) || ExerciseNames.isMovement(String($0))
    }
  }

  func trimmedPendingName(_ indices: Range<Int>) -> Range<Int> {
    var start = behindLabel(indices.lowerBound, indices.upperBound)
    var end = max(behindName(indices), start + 1)
    if elements[end - 1].kind == .closeParenthesis,
      let open = elements[start..<end].lastIndex(where: { $0.kind == .openParenthesis }),
      open > start,
      isSetShaped(open..<end)
    {
      end = open
    }
    // `[[Dips]] #bodyweight`.
    if let tag = elements[start..<end].firstIndex(where: {
      $0.kind == .hash && $0.spaceBefore && !$0.spaceAfter
    }), tag > start {
      end = tag
    }
    (start, end) = withoutProgramme(start, end)
    // `Power snatch - find 1 rep max`.
    if let dash = elements[start..<end].lastIndex(where: { $0.kind == .hyphen && $0.spaceBefore }),
      dash > start, dash + 1 < end, isRamp(elements[dash + 1])
    {
      end = dash
    }
    while start < end, !isNameStart(elements[start]) { start += 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    if end - start > 2, elements[start].isNumber, elements[start + 1].meaning == .total {
      start += 2
    }
    // `### Lat Pulldown: 3 sets` above them.
    end = beforeCountOfSets(start, end)
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    return start..<beforeDayWord(start, end)
  }

  /// The pending line was the name of what follows.
  mutating func takePendingName() -> Bool {
    guard var pending = context.pendingName.take() else { return false }
    if isRemarkByHabit(pending) {
      if keepsContent, let entry = context.entry {
        file.entries[entry].notes.append(Note(text: pending.text, location: pending.location))
      }
      return false
    }
    // `Deadlift day` above bare sets.
    if pending.exerciseID == nil, let name = names.exercise(ofDay: pending.text) {
      let start = Int(pending.location.offset)
      pending.text = name
      pending.location = location(ByteRange(start, start + name.utf8.count))
    }
    let id = addEntry(pending.text, pending.location, exerciseID: pending.exerciseID)
    context.entryUnit = pending.unit
    if let load = pending.load { keepLoadOfName(load) }
    if let known = pending.known, pending.exerciseID == nil { nameLines[known].exerciseID = id }
    return true
  }

  /// The pending line turned out to name nothing below it: an exercise without numbers, or words.
  mutating func settlePendingName(nextIsName: Bool) {
    // `weight: 140 kg` and `reps: 5` below it show that it is an exercise, and are not of the next.
    if context.keyValues.tellsEffort { flushKeyValues() }
    guard let pending = context.pendingName.take() else { return }
    keepNameAboveDays(pending)
    if let doubt = pending.doubtfulNumber { file.diagnostics.append(.unreadNumbers(at: doubt)) }
    if pending.text.utf8.last == Byte.closeParenthesis { doubtCount(behind: pending) }
    guard context.session != nil, context.section == .training else { return }
    if !pending.isHeading, names.isKnown(pending.text) || ExerciseNames.isMovement(pending.text) {
      addEntry(pending.text, pending.location)
      context.entry = nil
      return
    }
    if pending.isHeading, context.entry == nil, let session = context.session,
      file.sessions[session].title == nil
    {
      file.sessions[session].title = pending.text
      return
    }
    let note = Note(text: pending.text, location: pending.location)
    if let session = context.session { file.sessions[session].notes.append(note) }
    context.entry = pending.isHeading || context.isAfterBlank ? nil : context.entry
  }
}
