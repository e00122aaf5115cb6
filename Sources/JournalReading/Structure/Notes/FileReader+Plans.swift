internal import JournalSyntax

/// Numbers that were not performed on their day: plans, goals, memories.
extension FileReader {
  /// `8-12 reps` are what a plan asks for; nobody does eight to twelve. But the loads of
  /// `10, 8, 6 @ 32-44 kg` went up from set to set.
  var isRangePlan: Bool {
    anatomy.parser.expressions.contains { expression in
      let terms = anatomy.parser.terms[expression.terms]
      if tellsResults(expression) { return false }
      let hasList = terms.contains { $0.quantities.count > 1 }
      return terms.contains { term in
        anatomy.parser.quantities[term.quantities].contains {
          if hasList, $0.unit.isMass { return false }
          // `150 x 5 x 4 @ 7-8` tells how hard it was.
          return $0.upper > (term.joiner == .at ? 10_000 : 0) && !$0.marks.contains(.approximate)
        }
      }
    }
  }

  /// `65 kg 3x10-12 (12, 11, 10)`: what was done of each of the sets.
  private func tellsResults(_ expression: Expression) -> Bool {
    let count = expression.attributes.actualReps.count
    return count > 1
      && anatomy.parser.terms[expression.terms].contains { term in
        let quantity = anatomy.parser.quantities[term.quantities.lowerBound]
        return quantity.upper == 0 && (quantity.unit == .none || quantity.unit == .set)
          && Int(quantity.value) == count * 1000
      }
  }

  /// Words that say the numbers are of another day: `last week 100x5`, `next: 105`, `goal 120`.
  func isMemory(_ segment: Segment) -> Bool {
    let isSingle = anatomy.parser.expressions.allSatisfy { $0.terms.count == 1 }
    // `80 kg x 5 is the goal`, `80kg×5回が次の目標である`.
    if segment.isNameBehind, segment.name.contains(where: { tellsGoal($0) }),
      !segment.name.contains(where: { isGoalMet($0) })
    {
      return true
    }
    if !isASCII, tellsUndone(segment.name) { return true }
    if endsInPlan(segment) { return true }
    // `6개 도전은 다음주에`.
    if !isASCII, segment.isNameBehind, let last = segment.name.last,
      elements[last].flags.contains(.unspacedScript), leadingMeaning(last) == .next
    {
      return true
    }
    if !segment.isNameBehind, tellsYearOfMemory(segment.name) { return true }
    for index in segment.name where !segment.isNameBehind {
      if tellsIntent(index) || isLabelOfPlan(at: index) { return true }
      // `体重 63.5，年底目标硬举120`, `9月の目標 ベンチ75*5`.
      if !isASCII, elements[index].flags.contains(.unspacedScript), tellsGoal(index),
        !isGoalMet(index)
      {
        return true
      }
      // `push-ups skipped, a week ago it was 3x20`.
      if isWord(index, in: Self.ago), isWord(segment.name.upperBound - 1, in: Self.was) {
        return true
      }
      switch leadingMeaning(index) {
      // `Last set 60x8`: the last of them, and no set of another day.
      case .previous where index + 1 < elements.count && elements[index + 1].meaning == .set:
        continue
      case .goal, .next, .previous, .total, .plan: return true
      case .week where isComing(index): return true
      // `100x5 vs 95x5 last week`.
      case .than where index == segment.name.lowerBound && tellsPast(behind: index): return true
      case .maximum where isSingle && !isToFailure(index, segment): return true
      // `I was supposed to squat 250x5x5`, `I have never done 275 for 4`.
      case .none where isIntention(index) && !isOfEarlierSentence(index, segment): return true
      default: continue
      }
    }
    // `3 sets of 10 (more weight next time)` was done; `3x10 (next week)` was not.
    let isRemark = segment.rest.first.map { elements[$0].kind == .openParenthesis } ?? false
    // `4x135. This targets the triceps`: another sentence.
    let isSentence =
      segment.rest.first.map { elements[$0].kind == .period && elements[$0].spaceAfter } ?? false
    let words = segment.rest.prefix(isSentence ? 0 : isRemark ? 2 : 4)
    if !elements[segment.rest].contains(where: \.isNumber) {
      for index in words {
        switch elements[index].meaning {
        case .next, .previous:
          if segment.rest.count <= 8, tellsOfToday(segment.rest.lowerBound..<index) { continue }
        default: break
        }
        switch elements[index].meaning {
        case .next, .goal: return true
        // `100x5 more than last time` compares what was done.
        case .previous where index > 0 && elements[index - 1].meaning == .than: continue
        case .previous where index + 1 < elements.count && isPeriod(elements[index + 1]):
          return true
        default: continue
        }
      }
    }
    if tellsHowLongAgo(segment.rest) { return true }
    // `squat 3x5 @ 100 kg due:2024-05-13`.
    let isDue = segment.rest.contains { index in
      elements[index].meaning == .goal && index + 2 < elements.count
        && elements[index + 1].kind == .colon && dates.date(at: index + 2)?.0.hasYear == true
    }
    if isDue || hasRange(segment.rest) { return true }
    if asksForShare(segment.rest) || asksForShare(segment.name) { return true }
    return anatomy.parser.expressions.contains {
      $0.attributes.marks.contains(.goal) && !$0.attributes.marks.contains(.work)
    }
  }

