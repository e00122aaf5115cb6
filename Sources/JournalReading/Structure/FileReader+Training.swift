internal import JournalSyntax
internal import WorkoutModel

/// Lines that name exercises and tell sets.
extension FileReader {
  /// Reads the elements from `start` on as one segment, or as several parted by `•`.
  mutating func training(_ line: LineSyntax, from start: Int) {
    var index = start
    let isPiped = line.kind != .tableRow
    while index < elements.count {
      var end = index
      while end < elements.count, !partsSegments(end, isPiped), !startsColumn(end, index) {
        end += 1
      }
      if end > index { segments(line, index, end, isFirst: index == start) }
      index = end < elements.count && partsSegments(end, isPiped) ? end + 1 : max(end, index + 1)
    }
  }

  /// `•` parts exercises; `|` too, unless it parts the sets of one.
  private func partsSegments(_ index: Int, _ isPiped: Bool) -> Bool {
    elements[index].kind == .dot && !isListedReps(index)
  }

  /// Columns parted by tabs hold one thing each.
  private func startsColumn(_ index: Int, _ start: Int) -> Bool {
    index > start && isTabbed(elements[index])
  }

  /// `10回・8回・7回`: the dot of a list.
  private func isListedReps(_ index: Int) -> Bool {
    index > 0 && index + 1 < elements.count && elements[index - 1].isNumber
      && elements[index + 1].isNumber
  }

  private mutating func segments(_ line: LineSyntax, _ start: Int, _ end: Int, isFirst: Bool) {
    var start = skipLabels(start, end, line)
    if pipedValues(start, end, line) { return }
    if bodyweightSegment(start, end) || circuit(start, end, line) { return }
    if !isFirst, context.lastSetLine == context.lineIndex, let pipe = remarkBeforePipe(start, end) {
      start = pipe
    }
    while start < end {
      let segment = anatomy.segment(from: start, to: end)
      // `· bands 20` behind the sets tells more of them.
      if !isFirst, segment.hasExpressions, !anatomy.isStrong,
        context.lastSetLine == context.lineIndex,
        !segment.name.contains(where: { elements[$0].kind == .colon })
      {
        return
      }
      guard segment.hasExpressions else {
        words(segment.name, line, isFirst: isFirst)
        return
      }
      sets(segment, line)
      guard let next = nextSegment(segment, end) else { return }
      start = next
    }
  }

  /// `Squats | Weight: [60] kg | Reps: [10]`, and `Rest | Duration: [45s]` for the set before.
  private mutating func pipedValues(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard let pipe = elements[start..<end].firstIndex(where: { $0.kind == .pipe }), pipe > start,
      pipe + 3 < end, elements[start..<pipe].allSatisfy({ $0.kind == .word || $0.kind == .quote })
    else { return false }
    if elements[start].meaning == .rest, let seconds = anatomy.parser.seconds(of: elements[end - 1])
    {
      return rest(seconds / 1000)
    }
    let kept = (context.pendingName, context.entry)
    context.pendingName = PendingName(
      text: NameText.clean(bytes[range(start..<pipe).indices]),
      location: location(range(start..<pipe)),
      isHeading: false, isEmphasized: false, indent: Int(line.indent), lineIndex: context.lineIndex,
      endsWithColon: false)
    guard labelledValues(pipe + 1, end) else {
      (context.pendingName, context.entry) = kept
      return false
    }
    flushKeyValues()
    context.lastSetLine = context.lineIndex
    return true
  }

  /// `bands 20 | 12 × 80 lb`: words about the set before, then the next set.
  private func remarkBeforePipe(_ start: Int, _ end: Int) -> Int? {
    guard let pipe = elements[start..<end].firstIndex(where: { $0.kind == .pipe }), pipe + 1 < end,
      !elements[start..<pipe].contains(where: { $0.kind == .colon || $0.kind == .times })
    else { return nil }
    return pipe + 1
  }

  /// `bw 78.4 kg` among exercises.
  private mutating func bodyweightSegment(_ start: Int, _ end: Int) -> Bool {
    guard start + 1 < end, end - start == 2, elements[start].meaning == .bodyweight,
      elements[start + 1].kind == .quantity, elements[start + 1].unit.isMass,
      elements[start + 1].value >= 30_000
    else { return false }
    let element = elements[start + 1]
    let mass = Mass(
      FixedPoint(thousandths: element.value), element.unit == .kilogram ? .kilogram : .pound)
    let session = currentSession()
    file.bodyweights.append((session, mass, Quantity(element), location(element.range)))
    return true
  }

