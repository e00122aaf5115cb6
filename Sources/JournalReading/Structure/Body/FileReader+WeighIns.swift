internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighed, with words about the day behind it.
extension FileReader {
  /// `weight 82.4 slept 6 h`, `peso 74,5 - slept well`, `kilo: 79,3`: before the first exercise of a
  /// day such a number is the lifter's; later only one that no plates make.
  mutating func weighIn(_ start: Int) -> Bool {
    var number = start
    while number < min(elements.count, start + 2), isWordOfDay(number) { number += 1 }
    guard number < elements.count, elements[number].kind == .quantity else { return false }
    var quantity = Quantity(elements[number])
    var next = number + 1
    if let tenths = tenths(behind: number) {
      quantity.value += tenths
      quantity.unit = elements[number + 2].unit
      next += 2
    }
    quantity.range = range(number..<next)
    guard quantity.unit == .none || quantity.unit.isMass, 35_000...250_000 ~= quantity.value,
      context.pendingName == nil
    else { return false }
    let isFirst = context.entry == nil
    // `wt 153.0, no soda til the fight`: who writes the zero reads it off a scale.
    let hasZero = elements[number].flags.contains(.fraction) && quantity.value % 1000 == 0
    guard hasZero || (isFirst ? quantity.value % 1000 != 0 : quantity.value % 250 != 0),
      next + 1 >= elements.count || !areSetsOfLoad(next + 1)
    else { return false }
    // `peso 79,2 kg en ayunas`.
    if next + 1 < elements.count, isWord(next, in: Self.beforeFasting) { next += 1 }
    while next < elements.count, isWordOfDay(next) { next += 1 }
    guard
      tellsOfDay(from: next)
        || quantity.value % 250 != 0
          && (tellsFeeling(next, quantity.value) || isFirst && isTalkApart(next))
    else { return false }
    addBodyweight(quantity)
    return true
  }

  /// The words of `kilo 79,3   cheesecake x2 :)`, which a gap keeps apart.
  private func isTalkApart(_ index: Int) -> Bool {
    index < elements.count && elements[index].flags.contains(.gap)
      && elements[index].kind == .word && elements[index].word == .plain
      && !elements[index...].contains { $0.unit.isMass || $0.unit == .set }
  }

  /// `89kg, BMI 25`: the lifter's weight, and what it comes to.
  mutating func weighsWithIndex() -> Bool {
    guard 3...8 ~= elements.count, elements[0].unit.isMass, 35_000...250_000 ~= elements[0].value,
      elements.indices.contains(where: { isWord($0, in: Self.indices) }),
      !elements.contains(where: { $0.kind == .times || $0.kind == .at })
    else { return false }
    addBodyweight(Quantity(elements[0]))
    return true
  }

  /// `72.3kg this morn (69.8 in sept)`, `82,4 kg heute früh`: a weight with tenths and the morning behind it.
  mutating func weighsThisMorning() -> Bool {
    guard 3...14 ~= elements.count, elements[0].unit.isMass, 35_000...250_000 ~= elements[0].value,
      elements[0].value % 500 != 0,
      elements.indices.prefix(4).contains(where: { isWord($0, in: Self.mornings) }),
      !elements.contains(where: { $0.kind == .times || $0.kind == .at })
    else { return false }
    addBodyweight(Quantity(elements[0]))
    return true
  }

  private static let mornings = WordSet(
    "morning morn am früh morgen matin mañana manhã mattina rano утром ochtend morgonen morgenen")
  private static let indices = WordSet("bmi imc")

  /// The `:(` of `peso 83,1kg :(`, the `((` of `вес 63,8 ((` and the words of `weight 89.4 must get down to 89`, behind a weight
  /// that no plates make: no reps, and no number but another weight of the body.
  private func tellsFeeling(_ start: Int, _ weight: Int32) -> Bool {
    guard start < elements.count, elements[start].spaceBefore else { return false }
    switch elements[start].kind {
    case .word, .other, .colon, .exclamation, .semicolon, .openParenthesis, .closeParenthesis: break
    default: return false
    }
    return elements[start...].allSatisfy { element in
      switch element.kind {
      case .times, .at, .slash, .clock: return false
      case .quantity:
        // `82.2 !!! 0.8 kg gone in one week`, `61,7 (-0,6)`.
        return (element.unit.isMass || !element.spaceBefore) && element.value <= weight / 10
          || element.unit == .none && weight / 4 * 3...weight / 4 * 5 ~= element.value
      default: break
      }
      switch element.meaning {
      case .each, .per, .side, .left, .right, .repetition, .set, .bar, .equipment: return false
      default: return true
      }
    }
  }

