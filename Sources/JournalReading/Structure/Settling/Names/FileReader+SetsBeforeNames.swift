internal import JournalSyntax

/// How many sets there were, before the name: `3 sets squats 5 reps 100 kg`, `2 Sätze Beinpresse à 12 mit 60 kg`.
extension FileReader {
  /// Puts the count behind the name, `squats 3 sets 5 reps 100 kg`, and drops the words between reps and load.
  mutating func settleSetsBeforeName() {
    guard elements.count > 3,
      let sets = elements.prefix(5).firstIndex(where: { $0.unit == .set && $0.kind == .quantity }),
      1_000...20_000 ~= elements[sets].value, elements[sets].value % 1000 == 0,
      elements[..<sets].indices.allSatisfy({ isWord($0, in: Self.openingTalk) }),
      sets + 3 < elements.count
    else { return }
    let isOf = elements[sets + 1].meaning == .of || isWord(sets + 1, in: Self.ofWords)
    let first = isOf ? sets + 2 : sets + 1
    var end = first
    while end < elements.count, end < first + 5, elements[end].kind == .word,
      !isWord(end, in: Self.ofEach), elements[end].meaning != .at
    {
      end += 1
    }
    guard end > first, end < elements.count, isExercise(first..<end) || mayName(first..<end, isOf)
    else { return }
    let joins = elements[end].kind == .at || elements[end].kind == .word
    let number = joins ? end + 1 : end
    guard number + 1 < elements.count, let load = loadOrWork(behind: number) else { return }
    if elements[number].unit == .none, elements[number + 1].kind != .times {
      anatomy.parser.elements[number].unit = .repetition
    }
    if load > number + 1 { anatomy.parser.elements.removeSubrange((number + 1)..<load) }
    if joins { anatomy.parser.elements.remove(at: end) }
    if sets > 0 { context.remarks.append(range(0..<sets)) }
    let count = elements[sets]
    anatomy.parser.elements.insert(count, at: end)
    anatomy.parser.elements[end].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.removeSubrange(0..<first)
  }

  /// The unknown `Hackenschmidt` of `2 Sätze Hackenschmidt à 12 mit 60 kg`: a word or two before reps and their load.
  private func mayName(_ name: Range<Int>, _ isOf: Bool) -> Bool {
    1...3 ~= name.count && elements[name].allSatisfy { $0.word == .plain }
      && (isOf || elements[name.upperBound].unit == .repetition
        || isWord(name.upperBound, in: Self.ofEach))
      && elements[elements.count - 1].unit.isMass
  }

  /// Drops the `Zum Schluss noch` of `Zum Schluss noch Rudern 10 min` and the `마지막에` of `마지막에 러닝 3km`, before a
  /// name that is known.
  mutating func dropOpeningTalk() {
    var first = 0
    while first < min(4, elements.count), elements[first].kind == .word,
      isWord(first, in: Self.openingTalk)
    {
      first += 1
    }
    guard first > 0, first + 1 < elements.count, elements[first].kind == .word,
      first > 1 || elements[0].meaning != .then && elements[0].meaning != .and,
      let number = elements[first...].prefix(6).firstIndex(where: { $0.kind != .word }),
      number > first, elements[number].isNumber, isExercise(first..<number)
    else { return }
    context.remarks.append(range(0..<first))
    anatomy.parser.elements.removeSubrange(0..<first)
  }

  /// Where the load stands behind reps, `12 mit 60 kg`, or the other factor, `12x60`, `100 kg x 5`.
  private func loadOrWork(behind number: Int) -> Int? {
    let element = elements[number]
    guard element.kind == .quantity else { return nil }
    if elements[number + 1].kind == .times {
      return elements[safe: number + 2]?.isNumber == true ? number + 1 : nil
    }
    guard element.unit == .none || element.unit == .repetition, element.value % 1000 == 0,
      1_000...60_000 ~= element.value
    else { return nil }
    let load =
      elements[number + 1].meaning == .with || elements[number + 1].kind == .at
        || elements[number + 1].meaning == .at ? number + 2 : number + 1
    return elements[safe: load].map { $0.kind == .quantity && $0.unit.isMass } == true ? load : nil
  }

  private static let ofWords = WordSet("de di da of von av af van")
  private static let ofEach = WordSet("à a zu je de da di at by po по")
  private static let openingTalk = WordSet(
    """
    then finally lastly at the end zum schluss noch danach dann zuletzt abschließend al final luego después por último fin \
    enfin puis ensuite depois no final infine poi alla fine na koniec potem потом затем напоследок в конце nur pour finir
    per finire para terminar наприкінці насамкінець наостанок 마지막에 마지막으로 아 그리고 그담에 그다음에 最後に 最后 最後 nakonec til slutt sist
    """)
}
