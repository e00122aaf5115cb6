internal import JournalSyntax

/// Two bells, and what was done with them: `Толчок 2х24 кг 3 подхода по 20`, `Long cycle 2x20 kg 5 min - 38
/// reps`.
extension FileReader {
  /// Drops the `2x` of two bells before the number of sets or a time: nobody lifts them twice and then
  /// three times twenty.
  mutating func dropPairBeforeCount(_ times: Int) -> Bool {
    let load = times + 1
    guard times > 1, load + 2 < elements.count, elements[times - 1].isBare,
      elements[times - 1].value == 2_000, elements[times - 2].kind == .word,
      elements[load].kind == .quantity, elements[load].unit.isMass,
      4_000...60_000 ~= elements[load].value,
      elements[load + 1].kind == .quantity,
      elements[load + 1].unit == .set && elements[load + 1].value >= 2_000
        || elements[load + 1].unit == .minute && elements[load + 1].value <= 30_000,
      elements[(load + 2)...].contains(where: { $0.kind == .quantity })
    else { return false }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore])
    anatomy.parser.elements.removeSubrange((times - 1)...times)
    return true
  }

  /// The dash of `24 kg 10 min - 164 reps`: how many they were in that time.
  mutating func dropDashBeforeCount(_ dash: Int) -> Bool {
    guard dash > 1, dash + 1 < elements.count, elements[dash].spaceBefore,
      elements[dash - 1].kind == .quantity, elements[dash - 1].unit == .minute,
      elements[dash - 2].kind == .quantity, elements[dash - 2].unit.isMass,
      elements[dash + 1].kind == .quantity, elements[dash + 1].unit == .repetition
    else { return false }
    anatomy.parser.elements.remove(at: dash)
    return true
  }

  /// The `4 sets:` of `Snatch 28 kg 4 sets: 30/30, 30/30, 25/25, 20/20`: as many pairs of both hands stand
  /// behind it.
  mutating func dropCountOfPairs(_ colon: Int) -> Bool {
    guard colon > 0, elements[colon - 1].kind == .quantity, elements[colon - 1].unit == .set,
      2_000...20_000 ~= elements[colon - 1].value
    else { return false }
    var (index, pairs) = (colon + 1, 0)
    while index + 2 < elements.count, elements[index].isBareWhole,
      elements[index + 1].kind == .slash, elements[index + 2].isBareWhole,
      elements[index].value == elements[index + 2].value
    {
      pairs += 1
      index += 3
      guard index < elements.count, elements[index].kind == .comma else { break }
      index += 1
    }
    guard pairs * 1000 == Int(elements[colon - 1].value) else { return false }
    context.remarks.append(elements[colon - 1].range)
    anatomy.parser.elements.remove(at: colon - 1)
    return true
  }
}
