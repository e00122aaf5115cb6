internal import JournalSyntax
internal import WorkoutModel

/// What a line told of sets whose rest stands on the lines below: `3 sets`, then `10 reps`.
struct FieldsAbove {
  let draftIndex: Int
  let lineIndex: Int
  /// Tells the exercise: how many stood above it.
  let traceIndex: Int
  let setCount: Int
}

/// Sets, reps and load on lines of their own.
extension FileReader {
  /// Adds what the line tells to the draft of the line above, where that told something else.
  mutating func joinsFields(_ expression: Expression) -> Bool {
    guard let above = context.fields else { return false }
    context.fields = nil
    guard above.lineIndex == context.lineIndex - 1, above.traceIndex == file.traces.count,
      above.draftIndex == file.drafts.count - 1, above.setCount == file.sets.count,
      anatomy.parser.expressions.count == 1, rounds == nil,
      case var draft = file.drafts[above.draftIndex]
    else { return false }
    var own = expression.terms.reduce(into: [Quantity]()) {
      $0.append(contentsOf: anatomy.parser.quantities[anatomy.parser.terms[$1].quantities])
    }
    if draft.quantities.count == 1, draft.quantities[0].unit == .set, isLoadAndReps(expression, own)
    {
      // `Squat 3 sets` above all three.
      if isSet(nextLine) {
        file.drafts.removeLast()
        return false
      }
      own[1].unit = .repetition
    }
    // `3 sets` above `10, 9, 8`.
    if draft.quantities.count == 1, draft.quantities[0].unit == .set, expression.terms.count == 1,
      own.count > 1,
      own.allSatisfy({ $0.isBareWhole || $0.unit == .repetition && $0.kind == .number })
    {
      file.drafts.removeLast()
      if own.count * 1000 != Int(draft.quantities[0].value) {
        file.diagnostics.append(.countUnmet(at: place(expression.range)))
      }
      return false
    }
    if own.count == 1, own[0].unit == .set, !draft.quantities.allSatisfy({ Self.rank($0) < 3 }) {
      return countSets(own[0], of: draft, expression.attributes)
    }
    let quantities = (draft.quantities + own).sorted { Self.rank($0) < Self.rank($1) }
    guard own.allSatisfy({ Self.rank($0) < 3 }),
      // A load alone holds for all lines of reps below it.
      draft.quantities.count > 1 || !draft.quantities[0].unit.isMass,
      zip(quantities, quantities.dropFirst()).allSatisfy({ Self.rank($0) < Self.rank($1) })
    else { return false }
    draft.quantities = quantities
    draft.terms = quantities.indices.map {
      Term(joiner: $0 == 0 ? .first : .space, quantities: $0..<($0 + 1), separator: .none)
    }
    file.drafts.removeLast()
    var attributes = expression.attributes
    attributes.complete(by: draft.attributes)
    // `90 lb, 8 reps` above `3 sets`: the set stands where its reps do.
    let isCounted = own.count == 1 && own[0].unit == .set && quantities.count == 3
    appendDraft(
      draft.terms, quantities, attributes, isCounted ? draft.range : expression.range,
      kind: draft.kind, lineIndex: isCounted ? draft.lineIndex : nil)
    context.fields = FieldsAbove(
      draftIndex: above.draftIndex, lineIndex: context.lineIndex, traceIndex: above.traceIndex,
      setCount: above.setCount)
    return true
  }

  /// `60 kg x 10` above `3 sets`.
  private mutating func countSets(
    _ sets: Quantity, of draft: Draft, _ attributes: Attributes
  ) -> Bool {
    guard sets.kind == .number, sets.upper == 0, sets.extra == 0 else { return false }
    var attributes = attributes
    attributes.complete(by: draft.attributes)
    // `60 kg x 10 @8`: how hard it was stays last.
    let place =
      draft.terms.last.flatMap { $0.joiner == .at && $0.quantities.count == 1 ? $0 : nil }
      .map(\.quantities.lowerBound) ?? draft.quantities.count
    var quantities = draft.quantities
    quantities.insert(sets, at: place)
    var terms = draft.terms
    if place < draft.quantities.count {
      terms[terms.count - 1].quantities = (place + 1)..<(place + 2)
    }
    terms.insert(
      Term(joiner: .times, quantities: place..<(place + 1), separator: .none),
      at: place < draft.quantities.count ? terms.count - 1 : terms.count)
    file.drafts.removeLast()
    appendDraft(
      terms, quantities, attributes, draft.range, kind: draft.kind, lineIndex: draft.lineIndex)
    return true
  }

