internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell what instruments, doctors and calendars tell: they have names and numbers, and no set.
extension FileReader {
  /// Names that no exercise has, before the first of its numbers.
  func isReading(_ segment: Segment) -> Bool {
    if isUnweighed(segment) || isOutOfTen { return true }
    guard !segment.name.isEmpty, !segment.isNameBehind else { return false }
    return isTitleLabel(segment) || isForeignRating(segment) || isTemperature(segment)
      || isBloodPressure(segment)
      || isSumOfWeek(segment) || isNumberOfEntry(segment)
  }

  /// `タイトル:スイム2250m`, `Title: Swim 2250 m`: what follows is told again below.
  private func isTitleLabel(_ segment: Segment) -> Bool {
    let first = segment.name.lowerBound
    return first == 0 && elements.count > 2 && elements[1].kind == .colon
      && !elements.contains { $0.kind == .times }
      && isWord(0, in: Self.titles)
  }

  private static let titles = WordSet("title titre título titolo タイトル 标题 標題 제목 заголовок")

  /// `Training 3 45 min. D2` counts the session, and whether it was done so is told elsewhere; `Km
  /// settimanali: 136` and `ダンベルの重さは17キロ` tell what is of all sets or of none.
  func isNumberOfSomethingElse(_ segment: Segment) -> Bool {
    guard !segment.name.isEmpty, !segment.isNameBehind, let last = segment.name.last else {
      return false
    }
    let numbers = anatomy.parser.quantities
    if numbers.count == 2, numbers[0].isBareWhole, numbers[0].value <= 60_000,
      anatomy.parser.expressions.count == 1, anatomy.parser.terms.count == 2,
      anatomy.parser.terms[1].joiner == .space, numbers[1].unit.isTime,
      elements[last].meaning == .session
    {
      return true
    }
    if isTalkOfWeek(segment) { return true }
    // `Km settimanali: 136`, `Miles: 12.3 + 8.3`.
    if segment.name.lowerBound == 0, elements.count > 2,
      elements[0].meaning == .kilometer || elements[0].meaning == .mile,
      numbers.count == 1 && numbers[0].isBareWhole
        || elements[1].kind == .colon && numbers.allSatisfy({ $0.unit == .none })
    {
      return true
    }
    guard numbers.count == 1 else { return false }
    guard let last = segment.name.last(where: { elements[$0].kind == .word }) else { return false }
    let word = bytes[elements[last].range.indices]
    return elements[last].flags.contains(.unspacedScript) && numbers[0].unit.isMass
      && Self.weights.contains { word.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// `In totaal heb ik deze week reeds 60 km gelopen`: of several days, or of one of them.
  private func isTalkOfWeek(_ segment: Segment) -> Bool {
    segment.name.count { elements[$0].kind == .word } >= 4
      && segment.name.contains { isWeek($0) }
      && anatomy.parser.expressions.allSatisfy { $0.terms.count <= 2 }
      && anatomy.parser.quantities.first.map { $0.unit == .kilometer || $0.unit == .mile } == true
  }

  private static let weights = ["重さは", "重量は"]

  /// `RPE constaté: 5`, `RPE ressenti : 7`: how hard it was, in the words of the writer.
  private func isForeignRating(_ segment: Segment) -> Bool {
    let numbers = anatomy.parser.quantities
    return elements[segment.name.lowerBound].meaning == .rpe && numbers.count == 1
      && numbers[0].kind == .number && numbers[0].unit == .none && numbers[0].value <= 10_000
  }

  /// `Pain 4 out of 10`, `Ont i armbågen, 3 av 10`, `Energy: 3 out of 5`: how something felt; `3 of 10`
  /// behind a lift tells sets.
  private var isOutOfTen: Bool {
    guard let rated = ratedOutOfTen else { return false }
    let words = elements[..<rated].indices
    return words.contains { isWord($0, in: Self.feelings) }
      && !words.contains { elements[$0].kind == .word && isExercise($0..<($0 + 1)) }
  }

  /// `managed 8 out of 10`: reps, or sets, and no ten of anything.
  var isShareOfPlan: Bool {
    ratedOutOfTen.map { isWord($0 + 1, in: Self.out) && !isOutOfTen } ?? false
  }

  /// The 4 of `4 out of 10` and of `4 of 10`, where the line holds no other number.
  private var ratedOutOfTen: Int? {
    guard elements.count <= 60, let last = elements.lastIndex(where: \.isNumber), last > 2,
      elements[last].value == 10_000 || elements[last].value == 5_000,
      elements[last].unit == .none,
      !elements.contains(where: { $0.kind == .times || $0.unit.isMass }),
      elements.count(where: \.isNumber) == 2,
      let rated = elements[..<last].lastIndex(where: \.isNumber),
      last - rated == 2 || last - rated == 3 && isWord(rated + 1, in: Self.out),
      elements[rated].unit == .none, elements[rated].value <= elements[last].value,
      elements[(rated + 1)..<last].allSatisfy({ $0.kind == .word || $0.kind == .times })
    else { return nil }
    return rated
  }

  private static let out = WordSet("out")
  private static let feelings = WordSet(
    """
    pain pains painful ache aches hurt hurts soreness stiffness discomfort energy mood effort
    difficulty feeling stress tiredness fatigue ont smärta schmerz schmerzen douleur douleurs dolor
    dolore dor боль болит ból boli kipu smerte pijn ondt
    """)

  /// `Temperature 29,8F`.
  private func isTemperature(_ segment: Segment) -> Bool {
    isWord(segment.name.lowerBound, in: Self.temperatures)
      && anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
      && anatomy.parser.quantities.allSatisfy {
        !$0.unit.isTime && !$0.unit.isLength && !$0.unit.isMass
      }
      && !segment.name.dropFirst().contains { isExercise($0..<($0 + 1)) }
  }

  private static let temperatures = WordSet(
    """
    temperature temp temperatur température temperatura lämpötila температура temperatuur 気温 水温 体温 温度
    """)

  /// `BP before 138/82 after 126/78`: the pressure of the heart and between its beats. The pairs of `BP
  /// 135/95` may be loads of a bench press, and those of `BP 185/135` are.
  private func isBloodPressure(_ segment: Segment) -> Bool {
    guard isWord(segment.name.lowerBound, in: Self.pressures) else { return false }
    var pairs = 0
    var isExact = elements[segment.name.lowerBound].range.count > 2
    for index in elements.indices.dropFirst().dropLast() where elements[index].kind == .slash {
      let (high, low) = (elements[index - 1], elements[index + 1])
      guard isPressure(high, 80_000...220_000), isPressure(low, 40_000...130_000),
        20_000...110_000 ~= high.value - low.value
      else { continue }
      pairs += 1
      if high.value % 5_000 != 0 || low.value % 5_000 != 0 { isExact = true }
    }
    // The pairs alone may be loads.
    return pairs > 0 && isExact && elements.contains { isWordOfPressure($0) }
      && !elements.contains { $0.kind == .times || $0.unit.isMass || $0.unit == .repetition }
  }

  private func isWordOfPressure(_ element: Element) -> Bool {
    element.kind == .word && Self.timesOfPressure.contains(bytes[element.range.indices])
  }

  private static let timesOfPressure = WordSet(
    "before after resting morning evening mmhg pulse pressure druck vor nach avant après antes después"
  )

  private func isPressure(_ element: Element, _ range: ClosedRange<Int32>) -> Bool {
    element.kind == .quantity && element.unit == .none && range.contains(element.value)
  }

  private static let pressures = WordSet(
    "bp blood pressure blutdruck bloeddruk tension tensión pressione pressão blodtryck verenpaine")

  /// `week 8h50 225 TSS`, `Whole week = 4h 55min`, `Koko viikko = 4 h`: what the week came to.
  private func isSumOfWeek(_ segment: Segment) -> Bool {
    let words = segment.name.filter { elements[$0].kind == .word }
    guard 1...3 ~= words.count, words.contains(where: { isWeek($0) }),
      words.allSatisfy({ isWeek($0) || isWord($0, in: Self.whole) }),
      let first = anatomy.parser.quantities.first
    else { return false }
    return first.unit == .hour || first.unit.isLength
      || first.kind == .clock && first.marks.contains(.hours)
  }

  private func isWeek(_ index: Int) -> Bool {
    elements[index].meaning == .week && !isWord(index, in: Self.blocks)
      || isWord(index, in: Self.weeks)
  }

  /// `Block 5 km` names what was run.
  private static let blocks = WordSet(
    "phase cycle block mesocycle microcycle")
  private static let weeks = WordSet("viikko settimana uke vecka týden tydzień неделя viikolla")
  private static let whole = WordSet(
    "whole total all koko yhteensä ganze gesamt toda total tutta totale hela hele cały")

  /// `Trainingstagebuch KW 15`, `筋トレ日記27`: the week of the year, and which page of a diary it is.
  private func isNumberOfEntry(_ segment: Segment) -> Bool {
    guard let last = segment.name.last, elements[last].kind == .word, segment.rest.isEmpty,
      anatomy.parser.quantities.count == 1, anatomy.parser.quantities[0].isBareWhole
    else { return false }
    let word = bytes[elements[last].range.indices]
    if elements[last].flags.contains(.unspacedScript) {
      return word.count >= 6 && Self.diaries.contains { word.suffix(6).elementsEqual($0.utf8) }
    }
    return word.elementsEqual("KW".utf8) && anatomy.parser.quantities[0].value <= 53_000
  }

  private static let diaries = ["日記", "日记", "日誌", "日志", "일지", "일기"]

  /// `体重:未計測`, `Bodyweight: forgot`: nothing was weighed.
  private func isUnweighed(_ segment: Segment) -> Bool {
    let first = segment.expressions.lowerBound
    return anatomy.parser.quantities.count == 1 && anatomy.parser.quantities[0].kind == .bodyweight
      && anatomy.parser.quantities[0].value == 0 && first == 0 && elements.count > 2
      && elements[1].kind == .colon && elements[2...].allSatisfy { $0.kind == .word }
      && elements[0].meaning == .bodyweight
      && !names.isKnown(NameText.clean(written.bytes[range(2..<elements.count).indices]))
  }

  /// `= 1800 m` at the start of a line: what the lines above come to.
  func isSumOfLines(_ segment: Segment) -> Bool {
    guard let sign = elements.first, sign.kind == .equals, elements.count > 1,
      segment.expressions.lowerBound == 1, anatomy.parser.quantities.count == 1,
      case let sum = anatomy.parser.quantities[0], sum.unit.isLength || sum.unit == .letterM
    else { return false }
    return elements.count <= 5
  }
}
