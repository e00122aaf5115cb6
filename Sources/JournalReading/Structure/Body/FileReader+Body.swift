internal import JournalSyntax
internal import WorkoutModel

/// Lines that tell the lifter's own weight.
extension FileReader {
  /// `bodyweight: 82.4 kg`; `value` is the index behind the label.
  mutating func bodyweight(_ value: Int) -> Bool {
    guard let quantity = quantity(at: value), quantity.unit.isMass || quantity.unit == .none,
      anatomy.parser.expressions.first?.terms.count == 1, quantity.value >= 20_000
    else { return false }
    addBodyweight(quantity)
    measurements(behind: value + 1)
    return true
  }

  /// `Waist: 32.5"`, `Left arm: 38 cm`: a length of the body and nothing else.
  mutating func measurement(_ colon: Int) -> Bool {
    guard 1...2 ~= colon, colon + 2 == elements.count, elements[colon + 1].kind == .quantity,
      Self.bodyParts.contains(bytes[elements[colon - 1].range.indices]),
      elements[colon + 1].unit == .centimeter || elements[colon + 1].unit == .inch
        || elements[colon + 1].unit == .second
          && bytes[Int(elements[colon + 1].range.end) - 1] == UInt8(ascii: "\"")
    else { return false }
    note(document.lines[context.lineIndex].content)
    return true
  }

  private static let bodyParts = WordSet(
    "waist chest hip hips neck bicep biceps arm arms forearm forearms thigh thighs calf calves shoulders belly wrist taille brust hüfte bauch cintura"
  )

  /// `Morning weight: 175.0 lbs`, and before the first exercise `start weight: 137.2`.
  mutating func ownWeight(_ colon: Int) -> Bool {
    guard colon == 2, elements[1].meaning == .weight,
      isOfBody(0..<1)
        || elements[0].meaning == .start && context.entry == nil && context.pendingName == nil
    else { return false }
    return bodyweight(3)
  }

  /// `82.4 kg this morning`, `今天体重81.6`.
  mutating func weightOfDay() -> Bool {
    guard elements.count >= 2 else { return false }
    // `82 kg bodyweight`.
    if elements.count == 2, elements[0].kind == .quantity, elements[0].unit.isMass,
      elements[1].meaning == .bodyweight, elements[0].value >= 35_000
    {
      addBodyweight(Quantity(elements[0]))
      return true
    }
    if elements.count <= 4, elements[0].kind == .quantity, elements[0].unit.isMass {
      guard elements[0].value >= 35_000, elements.count > 2, isOfBody(1..<elements.count) else {
        return false
      }
      addBodyweight(Quantity(elements[0]))
      return true
    }
    guard elements[0].flags.contains(.unspacedScript), elements[1].kind == .quantity,
      35_000...250_000 ~= elements[1].value, elements[1].unit == .none || elements[1].unit.isMass
    else { return false }
    if elements.count == 2, Self.weightsOfDay.contains(bytes[elements[0].range.indices]) {
      return bodyweight(1)
    }
    guard context.entry == nil, endsWithWeight(elements[0]), elements.count == 2 || isMarkOfDay(2)
    else { return false }
    addBodyweight(Quantity(elements[1]))
    return true
  }

  /// `早上空腹体重`, `今朝の体重`: whatever of the day stands before the word for the lifter's weight.
  private func endsWithWeight(_ word: Element) -> Bool {
    let end = bytes[word.range.indices].suffix(6)
    return word.range.count > 6 && Self.ownWeightWords.contains(end)
  }

  /// A mark behind which other things of the day stand, and no sets.
  private func isMarkOfDay(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .period, .pipe, .slash, .semicolon: break
    default: return false
    }
    return !elements[index...].contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `BB: 72,1 kg | tidur 6 jam`, berat badan, as Indonesians write, and `cw: 72.1 kg`, the current weight
  /// of who diets, before the first exercise and of a
  /// weight that no plates make.
  mutating func bodyweightInitials(_ colon: Int?) -> Bool {
    guard colon == 1, context.entry == nil, context.pendingName == nil, elements.count > 2,
      Self.initials.contains(bytes[elements[0].range.indices]),
      elements[2].kind == .quantity, elements[2].unit.isMass,
      35_000...250_000 ~= elements[2].value, elements[2].value % 250 != 0,
      // `BB: 61.2 kg / 5 / 5 / 5` are sets.
      elements.count == 3 || isMarkOfDay(3) && elements.count > 4 && !elements[4].isNumber
    else { return false }
    addBodyweight(Quantity(elements[2]))
    return true
  }

