internal import JournalSyntax
internal import WorkoutModel

/// Sets that all stand in one pair of parentheses behind the name: `Leg curl (130*12 | 140*10 | 150*8)`,
/// `Plank (60 s)`, `Dips (BW x 9, 9, 7)`.
extension FileReader {
  /// Takes the parentheses away, so that the line is read as if they were not there.
  mutating func openSets(_ open: Int) {
    anatomy.parser.end = elements.count
    guard let close = anatomy.parser.closing(open), isNameAlone(open),
      tellsNoWork(from: close + 1), !isAboveSets, holdsSets(open, close),
      !isReadAsItStands(open, close, setCount: parser.expressions.count)
    else { return }
    anatomy.parser.elements[open + 1].flags.insert(.spaceBefore)
    if elements[open].flags.contains(.emphasis) {
      anatomy.parser.elements[open + 1].flags.insert(.emphasis)
    }
    anatomy.parser.elements[close - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: close)
    anatomy.parser.elements.remove(at: open)
  }

  /// Nothing but words stands before the parentheses, and none that tells of other days.
  private func isNameAlone(_ open: Int) -> Bool {
    elements[..<open].allSatisfy {
      switch $0.meaning {
      case .warmup, .goal, .plan, .next, .previous, .skipped, .rest, .weight, .record, .week, .day,
        .month, .weekday, .session, .round, .superset:
        false
      default: $0.kind == .word || $0.kind == .hyphen || $0.kind == .slash
      }
    }
  }

  /// The `Rest 2:00`, the `RIR 2` and the `(RPE 8)` behind the parentheses, or words.
  private func tellsNoWork(from start: Int) -> Bool {
    (start..<elements.count).allSatisfy { index in
      switch elements[index].meaning {
      case .goal, .plan, .next, .skipped, .superset, .then, .each, .side: return false
      // `(8 reps at 60 kg) last week`, but `(9, 9 reps) // form was off on the last one`.
      case .previous where index + 1 == elements.count || isPartOfTime(index + 1): return false
      default: break
      }
      guard elements[index].isNumber else {
        return elements[index].kind != .colon || elements[index - 1].meaning == .rest
          || elements[index - 1].meaning == .rpe || elements[index - 1].meaning == .rir
      }
      let mark = elements[index - 1].kind == .colon ? index - 2 : index - 1
      guard mark >= start else { return false }
      switch elements[mark].meaning {
      case .rest, .rpe, .rir: return true
      default: return elements[mark].kind == .at && elements[index].unit == .none
      }
    }
  }

  /// `Squat (3 sets of 5 at 100 kg)` is a plan where what was done stands below.
  var isAboveSets: Bool {
    let (lines, own) = (document.lines, context.lineIndex)
    let line = lines[own]
    if line.kind == .heading { return true }
    guard let below = lines[(own + 1)...].prefix(2).first(where: { $0.kind != .blank }),
      below.kind == .item || below.kind == .text,
      let first = bytes[safe: Int(below.content.start)]
    else { return false }
    return below.indent > line.indent || line.kind == .text && below.kind == .item
      || Byte.isDigit(first) && holdsFactors(below.content.indices)
  }

