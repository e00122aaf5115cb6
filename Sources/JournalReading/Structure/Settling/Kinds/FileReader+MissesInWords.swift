internal import JournalSyntax

/// A load at the end of a line that did not go up, in a writer's own words: `60x10 90x1 92,5 échec`, `110 kg no despegó`,
/// `75kg falhou`, `105 kg - nie wstałem`, `90 didn't go`.
extension FileReader {
  /// Writes no reps behind the load.
  mutating func settleMissInWords() {
    dropWordsBeforeZero()
    dropWordsBeforeMissedLoad()
    guard elements.contains(where: { $0.kind == .times || $0.kind == .comma }),
      let load = elements.lastIndex(where: \.isNumber), load > 2, load + 1 < elements.count,
      elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 20_000,
      case let first = elements[load + 1].kind == .hyphen ? load + 2 : load + 1,
      let end = endOfMiss(first), endsRemark(end), isAboveLoads(load)
    else { return }
    let place = elements[load].range
    let behind = ByteRange(Int(place.end), Int(place.end))
    context.remarks.append(range(first..<elements.count))
    anatomy.parser.elements.replaceSubrange(
      (load + 1)...,
      with: [Element(.times, behind), Element(.quantity, behind, value: 0, flags: .spaceAfter)])
    // A set before it that only a blank parts.
    if elements[load - 1].isNumber {
      let start = ByteRange(Int(place.start), Int(place.start))
      anatomy.parser.elements.insert(Element(.comma, start, flags: .spaceAfter), at: load)
    }
    anatomy.parser.end = elements.count
  }

  /// The `с паузой` of `137,5х1 с паузой, 140 не пошел` and the `paused` of `137.5x1 paused, 140 failed`: what stands
  /// before the comma is of the set before, and the load behind it was missed. A slash parts such a load as well.
  private mutating func dropWordsBeforeMissedLoad() {
    guard elements.count > 6, let load = elements.lastIndex(where: \.isNumber), load > 4,
      load + 1 < elements.count, elements[load].isBare || elements[load].unit.isMass,
      elements[load].value >= 20_000,
      case let sign = load - 1,
      elements[sign].kind == .comma
        || elements[sign].kind == .slash && elements[sign].spaceBefore && elements[sign].spaceAfter,
      case let first = elements[load + 1].kind == .hyphen ? load + 2 : load + 1,
      first < elements.count, elements[first].meaning == .failed || endOfMiss(first) != nil,
      let last = elements[..<sign].lastIndex(where: { $0.kind != .word }), last > 1,
      sign - last <= 4, elements[last].isBareWhole, elements[last - 1].kind == .times,
      elements[last - 2].isNumber, elements[last - 2].value <= elements[load].value,
      !((last + 1)..<sign).contains(where: {
        elements[$0].meaning == .failed || isExercise($0..<($0 + 1))
      })
    else { return }
    anatomy.parser.elements[sign].kind = .comma
    anatomy.parser.elements[sign].flags = .spaceAfter
    guard sign > last + 1 else { return }
    context.remarks.append(range((last + 1)..<sign))
    anatomy.parser.elements.removeSubrange((last + 1)..<sign)
  }

  /// `100kg nicht gepackt`, `Bench 102 gescheitert`: one load, and that it was missed.
  mutating func settleMissAlone() {
    guard 2...10 ~= elements.count, let load = elements.firstIndex(where: \.isNumber),
      elements.count(where: \.isNumber) == 1, load + 1 < elements.count,
      elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 20_000,
      elements[..<load].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      let end = endOfMiss(load + 1), end == elements.count
    else { return }
    let words = range((load + 1)..<end)
    anatomy.parser.elements.replaceSubrange(
      (load + 1)...,
      with: [Element(.word, words, word: Word(meaning: .failed, value: 0), flags: .spaceBefore)])
    anatomy.parser.end = elements.count
  }

  /// The `ушел с колен` of `232,5х1 / 240 ушел с колен х0`: words between a load and its zero; a slash before the load parts
  /// it from the set before.
  private mutating func dropWordsBeforeZero() {
    let times = elements.count - 2
    guard times > 5, elements[times].kind == .times, elements[times + 1].isBareWhole,
      elements[times + 1].value == 0,
      let load = elements[..<times].lastIndex(where: { $0.kind != .word }), load > 3,
      1...4 ~= times - load - 1, elements[load].isBare || elements[load].unit.isMass,
      elements[load].value >= 20_000,
      case let sign = elements[load - 1], sign.kind == .comma || sign.kind == .slash,
      sign.spaceAfter, elements[load - 2].isBareWhole, elements[load - 3].kind == .times
    else { return }
    context.remarks.append(range((load + 1)..<times))
    anatomy.parser.elements.removeSubrange((load + 1)..<times)
    anatomy.parser.elements[load - 1].kind = .comma
    anatomy.parser.elements[load - 1].flags = .spaceAfter
  }

  /// Behind one word for a miss, or behind a denial and a verb of lifting.
  func endOfMiss(_ first: Int) -> Int? {
    guard first < elements.count, elements[first].kind == .word else { return nil }
    // What the parser knows it reads by itself.
    if elements[first].meaning != .failed, isWord(first, in: Self.misses) { return first + 1 }
    // `ging nicht`, `lukte niet`.
    if first + 1 < elements.count, isWord(first, in: Self.verbsBeforeDenials),
      isWord(first + 1, in: Self.denials)
    {
      return first + 2
    }
    guard isWord(first, in: Self.denials) else { return nil }
    // `didn't go` has an apostrophe between.
    let most = elements[safe: first + 1]?.kind == .quote ? 3 : 2
    let verb = elements[(first + 1)...].prefix(most).indices.first { isWord($0, in: Self.verbs) }
    return verb.map { $0 + 1 }
  }

  /// At most a few words and signs stand behind.
  private func endsRemark(_ end: Int) -> Bool {
    elements.count - end <= 6
      && elements[end...].allSatisfy { [.word, .exclamation, .period, .comma].contains($0.kind) }
  }

  /// A lighter load with its reps stands before; the 92 of `60x10 92 fail` may be none of a list of reps.
  private func isAboveLoads(_ load: Int) -> Bool {
    let before = elements[load - 1]
    guard
      before.kind == .comma || before.isBareWhole && before.value <= 30_000
        || before.unit == .repetition
    else { return false }
    return elements[..<(load - 1)].contains {
      ($0.isBare || $0.unit.isMass) && $0.value >= 20_000 && $0.value <= elements[load].value
    }
      && !elements[..<load].contains { $0.value > elements[load].value && $0.unit.isMass }
  }

  private static let misses = WordSet(
    "вниз провал невдача verkackt errei queimei niezaliczone niezaliczona zawalone",
    CommonWords.missed)
  private static let denials = WordSet(
    "didn t wouldn", CommonWords.not)
  private static let verbs = WordSet(
    """
    go move budge lift up despegó despego subió subio salió salio pude встал встала пошел пошёл пошла пошло вышло
    піднявся встав wstałem wstalem wstało poszło poszlo weszło weszlo salito salita saliti geschafft hoch gegangen subiu
    saiu foi passé passée passe monté montée gepackt gehoben réussi réussie consegui riuscito riuscita gelungen
    поднял пожал взял вышло вышла осилил дожал вытянул смог смогла потянул присел вийшло вийшов зміг змогла взяв потиснув
    pude udało zaliczone zaliczyłem hochbekommen hochgekriegt bewegt validé validée fue salito subí pasó
    """)
  private static let verbsBeforeDenials = WordSet("ging lukte gick kam klappte")
}
