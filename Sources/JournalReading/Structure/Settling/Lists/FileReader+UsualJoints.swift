internal import JournalSyntax

/// Signs and small words between a load and its sets, wherever on the line they stand: `3x6 a 60`, `60 kg por 12`,
/// `80 ile 3x8`, `5 sets x 12 reps - 100`, `3 sets 45 8 reps`, `70/12 - 5 sets`.
extension FileReader {
  /// Writes loads, reps and sets that any mark parts with the signs of the others.
  mutating func settleUsualNotations() {
    guard elements.count > 2 else { return }
    dropMarkBeforeLoad()
    settleJoinedLoad()
    settleSmallLoadBeforeDash()
    settleLightLoadBehindAt()
    guard !isRowOfCells else { return }
    settleJoinedList()
    settleUsualJoints()
    settleUsualPair()
    settleLoadBeforeProduct()
    settleLoadBehindProduct()
    settleRepsBehindSlashes()
    if elements.count > 4, elements[0].isBare { settleLoadByComma(0) }
    settleUsualList()
  }

  private mutating func settleUsualJoints() {
    guard 3...Self.mostJoints ~= elements.count else { return }
    var index = 0
    while index + 2 < elements.count {
      index += 1
      switch elements[index].kind {
      case .word: settleJoiningWord(index)
      case .quantity where elements[index].isBare: settleLoadBetweenCounts(index)
      case .comma, .hyphen: settleMarkOfCounts(index)
      default: break
      }
    }
  }

  private static let mostJoints = 120

  private mutating func settleJoiningWord(_ word: Int) {
    let (before, behind) = (elements[word - 1], elements[word + 1])
    guard before.isNumber, behind.kind == .quantity else { return }
    if isWord(word, in: Self.at), isRepsOfProduct(word - 1) || isFirstReps(word - 1),
      behind.unit.isMass
        || behind.isBare && behind.value >= 20_000 && behind.value / 2 >= before.value
    {
      anatomy.parser.elements[word].kind = .at
      anatomy.parser.elements[word].word = .plain
    } else if isWord(word, in: Self.by), before.unit.isMass || before.isBare,
      behind.isBareWhole || behind.unit == .repetition || behind.unit.isMass,
      before.unit.isMass != behind.unit.isMass || before.value >= 20_000,
      !(word > 1 && elements[word - 2].kind == .times)
    {
      anatomy.parser.elements[word].kind = .times
      anatomy.parser.elements[word].word = .plain
    } else if isWord(word, in: Self.withBefore), before.isBare, before.value >= 20_000,
      behind.isBareWhole, behind.value <= 10_000, elements[safe: word + 2]?.kind == .times,
      elements[safe: word + 3]?.isBareWhole == true, elements[safe: word + 4]?.kind != .times
    {
      anatomy.parser.elements.remove(at: word)
    }
  }

  private static let at = WordSet("a à á")
  private static let by = WordSet("por")
  private static let withBefore = WordSet("ile")

  /// The 6 of `3x6`.
  private func isRepsOfProduct(_ index: Int) -> Bool {
    guard index > 1, elements[index - 1].kind == .times, elements[index - 2].kind == .quantity,
      elements[index - 2].unit == .none || elements[index - 2].unit == .set
    else { return false }
    return elements[index].isBareWhole || elements[index].unit == .repetition
  }

  /// The 12 at the start of `12 a 70`.
  private func isFirstReps(_ index: Int) -> Bool {
    index == 0 && (elements[0].isBareWhole || elements[0].unit == .repetition)
      && elements[0].value <= 30_000
  }

  /// The 45 of `3 sets 45 8 reps`.
  private mutating func settleLoadBetweenCounts(_ load: Int) {
    let (sets, reps) = (elements[load - 1], elements[load + 1])
    guard sets.unit == .set, sets.isNumber, reps.kind == .quantity, reps.unit == .repetition,
      elements[load].value >= 20_000 || elements[load].flags.contains(.fraction)
    else { return }
    let (first, second) = (Int(elements[load].range.start), Int(reps.range.start))
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(second, second), flags: [.spaceBefore, .spaceAfter]), at: load + 1)
    anatomy.parser.elements.insert(
      Element(.times, ByteRange(first, first), flags: [.spaceBefore, .spaceAfter]), at: load)
  }

  /// The mark of `5 sets x 12 reps - 100`, `12 reps x 5 sets, 100`, `4 x 6 reps, 50`, `70/12 - 5 sets`.
  private mutating func settleMarkOfCounts(_ mark: Int) {
    let (before, behind) = (elements[mark - 1], elements[mark + 1])
    guard elements[mark].kind == .comma || elements[mark].spaceBefore, mark > 2,
      before.kind == .quantity, behind.kind == .quantity
    else { return }
    if elements[mark - 2].kind == .times, countsBefore(mark), behind.isBare,
      behind.value >= 20_000 || behind.flags.contains(.fraction) && behind.value > 10_000,
      endsWork(mark + 2)
    {
      anatomy.parser.elements[mark].kind = .at
    } else if behind.unit == .set, elements[mark - 2].kind == .slash, before.isBareWhole,
      before.value <= 30_000, elements[mark - 3].isBare, elements[mark - 3].value >= 20_000,
      mark < 4 || elements[mark - 4].kind != .slash
    {
      anatomy.parser.elements[mark - 2].kind = .times
      anatomy.parser.elements[mark].kind = .times
    }
  }

  /// Sets and reps, of which one says which it is, and no load before them.
  private func countsBefore(_ mark: Int) -> Bool {
    let (first, second) = (elements[mark - 3], elements[mark - 1])
    let tells = [first.unit, second.unit]
    guard tells.contains(.repetition) || tells.contains(.set),
      tells.allSatisfy({ $0 == .none || $0 == .set || $0 == .repetition }),
      first.value <= 50_000, second.value <= 50_000
    else { return false }
    return mark < 4 || elements[mark - 4].kind != .times && !elements[mark - 4].isNumber
  }

  /// The end of the line, a mark before another exercise, or words.
  private func endsWork(_ index: Int) -> Bool {
    guard let next = elements[safe: index] else { return true }
    switch next.kind {
    case .comma, .semicolon, .slash, .pipe, .period, .dot:
      return elements[safe: index + 1]?.isNumber != true
    case .word, .openParenthesis, .exclamation, .other: return true
    default: return false
    }
  }
}