  /// The start of another exercise behind the sets of one: `波比 10下、深蹲 25下`.
  private func nextSegment(_ segment: Segment, _ end: Int) -> Int? {
    guard !segment.name.isEmpty, !segment.isNameBehind else { return nil }
    var index = segment.rest.lowerBound
    guard index < end else { return nil }
    switch elements[index].kind {
    case .comma, .semicolon, .plus, .ampersand, .pipe: index += 1
    default:
      guard elements[index].meaning == .then || elements[index].meaning == .and else { return nil }
      index += 1
    }
    let first = index
    if index + 1 < end, elements[index].kind == .quantity, elements[index].unit == .none,
      elements[index + 1].kind == .word
    {
      index += 1
    }
    guard index < end, elements[index].kind == .word else { return nil }
    var name = index
    while name < end, elements[name].kind == .word || elements[name].kind == .hyphen { name += 1 }
    guard name < end, name - index <= 4 else { return nil }
    let startsSets =
      elements[name].isNumber || elements[name].kind == .colon
      || elements[name].kind == .openParenthesis && name + 1 < end && elements[name + 1].isNumber
    return startsSets && isName(index..<name) ? first : nil
  }

  /// `10 pullups + 15 dips + 25 pushups x 4`: exercises in turn, all as often.
  private mutating func circuit(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard end - start >= 6, elements[start].kind == .quantity, elements[end - 1].kind == .quantity,
      elements[end - 2].kind == .times, elements[end - 1].unit == .none,
      context.section == .training
    else { return false }
    var stations: [(count: Element?, name: Range<Int>)] = []
    for part in elements[start..<(end - 2)].indices.split(whereSeparator: {
      elements[$0].kind == .plus || elements[$0].kind == .comma
    }) {
      let hasCount = elements[part.startIndex].kind == .quantity
      let name = (part.startIndex + (hasCount ? 1 : 0))..<part.endIndex
      guard !name.isEmpty, elements[name].allSatisfy({ $0.kind == .word }), name.count <= 4,
        !hasCount || elements[part.startIndex].unit == .none
          || elements[part.startIndex].unit == .repetition
      else { return false }
      stations.append((hasCount ? elements[part.startIndex] : nil, name))
    }
    guard stations.count >= 2, stations.contains(where: { isName($0.name) }) else { return false }
    let rounds = Quantity(elements[end - 1])
    settlePendingName(nextIsName: true)
    for station in stations { add(station.count, station.name, rounds) }
    context.lastSetLine = context.lineIndex
    context.nameIndent = Int(line.indent)
    return true
  }

  private mutating func add(_ count: Element?, _ name: Range<Int>, _ rounds: Quantity) {
    let range = range(name)
    addEntry(bytes[range.indices], location(range))
    var quantities = [rounds]
    quantities[0].unit = .set
    var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    if let count {
      var reps = Quantity(count)
      reps.unit = .repetition
      quantities.append(reps)
      terms.append(Term(joiner: .times, quantities: 1..<2, separator: .none))
    }
    appendDraft(
      terms, quantities, Attributes(), count.map { $0.range.through(range) } ?? range)
  }

  private func isName(_ indices: Range<Int>) -> Bool {
    guard !indices.isEmpty else { return false }
    let name = NameText.clean(bytes[range(indices).indices])
    if names.isKnown(name) || name.utf8.contains(where: { $0 >= 0xE3 }) { return true }
    // `pushups:wide` is a push-up.
    guard let colon = name.firstIndex(of: ":") else { return false }
    return names.isKnown(String(name[..<colon]))
  }

  // MARK: Labels before the sets

