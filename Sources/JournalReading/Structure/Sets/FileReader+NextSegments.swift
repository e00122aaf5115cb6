internal import JournalSyntax

/// Several exercises told on one line: where the next one starts.
extension FileReader {
  /// The start of another exercise behind the sets of one: `波比 10下、深蹲 25下`.
  func nextSegment(_ segment: Segment, _ end: Int) -> Int? {
    if segment.name.isEmpty, context.lastSetLine != context.lineIndex || isASCII {
      return behindComment(segment, end)
    }
    let numbered = behindExerciseNumber(segment.rest.lowerBound, end)
    if numbered > segment.rest.lowerBound { return numbered }
    guard !isSpoken(segment) else { return nil }
    if segment.isNameBehind {
      return nextNamedBehind(segment, end) ?? nextBehindWay(segment, end)
        ?? (isName(segment.name) ? nil : behindComment(segment, end))
    }
    if let field = fieldBehindSemicolon(segment.rest.lowerBound, end) { return field }
    let remark =
      behindRemark(segment.rest.lowerBound, end) ?? behindWords(segment.rest.lowerBound, end)
    var index = remark ?? segment.rest.lowerBound
    guard index < end else { return nil }
    switch elements[index].kind {
    // `100x5. Then 20 min bike`.
    case .period where remark != nil: index = behindJoiningWords(index + 1, end)
    case .period where isWideStop(elements[index]) && isKnownBehind(index, end): index += 1
    // `Plank 3x30 Sek., Klimmzüge 3x8`.
    case .period where index + 1 < end && elements[index + 1].kind == .comma: index += 2
    case .comma, .semicolon, .plus, .ampersand, .pipe:
      index += 1
      // `3x8 100 kg, then rows 3x10`.
      if index < end, elements[index].meaning == .then {
        index += 1
        if isTimedName(index, end) { return index }
      }
      // `3x15 + superset front raise 6 kg 3x12`.
      if index + 1 < end, elements[index].meaning == .superset {
        index += isWith(index + 1) ? 2 : 1
      }
    // `Squat 100x5 — Bench 80x5`.
    case .hyphen where isSpacedDash(index) && isNameBeforeSets(index + 1, end): index += 1
    // `4x4 @8 · Press 4x6` in a cell.
    case .dot where elements[index].spaceBefore && elements[index].spaceAfter: index += 1
    case .quantity where elements[index].flags.contains(.gap): break
    // `215x5/ Press 125 2x8`.
    case .slash where elements[index].spaceAfter: index += 1
    default:
      switch elements[index].meaning {
      case .then, .and: index = behindJoiningWords(index, end)
      // `75 12/12/11 superset with curls 75 10/10/9`.
      case .superset:
        index += index + 1 < end && isWith(index + 1) ? 2 : 1
        // `ss w/ kickbacks`.
        if index + 1 < end, elements[index].kind == .slash, !elements[index].spaceBefore {
          index += 1
        }
      case _ where isNameBeforeColon(index, end) || isNameBeforeSets(index, end): return index
      case _ where newNameBetweenSets(segment, index, end) != nil:
        return newNameBetweenSets(segment, index, end)
      // `отдых 4 мин. Жим с паузой 90×4×4`: the period is that of the unit.
      case _
      where startsNamedSentence(index, end) && index > 0
        && bytes[Int(elements[index - 1].range.end) - 1] == Byte.period:
        return index
      // `Face pulls 3x8 62.5 kg. Pull-ups 12, 10, 9`: the same.
      case _ where isBehindUnitWithPeriod(index) && elements[index].kind == .word: break
      default: return behindComment(segment, end)
      }
    }
    let first = index
    if index + 1 < end, elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isLength
        || elements[index].unit.isTime,
      elements[index + 1].kind == .word
    {
      index += 1
    }
    guard index < end, elements[index].kind == .word else { return behindComment(segment, end) }
    if isShortened(index, end) { return first }
    var name = index
    // `…, leg curl & leg extension 3x12`.
    var pair: Int?
    while name < end, elements[name].meaning != .bodyweight {
      if elements[name].kind == .ampersand, name > index, pair == nil {
        pair = name + 1
      } else if elements[name].kind != .word, elements[name].kind != .hyphen {
        break
      }
      name += 1
    }
    // `12 deadlifts 100 kg, 9 hang cleans`.
    if name == end, first < index, name - index <= 4,
      isName(index..<name) || elements[first].unit.isTime && isTimed(index..<name)
    {
      return first
    }
    // `| тяга к поясу в накл 50х12`.
    let most = pair != nil ? 7 : !isASCII && elements[index - 1].kind == .pipe ? 5 : 4
    let hyphens = elements[index..<name].count { $0.kind == .hyphen }
    guard name < end, name - index - 2 * hyphens <= most else { return nil }
    // `295x3, add belt, 345x3`: more of the same exercise.
    if elements[name].kind == .comma, elements[first - 1].kind == .comma, name + 1 < end,
      elements[name + 1].isNumber, anatomy.parser.isFactorOfNext(name + 1), !isName(index..<name)
    {
      return name + 1
    }
    let startsSets =
      elements[name].isNumber || elements[name].kind == .colon
      || elements[name].kind == .times && name + 1 < end && elements[name + 1].isNumber
      || elements[name].kind == .openParenthesis && name + 1 < end && elements[name + 1].isNumber
      || elements[name].kind == .plus || elements[name].meaning == .bodyweight
      || first < index && elements[name].kind == .comma
      || elements[name].kind == .comma && elements[first - 1].kind == .semicolon
        && name + 2 < end && elements[name + 1].isNumber && elements[name + 2].kind == .times
    guard startsSets else { return nil }
    if let pair, isExercise(pair..<name) || endsInExercise(pair..<name) { return first }
    // `slow & controlled`.
    if pair != nil { return isName(index..<name) ? first : nil }
    if ExerciseNames.isMovement(text(range(index..<name))) { return first }
    // `3x5 100 kg/ Semi-sumo deadlift 3x5 120 kg`.
    if elements[first - 1].kind == .slash, first == index, endsInExercise(index..<name) {
      return first
    }
    let isOwn =
      isUnknownName(index..<name, before: name) || isShortName(index..<name, before: name, end)
    if isNameBehindBar(index..<name, before: name, end) { return first }
    if remark != nil {
      return names.isKnown(NameText.clean(written.bytes[range(index..<name).indices]))
        || isOwn && elements[index - 1].kind == .slash || startsNamedSentence(index, end)
        || isTimedSentence(index..<name) || isCardioOfTime(index..<name, end)
        ? first : nil
    }
    // `3x8, calf raise sm machine 40 3x15`.
    let isKnownWithWords = knownStart(of: index..<name) != nil && elements[name].isNumber
    return isName(index..<name) || isOwn || isKnownWithWords ? first : nil
  }

