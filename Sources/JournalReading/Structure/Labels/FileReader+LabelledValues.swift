internal import JournalSyntax
internal import WorkoutModel

/// Sets in pairs of label and value on one line.
extension FileReader {
  /// `Squats | Weight: [60] kg | Reps: [10]`, `Squats: weight 60, reps 10`, `Row W: 70kg, R: 8, S: 3`,
  /// and `Rest | Duration: [45s]` for the set before.
  mutating func namedValues(_ start: Int, _ end: Int) -> Bool {
    guard context.section == .training, let first = firstLabel(start, end) else { return false }
    let mark = elements[first - 1]
    if elements[start].meaning == .rest, mark.kind == .pipe,
      let seconds = anatomy.parser.seconds(of: elements[end - 1])
    {
      return rest(seconds / 1000)
    }
    let isEnclosed = mark.kind == .openParenthesis && elements[end - 1].kind == .closeParenthesis
    let name = start..<(mark.kind == .word || mark.kind == .quote ? first : first - 1)
    guard !name.isEmpty, name.allSatisfy({ isOfName(elements[$0].kind) }),
      let pairs = pairs(first, isEnclosed ? end - 1 : end),
      pairs.count >= (mark.kind == .pipe ? 1 : 2)
    else { return false }
    // `Row | RPE: 8`: of the sets above.
    guard pairs.contains(where: { $0.label.tellsWork }) else {
      note(document.lines[context.lineIndex].content)
      return true
    }
    flushKeyValues()
    context.pendingName = PendingName(
      text: NameText.clean(written.bytes[range(name).indices]), location: location(range(name)),
      isHeading: false, isEmphasized: false)
    for pair in pairs { put(pair.values, pair.label) }
    flushKeyValues()
    context.lastSetLine = context.lineIndex
    return true
  }

  private func isOfName(_ kind: Element.Kind) -> Bool {
    kind == .word || kind == .quote || kind == .hyphen
  }

  /// The first label with its value behind a name.
  private func firstLabel(_ start: Int, _ end: Int) -> Int? {
    var index = start + 1
    while index + 1 < end {
      if elements[index].kind == .word, label(index) != nil, value(of: index) < end,
        elements[value(of: index)].isNumber
      {
        return index
      }
      if elements[index].isNumber { return nil }
      index += 1
    }
    return nil
  }

  /// `weight: 70 kg, reps: 8`, `Weight: [60] kg | Reps: [10]`, `weight 80, reps 5, 5, 5`: sets in pairs
  /// of label and value.
  ///
  /// Nothing is taken unless all from `start` to `end` are such pairs.
  mutating func labelledValues(_ start: Int, _ end: Int) -> Bool {
    guard let pairs = pairs(start, end), pairs.contains(where: { $0.label.tellsWork }) else {
      return false
    }
    for pair in pairs { put(pair.values, pair.label) }
    return true
  }

  /// The labels with their values.
  private func pairs(_ start: Int, _ end: Int) -> [(label: Label, values: [Element])]? {
    var pairs: [(label: Label, values: [Element])] = []
    var index = start
    while index + 1 < end, !isSideWord(index, end) {
      let value = value(of: index)
      guard value < end, let label = label(index),
        elements[value].isNumber || isDetail(label, value)
      else { return nil }
      var values = [elements[value]]
      index = value + 1
      // `tempo: 3-1-1-0`.
      while case .detail(.tempo) = label, index < end, !isBetweenPairs(index) {
        values.append(elements[index])
        index += 1
      }
      while index + 1 < end, elements[index].kind == .comma, elements[index + 1].isNumber {
        values.append(elements[index + 1])
        index += 2
      }
      switch label {
      case .slot, .detail: break
      case .kind:
        index = max(index, endOfRemark(value, end))
      case .rest: guard values.count == 1 else { return nil }
      case .rpe: guard values.count == 1, values[0].value <= 10_000 else { return nil }
      }
      pairs.append((label, values))
      while index < end, isBetweenPairs(index) { index += 1 }
    }
    while index < end, isSideWord(index, end) { index += 1 }
    return index >= end && !pairs.isEmpty ? pairs : nil
  }

  /// `weight 100 reps 5`, `weight: 70 kg, reps: 8`, and no `weight 80`, which may be the lifter's.
  mutating func areValues() -> Bool {
    guard context.section == .training, context.entry != nil || context.pendingName != nil,
      elements.count > 4
        || elements.count == 4 && elements.contains(where: { $0.meaning == .repetition }),
      labelledValues(0, elements.count)
    else { return false }
    takeLoadAboveValues()
    guard !isListBeforeAnother else { return true }
    let values = context.keyValues
    flushKeyValues()
    context.lastSetLine = context.lineIndex
    // `Sets: 3 x Reps: 6` above `Weight: 275`.
    if values.load == nil, let sets = values.sets, let reps = values.reps, values.further.isEmpty {
      context.loadsBelow = SchemeAboveLoads(
        draftIndex: file.drafts.count - 1, factors: [sets.value, reps.value],
        lineIndex: context.lineIndex, traceIndex: file.traces.count)
    }
    return true
  }

  /// The `105 kg` right above `Sets: 2, Reps: 10`.
  private mutating func takeLoadAboveValues() {
    guard context.keyValues.load == nil, context.keyValues.reps != nil,
      let head = context.headLoad, head.traceIndex == file.traces.count,
      head.lineIndex == context.lineIndex - 1, let index = head.draftIndex,
      index == file.drafts.count - 1
    else { return }
    file.drafts.removeLast()
    context.headLoad?.draftIndex = nil
    context.keyValues.load = head.load
  }

