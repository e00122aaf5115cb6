internal import JournalSyntax
internal import WorkoutModel

/// What stands around the sets in the sentences of people who talk to their telephone: `Leg day. Squats, warmed up
/// with the bar for ten`, `three sets of ten at sixty kilos then dropped to fifty for eight`.
extension FileReader {
  mutating func settleSentencesOfWork() {
    settleTryInSentence()
    settleMassOfHelp()
    guard elements.contains(where: \.isNumber) else { return }
    dropDayBeforeSentence()
    dropAgainBeforeSentence()
    dropWarmedUpWith()
    dropMannerBehindName()
    settleSetsInSentences()
    settleChangeOfLoad()
    settleSizesInSentence()
    dropThenInList()
    settleSetsBehindReps()
    settleAnotherTime()
    settleResultBehindBut()
    settleHelpInSentence()
  }

  /// The `rose, sorry` of `Dumbbell rose, sorry rows, 30 kg`: what was meant stands behind it.
  mutating func dropSlipOfTongue() {
    guard let comma = elements.prefix(5).firstIndex(where: { $0.kind == .comma }), comma > 0,
      comma + 3 < elements.count, isWord(comma + 1, in: Self.apologies),
      elements[..<comma].allSatisfy({ $0.kind == .word })
    else { return }
    let meant = elements[comma + 2].kind == .comma ? comma + 3 : comma + 2
    guard meant < elements.count, elements[meant].kind == .word else { return }
    context.remarks.append(range((comma - 1)..<(comma + 2)))
    anatomy.parser.elements.removeSubrange((comma - 1)..<meant)
  }

  /// The `Leg day.` of `Leg day. Squats, bar x 10`.
  private mutating func dropDayBeforeSentence() {
    guard elements.count > 5, elements[0].kind == .word,
      let stop = elements.prefix(4).firstIndex(where: { $0.kind == .period }), stop > 1,
      elements[stop - 1].meaning == .day, elements[..<stop].allSatisfy({ $0.kind == .word }),
      startsWithExercise(stop + 1)
    else { return }
    context.remarks.append(range(0..<stop))
    anatomy.parser.elements.removeSubrange(0...stop)
  }

  /// The `again.` of `Bench again. 60 kg, 10, 10`, and the `Same weight as last Monday,` behind it.
  private mutating func dropAgainBeforeSentence() {
    guard elements.count > 5,
      let stop = elements.prefix(5).firstIndex(where: { $0.kind == .period }), stop > 1,
      isWord(stop - 1, in: CommonWords.again) || isWord(stop - 1, in: CommonWords.today),
      isExercise(0..<(stop - 1))
    else { return }
    var end = stop + 1
    if end + 4 < elements.count, isWord(end, in: Self.same), elements[end + 1].meaning == .weight,
      let comma = elements[end...].prefix(7).firstIndex(where: { $0.kind == .comma }),
      elements[end..<comma].allSatisfy({ $0.kind == .word })
    {
      end = comma + 1
    }
    context.remarks.append(range((stop - 1)..<end))
    anatomy.parser.elements.removeSubrange((stop - 1)..<end)
  }

  /// The `warmed up with the` before the bar of `Squats, warmed up with the bar x 10, 40 x 8`.
  private mutating func dropWarmedUpWith() {
    guard elements.count > 5,
      let verb = elements.prefix(6).indices.dropFirst().first(where: {
        isWord($0, in: Self.warmed)
      }), verb + 3 < elements.count
    else { return }
    var end = verb + 1
    while end < verb + 4, end < elements.count, isWord(end, in: Self.wordsOfWarmingUp) { end += 1 }
    guard end > verb + 1, end < elements.count,
      elements[end].meaning == .bar || elements[end].isBare || elements[end].unit.isMass
    else { return }
    context.remarks.append(range(verb..<end))
    anatomy.parser.elements.removeSubrange(verb..<end)
    if elements[verb - 1].kind == .word {
      anatomy.parser.elements.insert(signOf(.comma, at: verb), at: verb)
    }
  }

  /// The `then dropped to` of `3 sets of 10 at 60 kg then dropped to 50 for 8`, the `and back to` of `40 - 6, 6 and
  /// back to 35 for 10`, `puis descendu à 35 x 10`, `dann runter auf 35 x 10`.
  private mutating func settleChangeOfLoad() {
    guard elements.count > 6,
      let to = elements.indices.dropFirst(3).dropLast(3).last(where: {
        isWord($0, in: Self.toward)
      }), elements[to + 1].isBare || elements[to + 1].unit.isMass,
      elements[to + 1].value >= 5_000,
      elements[to + 2].meaning == .for,
      elements[to + 3].isBareWhole || elements[to + 3].unit == .repetition
    else { return }
    var start = to
    while start > 1, elements[start - 1].kind == .word, to - start < 4,
      isWord(start - 1, in: Self.changes) || elements[start - 1].meaning == .and
        || elements[start - 1].meaning == .then || isPronoun(start - 1)
    {
      start -= 1
    }
    guard (start..<to).contains(where: { isWord($0, in: Self.changes) }), start > 1,
      elements[..<start].contains(where: \.isNumber)
    else { return }
    let mark = elements[start - 1].kind == .comma ? start - 1 : start
    context.remarks.append(range(start..<(to + 1)))
    putTimes(to + 2)
    anatomy.parser.elements[to + 1].flags.insert(.spaceBefore)
    let sign = Element(.comma, elements[mark].range, flags: [.spaceAfter])
    anatomy.parser.elements.replaceSubrange(mark...to, with: [sign])
    // `LP 40 - 6, 6`, of which only a load can stand before the dash.
    if let dash = elements.indices.dropFirst(2).first(where: { elements[$0].kind == .hyphen }),
      dash + 1 < mark, elements[dash].spaceBefore, elements[dash].spaceAfter,
      elements[dash - 1].isBare, elements[dash + 1].isBareWhole, elements[dash - 2].kind == .word
    {
      putTimes(dash)
    }
  }

