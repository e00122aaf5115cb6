internal import JournalSyntax
internal import WorkoutModel

/// Lines above all sessions that tell how heavy and how tall somebody is: `weight 64 kg, height 170`,
/// `kilo 77,5 boy 1.81`.
extension FileReader {
  /// Keeps the weight where it stands behind its word at the start of the line.
  mutating func tellsHeightOfBody() -> Bool {
    guard 4...24 ~= elements.count, context.session == nil, elements[0].kind == .word,
      let tall = elements.indices.dropLast().first(where: { isWord($0, in: Self.heights) }),
      isHeight(elements[tall + 1].kind == .colon ? tall + 2 : tall + 1),
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition }),
      let number = elements.prefix(3).firstIndex(where: \.isNumber), number > 0,
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass
    else { return false }
    if number < tall, 35_000...250_000 ~= elements[number].value {
      addBodyweight(Quantity(elements[number]))
    }
    return true
  }

  /// `body fat 24 %, weight 61.2 kg (fasted)`: a share of fat beside a weight with its word.
  mutating func tellsFatOfBody() -> Bool {
    guard 4...24 ~= elements.count, elements[0].kind == .word,
      elements[0].meaning == .feeling || isWord(0, in: GymWords.bodyFat),
      elements.contains(where: { $0.unit == .percent }),
      !elements.contains(where: { $0.kind == .times || $0.unit == .repetition || $0.unit == .set }),
      let word = elements.indices.dropLast().first(where: {
        !elements[$0].isNumber
          && (elements[$0].meaning == .bodyweight || elements[$0].meaning == .weight)
      }),
      case let number = elements[word + 1].kind == .colon ? word + 2 : word + 1,
      number < elements.count, elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...250_000 ~= elements[number].value
    else { return false }
    addBodyweight(Quantity(elements[number]))
    return true
  }

  /// `After training 82,4 kg. Beer later`: what no plates make, right behind the words for it.
  mutating func weighedAfterTraining() -> Bool {
    guard elements.count >= 3, isWord(0, in: Self.afters),
      elements[1].meaning == .session || isWord(1, in: GymWords.training),
      case let number = elements[2], number.kind == .quantity, number.unit.isMass,
      35_000...250_000 ~= number.value, number.value % 250 != 0,
      elements.count == 3 || elements[3].kind == .period || elements[3].kind == .comma
        || elements[3].kind == .openParenthesis || elements[3].kind == .exclamation
    else { return false }
    addBodyweight(Quantity(number))
    return true
  }

  private static let afters = WordSet(
    "after before post pre po před nach vor efter före после до після après avant después antes depois dopo prima na voor"
  )

  /// `Vägde 67,8`, `взвесился: 81,2 кг`: nobody lifts what has that verb before it.
  mutating func weighedAlone() -> Bool {
    guard 2...3 ~= elements.count, isWord(0, in: Self.weighed),
      case let number = elements[elements.count - 1], number.kind == .quantity,
      number.unit == .none || number.unit.isMass, 35_000...250_000 ~= number.value,
      elements.count == 2 || elements[1].kind == .colon || elements[1].kind == .hyphen
    else { return false }
    addBodyweight(Quantity(number))
    return true
  }

  /// `178`, `1.81`, `1m70`, `180 cm`.
  private func isHeight(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].kind == .quantity else { return false }
    let value = elements[index].value
    switch elements[index].unit {
    case .none: return 120_000...230_000 ~= value || 1_200...2_300 ~= value
    case .letterM, .meter: return 1_000...2_300 ~= value
    default: return elements[index].unit.isLength || elements[index].unit == .other
    }
  }

  private static let heights = WordSet(
    """
    height tall größe groesse gross groß altura estatura taille altezza alto alta lengte lang längd lång høyde
    højde wzrost wysokość výška vyska magasság pituus boy boyum рост зріст înălțime cao قد قدم الطول طولي
    身高 身長 키 신장 tinggi สูง ส่วนสูง ύψος גובה
    """)

  private static let weighed = WordSet("weighed", CommonWords.weighed)
}