  /// The `reps 5` of `weight 60 kg, reps 5, sets 3`, the `3 x 5` of `weight 70 kg, 3 x 5` without a name.
  private func areSetsOfLoad(_ start: Int) -> Bool {
    switch elements[start].meaning {
    case .repetition, .set, .previous, .maximum, .rpe: return true
    default: break
    }
    guard elements[start].isNumber else { return false }
    if elements[start].unit == .repetition || elements[start].unit == .set { return true }
    return start + 1 < elements.count && elements[start + 1].kind == .times
      && (start + 3 >= elements.count || elements[start + 3].kind != .word)
  }

  /// `82.6 kg on the scale, no more buns`, `181.4 lb this morning` behind a day: what a scale showed.
  private func weightBeforeTalk(_ start: Int) -> Int? {
    // `Sun 5.11. 82.6kg`: no plates make it.
    if start + 1 == elements.count, elements[start].unit.isMass,
      35_000...350_000 ~= elements[start].value, elements[start].value % 250 != 0
    {
      return start
    }
    guard start + 2 < elements.count, elements[start].unit.isMass,
      elements[start].unit == .pound
        ? 80_000...450_000 ~= elements[start].value : 35_000...200_000 ~= elements[start].value,
      elements[start + 1].kind == .word,
      !elements[(start + 1)...].contains(where: { $0.kind == .times }),
      elements.indices[(start + 1)...].allSatisfy({ !elements[$0].isNumber || isOfEarlier($0) }),
      elements.indices[(start + 1)...].prefix(4).contains(where: { isWord($0, in: Self.ofScales) })
    else { return nil }
    return start
  }

  /// The 69 of `74.2 kg this am (was 69 before)`.
  private func isOfEarlier(_ number: Int) -> Bool {
    35_000...250_000 ~= elements[number].value
      && elements[number - 1].kind == .word && elements[number - 2].kind == .openParenthesis
  }

  private static let ofScales = WordSet(
    "am scale scales morning fasted waking waage morgens nüchtern balance matin jeun báscula balanza ayunas jejum весах утром"
  )

  /// Behind the `Weight: 78.2 kg,` of `11 Aug: Weight: 78.2 kg, 20 pushups, 30 squats`: the lifter's, as
  /// something else follows a comma. A load has its reps behind it.
  mutating func behindWeightOfDay(_ start: Int) -> Int {
    if let weight = weightAlone(start) {
      addBodyweight(weight)
      return elements.count
    }
    if let weight = weightBeforeTalk(start) {
      addBodyweight(Quantity(elements[weight]))
      if weight + 1 < elements.count { note(range((weight + 1)..<elements.count)) }
      return elements.count
    }
    guard start + 2 < elements.count, elements[start].meaning == .weight,
      case let number = elements[start + 1].kind == .colon ? start + 2 : start + 1,
      number + 2 < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...250_000 ~= elements[number].value
    else { return start }
    var next = number + 1
    // `79 kg (+ 4 kg in 2 months), 20 pushups`.
    if elements[next].kind == .openParenthesis {
      guard let close = elements[next...].firstIndex(where: { $0.kind == .closeParenthesis }) else {
        return start
      }
      next = close + 1
    }
    guard next + 2 < elements.count, elements[next].kind == .comma, elements[next].spaceAfter,
      elements[next + 1].kind == .word || elements[next + 2].kind == .word
        || elements[next + 2].kind == .times,
      !areSetsOfLoad(next + 1)
    else { return start }
    addBodyweight(Quantity(elements[number]))
    return next + 1
  }

  /// `2024-05-07 Bodyweight: 82 kg`, with nothing behind it.
  private func weightAlone(_ start: Int) -> Quantity? {
    guard start + 3 == elements.count, elements[start].meaning == .bodyweight,
      !elements[start].isNumber, elements[start + 1].kind == .colon,
      elements[start + 2].unit == .none || elements[start + 2].unit.isMass,
      elements[start + 2].kind == .quantity, 35_000...250_000 ~= elements[start + 2].value
    else { return nil }
    return Quantity(elements[start + 2])
  }