  /// The `with the 22s,` of `Shoulder press with the 22s, 8, 7, 6` and of `Curls with the 14s, 3 sets of 10`, and the
  /// `with the eights,` of dictation.
  private mutating func settleSizesInSentence() {
    guard
      let comma = elements.indices.dropFirst(3).dropLast(2).first(where: { index in
        elements[index].kind == .comma && tellsCount(index + 1)
          && (elements[index - 1].unit == .letterS || elements[index - 1].kind == .word)
      }), isWord(comma - 2, in: Self.the) || elements[comma - 2].meaning == .with
    else { return }
    guard elements[comma - 1].unit == .letterS else {
      if elements[comma + 1].isBareWhole, weightOfWord(comma - 1) != nil {
        anatomy.parser.elements.remove(at: comma)
      }
      return
    }
    let with = elements[comma - 2].meaning == .with ? comma - 2 : comma - 3
    guard with > 0, elements[with].meaning == .with,
      elements[..<with].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return }
    if elements[comma + 1].isBareWhole {
      putTimes(comma)
    } else {
      settleCountedTimes(comma + 1)
      anatomy.parser.elements[comma - 1].unit = .none
      anatomy.parser.elements[comma - 1].flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
      anatomy.parser.elements[comma - 1].flags.remove(.unitGlued)
      anatomy.parser.elements.remove(at: comma)
    }
    anatomy.parser.elements.removeSubrange(with..<(comma - 1))
    anatomy.parser.end = elements.count
  }

  /// `8, 7, 6`, `3 sets of 10`, `three times 15`.
  private func tellsCount(_ index: Int) -> Bool {
    if elements[index].isBareWhole { return elements[index].value <= 50_000 }
    return elements[index].unit == .set && elements[index].kind == .quantity
      || elements[index].meaning == .cardinal && elements[index].word.value <= 12
        && (elements[index + 1].meaning == .set || isTimesWord(index + 1))
  }

  private func isTimesWord(_ index: Int) -> Bool {
    elements[index].meaning == .often || elements[index].kind == .times
      || isWord(index, in: CommonWords.times)
  }

  /// The `three times 15` at `start` as `3 x 15`.
  private mutating func settleCountedTimes(_ start: Int) {
    guard elements[start].meaning == .cardinal, isTimesWord(start + 1),
      let reps = elements[safe: start + 2], reps.isBareWhole, let count = numeral(at: start),
      count.end == start + 1
    else { return }
    putNumeral(count, at: start)
    putTimes(start + 1)
  }

  /// The `then` of `6, then 5, then 4`, and the `all with no weight` behind such a list.
  private mutating func dropThenInList() {
    var index = elements.count - 2
    var found = false
    while index > 2 {
      defer { index -= 1 }
      guard elements[index].meaning == .then, elements[index - 1].kind == .comma,
        elements[index - 2].isBareWhole, elements[index + 1].isBareWhole,
        elements[index - 2].value <= 50_000, elements[index + 1].value <= 50_000,
        index + 2 == elements.count || elements[index + 2].kind == .comma
          || elements[index + 2].kind == .period,
        elements[index - 3].kind != .times, elements[index - 3].meaning != .for
      else { continue }
      anatomy.parser.elements.remove(at: index)
      found = true
    }
    guard found, let last = elements.lastIndex(where: \.isNumber), last + 3 < elements.count,
      elements[last + 1].kind == .comma, isWord(last + 2, in: Self.all),
      elements[(last + 2)...].allSatisfy({ $0.kind == .word || $0.kind == .period })
    else { return }
    context.remarks.append(range((last + 2)..<elements.count))
    anatomy.parser.elements.removeSubrange((last + 1)...)
  }

  private static let apologies = WordSet("sorry pardon entschuldigung perdón perdona désolé scusa")
  private static let same = WordSet("same")
  private static let warmed = WordSet("warmed aufgewärmt échauffé calenté aqueci riscaldato")
  private static let wordsOfWarmingUp = WordSet("up with using on the an a empty just mit der avec")
  private static let toward = WordSet("to auf à a para до")
  private static let changes = WordSet(
    """
    dropped went moved back down up jumped reduced returned runter zurück hoch descendu redescendu retour bajé volví
    baixei voltei sceso tornato снизил вернулся
    """)
  private static let the = WordSet("the my")
  private static let all = WordSet(
    "both each", CommonWords.all)
}
