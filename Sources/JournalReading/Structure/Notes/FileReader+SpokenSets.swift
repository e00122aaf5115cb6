internal import JournalSyntax

/// Sets told in words of which nothing is read, and which must not pass in silence.
extension FileReader {
  /// `135 for eight and 155 for six`, `eight then six then five`, `one thirty five times five`, `8 with
  /// the good leg, 5 with the bad one`, `3/3 shoulder taps`.
  func tellsSpokenSets(_ words: Range<Int>) -> Bool {
    guard words.count >= 3 else { return false }
    return isPairOfSides(words)
      || words.dropFirst().contains { index in
        switch elements[index].meaning {
        case .for: isAmount(index - 1) && isRepsAtEnd(index + 1)
        case .often: isAmount(index - 1) && isRepsAtEnd(index + 1)
        case .then: isSpokenReps(index - 1) && isSpokenReps(index + 1)
        case .side, .left, .right: isCountOfSide(index, words)
        default: false
        }
      }
  }

  /// The `3/3` before the name of what was done with each side.
  private func isPairOfSides(_ words: Range<Int>) -> Bool {
    let first = words.lowerBound
    guard words.count <= 8, elements[first].kind == .quantity, elements[first].unit == .none,
      elements[first + 1].kind == .slash, elements[first + 2].kind == .quantity,
      !elements[first + 2].spaceBefore, elements[first + 2].value == elements[first].value,
      elements[first].value <= 30_000, words.count > 3
    else { return false }
    return (first + 3..<words.upperBound).allSatisfy {
      elements[$0].kind == .word || elements[$0].kind == .hyphen
    }
  }

  /// What a load or the reps before stand for: a number, a numeral, `thirties`, the bar.
  private func isAmount(_ index: Int) -> Bool {
    let element = elements[index]
    if element.kind == .quantity { return element.unit == .none || element.unit.isMass }
    return element.meaning == .cardinal || element.meaning == .tuple || element.meaning == .bar
      || element.kind == .word && isWord(index, in: Self.tens)
      || element.word == .plain && element.flags.contains(.setting)
  }

  /// A number of reps behind which the set ends: `for eight`, and no `for two weeks`.
  private func isRepsAtEnd(_ index: Int) -> Bool {
    guard isSpokenReps(index) else { return false }
    guard index + 1 < elements.count else { return true }
    switch elements[index + 1].kind {
    case .comma, .period, .exclamation, .semicolon: return true
    case .word: break
    default: return false
    }
    switch elements[index + 1].meaning {
    case .and, .then, .for, .cardinal: return true
    // As a telephone spells it: `for five period 205 for five`.
    default:
      return isPronoun(index + 1)
        || index + 2 < elements.count && elements[index + 2].isNumber
          && elements[index + 2].unit == .none
    }
  }

  private func isSpokenReps(_ index: Int) -> Bool {
    guard elements.indices.contains(index) else { return false }
    if elements[index].meaning == .cardinal { return elements[index].range.count > 2 }
    return elements[index].kind == .quantity && elements[index].unit == .none
      && 1_000...30_000 ~= elements[index].value && elements[index].value % 1000 == 0
  }

  /// The `leg` of `8 with the good leg`, and the `side` of `8 on each side`.
  private func isCountOfSide(_ side: Int, _ words: Range<Int>) -> Bool {
    let number = (max(words.lowerBound + 1, side - 4)..<side).first { isSpokenReps($0) }
    guard let number, elements[number].kind == .quantity, number + 1 < side,
      elements[number + 1].meaning == .with || isWord(number + 1, in: Self.on)
    else { return false }
    return elements[(number + 1)..<side].allSatisfy { $0.kind == .word }
  }

  /// `three sets of five at 215 pounds`, `heavy deadlifts at 275 pounds for five singles`: a load, and
  /// in words how many sets. Returns the load.
  func loadOfSpokenSets(_ words: Range<Int>) -> Range<Int>? {
    guard let load = words.first(where: { elements[$0].unit.isMass }) else { return nil }
    let tells = words.dropLast().contains { index in
      elements[index].meaning == .cardinal
        && (elements[index + 1].meaning == .set || elements[index + 1].meaning == .tuple)
    }
    return tells ? load..<(load + 1) : nil
  }

  /// `ten on each leg two sets`, `3 sets of 'cleans' (never got round to them)`: how many sets, and words
  /// that nobody reads.
  func isCountInStory(_ segment: Segment) -> Bool {
    // `Phases 1 and 3`.
    if let and = segment.name.last, elements[and].meaning == .and, !segment.isNameBehind,
      segment.name.count > 2, elements[and - 1].isNumber, elements[and - 1].unit == .none
    {
      return true
    }
    if isOfUncountedSets(segment) { return true }
    guard anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].unit == .set else {
      return false
    }
    let next = segment.expressions.upperBound
    if segment.name.isEmpty || segment.isNameBehind, next + 1 < elements.count,
      elements[next].meaning == .of
    {
      return !elements[next + 1].isNumber && elements[next + 1].kind != .word
    }
    return !segment.isNameBehind
      && segment.name.dropFirst().contains { index in
        elements[index].meaning == .cardinal && index + 1 < segment.name.upperBound
          && isWord(index + 1, in: Self.on)
          || elements[index].word == .plain && elements[index].kind == .word
            && elements[index].flags.contains(.setting)
      }
  }

  /// `lots of sets of 5`, `several sets of 8`: nobody knows how many.
  private func isOfUncountedSets(_ segment: Segment) -> Bool {
    let last = segment.name.upperBound - 1
    guard !segment.isNameBehind, segment.name.count > 2, elements[last].meaning == .of,
      elements[last - 1].meaning == .set
    else { return false }
    return segment.name.suffix(6).contains { isWord($0, in: Self.some) }
  }

  private static let some = WordSet("lots many several few some multiple bunch tons couple")

  /// `the treadmill for 10 minutes`, `a plank for one minute`, `held it for 20 seconds`: work for a time,
  /// in a sentence. Returns the time.
  func timeOfSpokenWork(_ words: Range<Int>) -> Range<Int>? {
    let time = words.dropLast().first { index in
      guard elements[index].meaning == .for else { return false }
      let next = elements[index + 1]
      if next.kind == .quantity { return next.unit == .minute || next.unit == .second }
      guard next.meaning == .cardinal, index + 2 < words.upperBound else { return false }
      return elements[index + 2].meaning == .minute || elements[index + 2].meaning == .second
    }
    guard let time, (max(words.lowerBound, time - 4)..<time).contains(where: { isTimedWork($0) })
    else { return nil }
    return (time + 1)..<(time + 2)
  }

  private func isTimedWork(_ index: Int) -> Bool {
    guard elements[index].kind == .word, elements[index].word == .plain else { return false }
    if isWord(index, in: Self.timed) { return true }
    return isName(index..<(index + 1))
      && !names.nature(of: NameText.clean(written.bytes[elements[index].range.indices]))
        .isDisjoint(with: [.timed, .cardio])
  }

  private static let timed = WordSet("held hold walked ran jogged rowed cycled biked swam planked")
  private static let on = WordSet("on")
  private static let tens = WordSet(
    "tens twenties thirties forties fifties sixties seventies eighties nineties")
}