  /// `245 x 90% = 220.5`, `215 x 4 x 0.0333 + 215 = 243.64`: what somebody worked out from a set.
  func isCalculation(_ start: Int, _ end: Int) -> Bool {
    guard let start = elements[start..<end].prefix(4).firstIndex(where: { $0.kind != .word }),
      end - start >= 5, elements[start].isNumber, elements[start + 1].kind == .times,
      let sign = elements[(start + 3)..<end].firstIndex(where: { $0.kind == .equals }),
      sign + 1 < end, elements[sign + 1].isNumber,
      !elements[(sign + 1)..<end].contains(where: { $0.kind == .times })
    else { return false }
    return elements[start..<sign].indices.contains { index in
      elements[index].kind == .times
        && (elements[index + 1].unit == .percent && index + 2 == sign
          || elements[index + 1].kind == .quantity && elements[index + 1].unit == .none
            && elements[index + 1].value < 1_000 && elements[index + 1].value > 0
          // `x .0333`.
          || elements[index + 1].kind == .period && index + 2 < sign
            && elements[index + 2].isNumber && !elements[index + 2].spaceBefore)
    }
  }

  private func tellsPast(behind index: Int) -> Bool {
    elements[index...].contains { $0.meaning == .previous }
  }

  private func isIntention(_ index: Int) -> Bool {
    elements[index].kind == .word
      && Self.intentions.contains(bytes[elements[index].range.indices])
      // `Didn't want to train, did bench press 3x10 60 kg anyway`.
      && !elements.indices.dropFirst(index + 1).contains { isWord($0, in: Self.pastWords) }
  }

  /// `月底前卧推90做5个`, `90本来想3个`, `教练说下次125磅`: what is wanted, within what is written as one word.
  private func tellsIntent(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.flags.contains(.unspacedScript), element.range.count >= 9 else { return false }
    let word = text(element.range)
    return Self.intents.contains { word.contains($0) }
      && !Self.metParts.contains { word.contains($0) }
  }

  /// `7月中に110上げる`, `太累没跑完5公里`: right before the numbers.
  private func tellsUndone(_ name: Range<Int>) -> Bool {
    guard let last = name.last, elements[last].flags.contains(.unspacedScript) else { return false }
    let word = text(elements[last].range)
    return Self.undone.contains { word.hasSuffix($0) }
  }

  private static let undone = ["月中に", "年内に", "没跑完", "没做完", "没完成"]

  private static let intents = [
    "下次", "本来想", "本來想", "打算", "月底前", "年底前", "次回は", "次は", "来月までに", "다음엔", "다음에",
  ]

  private static let ago = WordSet("ago temu")
  private static let was = WordSet("was were było była")

  private static let pastWords = WordSet("did anyway")

  private static let intentions = WordSet(
    "want wanna hoping supposed never nunca jamais aldrig aldri никогда nigdy хочу 원래")

  /// `Squat 1RM 170` and `Squat TM 150` above sets name their exercise all the same.
  mutating func keepName(_ segment: Segment, _ line: LineSyntax) {
    guard line.kind == .text || line.kind == .heading, context.section == .training,
      let mark = segment.name.first(where: {
        elements[$0].meaning == .total || elements[$0].meaning == .maximum
          || elements[$0].meaning == .plan && isBelowLine
          || elements[$0].meaning == .goal && elements[$0].range.count == 2
      }), mark > segment.name.lowerBound
    else { return }
    let isGlued = elements[mark - 1].isNumber && !elements[mark].spaceBefore
    var name = segment.name.lowerBound..<(isGlued ? mark - 1 : mark)
    // `Squat – plan: 4x2`, `Squat (plan 4x2)`.
    while let last = name.last, elements[last].kind != .word, elements[last].kind != .quantity {
      name.removeLast()
    }
    if isName(name) || isExercise(name)
      || !name.isEmpty && elements[name.lowerBound].flags.contains(.emphasis)
    {
      pendName(name, line)
    }
  }

