internal import JournalSyntax
internal import WorkoutModel

/// Values that stand on lines of their own and together make a set: `weight: 85 lb`, `reps: 5`.
struct KeyValues {
  var load: Quantity?
  var reps: Quantity?
  var sets: Quantity?
  var time: Quantity?
  var distance: Quantity?
  var rpe: Int32?
  var lineIndex = 0
  var range: ByteRange?
  /// The kind that a word before the sets of a line told.
  var kind: SetKind?

  /// True when something of a set was told, not only how many there were.
  var hasWork: Bool { load != nil || reps != nil || time != nil || distance != nil }
}

/// Sets in pairs of label and value.
extension FileReader {
  mutating func keyValue(
    _ value: Int, _ slot: WritableKeyPath<KeyValues, Quantity?>
  ) -> Bool {
    guard context.section == .training, let quantity = quantity(at: value),
      anatomy.parser.expressions.count == 1, anatomy.parser.expressions[0].terms.count == 1,
      context.pendingName != nil || context.entry != nil
    else { return false }
    put(quantity, slot)
    return true
  }

  /// A value that is told again begins the next set.
  private mutating func put(_ quantity: Quantity, _ slot: WritableKeyPath<KeyValues, Quantity?>) {
    if context.keyValues[keyPath: slot] != nil { flushKeyValues() }
    context.keyValues[keyPath: slot] = quantity
    if context.keyValues.range == nil || slot == \.sets {
      context.keyValues.lineIndex = context.lineIndex
      context.keyValues.range = quantity.range
    }
  }

  private static func slot(_ meaning: WordMeaning) -> WritableKeyPath<KeyValues, Quantity?>? {
    switch meaning {
    case .weight: \.load
    case .repetition: \.reps
    case .set: \.sets
    case .time, .duration: \.time
    case .distance: \.distance
    default: nil
    }
  }

  /// `Squats | Weight: [60] kg | Reps: [10]`, `Squats: weight 60, reps 10`, and
  /// `Rest | Duration: [45s]` for the set before.
  mutating func namedValues(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard
      let mark = elements[start..<end].firstIndex(where: {
        $0.kind == .pipe || $0.kind == .colon || $0.kind == .comma
      }), mark > start, mark + 3 < end, elements[mark].kind == .pipe || isLabelOfSet(mark + 1),
      elements[start..<mark].allSatisfy({ $0.kind == .word || $0.kind == .quote })
    else { return false }
    if elements[start].meaning == .rest, let seconds = anatomy.parser.seconds(of: elements[end - 1])
    {
      return rest(seconds / 1000)
    }
    let kept = (context.pendingName, context.entry)
    context.pendingName = PendingName(
      text: NameText.clean(bytes[range(start..<mark).indices]),
      location: location(range(start..<mark)),
      isHeading: false, isEmphasized: false)
    guard labelledValues(mark + 1, end) else {
      (context.pendingName, context.entry) = kept
      return false
    }
    flushKeyValues()
    context.lastSetLine = context.lineIndex
    return true
  }

  /// `weight: 70 kg, reps: 8`, `Weight: [60] kg | Reps: [10]`: a set in pairs of label and value.
  ///
  /// Nothing is taken unless all from `start` to `end` are such pairs.
  mutating func labelledValues(_ start: Int, _ end: Int) -> Bool {
    var pairs: [(WritableKeyPath<KeyValues, Quantity?>, Quantity)] = []
    var index = start
    var rpe: Int32?
    while index + 1 < end, !isSideWord(index) {
      let value = elements[index + 1].kind == .colon ? index + 2 : index + 1
      guard value < end, elements[value].isNumber else { return false }
      if let slot = Self.slot(elements[index].meaning) {
        pairs.append((slot, Quantity(elements[value])))
      } else if elements[index].meaning == .rpe, rpe == nil {
        rpe = elements[value].value
      } else {
        return false
      }
      index = value + 1
      while index < end, elements[index].kind == .comma || elements[index].kind == .pipe {
        index += 1
      }
    }
    while index < end, isSideWord(index) { index += 1 }
    guard !pairs.isEmpty, index >= end else { return false }
    for (slot, quantity) in pairs { put(quantity, slot) }
    if let rpe, rpe <= 10_000 { context.keyValues.rpe = rpe }
    return true
  }

  /// The `weight 70` of `Row: weight 70, sets 3, reps 8`, before other pairs.
  private func isLabelOfSet(_ index: Int) -> Bool {
    guard Self.slot(elements[index].meaning) != nil, index + 3 < elements.count else {
      return false
    }
    let value = elements[index + 1].kind == .colon ? index + 2 : index + 1
    return elements[value].isNumber && value + 2 < elements.count
      && elements[value + 1].kind == .comma && Self.slot(elements[value + 2].meaning) != nil
  }

  private func isSideWord(_ index: Int) -> Bool {
    elements[index].kind == .slash || elements[index].meaning == .side
  }

  /// Makes one expression of the values that were collected.
  mutating func flushKeyValues() {
    guard let range = context.keyValues.range else {
      context.keyValues.kind = nil
      return
    }
    let values = context.keyValues
    context.keyValues = KeyValues()
    if context.pendingName != nil { _ = takePendingName() }
    guard context.entry != nil else { return }
    var terms: [Term] = []
    var quantities: [Quantity] = []
    func add(_ quantity: Quantity?, _ unit: Unit) {
      guard var quantity else { return }
      if quantity.unit == .none, unit != .none { quantity.unit = unit }
      terms.append(
        Term(
          joiner: terms.isEmpty ? .first : .times,
          quantities: quantities.count..<(quantities.count + 1), separator: .none))
      quantities.append(quantity)
    }
    if let load = values.load { add(withoutOwnWeight(load), .none) }
    add(values.reps, .repetition)
    add(values.distance, .none)
    add(values.time, .none)
    add(values.sets, .set)
    var attributes = Attributes()
    if let rpe = values.rpe { attributes.rpe = [rpe] }
    appendDraft(
      terms, quantities, attributes, range, kind: values.kind, lineIndex: values.lineIndex)
  }

  /// `weight: 68 kg` under pull-ups, where the lifter weighs 68 kg: the body alone.
  private func withoutOwnWeight(_ load: Quantity) -> Quantity {
    guard let entry = context.entry, file.entries[entry].nature.contains(.bodyweight),
      let own = file.bodyweights.last?.quantity, own.value == load.value, own.unit == load.unit
    else { return load }
    var load = load
    load.kind = .bodyweight
    load.marks.insert(.uncertain)
    load.unit = .none
    load.value = 0
    return load
  }
}
