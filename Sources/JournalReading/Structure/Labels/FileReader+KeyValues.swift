internal import JournalSyntax
internal import WorkoutModel

/// Values that stand on lines of their own and together make a set: `weight: 85 lb`, `reps: 5`.
struct KeyValues {
  var load: Quantity?
  var reps: Quantity?
  var sets: Quantity?
  var time: Quantity?
  var distance: Quantity?
  /// How hard the set was, the rest, the side.
  var attributes = Attributes()
  /// The values behind the first of a list: `reps: 5, 5, 5`.
  var further: [(slot: WritableKeyPath<KeyValues, Quantity?>, quantity: Quantity)] = []
  var lineIndex = 0
  var range: ByteRange?
  /// The kind that a word before the sets of a line told.
  var kind: SetKind?

  /// True when values wait that are surely of a set; a weight alone may be the lifter's.
  var tellsEffort: Bool { range != nil && (reps != nil || time != nil || distance != nil) }

  /// True when something of a set was told, not only how many there were.
  var hasWork: Bool { load != nil || reps != nil || time != nil || distance != nil }
}

/// Sets whose values stand on lines of their own.
extension FileReader {
  mutating func keyValue(
    _ value: Int, _ slot: WritableKeyPath<KeyValues, Quantity?>
  ) -> Bool {
    guard context.section == .training, let quantity = quantity(at: value),
      anatomy.parser.expressions.count == 1, anatomy.parser.expressions[0].terms.count == 1,
      context.pendingName != nil || context.entry != nil
    else { return false }
    let list = anatomy.parser.quantities
    put(quantity, slot)
    // `Weight: 60/70/80`, `Reps: 10/8/6`.
    if list.count >= 3, slot == \.load || slot == \.reps {
      context.keyValues.further += list.dropFirst().map { (slot, $0) }
    }
    return true
  }

  /// `seconds: 30` below `weight: 32`, `minutes: 20` right below the name of the exercise.
  mutating func timeOfValues(_ meaning: WordMeaning, _ value: Int) -> Bool {
    guard value + 1 == elements.count, elements[value].isBare,
      context.keyValues.range != nil || context.pendingName != nil, !context.isAfterBlank,
      var time = quantity(at: value), let unit = Unit(meaning)
    else { return false }
    time.unit = unit
    put(time, \.time)
    return true
  }

  /// `kg: 40` and `lbs: 185` below the name of an exercise, or among values of its set.
  mutating func massOfValues(_ value: Int) -> Bool {
    guard value < elements.count, elements[value].isBare, !context.isAfterBlank,
      context.section == .training, let unit = elements[0].massUnit,
      context.pendingName.map({ names.isKnown($0.text) || isValueNext })
        ?? context.keyValues.tellsEffort,
      let quantity = quantity(at: value), anatomy.parser.expressions.count == 1,
      anatomy.parser.expressions[0].terms.count == 1
    else { return false }
    let list = anatomy.parser.quantities.map { quantity in
      var load = quantity
      load.unit = unit == .pound ? .pound : .kilogram
      return load
    }
    guard let load = list.first else { return false }
    put(load, \.load)
    if list.count > 1 { context.keyValues.further += list.dropFirst().map { (\.load, $0) } }
    count(quantity.unit == .none ? load.unit : quantity.unit)
    return true
  }

  /// `weight 80` and `reps 5` on lines of their own below the name of an exercise.
  mutating func valueBelowName() -> Bool {
    guard elements.count == 2, elements[1].isNumber, !context.isAfterBlank else { return false }
    switch elements[0].meaning {
    case .repetition:
      // `reps 8` below `reps 8`: another set with the load of the one before.
      let load = context.keyValues.reps == nil ? nil : context.keyValues.load
      guard keyValue(1, \.reps) else { return false }
      context.keyValues.load = context.keyValues.load ?? load
      return true
    // `Set 3` may be the third.
    case .set where isPlural(0): return keyValue(1, \.sets)
    // Alone it would be the lifter's.
    case .weight where context.keyValues.range != nil || isValueNext: return keyValue(1, \.load)
    default: return false
    }
  }

  /// True when the next line begins with the label of reps or sets.
  var isValueNext: Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count else { return false }
    let word = bytes[document.lines[next].content.indices].prefix {
      $0 > Byte.space && $0 != UInt8(ascii: ":")
    }
    let meaning = Keywords.word(word).meaning
    return meaning == .repetition || meaning == .set
  }

  /// A value that is told again begins the next set.
  mutating func put(_ quantity: Quantity, _ slot: WritableKeyPath<KeyValues, Quantity?>) {
    if context.keyValues[keyPath: slot] != nil { flushKeyValues() }
    context.keyValues[keyPath: slot] = quantity
    // Below the loads of all sets stand the reps, and with them the sets.
    let isRowOfReps = slot == \.reps && !context.keyValues.further.isEmpty
    if context.keyValues.range == nil || slot == \.sets || isRowOfReps {
      context.keyValues.lineIndex = context.lineIndex
      context.keyValues.range = quantity.range
    }
  }

  /// Makes one expression of the values that were collected.
  mutating func flushKeyValues() {
    guard let range = context.keyValues.range else {
      context.keyValues.kind = nil
      return
    }
    var values = context.keyValues
    context.keyValues = KeyValues()
    // `sets 4` alone.
    guard values.hasWork else {
      file.diagnostics.append(.unreadNumbers(at: place(range)))
      return
    }
    if context.pendingName != nil { _ = takePendingName() }
    guard let entry = context.entry else { return }
    values.load = values.load.map { withoutOwnWeight($0) }
    settleNoLoad(&values, entry)
    measure(&values, entry)
    guard values.hasWork else { return }
    var terms: [Term] = []
    var quantities: [Quantity] = []
    func add(_ slot: WritableKeyPath<KeyValues, Quantity?>, _ unit: Unit) {
      guard let quantity = values[keyPath: slot] else { return }
      let first = quantities.count
      quantities.append(quantity)
      quantities += values.further.lazy.filter { $0.slot == slot }.map(\.quantity)
      for index in first..<quantities.count where quantities[index].unit == .none {
        quantities[index].unit = unit
      }
      terms.append(
        Term(
          joiner: terms.isEmpty ? .first : .times, quantities: first..<quantities.count,
          separator: quantities.count - first > 1 ? .comma : .none))
    }
    add(\.load, .none)
    let loadCount = quantities.count
    add(\.reps, .repetition)
    // `Weight: 60, 70, 80` and `Reps: 10, 8`.
    if loadCount > 1, quantities.count - loadCount > 1, quantities.count != 2 * loadCount {
      file.diagnostics.append(.countUnmet(at: place(range)))
    }
    // `距離:10キロ`: kilometers.
    if values.distance?.unit == .kilogram || values.distance?.unit == .kilo {
      values.distance?.unit = .kilometer
    }
    add(\.distance, .none)
    add(\.time, .none)
    add(\.sets, .set)
    appendDraft(
      terms, quantities, values.attributes, range, kind: values.kind, lineIndex: values.lineIndex)
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