  private static let initials = WordSet("bb cw")

  private static let weightsOfDay = WordSet(
    "今天体重 今日体重 今早体重 早上体重 早晨体重 晨起体重 今天體重 今日體重 今朝の体重 今日の体重 朝の体重 朝体重 오늘체중 오늘몸무게 아침체중 공복체중 空腹体重 空腹體重 早上體重 早晨體重 晨起體重"
  )

  /// `Start weight 68 kg` before the first exercise.
  mutating func startWeight() -> Bool {
    guard elements.count == 3, elements[0].meaning == .start, elements[1].meaning == .weight,
      context.entry == nil, !(context.pendingName.map { names.isKnown($0.text) } ?? false)
    else { return false }
    return bodyweight(2)
  }

  /// `Weight: 221.1` is the lifter's, unless an exercise is open whose load it is.
  mutating func weightLabel(_ value: Int, _ colon: Int?) -> Bool {
    guard colon != nil else { return bareBodyweight() }
    if value < elements.count, elements[value].value >= 35_000, !isWorkBelow { takeTitleAbove() }
    // `weight:: 71.8`: a field of the day's note, above all exercises.
    let isField = value > 2 && elements[value - 2].kind == .colon && context.entry == nil
    if isField || isWeighIn(value) { return bodyweight(value) }
    let hasSets = context.entry != nil && context.lastSetLine >= 0 && context.keyValues.range == nil
    if context.pendingName != nil || context.entry != nil && !hasSets {
      return keyValue(value, \.load)
    }
    return bodyweight(value)
  }

  /// `Weight: 221.1` between blank lines, below words that name no exercise.
  private func isWeighIn(_ value: Int) -> Bool {
    guard context.isAfterBlank, context.keyValues.range == nil, value + 1 == elements.count,
      elements[value].flags.contains(.fraction), 35_000...400_000 ~= elements[value].value,
      context.lineIndex + 1 >= document.lines.count
        || document.lines[context.lineIndex + 1].kind == .blank,
      let pending = context.pendingName
    else { return false }
    return !names.isKnown(pending.text)
  }

  /// `Körpergewicht 81,3 kg`, `bw 171` before the first exercise.
  mutating func bareBodyweight() -> Bool {
    if weightWithComma() || weightWithPoint() || weightOfBody() { return true }
    // `Bodyweight 78.4 → 79.6`: the last of them.
    if elements.count == 4, elements[2].kind == .arrow, elements[1].isNumber, namesOwnWeight,
      elements[3].kind == .quantity, elements[3].unit == .none || elements[3].unit.isMass,
      35_000...250_000 ~= elements[3].value
    {
      return bodyweight(3)
    }
    guard elements.count == 2 || isRemarkBehindWeight, elements[1].kind == .quantity,
      elements[1].unit.isMass || namesOwnWeight && 35_000...250_000 ~= elements[1].value
        || elements[1].value >= 35_000 && isOwnWeight(elements[1].value)
          && elements[1].unit == .none && elements[0].meaning == .bodyweight
    else { return weighIn(1) }
    return bodyweight(1)
  }

  /// `bw 171` below leg curls is the lifter's weight; `bw 40` below push-ups are forty of them.
  private func isOwnWeight(_ value: Int32) -> Bool {
    guard let entry = context.entry else { return true }
    // Nobody does 198.4 of anything.
    if value % 1000 != 0, value % 500 != 0 { return true }
    return value >= 45_000 && context.pendingName == nil
      && !file.entries[entry].nature.contains(.bodyweight)
  }

  /// Words that mean the lifter's weight and never bodyweight work, which `自重 20` may be.
  private var namesOwnWeight: Bool {
    Self.ownWeightWords.contains(bytes[elements[0].range.indices])
      && elements[1].unit == .none
  }

  private static let ownWeightWords = WordSet(
    "体重 體重 체중 몸무게 bodyweight körpergewicht")

  /// `Weighed 184.6 lb this morning`.
  private var isWeighed: Bool {
    elements[0].meaning == .weight && Self.weighed.contains(bytes[elements[0].range.indices])
  }

  private static let weighed = WordSet("weighed")

