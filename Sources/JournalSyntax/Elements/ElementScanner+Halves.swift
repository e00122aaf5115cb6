/// Halves behind a unit, in scripts without spaces: `28分半`, `2公里半`.
extension ElementScanner {
  /// Adds the half to the number and returns what is left of the word; the 半 of `2分半蹲` begins the
  /// name of an exercise.
  func half(of element: inout Element, before end: Int) -> ByteRange {
    let start = Int(element.range.end)
    let isHalved = element.unit.isTime || element.unit.isLength
    guard isHalved, element.kind == .quantity, element.value % 1000 == 0,
      element.value < 1_000_000,
      bytes[start..<end].elementsEqual(Self.half) || bytes[start..<end].elementsEqual(Self.ban)
        || Self.halfMinutes.contains(bytes[start..<end])
    else { return ByteRange(start, end) }
    element.value += 500
    element.flags.insert(.fraction)
    element.range = ByteRange(Int(element.range.start), end)
    return ByteRange(end, end)
  }

  private static let half = Array("半".utf8)
  /// The Korean half of `1분반`.
  private static let ban = Array("반".utf8)
  private static let halfMinutes = WordSet("半钟 半鐘")
}
