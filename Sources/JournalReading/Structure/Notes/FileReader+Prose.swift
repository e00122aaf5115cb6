internal import JournalSyntax

/// Sentences with numbers in them.
extension FileReader {
  /// A sentence with numbers in it rather than a set: many words before, or none that could name.
  func isProse(_ segment: Segment) -> Bool {
    let isLife = segment.name.contains { index in
      isLifeWord(leadingMeaning(index))
        && (!segment.isNameBehind || elements[index].meaning != .feeling)
    }
    // `Water 14 km` was rowed.
    if isLife, segment.isNameBehind || !tellsKilometers || !tellsWayOnFoot {
      return !endsWithLift(segment) && !endsInEndurance(segment)
    }
    if isScheduled(segment) { return true }
    if isCountBeyondReps(segment) || isLegend(segment) || isTimeOfRounds(segment)
      || isNounOfSentence(segment) || isOtherCount || isWeekHead(segment)
    {
      return true
    }
    if let first = segment.name.first, isRepetition(first) { return true }
    if isIntent(segment) || isSlangInSentence(segment) || isSetOfStory(segment)
      || isRate(segment) || isInstruction(segment)
    {
      return true
    }
    // `2 comments on this`.
    if segment.isNameBehind, elements[segment.name.lowerBound].meaning == .note, !anatomy.isStrong {
      return true
    }
    if isKoreanSentence(segment) || isJapaneseSentence(segment) || isOfPerson(segment)
      || isTimesAWeek(segment) || isWeightOfBody(segment) || isByWay(segment)
    {
      return true
    }
    guard !segment.name.isEmpty, !segment.isNameBehind else { return false }
    // `Kcal 2650`.
    let first = elements[segment.name.lowerBound]
    if first.meaning == .otherUnit, first.range.count > 2, !isName(segment.name) { return true }
    if isRating(segment) || isAsideOfSets(segment) { return true }
    // `done. 43 min`.
    if elements[segment.name.lowerBound].meaning == .end,
      anatomy.parser.quantities.allSatisfy({ $0.unit.isTime || $0.kind == .clock })
    {
      return true
    }
    if isLoadInSentence(segment) || isWrappedProse(segment) || isShoppingList(segment)
      || isTalkOfReps(segment)
    {
      return true
    }
    let words = segment.name.count { elements[$0].kind == .word }
    if isSpoken(segment) || isOfOwnThings(segment) || isOfOtherLifter(segment) { return true }
    let head = withoutRemark(segment.name)
    if head.count(where: { elements[$0].kind == .word }) > 9 || range(head).count > 80 {
      return !isListForEach(segment)
    }
    let isSentence = head.contains {
      index in
      elements[index].kind == .period && elements[index].spaceAfter
        && (index + 1 < segment.name.upperBound || words > 5)
        || elements[index].kind == .exclamation
    }
    return isSentence && !segment.isNameBehind && words > 4
  }

  /// `Lunch run 5 km`; `coffee 5 km away` is none.
  private var tellsWayOnFoot: Bool {
    elements.contains {
      $0.kind == .word && $0.word == .plain && names.nature(of: text($0.range)).contains(.cardio)
    }
  }

  /// `Water aerobics, 45 minutes`: what was done for so long, whatever its first word means.
  private func endsInEndurance(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, anatomy.parser.quantities.contains(where: { $0.unit.isTime }),
      let last = segment.name.last(where: { elements[$0].kind == .word }),
      last > segment.name.lowerBound, !isLifeWord(leadingMeaning(last))
    else { return false }
    return names.nature(of: text(elements[last].range)).contains(.cardio)
  }

  private var tellsKilometers: Bool {
    anatomy.parser.quantities.contains { $0.unit == .kilometer || $0.unit == .mile }
  }

  /// `Fat bar curl: 3x15`, `really fat DB hammer curl 3x12`: a lift, whatever its first words mean.
  private func endsWithLift(_ segment: Segment) -> Bool {
    guard !segment.isNameBehind, anatomy.isStrong,
      anatomy.parser.expressions.contains(where: { $0.terms.count > 1 }),
      let last = segment.name.last(where: { elements[$0].kind == .word }),
      last > segment.name.lowerBound, !isLifeWord(leadingMeaning(last))
    else { return false }
    return isName((last - 1)..<(last + 1))
      || ExerciseNames.isMovement(text(range(last..<(last + 1))))
  }

