internal import JournalSyntax

/// Words and signs between numbers that the writer says instead of others.
extension FileReader {
  mutating func settleWordsAndSignsOfSets() {
    var (hasPlus, hasThen, hasSlash) = (false, false, false)
    for element in elements {
      switch element.kind {
      case .plus: hasPlus = true
      case .slash: hasSlash = true
      case .word where element.meaning == .then: hasThen = true
      default: continue
      }
    }
    if hasPlus { settleLoadsOfSums() }
    settleSpokenHalves()
    settleSpokenTimes()
    if hasSlash { dropSlashBetweenWayAndTime() }
    if hasThen { settleRepsBehindThen() }
    settleLastWithoutComma()
    settleMaximumBehindEquals()
    settleWordsOfEachSide()
    settleRoundsOfSide()
    dropTotalTime()
    settleMissAtEnd()
    settleOtherLastSet()
    settleLoadBeforeColon()
    settleOwnWeightBeforeDash()
    settleSideBehindLoad()
    dropToolBeforeTime()
    settleRepsOfSlashedList()
    settleEmojiBetweenSets()
    settleEndingOfReps()
    settleNamedWeights()
    settleTimesSpoken()
  }

  /// The load of `Squat 82.5 3x6 + 1x4` is that of the sets behind the plus, too.
  private mutating func settleLoadsOfSums() {
    var plus = 4
    while plus + 3 < elements.count {
      defer { plus += 1 }
      guard elements[plus].kind == .plus, elements[plus].spaceBefore, isPair(plus - 3),
        isPair(plus + 1), case let load = elements[plus - 4], load.kind == .quantity,
        load.unit.isMass || load.isBare && load.value >= 20_000,
        load.value > elements[plus + 3].value, elements[plus + 1].value <= 10_000,
        elements[safe: plus - 5]?.kind != .times, elements[safe: plus + 4]?.kind != .times
      else { continue }
      let start = Int(elements[plus + 1].range.start)
      var again = load
      again.range = ByteRange(start, start)
      again.flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements[plus].kind = .comma
      anatomy.parser.elements[plus].flags.insert(.spaceAfter)
      anatomy.parser.elements.insert(again, at: plus + 1)
      plus += 4
    }
  }

  /// `3x6`.
  private func isPair(_ first: Int) -> Bool {
    elements[first].isBareWhole && elements[first].value <= 30_000
      && elements[first + 1].kind == .times && elements[first + 2].isBareWhole
      && elements[first + 2].value <= 60_000
  }

  /// The half of `82 с половиной на 6` and of `72 y medio por 7`.
  private mutating func settleSpokenHalves() {
    var word = 1
    while word + 1 < elements.count {
      defer { word += 1 }
      guard elements[word].kind == .word, elements[word - 1].isBareWhole,
        10_000...400_000 ~= elements[word - 1].value, isWord(word, in: Self.withHalf),
        isWord(word + 1, in: Self.halves)
      else { continue }
      anatomy.parser.elements[word - 1].value += 500
      anatomy.parser.elements[word - 1].flags.formUnion([.fraction, .spaceAfter])
      anatomy.parser.elements[word - 1].range =
        elements[word - 1].range.through(elements[word + 1].range)
      anatomy.parser.elements.removeSubrange(word...(word + 1))
    }
  }

  /// The `por` of `sentadilla 60 por 10, 80 por 8`.
  private mutating func settleSpokenTimes() {
    for word in elements.indices.dropFirst().dropLast()
    where elements[word].kind == .word && isWord(word, in: Self.timesWords)
      && elements[word - 1].kind == .quantity && elements[word + 1].isBareWhole
      && (elements[word - 1].unit.isMass || elements[word - 1].isBare)
      && elements[word - 1].value >= 20_000
      && elements[word + 1].value < elements[word - 1].value
      && elements[word + 1].value <= 40_000
    {
      anatomy.parser.elements[word].kind = .times
      anatomy.parser.elements[word].word = .plain
    }
  }

