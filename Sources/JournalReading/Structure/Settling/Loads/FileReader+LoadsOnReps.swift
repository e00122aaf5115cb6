internal import JournalSyntax

/// Loads side by side, and behind a little word the reps of each: `60 70 80 на 10 8 6`.
extension FileReader {
  /// Puts `60 x 10, 70 x 8, 80 x 6`; `80 80 80 на 5` are three sets of five, and `150 на раз` is one rep.
  ///
  /// Returns the index before that of the next element.
  mutating func settleLoadsOnReps(_ word: Int) -> Int {
    guard isWord(word, in: Self.on), word + 1 < elements.count else { return word }
    if settleRepsOfLoad(word) { return word }
    var first = word
    while first > 0, isLoadOfRow(first - 1) { first -= 1 }
    let loads = Array(elements[first..<word])
    guard first == 0 || elements[first - 1].kind == .word || elements[first - 1].kind == .colon,
      !loads.isEmpty, loads.allSatisfy({ $0.unit == loads[0].unit })
    else { return word }
    var end = word + 1
    while end < elements.count, isRepsOfRow(end) { end += 1 }
    if end == word + 1 { return settleOneRep(word, loads.count) }
    let reps = elements[(word + 1)..<end].map(\.value)
    guard loads.count > 1, reps.count == loads.count || reps.count == 1,
      end == elements.count || !isFactorBehind(end), elements[word - 1].kind == .quantity,
      // `60 4 по 8` are four sets.
      reps.count > 1 && isWord(word, in: Self.onEach) || loads.allSatisfy({ $0.value >= 20_000 })
    else { return word }
    let sets = writtenSets(
      loads.enumerated().map { ($1, reps.count == 1 ? reps[0] : reps[$0]) })
    anatomy.parser.elements.replaceSubrange(first..<end, with: sets)
    return first + sets.count - 1
  }

  /// The `по` of `12-10-8 по 50`: reps of the load behind it.
  private mutating func settleRepsOfLoad(_ word: Int) -> Bool {
    let load = elements[word + 1]
    guard isWord(word, in: Self.ofEach), load.kind == .quantity,
      load.unit.isMass || load.unit == .none && load.value >= 20_000,
      word + 2 == elements.count || elements[word + 2].kind == .comma
        || elements[word + 2].kind == .openParenthesis
    else { return false }
    var first = word - 1
    while first > 1, elements[first].isBareWhole, elements[first].value <= 30_000,
      elements[first - 1].kind == .hyphen || elements[first - 1].kind == .slash,
      !elements[first - 1].spaceBefore, elements[first - 2].isBareWhole,
      elements[first - 2].value <= 30_000
    {
      first -= 2
    }
    guard first < word - 1, first > 0,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon,
      !elements[..<first].contains(where: \.isNumber)
    else { return false }
    for sign in stride(from: first + 1, to: word, by: 2) {
      anatomy.parser.elements[sign].kind = .comma
    }
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = .plain
    return true
  }

  /// The `на раз` of `150 на раз`: once.
  private mutating func settleOneRep(_ word: Int, _ count: Int) -> Int {
    guard count == 1, isWord(word + 1, in: Self.once), elements[word - 1].value >= 20_000 else {
      return word
    }
    let range = elements[word].range.through(elements[word + 1].range)
    anatomy.parser.elements[word] = Element(.times, range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[word + 1] = Element(
      .quantity, ByteRange(Int(range.end), Int(range.end)), unit: .repetition, value: 1_000,
      flags: .spaceAfter)
    return word + 1
  }

  private func isLoadOfRow(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].spaceBefore
      && (elements[index].unit == .none || elements[index].unit.isMass)
      && elements[index].value > 0 || index == 0 && elements[0].isBare
  }

  private func isRepsOfRow(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
      || elements[index].unit == .repetition
  }

  /// What follows belongs to the last number.
  private func isFactorBehind(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .times, .slash, .quantity, .plus, .at: true
    case .hyphen: !elements[index].spaceBefore
    default: false
    }
  }

  private static let on = WordSet("на по")
  private static let ofEach = WordSet("по")
  private static let onEach = WordSet("на")
  private static let once = WordSet("раз разок один")
}