  /// `100 kg x 5`, `3×8`: a sign of times between two numbers, of which the first may have a unit.
  private func holdsFactors(_ content: Range<Int>) -> Bool {
    content.dropFirst().contains { index in
      let isSign: Bool
      switch bytes[index] {
      case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "*"), UInt8(ascii: "@"): isSign = true
      default: isSign = bytes[index] == 0x97 && bytes[index - 1] == 0xC3
      }
      guard isSign else { return false }
      let before = bytes[content.lowerBound..<index].last { $0 != Byte.space && $0 != 0xC3 }
      let behind = bytes[(index + 1)..<content.upperBound].first { $0 != Byte.space }
      return behind.map { Byte.isDigit($0) } == true
        && before.map { Byte.isDigit($0) || Self.endsOfUnits.contains($0) } == true
    }
  }

  /// Of `kg`, `kgs`, `lb`, `k` and `#`.
  private static let endsOfUnits: [UInt8] = Array("gGsSbBkK#".utf8)

  /// `Squat (100x5x3)`, `Bench (3x8)`: what is nothing but factors needs no help, unless sets are lost,
  /// as in `Leg extension (55 x 15 55 x 15)`.
  private mutating func isReadAsItStands(_ open: Int, _ close: Int, setCount: Int) -> Bool {
    if anatomy.parser.startsExpression(open) {
      return anatomy.parser.parse(from: open, to: elements.count) > close
        && parser.expressions.count >= setCount
    }
    return anatomy.parser.holdsExpressions(open)
      && anatomy.parser.parse(from: open + 1, to: elements.count) >= close
  }

  private mutating func holdsSets(_ open: Int, _ close: Int) -> Bool {
    var first = open + 1
    if elements[first].meaning == .warmup { first += 1 }
    // `(3 of 4)`, `(20 kg bar + 10 kg plates)`, `(60 + 10 kg)`.
    guard close > first, !(close == first + 3 && elements[first + 1].meaning == .of),
      !elements[first..<close].contains(where: { $0.meaning == .bar || $0.meaning == .plate }),
      !(first..<close).contains(where: {
        elements[$0].kind == .plus && elements[$0].spaceBefore && elements[$0].spaceAfter
          && elements[$0 - 1].meaning != .bodyweight
      }),
      anatomy.parser.startsExpression(first), !anatomy.parser.isDate(first),
      anatomy.parser.parse(from: first, to: close) == close
    else { return false }
    let nature = names.nature(of: NameText.clean(written.bytes[range(0..<open).indices]))
    let isKnown = isExercise(0..<open) || !nature.isEmpty
    var tellsSets = false
    for expression in parser.expressions {
      guard
        expression.attributes.marks.isDisjoint(with: [.goal, .skipped, .total]),
        !parser.terms[expression.terms].contains(where: { term in
          parser.quantities[term.quantities].contains { $0.upper != 0 || $0.unit == .percent }
        })
      else { return false }
      if tellsLoadAndReps(expression) || isKnown && isList(expression, nature) { tellsSets = true }
    }
    return tellsSets
  }

  private func isPartOfTime(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .week, .time, .session, .day, .month, .weekday: true
    default: false
    }
  }

  /// `75 15, 15` and `+20 x 5`; `10 2` may be anything.
  private func tellsLoadAndReps(_ expression: Expression) -> Bool {
    let terms = parser.terms[expression.terms]
    guard terms.count == 2, let second = terms.last, second.joiner == .space,
      second.quantities.count == 1
    else { return terms.count > 1 }
    let first = parser.quantities[terms[terms.startIndex].quantities.lowerBound]
    return first.unit != .none || first.kind != .number || first.marks.contains(.fraction)
      || parser.quantities[second.quantities.lowerBound].unit != .none
      || parser.quantities[second.quantities.lowerBound].marks.contains(.added)
      || first.value >= 20_000
        && first.value / 2 >= parser.quantities[second.quantities.lowerBound].value
  }

  private static let sidedOrTimed: ExerciseNature = [.oneSided, .eitherSide, .timed, .cardio]

  /// The `9, 9 reps` of `Sit-ups (9, 9 reps)`, the `9/7` of `Push-ups (9/7)`, the `60 s` of
  /// `Plank (60 s)`; `Pull (8/5)` is a day, and `Bench (5/3/1)` a programme.
  private func isList(_ expression: Expression, _ nature: ExerciseNature) -> Bool {
    guard let term = parser.terms[expression.terms].first,
      case let quantities = parser.quantities[term.quantities], let first = quantities.first
    else { return false }
    if first.kind == .clock || first.unit.isTime || first.unit == .letterS {
      return nature.contains(.timed)
    }
    guard quantities.count > 1, quantities.allSatisfy({ $0.kind == .number }) else { return false }
    switch term.separator {
    case .comma: return true
    case .slash: return nature.contains(.bodyweight) && nature.isDisjoint(with: Self.sidedOrTimed)
    default: return false
    }
  }
}
