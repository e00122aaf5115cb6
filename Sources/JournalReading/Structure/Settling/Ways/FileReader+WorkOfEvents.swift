internal import JournalSyntax
internal import WorkoutModel

/// How strongmen write their events: `stones: 100 over bar x1, 120 x1`, `tyre 350kg flips 6, 5`, `keg toss: 12 14 16 kg
/// all over, 18 no`.
extension FileReader {
  /// The `over bar` of `stones: 100 over bar x1, 120 x1`.
  mutating func dropPlaceBeforeReps() {
    var index = elements.count - 3
    while index > 1 {
      defer { index -= 1 }
      guard index + 2 < elements.count, isWord(index, in: Self.over),
        elements[index - 1].isBare
          || elements[index - 1].unit.isMass,
        let times = elements[(index + 1)...].prefix(4).firstIndex(where: { $0.kind == .times }),
        times > index + 1, elements[(index + 1)..<times].allSatisfy({ $0.kind == .word }),
        isWord(times - 1, in: Self.places) || elements[times - 1].meaning == .bar
      else { continue }
      context.remarks.append(range(index..<times))
      anatomy.parser.elements.removeSubrange(index..<times)
      anatomy.parser.end = elements.count
    }
  }

  /// `40kg R x3 L x2` as `40kg x3 R, 40kg x2 L`.
  mutating func settleHandsInTurn() {
    var index = elements.count - 6
    while index > 0 {
      defer { index -= 1 }
      let load = elements[index - 1]
      guard index + 5 < elements.count, isHand(index), isHand(index + 3),
        elements[index].meaning != elements[index + 3].meaning,
        elements[index + 1].kind == .times, elements[index + 4].kind == .times,
        elements[index + 2].isBareWhole, elements[index + 5].isBareWhole,
        elements[index + 5].value <= 50_000, load.unit.isMass || load.isBare && load.value >= 10_000
      else { continue }
      var (first, second, hand) = (elements[index + 2], elements[index + 5], elements[index])
      let place = ByteRange(Int(first.range.end), Int(first.range.end))
      let end = ByteRange(Int(second.range.end), Int(second.range.end))
      var (again, other) = (load, elements[index + 3])
      (hand.range, again.range, other.range) = (place, place, end)
      let spaced: Element.Flags = [.spaceBefore, .spaceAfter]
      first.flags.formUnion(spaced)
      second.flags.formUnion(spaced)
      again.flags.formUnion(spaced)
      hand.flags = spaced
      other.flags = spaced
      var (times, timesAgain) = (elements[index + 1], elements[index + 4])
      times.flags = spaced
      timesAgain.flags = spaced
      anatomy.parser.elements.replaceSubrange(
        index..<(index + 6),
        with: [
          times, first, hand, Element(.comma, place, flags: .spaceAfter), again, timesAgain, second,
          other,
        ])
      anatomy.parser.end = elements.count
    }
  }

  private func isHand(_ index: Int) -> Bool {
    elements[index].meaning == .left || elements[index].meaning == .right
  }

  /// The `flips` of `tyre 350kg flips 6, 5`: the reps of each set stand behind it.
  mutating func settleNounBeforeReps() {
    guard
      let noun = elements.indices.dropFirst(2).dropLast().first(where: {
        isWord($0, in: Self.nouns) && elements[$0 - 1].unit.isMass
          && elements[$0 + 1].isBareWhole && elements[$0 + 1].value <= 60_000
      }), elements[..<(noun - 1)].allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return }
    let isList = elements[(noun + 1)...].enumerated().allSatisfy { offset, element in
      offset % 2 == 0
        ? element.isBareWhole && element.value <= 60_000
        : element.kind == .comma || element.kind == .slash
    }
    guard isList else { return }
    context.remarks.append(elements[noun].range)
    putTimes(noun)
  }

  /// The `fast` of `farmers: 80 3x20m fast (8.9s 8.7s 8.8s)`.
  mutating func dropMannerBeforeTimes() {
    guard elements[elements.count - 1].kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 4,
      elements.count - open > 3,
      elements[(open + 1)..<(elements.count - 1)].allSatisfy({
        $0.unit == .letterS || $0.unit == .second || $0.kind == .clock || $0.kind == .comma
          || $0.kind == .slash
      }),
      let way = elements[..<open].lastIndex(where: { $0.kind != .word }), open - way <= 3,
      way + 1 < open, elements[way].unit.isLength || elements[way].unit == .letterM,
      elements[way - 1].kind == .times,
      elements[(way + 1)..<open].allSatisfy({ $0.word == .plain || $0.meaning == .feeling })
    else { return }
    context.remarks.append(range((way + 1)..<open))
    anatomy.parser.elements.removeSubrange((way + 1)..<open)
    anatomy.parser.end = elements.count
  }

  /// `12 14 16 kg all over, 18 no`: one of each, and none with the last.
  mutating func settleLoadsAllMade() {
    guard
      let all = elements.indices.dropFirst(3).first(where: {
        isWord($0, in: CommonWords.all) && elements[$0 - 1].unit.isMass
      }), all + 1 == elements.count || isWord(all + 1, in: Self.made)
    else { return }
    var start = all - 1
    while start > 1, isLoadBefore(start) {
      start -= elements[start - 1].isNumber ? 1 : 2
    }
    let loads = (start..<all).filter { elements[$0].isNumber }
    guard loads.count > 1, elements[start - 1].kind == .colon || elements[start - 1].kind == .word
    else { return }
    let unit = elements[all - 1].unit
    var sets = loads.map { (load: elements[$0], reps: Int32(1_000)) }
    var end = min(all + 2, elements.count)
    if end + 2 < elements.count, elements[end].kind == .comma, elements[end + 1].isBare,
      elements[end + 1].value > elements[all - 1].value,
      isWord(end + 2, in: CommonWords.not) || isWord(end + 2, in: CommonWords.missed)
        || elements[end + 2].meaning == .failed
    {
      sets.append((load: elements[end + 1], reps: 0))
      end += 3
    }
    guard endsWithRemark(end) else { return }
    for index in sets.indices { sets[index].load.unit = unit }
    putSets(writtenSets(sets), from: start, to: end)
  }

  /// A smaller load stands before the one at `index`.
  private func isLoadBefore(_ index: Int) -> Bool {
    let before = elements[index - 1].isNumber ? index - 1 : index - 2
    guard before > 0, before == index - 1 || [.comma, .slash].contains(elements[index - 1].kind)
    else { return false }
    return elements[before].isBare && elements[before].value < elements[index].value
  }

  private static let over = WordSet("over onto to über auf sur sobre su через на")
  private static let places = WordSet(
    "bar shoulder platform barrel yoke barre barra schulter stange épaule hombro ombro spalla плечо платформу"
  )
  private static let nouns = WordSet(
    "flips flip throws tosses turns flippings würfe überschläge retournements volteos vueltas viradas ribaltamenti"
  )
  private static let made = WordSet(
    """
    over good made up clean easy done passed through geschafft oben gültig gut réussi passés validés arriba buenos bien
    validadas subiram fatti buoni прошли взял
    """)
}