  /// The `bike 20 min` of `100x5. bike 20 min`.
  private func isCardioOfTime(_ name: Range<Int>, _ end: Int) -> Bool {
    isTimedName(name.lowerBound, end)
      && names.nature(of: NameText.clean(written.bytes[range(name).indices])).contains(.cardio)
  }

  /// A point stands between the unit before and a capital letter.
  private func isBehindUnitWithPeriod(_ index: Int) -> Bool {
    index > 0 && elements[index - 1].unit != .none && elements[index].spaceBefore
      && bytes[safe: Int(elements[index - 1].range.end)] == Byte.period
      && isCapital(Int(elements[index].range.start))
  }

  /// The `スクワット` of `…3セット。スクワット80kg`.
  private func isKnownBehind(_ stop: Int, _ end: Int) -> Bool {
    stop + 1 < end && elements[stop + 1].kind == .word
      && names.isKnown(text(elements[stop + 1].range))
  }

  /// Behind the `, e poi` of `panca 3x8, e poi rematore 3x10`.
  func behindJoiningWords(_ start: Int, _ end: Int) -> Int {
    var index = start
    if index < end, elements[index].kind == .comma { index += 1 }
    while index < end, elements[index].meaning == .then || elements[index].meaning == .and {
      index += 1
    }
    return index
  }

  /// The `con` of `superserie con aperturas`.
  private func isWith(_ index: Int) -> Bool {
    elements[index].meaning == .with || elements[index].meaning == .at
  }

  /// The `Press` of `Squat: 100 kg x 5 Press: 40 kg x 5`.
  private func isNameBeforeColon(_ start: Int, _ end: Int) -> Bool {
    guard
      let colon = elements[start..<min(end, start + 5)].firstIndex(where: { $0.kind == .colon }),
      colon > start, colon + 1 < end, elements[colon + 1].isNumber
    else { return false }
    return elements[start..<colon].allSatisfy { $0.kind == .word }
      && isExercise(start..<colon)
  }
}
