internal import JournalSyntax
internal import WorkoutModel

/// Words behind sets that name their exercise, and those that are a remark.
extension FileReader {
  /// `5@165 Squat` names the exercise; `5@165 felt easy` under one is a note.
  mutating func isNameBehind(
    _ name: Range<Int>, _ segment: Segment, _ line: LineSyntax
  ) -> Bool {
    guard !name.isEmpty,
      name.count <= 8 || segment.isNameBetween || isStation
        || name.count(where: { elements[$0].kind == .word }) <= 7,
      !isRemarkInScript(name), !isUnknownInScript(name)
    else { return false }
    // `5 exercises`.
    if name.count == 1, elements[name.lowerBound].meaning == .exercise { return false }
    if segment.isNameBetween || isStation || isName(name) || isNextBetweenDashes(segment)
      || ExerciseNames.isMovement(text(range(name))) || isNameBeforeLoad(name)
      || isKindOfExercise(name) || isAnotherNameBehind(name) || isNextItem(name, line)
      || isTimes(name, line)
    {
      return true
    }
    // `20 minutos de patinete`, whatever that is.
    if name.count <= 3, name.lowerBound > 1, elements[name.lowerBound - 1].meaning == .of,
      elements[name.lowerBound - 2].isNumber, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit.isTime || anatomy.parser.quantities[0].unit.isLength,
      elements[name].allSatisfy({ $0.word == .plain })
    {
      return true
    }
    // `20 minutes on the exercise bike doing intervals`.
    if let first = anatomy.parser.quantities.first, name.count > 2, isOnTheMachine(name.lowerBound),
      first.unit.isTime || first.unit.isLength || first.kind == .clock
    {
      return true
    }
    if isOfItsNature(name) || machine(in: name) != nil { return true }
    // `14.5 still gives me nightmares`, `7 slow miles in the rain`, and more of the sentence.
    guard name.count <= 5, !name.contains(where: { isPronoun($0) }), !isLongSentence else {
      return false
    }
    let continues =
      context.pendingName != nil || context.subject != nil
      || (context.entry != nil && !context.isAfterBlank)
    return !continues && context.entry == nil
  }

  /// The `フォーム意識` of `100kg 5回 フォーム意識` below the name of a lift: nobody knows such an exercise.
  private func isUnknownInScript(_ name: Range<Int>) -> Bool {
    guard !isASCII, context.pendingName != nil || context.entry != nil && !context.isAfterBlank,
      let word = name.first(where: { elements[$0].kind == .word }),
      bytes[Int(elements[word].range.start)] >= 0xE3,
      anatomy.parser.quantities.contains(where: { $0.unit.isMass }),
      anatomy.parser.quantities.contains(where: { $0.unit == .repetition || $0.unit == .none })
    else { return false }
    let written = NameText.clean(self.written.bytes[range(name).indices])
    return !names.isKnown(written) && !ExerciseNames.isMovement(written)
  }

