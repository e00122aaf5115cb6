internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighed, behind several words: `Poids du corps 78,5`, `Мой вес 78,5`, `peso hj 88,6 meta 82`,
/// `Vücut ağırlığı: 78,5 kg`, `balança 87,4`.
extension FileReader {
  mutating func weighsInWords() -> Bool {
    guard 2...16 ~= elements.count, elements[0].kind == .word,
      let number = elements.prefix(6).firstIndex(where: \.isNumber),
      elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit.isMass,
      35_000...250_000 ~= elements[number].value,
      case let words = elements[..<number].indices,
      words.allSatisfy({ elements[$0].kind == .word || elements[$0].kind == .colon }),
      isScale(words), !isExercise(0..<1), number < 2 || !isExercise(0..<2)
    else { return false }
    var weight = Quantity(elements[number])
    var next = number + 1
    if let tenths = tenths(behind: number) {
      weight.value += tenths
      weight.unit = elements[number + 2].unit
      next += 2
    }
    guard weight.unit.isMass || weight.value % 1000 != 0 || next == elements.count,
      !elements[next...].contains(where: {
        $0.kind == .times || $0.kind == .at || $0.unit == .repetition || $0.unit == .set
      })
    else { return false }
    weight.range = range(number..<next)
    addBodyweight(weight)
    let isTimeOfDay = (next..<elements.count).allSatisfy { isWordOfDay($0) }
    if next < elements.count, !isTimeOfDay { note(range(next..<elements.count)) }
    return true
  }

  private func isScale(_ words: Range<Int>) -> Bool {
    if words.contains(where: { isWord($0, in: Self.scalesInWords) }) { return true }
    let isWeight = words.contains {
      elements[$0].meaning == .weight || elements[$0].meaning == .bodyweight
        || isWord($0, in: Self.weightsInWords)
    }
    return isWeight && words.contains { isWord($0, in: Self.ofBodies) }
  }

  private static let scalesInWords = WordSet("balança wadze báscula balanza bilancia")
  private static let weightsInWords = WordSet(
    "poids вес peso ağırlığı ağırlık masa mc gewicht weight")
  private static let ofBodies = WordSet(
    """
    corps jour mon мой сегодня vücut vucut corpo cuerpo corporal corporeo iniziale inicial hj hoje actuel attuale atual ciała moja
    """)
}
