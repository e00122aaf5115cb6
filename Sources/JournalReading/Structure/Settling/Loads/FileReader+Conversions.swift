internal import JournalSyntax

/// Loads told in both units, of which no set is made: `225 lb = 102 kg, 20 kg bar = 44 lb`.
extension FileReader {
  /// All numbers of the line are masses at both sides of an equals sign, one in each unit.
  var convertsLoads: Bool {
    var (index, pairs) = (0, 0)
    let end = Int(document.lines[context.lineIndex].content.end)
    while let number = elements[index...].firstIndex(where: \.isNumber) {
      guard elements[number].unit.isMass else { return false }
      // Side by side they are one element.
      let next = number + 1 < elements.count ? Int(elements[number + 1].range.start) : end
      if bytes[Int(elements[number].range.start)..<next].contains(Byte.equals),
        number + 1 == elements.count || elements[number + 1].kind != .equals
      {
        pairs += 1
        index = number + 1
        continue
      }
      guard
        let sign = elements[(number + 1)...].prefix(3).firstIndex(where: { $0.kind == .equals }),
        elements[(number + 1)..<sign].allSatisfy({ $0.kind == .word }), sign + 1 < elements.count,
        elements[sign + 1].unit.isMass, elements[sign + 1].unit != elements[number].unit
      else { return false }
      pairs += 1
      index = sign + 2
    }
    guard pairs > 0, !elements.contains(where: { $0.kind == .times || $0.kind == .at }),
      let first = elements.firstIndex(where: \.isNumber)
    else { return false }
    // `Squat 225 lb = 102 kg` tells what was lifted.
    return first == 0 || pairs > 1 && !isExercise(0..<first)
  }
}