  /// Passes over `Set 1:`, `A1.`, `W`, `1)`, and keeps what they say.
  private mutating func skipLabels(_ start: Int, _ end: Int, _ line: LineSyntax) -> Int {
    var index = start
    if elements[index].meaning == .set, index + 1 < end, elements[index + 1].kind == .quantity,
      index + 2 < end,
      elements[index + 2].kind == .colon || elements[index + 2].kind == .period
        || elements[index + 2].kind == .hyphen || elements[index + 2].kind == .closeParenthesis
    {
      index += 3
    }
    if index + 1 < end, elements[index].isNumber, elements[index].unit == .none,
      elements[index + 1].kind == .closeParenthesis
    {
      index += 2
    }
    // `80% = 245 x 3`, `85% 120x9+`: the percentage of a plan before what was done.
    if index + 1 < end, elements[index].isNumber, elements[index].unit == .percent {
      let next = index + 1
      let isMark =
        elements[next].kind == .equals || elements[next].kind == .colon
        || elements[next].kind == .hyphen
      if isMark || elements[next].isNumber { index = isMark ? next + 1 : next }
    }
    guard index < end else { return end }
    return supersetLabel(index, end)
  }

  /// `A1. Bench Press`, `B2) Row`, `A1 Leg curl 3x12`.
  private mutating func supersetLabel(_ index: Int, _ end: Int) -> Int {
    guard index + 2 < end, elements[index].kind == .word, elements[index].range.count == 1,
      elements[index + 1].kind == .quantity, !elements[index + 1].spaceBefore,
      elements[index + 1].unit == .none, elements[index + 1].value <= 9_000,
      let letter = bytes[safe: Int(elements[index].range.start)], letter & 0xDF <= 0x48,
      Byte.isASCIILetter(letter)
    else { return index }
    var next = index + 2
    while next < end,
      elements[next].kind == .period || elements[next].kind == .closeParenthesis
        || elements[next].kind == .colon || elements[next].kind == .hyphen
    {
      next += 1
    }
    guard next < end, elements[next].kind == .word else { return index }
    context.superset = String(decoding: [letter & 0xDF], as: UTF8.self)
    return next
  }

  // MARK: Sets

  private mutating func sets(_ segment: Segment, _ line: LineSyntax) {
    let rest = segment.rest
    trailingDate(segment, line)
    guard !isMemory(segment) else { return planned(segment, line) }
    guard !isProse(segment) else { return prose(segment, line) }
    let isNamed = beginEntry(segment, line)
    guard isNamed || context.entry != nil else {
      return orphan(segment, line)
    }
    if context.section == .planned || line.check == .open {
      return planned(segment, line)
    }
    if isRangePlan { return planned(segment, line) }
    trailing(rest, segment)
    emit(segment)
    context.lastSetLine = context.lineIndex
  }

