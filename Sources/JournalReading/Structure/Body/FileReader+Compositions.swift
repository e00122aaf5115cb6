internal import JournalSyntax
internal import WorkoutModel

/// What a scale tells beside the weight: `InBody: 61.2 kg, body fat 24%, muscle 25.1`, `인바디 61.2kg 체지방 24%`.
extension FileReader {
  /// Takes the weight of such a line as that of the lifter.
  mutating func weighsWithComposition() -> Bool {
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

  private func isWorkSign(_ element: Element) -> Bool {
    element.kind == .times || element.kind == .at
  }

  private static let parts = WordSet(
    "inbody 筋肉量 肌肉量 骨骼肌 골격근 골격근량 근육량 인바디", GymWords.bodyFat)
}
