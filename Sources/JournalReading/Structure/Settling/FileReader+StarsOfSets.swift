internal import JournalSyntax

/// The star between reps and sets, where the writer says so: below `weight/reps*sets` the `5*4` of `Jumps 5*4`
/// tells no load.
extension FileReader {
  /// Keeps what a line of words at the top says.
  mutating func keepStarsOfSets() {
    guard elements.count > 4 else { return }
    for star in elements.indices.dropFirst(3).dropLast()
    where elements[star].kind == .times && elements[star - 1].meaning == .repetition
      && elements[star + 1].meaning == .set && elements[star - 2].kind == .slash
      && elements[star - 3].kind == .word
    {
      context.starsTellSets = true
    }
  }

  /// Gives the numbers of a pair without a slash their units.
  mutating func settleStarOfSets(_ star: Int) {
    guard context.starsTellSets, star + 1 < elements.count,
      bytes[elements[star].range.indices].elementsEqual("*".utf8),
      elements[star - 1].isBareWhole, 1_000...50_000 ~= elements[star - 1].value,
      elements[star + 1].isBareWhole, 1_000...12_000 ~= elements[star + 1].value,
      star < 2 || elements[star - 2].kind == .word || elements[star - 2].kind == .comma
        || elements[star - 2].kind == .colon || elements[star - 2].kind == .closeParenthesis,
      star + 2 >= elements.count || elements[star + 2].kind != .times
    else { return }
    anatomy.parser.elements[star - 1].unit = .repetition
    anatomy.parser.elements[star + 1].unit = .set
  }

  /// The reps of a complex before its sets, `90/1+1*3`: as many lifts with the bar in one go.
  ///
  /// Returns whether one number was made of them.
  mutating func settleComplexBeforeSets(_ plus: Int) -> Bool {
    guard plus > 2, elements[plus - 2].kind == .slash, elements[plus - 3].isBare,
      elements[plus - 3].value >= 20_000, elements[plus - 1].isBareWhole,
      elements[plus - 1].value <= 10_000
    else { return false }
    var (last, sum) = (plus, elements[plus - 1].value)
    while last + 1 < elements.count, elements[last].kind == .plus, !elements[last].spaceBefore,
      elements[last + 1].isBareWhole, elements[last + 1].value <= 10_000, last < plus + 8
    {
      sum += elements[last + 1].value
      last += 2
    }
    guard last > plus, last + 1 < elements.count, elements[last].kind == .times,
      elements[last + 1].isBareWhole, elements[last + 1].value <= 10_000
    else { return false }
    anatomy.parser.elements[plus - 1].value = sum
    anatomy.parser.elements[plus - 1].range = range((plus - 1)..<last)
    anatomy.parser.elements.removeSubrange(plus..<last)
    return true
  }
}
