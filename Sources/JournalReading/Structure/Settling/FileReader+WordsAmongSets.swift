internal import JournalSyntax

/// Words that tell how the numbers around them belong together: corrections, misses, one set more, and
/// what was no work at all.
extension FileReader {
  mutating func settleWordsAmongSets() {
    guard elements.contains(where: \.isNumber), elements.contains(where: { $0.kind == .word })
    else { return }
    dropFever()
    guard elements.count > 3 else { return }
    settleHeadOfRounds()
    settleSidesByLetter()
    settleRepsOfSize()
    dropRecordsAmongSets()
    dropPlatesBehindReps()
    dropPlaceOfLoad()
    settleLoadsBeforeMisses()
    dropBodyBehindReps()
    dropMillimeters()
    dropTalkBeforeWay()
    var index = 1
    while index < elements.count {
      if elements[index].kind == .word {
        // Whatever was taken off, what is next is looked at behind it.
        _ =
          settleCorrection(index) || settleMissedTry(index) || partWordBeforeDrop(index)
          || dropTalkAmongSets(index) || dropOneByOne(index) || settleWithBetweenNumbers(index)
          || settleOnlyLast(index)
      } else if elements[index].kind == .times {
        settleCountBehindTime(index)
      }
      index += 1
    }
  }

  /// The `38,4` of `flunssa 38,4`, `fever 38.4` and `Грипп, 38,4. Лежу`: how ill somebody was.
  private mutating func dropFever() {
    guard
      let word = elements.indices.dropLast().first(where: { isWord($0, in: Self.illness) }),
      case let hasComma = elements[word + 1].kind == .comma,
      case let degrees = hasComma ? word + 2 : word + 1, degrees < elements.count,
      35_000...42_500 ~= elements[degrees].value, elements[degrees].isBare,
      case let end = isGluedDecimal(degrees + 1) ? degrees + 3 : degrees + 1,
      !hasComma || end > degrees + 1 || elements[degrees].flags.contains(.fraction),
      end >= elements.count || elements[end].kind != .times && !elements[end].isNumber
    else { return }
    context.remarks.append(range((word + 1)..<end))
    anatomy.parser.elements.removeSubrange((word + 1)..<end)
  }

  /// The `,4` of a number whose comma is not known to be one of decimals.
  func isGluedDecimal(_ comma: Int) -> Bool {
    comma + 1 < elements.count && elements[comma].kind == .comma && !elements[comma].spaceBefore
      && elements[comma + 1].isBareWhole && !elements[comma + 1].spaceBefore
      && elements[comma + 1].value < 10_000
  }

  private static let illness = WordSet(
    """
    flunssa flunssassa influenza covid gripe gripa rhume grippé griep kuume kuumetta flu fever fieber grippe fièvre fiebre febre febbre feber gorączka grypa horečka
    chřipka nachlazení ateş grip láz sốt koorts sick ill krank malade
    enfermo enferma doente malato malata chory chora ziek sjuk syk syg грипп Грипп Болею Заболел ОРВИ болею болел болела простуда простыл простыла орви 熱 発熱 微熱 发烧 發燒 体温 體溫 감기 температура
    """)

  /// The `60x8 correction:` of `lat 50x12 60x8 correction: 60x9`, which takes back what stands before it.
  private mutating func settleCorrection(_ word: Int) -> Bool {
    guard word > 3, isSet(endingAt: word - 1) else { return false }
    var end: Int
    if isWord(word, in: Self.corrections) {
      end = word + 1
    } else if word + 1 < elements.count, isWord(word, in: Self.denials),
      elements[word + 1].kind == .word,
      bytes[elements[word].range.indices].elementsEqual(bytes[elements[word + 1].range.indices])
    {
      end = word + 2
    } else {
      return false
    }
    while end < elements.count,
      elements[end].kind == .colon || elements[end].kind == .comma
        || elements[end].kind == .exclamation
    {
      end += 1
    }
    guard end + 2 < elements.count, elements[end].isNumber, elements[end + 1].kind == .times,
      elements[end + 2].isNumber,
      elements[end].value == elements[word - 3].value
        || elements[end + 2].value == elements[word - 1].value
    else { return false }
    context.remarks.append(range((word - 3)..<end))
    anatomy.parser.elements[end].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange((word - 3)..<end)
    return true
  }

  private static let corrections = WordSet(
    """
    düzeltme düzeltiyorum correction corrected oops oprava opravuji korekta poprawka korjaus corrección corregido
    correção correzione korrektur rättelse 訂正 改正 更正 不对 不對 정정
    """)
  private static let denials = WordSet("yok no ne nee não không hayır hayir ei")

  /// `60x8`, which ends there.
  func isSet(endingAt last: Int) -> Bool {
    last >= 2 && elements[last].isNumber && elements[last - 1].kind == .times
      && elements[last - 2].isNumber && (last < 3 || elements[last - 3].kind != .times)
  }

  /// The `tried it, no lift` of other languages: `80x1 denedim kalkmadı`, `105xhyl`.
  private mutating func settleMissedTry(_ word: Int) -> Bool {
    guard elements[word].word == .plain, isWord(word, in: Self.misses) else { return false }
    if word > 1, elements[word - 1].kind == .times, elements[word - 2].isNumber {
      anatomy.parser.elements[word] = Element(
        .quantity, elements[word].range, value: 0,
        flags: elements[word].flags.union(.spaceAfter))
      return true
    }
    var first = word
    while first > 1, isWord(first - 1, in: Self.tries) { first -= 1 }
    // `90x1 95 denedim olmadı`: a load alone.
    let isLoad =
      first > 3 && elements[first - 1].isBare && elements[first - 1].value >= 20_000
      && elements[first - 1].spaceBefore && elements[first - 2].kind != .times
      && elements[..<(first - 1)].contains(where: { $0.kind == .times })
    guard first > 2,
      isLoad
        || isSet(endingAt: first - 1) && elements[first - 1].isBareWhole
          && elements[first - 1].value <= 3_000 && elements[first - 3].value >= 20_000,
      word + 1 == elements.count || elements[word + 1].kind != .word
    else { return false }
    if first < word { context.remarks.append(range(first..<word)) }
    anatomy.parser.elements[word].word = Word(meaning: .failed, value: 0)
    anatomy.parser.elements.removeSubrange(first..<word)
    return true
  }

