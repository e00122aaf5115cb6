internal import JournalSyntax
internal import WorkoutModel

/// Sets and reps on a line, `3x10`, above nothing but their load, `60 kg`, or above the load of
/// each set.
struct SchemeAboveLoads {
  let draftIndex: Int
  /// The two factors, in thousandths.
  let factors: [Int32]
  let lineIndex: Int
  let traceIndex: Int
  /// The reps of each set, up to the line of the last load; `nil` before the first load.
  var loads: (reps: Int32, lastLine: Int)?
}

extension FileReader {
  /// Called behind a line of sets: perhaps their loads stand below.
  mutating func keepSchemeAboveLoads(_ first: Int, _ segment: Segment) {
    if context.loadsBelow?.loads == nil { context.loadsBelow = nil }
    guard first + 1 == file.drafts.count, segment.rest.isEmpty, !segment.isNameBehind,
      case let draft = file.drafts[first], draft.terms.count == 2, draft.quantities.count == 2,
      draft.terms[1].joiner == .times, draft.nature.isDisjoint(with: [.timed, .cardio, .distance]),
      draft.attributes.repeats == nil, draft.quantities.allSatisfy({ isCountOfScheme($0) })
    else { return }
    context.loadsBelow = SchemeAboveLoads(
      draftIndex: first, factors: draft.quantities.map(\.value), lineIndex: context.lineIndex,
      traceIndex: file.traces.count)
  }

  private func isCountOfScheme(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.upper == 0 && quantity.extra == 0
      && quantity.value <= 30_000 && quantity.value % 1000 == 0
      && (quantity.unit == .none || quantity.unit == .set || quantity.unit == .repetition)
  }

  /// Gives the load alone on this line to the sets above it; true when nothing is left of the line.
  mutating func isLoadOfSchemeAbove(_ segment: Segment) -> Bool {
    guard var scheme = context.loadsBelow, scheme.traceIndex == file.traces.count,
      context.lineIndex <= scheme.loads?.lastLine ?? scheme.lineIndex + 1,
      tellsLoadAlone(segment, scheme)
    else {
      context.loadsBelow = nil
      return false
    }
    if let loads = scheme.loads {
      anatomy.parser.pairLoads(with: [loads.reps])
      return false
    }
    context.loadsBelow = nil
    guard scheme.draftIndex == file.drafts.count - 1 else { return false }
    let isBare = anatomy.parser.quantities[0].unit == .none
    let count = 1 + loadsAlone(below: context.lineIndex, isBare)
    // Without their unit several are loads where as many stand there as sets.
    if isBare, count > 1, scheme.factors[0] != Int32(count) * 1000 { return false }
    guard endsLoads(context.lineIndex + count) else {
      file.diagnostics.append(.countUnmet(at: place(anatomy.parser.quantities[0].range)))
      return false
    }
    if count == 1 {
      addLoad(anatomy.parser.quantities[0], toDraft: scheme.draftIndex)
      countUnits(anatomy.parser.expressions[0])
      return true
    }
    guard scheme.factors[0] == Int32(count) * 1000 else {
      file.diagnostics.append(.countUnmet(at: place(anatomy.parser.quantities[0].range)))
      return false
    }
    takeForPlan(scheme.draftIndex..<file.drafts.count, lineIndex: scheme.lineIndex)
    scheme.loads = (scheme.factors[1], context.lineIndex + count - 1)
    context.loadsBelow = scheme
    anatomy.parser.pairLoads(with: [scheme.factors[1]])
    return false
  }

  /// What stood there was planned: what was done of it stands below.
  mutating func takeForPlan(_ drafts: Range<Int>, lineIndex: Int) {
    file.drafts.removeSubrange(drafts)
    if file.plannedLines.last != lineIndex { file.plannedLines.append(lineIndex) }
  }

  private mutating func addLoad(_ load: Quantity, toDraft index: Int) {
    let place = file.drafts[index].quantities.count
    file.drafts[index].quantities.append(load)
    file.drafts[index].terms.append(
      Term(joiner: .at, quantities: place..<(place + 1), separator: .none))
    file.drafts[index].shape = Shape.of(
      file.drafts[index].terms, file.drafts[index].quantities, file.drafts[index].nature)
  }

  /// The label of `Loads: 155, 175, 195` right below `Bench Press 5, 5, 5`: they are those of its sets.
  mutating func dropLabelOfLoads() {
    guard elements.count > 2, elements[1].kind == .colon || elements[2].kind == .colon,
      context.lastSetLine == context.lineIndex - 1, context.entry != nil,
      isWord(0, in: Self.loads),
      case let first = elements[1].kind == .colon ? 2 : 3, first < elements.count,
      first == 2 || isWord(1, in: Self.used), elements[first].isNumber,
      elements[first...].allSatisfy({
        $0.isBare || $0.unit.isMass || $0.kind == .comma || $0.kind == .slash || $0.kind == .hyphen
      })
    else { return }
    let last = file.drafts.count - 1
    // `Weight: 205 lb` below `Pushdown 5x12`.
    if first + 1 == elements.count, let scheme = context.loadsBelow, scheme.loads == nil,
      scheme.draftIndex == last, scheme.lineIndex == context.lineIndex - 1,
      file.drafts[last].nature.isDisjoint(with: .bodyweight)
    {
      addLoad(Quantity(elements[first]), toDraft: last)
      context.remarks.append(range(elements.indices))
      context.loadsBelow = nil
      return anatomy.parser.elements.removeAll(keepingCapacity: true)
    }
    // `Weight: 71.3kg` may be that of the lifter.
    if first + 1 == elements.count, elements[0].meaning == .weight { return }
    anatomy.parser.elements.removeFirst(first)
    // `Load: 225` below `Squats 3, 3, 3`.
    guard elements.count == 1, elements[0].value >= 20_000, last >= 0,
      file.drafts[last].lineIndex == context.lineIndex - 1, file.drafts[last].terms.count == 1,
      file.drafts[last].quantities.count > 1,
      file.drafts[last].quantities.allSatisfy({ $0.isBareWhole && $0.value <= 30_000 }),
      file.drafts[last].nature.isDisjoint(with: [.bodyweight, .timed, .cardio])
    else { return }
    addLoad(Quantity(elements[0]), toDraft: last)
    context.remarks.append(elements[0].range)
    anatomy.parser.elements.removeAll(keepingCapacity: true)
  }