  /// Nothing, or a mark and words about something else: no reps and no sets of that weight.
  private func tellsOfDay(from start: Int) -> Bool {
    guard start < elements.count else { return true }
    switch elements[start].kind {
    case .comma, .hyphen, .semicolon, .period, .openParenthesis, .slash, .pipe: break
    // `peso 77,7 kg dormi mal`.
    case .word where isLifeWord(elements[start].meaning):
      return !elements[start...].contains { $0.kind == .times || $0.unit.isMass }
    default: return false
    }
    guard start + 1 < elements.count else { return true }
    let isCounted =
      elements[start + 1].isNumber && start + 2 < elements.count
      && elements[start + 2].kind == .word
    guard elements[start + 1].kind == .word || isCounted else { return false }
    return !elements[start...].contains {
      $0.kind == .times || $0.kind == .at || $0.unit.isMass || $0.unit == .repetition
        || $0.unit == .set
    }
  }

  func isWordOfDay(_ index: Int) -> Bool {
    elements[index].kind == .word && isWord(index, in: Self.timesOfDay)
  }

  private static let beforeFasting = WordSet("en à a na на auf op")
  private static let timesOfDay = WordSet(
    """
    rano ráno dziś dnes aamulla tänään reggel ma mañana hoy ayunas manhã hoje em jejum mattina oggi
    digiuno dimineața dimineata azi вранці ранком зранку сьогодні утром сегодня натощак sabah bugün pagi sáng nay
    πρωί σήμερα בוקר הבוקר ochtends vanochtend morgens heute früh morgon morse idag this morning today
    matin ce 아침 공복 早上 今朝
    """)
}

extension FileReader {
  /// Makes a label of the words in `Morning fasted 54.2 kg`, `早上空腹 54.2kg`: nobody lifts so.
  mutating func settleFasting() {
    var end = elements.count
    while end > 2, elements[end - 1].kind == .exclamation { end -= 1 }
    guard 2...4 ~= end, case let number = end - 1, elements[number].kind == .quantity,
      35_000...250_000 ~= elements[number].value,
      elements[number].unit.isMass || elements[number].value % 500 != 0,
      elements[..<number].allSatisfy({ $0.kind == .word }),
      tellsFasting(elements[number - 1])
    else { return }
    let words = elements[0].range.through(elements[number - 1].range)
    anatomy.parser.elements.removeSubrange(end...)
    anatomy.parser.elements.replaceSubrange(
      0..<number,
      with: [
        Element(
          .word, words, word: Word(meaning: .weight, value: 0), flags: elements[number - 1].flags)
      ])
  }

  private func tellsFasting(_ word: Element) -> Bool {
    let text = bytes[word.range.indices]
    return Self.fasting.contains(text)
      || !isASCII && Self.unspacedFasting.contains { text.suffix($0.count).elementsEqual($0) }
  }

  private static let fasting = WordSet(
    "fasted fasting nüchtern натощак 空腹 공복 ayunas digiuno jeun jejum nuchter fastande czczo")
  private static let unspacedFasting = ["空腹", "공복"].map { Array($0.utf8) }

  /// `185.6`, `186.2 this am (-0.4)` right below the line of a day: what the lifter weighed, for no
  /// plates make such a load.
  mutating func weightBelowDay() -> Bool {
    guard let session = context.session, context.entry == nil,
      Int(file.sessions[session].location.lineNumber) == context.lineIndex,
      elements[0].kind == .quantity, elements[0].unit == .none,
      elements[0].flags.contains(.fraction), elements[0].value % 500 != 0,
      45_000...400_000 ~= elements[0].value,
      context.pendingName.map({ !names.isKnown($0.text) }) ?? true,
      elements.dropFirst().allSatisfy({ element in
        switch element.kind {
        case .word: element.word == .plain || element.meaning == .day || element.meaning == .time
        case .openParenthesis, .closeParenthesis, .hyphen, .plus, .exclamation: true
        case .quantity: element.unit == .none && element.value <= 10_000
        default: false
        }
      })
    else { return false }
    addBodyweight(Quantity(elements[0]))
    return true
  }
}
