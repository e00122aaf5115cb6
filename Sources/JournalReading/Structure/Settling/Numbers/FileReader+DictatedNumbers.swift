internal import JournalSyntax

/// Sets told in words from end to end, as people dictate them: `Sixty for five, one ten for three`, `Then five sets
/// of five at eighty`, `Squats were eighty two and a half, five, five, five, four and three`.
extension FileReader {
  /// Writes the numbers of such sets in digits, and leaves those of all other words.
  mutating func settleDictation() {
    guard 3...200 ~= elements.count else { return }
    // `100x5` was typed.
    if elements.count == 3, elements[1].kind == .times, elements[0].isBare, elements[2].isBare {
      return
    }
    dropSlipOfTongue()
    settleSlipsOfDictation()
    if context.isPieceOfLine { settleCountBeforeStation(0) }
    if hasNumerals {
      settleDictatedCircuit()
      settleDictatedSets()
      settleDictatedPairs()
      settleDictatedList()
      settleDictatedTimes()
      settleCountsOfSteps()
      settleDictatedSizes()
    }
    settleSentencesOfWork()
    settleMachinesSledsAndBands()
  }

  private var hasNumerals: Bool {
    elements.indices.contains {
      elements[$0].kind == .word
        && (elements[$0].meaning == .cardinal || elements[$0].flags.contains(.setting)
          || elements[$0].meaning == .none && elements[$0].range.count > 4
            && numeral(at: $0) != nil
          || isWord($0, in: CommonWords.half))
    }
  }

  // MARK: Sets

  /// `five sets of five at eighty`, `one set of twenty at thirty five`, `3 sets of 10 at sixty`.
  private mutating func settleDictatedSets() {
    var index = elements.count - 1
    while index > 1 {
      index -= 1
      guard index + 2 < elements.count, elements[index + 1].meaning == .of,
        elements[index].meaning == .set || elements[index].unit == .set
      else { continue }
      let reps = index + 2
      guard let told = amount(at: reps), told.value <= 50_000 else { continue }
      if told.end + 1 < elements.count,
        elements[told.end].meaning == .at || elements[told.end].meaning == .with,
        let load = loadBehindAt(told.end + 1)
      {
        putLoad(load, at: told.end + 1)
        putNumeral(told, at: reps)
        if elements[index].meaning == .set, let count = numeral(at: index - 1),
          count.end == index, count.value <= 20_000
        {
          putNumeral(count, at: index - 1)
          anatomy.parser.elements[index - 1].unit = .set
          anatomy.parser.elements[index - 1].range = range((index - 1)..<(index + 1))
          anatomy.parser.elements.remove(at: index)
        }
        dropAndBeforeSets(index)
      }
    }
  }

  /// The `kilos` of `ten at sixty kilos`.
  private func massWord(_ index: Int) -> Unit? {
    guard index < elements.count, let unit = Unit(elements[index].meaning), unit.isMass else {
      return nil
    }
    return unit
  }

  private mutating func putLoad(_ load: SpokenNumber, at index: Int) {
    guard elements[index].kind == .word else { return }
    guard let unit = massWord(load.end) else { return putNumeral(load, at: index) }
    putNumeral(SpokenNumber(value: load.value, end: load.end + 1), at: index)
    anatomy.parser.elements[index].unit = unit
  }

  /// The `and` of `, and one set of twenty`.
  private mutating func dropAndBeforeSets(_ sets: Int) {
    guard let and = elements.prefix(sets + 1).lastIndex(where: { $0.meaning == .and }),
      and > 1, sets - and <= 2, elements[and - 1].kind == .comma
    else { return }
    anatomy.parser.elements.remove(at: and)
  }

  private func loadBehindAt(_ index: Int) -> SpokenNumber? {
    if elements[index].unit.isMass, elements[index].kind == .quantity {
      return SpokenNumber(value: elements[index].value, end: index + 1)
    }
    guard let load = numeral(at: index), load.value >= 10_000,
      endsSpokenSet(load.end) || massWord(load.end) != nil
    else { return nil }
    return load
  }

  /// `sixty for five, eighty for five`, `with the bar for ten`, `forty for a sloppy six`.
  private mutating func settleDictatedPairs() {
    // `bench pr!! 97.5 for three` says again what stands above.
    guard !elements.contains(where: { $0.meaning == .record }) else { return }
    var index = elements.count - 1
    while index > 1 {
      index -= 1
      guard index + 1 < elements.count, elements[index].meaning == .for, index > 0 else { continue }
      var first = index + 1
      if first + 2 < elements.count, isWord(first, in: CommonWords.one),
        elements[first + 1].word == .plain, elements[first + 1].kind == .word,
        amount(at: first + 2) != nil
      {
        first += 2
      }
      guard let reps = amount(at: first), reps.value <= 50_000, reps.value % 1000 == 0,
        endsSpokenSet(reps.end)
      else { continue }
      let isOfBar = elements[index - 1].meaning == .bar
      if isOfBar || elements[index - 1].isBare && elements[index - 1].value >= 10_000
        || elements[index - 1].unit.isMass
      {
        guard elements[first].kind == .word || first > index + 1 || isOfBar else { continue }
        putRepsBehindFor(reps, first, index)
      } else if let start = startOfNumeral(endingAt: index), let load = numeral(at: start),
        load.value >= 10_000
      {
        putRepsBehindFor(reps, first, index)
        putNumeral(load, at: start)
      }
    }
  }