  /// `Bike 25 min / 10.4 km`: one ride.
  private mutating func dropSlashBetweenWayAndTime() {
    guard
      let slash = elements.indices.dropFirst().dropLast().first(where: {
        elements[$0].kind == .slash && elements[$0].spaceBefore
      }), slash > 1, elements[slash - 2].kind == .word || elements[slash - 2].kind == .colon,
      case let (before, behind) = (elements[slash - 1], elements[slash + 1]),
      before.isNumber, behind.isNumber,
      tellsTime(before) && isFar(behind) || isFar(before) && tellsTime(behind)
    else { return }
    anatomy.parser.elements.remove(at: slash)
    anatomy.parser.elements[slash].flags.insert(.spaceBefore)
  }

  private func tellsTime(_ element: Element) -> Bool {
    element.kind == .clock || element.unit == .minute || element.unit == .hour
  }

  private func isFar(_ element: Element) -> Bool {
    element.unit == .kilometer || element.unit == .mile
  }

  /// The `puis 9 et 8` behind `2 séries de 10 à 60 kg`: more sets of the load.
  private mutating func settleRepsBehindThen() {
    guard let then = elements.lastIndex(where: { $0.meaning == .then }), then > 2,
      then + 1 < elements.count, case let load = elements[then - 1], load.unit.isMass,
      elements[..<then].contains(where: { $0.unit == .set || $0.kind == .times }),
      elements[then + 1].isBareWhole,
      elements[(then + 1)...].allSatisfy({
        $0.kind == .comma || $0.meaning == .and
          || $0.isBareWhole && 1_000...30_000 ~= $0.value && $0.value < load.value
      })
    else { return }
    let start = Int(elements[then + 1].range.start)
    var again = load
    again.range = ByteRange(start, start)
    again.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[then].kind = .comma
    anatomy.parser.elements[then].word = .plain
    anatomy.parser.elements[then].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(
      contentsOf: [again, Element(.times, ByteRange(start, start))], at: then + 1)
    for index in (then + 3)..<elements.count where elements[index].meaning == .and {
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags.insert(.spaceAfter)
    }
  }

