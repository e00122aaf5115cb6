internal import JournalSyntax

/// What people say about their sets with a number in it: `top set RPE 9`, `stopped at 2 sets because of my elbow`, `5 lb PR`,
/// `goal is 100 by summer`: no set, no exercise, and no head of what stands below.
extension FileReader {
  /// Keeps a line that only talks of sets: asked of it as it was written, before anything is settled.
  mutating func isRemarkOnWork(_ line: LineSyntax) -> Bool {
    if line.kind != .heading {
      if repsOfLastSetBelow(line) { return true }
      if tellsWorkOfPartner {
        noteUnread(line)
        return true
      }
      if tellsRemarkOnWork {
        note(line.content)
        return true
      }
    }
    guard tellsIntention || line.kind != .heading && tellsWish else { return false }
    if elements.contains(where: \.isNumber) {
      plannedByOthers(line)
    } else {
      note(line.content)
    }
    return true
  }

  private var tellsRemarkOnWork: Bool {
    guard 2...14 ~= elements.count, elements.contains(where: \.isNumber),
      !elements.contains(where: { $0.kind == .times || $0.kind == .at || $0.kind == .pipe })
    else { return false }
    return tellsMeal || opensWithTalk || tellsDifference || tellsGain || tellsMoreThanBefore
      || tellsOnlyLast
      || tellsRestBetween
      || ratesOneSet || numbersSets || tellsSlowness
      || tellsShareOfMaximum
      || tellsSettingBelowSets
  }

  /// `trained with Mike, he did 100x5`: what somebody else did.
  private var tellsWorkOfPartner: Bool {
    guard elements.count > 3, let number = elements.firstIndex(where: \.isNumber), number > 1,
      number <= 8
    else { return false }
    return isWorkOfStranger(before: number)
      || isWord(number - 2, in: Self.others) && isWord(number - 1, in: Self.did)
        && elements[..<number].allSatisfy { $0.kind == .word || $0.kind == .comma }
  }

  /// `Le mec à côté de moi faisait 140 kg x 3`, `the guy next to me was doing 140 kg x 3`.
  private func isWorkOfStranger(before number: Int) -> Bool {
    let person = isWord(0, in: CommonWords.articles) ? 1 : 0
    return person + 2 < number && isWord(person, in: Self.strangers)
      && isWord(number - 1, in: Self.deedsOfStrangers)
      && elements[..<number].allSatisfy { $0.kind == .word }
  }

  private static let strangers = WordSet(
    """
    guy dude bloke lady man woman girl mec type gars homme femme fille tío tipo chico chica señor cara rapaz moço menina
    senhor typ kerl mann frau tizio ragazzo ragazza signore koleś gość facet мужик парень девушка kille snubbe man mann
    """)
  private static let deedsOfStrangers = WordSet(
    """
    did doing had lifted lifting benched benching squatted squatting pulled pulling deadlifted pressed repped repping
    faisait fait soulevait tirait poussait hacía hacia levantaba levantó movía fazia levantava puxava machte drückte hob zog
    beugte faceva alzava spingeva tirava robił wyciskał podnosił жал тянул приседал делал поднимал gjorde lyfte drog
    """)

  /// Drops the `trained with Mike, he did 100x5` behind the sets of a line.
  mutating func dropWorkOfPartner() {
    guard
      let pronoun = elements.indices.dropFirst(3).first(where: { index in
        isWord(index, in: Self.others) && index + 2 < elements.count
          && isWord(index + 1, in: Self.did) && elements[index + 2].isNumber
      }), let number = elements[..<pronoun].lastIndex(where: \.isNumber)
    else { return }
    var start = number + 1
    if start < pronoun, elements[start].kind != .word { start += 1 }
    guard
      (start..<pronoun).allSatisfy({
        elements[$0].kind == .word || elements[$0].kind == .comma
      })
    else { return }
    context.remarks.append(range(start..<elements.count))
    let isEnclosed = elements[start - 1].kind == .openParenthesis
    anatomy.parser.elements.removeSubrange((isEnclosed ? start - 1 : start)...)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
  }

