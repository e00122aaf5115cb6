internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighed, said with a verb: `Вешу 71,5 кг. Хочу 65.`, `ważę 83,2`, `ich wiege 90,4 kg`, `volvi
/// pesando 80,3 kg`.
extension FileReader {
  /// Takes the number behind the verb; what else is said is a note.
  mutating func weighsByVerb() -> Bool {
    if weighsAtStartWithGoal() || weighsOnScale() || weighsBeforeScale() || weighsByKilo() {
      return true
    }
    guard 2...24 ~= elements.count, elements[0].kind == .word,
      let verb = elements.prefix(3).indices.first(where: { isWord($0, in: CommonWords.weighed) }),
      elements[..<verb].allSatisfy({ $0.kind == .word && $0.range.count <= 6 }),
      let number = elements[(verb + 1)...].prefix(4).firstIndex(where: {
        $0.kind != .word && $0.kind != .colon
      }),
      elements[(verb + 1)..<number].allSatisfy({ $0.word == .plain || $0.kind == .colon }),
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...350_000 ~= elements[number].value,
      !elements.contains(where: {
        $0.kind == .times || $0.kind == .at || $0.unit == .set || $0.unit == .repetition
      })
    else { return false }
    addBodyweight(Quantity(elements[number]))
    let isTimeOfDay = ((number + 1)..<elements.count).allSatisfy { isWordOfDay($0) }
    if number + 1 < elements.count, !isTimeOfDay {
      note(range((number + 1)..<elements.count))
    }
    return true
  }

  /// `Pesée dimanche : 78,6 kg / tour de bras 37,5`, `gew. 88,7`, `peso 82,3kg | BF 19%`: a word for the scale, perhaps
  /// when it was, and what it showed.
  private mutating func weighsOnScale() -> Bool {
    guard isWord(0, in: Self.scales) || isWord(0, in: Self.weights) && tellsComposition,
      let number = elements.prefix(5).firstIndex(where: \.isNumber),
      elements[1..<number].allSatisfy({
        $0.kind == .period || $0.kind == .colon
          || $0.kind == .word && ($0.word == .plain || $0.meaning == .weekday)
      }),
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...250_000 ~= elements[number].value,
      !elements[number...].contains(where: {
        $0.kind == .times || $0.kind == .at || $0.unit == .set || $0.unit == .repetition
      })
    else { return false }
    addBodyweight(Quantity(elements[number]))
    if number + 1 < elements.count { note(range((number + 1)..<elements.count)) }
    return true
  }

  /// The `BF 19%` beside the weight.
  private var tellsComposition: Bool {
    elements.contains { $0.unit == .percent } && elements.contains { $0.kind == .pipe }
  }

  private static let scales = WordSet(
    """
    공복 공복체중 空腹 空腹時 scale waage Waage báscula Báscula bilancia Bilancia balança Balança vågen Vågen vægten vekten weegschaal весы Весы
    pesée Pesée pesata Pesata pesaje Pesaje pesagem Pesagem gew Gew weging Weging wiegen Wiegen взвешивание Взвешивание
    зважування ważenie Ważenie vážení punnitus veiing vägning vejning tartı Tartı
    """)
  private static let weights = WordSet(
    "peso Peso poids Poids gewicht Gewicht waga Waga вес Вес вага kilo Kilo weight Weight")

  /// `Körpergewicht Start 86,2 kg, Ziel 82`.
  private mutating func weighsAtStartWithGoal() -> Bool {
    guard 5...8 ~= elements.count, !elements[0].isNumber, elements[1].meaning == .start,
      elements[0].meaning == .bodyweight || elements[0].meaning == .weight,
      elements[2].kind == .quantity, elements[2].unit == .none || elements[2].unit.isMass,
      35_000...350_000 ~= elements[2].value,
      elements[3...].contains(where: { $0.meaning == .goal })
    else { return false }
    addBodyweight(Quantity(elements[2]))
    note(range(3..<elements.count))
    return true
  }
}
