internal import JournalSyntax
internal import WorkoutModel

/// Numbers about the lifter, the week and the templates of the programme, which are no sets: `height: 181`, `Weight 183, waist
/// 34.5`, `ジムは週3、火木土`, `Workout A: squat / bench / row 5x5`.
extension FileReader {
  /// Keeps such a line as a note or a plan.
  mutating func factOfLifter(_ line: LineSyntax) -> Bool {
    guard 3...40 ~= elements.count else { return false }
    if spansDaysWithoutWork() {
      note(line.content)
      return true
    }
    if addressesSomebody {
      if isSetShaped(elements.indices) { noteUnread(line) } else { note(line.content) }
      return true
    }
    if let weight = weightOfBody() {
      if addBodyweight(at: weight) < elements.count { note(line.content) }
      return true
    }
    guard
      tellsHeight
        || !isASCII
          && (countsDaysOfWeek || sumsThreeLifts || sumsUpMonth || countsOrdinals
            || countsTimesAWeek)
        || tellsClassOfWeight || tellsFood
        // `Monday 21st March - first class (£2.50 a go)` is a day all the same.
        || splitsWeek || tellsPriceOfThings && !opensWithWholeDay
    else { return false }
    note(line.content)
    return true
  }

  /// `Monday 21st March`.
  private var opensWithWholeDay: Bool {
    elements[0].meaning == .weekday && dates.date(at: 0).map { !$0.0.numbers.isEmpty } == true
  }

  // MARK: The body

  /// `height: 181` above all days.
  private var tellsHeight: Bool {
    elements.count == 3 && !file.hasSets && elements[2].unit == .none && isWord(0, in: Self.heights)
      && elements[1].kind == .colon && elements[2].kind == .quantity
      && 140_000...215_000 ~= elements[2].value
  }

