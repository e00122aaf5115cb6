internal import JournalSyntax
internal import WorkoutModel

/// Loads that are carried a way in a time: `400 - 50' - 9.1s` below `YOKE`, `yoke 500/50ft 10.9`, `sandbag carry 200# - 100' x 2`.
extension FileReader {
  /// Takes primes for feet, and the signs between load, way and time off.
  mutating func settleCarriesByFeet() {
    guard let number = elements.firstIndex(where: \.isNumber), number + 1 < elements.count,
      namesCarriedTool(before: number)
    else { return }
    for index in elements.indices
    where elements[index].unit == .minute && 10_000...400_000 ~= elements[index].value
      && elements[index].range.count <= 4
      && bytes[Int(elements[index].range.end) - 1] == UInt8(ascii: "'")
    {
      anatomy.parser.elements[index].unit = .foot
    }
    for index in elements.indices.dropFirst().dropLast().reversed() {
      let isSign =
        elements[index].kind == .hyphen && elements[index].spaceBefore
        || elements[index].kind == .slash
      guard isSign, elements[index + 1].unit.isLength || elements[index + 1].unit.isTime,
        elements[index - 1].unit.isMass || elements[index - 1].isBare
          || elements[index - 1].unit.isLength
      else { continue }
      anatomy.parser.elements.remove(at: index)
      anatomy.parser.elements[index].flags.insert(.spaceBefore)
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
    }
    anatomy.parser.end = elements.count
  }

  private func namesCarriedTool(before number: Int) -> Bool {
    if (0..<number).contains(where: { isWord($0, in: Self.carries) }) { return true }
    guard number == 0 else { return false }
    let name = context.pendingName?.text ?? context.entry.map { file.entries[$0].name } ?? ""
    return name.utf8.split(separator: Byte.space).contains { Self.carries.contains(Array($0)[...]) }
  }

  private static let carries = WordSet(
    "yoke farmers farmer farmer's carry carries drag sled prowler sandbag keg walk walks frame husafell"
  )
}
