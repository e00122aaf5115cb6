internal import JournalSyntax
internal import WorkoutModel

/// What a scale tells beside the weight: `InBody: 61.2 kg, body fat 24%, muscle 25.1`, `인바디 61.2kg 체지방 24%`.
extension FileReader {
  /// Takes the weight of such a line as that of the lifter.
  mutating func weighsWithComposition() -> Bool {
    if weighsOnInBody() { return true }
    guard 3...24 ~= elements.count,
      let weight = elements.firstIndex(where: \.isNumber), weight <= 4,
      elements[weight].kind == .quantity, 35_000...250_000 ~= elements[weight].value,
      elements[weight].unit.isMass,
      elements[..<weight].allSatisfy({
        !isWorkSign($0) && $0.meaning != .weight && $0.meaning != .bodyweight
      }),
      !elements.contains(where: { isWorkSign($0) || $0.unit == .repetition || $0.unit == .set }),
      elements.contains(where: { $0.unit == .percent }),
      elements.indices.contains(where: { isWord($0, in: Self.parts) })
    else { return false }
    addBodyweight(Quantity(elements[weight]))
    return true
  }

  /// `인바디 3/2 체중 76.4 골격근 33.1 체지방 21.8%`: the weight behind its word.
  private mutating func weighsOnInBody() -> Bool {
    guard 4...24 ~= elements.count, isWord(0, in: Self.machines),
      let weight = elements.dropLast().firstIndex(where: {
        $0.meaning == .weight || $0.meaning == .bodyweight
      }), elements[weight + 1].kind == .quantity, 35_000...250_000 ~= elements[weight + 1].value,
      elements[weight + 1].unit == .none || elements[weight + 1].unit.isMass,
      !elements.contains(where: { isWorkSign($0) || $0.unit == .repetition || $0.unit == .set })
    else { return false }
    addBodyweight(Quantity(elements[weight + 1]))
    return true
  }

  private static let machines = WordSet("인바디 inbody tanita 体組成計 体脂秤")

  private func isWorkSign(_ element: Element) -> Bool {
    element.kind == .times || element.kind == .at
  }

  private static let parts = WordSet(
    "inbody 筋肉量 肌肉量 骨骼肌 골격근 골격근량 근육량 인바디", GymWords.bodyFat)
}