  /// Keeps the weight of `스펙: 162cm / 57.8kg, 목표는 54kg`, with how tall somebody is, before the slash parts the line.
  mutating func keepsSizeOfBody(_ line: LineSyntax) -> Bool {
    guard !file.hasSets, 3...24 ~= elements.count,
      elements.contains(where: { $0.unit == .centimeter && 140_000...215_000 ~= $0.value }),
      let weight = elements.firstIndex(where: { $0.unit.isMass }), isWeightOfBody(weight),
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition || $0.unit == .set }),
      !namesAnyExercise
    else { return false }
    addBodyweight(Quantity(elements[weight]))
    note(line.content)
    return true
  }

  /// The weight of `Weight 183, waist 34.5`, of `Gewogen: 79,8 kg. Gut geschlafen`,
  /// of `peso 81,5 (a Natale ero 84!)` and of `Poids de corps au 1er septembre : 74 kg`.
  private func weightOfBody() -> Int? {
    let isLabel =
      elements[0].meaning == .weight || elements[0].meaning == .bodyweight
      || isWord(0, in: CommonWords.weighed) || isWord(0, in: CommonWords.weight)
    guard isLabel,
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition || $0.unit == .set }),
      !namesAnyExercise, let first = elements.firstIndex(where: \.isNumber)
    else { return nil }
    if first > 3, let colon = elements.prefix(9).firstIndex(where: { $0.kind == .colon }),
      elements[..<colon].contains(where: { $0.meaning == .month }), colon + 1 < elements.count,
      elements[colon + 1].unit.isMass
    {
      return isWeightOfBody(colon + 1) ? colon + 1 : nil
    }
    // `Waga 28.02: 93,2`.
    if let (date, next) = dates.date(at: 1), date.numbers.count == 2, next + 1 < elements.count,
      elements[next].kind == .colon, isWeightOfBody(next + 1),
      next + (isGluedDecimal(next + 2) ? 4 : 2) == elements.count
    {
      return next + 1
    }
    // `Gewicht heut früh 87,9`, `Gewicht Jänner: 88,4. Ziel bis Sommer: 84`.
    if 1...5 ~= first, isWeightOfBody(first),
      elements[1..<first].allSatisfy({ isTimeOfWeighing($0) }),
      case let end = isGluedDecimal(first + 1) ? first + 3 : first + 1,
      // `weight: 65` tells a load.
      elements[1..<first].contains(where: { $0.kind == .word }),
      end == elements.count || elements[end].kind == .period
    {
      return first
    }
    guard first <= 2, isWeightOfBody(first), first + 1 < elements.count else { return nil }
    switch elements[first + 1].kind {
    case .comma:
      return tellsPartOfBody(behind: first + 1)
        || elements[first].unit.isMass && first + 2 < elements.count
          && isWord(first + 2, in: Self.wishes)
        ? first : nil
    case .openParenthesis:
      // What it was before stands there.
      return elements.last?.kind == .closeParenthesis
        && (first + 2..<elements.count).contains(where: {
          isWeightOfBody($0) && abs(elements[$0].value - elements[first].value) <= 15_000
        }) ? first : nil
    case .period:
      return isWord(0, in: CommonWords.weighed)
        && !elements[(first + 1)...].contains { $0.unit.isMass } ? first : nil
    default: return nil
    }
  }

  /// Between the word and the number.
  private func isTimeOfWeighing(_ element: Element) -> Bool {
    element.kind == .colon || element.meaning == .month || element.meaning == .weekday
      || element.kind == .word && Self.timesOfWeighing.contains(bytes[element.range.indices])
  }

  private func isWeightOfBody(_ index: Int) -> Bool {
    elements[index].kind == .quantity
      && (elements[index].unit == .none || elements[index].unit.isMass)
      && 35_000...330_000 ~= elements[index].value
  }

  private func tellsPartOfBody(behind comma: Int) -> Bool {
    comma + 2 < elements.count && isWord(comma + 1, in: Self.girths)
      && elements[comma + 2].isNumber
  }

  // MARK: The week and the programme

  /// `ジムは週3、火木土`: so often a week.
  private var countsDaysOfWeek: Bool {
    guard let number = elements.prefix(3).firstIndex(where: \.isNumber), number > 0,
      elements[number].value <= 7_000, elements[number].unit == .none,
      bytes[elements[number - 1].range.indices].suffix(3).elementsEqual("週".utf8)
    else { return false }
    return elements.count(where: \.isNumber) == 1
  }

  /// `PT 20회 등록, 주 2회 / 나머지 개인운동`.
  private var countsTimesAWeek: Bool {
    !elements.contains { $0.kind == .times || $0.unit.isMass }
      && elements.indices.dropLast().contains { index in
        isWord(index, in: Self.weeks) && elements[index + 1].isNumber
          && elements[index + 1].value <= 7_000
      } && !namesAnyExercise
  }

  /// `Кат. до 93, КМС пока мечта`: in which class somebody lifts.
  private var tellsClassOfWeight: Bool {
    !elements.contains { $0.kind == .times || $0.unit == .repetition }
      && elements.indices.dropLast(2).contains { index in
        isWord(index, in: Self.classes)
          && elements[index...].prefix(5).contains {
            40_000...140_000 ~= $0.value && ($0.isBareWhole || $0.unit.isMass)
          }
      } && !namesAnyExercise
  }

  /// `치팅: 떡볶이 1인분 튀김 3개`: what was eaten.
  private var tellsFood: Bool {
    elements[1].kind == .colon && (elements[0].meaning == .food || isWord(0, in: Self.meals))
      && !namesAnyExercise && !elements.contains { $0.kind == .times }
  }

  /// `2er-Split (OK/UK), 3–4x pro Woche`; `3 split squats 20` was done.
  private var splitsWeek: Bool {
    guard elements[0].kind == .quantity, elements[0].value <= 7_000, !elements[0].unit.isMass,
      elements[1].kind != .times, !elements.contains(where: { $0.kind == .at || $0.unit.isMass }),
      let split = elements.prefix(4).indices.first(where: { isWord($0, in: Self.splits) }),
      elements[safe: split + 1]?.kind != .word
    else { return false }
    return !elements.indices.contains {
      $0 != split && elements[$0].kind == .word && isExercise($0..<$0 + 1)
    }
  }

  /// `데드 140 처음! 현재 3대 = 110+90+140 = 340`.
  private var sumsThreeLifts: Bool {
    elements.count(where: { $0.kind == .equals }) > 0
      && elements.indices.dropLast(2).contains { index in
        elements[index].isNumber && elements[index + 1].kind != .times
          && bytes[Int(elements[index].range.start)...].starts(with: "3대".utf8)
      }
      && !elements.contains { $0.kind == .times }
  }

  /// `두번째 세트 5개째 실패할 뻔해서 4개에서 멈춤`: at which rep it was hard.
  private var countsOrdinals: Bool {
    // `90 2개 (3개째 실패)` was done.
    elements.first { $0.isNumber }.map {
      bytes[Int($0.range.end)...].starts(with: "째".utf8)
    } == true && !elements.contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `Old Romaleos, the 2s. Paid like $90 for them used.`
  private var tellsPriceOfThings: Bool {
    elements.indices.contains { isPrice($0) } && !namesAnyExercise
      // `bought rack + 300lb set, $450`.
      && (elements.indices.contains { isWord($0, in: Self.trades) }
        || !elements.contains { $0.unit.isMass })
      && !elements.contains {
        $0.kind == .times || $0.unit == .set || $0.unit == .repetition
          || $0.unit.isLength
      }
  }

  /// `3월 결산: 운동 11회, 체중 77.1`.
  private var sumsUpMonth: Bool {
    elements.prefix(4).indices.contains { isWord($0, in: Self.reviews) }
      && elements.prefix(5).contains { $0.kind == .colon }
      && !elements.contains { $0.kind == .times }
  }

  /// `Workout A: squat / bench / row 5x5` and `Workout B: …` below each other above all days: no loads, and the days follow.
  func isTemplateAboveDays(_ line: LineSyntax) -> Bool {
    guard !file.hasSets, file.drafts.isEmpty, line.kind != .heading, elements.count > 5,
      elements[0].meaning == .session || elements[0].meaning == .day,
      elements[1].kind == .word && elements[1].range.count == 1 || elements[1].isBareWhole,
      elements[2].kind == .colon,
      elements.dropFirst(3).allSatisfy({
        !$0.isNumber || $0.isBareWhole && $0.value <= 30_000 || $0.unit == .set
          || $0.unit == .repetition
      }),
      elements.dropFirst(3).contains(where: { $0.isNumber })
    else { return false }
    let word = bytes[elements[0].range.indices]
    let isTwin = [context.lineIndex - 1, context.lineIndex + 1].contains { index in
      document.lines.indices.contains(index)
        && bytes[document.lines[index].content.indices].starts(with: word)
    }
    return isTwin
      && document.lines[(context.lineIndex + 1)...].prefix(12).contains { below in
        below.kind == .heading
          || below.kind == .text
            && bytes[safe: Int(below.content.start)].map { Byte.isDigit($0) } == true
      }
  }

  /// `@martyk - cheers mate, 190 for 5 was my best ever`: to another one of the forum.
  private var addressesSomebody: Bool {
    elements[0].kind == .at && elements[1].kind == .word && !elements[1].spaceBefore
      && (elements[2].kind == .hyphen || elements[2].kind == .comma)
      && elements.count > 4 && elements[3].kind == .word && !isExercise(3..<4)
      && endOfKnownName(3) == nil
  }

  private static let timesOfWeighing = WordSet(
    """
    heut heute früh morgen morgens nüchtern today this morning now am matin ce aujourd'hui hoy hoje stamattina oggi сегодня
    утром dziś rano idag imorse vandaag dnes ráno
    """)
  private static let wishes = WordSet(
    "want goal target quiero meta objetivo ziel möchte veux objectif quero voglio obiettivo хочу цель chcę cel vill mål wil doel"
  )
  private static let heights = WordSet(
    "height größe groesse altura estatura taille altezza lengte längd høyde wzrost výška рост 身高 身長 키 신장"
  )
  private static let girths = WordSet(
    "waist hips hip chest belly neck taille bauch hüfte tour cintura quadril vita fianchi midja талия живот pas pás"
  )
  private static let weeks = WordSet("주 매주 주당 毎週 每周 每週")
  private static let classes = WordSet(
    "кат Кат категория Категория category gewichtsklasse catégorie categoría categoria kategoria"
  )
  private static let meals = WordSet(
    """
    치팅 아침 점심 저녁 간식 식단 야식 朝食 昼食 夕食 早餐 午餐 晚餐 breakfast lunch dinner snack frühstück mittagessen abendessen
    desayuno almuerzo cena café завтрак Завтрак обед Обед ужин Ужин śniadanie obiad kolacja frukost middag aamiainen
    """)
  private static let trades = WordSet(
    "bought buy sold ordered gekauft bestellt acheté compré vendí comprei comprato купил купила kupiłem köpte ostin"
  )
  private static let splits = WordSet("split splits сплит 분할 分化 分割")
  private static let reviews = WordSet("결산 정산 요약 총정리 总结 總結 まとめ")
}
