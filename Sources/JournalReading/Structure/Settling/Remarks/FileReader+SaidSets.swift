internal import JournalSyntax

/// Sets told as people say them: `100 for 5 x 3`, `80 for 5 reps and 3 sets`, `3 sets of 5 each at 100`, `five @ 100`.
extension FileReader {
  mutating func settleSaidSets() {
    guard elements.count > 2 else { return }
    dropSpeaker()
    settleSpelledReps()
    settleSetsBehindFor()
    settleSetsBehindAnd()
    settleEachBeforeLoad()
    settleAllForReps()
    dropVerbBeforeReps()
    settleSaidLoads()
    dropWordsOfFurtherSet()
    dropWordsBeforeGoodSets()
    settleSameBelowSet()
  }

  /// The `I did` of `I did 5 at 100` and the `got` of `got 5 at 100`, below an exercise.
  private mutating func dropSpeaker() {
    guard context.entry != nil || context.pendingName != nil,
      isWord(0, in: Self.speakers), isWord(1, in: Self.deeds), elements.count > 3,
      elements[2].isNumber
    else { return }
    anatomy.parser.elements.removeSubrange(0...1)
    anatomy.parser.end = elements.count
  }

  /// `five @ 100`: the reps of a load.
  private mutating func settleSpelledReps() {
    guard elements[0].meaning == .cardinal, 1...20 ~= elements[0].word.value,
      elements[1].kind == .at || elements[1].meaning == .at, elements[2].kind == .quantity,
      elements[2].isBare || elements[2].unit.isMass,
      context.entry != nil || context.pendingName != nil
    else { return }
    anatomy.parser.elements[0] = Element(
      .quantity, elements[0].range, unit: .repetition, value: Int32(elements[0].word.value) * 1000,
      flags: elements[0].flags)
  }

  /// The 3 of `100 for 5 x 3` and of `3 x 100 for 5` counts sets.
  private mutating func settleSetsBehindFor() {
    guard
      let word = elements.indices.dropFirst().dropLast().first(where: { index in
        elements[index].meaning == .for && elements[index - 1].kind == .quantity
          && (elements[index - 1].unit.isMass
            || elements[index - 1].isBare && elements[index - 1].value >= 20_000)
          && (elements[index + 1].isBareWhole || elements[index + 1].unit == .letterS)
          && elements[index + 1].value <= 20_000
      })
    else { return }
    let reps = word + 1
    if reps + 2 < elements.count, elements[reps + 1].kind == .times,
      elements[reps + 1].spaceBefore,
      elements[reps + 2].isBareWhole, 2_000...10_000 ~= elements[reps + 2].value,
      // `60 kg for 3 x 10` counts the sets first.
      elements[reps].value > elements[reps + 2].value,
      elements[safe: reps + 3].map({ $0.kind != .times }) ?? true
    {
      anatomy.parser.elements[reps].unit = .repetition
      anatomy.parser.elements[reps + 2].unit = .set
      anatomy.parser.elements[word] = signOf(.times, at: word)
    } else if word > 2, elements[word - 2].kind == .times, elements[word - 3].isBareWhole,
      2_000...10_000 ~= elements[word - 3].value,
      word == 3 || elements[word - 4].kind == .word || elements[word - 4].kind == .colon
    {
      anatomy.parser.elements[word - 3].unit = .set
      anatomy.parser.elements[reps].unit = .repetition
      anatomy.parser.elements[word] = signOf(.times, at: word)
    }
  }

  /// The `and` of `5 reps and 3 sets` and of `3 sets and 5 reps`.
  private mutating func settleSetsBehindAnd() {
    guard
      let word = elements.indices.dropFirst().dropLast().first(where: { index in
        elements[index].kind == .word && elements[index].meaning == .and
          && (elements[index - 1].unit == .repetition && elements[index + 1].unit == .set
            || elements[index - 1].unit == .set && elements[index + 1].unit == .repetition)
      })
    else { return }
    anatomy.parser.elements[word] = signOf(.times, at: word)
  }

  /// The `each` of `3 sets of 5 each at 100` says of the sets, and not of the sides.
  private mutating func settleEachBeforeLoad() {
    guard
      let each = elements.indices.dropFirst(2).dropLast(2).first(where: { index in
        elements[index].meaning == .each && elements[index - 1].isNumber
          && (elements[index + 1].kind == .at || elements[index + 1].meaning == .at
            || elements[index + 1].meaning == .with)
          && (elements[index + 2].unit.isMass
            || elements[index + 2].isBare && elements[index + 2].value >= 20_000)
      }), elements[..<each].contains(where: { $0.unit == .set })
    else { return }
    anatomy.parser.elements.remove(at: each)
    anatomy.parser.end = elements.count
  }

