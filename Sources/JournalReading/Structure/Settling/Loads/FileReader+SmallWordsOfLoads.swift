internal import JournalSyntax

/// Small words and signs of everyday lines, put as others write them: the `w` of `Goblet squat w 24kg 3x10`, the `a side` of `Squat 40 a
/// side x5`, the `+ 9` of `100x5+ 9`, the `6.5` of `Treadmill 6.5 30 min`, the `bw 82` behind sets, the `45` of `Spin class 45`, the `5pm` of `5pm squat 100 5 5`.
extension FileReader {
  /// Called before all else, for any of them may be taken for something else.
  mutating func settleSmallWords() {
    guard elements.count > 2 else {
      settlePairBelowLoad()
      return settleMinutesOfClass()
    }
    settleSetLabel()
    settleWithByLetter()
    dropArticleOfLoad()
    settleArticleOfSide()
    takeOwnWeightAtEnd()
    dropSecondsOfManner()
    settleLoadsOfWarmup()
    settleRepsBehindPlus()
    dropSpeedOfTreadmill()
    dropTimeBeforeWork()
    dropPainInParentheses()
    settleMinutesOfClass()
  }

  /// The `12 11` right below a load on a line of its own: two sets, and no load with its reps.
  private mutating func settlePairBelowLoad() {
    guard elements.count == 2, elements.allSatisfy({ $0.isBareWhole && $0.value <= 30_000 }),
      elements[1].spaceBefore, abs(elements[0].value - elements[1].value) <= 4_000,
      let head = context.headLoad, head.lineIndex == context.lineIndex - 1,
      head.traceIndex == file.traces.count, head.draftIndex != nil
    else { return }
    let place = Int(elements[1].range.start)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: 1)
    anatomy.parser.end = elements.count
  }

  /// `set 1-3 40 x 10` as `set 1-3: 40 x 10`, `set 2 9` below the load of the exercise as `9`.
  private mutating func settleSetLabel() {
    guard elements[0].meaning == .set, isWord(0, in: Self.setWords),
      elements[1].isBareWhole, 1_000...12_000 ~= elements[1].value
    else { return }
    let number = Int(elements[1].value) / 1000
    if elements.count == 3, elements[2].isBareWhole, elements[2].spaceBefore,
      number == 1 || isNextSet(number), context.entry != nil || context.pendingName != nil,
      context.headLoad?.traceIndex == file.traces.count
    {
      context.setNumber = (number, context.lineIndex)
      anatomy.parser.elements.removeSubrange(..<2)
      anatomy.parser.end = elements.count
      return
    }
    guard elements.count > 5, elements[2].kind == .hyphen, elements[3].isBareWhole,
      elements[3].value > elements[1].value, elements[3].value <= 12_000, elements[4].isNumber,
      elements[4].spaceBefore, elements[5].kind == .times
    else { return }
    let place = Int(elements[3].range.end)
    anatomy.parser.elements.insert(
      Element(.colon, ByteRange(place, place), flags: .spaceAfter), at: 4)
    anatomy.parser.end = elements.count
  }

  /// As `w/ 24kg`: with so much, and no letter of a warm-up.
  private mutating func settleWithByLetter() {
    for index in elements.indices.dropFirst().dropLast().reversed()
    where elements[index].range.count == 1 && isWord(index, in: Self.letterOfWith)
      && elements[index].spaceBefore
      && (elements[..<index].allSatisfy({ $0.kind == .word })
        // `heel drops 15 15 15 w 5kg`.
        || elements[index - 1].isBareWhole && elements[index + 1].unit.isMass)
      && elements[index + 1].kind == .quantity && elements[index + 1].spaceBefore
      && (elements[index + 1].unit.isMass || elements[index + 1].unit == .letterS)
    {
      let end = Int(elements[index].range.end)
      anatomy.parser.elements.insert(
        Element(.slash, ByteRange(end, end), flags: .spaceAfter), at: index + 1)
      anatomy.parser.end = elements.count
    }
  }

  /// The `the` of `3 each side w/ the 12kg`.
  private mutating func dropArticleOfLoad() {
    guard
      let article = elements.indices.dropFirst(2).dropLast().first(where: {
        isWord($0, in: Self.articlesOfLoads) && elements[$0 + 1].unit.isMass
          && (elements[$0 - 1].meaning == .with
            || elements[$0 - 1].kind == .slash && elements[$0 - 2].meaning == .with)
          && elements[..<$0].contains(where: \.isNumber)
      })
    else { return }
    anatomy.parser.elements.remove(at: article)
    anatomy.parser.end = elements.count
  }

  private static let articlesOfLoads = WordSet("my our", CommonWords.articles)

  /// The `a side` of `40 a side x5`: the load of each.
  private mutating func settleArticleOfSide() {
    guard
      let article = elements.indices.dropFirst().dropLast().first(where: {
        isWord($0, in: Self.articles) && elements[$0 + 1].meaning == .side
          && elements[$0 - 1].isNumber
      }), elements[safe: article + 2]?.kind == .times,
      elements[article - 1].unit.isMass || elements[article - 1].isBare
    else { return }
    anatomy.parser.elements[article - 1].flags.formUnion([.loadOfSide, .spaceAfter])
    anatomy.parser.elements.removeSubrange(article...(article + 1))
    anatomy.parser.end = elements.count
  }

  /// The `bw 82` at the end of a line of sets.
  private mutating func takeOwnWeightAtEnd() {
    let last = elements.count - 1
    guard last > 3, elements[last].isBareWhole, 50_000...150_000 ~= elements[last].value,
      elements[last].spaceBefore, isWord(last - 1, in: Self.ownWeight), context.session != nil,
      elements[last - 2].isBareWhole, elements[last - 2].value <= 30_000,
      let number = elements.firstIndex(where: \.isNumber), number > 0,
      elements[number].value >= 20_000, elements[..<number].allSatisfy({ $0.kind == .word }),
      ![.goal, .plan, .next].contains(elements[0].meaning), isExercise(0..<number),
      // `Calf raise 50x15 bw 100` are a hundred more.
      names.nature(of: NameText.clean(written.bytes[range(0..<number).indices]))
        .isDisjoint(with: [.bodyweight, .timed, .cardio]),
      elements[last].value > elements[last - 2].value * 4
    else { return }
    addBodyweight(Quantity(elements[last]))
    anatomy.parser.elements.removeSubrange((last - 1)...)
    anatomy.parser.end = elements.count
  }

  /// The `2s pause` of `Bench 2s pause 80 3x3` and the `(3s down)` of `RDL 60kg (3s down) 8 8`: how it was done.
  private mutating func dropSecondsOfManner() {
    guard
      let time = elements.indices.dropFirst().dropLast(2).first(where: { index in
        (elements[index].unit == .letterS || elements[index].unit == .second)
          && elements[index].kind == .quantity && elements[index].value <= 10_000
          && isWord(index + 1, in: Self.manners)
      })
    else { return }
    let isEnclosed =
      elements[time - 1].kind == .openParenthesis && elements[time + 2].kind == .closeParenthesis
    guard isEnclosed || elements[time - 1].kind == .word && elements[time + 2].isNumber,
      !elements[..<time].contains(where: { $0.kind == .times }),
      case let end = isEnclosed ? time + 3 : time + 2, end < elements.count, elements[end].isNumber
    else { return }
    context.remarks.append(range(time..<(time + 2)))
    anatomy.parser.elements.removeSubrange((isEnclosed ? time - 1 : time)..<end)
    anatomy.parser.end = elements.count
  }

  /// The blanks of `warmup 60 80 100, 120x5x3`: loads, each above the one before.
  private mutating func settleLoadsOfWarmup() {
    guard
      let word = elements.indices.dropLast(3).first(where: { elements[$0].meaning == .warmup }),
      case let first = elements[word + 1].kind == .colon ? word + 2 : word + 1,
      !elements[..<word].contains(where: \.isNumber)
    else { return }
    var end = first
    while end < elements.count, elements[end].isBare || elements[end].unit.isMass,
      elements[end].value >= 20_000, end == first || elements[end].value > elements[end - 1].value,
      elements[end].spaceBefore
    {
      end += 1
    }
    guard end - first > 2,
      end == elements.count || elements[end].kind == .comma || elements[end].meaning == .then
        || elements[end].kind == .period
    else { return }
    for index in ((first + 1)..<end).reversed() {
      let place = Int(elements[index].range.start)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index)
    }
    anatomy.parser.end = elements.count
  }

  /// What an open set came to, behind its sign: as `100x9+`.
  private mutating func settleRepsBehindPlus() {
    let last = elements.count - 1
    guard last > 3, elements[last].isBareWhole, 1_000...40_000 ~= elements[last].value,
      elements[last].spaceBefore,
      case let plus = elements[last - 1].kind == .comma ? last - 2 : last - 1, plus > 2,
      elements[plus].kind == .plus, !elements[plus].spaceBefore, elements[plus - 1].isBareWhole,
      elements[plus - 1].value <= 12_000, elements[plus - 2].kind == .times,
      elements[plus - 3].unit.isMass
        || elements[plus - 3].isBare && elements[plus - 3].value >= 20_000,
      plus < 5 || elements[plus - 4].kind != .times
    else { return }
    anatomy.parser.elements[plus - 1].value = elements[last].value
    anatomy.parser.elements[plus - 1].range = elements[last].range
    anatomy.parser.elements.removeSubrange((plus + 1)...)
    anatomy.parser.end = elements.count
  }

  /// How fast the belt ran, before the time.
  private mutating func dropSpeedOfTreadmill() {
    guard
      let speed = elements.indices.dropFirst().dropLast().first(where: { elements[$0].isNumber }),
      isWord(speed - 1, in: Self.treadmills), elements[speed].isBare,
      1_000...20_000 ~= elements[speed].value,
      elements[speed + 1].unit == .minute, elements[speed + 1].kind == .quantity
    else { return }
    context.remarks.append(range(speed..<(speed + 1)))
    anatomy.parser.elements.remove(at: speed)
    anatomy.parser.end = elements.count
  }

  /// When it was, before what was done.
  private mutating func dropTimeBeforeWork() {
    guard elements.count > 3, elements[0].kind == .clock, elements[0].flags.contains(.halfDay),
      context.session != nil,
      case let first = elements[1].kind == .hyphen || elements[1].kind == .colon ? 2 : 1,
      let number = elements[first...].prefix(6).firstIndex(where: \.isNumber), number > first,
      elements[first..<number].allSatisfy({ $0.kind == .word || $0.kind == .hyphen }),
      isExercise(first..<number)
    else { return }
    context.remarks.append(range(0..<1))
    anatomy.parser.elements.removeSubrange(..<first)
    anatomy.parser.end = elements.count
  }

  /// The `(right knee 2/10)` behind sets: what hurts, and no side.
  private mutating func dropPainInParentheses() {
    guard
      let open = elements.indices.dropFirst(3).dropLast(2).first(where: {
        elements[$0].kind == .openParenthesis && elements[$0 + 1].meaning.isSide
          && isWord($0 + 2, in: Self.joints)
      }), let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      elements[open..<close].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// Nobody lifts a class.
  private mutating func settleMinutesOfClass() {
    let last = elements.count - 1
    guard last > 0, elements[last].isBareWhole, 15_000...120_000 ~= elements[last].value,
      elements[last].value % 5_000 == 0, elements[..<last].allSatisfy({ $0.kind == .word }),
      isWord(last - 1, in: Self.classes)
    else { return }
    anatomy.parser.elements[last].unit = .minute
  }

  private static let setWords = WordSet("set")
  private static let letterOfWith = WordSet("w")
  private static let articles = WordSet("a")
  private static let ownWeight = WordSet("bw bodyweight")
  private static let manners = WordSet(
    "pause paused pauses hold down ecc eccentric lowering negative up")
  private static let treadmills = WordSet(
    "treadmill tread laufband tapis cinta esteira bieżnia loopband")
  private static let joints = WordSet(
    """
    knee knees shoulder hip elbow wrist ankle back hamstring quad calf glute groin pec lat bicep biceps tricep triceps forearm foot
    neck trap
    """)
  private static let classes = WordSet(
    "class spin spinning zumba pilates bodypump yoga barre boxing kickboxing hiit aerobics bodycombat bodybalance"
  )
}

extension WordMeaning {
  fileprivate var isSide: Bool { self == .left || self == .right }
}
