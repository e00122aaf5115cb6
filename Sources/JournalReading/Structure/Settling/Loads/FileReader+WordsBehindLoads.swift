internal import JournalSyntax

/// What was loaded, between a load and its reps: `65 lb ez bar, 12 10 9`, `50 lbs on bar, 4 sets of 15`,
/// `60 kg warm up x 10`.
extension FileReader {
  /// Takes up to three words for tools off, and the comma behind them.
  mutating func dropToolBehindLoad(_ word: Int) -> Bool {
    guard elements[word - 1].kind == .quantity, elements[word - 1].unit.isMass else { return false }
    var end = word
    while end < elements.count, end < word + 3, isTool(end) { end += 1 }
    guard end > word, end + 1 < elements.count, tellsWork(end + 1) else { return false }
    context.remarks.append(range(word..<end))
    // `10 lb weight: 10, 6, 5`.
    if elements[end].kind == .colon {
      anatomy.parser.elements.removeSubrange(word..<end)
      return true
    }
    guard elements[end].kind == .comma,
      elements[word..<end].contains(where: {
        $0.meaning == .bar || $0.meaning == .plate || $0.meaning == .equipment
      })
    else {
      context.remarks.removeLast()
      return false
    }
    anatomy.parser.elements[end].kind = .colon
    if elements[end + 1].unit != .none { anatomy.parser.elements[end].kind = .comma }
    anatomy.parser.elements.removeSubrange(word..<end)
    anatomy.parser.elements[word - 1].flags.remove(.spaceAfter)
    return true
  }

  /// Sets or reps with their unit, or two reps and more.
  private func tellsWork(_ index: Int) -> Bool {
    guard elements[index].kind == .quantity else { return false }
    if elements[index].unit == .set || elements[index].unit == .repetition { return true }
    guard isRepsOrHalf(index), index + 1 < elements.count else { return false }
    let next = elements[index + 1].kind == .comma ? index + 2 : index + 1
    return next < elements.count && isRepsOrHalf(next)
      && (next + 1 >= elements.count || elements[next + 1].kind != .times)
  }

  /// `10`, and the `9.5` of who counts half of a rep.
  private func isRepsOrHalf(_ index: Int) -> Bool {
    elements[index].isBare && elements[index].value <= 50_000 && elements[index].value % 500 == 0
  }

  private func isTool(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .bar, .plate, .equipment: true
    default: isWord(index, in: Self.tools)
    }
  }

  private static let tools = WordSet("on the ez curl straight trap hex dummies weight weights ball")

  /// The `another` of `then 20 kg for another 8` and the `altre` of `poi 20 kg per altre 8`.
  mutating func dropAnother(_ word: Int) -> Bool {
    guard word > 1, word + 1 < elements.count, isWord(word, in: Self.others) else { return false }
    // `225 for 5 and another 225 for 5`.
    if elements[word - 1].meaning == .and, elements[word - 2].isNumber,
      elements[word + 1].isBare || elements[word + 1].unit.isMass, word + 2 < elements.count,
      elements[word + 2].meaning == .for || elements[word + 2].kind == .times
    {
      anatomy.parser.elements.replaceSubrange(
        (word - 1)...word, with: [Element(.comma, elements[word].range, flags: .spaceAfter)])
      return true
    }
    guard elements[word - 1].meaning == .for || elements[word - 1].meaning == .per,
      elements[word - 2].kind == .quantity,
      elements[word - 2].unit.isMass || elements[word - 2].isBare,
      elements[word + 1].isBareWhole || elements[word + 1].unit == .repetition
    else { return false }
    anatomy.parser.elements[word - 1].word = Word(meaning: .for, value: 0)
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private static let others = WordSet(
    "another altre altri weitere otras otros autres andere outras outros")

  /// Puts the word of `60 kg warm up x 10` behind the reps, as in `60 kg x 10 warm up`.
  mutating func settleWarmupBeforeReps(_ word: Int) {
    let times = word + 1
    guard word > 0, times + 1 < elements.count, elements[word - 1].kind == .quantity,
      elements[word - 1].unit.isMass || elements[word - 1].isBare, elements[times].kind == .times,
      elements[times + 1].isBareWhole || elements[times + 1].unit == .repetition,
      times + 2 >= elements.count || elements[times + 2].kind != .times
    else { return }
    let warmup = elements[word]
    anatomy.parser.elements.remove(at: word)
    anatomy.parser.elements[word].flags.insert(.spaceBefore)
    anatomy.parser.elements.insert(warmup, at: times + 1)
  }

  /// The colon of `Leg press 4 plates/side: 10, 10, 9`, and the `a` of `4 plates a side x 10`.
  mutating func dropColonBehindPlates(_ colon: Int) -> Bool {
    guard colon > 2, colon + 1 < elements.count, elements[colon + 1].isNumber,
      elements[colon - 1].meaning == .side,
      let plates = elements[max(0, colon - 4)..<colon].lastIndex(where: { $0.unit == .plate }),
      elements[(plates + 1)..<(colon - 1)].allSatisfy({
        $0.kind == .slash || $0.meaning == .each || $0.meaning == .per
      })
    else { return false }
    anatomy.parser.elements.remove(at: colon)
    anatomy.parser.elements[colon].flags.insert(.spaceBefore)
    return true
  }

  mutating func settleArticleOfSide(_ word: Int) {
    guard word + 3 < elements.count, elements[word].range.count == 1,
      elements[word - 1].unit == .plate, elements[word + 1].meaning == .side,
      elements[word + 2].kind == .times || elements[word + 2].kind == .colon,
      elements[word + 3].isNumber
    else { return }
    anatomy.parser.elements[word].word = Word(meaning: .per, value: 0)
  }

  /// The `весом` of `4 подхода по 8 с весом 80` and the `Gewicht` of `4x8 mit Gewicht 80`.
  mutating func dropWeightBehindWith(_ word: Int) -> Bool {
    guard word > 1, word + 1 < elements.count,
      elements[word - 1].meaning == .with || elements[word - 1].meaning == .at
        || !isASCII && elements[word - 1].meaning == .letterS,
      elements[word - 2].isNumber, elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isMass || elements[word + 1].isBare,
      elements[word].meaning == .weight || isWord(word, in: Self.weights)
    else { return false }
    anatomy.parser.elements[word - 1].word = Word(meaning: .with, value: 0)
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private static let weights = WordSet("весом вагою gewicht peso poids carga carico vikt vekt")

  /// The `placa 8` of `Puxada 3x12 placa 8`: in which plate of the stack the pin stood.
  mutating func settlePlateOfStack(_ reps: Int) {
    guard reps > 2, reps + 2 == elements.count, elements[reps].unit == .plate,
      elements[reps - 1].kind == .times, elements[reps - 2].isBareWhole,
      elements[reps + 1].isBareWhole, elements[reps + 1].value <= 30_000,
      elements[reps].range.count > 3
    else { return }
    let place = ByteRange(Int(elements[reps].range.end), Int(elements[reps].range.end))
    anatomy.parser.elements[reps].unit = .none
    anatomy.parser.elements[reps].flags.remove(.unitGlued)
    anatomy.parser.elements[reps + 1].unit = .level
    anatomy.parser.elements.insert(
      Element(.at, place, flags: [.spaceBefore, .spaceAfter]), at: reps + 1)
  }
}