  private static let misses = WordSet(
    "hyl hyl.", CommonWords.missed)
  private static let tries = WordSet(
    "denedim deneme denemesi denedi yritin yritys zkusil zkoušel pokus próba próbowałem tentei tentativa ama ale mas mutta"
  )

  /// The `üstüne` of `45x10 üstüne drop 30x10` and the `última` of `45 3x15 última drop 30 12`: the set behind the
  /// others.
  private mutating func partWordBeforeDrop(_ word: Int) -> Bool {
    // `, last drop 30x10`, `last set drop 30x10`.
    let isBehindComma =
      word > 1 && elements[word - 1].kind == .comma && elements[word - 2].isNumber
    var drop = word + 1
    // `last set drop`, `last one drop`.
    if drop < elements.count, elements[drop].meaning == .set || isWord(drop, in: Self.onesBehind) {
      drop += 1
    }
    // `drop to 90 x10`.
    if drop + 2 < elements.count, elements[drop].meaning == .drop,
      isWord(drop + 1, in: Self.beforeLoadsOfDrops), elements[drop + 2].isNumber
    {
      anatomy.parser.elements.remove(at: drop + 1)
    }
    guard elements[word - 1].isNumber || isBehindComma, drop + 1 < elements.count,
      elements[drop].meaning == .drop, elements[drop + 1].isNumber,
      isWord(word, in: Self.beforeDrops)
    else { return false }
    context.remarks.append(range(word..<drop))
    if isBehindComma {
      anatomy.parser.elements.removeSubrange(word..<drop)
    } else {
      let place = elements[word].range
      anatomy.parser.elements.replaceSubrange(
        word..<drop, with: [Element(.comma, place, flags: .spaceAfter)])
    }
    return true
  }

  private static let onesBehind = WordSet("one")
  private static let beforeLoadsOfDrops = WordSet("to auf bis à a até su na до naar till")
  private static let beforeDrops = WordSet(
    "ardından cuoi cuối finally hemen sonra viimeiseen zuletzt üstüne", CommonWords.last)

  /// The `all by myself!! then` of `80x5 all by myself!! then 85x1`: talk, and more sets of the exercise.
  private mutating func dropTalkAmongSets(_ then: Int) -> Bool {
    guard elements[then].meaning == .then || isWord(then, in: Self.thens), then > 4,
      then + 3 < elements.count, elements[then + 1].isNumber, elements[then + 2].kind == .times,
      elements[then + 3].isNumber
    else { return false }
    var first = then
    while first > 1, then - first < 6,
      elements[first - 1].kind == .exclamation || isTalk(first - 1)
    {
      first -= 1
    }
    guard first < then, isSet(endingAt: first - 1), isTalk(first),
      elements[first - 3].value <= 2 * elements[then + 1].value,
      !isExercise(first..<then)
    else { return false }
    context.remarks.append(range(first..<then))
    anatomy.parser.elements[first] = Element(
      .comma, elements[first].range, flags: .spaceAfter)
    anatomy.parser.elements.removeSubrange((first + 1)...then)
    return true
  }

  /// A plain word that is no exercise.
  func isTalk(_ index: Int) -> Bool {
    elements[index].kind == .word && elements[index].word == .plain
      && !names.isKnown(NameText.clean(written.bytes[elements[index].range.indices]))
      && !ExerciseNames.isMovement(text(elements[index].range))
  }

  /// The `tek tek` of `12 kilo tek tek 10 10`: with one hand after the other.
  private mutating func dropOneByOne(_ word: Int) -> Bool {
    guard word + 2 < elements.count, elements[word - 1].unit.isMass,
      elements[word + 2].isNumber, isWord(word, in: Self.ones), isWord(word + 1, in: Self.ones)
    else { return false }
    context.remarks.append(range(word..<(word + 2)))
    anatomy.parser.elements[word + 2].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange(word..<(word + 2))
    return true
  }

  private static let ones = WordSet("tek ayrı el kol elle kolla")

  /// The `ile` of `22 ile 10`, and the dash before it that parts it from the sets of another load.
  private mutating func settleWithBetweenNumbers(_ word: Int) -> Bool {
    guard word + 1 < elements.count, isWord(word, in: Self.withs), elements[word - 1].isBare,
      elements[word + 1].isBareWhole, elements[word - 1].value > elements[word + 1].value
    else { return false }
    anatomy.parser.elements[word].kind = .times
    anatomy.parser.elements[word].word = .plain
    if word > 2, elements[word - 2].kind == .hyphen, elements[word - 2].spaceBefore,
      elements[word - 2].spaceAfter, elements[word - 3].isNumber
    {
      anatomy.parser.elements[word - 2].kind = .comma
      anatomy.parser.elements[word - 2].flags.remove(.spaceBefore)
    }
    return true
  }

  private static let withs = WordSet("ile")

  /// Not all of them: behind `потом` and `dann` another rule reads the load.
  private static let thens = WordSet("sonra potem potom depois luego sitten sedan")
}