  private mutating func putRepsBehindFor(_ reps: SpokenNumber, _ first: Int, _ word: Int) {
    putNumeral(reps, at: first)
    if first > word + 1 {
      context.remarks.append(range((word + 1)..<first))
      anatomy.parser.elements.removeSubrange((word + 1)..<first)
    }
    // Behind a bar the word would be of the name.
    if elements[word - 1].meaning == .bar { putTimes(word) }
  }

  /// `eighty two and a half, five, five, five, four and three`, `with the eights, twelve, twelve and ten`, `six, then
  /// five, then four`, `ten, ten, ten and nine` behind a name, a load or a verb of doing.
  private mutating func settleDictatedList() {
    var start = 1
    while start < elements.count {
      guard let first = amount(at: start) else {
        start += 1
        continue
      }
      var items = [(place: start, numeral: first)]
      var next = placeInList(behind: first.end)
      while let place = next, let item = amount(at: place), items.count < 40 {
        items.append((place, item))
        next = placeInList(behind: item.end)
      }
      let end = items[items.count - 1].numeral.end
      let words = items.count { elements[$0.place].kind == .word }
      guard items.count > 2, words > 1, endsSpokenList(end), mayBeginList(start, items[0].numeral)
      else {
        start = end
        continue
      }
      writeList(items, end)
      return
    }
  }

  /// The place of the next number behind a comma, `and`, `then` or two of them.
  private func placeInList(behind end: Int) -> Int? {
    var index = end
    while index < elements.count, index < end + 3,
      elements[index].kind == .comma || elements[index].meaning == .and
        || elements[index].meaning == .then
    {
      index += 1
    }
    return index > end && index < elements.count ? index : nil
  }

  /// A name, a load, a verb of doing or `in threes` stands before the list, and it is one of reps or of loads.
  private func mayBeginList(_ start: Int, _ first: SpokenNumber) -> Bool {
    let before = elements[start - 1].kind == .comma && start > 1 ? start - 2 : start - 1
    if elements[before].unit.isMass || elements[before].unit == .letterS { return true }
    guard elements[before].kind == .word else { return false }
    if repsOfPlural(before) != nil || weightOfWord(before) != nil { return true }
    if isDoing(elements[before]) || isWord(before, in: Self.verbs) { return true }
    return isExercise(0..<(before + 1))
  }

  /// Writes the reps with commas between them, or the loads behind `in threes` with their reps.
  private mutating func writeList(_ items: [(place: Int, numeral: SpokenNumber)], _ end: Int) {
    let start = items[0].place
    let before = elements[start - 1].kind == .comma ? start - 2 : start - 1
    var reps: Element?
    if before > 1, let each = repsOfPlural(before), elements[before - 1].meaning == .in,
      items.allSatisfy({ $0.numeral.value >= 20_000 })
    {
      reps = Element(
        .quantity, elements[before].range, value: each, flags: [.spaceBefore, .spaceAfter])
    }
    var written: [Element] = []
    for (place, item) in items.enumerated() {
      let told = range(item.place..<item.numeral.end)
      if place == 1, reps == nil, isLoadOfList(items.map(\.numeral.value)) {
        let behind = ByteRange(Int(told.start), Int(told.start))
        written.append(Element(.times, behind, flags: [.spaceBefore, .spaceAfter]))
      } else if place > 0 {
        written.append(Element(.comma, told, flags: .spaceAfter))
      }
      written.append(digits(item.numeral, told))
      if var reps {
        let behind = ByteRange(Int(told.end), Int(told.end))
        reps.range = behind
        written += [Element(.times, behind, flags: [.spaceBefore, .spaceAfter]), reps]
      }
    }
    // `Squats were`: no name.
    let hasVerb = before == start - 1 && before > 0 && isWord(before, in: Self.wasWords)
    let from = reps == nil ? (hasVerb ? before : start) : before - 1
    if from < start { context.remarks.append(range(from..<start)) }
    anatomy.parser.elements.replaceSubrange(from..<end, with: written)
    anatomy.parser.end = elements.count
  }

  /// The 3 of `in threes` and of `in triples`, in thousandths.
  private func repsOfPlural(_ index: Int) -> Int32? {
    if elements[index].meaning == .tuple { return Int32(elements[index].word.value) * 1000 }
    return isWord(index, in: Self.twos) ? 2_000 : isWord(index, in: Self.threes) ? 3_000 : nil
  }

  /// The 82.5 of `82.5, 5, 5, 5`: twice as much as all that stands behind it.
  private func isLoadOfList(_ values: [Int32]) -> Bool {
    guard values[0] >= 20_000, let most = values.dropFirst().max() else { return false }
    return values[0] >= most * 2
  }

  private static let twos = WordSet("twos")
  private static let threes = WordSet("threes")
  private static let wasWords = WordSet("were was waren war étaient eran eram erano")
  private static let verbs = WordSet(CommonWords.did, CommonWords.was)
}
