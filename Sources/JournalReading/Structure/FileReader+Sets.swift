internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell sets: whose they are, and whether they were performed.
extension FileReader {
  mutating func sets(_ segment: Segment, _ line: LineSyntax) {
    let rest = segment.rest
    trailingDate(segment, line)
    guard !isMemory(segment) else {
      if let actual = actual(behind: segment) { return sets(actual, line) }
      opensPlan(line)
      planned(segment, line)
      return keepName(segment, line)
    }
    guard !isProse(segment) else { return prose(segment, line) }
    let isPlanned = context.section == .planned || line.check == .open || isRangePlan
    if context.block == .open, !isPlanned {
      context.isInBlock = true
      file.diagnostics.append(.roundsUntold(at: place(line.content)))
      return note(line.content)
    }
    let isNamed = beginEntry(segment, line, isPlanned: isPlanned)
    guard isNamed || context.entry != nil || takeTitle(isPlanned: isPlanned) else {
      return orphan(segment, line)
    }
    if isPlanned { return planned(segment, line) }
    trailing(rest, segment)
    emit(segment)
    context.lastSetLine = context.lineIndex
  }

  /// `Wed 2/7/24 - Deadlift` above bare sets: the title of the day names their exercise.
  private mutating func takeTitle(isPlanned: Bool) -> Bool {
    guard !isPlanned, let session = context.session, let title = file.sessions[session].title,
      names.isKnown(title), !file.sessions[session].isContinued
    else { return false }
    addEntry(title, file.sessions[session].location)
    return true
  }

  /// `Bench Press: 1 set, 10 reps, 205 lbs. 7/25/2024.`: a date behind the sets opens its day.
  mutating func trailingDate(_ segment: Segment, _ line: LineSyntax) {
    var index = segment.rest.lowerBound
    while index < segment.rest.upperBound, !elements[index].isNumber { index += 1 }
    guard index < segment.rest.upperBound, index - segment.rest.lowerBound <= 3,
      let (date, _) = dates.date(at: index), date.hasYear, isSpelledOut(date)
    else { return }
    if let session = context.session, let current = file.sessions[session].date,
      file.dates[current].numbers == date.numbers
    {
      return
    }
    startSession(date, titleFrom: elements.count)
  }

  func isSpelledOut(_ date: WrittenDate) -> Bool {
    date.numbers.contains { $0 >= 1900 }
  }

  /// `8-12 reps` are what a plan asks for; nobody does eight to twelve.
  var isRangePlan: Bool {
    anatomy.parser.expressions.contains { expression in
      anatomy.parser.terms[expression.terms].contains { term in
        anatomy.parser.quantities[term.quantities].contains {
          $0.upper > 0 && !$0.marks.contains(.approximate)
        }
      }
    }
  }

  /// Words that say the numbers are of another day: `last week 100x5`, `next: 105`, `goal 120`.
  func isMemory(_ segment: Segment) -> Bool {
    let isSingle = anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
    for index in segment.name where !segment.isNameBehind {
      switch leadingMeaning(index) {
      case .goal, .next, .previous, .total, .plan: return true
      case .maximum where isSingle && !isToFailure(index, segment): return true
      default: continue
      }
    }
    let words = segment.rest.prefix(4)
    if !elements[segment.rest].contains(where: \.isNumber) {
      for index in words {
        switch elements[index].meaning {
        case .next, .goal: return true
        case .previous where index + 1 < elements.count && isPeriod(elements[index + 1]):
          return true
        default: continue
        }
      }
    }
    // `squat 3x5 @ 100 kg due:2024-05-13`.
    let isDue = segment.rest.contains { index in
      elements[index].meaning == .goal && index + 2 < elements.count
        && elements[index + 1].kind == .colon && dates.date(at: index + 2)?.0.hasYear == true
    }
    if isDue || hasRange(segment.rest) { return true }
    return anatomy.parser.expressions.contains {
      $0.attributes.marks.contains(.goal) && !$0.attributes.marks.contains(.work)
    }
  }

