internal import JournalSyntax

/// Two dumbbells behind the sets that were done with them: `Step-ups: 3 x 10, 2 x 16 kg`,
/// `40 squats, with two 20 lb dumbbells`.
extension FileReader {
  /// The `, 2 x` of `Step-ups: 3 x 10, 2 x 16 kg`: one in each hand. Who tells no load for three sets of ten
  /// does not tell one for two reps behind them.
  mutating func dropPairBehindScheme(_ times: Int) -> Bool {
    let (load, mark) = (times + 1, times - 2)
    guard mark > 2, load < elements.count, elements[times - 1].isBare,
      elements[times - 1].value == 2_000, elements[load].kind == .quantity,
      elements[load].unit.isMass, elements[load].value <= heaviestBell(elements[load].unit),
      isMarkBehindScheme(mark), isScheme(before: mark), endsPair(load + 1),
      !elements[..<mark].contains(where: { $0.unit.isMass || $0.kind == .at })
    else { return false }
    anatomy.parser.elements[mark].kind = .at
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((times - 1)...times)
    return true
  }

  private func heaviestBell(_ unit: Unit) -> Int32 { unit == .pound ? 120_000 : 54_000 }

  private func isMarkBehindScheme(_ mark: Int) -> Bool {
    switch elements[mark].kind {
    case .comma, .semicolon: elements[mark].spaceAfter
    case .hyphen: elements[mark].spaceBefore && elements[mark].spaceAfter
    default: false
    }
  }

  /// `3 x 10` and `3 sets of 10`, the only numbers up to there.
  private func isScheme(before mark: Int) -> Bool {
    let reps = elements[mark - 1]
    guard reps.kind == .quantity, reps.unit == .none || reps.unit == .repetition,
      reps.value % 1000 == 0, 4_000...50_000 ~= reps.value,
      elements[mark - 2].kind == .times || elements[mark - 2].meaning == .of,
      case let sets = elements[mark - 3], sets.kind == .quantity,
      sets.unit == .none || sets.unit == .set, sets.value % 1000 == 0,
      2_000...10_000 ~= sets.value
    else { return false }
    return mark > 3 && !elements[..<(mark - 3)].contains(where: \.isNumber)
      && (elements[mark - 4].kind == .word || elements[mark - 4].kind == .colon
        || elements[mark - 4].kind == .hyphen)
  }

  private func endsPair(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .period, .openParenthesis: return true
    default:
      return elements[index].meaning == .equipment || elements[index].meaning == .each
        || elements[index].meaning == .per
    }
  }

  /// The comma of `40 squats, with 20 lb dumbbells`, of `40 squats, holding 2 x 20 lb` and of `40 swings, 16
  /// kg`: behind it stands nothing but what they were done with.
  mutating func dropCommaBehindCountedName(_ comma: Int) -> Bool {
    guard comma > 1, comma < 8, comma + 1 < elements.count, elements[0].isBareWhole,
      elements[0].value >= 5_000, elements[1..<comma].allSatisfy({ $0.kind == .word }),
      isExercise(1..<comma) || isExercise((comma - 1)..<comma)
    else { return false }
    var load = comma + 1
    let isTold = elements[load].meaning == .with || isWord(load, in: Self.holding)
    if isTold { load += 1 }
    if load < elements.count, elements[load].meaning == .cardinal, elements[load].word.value == 2 {
      load += 1
    } else if load + 1 < elements.count, elements[load].isBare, elements[load].value == 2_000,
      elements[load + 1].kind == .times
    {
      load += 2
    }
    guard load < elements.count, elements[load].kind == .quantity, elements[load].unit.isMass,
      elements[(load + 1)...].allSatisfy({
        $0.meaning == .equipment || $0.meaning == .each || $0.kind == .period
          || $0.meaning == .plate || $0.meaning == .resistance
      })
    else { return false }
    if isTold {
      anatomy.parser.elements.remove(at: comma)
    } else {
      anatomy.parser.elements[comma].kind = .at
      anatomy.parser.elements[comma].flags.insert(.spaceBefore)
    }
    return true
  }

  /// The `two` of `squats with two 20 lb dumbbells`.
  mutating func dropTwoBeforeLoad(_ word: Int) -> Bool {
    guard elements[word].meaning == .cardinal, elements[word].word.value == 2, word > 1,
      word + 1 < elements.count, elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isMass,
      elements[word - 1].meaning == .with || elements[word - 1].kind == .at
        || isWord(word - 1, in: Self.holding)
    else { return false }
    anatomy.parser.elements[word + 1].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private static let holding = WordSet("holding using carrying wearing mit avec con com met z s")
}