  /// The `последний 8` of `14 кг 3 подхода по 10 последний 8`, and the `- last set 2` behind a dash.
  private mutating func settleLastWithoutComma() {
    guard elements.count > 5 else { return }
    for word in elements.indices.dropFirst(3).suffix(7) where elements[word].kind == .word {
      if elements[word - 1].kind == .hyphen, elements[word - 1].spaceBefore {
        if settleLastBehind(word - 1) {
          anatomy.parser.elements[word - 1].kind = .comma
          return
        }
      } else if elements[word - 1].isNumber, elements[word - 1].unit != .letterS {
        let place = Int(elements[word].range.start)
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: word)
        if settleLastBehind(word) { return }
        anatomy.parser.elements.remove(at: word)
      }
    }
  }

  /// `Push-ups: max = 24`.
  private mutating func settleMaximumBehindEquals() {
    guard
      let equals = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .equals && elements[$0 - 1].meaning == .maximum
          && elements[$0 + 1].isBareWhole
      }), equals + 2 == elements.count
    else { return }
    anatomy.parser.elements.removeSubrange((equals - 1)...equals)
    anatomy.parser.elements[equals - 1].flags.insert(.spaceBefore)
  }

  /// The `한쪽당` of `덤벨 12kg 한쪽당 10회`, and the `左右` of `24kg×左右10回×3`.
  private mutating func settleWordsOfEachSide() {
    guard !isASCII else { return }
    for word in elements.indices.dropFirst(2).dropLast().reversed()
    where elements[word].kind == .word && isWord(word, in: Self.eachSideWords)
      && elements[word + 1].kind == .quantity
      && (elements[word + 1].unit == .repetition || elements[word + 1].isBareWhole)
      && (elements[word - 1].kind == .times
        || elements[word - 1].unit.isMass && isWord(word, in: Self.sidesInHangul))
    {
      context.remarks.append(elements[word].range)
      anatomy.parser.elements.remove(at: word)
      anatomy.parser.elements[word].flags.insert(.spaceBefore)
    }
    // `플랭크 1분 2번`: so often.
    let last = elements.count - 1
    if last > 1, elements[last].unit == .repetition, elements[last].value <= 10_000,
      elements[last - 1].kind == .quantity, elements[last - 1].unit.isTime,
      elements[last - 2].kind == .word
    {
      anatomy.parser.elements[last].unit = .set
    }
  }

  /// The `4 круга` of `рывок 24 кг по 10 на руку 4 круга`: sets of one exercise.
  private mutating func settleRoundsOfSide() {
    let last = elements.count - 1
    guard last > 3, elements[last].unit == .round, 2_000...10_000 ~= elements[last].value,
      elements[0].kind == .word, elements[last - 1].kind == .word,
      elements[..<last].contains(where: { $0.unit.isMass }),
      elements[..<last].contains(where: { $0.isBareWhole || $0.unit == .repetition }),
      !elements.contains(where: {
        $0.kind == .comma || $0.kind == .plus || $0.kind == .slash || $0.kind == .colon
      })
    else { return }
    anatomy.parser.elements[last].unit = .set
  }

  /// The `— 7:40 total` behind sets.
  private mutating func dropTotalTime() {
    let last = elements.count - 1
    guard last > 5, elements[last].meaning == .total,
      elements[last - 1].kind == .clock || elements[last - 1].unit == .minute,
      elements[last - 2].kind == .hyphen || elements[last - 2].kind == .comma,
      elements[..<(last - 2)].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range((last - 1)..<(last + 1)))
    anatomy.parser.elements.removeSubrange((last - 2)...)
  }

  /// The `90 no` of `panca 80x1 85x1 90 no`: a load that did not go up.
  private mutating func settleMissAtEnd() {
    let last = elements.count - 1
    guard last > 6, isWord(last, in: Self.noes), elements[last - 1].isBare,
      elements[last - 2].isBareWhole, elements[last - 3].kind == .times, elements[last - 4].isBare,
      elements[last - 5].isBareWhole, elements[last - 6].kind == .times,
      elements[last - 1].value > elements[last - 4].value, elements[last - 4].value >= 20_000
    else { return }
    let place = Int(elements[last - 1].range.start)
    let behind = ByteRange(Int(elements[last].range.start), Int(elements[last].range.start))
    var none = elements[last]
    none.kind = .quantity
    none.word = .plain
    none.unit = .none
    none.value = 0
    anatomy.parser.elements.replaceSubrange(last...last, with: [Element(.times, behind), none])
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: last - 1)
  }

  /// The `最後一組8公斤15下` behind `12下*2組`: another set.
  private mutating func settleOtherLastSet() {
    guard !isASCII,
      let word = elements.indices.dropFirst(3).dropLast().first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.lastSets)
      }), word + 2 < elements.count, elements[word + 1].unit.isMass,
      elements[word - 1].unit == .set || elements[word - 1].isNumber
    else { return }
    // `递减到30kg又做了10次`.
    if elements[word + 2].kind == .word, word + 3 < elements.count,
      elements[word + 3].unit == .repetition, isWord(word + 2, in: Self.didAgain)
    {
      anatomy.parser.elements.remove(at: word + 2)
    }
    guard elements[word + 2].unit == .repetition else { return }
    anatomy.parser.elements[word].kind = .comma
    anatomy.parser.elements[word].word = .plain
    anatomy.parser.elements[word].flags.insert(.spaceAfter)
  }

  private static let withHalf = WordSet("y e с з i und")
  private static let halves = WordSet(
    "medio media mezzo mezza meio meia половиной половиною pół halb")
  private static let timesWords = WordSet("por")
  private static let eachSideWords = WordSet("한쪽당 한쪽 한손당 한팔당 한발당 양쪽 左右 左右各 片手 片足 片腕")
  private static let sidesInHangul = WordSet("한쪽당 한손당 한팔당 한발당")
  private static let noes = WordSet("no нет ні nein non nie")
  private static let lastSets = WordSet(
    "最後一組 最后一组 末組 末组 最后一组递减到 最後一組遞減到 最后一组降到 最後一組降到 最后一组减到")
  private static let didAgain = WordSet("又做了 又做 再做 再做了 做了 又")
}