  /// `Deadlift: target 3x3 @ 285. Actual: 285x3, 285x3, 285x2`: what was done of what was wanted.
  private mutating func actual(behind segment: Segment) -> Segment? {
    guard let goal = segment.name.first(where: { elements[$0].meaning == .goal }),
      goal > segment.name.lowerBound, !segment.isNameBehind,
      let label = segment.rest.first(where: { index in
        index + 1 < segment.rest.upperBound && elements[index + 1].kind == .colon
          && Self.actualWords.contains(Keywords.hash(bytes[elements[index].range.indices]))
      })
    else { return nil }
    var actual = anatomy.segment(from: label + 2, to: segment.rest.upperBound)
    guard actual.hasExpressions, actual.name.isEmpty else { return nil }
    actual.name = segment.name.lowerBound..<goal
    return actual
  }

  private static let actualWords = Set(
    "actual actually did done got result ist réel réalisé fait hecho real fatto feito факт".split(
      separator: " "
    ).map { Keywords.hash(Array($0.utf8)[...]) })

  /// `Squat 1RM 170` above sets names their exercise all the same.
  private mutating func keepName(_ segment: Segment, _ line: LineSyntax) {
    guard line.kind == .text || line.kind == .heading, context.section == .training,
      let mark = segment.name.first(where: {
        elements[$0].meaning == .total || elements[$0].meaning == .maximum
      }), mark > segment.name.lowerBound
    else { return }
    let isGlued = elements[mark - 1].isNumber && !elements[mark].spaceBefore
    let name = segment.name.lowerBound..<(isGlued ? mark - 1 : mark)
    if isName(name) { pendName(name, line) }
  }

  /// `Dips to failure 14, 11, 9`, `push-ups to failure 20`: how they were done; `bench max 100` is a
  /// memory.
  private func isToFailure(_ index: Int, _ segment: Segment) -> Bool {
    anatomy.parser.quantities.count > 1
      || index > segment.name.lowerBound + 1 && elements[index - 1].range.count <= 3
  }

  /// `Tomorrow, day A | 45-60 min` above a list of exercises: what follows is planned too.
  private mutating func opensPlan(_ line: LineSyntax) {
    guard line.kind == .text, context.isAfterBlank || context.lineIndex == 0,
      context.entry == nil, context.pendingName == nil,
      elements[0].meaning == .next || elements[0].meaning == .plan
    else { return }
    context.section = .planned
    context.sectionLevel = 0
  }

  func isPeriod(_ element: Element) -> Bool {
    switch element.meaning {
    case .week, .time, .session, .day: true
    default: false
    }
  }

  /// `20kg warm-up 8–10 reps`: behind the first number comes what a plan asks for.
  func hasRange(_ indices: Range<Int>) -> Bool {
    indices.contains { index in
      index + 2 < indices.upperBound && elements[index].isNumber
        && (elements[index + 1].kind == .hyphen || elements[index + 1].kind == .tilde)
        && elements[index + 2].isNumber && !elements[index + 2].spaceBefore
        && elements[index + 2].unit == .repetition
        && elements[index + 2].value > elements[index].value
    }
  }

  /// A sentence with numbers in it rather than a set: many words before, or none that could name.
  func isProse(_ segment: Segment) -> Bool {
    let isLife = segment.name.contains { index in
      isLifeWord(leadingMeaning(index))
        && (!segment.isNameBehind || elements[index].meaning != .feeling)
    }
    if isLife { return true }
    guard !segment.name.isEmpty, !segment.isNameBehind else { return false }
    // `Kcal 2650`.
    let first = elements[segment.name.lowerBound]
    if first.meaning == .otherUnit, first.range.count > 2 { return true }
    // `done. 43 min`.
    if elements[segment.name.lowerBound].meaning == .end,
      anatomy.parser.quantities.allSatisfy({ $0.unit.isTime || $0.kind == .clock })
    {
      return true
    }
    if isLoadInSentence(segment) || isWrappedProse(segment) || isShoppingList(segment) {
      return true
    }
    let words = segment.name.filter { elements[$0].kind == .word }.count
    if words >= 4, isPronoun(segment.name.lowerBound), !isName(segment.name) { return true }
    if words > 9 || range(segment.name).count > 80 { return true }
    let isSentence = segment.name.contains { index in
      elements[index].kind == .period && elements[index].spaceAfter
        && index + 1 < segment.name.upperBound
        || elements[index].kind == .exclamation
    }
    return isSentence && !segment.isNameBehind && words > 4
  }