  /// `體重 72.4kg,體脂 18%`: more of the body behind a comma.
  private var isRemarkBehindWeight: Bool {
    elements.count > 2
      && (elements[0].meaning == .bodyweight || namesOwnWeight || startsMeasurement(3)
        || isWeighed)
      && elements[1].kind == .quantity && elements[1].value >= 35_000
      && (elements[1].unit.isMass || elements[1].unit == .none && elements[1].value % 500 != 0)
      && (elements[2].kind == .comma || elements[2].kind == .period || elements[2].kind == .word)
      && !elements[2...].contains { $0.kind == .times || $0.unit.isMass }
  }

  /// `Peso corporeo 76,4 kg`, `Weight this morning 83.2 kg`, `Weight 83.2 kg this morning`, the last also
  /// below a title.
  private mutating func weightOfBody() -> Bool {
    if 3...5 ~= elements.count, context.entry == nil,
      elements[0].meaning == .weight, elements[1].unit.isMass,
      elements[1].kind == .quantity, elements[1].value >= 35_000, isOfBody(2..<elements.count),
      elements[1].value % 250 != 0 || !(context.pendingName.map { names.isKnown($0.text) } ?? false)
    {
      takeTitleAbove()
      return bodyweight(1)
    }
    if 5...7 ~= elements.count, elements[0].meaning == .weight,
      case let number = elements.count - 3, let tenths = tenths(behind: number),
      35_000...250_000 ~= elements[number].value, isOfBody(1..<number)
    {
      var quantity = Quantity(elements[number])
      quantity.value += tenths
      quantity.range = range(number..<elements.count)
      addBodyweight(quantity)
      return true
    }
    guard 3...5 ~= elements.count, elements[0].meaning == .weight,
      let last = elements.last, last.kind == .quantity, last.value >= 30_000,
      last.unit.isMass || last.unit == .none && last.flags.contains(.fraction),
      isOfBody(1..<(elements.count - 1))
    else { return false }
    return bodyweight(elements.count - 1)
  }

  /// `corporal`, `this morning`: of whom or when a weight is.
  func isOfBody(_ words: Range<Int>) -> Bool {
    elements[words].allSatisfy {
      $0.kind == .word && Self.bodyWords.contains(bytes[$0.range.indices])
    }
  }

  private static let bodyWords = WordSet(
    "in at body بدن الجسم الجسد גוף corporeo corporal corporel badan nặng ciała testu today this morning am du matin тела тіла"
  )

  /// `Вес 84.1`, `Weight 77.3`: tenths that no plates add up to.
  private mutating func weightWithPoint() -> Bool {
    guard elements.count == 2,
      elements[0].meaning == .weight || elements[0].meaning == .kilogram,
      elements[1].kind == .quantity,
      elements[1].unit == .none, 35_000...250_000 ~= elements[1].value,
      elements[1].value % 250 != 0
    else { return false }
    return bodyweight(1)
  }

  /// `Вес 82,4`: a weight that no bar can have.
  private mutating func weightWithComma() -> Bool {
    guard elements.count == 4, elements[1].kind == .quantity, elements[2].kind == .comma,
      elements[3].kind == .quantity, !elements[2].spaceBefore, !elements[3].spaceBefore,
      elements[3].range.count == 1 || elements[3].unit == .kilogram,
      30_000...250_000 ~= elements[1].value, elements[3].value < 10_000
    else { return false }
    var quantity = Quantity(elements[1])
    quantity.value += elements[3].value / 10
    quantity.unit = elements[3].unit
    quantity.range = range(1..<4)
    addBodyweight(quantity)
    return true
  }

  /// Keeps the weight at `number`, with the tenths behind its comma, and gives the index behind both.
  mutating func addBodyweight(at number: Int) -> Int {
    var weight = Quantity(elements[number])
    let tenths = tenths(behind: number)
    if let tenths {
      weight.value += tenths
      weight.unit = elements[number + 2].unit
    }
    addBodyweight(weight)
    return number + (tenths == nil ? 1 : 3)
  }

  /// A weight without a unit waits for the file's.
  mutating func addBodyweight(_ quantity: Quantity) {
    let value = FixedPoint(thousandths: quantity.value)
    let mass: Mass? =
      switch quantity.unit {
      case .kilogram: Mass(value, .kilogram)
      case .pound: Mass(value, .pound)
      default: nil
      }
    let session = currentSession()
    file.bodyweights.append((session, mass, quantity, location(quantity.range)))
  }
}