  /// `had to wait 10 min for the rack`, `only did 3 sets, out of time`, `2 coffees`, `short rest, 60s`.
  private var opensWithTalk: Bool {
    guard elements.count <= 10, !elements.contains(where: { $0.unit.isMass }) else { return false }
    if elements[0].isNumber {
      return elements.count <= 4 && elements[0].isBareWhole && isWord(1, in: Self.drinks)
    }
    // `waited 10 min for the rack, squat 100x5` tells work as well.
    let opensWithVerb = isWord(0, in: Self.verbs) && !elements.contains { $0.kind == .times }
    return elements[0].kind == .word && elements[1].kind == .word
      && (opensWithVerb || isWord(0, in: Self.only) && isWord(1, in: Self.did)
        || isWord(0, in: Self.lengths) && elements[1].meaning == .rest)
      || opensWithVerb && elements[1].kind != .colon && elements[1].kind != .hyphen
      // `ate 2 hours before`; what was eaten is of the whole day.
      || elements.count <= 5 && isWord(0, in: Self.ate) && elements.contains { $0.unit.isTime }
      // `started 18:30`; `started with 10 min bike` was done.
      || elements.count == 2 && elements[1].kind == .clock && isWord(0, in: Self.started)
  }

  /// `Ate 2 lbs of brisket after.`
  private var tellsMeal: Bool {
    elements.count > 2 && isWord(0, in: Self.ate) && elements[1].isNumber
      && elements.count(where: \.isNumber) == 1
      && elements.indices.dropFirst(2).contains { elements[$0].meaning == .of }
  }

  /// `new PR by 2.5 kg`, `5 lb PR`.
  private var tellsGain: Bool {
    guard elements.count <= 6, let record = elements.firstIndex(where: { $0.meaning == .record })
    else { return false }
    return record == 1 && elements[0].unit.isMass && elements[0].value <= 20_000
      // `личный рекорд +2.5`.
      || record + 2 < elements.count && elements[record + 1].kind == .plus
      || elements.indices.dropFirst(record).contains { isWord($0, in: Self.by) }
        && elements[..<record].allSatisfy { $0.kind == .word }
  }

  /// `2.5 kg more than last week`, `2,5 kg mehr als letzte Woche`, `先週より5kgアップ`, `прибавил 2.5 кг`: a step, and no load.
  private var tellsMoreThanBefore: Bool {
    guard elements.count <= 9, elements.count(where: \.isNumber) == 1,
      let step = elements.firstIndex(where: \.isNumber), elements[step].unit.isMass,
      elements[step].value <= 20_000
    else { return false }
    return step == 0 && elements.contains { $0.meaning == .previous }
      || step > 0 && step <= 2 && isWord(0, in: Self.verbsOfGain)
      || !isASCII
        && elements[..<step].contains {
          $0.flags.contains(.unspacedScript) && comparesWithBefore($0)
        }
  }

  private func comparesWithBefore(_ word: Element) -> Bool {
    let text = text(word.range)
    return Self.before.contains { text.contains($0) } && Self.than.contains { text.contains($0) }
  }

  /// `last set only 4 reps`, `letzter Satz nur 4`.
  private var tellsOnlyLast: Bool {
    3...5 ~= elements.count && elements[0].kind == .word && elements[1].meaning == .set
      && isWord(2, in: CommonWords.only)
      && (elements[0].meaning == .previous || isWord(0, in: CommonWords.last))
  }

  /// `90 s entre séries`, `2 min between sets`.
  private var tellsRestBetween: Bool {
    3...5 ~= elements.count && (elements[0].unit.isTime || elements[0].unit == .letterS)
      && elements.count(where: \.isNumber) == 1
      && (elements[1].meaning == .between || isWord(1, in: Self.between))
      && elements[elements.count - 1].meaning == .set
  }

