internal import JournalSyntax

/// What the last set came to, in a writer's own words: `3x8 24 kg (letzter nur 6)`,
/// `3x8 (7 all'ultima)`, `3x10 50 kg (poslední 8)`.
extension FileReader {
  /// Puts what stands in the parentheses as `last set 6` or as `7 last set`, which the parser knows.
  mutating func settleLastSet(_ open: Int) {
    anatomy.parser.end = elements.count
    dropRatingOfLastSet(open)
    guard open > 2, let close = anatomy.parser.closing(open), 3...8 ~= close - open,
      let number = (open + 1..<close).first(where: { isWholeCount($0) }),
      (open + 1..<close).allSatisfy({
        $0 == number || $0 == close - 1 || elements[$0].kind == .word || elements[$0].kind == .quote
          || elements[$0].kind == .colon
      })
    else { return }
    if let ordinal = ordinalOfLastSet(open, close) {
      var word = elements[open + 1]
      word.kind = .word
      word.unit = .none
      word.word = Word(meaning: .previous, value: 0)
      put([word, ofSet(word), elements[ordinal]], open, close)
    } else if let last = lastBefore(number, open, close) {
      put([last, ofSet(last), elements[number]], open, close)
    } else if let last = lastBehind(number, open, close) {
      put([elements[number], last, ofSet(last)], open, close)
    }
  }

  /// The 7 of `60 5x3 / 7`, apart from the scheme: what the last set came to. True when it was put as
  /// `(last set 7)`.
  mutating func settleLastBehindSlash(_ slash: Int) -> Bool {
    guard slash > 4, slash + 1 < elements.count, elements[slash].spaceBefore,
      // Behind `3x8` alone it may be a load.
      elements[slash - 4].isNumber || elements[..<slash].contains(where: { $0.unit.isMass }),
      elements[slash].spaceAfter, elements[slash - 1].isBareWhole,
      elements[slash - 1].value <= 30_000, elements[slash - 2].kind == .times,
      elements[slash - 3].isBareWhole, 2_000...10_000 ~= elements[slash - 3].value,
      isWholeCount(slash + 1), elements[slash + 1].unit == .none,
      slash + 2 == elements.count || elements[slash + 2].kind == .exclamation
        || elements[slash + 2].kind == .openParenthesis
    else { return false }
    let place = elements[slash].range
    let end = ByteRange(Int(elements[slash + 1].range.end), Int(elements[slash + 1].range.end))
    let last = Element(.word, place, word: Word(meaning: .previous, value: 0), flags: .spaceBefore)
    let set = Element(.word, place, word: Word(meaning: .set, value: 0), flags: .spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      slash...(slash + 1),
      with: [
        Element(.openParenthesis, place, flags: .spaceBefore), last, set, elements[slash + 1],
        Element(.closeParenthesis, end, flags: .spaceAfter),
      ])
    return true
  }

  /// The 6 of `3x8 (3rd set 6)`: what the last of them came to.
  private func ordinalOfLastSet(_ open: Int, _ close: Int) -> Int? {
    let number = close - 1
    guard number > open + 3, elements[open + 1].isBareWhole, isWholeCount(number),
      isWord(open + 2, in: Self.ordinalEnds), elements[open + 3].meaning == .set,
      ((open + 4)..<number).allSatisfy({
        isOfLast($0) || isWord($0, in: Self.being) || elements[$0].kind == .colon
      }),
      let times = elements[..<open].firstIndex(where: { $0.kind == .times }), times > 0,
      elements[times - 1].value == elements[open + 1].value
    else { return nil }
    return number
  }

  /// The `, last was 8` and `, última foi 8` at the end of a line.
  @discardableResult
  mutating func settleLastBehind(_ comma: Int) -> Bool {
    var last = elements.count - 1
    // `, последний подход 4 раза`.
    if last > 0, isWord(last, in: CommonWords.times), elements[last - 1].isBareWhole { last -= 1 }
    // `마지막은 8회만`.
    if last > 0, isWord(last, in: CommonWords.only), elements[last - 1].isNumber { last -= 1 }
    guard comma + 2 < elements.count else { return false }
    // `, el último 8`.
    let first = isWord(comma + 1, in: CommonWords.articles) ? comma + 2 : comma + 1
    guard 2...4 ~= last - first + 1, isWholeCount(last), namesLastSet(first),
      (first + 1..<last).allSatisfy({ isOfLast($0) || isWord($0, in: Self.being) })
    else { return false }
    let word = named(first)
    put([word, ofSet(word), elements[last]], comma, elements.count)
    return true
  }

  /// `4x10 à 62,5kg sauf la dernière 8`, `3x10 @ 60 except last 8`.
  mutating func settleAllButLast(_ word: Int) {
    guard word > 2, word + 2 < elements.count, isWord(word, in: Self.excepts) else { return }
    if settleLastBehind(word) { anatomy.parser.elements[word].kind = .comma }
  }

  private static let excepts = WordSet(
    "except but sauf außer excepto salvo menos exceto tranne behalve utom unntatt undtagen kromě oprócz"
  )