  private static let loads = WordSet("load loads weight weights")
  private static let used = WordSet("used lifted done")

  /// One load with its unit, and no word about it but `with`, `at` and `@`.
  private func tellsLoadAlone(_ segment: Segment, _ scheme: SchemeAboveLoads) -> Bool {
    context.pendingName == nil && !segment.isNameBehind
      && (segment.rest.isEmpty || elements[segment.rest.lowerBound].kind == .openParenthesis)
      && segment.name.allSatisfy {
        elements[$0].kind == .at || elements[$0].meaning == .at || elements[$0].meaning == .with
      } && anatomy.parser.quantities.count == 1
      && (anatomy.parser.quantities[0].unit.isMass
        || anatomy.parser.quantities[0].isBareLoad(above: scheme.factors[1]))
      && anatomy.parser.quantities[0].upper == 0
      && anatomy.parser.quantities[0].marks.isDisjoint(with: [.added, .assisted])
      && isWithoutRemarks(anatomy.parser.expressions[0].attributes, butNotes: true)
  }

  func isWithoutRemarks(_ attributes: Attributes, butNotes: Bool = false) -> Bool {
    attributes.rpe.isEmpty && attributes.marks.isEmpty && (butNotes || attributes.note == nil)
      && attributes.repeats == nil && attributes.rest == nil && attributes.tempo == nil
  }

  /// How many lines follow that are nothing but a number and a unit of mass; lines are short, and few
  /// follow each other.
  private func loadsAlone(below line: Int, _ areBare: Bool) -> Int {
    var count = 0
    while count < 20, line + count + 1 < document.lines.count,
      isLoadAlone(document.lines[line + count + 1], areBare)
    {
      count += 1
    }
    return count
  }

  private func isLoadAlone(_ line: LineSyntax, _ isBare: Bool) -> Bool {
    guard line.kind == .text || line.kind == .item, line.content.count <= 120 else { return false }
    // `- 44 kg (grip slipped)`.
    var content = bytes[line.content.indices]
    if content.last == UInt8(ascii: ")"), let open = content.firstIndex(of: UInt8(ascii: "(")) {
      content = content[..<open]
      while content.last == Byte.space { content.removeLast() }
    }
    guard content.count <= 12 else { return false }
    let number = content.prefix { Byte.isDigit($0) || $0 == 0x2E || $0 == 0x2C }
    let unit = content[number.endIndex...].drop { $0 == Byte.space }
    if isBare { return 2...5 ~= number.count && unit.isEmpty }
    guard !number.isEmpty, !unit.isEmpty else { return false }
    switch Keywords.word(unit).meaning {
    case .kilogram, .pound: return true
    default: return false
    }
  }

  /// The end of the file or of the block, or the name of what comes next: no reps of the loads above,
  /// such as `10`, `5/5/4`, `Got 5, 5, 4` and `Set 1: 5`.
  private func endsLoads(_ index: Int) -> Bool {
    guard index < document.lines.count else { return true }
    let line = document.lines[index]
    switch line.kind {
    case .heading, .rule: return true
    case .blank:
      return index + 1 >= document.lines.count || !startsWithDigit(index + 1)
        || beginsWithDay(document.lines[index + 1])
        || beginsWithYear(document.lines[index + 1])
    case .text, .item, .numbered:
      let word = bytes[line.content.indices].prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
      switch Keywords.word(word).meaning {
      case .none, .feeling, .note, .equipment, .side, .bar, .date, .session, .weekday, .month:
        return !word.isEmpty && !Self.results.contains(word)
      default: return false
      }
    default: return false
    }
  }

  /// `2024-03-06`.
  private func beginsWithYear(_ line: LineSyntax) -> Bool {
    let start = bytes[line.content.indices].prefix(5)
    return start.count == 5 && start.dropLast().allSatisfy { Byte.isDigit($0) }
      && [Byte.hyphen, Byte.slash, Byte.period].contains(start.last)
  }

  private static let results = WordSet("got did made hit managed done actual then result x")
}

extension Quantity {
  /// `60` below `3x8`: nobody does so many.
  fileprivate func isBareLoad(above reps: Int32) -> Bool {
    kind == .number && unit == .none && value >= 20_000 && value > reps
  }
}
