internal import JournalSyntax
internal import WorkoutModel

/// Names with a number of reps or sets in them.
extension FileReader {
  /// Takes the reps out of a name before a load alone or a time: `10 thrusters 95 lb`,
  /// `50 thrusters 40 kg in 8:30`, `top single 220`.
  mutating func withoutReps(_ name: Range<Int>) -> Range<Int> {
    guard !name.isEmpty, let first = anatomy.parser.expressions.first else { return name }
    if name.count == 1 { return withoutTuple(name, first) }
    let number = elements[name.lowerBound]
    let isCount =
      number.kind == .quantity && number.unit == .none && 1_000...500_000 ~= number.value
      && number.value % 1000 == 0
    // `6x push press 2x20 kg`.
    let words = elements[name.lowerBound + 1].kind == .times ? name.dropFirst(2) : name.dropFirst()
    if isCount, !words.isEmpty,
      elements[words].allSatisfy({
        $0.kind == .word || $0.kind == .ampersand
          || ($0.kind == .comma || $0.kind == .hyphen) && !$0.spaceBefore
      })
    {
      let isPair = first.terms.count == 2 && anatomy.parser.dropPair()
      if isPair
        || first.terms.count == 1
          && (isLoadOrEffort(anatomy.parser.terms[0])
            || isLoadOfBall(anatomy.parser.terms[0], words))
      {
        anatomy.parser.addReps(Quantity(number))
        return words
      }
      if let counted = countedInTime(words, first) {
        anatomy.parser.addReps(Quantity(number))
        return counted
      }
      if countsSets(name, first) {
        var sets = Quantity(number)
        sets.unit = .set
        anatomy.parser.add(sets, .times)
        return words
      }
    }
    let last = elements[name.upperBound - 1]
    // `Jump rope singles: 60`: how the rope was jumped.
    if last.meaning == .tuple, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .none, isName(name),
      names.nature(of: text(range(name))).contains(.jumped)
    {
      anatomy.parser.countReps()
      return name
    }
    return withoutTuple(name, first)
  }

  /// The words of `50 thrusters 40 kg in 8:30` and `100 push-ups in 12 min`, which tell how long so many
  /// took; `3 planks 60 s` tells sets.
  private func countedInTime(_ words: Range<Int>, _ first: Expression) -> Range<Int>? {
    guard first.terms.count <= 2, let last = anatomy.parser.terms[first.terms].last,
      last.quantities.count == 1,
      case let time = anatomy.parser.quantities[last.quantities.lowerBound],
      time.kind == .clock && time.unit == .none || time.unit == .minute,
      first.terms.count == 1 || isLoadOrEffort(anatomy.parser.terms[first.terms.lowerBound]),
      case let tellsIn = elements[words.upperBound - 1].meaning == .in,
      tellsIn || first.terms.count == 2
        || words.upperBound < elements.count && elements[words.upperBound].meaning == .in,
      case let name = tellsIn ? words.dropLast() : words, !name.isEmpty,
      isName(name) || endsInExercise(name),
      names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: [.timed, .cardio])
    else { return nil }
    return name
  }

  /// `Bench doubles: 225, 235`, `Deadlift heavy single 200`, `Squat sets of 5: 60, 70, 80`, and
  /// `triples: 100, 110` below a name.
  private mutating func withoutTuple(_ name: Range<Int>, _ first: Expression) -> Range<Int> {
    guard let (reps, start) = repsAtEnd(of: name),
      reps.value <= 3_000 || isRowOfLoads(first, name.lowerBound..<start),
      first.terms.allSatisfy({ isLoadOrEffort(anatomy.parser.terms[$0]) })
        || isListOfLoads(first)
    else { return name }
    anatomy.parser.addReps(reps)
    var end = start
    while end > name.lowerBound,
      elements[end - 1].kind != .word || elements[end - 1].meaning == .workingSet
    {
      end -= 1
    }
    // `Deadlift heavy single 200`.
    return name.lowerBound..<beforeKindOfSets(name.lowerBound, end)
  }

  /// `fives: 60, 70`, `Squat sets of 5: 60, 70`; `rest between sets of 5: 120` and `run sets of 4: 400`
  /// tell of other things.
  private func isRowOfLoads(_ expression: Expression, _ name: Range<Int>) -> Bool {
    guard isListOfLoads(expression),
      anatomy.parser.terms[expression.terms.lowerBound].quantities.count > 1
    else { return false }
    return name.isEmpty
      || isName(name)
        && names.nature(of: NameText.clean(written.bytes[range(name).indices]))
          .isDisjoint(with: [.cardio, .swum, .timed])
  }

  private func repsAtEnd(of name: Range<Int>) -> (reps: Quantity, start: Int)? {
    let last = name.upperBound - 1
    var reps = Quantity(elements[last])
    if elements[last].meaning == .tuple || elements[last].meaning == .cardinal {
      reps.value = Int32(elements[last].word.value) * 1000
    }
    if elements[last].meaning == .tuple { return (reps, last) }
    guard name.count >= 3, elements[last - 1].meaning == .of, elements[last - 2].meaning == .set,
      elements[last].meaning == .cardinal
        || elements[last].kind == .quantity && reps.unit == .none && reps.value <= 20_000
    else { return nil }
    return (reps, last - 2)
  }

  /// The 3 of `3 x bench press 185 x 5`; that of `2 x DB press 30 x 8` may be the dumbbells.
  private func countsSets(_ name: Range<Int>, _ expression: Expression) -> Bool {
    guard elements[name.lowerBound + 1].kind == .times, name.count > 2,
      2_000...10_000 ~= elements[name.lowerBound].value, expression.terms.count == 2,
      anatomy.parser.expressions.count == 1,
      isLoadOrEffort(anatomy.parser.terms[expression.terms.lowerBound]),
      anatomy.parser.terms[expression.terms.lowerBound + 1].joiner == .times
    else { return false }
    return elements[name.lowerBound].value > 2_000
      || elements[name.lowerBound + 2].meaning != .equipment
  }

  /// The loads of `Bench doubles: 225, 235, 245`.
  private func isListOfLoads(_ expression: Expression) -> Bool {
    expression.terms.count == 1
      && anatomy.parser.quantities[anatomy.parser.terms[expression.terms.lowerBound].quantities]
        .allSatisfy { $0.unit.isMass || $0.unit == .none && $0.value >= 20_000 }
  }

  /// The 14 of `10 wall balls 14`: a ball of so many pounds.
  private func isLoadOfBall(_ term: Term, _ words: Range<Int>) -> Bool {
    guard term.joiner == .first, term.quantities.count == 1,
      isWord(words.upperBound - 1, in: Self.balls)
    else { return false }
    let quantity = anatomy.parser.quantities[term.quantities.lowerBound]
    return quantity.unit == .none && 3_000...50_000 ~= quantity.value
  }

  private static let balls = WordSet("balls ball wallballs wallball")

  /// A load, or what stands behind `@`.
  private func isLoadOrEffort(_ term: Term) -> Bool {
    if term.joiner == .at { return true }
    guard term.joiner == .first, term.quantities.count == 1 else { return false }
    let quantity = anatomy.parser.quantities[term.quantities.lowerBound]
    return quantity.unit.isMass || quantity.unit == .none && quantity.value >= 20_000
  }
}