  private static let being = WordSet(CommonWords.was, CommonWords.did)

  private mutating func put(_ told: [Element], _ open: Int, _ close: Int) {
    anatomy.parser.elements.replaceSubrange((open + 1)..<close, with: told)
  }

  private func isWholeCount(_ index: Int) -> Bool {
    let element = elements[index]
    return element.kind == .quantity && (element.unit == .none || element.unit == .repetition)
      && 1_000...60_000 ~= element.value && element.value % 1000 == 0
  }

  /// The word for the last of `letzter nur 6`, `sista setet 6`, `the last was just 6`.
  private func lastBefore(_ number: Int, _ open: Int, _ close: Int) -> Element? {
    let behind = number + 1 < close && isRepWord(number + 1) ? number + 2 : number + 1
    guard behind == close,
      let last = (open + 1..<number).first(where: { namesLastSet($0) }), last <= open + 2,
      last == open + 1 || elements[open + 1].range.count <= 3
        || isWord(open + 1, in: CommonWords.places)
    else { return nil }
    let words = (last + 1)..<number
    guard words.allSatisfy({ isOfLast($0) || elements[$0].kind == .colon }) else { return nil }
    // `last 6` may be of another day, and `letzter 6` is none.
    guard !words.isEmpty || isWord(last, in: Self.lastOnes) || isSomewhatLess(number, open) else {
      return nil
    }
    return named(last)
  }

  /// The 4 of `5x5 @ 90 (ultima 4)`, and the 8 of `3x10 (laatste 8)`: a set of them fell short.
  private func isSomewhatLess(_ number: Int, _ open: Int) -> Bool {
    guard !isWord(number - 1, in: Self.lastDays),
      let times = elements[..<open].lastIndex(where: { $0.kind == .times }), times > 1,
      times + 4 >= open, elements[times - 1].isBareWhole,
      2_000...10_000 ~= elements[times - 1].value, elements[times + 1].isBareWhole
    else { return false }
    let reps = elements[times + 1].value
    return reps <= 30_000 && elements[number].value < reps && elements[number].value >= reps / 2
  }

  /// That of `7 all'ultima`, `only 6 on the last set`, `7 la dernière`.
  private func lastBehind(_ number: Int, _ open: Int, _ close: Int) -> Element? {
    let isOnly =
      number == open + 2 && isWord(open + 1, in: Self.onlys)
      // `could only do 7 on last set`.
      || number <= open + 5
        && ((open + 1)..<number).allSatisfy {
          isWord($0, in: Self.onlys) || isWord($0, in: Self.verbs)
        }
    guard number == open + 1 || isOnly,
      let last = (number + 1..<close).first(where: { namesLastSet($0) }),
      last + 1 == close || last + 2 == close && isOfLast(last + 1)
    else { return nil }
    var words = (number + 1)..<last
    if let first = words.first, isRepWord(first) { words = words.dropFirst() }
    guard
      words.allSatisfy({
        elements[$0].kind == .quote || isWord($0, in: CommonWords.places)
      }), !words.isEmpty || last + 2 == close || isWord(last, in: Self.lastOnes)
    else { return nil }
    return named(last)
  }

  private func isRepWord(_ index: Int) -> Bool { elements[index].meaning == .repetition }

  func namesLastSet(_ index: Int) -> Bool {
    isWord(index, in: Self.lasts) || isWord(index, in: Self.lastOnes)
  }

  private func isOfLast(_ index: Int) -> Bool {
    elements[index].meaning == .set || isWord(index, in: Self.sets)
      || isWord(index, in: Self.onlys)
  }

  private func named(_ last: Int) -> Element {
    var element = elements[last]
    element.word = Word(meaning: .previous, value: 0)
    return element
  }

  private func ofSet(_ last: Element) -> Element {
    var element = last
    element.word = Word(meaning: .set, value: 0)
    return element
  }

  /// Last of a row, or of the days before: a set only with a word behind or an article.
  private static let lasts = WordSet(
    "last son sonuncu sonuncuda letztes última ultima ultimo último ultimos dernière dernier laatste"
  )

  /// `(last 6)` is of another day as well.
  private static let lastDays = WordSet("last")

  /// Last of a row: the last day has another word in these languages.
  private static let lastOnes = WordSet(
    """
    ost ost. posl son letzter letzte letzten letztem poslední posledním posledná ostatnia ostatni ostatniej ostatnim
    sista siste sidste viimeinen viimeisessä utolsó utolsóban последний последняя последнем последней последнюю
    마지막 마지막은 마지막세트 마지막에 ラスト 最後 最後は 最后 最后一组
    останній остання останньому останньої останню
    """)

  /// What stands between the reps and the last set: `7 on the last`, `7 all'ultima`.

  private static let sets = WordSet(
    "setet settet sættet serien sarjassa setissä подходе серия серии")

  private static let verbs = WordSet(
    "i could can do manage get make hit ich konnte schaffte j ai pu pude conseguí consegui riuscito"
  )
  private static let onlys = WordSet(CommonWords.only, CommonWords.did, CommonWords.was)
}
