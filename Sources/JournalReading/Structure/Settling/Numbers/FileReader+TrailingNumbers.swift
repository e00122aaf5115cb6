internal import JournalSyntax

/// Numbers that stand behind sets and count none: `100x5 6/10`, `100x5, +2.5 kg`, `100x5 85%`,
/// `100x5 total 2500 kg`.
extension FileReader {
  /// Numbers that the line ends with.
  func trailingNumber(_ end: Int) -> Range<Int>? {
    rating(end) ?? share(end) ?? missedRep(end) ?? lengthOfSession(end)
  }

  /// Numbers before the word at `word`, with which the remark ends or goes on.
  func numberOfTalk(before word: Int, _ end: Int) -> Range<Int>? {
    guard elements[word..<end].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }) else {
      return nil
    }
    return smallGain(before: word, end) ?? record(before: word, end) ?? noun(word, end)
      ?? ordinal(before: word, end) ?? lateness(before: word, end)
  }

  /// `total 2000 kg`, `volume: 1200` behind sets.
  func total(_ total: Int, _ end: Int) -> Range<Int>? {
    guard end - total <= 4, end - total >= 2, elements[total].spaceBefore,
      // `następnym razem 42,5`.
      elements[total - 1].meaning != .next,
      // `DB press 3x10 total 50 kg` may be a load.
      isLoaded(before: total) || elements[end - 1].value >= 300_000,
      elements[end - 1].kind == .quantity,
      elements[end - 1].isBare || elements[end - 1].unit.isMass,
      elements[(total + 1)..<(end - 1)].allSatisfy({
        $0.kind == .colon || $0.kind == .equals || $0.kind == .word
      }),
      !elements[total...].contains(where: { $0.unit == .set }),
      listsSets(before: total)
    else { return nil }
    return total..<end
  }

  /// `6/10`, `7/10 effort`: how hard it was.
  private func rating(_ end: Int) -> Range<Int>? {
    guard let slash = elements[..<end].lastIndex(where: { $0.kind == .slash }), slash > 2,
      slash + 1 < end, end - slash <= 4, !elements[slash].spaceBefore,
      !elements[slash].spaceAfter, elements[slash + 1].isBareWhole,
      elements[slash + 1].value == 10_000, elements[slash - 1].isBare,
      elements[slash - 1].value <= 10_000,
      elements[(slash + 2)..<end].allSatisfy({ $0.kind == .word && !isPartOfSet($0) }),
      slash + 2 < end && isWord(slash + 2, in: Self.efforts)
        || isOutsideList(slash - 1)
          && !elements[1..<(slash - 1)].indices.contains(where: { isPairOverSlash($0) }),
      listsSets(before: slash - 1)
    else { return nil }
    return (slash - 1)..<end
  }

  private static let efforts = WordSet(
    "effort difficulty mood energy hard intensity rating pain motivation")

  private func isPairOverSlash(_ index: Int) -> Bool {
    elements[index].kind == .slash && elements[index - 1].isNumber && elements[index + 1].isNumber
  }

  /// `85%`, `75-85%`, `85% of TM` behind sets with a load.
  private func share(_ end: Int) -> Range<Int>? {
    guard let percent = elements[..<end].lastIndex(where: { $0.unit == .percent }), percent > 2,
      end - percent <= 4, elements[(percent + 1)..<end].allSatisfy({ $0.kind == .word })
    else { return nil }
    let isRange =
      percent > 4 && elements[percent - 1].kind == .hyphen && !elements[percent - 1].spaceBefore
      && elements[percent - 2].isNumber
    let first = isRange ? percent - 2 : percent
    guard elements[first].spaceBefore, elements[first - 1].kind != .at,
      elements[first - 1].kind != .times, elements[first - 1].meaning != .at,
      isLoaded(before: first)
    else { return nil }
    return first..<end
  }

  /// `missed 1`: one repetition, and no set of one.
  private func missedRep(_ end: Int) -> Range<Int>? {
    guard end > 4, elements[end - 1].isBareWhole, elements[end - 1].value <= 3_000,
      elements[end - 2].meaning == .failed, listsSets(before: end - 2)
    else { return nil }
    return (end - 2)..<end
  }

  /// `25 min` behind the sets of a lift: what all of them took.
  private func lengthOfSession(_ end: Int) -> Range<Int>? {
    guard end > 4, elements[end - 1].unit == .minute, elements[end - 1].kind == .quantity,
      elements[end - 1].value > 10_000, elements[end - 1].spaceBefore,
      elements[end - 2].kind != .times, elements[end - 2].kind != .at,
      // `Squat 100x5. Bike 20 min`.
      elements[end - 2].kind != .word || isPartOfSet(elements[end - 2]),
      isLoaded(before: end - 1) || isSeparator(end - 2) && listsSets(before: end - 1),
      !isTimedLine(before: end - 1)
    else { return nil }
    return (end - 1)..<end
  }

  /// `+2.5` and `+2.5 kg` behind sets with a load: how much more it was, or will be.
  func gain(at plus: Int, _ end: Int) -> Range<Int>? {
    guard plus + 1 < end, elements[plus].spaceBefore, !elements[plus + 1].spaceBefore,
      elements[plus + 1].kind == .quantity,
      elements[plus + 1].isBare || elements[plus + 1].unit.isMass,
      elements[plus + 1].value <= 10_000,
      elements[(plus + 2)..<end].allSatisfy({ $0.kind == .word && !isPartOfSet($0) }),
      // `60 x 15, +4, +4, +3`: more reps.
      elements[plus + 1].unit.isMass || elements[plus + 1].flags.contains(.fraction),
      isLoaded(before: plus), !elements[..<plus].contains(where: { $0.kind == .plus })
    else { return nil }
    return plus..<end
  }

  /// `5 lb PR`, `2.5 kg more than last week`, behind sets.
  private func smallGain(before word: Int, _ end: Int) -> Range<Int>? {
    let mass = word - 1
    guard mass > 1, elements[mass].kind == .quantity, elements[mass].unit.isMass,
      elements[mass].value <= (elements[mass].unit == .pound ? 25_000 : 10_000),
      elements[word].meaning == .record || isWord(word, in: Self.gains),
      elements[word..<end].allSatisfy({ $0.kind == .word }),
      isSeparator(mass - 1) || elements[mass].spaceBefore && elements[mass - 1].kind != .times,
      tellsSets(before: mass), listsSets(before: mass)
    else { return nil }
    return mass..<end
  }

  func isGainWord(_ word: Int) -> Bool { isWord(word, in: Self.gains) }

  /// The `more` of `2.5 kg more than last week`.
  func isGain(_ word: Int) -> Bool {
    isGainWord(word) && (elements[word - 1].unit.isMass || isOutsideList(word - 1))
  }

  private static let gains = WordSet(
    "more less up over increase jump heavier lighter better mehr weniger schwerer leichter más menos"
  )

  /// `20 min late` behind the sets of a lift.
  private func lateness(before word: Int, _ end: Int) -> Range<Int>? {
    let time = word - 1
    guard time > 1, elements[time].unit == .minute, isWord(word, in: Self.delays),
      elements[word..<end].allSatisfy({ $0.kind == .word }), listsSets(before: time)
    else { return nil }
    return time..<end
  }

  /// `8 rep PR`, `1RM`.
  private func record(before word: Int, _ end: Int) -> Range<Int>? {
    let number = word - 1
    guard number > 2, isOutsideList(number), listsSets(before: number) else { return nil }
    let isOfReps = elements[number].unit == .repetition && elements[word].meaning == .record
    let isMaximum =
      elements[number].isBareWhole && elements[number].value <= 12_000 && word + 1 == end
      && elements[word].meaning == .total && !elements[word].spaceBefore && isSeparator(number - 1)
    return isOfReps || isMaximum ? number..<end : nil
  }

  /// `45 lb plates`, `2 partials`, `1 short`, `3 beers last night`, `2 weeks off`.
  private func noun(_ word: Int, _ end: Int) -> Range<Int>? {
    let number = word - 1
    guard number > 1, elements[number].spaceBefore, elements[number - 1].kind != .times else {
      return nil
    }
    if elements[number].unit.isMass, elements[word].meaning == .plate,
      elements[number].value <= 45_000
    {
      return isLoaded(before: number) ? number..<end : nil
    }
    let isReps = elements[number].unit == .repetition
    guard elements[number].isBare || isReps, elements[number].value <= 60_000 else { return nil }
    guard isWord(word, in: Self.nouns) || isReps && isWord(word, in: Self.behindReps),
      isOutsideList(number) || isWord(word, in: Self.otherNouns), listsSets(before: number)
    else { return nil }
    return (elements[number - 1].kind == .plus ? number - 1 : number)..<end
  }

  private static let nouns = WordSet(
    """
    partial partials forced cheat cheats short beer beers coffee coffees drinks eggs pills
    ibuprofen weeks days months bpm
    """)
  /// Those of no repetitions.
  private static let otherNouns = WordSet(
    "beer beers coffee coffees drinks eggs pills ibuprofen weeks days months bpm")
  private static let behindReps = WordSet("short less forced")

  /// `3rd rep slow`, `2nd set felt best`, `3rd week`.
  private func ordinal(before word: Int, _ end: Int) -> Range<Int>? {
    let number = word - 1
    guard number > 2, elements[number].isBareWhole, !elements[word].spaceBefore,
      elements[number].spaceBefore, elements[number - 1].kind != .times, word + 1 < end,
      isWord(word, in: Self.ordinals), elements[end - 1].meaning != .set,
      listsSets(before: number)
    else { return nil }
    return number..<end
  }

  private static let ordinals = WordSet("st nd rd th")

  /// `100x5, 8 rep PR` and no `5, 5, 4 rep PR`: the number is none of a list or of factors before it.
  private func isOutsideList(_ number: Int) -> Bool {
    guard number > 2, elements[number].spaceBefore else { return false }
    let (before, second) = (elements[number - 1], elements[number - 2])
    switch before.kind {
    case .comma:
      return !second.isNumber || number > 3 && elements[number - 3].kind == .times
    case .quantity: return before.unit != .none || second.kind == .times
    case .word: return isPartOfSet(before) && before.meaning != .of
    case .slash: return before.spaceBefore || second.kind == .slash
    case .times, .at: return false
    default: return true
    }
  }

  /// The `late` of `10 min late (again)`.
  func isDelay(_ word: Int) -> Bool { isWord(word, in: Self.delays) }

  private static let delays = WordSet("late early later wait waiting traffic")
}
