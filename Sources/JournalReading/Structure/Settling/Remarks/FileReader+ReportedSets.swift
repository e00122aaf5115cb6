internal import JournalSyntax

/// What was done of a plan, and one more set behind it, in a writer's own words.
extension FileReader {
  /// The first 5 of such a list: cheap to ask of each number.
  func isFirstOfReport(_ number: Int) -> Bool {
    guard number > 4, number + 1 < elements.count else { return false }
    switch elements[number + 1].kind {
    case .hyphen, .slash, .comma: break
    default: return false
    }
    switch elements[number - 1].kind {
    case .arrow: return true
    case .word: return tellsReport(number - 1)
    default: return false
    }
  }

  /// Puts the reps of `5x5 85 kg -> done 5-5-5-4-3` and of `5x5 85 kg, fatte 5-5-5-4-3` in
  /// parentheses, as others write them, when there are as many as the plan has sets.
  mutating func settleReport(_ number: Int) {
    guard isRepOfReport(number), let mark = markOfReport(number) else { return }
    let sign = elements[number + 1].kind
    var (last, most) = (number, elements[number].value)
    while last + 2 < elements.count, elements[last + 1].kind == sign, isRepOfReport(last + 2),
      last < number + 40
    {
      last += 2
      most = max(most, elements[last].value)
    }
    let count = Int32((last - number) / 2 + 1) * 1000
    guard last + 1 == elements.count || elements[last + 1].kind != .times, last > number,
      let times = elements[..<mark].lastIndex(where: { $0.kind == .times }), times > 0,
      mark - times <= 5, isWholeFactor(times - 1), isWholeFactor(times + 1),
      elements[times - 1].value == count, elements[times + 1].value >= most
    else { return }
    let (open, close) = (elements[mark], elements[last])
    anatomy.parser.elements.insert(
      Element(.closeParenthesis, ByteRange(Int(close.range.end), Int(close.range.end))),
      at: last + 1)
    anatomy.parser.elements.replaceSubrange(
      mark..<number, with: [Element(.openParenthesis, open.range, flags: [.spaceBefore])])
  }

  /// Where the arrow starts before the reps or before the verb of doing, or the comma before that.
  private func markOfReport(_ number: Int) -> Int? {
    let hasVerb = tellsReport(number - 1)
    let end = hasVerb ? number - 2 : number - 1
    switch elements[end].kind {
    case .arrow:
      let isSplit = elements[end - 1].kind == .hyphen || elements[end - 1].kind == .equals
      return isSplit && !elements[end].spaceBefore ? end - 1 : end
    case .comma, .colon: return hasVerb ? end : nil
    case .hyphen where elements[end].spaceBefore && elements[end].spaceAfter:
      return hasVerb ? end : nil
    default: return nil
    }
  }

  private func isRepOfReport(_ index: Int) -> Bool {
    isWholeFactor(index) && elements[index].value <= 60_000
  }

  private func isWholeFactor(_ index: Int) -> Bool {
    let element = elements[index]
    return element.isBareWhole
  }

  /// The verb, or the word, behind which stands what was done.
  func tellsReport(_ index: Int) -> Bool { isWord(index, in: CommonWords.did) }

  /// `…, and one last set of 15 with 60`, `… y una última de 15 con 60`: counts the words as one set.
  mutating func settleLastOne(_ and: Int) {
    let first = and + 1
    guard and > 2, first + 4 < elements.count,
      isWord(first, in: CommonWords.one)
        || elements[first].meaning == .cardinal
          && elements[first].word.value == 1
    else { return }
    var of = first + 1
    while of < first + 4, of < elements.count,
      elements[of].meaning == .previous || elements[of].meaning == .set
        || elements[of].meaning == .cardinal || isWord(of, in: Self.more)
    {
      of += 1
    }
    guard of + 3 < elements.count, elements[of].meaning == .of, elements[of + 1].isNumber,
      elements[of + 2].meaning == .with || elements[of + 2].meaning == .at,
      elements[of + 3].isNumber, elements[..<and].contains(where: \.isNumber)
    else { return }
    let words = elements[first].range.through(elements[of - 1].range)
    anatomy.parser.elements.replaceSubrange(
      first..<of,
      with: [
        Element(.quantity, words, unit: .set, value: 1_000, flags: [.spaceBefore, .spaceAfter])
      ])
  }

  private static let more = WordSet("final more extra última ultima más mas mais letzte dernière")

  /// The `got` of `210x3+ got 5`: what was done of the reps before.
  mutating func settleReportBehindPlus(_ word: Int) -> Bool {
    guard word > 2, word + 1 < elements.count, elements[word - 1].kind == .plus,
      elements[word - 2].isNumber, elements[word - 3].kind == .times,
      isDoing(elements[word]), elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .none || elements[word + 1].unit == .repetition,
      word + 2 >= elements.count || elements[word + 2].kind != .times
    else { return false }
    anatomy.parser.elements[word].kind = .arrow
    anatomy.parser.elements[word].word = .plain
    return true
  }

  /// Puts the 9 of `5+x285 → 9`, of `5+@160 -> 9 reps` and of `5+@160: 9` in the place of the five that were
  /// asked for.
  mutating func settleResultOfOpenSet(_ arrow: Int) -> Bool {
    let first = elements[arrow - 1].kind == .hyphen ? arrow - 5 : arrow - 4
    guard first >= 0, arrow + 1 < elements.count, elements[first].isBareWhole,
      elements[first].value <= 12_000, elements[first + 1].kind == .plus,
      elements[first + 2].kind == .times || elements[first + 2].kind == .at,
      case let load = elements[first + 3],
      load.kind == .quantity, load.unit == .none || load.unit.isMass, load.value >= 20_000,
      elements[arrow + 1].isBareWhole || elements[arrow + 1].unit == .repetition,
      elements[arrow + 1].value <= 50_000,
      arrow + 2 >= elements.count || elements[arrow + 2].kind != .times
    else { return false }
    if elements[first + 2].kind == .at {
      anatomy.parser.elements[first].value = elements[arrow + 1].value
      anatomy.parser.elements.removeSubrange((first + 4)...(arrow + 1))
      anatomy.parser.elements[first + 3].flags.insert(.spaceAfter)
      return true
    }
    var done = elements[arrow + 1]
    done.flags = elements[first].flags.union(.spaceAfter)
    let times = elements[first + 2]
    anatomy.parser.elements.replaceSubrange(first...(arrow + 1), with: [load, times, done])
    anatomy.parser.elements[first].flags.insert(.spaceBefore)
    return true
  }
}