  /// `top set RPE 9`, `last set was RPE 8.5`.
  private var ratesOneSet: Bool {
    guard elements.count <= 6, elements[0].kind == .word, elements[1].meaning == .set,
      elements.count(where: \.isNumber) == 1, elements.contains(where: \.isRatingWord)
    else { return false }
    return elements[0].meaning == .previous || isWord(0, in: Self.places)
  }

  /// `sets 1-3 easy, 4-5 hard`.
  private var numbersSets: Bool {
    elements.count > 4 && elements[0].meaning == .set && elements[1].isBareWhole
      && elements[2].kind == .hyphen && !elements[2].spaceBefore && elements[3].isBareWhole
      && elements[1].value < elements[3].value && elements[3].value <= 12_000
      && elements[4].kind == .word && elements[4].meaning != .of
      && !elements.contains { $0.unit.isMass || $0.unit == .repetition || $0.kind == .colon }
  }

  /// `slow eccentric, 4 seconds`.
  private var tellsSlowness: Bool {
    isWord(0, in: Self.slow) && elements.count <= 6
      && elements.allSatisfy { !$0.isNumber || $0.unit == .second && $0.value <= 10_000 }
      && elements.indices.contains { isWord($0, in: Self.phases) }
  }

  /// `80% of 1RM`.
  private var tellsShareOfMaximum: Bool {
    3...5 ~= elements.count && elements[0].unit == .percent && elements[1].meaning == .of
      && elements.count(where: \.isNumber) <= 2
      && (elements.last?.meaning == .record || elements.last?.meaning == .maximum
        || elements[2].isNumber)
  }

  /// `pin 12` and `safety bar 25 kg` right below sets: what they were done with.
  private var tellsSettingBelowSets: Bool {
    guard context.lastSetLine == context.lineIndex - 1, elements.count <= 4,
      let number = elements.last, number.isNumber
    else { return false }
    if elements.count == 2, number.isBareWhole { return isWord(0, in: Self.placesOfMachines) }
    return isWord(elements.count - 2, in: Self.bar) && number.unit.isMass
      && number.value
        <= (number.unit == .pound ? 55_000 : 25_000)
      && elements.dropLast().allSatisfy { $0.kind == .word }
  }

  /// `goal is 100 by summer`, `next week 82.5`.
  private var tellsWish: Bool {
    guard 2...6 ~= elements.count, elements[0].kind == .word,
      elements[0].meaning == .goal || elements[0].meaning == .next,
      !elements.contains(where: { $0.kind == .colon || $0.kind == .slash || $0.kind == .hyphen }),
      !elements[0].flags.contains(.emphasis),
      let number = elements.first(where: \.isNumber), elements.count(where: \.isNumber) == 1
    else { return false }
    return number.unit.isMass
      || number.isBare && (20_000..<1_900_000).contains(number.value)
  }

  private static let verbsOfGain = WordSet(
    """
    added plus gained прибавил прибавила добавил добавила Прибавил Прибавила Добавил Добавила
    erhöht Erhöht subí Subí aumenté Aumenté augmenté Augmenté aumentato dodałem Dodałem
    """)
  private static let before = ["先週", "前回", "上周", "上週", "上次", "지난주", "지난번", "저번"]
  private static let than = ["より", "比", "보다"]
  private static let between = WordSet(
    "entre between zwischen tra между mellan mellom między")
  private static let others = WordSet("he she they")
  private static let did = WordSet("did got hit made had")
  private static let drinks = WordSet(
    "coffee coffees beer beers espresso espressos drinks meals bananas pizzas")
  private static let verbs = WordSet("had stopped waited drank woke")
  private static let started = WordSet("started finished began")
  private static let ate = WordSet("ate")
  private static let only = WordSet("only just")
  private static let lengths = WordSet("short long longer shorter full")
  private static let by = WordSet("by")
  private static let places = WordSet("top first best heaviest final second third")
  private static let slow = WordSet("slow controlled long paused")
  private static let phases = WordSet(
    "eccentric eccentrics negative negatives pause pauses descent concentric lowering")
  private static let placesOfMachines = WordSet("pin seat hole notch")
  private static let bar = WordSet("bar")
}
