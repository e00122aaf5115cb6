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

  private static let weighed = WordSet(
    """
    weighed vägde väger vejede vejer veide veier wog wiege gewogen pesé pesaba pesei pesava pesavo ważę ważyłem ważyłam
    vážil vážila vážím взвесился взвесилась взвешивание вешу весил весила зважився зважилась важу painoin tartıldım
    """)

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
}