  /// Called when an expression became the last of the drafts: perhaps the lines below tell the rest.
  mutating func keepFields(_ expression: Expression) {
    guard anatomy.parser.expressions.count == 1, rounds == nil,
      let draft = file.drafts.last,
      draft.quantities.count <= 2 && draft.quantities.allSatisfy({ Self.rank($0) < 3 })
        || isAboveCount(expression)
    else { return }
    context.fields = FieldsAbove(
      draftIndex: file.drafts.count - 1, lineIndex: context.lineIndex,
      traceIndex: file.traces.count, setCount: file.sets.count)
  }

  /// True of `10 reps` above `3 sets` or `20 kg`.
  func isAboveField(_ expression: Expression) -> Bool {
    guard expression.terms.count == 1, anatomy.parser.expressions.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound], term.quantities.count == 1,
      anatomy.parser.quantities[term.quantities.lowerBound].unit == .repetition,
      let next = nextLine,
      next.kind == .text || next.kind == .item,
      next.content.count <= 16
    else { return false }
    let words = String(decoding: bytes[next.content.indices], as: UTF8.self).lowercased()
      .split { !$0.isLetter && !$0.isNumber && $0 != "." }
    guard let first = words.first, first.utf8.first.map(Byte.isDigit) == true else { return false }
    let unit = words.count == 1 ? first.drop { $0.isNumber || $0 == "." } : words[1]
    return words.count <= 2 && Self.units.contains(String(unit))
  }

  /// True of `60 kg x 10` above `3 sets` alone.
  func isAboveCount(_ expression: Expression) -> Bool {
    guard anatomy.parser.expressions.count == 1, let next = nextLine,
      next.kind == .text || next.kind == .item, 1...12 ~= next.content.count,
      Byte.isDigit(bytes[Int(next.content.start)]),
      !anatomy.parser.quantities.contains(where: { $0.unit == .set })
    else { return false }
    let words = String(decoding: bytes[next.content.indices], as: UTF8.self).lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    return words.count == 2 && Int(words[0]) != nil && Self.countsOfSets.contains(String(words[1]))
  }

  private static let countsOfSets: Set<String> = [
    "sets", "sätze", "séries", "series", "serie", "sarjaa", "set", "подхода", "подходов", "セット",
  ]

  private static let units: Set<String> = [
    "set", "sets", "kg", "kgs", "kilos", "lb", "lbs", "pounds", "sätze", "séries", "series",
    "séries", "serie", "подхода", "подходов", "кг",
  ]

  private var nextLine: LineSyntax? {
    let next = context.lineIndex + 1
    return next < document.lines.count ? document.lines[next] : nil
  }

  /// `100 kg x 10`.
  private func isLoadAndReps(_ expression: Expression, _ own: [Quantity]) -> Bool {
    expression.terms.count == 2 && own.count == 2 && own[0].unit.isMass && own[1].unit == .none
      && own[1].kind == .number && own[1].upper == 0
      && anatomy.parser.terms[expression.terms.upperBound - 1].joiner == .times
  }

  /// Sets, reps and loads in the order of one line; 3 is none of them.
  private static func rank(_ quantity: Quantity) -> Int {
    if quantity.kind == .bodyweight { return 2 }
    guard quantity.kind == .number, quantity.upper == 0, quantity.extra == 0 else { return 3 }
    switch quantity.unit {
    case .set: return 0
    case .repetition: return 1
    default: return quantity.unit.isMass ? 2 : 3
    }
  }
}
