internal import JournalSyntax

/// What hangs on a bar, or stands below it, beside the load that is told.
extension FileReader {
  /// The `+40 chain` of `9x3 @ 155+40 chain`: it lies on the floor for a part of the way.
  mutating func dropChains(_ plus: Int) -> Bool {
    guard plus + 2 < elements.count, plus > 0, elements[plus - 1].kind == .quantity,
      elements[plus - 1].value >= 20_000, elements[plus + 1].kind == .quantity,
      elements[plus + 1].value >= 5_000, !elements[plus].spaceBefore,
      elements[plus + 2].kind == .word,
      isWord(plus + 2, in: Self.chains)
    else { return false }
    keepForNote(plus..<(plus + 3))
    return true
  }

  private static let chains = WordSet(
    "chain chains Kette Ketten chaîne chaînes cadenas catene цепи цепей")

  /// The `from 18"` of `Axle deadlift from 18": 180x5 220x3`: inches from the floor, and no seconds.
  mutating func dropHeightBeforeSets(behind colon: Int) -> Bool {
    guard colon > 1, elements[colon - 1].unit == .second || elements[colon - 1].unit == .inch,
      bytes[Int(elements[colon - 1].range.end) - 1] == UInt8(ascii: "\"")
        || elements[colon - 1].unit == .inch,
      colon + 3 < elements.count, elements[colon + 1].kind == .quantity,
      elements[colon + 1].value >= 20_000, elements[colon + 2].kind == .times,
      isWord(colon - 2, in: Self.places), isNotHeld(colon - 1)
    else { return false }
    context.remarks.append(range((colon - 2)..<colon))
    anatomy.parser.elements.removeSubrange((colon - 2)..<colon)
    return true
  }

  private static let places = WordSet("from off at on to block blocks height deficit pins")
}