  /// `Weight: 60, 70, 80` above `Reps: 10, 8, 6`, and the other way round: they belong together.
  private var isListBeforeAnother: Bool {
    let values = context.keyValues
    let hasLoad = values.load != nil
    guard hasLoad != (values.reps != nil), !values.further.isEmpty, values.sets == nil,
      values.time == nil, values.distance == nil, context.lineIndex + 1 < document.lines.count
    else { return false }
    let line = bytes[document.lines[context.lineIndex + 1].content.indices]
    let word = line.prefix { $0 > Byte.space && $0 != Byte.colon }
    let all = line.dropFirst(word.count)
    guard let last = all.lastIndex(where: { Byte.isDigit($0) }) else { return false }
    let list = all[...last]
    let isOther =
      switch Keywords.word(word).meaning {
      case .repetition: hasLoad
      case .weight, .kilogram, .pound: !hasLoad
      default: false
      }
    return isOther
      && list.split(whereSeparator: { !Byte.isDigit($0) }).count > 1
      && !list.contains { Byte.isASCIILetter($0) && !Self.unitLetters.contains($0) }
  }

  /// Of `kg` and `lbs`.
  private static let unitLetters = Array("kglbsKGLBS".utf8)

  private mutating func put(_ values: [Element], _ label: Label) {
    switch label {
    case .rpe:
      context.keyValues.attributes.rpe = [values[0].value]
    case .detail(let meaning): putDetail(meaning, values)
    case .kind: putKindOfSet(values[0])
    case .rest:
      context.keyValues.attributes.rest =
        anatomy.parser.seconds(of: values[0]) ?? values[0].value
    case .slot(let slot, let unit):
      var quantities = values.map(Quantity.init)
      if values[0].meaning == .bodyweight { quantities[0].kind = .bodyweight }
      for index in quantities.indices where quantities[index].unit == .none {
        quantities[index].unit = unit
      }
      put(quantities[0], slot)
      context.keyValues.further += quantities.dropFirst().map { (slot, $0) }
    }
  }

  /// The value of a side is a word, and so are a kind, a note, and `bw` for a load.
  private func isDetail(_ label: Label, _ value: Int) -> Bool {
    switch label {
    case .detail(.side): Self.sides[elements[value].meaning] != nil
    case .kind: elements[value].kind == .word
    case .slot(\.load, _): elements[value].meaning == .bodyweight
    default: false
    }
  }

  /// The words of `note: back off a bit`, up to the next pair.
  private func endOfRemark(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, !isBetweenPairs(index) { index += 1 }
    return index
  }

  /// `type: warmup`, `note: back-off`: a word that tells no kind is left to the words of the line.
  private mutating func putKindOfSet(_ word: Element) {
    switch word.meaning {
    case .warmup: context.keyValues.kind = .warmup
    case .drop: context.keyValues.kind = .drop
    case .failed: context.keyValues.kind = .failed
    case .maximum: context.keyValues.kind = .amrap
    default: break
    }
  }

  private enum Label {
    /// The unit is that of bare numbers.
    case slot(WritableKeyPath<KeyValues, Quantity?>, Unit)
    case rpe
    case rest
    /// RIR, the tempo, the side.
    case detail(WordMeaning)
    /// `type: warmup`, `note: easy`.
    case kind

    /// False of what is only said of sets.
    var tellsWork: Bool {
      if case .slot = self { return true }
      return false
    }
  }

  private func label(_ index: Int) -> Label? {
    switch elements[index].meaning {
    case .weight: return .slot(\.load, .none)
    case .repetition: return .slot(\.reps, .none)
    case .set: return .slot(\.sets, .none)
    case .time, .duration: return .slot(\.time, .none)
    case .distance: return .slot(\.distance, .none)
    case .rpe: return .rpe
    case .rest: return .rest
    case .rir, .tempo: return .detail(elements[index].meaning)
    case .side where isMarked(index): return .detail(.side)
    case .kilogram where isMarked(index): return .slot(\.load, .kilogram)
    case .pound where isMarked(index): return .slot(\.load, .pound)
    case .note,
      .none where isMarked(index) && isWord(index, in: Self.labelsOfKind):
      return .kind
    case .with where isLetter(index, "w"): return .slot(\.load, .none)
    case .letterS where isLetter(index, "s"): return .slot(\.sets, .none)
    default: return nil
    }
  }

  private static let labelsOfKind = WordSet(
    "type kind note notes comment set_type settype typ art tipo")

  /// `W: 70 kg`: a letter is a label only before a sign.
  private func isLetter(_ index: Int, _ letter: Unicode.Scalar) -> Bool {
    elements[index].range.count == 1 && isMarked(index)
      && bytes[Int(elements[index].range.start)] | 0x20 == UInt8(ascii: letter)
  }

  private func isMarked(_ index: Int) -> Bool {
    index + 1 < elements.count
      && (elements[index + 1].kind == .colon || elements[index + 1].kind == .equals)
  }

  private func value(of label: Int) -> Int { isMarked(label) ? label + 2 : label + 1 }

  private func isBetweenPairs(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .pipe, .semicolon, .times: true
    case .slash, .hyphen: elements[index].spaceBefore && elements[index].spaceAfter
    default: false
    }
  }

  /// `reps: 10 / side`.
  private func isSideWord(_ index: Int, _ end: Int) -> Bool {
    elements[index].meaning == .side && !isMarked(index)
      || elements[index].kind == .slash && index + 1 < end && elements[index + 1].meaning == .side
  }
}
