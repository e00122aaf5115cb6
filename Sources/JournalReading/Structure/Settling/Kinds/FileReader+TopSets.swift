internal import JournalSyntax

/// Top sets and shares with their loads behind them: `Deadlift: top single @ 8 = 210`, `5 @ 8 = 180`,
/// `3x5 = 90`, `4x6 @70% 90, 90, 92.5`.
extension FileReader {
  /// The sign of `single @8: 180` and of `single @9 - 70kg` is dropped, and that of `5 @ 8 = 180` is a
  /// colon. True when the sign went.
  mutating func settleLoadBehindRating(_ sign: Int) -> Bool {
    guard sign > 2, sign + 1 < elements.count, elements[sign - 2].kind == .at,
      case let rating = elements[sign - 1], rating.kind == .quantity, rating.unit == .none,
      5_000...10_000 ~= rating.value, isLoadOfSet(sign + 1)
    else { return false }
    if elements[sign - 3].meaning == .tuple {
      anatomy.parser.elements.remove(at: sign)
      return true
    }
    if elements[sign].kind == .equals, elements[sign - 3].isBareWhole,
      elements[sign - 3].value <= 30_000
    {
      anatomy.parser.elements[sign].kind = .colon
    }
    return false
  }

  /// `3x5 = 90` tells the load, for it is not what both come to.
  mutating func settleLoadBehindEquals(_ sign: Int) {
    guard isSign(sign, .equals), sign > 2, sign + 1 < elements.count, isLoadOfSet(sign + 1),
      endsBehindLoad(sign + 2),
      elements[sign - 2].kind == .times, elements[sign - 1].isBareWhole,
      elements[sign - 3].isBareWhole, elements[sign - 1].value <= 30_000,
      elements[sign - 3].value <= 12_000,
      Int(elements[sign - 1].value) / 1000 * Int(elements[sign - 3].value)
        != Int(elements[sign + 1].value),
      sign < 4 || elements[sign - 4].kind != .times && elements[sign - 4].kind != .plus
    else { return }
    anatomy.parser.elements[sign].kind = .at
  }

  /// The end, an aside or another part of the line; `of plates` tells what the sum is of.
  private func endsBehindLoad(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .openParenthesis, .semicolon, .period: return true
    case .comma: return index + 1 < elements.count && elements[index + 1].kind == .word
    default: return false
    }
  }

  /// `Bench: single 120 @8`: one of them with that load.
  mutating func settleTupleBeforeLoad(_ word: Int) {
    guard elements[word - 1].kind == .colon, word + 1 < elements.count, isLoadOfSet(word + 1),
      word + 2 == elements.count || elements[word + 2].kind != .times
    else { return }
    let start = elements[word + 1].range.start
    anatomy.parser.elements.insert(
      Element(.at, ByteRange(Int(start), Int(start))), at: word + 1)
  }

  /// The `easy` of `5 easy singles @ 85 kg`, kept for a note: so many sets, and not five reps.
  mutating func dropAdjectiveOfTuple(_ tuple: Int) -> Bool {
    guard tuple > 1, elements[tuple - 2].isBareWhole, elements[tuple - 2].value <= 30_000,
      isWord(tuple - 1, in: Self.mannersOfTuples)
    else { return false }
    context.remarks.append(elements[tuple - 1].range)
    anatomy.parser.elements.remove(at: tuple - 1)
    return true
  }

  private static let mannersOfTuples = WordSet(
    """
    easy light hard heavy clean crisp smooth solid good nice strong slow fast quick speed explosive
    perfect tough grindy paused touch beltless raw leichte schwere
    """)

  /// The `of` of `5 singles of squat @ 85 kg`.
  mutating func dropOfBehindTuple(_ tuple: Int) {
    let of = elements[safe: tuple + 1]?.meaning == .each ? tuple + 2 : tuple + 1
    guard of + 1 < elements.count, elements[of].meaning == .of, elements[of + 1].kind == .word,
      elements[tuple - 1].isNumber
    else { return }
    anatomy.parser.elements.removeSubrange((tuple + 1)...of)
  }

  /// The `of` of `top set of 5 @ 60`.
  mutating func dropOfBehindTopSet(_ of: Int) -> Bool {
    guard of > 2, of + 2 < elements.count, elements[of - 1].meaning == .set,
      isWord(of - 2, in: Self.tops), elements[of + 1].isBareWhole,
      elements[of + 1].value <= 30_000, elements[of + 2].kind == .at
    else { return false }
    anatomy.parser.elements.remove(at: of)
    return true
  }

  private static let tops = WordSet("top heavy")

  /// The share of `4x6 @70% 90, 90, 92.5`: its loads stand behind it. It is kept as a note.
  mutating func dropShareBeforeLoads(_ share: Int) {
    guard share > 2, share + 1 < elements.count, isLoadOfSet(share + 1),
      elements[share + 1].spaceBefore
    else { return }
    let hasSign = elements[share - 1].kind == .at
    let reps = hasSign ? share - 2 : share - 1
    guard reps > 1, elements[reps].isBareWhole, elements[reps].value <= 30_000,
      elements[reps - 1].kind == .times, elements[reps - 2].isBareWhole,
      elements[reps - 2].value <= 12_000, areLoadsToEnd(share + 1)
    else { return }
    context.remarks.append(elements[share].range)
    if hasSign {
      anatomy.parser.elements.remove(at: share)
    } else {
      anatomy.parser.elements[share].kind = .at
      anatomy.parser.elements[share].unit = .none
    }
  }

  /// Nothing but loads between commas or slashes from `start` on, before an aside.
  private func areLoadsToEnd(_ start: Int) -> Bool {
    var index = start
    while index < elements.count, isLoadOfSet(index) {
      guard index + 1 < elements.count else { return true }
      switch elements[index + 1].kind {
      case .comma, .slash: index += 2
      case .openParenthesis: return true
      default: return false
      }
    }
    return false
  }

  private func isLoadOfSet(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].value >= 20_000
      && (elements[index].unit == .none || elements[index].unit.isMass)
  }
}