  /// `My weight today was 221 lb`, `Once it feels steady, go to 20 kg`: a load without reps counts
  /// only behind a name, not in a sentence.
  func isLoadInSentence(_ segment: Segment) -> Bool {
    let isLoadOnly = anatomy.parser.expressions.allSatisfy { expression in
      expression.terms.count == 1
        && anatomy.parser.terms[expression.terms].allSatisfy { term in
          anatomy.parser.quantities[term.quantities].allSatisfy {
            $0.unit.isMass || $0.unit == .none && $0.value >= 30_000
          }
        }
    }
    guard isLoadOnly, !isName(segment.name) else { return false }
    if segment.name.count > 2, segment.name.contains(where: { elements[$0].meaning == .weight }) {
      return true
    }
    guard let comma = segment.name.first(where: { elements[$0].kind == .comma }),
      comma > segment.name.lowerBound, anatomy.parser.quantities.allSatisfy({ $0.unit.isMass })
    else { return false }
    return !names.isKnown(NameText.clean(bytes[range(segment.name.lowerBound..<comma).indices]))
  }

  /// `I remember when I could do 3 sets of 10 with 120 kg`.
  private func isPronoun(_ index: Int) -> Bool {
    elements[index].kind == .word
      && Self.pronouns.contains(Keywords.hash(bytes[elements[index].range.indices]))
  }

  private static let pronouns = Set(
    "i we he she they you my ich wir er sie je nous il elle yo nosotros eu nós io noi ik я мы он"
      .split(separator: " ").map { Keywords.hash(Array($0.utf8)[...]) })

  /// `oatmeal, chicken rice x2`: a lone number behind a list of words that name no exercise.
  func isShoppingList(_ segment: Segment) -> Bool {
    guard let comma = segment.name.last(where: { elements[$0].kind == .comma }),
      comma + 1 < segment.name.upperBound, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .none
    else { return false }
    return !isName((comma + 1)..<segment.name.upperBound)
  }

  /// A line that goes on with the sentence of the line above: `…we add negatives to` and below
  /// `reach 8 reps`.
  func isWrappedProse(_ segment: Segment) -> Bool {
    guard context.proseLine == context.lineIndex - 1, segment.name.lowerBound == 0,
      elements[0].kind == .word,
      elements[0].range.start == document.lines[context.lineIndex].content.start,
      Byte.isASCIILetter(bytes[Int(elements[0].range.start)]),
      bytes[Int(elements[0].range.start)] & 0x20 != 0
    else { return false }
    return !isName(segment.name) && anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
  }

  /// The meaning of a word, or of what it begins with in a script without spaces: `心率約130`.
  func leadingMeaning(_ index: Int) -> WordMeaning {
    let element = elements[index]
    guard element.flags.contains(.unspacedScript), element.meaning == .none else {
      return element.meaning
    }
    return Keywords.word(Keywords.prefix(bytes[element.range.indices])).meaning
  }

  /// Words of the rest of life: heart rate, sleep, food.
  func isLifeWord(_ meaning: WordMeaning) -> Bool {
    meaning == .sleep || meaning == .food || meaning == .feeling
  }

  /// Opens an exercise when the line names one; returns whether it did.
  mutating func beginEntry(
    _ segment: Segment, _ line: LineSyntax, isPlanned: Bool
  ) -> Bool {
    let name = withoutReps(behindTotal(trimmedName(segment.name, isBehind: segment.isNameBehind)))
    if segment.isNameBehind {
      guard isNameBehind(name, segment, line) else { return takePendingName() }
    }
    guard !name.isEmpty, !isRemark(name, segment) else { return takePendingName() }
    settlePendingName(nextIsName: true)
    let names = isPlanned ? [name] : listedNames(name)
    for part in names.dropLast() {
      openEntry(part, segment, line)
      emit(segment)
    }
    openEntry(names.last ?? name, segment, line)
    return true
  }

  /// `leg press, OHP, bent-over row, 2x10 each`: several exercises share the sets behind them.
  func listedNames(_ name: Range<Int>) -> [Range<Int>] {
    guard elements[name].contains(where: { $0.kind == .comma }), !isName(name),
      !elements[name].contains(where: { $0.kind == .openParenthesis })
    else { return [name] }
    let parts = name.split { elements[$0].kind == .comma }
    let names = parts.map { trimmedName($0.startIndex..<$0.endIndex, isBehind: false) }
    guard names.allSatisfy({ !$0.isEmpty && $0.count <= 6 }),
      names.count >= 3 || names.filter({ isName($0) }).count >= 2
    else { return [name] }
    return names
  }