  /// The `all for 5` of `60 70 80 all for 5`, the `for 5 each` of `60, 70, 80 for 5 each`.
  private mutating func settleAllForReps() {
    let last = elements.count - 1
    guard last > 3, let number = elements[(last - 1)...].firstIndex(where: { $0.isBareWhole }),
      elements[number].value <= 20_000, elements[number - 1].meaning == .for
    else { return }
    let isAll = number == last && isWord(number - 2, in: CommonWords.all)
    guard isAll || number + 1 == last && elements[last].meaning == .each else { return }
    let end = isAll ? number - 2 : number - 1
    let loads = elements[..<end].reversed().prefix { $0.isNumber || $0.kind == .comma }
    guard loads.count(where: \.isNumber) > 1,
      loads.allSatisfy({
        !$0.isNumber || $0.unit.isMass || $0.isBare && $0.value > elements[number].value
      })
    else { return }
    let reps = elements[number]
    anatomy.parser.elements.removeSubrange(end...)
    anatomy.parser.elements += [signOf(.times, at: end - 1), reps]
    anatomy.parser.elements[end + 1].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.end = elements.count
  }

  /// The `got` of `Bench with 60 kg: got 8, 8 and 6`.
  private mutating func dropVerbBeforeReps() {
    guard
      let verb = elements.indices.dropFirst(2).dropLast().first(where: { index in
        elements[index - 1].kind == .colon && elements[index + 1].isBareWhole
          && (isWord(index, in: Self.results) || isDoing(elements[index]))
      }), elements[verb - 2].unit.isMass
    else { return }
    anatomy.parser.elements.remove(at: verb)
    anatomy.parser.elements[verb].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// The `and a third of 10` of `Rows 100 lb for 12, two sets, and a third of 10`: another set of the load.
  private mutating func dropWordsOfFurtherSet() {
    guard
      let of = elements.indices.dropFirst(5).dropLast().first(where: { index in
        elements[index].meaning == .of && elements[index + 1].isBareWhole
          && elements[index + 1].value <= 50_000 && isWord(index - 1, in: Self.ordinals)
      }), elements[safe: of + 2].map({ $0.kind == .period || $0.kind == .comma }) ?? true
    else { return }
    var start = of - 1
    while start > 0,
      elements[start - 1].meaning == .and || isWord(start - 1, in: CommonWords.one)
        || isWord(start - 1, in: CommonWords.articles)
    {
      start -= 1
    }
    guard start > 3, elements[start - 1].kind == .comma else { return }
    anatomy.parser.elements.removeSubrange(start...of)
    anatomy.parser.elements[start].unit = .repetition
    anatomy.parser.end = elements.count
  }

  /// The `and the good ones were` before `4 sets of 5 with 165 lb`.
  private mutating func dropWordsBeforeGoodSets() {
    guard
      let number = elements.indices.dropFirst(6).dropLast(2).first(where: { index in
        elements[index].unit == .set && isWord(index - 1, in: Self.goodSets)
      }), let comma = elements[..<number].lastIndex(where: { $0.kind == .comma }), comma > 2,
      number - comma > 2, elements[comma - 1].isNumber,
      elements[(comma + 1)..<number].indices.allSatisfy({
        elements[$0].meaning == .and || isWord($0, in: Self.goodSets)
          || isWord($0, in: CommonWords.articles)
      })
    else { return }
    context.remarks.append(range((comma + 1)..<number))
    anatomy.parser.elements.removeSubrange((comma + 1)..<number)
    anatomy.parser.end = elements.count
  }

  private static let speakers = WordSet("i we ich je yo eu io")
  private static let deeds = WordSet("did got hit made managed do habe mache")
  private static let results = WordSet(
    "got did made managed hit salieron cayeron saqué hice fueron fiz saíram ho fatto schaffte gingen"
  )
  private static let ordinals = WordSet(
    "second third fourth last segunda tercera cuarta última otra another")
  private static let goodSets = WordSet(
    "good ones real working were was then buenas fueron eran luego después main heavy proper")
}