  /// `Bench Press: 1 set, 10 reps, 205 lbs. 7/25/2024.`: a date behind the sets opens its day.
  private mutating func trailingDate(_ segment: Segment, _ line: LineSyntax) {
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

  private func isSpelledOut(_ date: WrittenDate) -> Bool {
    date.numbers.contains { $0 >= 1900 }
  }

  /// `8-12 reps` are what a plan asks for; nobody does eight to twelve.
  private var isRangePlan: Bool {
    anatomy.parser.expressions.contains { expression in
      anatomy.parser.terms[expression.terms].contains { term in
        anatomy.parser.quantities[term.quantities].contains {
          $0.upper > 0 && !$0.marks.contains(.approximate)
        }
      }
    }
  }

  /// Words that say the numbers are of another day: `last week 100x5`, `next: 105`, `goal 120`.
  private func isMemory(_ segment: Segment) -> Bool {
    let isSingle = anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
    for index in segment.name where !segment.isNameBehind {
      switch elements[index].meaning {
      case .goal, .next, .previous, .total, .plan: return true
      case .maximum where isSingle: return true
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
    if hasRange(segment.rest) { return true }
    return anatomy.parser.expressions.contains {
      $0.attributes.marks.contains(.goal) && !$0.attributes.marks.contains(.work)
    }
  }

  private func isPeriod(_ element: Element) -> Bool {
    switch element.meaning {
    case .week, .time, .session, .day: true
    default: false
    }
  }

  /// `20kg warm-up 8–10 reps`: behind the first number comes what a plan asks for.
  private func hasRange(_ indices: Range<Int>) -> Bool {
    indices.contains { index in
      index + 2 < indices.upperBound && elements[index].isNumber
        && (elements[index + 1].kind == .hyphen || elements[index + 1].kind == .tilde)
        && elements[index + 2].isNumber && !elements[index + 2].spaceBefore
        && elements[index + 2].unit == .repetition
        && elements[index + 2].value > elements[index].value
    }
  }

  /// A sentence with numbers in it rather than a set: many words before, or none that could name.
  private func isProse(_ segment: Segment) -> Bool {
    let isLife = segment.name.contains { index in
      isLifeWord(elements[index].meaning)
        && (!segment.isNameBehind || elements[index].meaning != .feeling)
    }
    if isLife { return true }
    guard !segment.name.isEmpty, !segment.isNameBehind else { return false }
    let words = segment.name.filter { elements[$0].kind == .word }.count
    if words > 9 || range(segment.name).count > 80 { return true }
    let isSentence = segment.name.contains { index in
      elements[index].kind == .period && elements[index].spaceAfter
        && index + 1 < segment.name.upperBound
        || elements[index].kind == .exclamation
    }
    return isSentence && !segment.isNameBehind && words > 4
  }

  /// Words of the rest of life: heart rate, sleep, food.
  private func isLifeWord(_ meaning: WordMeaning) -> Bool {
    meaning == .sleep || meaning == .food || meaning == .feeling
  }

  /// Opens an exercise when the line names one; returns whether it did.
  private mutating func beginEntry(_ segment: Segment, _ line: LineSyntax) -> Bool {
    let name = behindTotal(trimmedName(segment.name, isBehind: segment.isNameBehind))
    if segment.isNameBehind {
      guard isNameBehind(name, segment, line) else { return takePendingName() }
    }
    guard !name.isEmpty, !isRemark(name, segment) else { return takePendingName() }
    settlePendingName(nextIsName: true)
    for part in listedNames(name).dropLast() {
      openEntry(part, segment, line)
      emit(segment)
    }
    openEntry(listedNames(name).last ?? name, segment, line)
    return true
  }

  /// `leg press, OHP, bent-over row, 2x10 each`: several exercises share the sets behind them.
  private func listedNames(_ name: Range<Int>) -> [Range<Int>] {
    guard elements[name].contains(where: { $0.kind == .comma }), !isName(name) else {
      return [name]
    }
    let parts = name.split { elements[$0].kind == .comma }
    let names = parts.map { trimmedName($0.startIndex..<$0.endIndex, isBehind: false) }
    guard names.allSatisfy({ !$0.isEmpty && $0.count <= 6 }),
      names.count >= 3 || names.filter({ isName($0) }).count >= 2
    else { return [name] }
    return names
  }

  /// `5@165 Squat` names the exercise; `5@165 felt easy` under one is a note.
  private mutating func isNameBehind(
    _ name: Range<Int>, _ segment: Segment, _ line: LineSyntax
  ) -> Bool {
    guard !name.isEmpty, name.count <= 5 else { return false }
    if isName(name) { return true }
    let continues = context.pendingName != nil || (context.entry != nil && !context.isAfterBlank)
    return !continues && context.entry == nil
  }

  /// Drops the total from `300 push-ups (20 x 15)`; what it is the product of are reps and sets.
  private mutating func behindTotal(_ name: Range<Int>) -> Range<Int> {
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

  /// The words of a name without marks, notes in parentheses and words such as `worked up to`.
  private func trimmedName(_ indices: Range<Int>, isBehind: Bool) -> Range<Int> {
    var start = indices.lowerBound
    var end = indices.upperBound
    if let paren = elements[start..<end].firstIndex(where: { $0.kind == .openParenthesis }),
      paren + 1 < end, elements[paren + 1].isNumber, paren > start
    {
      end = paren
    }
    start = behindLabel(start, end)
    while start < end, !isNameStart(elements[start]) { start += 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    while end > start + 1, isTrailingWord(elements[end - 1]) { end -= 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Passes over `5/3/1 –` and over a label with a colon and a space: `Completed: Squat`.
  private func behindLabel(_ start: Int, _ end: Int) -> Int {
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

  private func isNameStart(_ element: Element) -> Bool {
    element.kind == .word || element.isNumber
  }

  private func isNameEnd(_ element: Element) -> Bool {
    switch element.kind {
    case .word, .quantity, .clock, .closeParenthesis: true
    default: false
    }
  }

  /// `for`, `at`, `with` before the numbers are no part of the name.
  private func isTrailingWord(_ element: Element) -> Bool {
    switch element.meaning {
    case .for, .at, .of, .with, .in, .and, .then: true
    default: false
    }
  }

  /// Words before the numbers that do not name an exercise: `warm-up`, `Set`, `then`, `80% =`.
  private mutating func isRemark(_ name: Range<Int>, _ segment: Segment) -> Bool {
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
    case .rest, .tempo, .rpe, .rir, .note, .feeling, .duration, .pace: return isOneWord
    case .none where elements[first].range.count == 1:
      if isOneWord, bytes[Int(elements[first].range.start)] | 0x20 == 0x77 { pendingKind = .warmup }
      return isOneWord
    default: return false
    }
  }

  private var pendingKind: SetKind? {
    get { context.keyValues.kind }
    set { context.keyValues.kind = newValue }
  }

  private mutating func openEntry(_ name: Range<Int>, _ segment: Segment, _ line: LineSyntax) {
    let range = range(name)
    let slice = bytes[range.indices]
    addEntry(slice, location(range))
    context.nameIndent = Int(line.indent)
  }

  mutating func addEntry(_ slice: ArraySlice<UInt8>, _ location: SourceLocation) {
    addEntry(NameText.clean(slice), location)
  }

  mutating func addEntry(_ name: String, _ location: SourceLocation) {
    let id = names.remembered(name)
    let session = currentSession()
    if !keepsContent { file.entries.removeAll(keepingCapacity: true) }
    file.entries.append(
      EntryDraft(
        session: session, name: name, exerciseID: id, nature: names.exercises[id].nature,
        superset: context.superset, location: location))
    context.entry = file.entries.count - 1
    context.superset = nil
    context.blockRest = nil
    if context.blockKind != .warmup { context.blockKind = nil }
  }

  // MARK: Names on lines of their own

  /// Keeps a line of words: perhaps the name of the sets below, perhaps a title, perhaps a note.
  private mutating func words(_ indices: Range<Int>, _ line: LineSyntax, isFirst: Bool) {
    guard isFirst else { return }
    if context.section != .training { return note(line.content) }
    if line.kind == .text, isTitle(indices), looksLikeTitle(line) { return titleHeading(line) }
    if line.kind == .text || line.kind == .heading, elements.count <= 5, section(line) { return }
    if line.kind == .text, elements[0].meaning == .next || elements[0].meaning == .plan {
      context.section = .planned
      context.sectionLevel = 0
      return note(line.content)
    }
    let open = indices.first { elements[$0].kind == .openParenthesis } ?? indices.upperBound
    if isSetShaped(indices.lowerBound..<open) {
      file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      return note(line.content)
    }
    if isSetShaped(open..<indices.upperBound),
      elements[open...].contains(where: { $0.kind == .times })
    {
      file.diagnostics.append(.unreadNumbers(at: place(line.content)))
    }
    if mayBeName(indices, line) {
      pendName(indices, line)
    } else {
      note(line.content)
    }
  }

  private func looksLikeTitle(_ line: LineSyntax) -> Bool {
    guard context.isAfterBlank || context.lineIndex == 0 || context.session == nil else {
      return false
    }
    return true
  }

  /// True when numbers with units or signs of sets stand there after all.
  func isSetShaped(_ indices: Range<Int>) -> Bool {
    for index in indices where elements[index].isNumber {
      let unit = elements[index].unit
      if unit.isMass || unit == .repetition || unit == .set { return true }
      if index + 1 < indices.upperBound, elements[index + 1].kind == .times { return true }
      if index > indices.lowerBound, elements[index - 1].kind == .times { return true }
    }
    return false
  }

  private func mayBeName(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    let words = indices.filter { elements[$0].kind == .word }.count
    guard words >= 1, words <= 9, line.content.count <= 90 else { return false }
    guard
      let last = elements.indices.contains(indices.upperBound - 1)
        ? elements[indices.upperBound - 1] : nil
    else { return false }
    if last.kind == .exclamation || last.kind == .question { return false }
    if elements[indices.lowerBound].kind == .quote { return false }
    if last.kind == .period, words > 3 { return false }
    let isSentence = indices.contains { index in
      elements[index].kind == .period && elements[index].spaceAfter
        && index + 1 < indices.upperBound
    }
    return !isSentence
  }

  mutating func pendName(_ indices: Range<Int>, _ line: LineSyntax) {
    flushKeyValues()
    if keepsHeading(indices, line) { return note(line.content) }
    settlePendingName(nextIsName: true)
    let endsWithColon = elements[indices.upperBound - 1].kind == .colon
    let start =
      line.kind == .heading || line.kind == .text || line.kind == .item
      ? supersetLabel(indices.lowerBound, indices.upperBound) : indices.lowerBound
    let name = trimmedPendingName(start..<indices.upperBound)
    guard !name.isEmpty else { return note(line.content) }
    let range = range(name)
    context.pendingName = PendingName(
      text: NameText.clean(bytes[range.indices]), location: location(range),
      isHeading: line.kind == .heading,
      isEmphasized: elements[name.lowerBound].flags.contains(.emphasis), indent: Int(line.indent),
      lineIndex: context.lineIndex, endsWithColon: endsWithColon)
    if let pending = context.pendingName { remember(pending, line) }
  }

  /// Text under a heading that names an exercise describes it, unless it names one itself.
  private func keepsHeading(_ indices: Range<Int>, _ line: LineSyntax) -> Bool {
    guard let pending = context.pendingName, pending.isHeading, line.kind != .heading else {
      return false
    }
    let name = NameText.clean(bytes[range(indices).indices])
    if names.isKnown(name) || elements[indices.lowerBound].flags.contains(.emphasis) {
      return false
    }
    return names.isKnown(pending.text) || indices.count > 4
  }

  private func trimmedPendingName(_ indices: Range<Int>) -> Range<Int> {
    var start = behindLabel(indices.lowerBound, indices.upperBound)
    var end = indices.upperBound
    if elements[end - 1].kind == .closeParenthesis,
      let open = elements[start..<end].lastIndex(where: { $0.kind == .openParenthesis }),
      open > start,
      isSetShaped(open..<end)
    {
      end = open
    }
    while start < end, !isNameStart(elements[start]) { start += 1 }
    while end > start, !isNameEnd(elements[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The pending line was the name of what follows.
  mutating func takePendingName() -> Bool {
    guard let pending = context.pendingName else { return false }
    context.pendingName = nil
    addEntry(pending.text, pending.location)
    context.nameIndent = pending.indent
    return true
  }

  /// The pending line turned out to name nothing below it: an exercise without numbers, or words.
  mutating func settlePendingName(nextIsName: Bool) {
    guard let pending = context.pendingName else { return }
    context.pendingName = nil
    guard context.session != nil, context.section == .training else { return }
    if !pending.isHeading, names.isKnown(pending.text) {
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

  // MARK: What was not performed, or not understood

  private mutating func planned(_ segment: Segment, _ line: LineSyntax) {
    file.plannedLines.append(context.lineIndex)
    if context.section != .planned { file.loosePlans += 1 }
    note(line.content)
  }

  private mutating func prose(_ segment: Segment, _ line: LineSyntax) {
    if isSetShaped(segment.expressions) {
      file.diagnostics.append(.proseNotRead(at: place(range(segment.expressions))))
    }
    note(line.content)
  }

  /// Sets without an exercise above them.
  private mutating func orphan(_ segment: Segment, _ line: LineSyntax) {
    if anatomy.isStrong || isTabbed(elements[segment.expressions.lowerBound]) {
      file.diagnostics.append(.exerciseMissing(at: place(range(segment.expressions))))
    }
    note(line.content)
  }

  // MARK: Behind the sets

  /// Words behind the sets: a note of the last of them, with the marks it holds.
  private mutating func trailing(_ rest: Range<Int>, _ segment: Segment) {
    var start = rest.lowerBound
    while start < rest.upperBound, !isNameStart(elements[start]),
      elements[start].kind != .openParenthesis
    {
      start += 1
    }
    guard start < rest.upperBound else { return }
    if isSetShaped(start..<rest.upperBound) {
      file.diagnostics.append(.unreadRest(at: place(range(start..<rest.upperBound))))
    }
    let noteRange = range(start..<rest.upperBound)
    anatomy.parser.addNote(noteRange)
    for index in start..<rest.upperBound {
      switch elements[index].meaning {
      case .failed where rest.upperBound - start <= 4: anatomy.parser.addMark(.failedLast)
      case .warmup where rest.upperBound - start <= 3: anatomy.parser.addMark(.warmup)
      default: continue
      }
    }
  }
}

extension [UInt8] {
  subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}