  /// `20 min stairmaster lvl 7`, `10:00 Bike`, `5 km run`, `15 s dragon flag hold` below other sets.
  private func isOfItsNature(_ name: Range<Int>) -> Bool {
    guard let first = anatomy.parser.quantities.first else { return false }
    let isTime = first.unit.isTime || first.kind == .clock
    guard isTime || first.unit.isLength else { return false }
    let word = NameText.clean(written.bytes[elements[name.lowerBound].range.indices])
    if names.nature(of: word).contains(.cardio) { return true }
    return isTime && name.count > 1
      && names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.timed)
  }

  /// The exercise of `4x8 goblet squat slow`, before words that tell how it was done: two words and
  /// more, for `5x3 squat felt heavy` is about the squats above.
  func knownStart(of name: Range<Int>) -> Range<Int>? {
    guard name.count > 2, case let end = endOfKnownName(name.lowerBound, name.upperBound),
      end < name.upperBound, end > name.lowerBound + 1, elements[end].kind == .word,
      !elements[name.lowerBound..<end].contains(where: { isLifeWord($0.meaning) })
    else { return nil }
    return name.lowerBound..<end
  }

  /// `20 slow sit-throughs` below `5 rounds:`.
  private var isStation: Bool {
    guard anatomy.parser.quantities.count == 1 else { return false }
    if case .rounds = context.block {} else if context.rounds == nil { return false }
    let count = anatomy.parser.quantities[0]
    return count.kind == .number && count.unit == .none && count.value % 1000 == 0
  }

  /// `5 x ring rows`, and `- 5 x inchworms`.
  private func isTimes(_ name: Range<Int>, _ line: LineSyntax) -> Bool {
    elements[name.lowerBound - 1].kind == .times && (name.count > 1 || line.kind == .item)
      && anatomy.parser.quantities.count == 1 && anatomy.parser.quantities[0].unit == .none
  }

  /// `12 5kg dumbbell scaptions` below `50 5kg dumbbell curls`: the exercise above has its name
  /// behind the numbers, too, and these words sound like one.
  private func isAnotherNameBehind(_ name: Range<Int>) -> Bool {
    guard context.nameBehindTrace == file.traces.count, let last = name.last else { return false }
    if isCapitalized(name) { return true }
    let isPlural = bytes[Int(elements[last].range.end) - 1] | 0x20 == 0x73
    let hasEquipment = elements[name].contains { $0.meaning == .equipment }
    return (isPlural || hasEquipment)
      && elements[name].allSatisfy { $0.word == .plain || $0.meaning == .equipment }
  }

  /// `100 Core work with bands` right below `100 Snatch`: both begin with a capital.
  private func isCapitalized(_ name: Range<Int>) -> Bool {
    guard context.lastSetLine == context.lineIndex - 1, anatomy.parser.quantities.count == 1,
      anatomy.parser.quantities[0].unit == .none, context.lineIndex > 0,
      elements[name].allSatisfy({ isPlainOrMark($0) }),
      Byte.isCapital(bytes[Int(elements[name.lowerBound].range.start)])
    else { return false }
    let above = bytes[document.lines[context.lineIndex - 1].content.indices]
    return above.drop { Byte.isDigit($0) || $0 == Byte.space }.first.map { Byte.isCapital($0) }
      ?? false
  }

  /// A word that tells nothing of sets, and the marks of `Low-Pulley Knee-In w/ pause`.
  func isPlainOrMark(_ element: Element) -> Bool {
    switch element.kind {
    case .hyphen, .slash: return !element.spaceBefore
    case .word: break
    default: return false
    }
    switch element.meaning {
    case .with, .rest, .equipment, .in: return true
    default: return element.word == .plain
    }
  }

  /// `- 3x10, back thing` below `- 3x8, bench press, 60 kg`: the words between commas name it, as those
  /// above do.
  func namedBetweenCommas(_ segment: Segment) -> Segment {
    guard context.nameBetweenTrace == file.traces.count, segment.name.isEmpty,
      case let comma = segment.rest.lowerBound, comma < segment.rest.upperBound,
      elements[comma].kind == .comma
    else { return segment }
    var last = comma + 1
    while last < segment.rest.upperBound, last < comma + 6, elements[last].kind == .word {
      last += 1
    }
    guard last > comma + 1, elements[comma + 1].word == .plain,
      last == segment.rest.upperBound || elements[last].kind != .word
    else { return segment }
    var named = segment
    named.name = (comma + 1)..<last
    named.isNameBehind = true
    named.isNameBetween = true
    named.rest = last..<segment.rest.upperBound
    return named
  }

  /// `5x5 zercher thing 80 kg`: words with numbers on both sides.
  private func isNameBeforeLoad(_ name: Range<Int>) -> Bool {
    let end = elements[name.upperBound - 1].range.end
    // `315 straight weight for a single`.
    if context.entry != nil, elements[name].contains(where: { $0.meaning == .for }) { return false }
    // `12 kg racked - 3R/3L` below `Pistols:`.
    if context.pendingName != nil, name.count == 1, elements[name.lowerBound].word == .plain {
      return false
    }
    return elements[name].allSatisfy { !isLifeWord($0.meaning) }
      && anatomy.parser.quantities.contains { $0.range.start >= end }
  }

  /// `5x5 clapping push-ups`, `3x10 cable curls`: plain words before one that is an exercise.
  private func isKindOfExercise(_ name: Range<Int>) -> Bool {
    guard elements[name].allSatisfy({ isNamePart($0) }) else { return false }
    let end = name.upperBound
    // `3x12 touching DB bench press light`.
    if name.count > 3, isName((end - 3)..<(end - 1)) { return true }
    return name.dropFirst().contains { isName($0..<name.upperBound) }
      || ExerciseNames.isMovement(text(elements[name.upperBound - 1].range))
  }

  private func isNamePart(_ element: Element) -> Bool {
    switch element.kind {
    case .slash: return true
    case .hyphen: return !element.spaceBefore
    case .word: break
    default: return false
    }
    switch element.meaning {
    case .none, .equipment, .side, .cardinal, .tuple: return true
    default: return false
    }
  }

  /// A number alone, and behind it words in the plural; or one of reps, and behind it a lift.
  private func isCount(_ name: Range<Int>) -> Bool {
    guard anatomy.parser.quantities.count == 1, case let count = anatomy.parser.quantities[0],
      count.unit == .none, count.kind == .number, count.value % 1000 == 0
    else { return false }
    if isPlural(name.upperBound - 1) || startsWithPlural(name) { return true }
    return count.value <= 30_000 && isName(name)
  }

  func isPlural(_ word: Int) -> Bool {
    bytes[Int(elements[word].range.end) - 1] | 0x20 == UInt8(ascii: "s")
  }

  /// `50 squats wearing a vest`, `50 sit-ups GHD`.
  private func startsWithPlural(_ name: Range<Int>) -> Bool { pluralAtStart(name) != nil }

  private func pluralAtStart(_ name: Range<Int>) -> Int? {
    name.prefix(5).first { word in
      isPlural(word) && isName(name.lowerBound..<(word + 1))
    }
  }

  /// The words behind the exercise of `50 squats wearing a vest` are about it.
  func counted(_ segment: Segment) -> Segment? {
    guard segment.isNameBehind, !segment.isNameBetween, isCount(segment.name),
      !isName(segment.name),
      let last = pluralAtStart(segment.name), last + 1 < segment.name.upperBound, !isAnd(last + 1)
    else { return nil }
    var counted = segment
    counted.name = segment.name.lowerBound..<(last + 1)
    counted.rest = (last + 1)..<segment.rest.upperBound
    return counted
  }

  /// `30 walking lunges`, `100 froggers`, `25 squat`: how many of them, and no load.
  mutating func countReps(before name: Range<Int>) {
    guard isCount(name),
      names.nature(of: NameText.clean(written.bytes[range(name).indices]))
        .isDisjoint(with: [.timed, .distance])
    else { return }
    anatomy.parser.quantities[0].unit = .repetition
  }

  /// The next numbers of `20 sit-ups, 20 push-ups and 10 squats`, when an exercise stands behind
  /// them.
  func nextNamedBehind(_ segment: Segment, _ end: Int) -> Int? {
    guard !segment.isNameBetween,
      let start = behindSeparator(segment.rest.lowerBound, end).map({ behindPause($0, end) }),
      start < end, elements[start].isNumber
    else { return nil }
    var word = start
    while word < end, word < start + Self.mostFactors, isFactorOrMark(word) { word += 1 }
    var last = word
    while last < end, last < word + 6, isNamePart(elements[last]) { last += 1 }
    guard last > word else { return nil }
    let name = trimmedName(word..<last, isBehind: true)
    // `20 straight leg raises`.
    guard let noun = name.last,
      isExercise(name) || ExerciseNames.isMovement(text(elements[noun].range))
        || isBetweenDashes(start, last, end)
    else { return nil }
    return start
  }

  /// Nobody writes more numbers and signs before a name.
  private static let mostFactors = 8

  private func isFactorOrMark(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .times, .at: true
    default: elements[index].isNumber
    }
  }

  /// Behind `, `, ` + `, ` – `, ` and `; the last may have been taken for a part of the name.
  func behindSeparator(_ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    if elements[start].isNumber {
      return start > 0 && isAnd(start - 1) ? start : nil
    }
    var index = start
    switch elements[index].kind {
    case .comma, .semicolon, .plus, .ampersand: index += 1
    // `50 burpees – 50 squats / 50 sit-ups`.
    case .hyphen, .slash, .dot, .pipe:
      if elements[index].spaceBefore, elements[index].spaceAfter { index += 1 }
    default: break
    }
    if index < end, isAnd(index) { index += 1 }
    return index > start && index < end ? index : nil
  }

  private func isAnd(_ index: Int) -> Bool {
    elements[index].kind == .ampersand || elements[index].meaning == .and
      || elements[index].meaning == .then
  }
}