  /// Sets stand right below, of what was planned in the line: `**Deadlift** – plan 240x1`.
  private var isBelowLine: Bool {
    guard context.lineIndex + 1 < document.lines.count,
      case let below = document.lines[context.lineIndex + 1],
      below.kind == .item || below.kind == .text || below.kind == .numbered,
      let first = bytes[below.content.indices].first
    else { return false }
    return Byte.isDigit(first) || below.kind == .item
  }

  /// `Dips to failure 14, 11, 9`, `push-ups to failure 20`: how they were done; `bench max 100` is a
  /// memory.
  private func isToFailure(_ index: Int, _ segment: Segment) -> Bool {
    anatomy.parser.quantities.count > 1
      // `伏地挺身 做到力竭 22下`.
      || elements[index].flags.contains(.unspacedScript)
        && anatomy.parser.quantities[0].unit == .repetition
      || index > segment.name.lowerBound + 1 && elements[index - 1].range.count <= 3
  }

  /// The `4주차 계획:` before what is planned.
  func isLabelOfPlan(_ name: Range<Int>) -> Bool {
    name.dropLast().contains { index in
      isLabelOfPlan(at: index)
        || elements[index + 1].kind == .colon
          && (elements[index].meaning == .plan || elements[index].meaning == .goal
            || elements[index].meaning == .next)
    }
  }

  /// In a sentence the word may tell of a plan that was kept: `계획대로 스쿼트 100x5`.
  private func isLabelOfPlan(at index: Int) -> Bool {
    index + 1 < elements.count && elements[index + 1].kind == .colon
      && isWord(index, in: Self.plans)
  }

  private static let plans = WordSet("계획")

  /// `Tomorrow, day A | 45-60 min` above a list of exercises: what follows is planned too.
  mutating func opensPlan(_ line: LineSyntax) {
    guard line.kind == .text, context.isAfterBlank || context.lineIndex == 0,
      context.entry == nil, context.pendingName == nil,
      elements[0].meaning == .next || elements[0].meaning == .plan
    else { return }
    context.section = .planned
    context.sectionLevel = 0
  }

  /// `next time go heavier`: a sentence about what to do, and no head of lines that tell it.
  func tellsNextTime(_ indices: Range<Int>) -> Bool {
    let last = indices.upperBound - 1
    guard elements[0].meaning == .next, elements[last].kind == .word, last > 0,
      !elements[0].flags.contains(.emphasis)
    else { return false }
    return isWord(last, in: Self.comparisons)
      || last > 1 && elements[last].word == .plain
        && text(elements[last].range).lowercased().hasSuffix("er")
  }

  /// `volume 4.5 t`, `next week 105`: a total or a wish that is told, and no head of what follows.
  var tellsAmount: Bool {
    guard elements.count <= 5, let amount = elements.last(where: { $0.kind == .quantity }),
      elements.contains(where: { $0.meaning == .total || $0.meaning == .next })
    else { return false }
    let isTotal = elements.contains { $0.meaning == .total }
    return amount.unit != .none || 54_000..<1_900_000 ~= amount.value
      || isTotal && amount.flags.contains(.fraction)
  }

  /// What somebody wants of the next time, beside `heavier` and `slower`.
  private static let comparisons = WordSet(
    """
    more less up down again weight careful rest belt straps form depth deload mehr weniger gewicht más menos peso
    plus moins poids mais più вес больше меньше веса 증량 디로드 올리기 加重 重量アップ
    """)

  /// The goals that a sentence announced end with their block: what stands below was done.
  mutating func endPlanBlock() {
    context.planBlock = nil
    if context.section == .planned, context.sectionLevel == 0 { context.section = .training }
  }

  func isPeriod(_ element: Element) -> Bool {
    switch element.meaning {
    case .week, .time, .session, .day: true
    default: false
    }
  }

  /// `Front squat 7 sets of 3 up to max of 75%` without a day and without a load: what a programme
  /// asks for.
  private func asksForShare(_ rest: Range<Int>) -> Bool {
    guard rest.contains(where: { elements[$0].unit == .percent }),
      context.session.map({ file.sessions[$0].date == nil }) ?? true,
      FileName.date(document.source.path) == nil
    else { return false }
    return anatomy.parser.quantities.allSatisfy {
      $0.kind == .number && !$0.unit.isMass && $0.value <= 20_000
    }
  }
}
