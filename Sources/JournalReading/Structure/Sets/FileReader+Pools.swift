internal import JournalSyntax

/// What the file tells of the pool that was swum in.
extension FileReader {
  /// Words of swimmers stand in the file, which is looked through once.
  mutating func tellsOfSwimming() -> Bool {
    if let known = file.tellsOfSwimming { return known }
    var isFound = false
    let (bytes, words) = (bytes, Self.swimming)
    bytes.forEachWord { word in
      isFound =
        words.mayHold(length: word.count, initial: bytes[word.lowerBound])
        && words.contains(bytes[word])
      return isFound ? .done : .goesOn
    }
    file.tellsOfSwimming = isFound
    return isFound
  }

  /// The lengths of the pool are told in yards.
  mutating func swimsYards() -> Bool {
    if let known = file.swimsYards { return known }
    var (yards, meters) = (0, 0)
    let bytes = bytes
    bytes.forEachWord { word in
      if Self.yards.contains(bytes[word]) { yards += 1 }
      if Self.meters.contains(bytes[word]) { meters += 1 }
      return .goesOn
    }
    file.swimsYards = yards > meters
    return yards > meters
  }

  /// `2600 Yards` below the lengths of a session, `5900 Yards for the day`: how much it was in all.
  func isSumOfLengths() -> Bool {
    guard elements[0].kind == .quantity, elements[0].unit.isLength,
      elements[0].value >= 1_000_000 || elements[0].unit == .mile || elements[0].unit == .kilometer,
      !elements.dropFirst().contains(where: { $0.kind != .word && $0.kind != .exclamation })
    else { return false }
    guard elements.count > 1 else {
      return context.swumSession == (context.session ?? -1)
        && Int64(elements[0].value) * 2 >= context.swumWay
    }
    return context.pendingName == nil
      && elements.indices.contains { isWord($0, in: Self.sums) }
      && elements.indices.dropFirst().allSatisfy {
        elements[$0].kind == .exclamation || isWord($0, in: Self.sums)
          || isWord($0, in: Self.aroundSums)
      }
  }

  /// A length without a word for a sum may be one that was swum, unless it is what was told above it.
  var agreesWithLengths: Bool {
    elements.count > 1
      || abs(Int64(elements[0].value) - context.swumWay) * 10 <= context.swumWay
  }

  private static let yards = WordSet("yard yards yd yds scy")
  private static let meters = WordSet("meter meters metre metres m scm lcm")
  private static let swimming = WordSet(
    """
    swim swam swum swims swimming swimmer pool freestyle backstroke breaststroke butterfly laps
    natación piscina nuoto schwimmen geschwommen natation
    """)
  private static let sums = WordSet("total altogether day all")
  private static let aroundSums = WordSet("for the today in swum swam")
}