  /// `5@165 Squat` names the exercise; `5@165 felt easy` under one is a note.
  mutating func isNameBehind(
    _ name: Range<Int>, _ segment: Segment, _ line: LineSyntax
  ) -> Bool {
    guard !name.isEmpty, name.count <= 5 else { return false }
    if isName(name) { return true }
    // `20 min stairmaster lvl 7` below other sets.
    let first = NameText.clean(bytes[elements[name.lowerBound].range.indices])
    if names.nature(of: first).contains(.cardio),
      anatomy.parser.quantities.first?.unit.isTime == true
    {
      return true
    }
    let continues = context.pendingName != nil || (context.entry != nil && !context.isAfterBlank)
    return !continues && context.entry == nil
  }

  /// Drops the total from `300 push-ups (20 x 15)`; what it is the product of are reps and sets.
  mutating func behindTotal(_ name: Range<Int>) -> Range<Int> {
    guard name.count >= 2, elements[name.lowerBound].kind == .quantity,
      elements[name.lowerBound].unit == .none, let first = anatomy.parser.expressions.first,
      first.terms.count >= 2
    else { return name }
    let values = anatomy.parser.terms[first.terms].prefix(2).map {
      Int64(anatomy.parser.quantities[$0.quantities.lowerBound].value)
    }
    guard values[0] * values[1] == Int64(elements[name.lowerBound].value) * 1000 else {
      return name
    }
    anatomy.parser.markCounted()
    return (name.lowerBound + 1)..<name.upperBound
  }

  /// Takes the reps out of a name before a load alone: `10 thrusters 95 lb`, `top single 220`.
  private mutating func withoutReps(_ name: Range<Int>) -> Range<Int> {
    guard name.count >= 2, let first = anatomy.parser.expressions.first,
      first.terms.allSatisfy({ isLoadOrEffort(anatomy.parser.terms[$0]) })
    else { return name }
    let number = elements[name.lowerBound]
    if number.kind == .quantity, number.unit == .none, 1_000...500_000 ~= number.value,
      number.value % 1000 == 0, elements[name.dropFirst()].allSatisfy({ $0.kind == .word }),
      first.terms.count == 1
    {
      anatomy.parser.addReps(Quantity(number))
      return name.dropFirst()
    }
    let last = elements[name.upperBound - 1]
    guard last.meaning == .tuple else { return name }
    var reps = Quantity(last)
    reps.value = Int32(last.word.value) * 1000
    anatomy.parser.addReps(reps)
    var end = name.upperBound - 1
    while end > name.lowerBound,
      elements[end - 1].kind != .word || elements[end - 1].meaning == .workingSet
    {
      end -= 1
    }
    return name.lowerBound..<end
  }

  /// A load, or what stands behind `@`.
  private func isLoadOrEffort(_ term: Term) -> Bool {
    if term.joiner == .at { return true }
    guard term.joiner == .first, term.quantities.count == 1 else { return false }
    let quantity = anatomy.parser.quantities[term.quantities.lowerBound]
    return quantity.unit.isMass || quantity.unit == .none && quantity.value >= 20_000
  }