  /// `08:20 chicken 60 g + rice`: a time of day before words that name nothing one does for so long.
  private func isScheduled(_ segment: Segment) -> Bool {
    guard segment.isNameBehind, elements[segment.expressions.lowerBound].kind == .clock,
      segment.expressions.count == 1, context.pendingName?.isHeading ?? true,
      !isHeldTime(segment)
    else { return false }
    let name = NameText.clean(written.bytes[range(segment.name).indices])
    return !names.isKnown(name)
      && names.nature(of: name).isDisjoint(with: [.timed, .cardio, .distance])
  }

  /// `0:45 schwer` right below a plank: how long and how it was. `08:20 coffee` is a time of day.
  private func isHeldTime(_ segment: Segment) -> Bool {
    guard let entry = context.entry, file.entries[entry].nature.contains(.timed),
      !context.isAfterBlank, segment.name.count <= 3,
      elements[segment.name].allSatisfy({ $0.kind == .word }),
      case let clock = elements[segment.expressions.lowerBound], clock.value <= 600_000
    else { return false }
    let start = Int(clock.range.start)
    return bytes[start] != Byte.zero || bytes[safe: start + 1].map { !Byte.isDigit($0) } ?? false
  }

  /// `legs at 5:30`, `chest at 10-11:15, 82.4`: when a part of the body was trained, and perhaps what
  /// the lifter weighed.
  func tellsTimeOfDay(_ segment: Segment) -> Bool {
    // `Gym 6am`.
    if anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].kind == .clock,
      elements[segment.expressions].contains(where: { $0.flags.contains(.halfDay) })
    {
      return true
    }
    guard let at = segment.name.last, elements[at].meaning == .at, !segment.isNameBehind,
      at > segment.name.lowerBound, anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 }),
      !anatomy.parser.quantities.contains(where: { $0.unit != .none && !$0.unit.isTime })
    else { return false }
    let name = segment.name.dropLast()
    return isTitle(name)
      || elements[segment.expressions].contains { $0.kind == .clock } && !isName(name)
        && names.nature(of: NameText.clean(written.bytes[range(name).indices])).isOrdinary
  }

  /// `burnt 320 kcal`, `3回目の今回も`: nothing but a number of what is no training.
  private var isOtherCount: Bool {
    anatomy.parser.quantities.count == 1 && anatomy.parser.quantities[0].unit == .other
  }

  /// A name without the remark in parentheses that ends it.
  private func withoutRemark(_ name: Range<Int>) -> Range<Int> {
    guard elements[name.upperBound - 1].kind == .closeParenthesis,
      let open = name.dropFirst().last(where: { elements[$0].kind == .openParenthesis })
    else { return name }
    return name.lowerBound..<open
  }

  /// `Week 4 (86 kg)`: the number of the week and what the lifter weighed.
  private func isWeekHead(_ segment: Segment) -> Bool {
    // `Training log - weeks 6 and 7`.
    if let last = segment.name.last(where: { elements[$0].meaning != .and }), last > 0,
      elements[last].isNumber,
      elements[last - 1].meaning == .week || isWord(last - 1, in: Self.weeks)
    {
      return true
    }
    guard segment.name.lowerBound == 0, elements[0].meaning == .week, elements.count >= 3 else {
      return false
    }
    // `Week of 10/4/9`.
    if segment.name.count == 2, elements[1].meaning == .of { return true }
    guard segment.name.count == 1 else { return isDayOfProgramme(segment) }
    return elements[1].kind == .quantity && elements[1].unit == .none
      && elements[2].kind == .openParenthesis
  }

  /// `pain 2/10`, `energy 7/10`, `soreness 2/5`, `mood: 5/5`: out of ten or five, behind words that
  /// name no exercise. Five and five without a colon may be reps.
  private func isRating(_ segment: Segment) -> Bool {
    let numbers = anatomy.parser.quantities
    guard numbers.count == 2, anatomy.parser.terms.count == 1,
      anatomy.parser.terms[0].separator == .slash, numbers.allSatisfy({ $0.unit == .none }),
      numbers[0].value <= numbers[1].value
    else { return false }
    let isLabel =
      elements[segment.name.upperBound].kind == .colon
      && elements[segment.name.dropFirst()].allSatisfy { !$0.spaceBefore }
    let isOfFive = numbers[1].value == 5_000 && (isLabel || numbers[0].value < 5_000)
    return (numbers[1].value == 10_000 || isOfFive)
      && !isName(trimmedName(segment.name, isBehind: false))
  }

  /// `Took 6 mg of melatonin, slept within 30 min`, `pauses of 120"`, `Weight: unrecorded/bodyweight`:
  /// no sets, behind words that name no exercise.
  private func isAsideOfSets(_ segment: Segment) -> Bool {
    guard anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 }), !isName(segment.name)
    else { return false }
    let numbers = anatomy.parser.quantities
    if segment.expressions.count == 1, numbers.first?.kind == .bodyweight { return true }
    if elements[segment.name].contains(where: { isInLetters($0) }) { return true }
    // `Turns at 15 m`, `Turns at 50'`.
    if numbers.count == 1, numbers[0].unit.isLength || numbers[0].unit == .minute,
      elements[segment.expressions.lowerBound - 1].meaning == .at
    {
      return true
    }
    return elements[segment.name].contains { $0.meaning == .rest }
      && numbers.allSatisfy { $0.unit.isTime || $0.kind == .clock }
  }

  /// A number with a unit in letters that counts nothing here: `6 mg`.
  private func isInLetters(_ number: Element) -> Bool {
    number.isNumber && number.unit == .other
      && bytes[number.range.indices].last.map { $0 | 0x20 } ?? 0 >= 0x61
  }

  /// `sugar: 1390`, `1330 EDT`: nobody does so many, but of what has a name.
  private func isCountBeyondReps(_ segment: Segment) -> Bool {
    let numbers = anatomy.parser.quantities
    return numbers.count == 1 && numbers[0].kind == .number && numbers[0].unit == .none
      && numbers[0].value >= 1_000_000 && !isName(segment.name)
  }

  private static let weeks = WordSet("weeks wochen semanas semaines")

  /// `Max rounds within 20 minutes` heads what was done in them.
  private func isTimeOfRounds(_ segment: Segment) -> Bool {
    segment.name.dropFirst().contains {
      elements[$0].meaning == .round && elements[$0 - 1].meaning == .maximum
    } && anatomy.parser.quantities.allSatisfy { $0.unit.isTime || $0.kind == .clock }
  }

  /// `**100x10 x5** is weight x reps x sets`: says how the writer notes sets.
  private func isLegend(_ segment: Segment) -> Bool {
    (segment.expressions.upperBound..<segment.rest.upperBound).contains { index in
      index + 1 < elements.count && elements[index].kind == .times
        && isRoleWord(elements[index - 1]) && isRoleWord(elements[index + 1])
    }
  }

  private func isRoleWord(_ element: Element) -> Bool {
    element.meaning == .set || element.meaning == .repetition || element.meaning == .weight
  }

  /// `[1]: https://example.org/app/4`: where a link of Markdown leads.
  func isLinkTarget(_ line: LineSyntax) -> Bool {
    let content = bytes[line.content.indices]
    guard content.first == 0x5B, let close = content.firstIndex(of: 0x5D),
      content[close...].starts(with: "]: ".utf8)
    else { return false }
    let target = content[(close + 3)...]
    return target.starts(with: "http://".utf8) || target.starts(with: "https://".utf8)
  }

  /// `oatmeal, chicken rice x2`: a lone number behind a list of words that name no exercise.
  func isShoppingList(_ segment: Segment) -> Bool {
    guard let comma = segment.name.last(where: { elements[$0].kind == .comma }),
      comma + 1 < segment.name.upperBound, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .none
    else { return false }
    return !isName((comma + 1)..<segment.name.upperBound)
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
}