  /// The words of a name without marks, notes in parentheses and words such as `worked up to`.
  func trimmedName(_ indices: Range<Int>, isBehind: Bool) -> Range<Int> {
    var start = indices.lowerBound
    var end = indices.upperBound
    if let paren = elements[start..<end].firstIndex(where: { $0.kind == .openParenthesis }),
      paren + 1 < end, elements[paren + 1].isNumber, paren > start
    {
      end = paren
    }
    if let work = elements[start..<end].firstIndex(where: { isRamp($0) }), work > start {
      end = work
    }
    if let seat = elements[start..<end].lastIndex(where: { $0.meaning == .seat }), seat > start,
      elements[seat..<end].contains(where: \.isNumber)
    {
      end = seat
    }
    // `Squat: warm-up 20x10, 60x5`.
    if end - start > 2, elements[end - 1].meaning == .warmup, elements[end - 2].kind == .colon {
      end -= 2
    }
    // `Box jump 60 cm 5x5`.
    while end > start + 1, elements[end - 1].unit == .centimeter || elements[end - 1].unit == .inch
    {
      end -= 1
    }
    start = behindLabel(start, end)
    while start < end, !isNameStart(elements[start]) { start += 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    while end > start + 1, isTrailingWord(elements[end - 1]) { end -= 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    return start..<end
  }

  /// `Squat: worked up to 335x3`, `power snatch build to heavy`, `Dips #bodyweight`.
  private func isRamp(_ element: Element) -> Bool {
    if element.kind == .hash, element.spaceBefore, !element.spaceAfter { return true }
    return element.kind == .word
      && Self.rampWords.contains(
        Keywords.hash(bytes[element.range.indices]))
  }

  private static let rampWords = Set(
    "worked working ramped ramping build built".split(separator: " ").map {
      Keywords.hash(Array($0.utf8)[...])
    })

  /// Passes over `5/3/1 –` and over a label with a colon and a space: `Completed: Squat`.
  func behindLabel(_ start: Int, _ end: Int) -> Int {
    for index in start..<max(start, end - 1) {
      let element = elements[index]
      let isProgramme =
        element.kind == .hyphen && index == start + 1 && element.spaceBefore
        && Byte.isDigit(bytes[Int(elements[start].range.start)])
      let isLabel =
        element.kind == .colon && elements[index + 1].spaceBefore
        && elements[index + 1].kind == .word
      if isProgramme || isLabel { return behindLabel(index + 1, end) }
    }
    return start
  }

  func isNameStart(_ element: Element) -> Bool {
    element.kind == .word || element.isNumber
  }

  func isNameEnd(_ element: Element) -> Bool {
    switch element.kind {
    case .word, .quantity, .clock, .closeParenthesis: true
    default: false
    }
  }

  /// `for`, `at`, `with` before the numbers are no part of the name.
  func isTrailingWord(_ element: Element) -> Bool {
    switch element.meaning {
    case .for, .at, .of, .with, .in, .and, .then, .warmup: true
    default: false
    }
  }

  /// Words before the numbers that do not name an exercise: `warm-up`, `Set`, `then`, `80% =`.
  mutating func isRemark(_ name: Range<Int>, _ segment: Segment) -> Bool {
    let words = name.filter { elements[$0].kind == .word }
    guard let first = words.first else { return true }
    let isOneWord = words.count == 1
    switch elements[first].meaning {
    case .warmup:
      context.blockKind = isOneWord && context.entry != nil ? context.blockKind : context.blockKind
      pendingKind = .warmup
      return words.count <= 2
    case .workingSet, .set, .then, .and, .record, .joker, .backoff, .each, .round:
      return isOneWord && (context.entry != nil || context.pendingName != nil)
    case .drop:
      pendingKind = .drop
      return words.count <= 2 && context.entry != nil
    case .session where bytes[elements[first].range.indices].first.map { $0 | 0x20 } == 0x77:
      // `WOD: 21-15-9 thrusters`: the name stands elsewhere.
      guard isOneWord else { return false }
      context.entry = nil
      context.pendingName = nil
      return true
    case .rest, .tempo, .rpe, .rir, .note, .feeling, .duration, .pace: return isOneWord
    case .none where elements[first].range.count == 1:
      if isOneWord, bytes[Int(elements[first].range.start)] | 0x20 == 0x77 { pendingKind = .warmup }
      return isOneWord
    default: return false
    }
  }

  var pendingKind: SetKind? {
    get { context.keyValues.kind }
    set { context.keyValues.kind = newValue }
  }

  mutating func openEntry(_ name: Range<Int>, _ segment: Segment, _ line: LineSyntax) {
    let range = range(name)
    let slice = bytes[range.indices]
    addEntry(slice, location(range))
    if range.start == line.content.start, bytes[safe: Int(range.end)] == Byte.colon,
      elements[name].allSatisfy(\.isNamePart)
    {
      namedLines.remember(NameText.clean(slice), at: range.indices, in: bytes)
    }
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
    let session = currentSession()
    let entry = EntryDraft(
      session: session, name: name, exerciseID: id, nature: nature,
      superset: context.superset, location: location)
    if keepsContent || file.entries.isEmpty {
      file.entries.append(entry)
    } else {
      file.entries[0] = entry
    }
    beginTrace(id, nature, session, location)
    context.entry = file.entries.count - 1
    context.superset = nil
    context.blockRest = nil
    if context.blockKind != .warmup { context.blockKind = nil }
    return id
  }
}
