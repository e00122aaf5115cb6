internal import JournalSyntax

/// What the file tells of the pool that was swum in.
extension FileReader {
  struct Pool {
    /// Words of swimmers stand in the file.
    var isNamed: Bool
    /// Its lengths are told in yards.
    var hasYards: Bool
  }

  /// The pool of the whole file, for which all of its words are looked at once.
  mutating func pool() -> Pool {
    if let known = context.pool { return known }
    var (isNamed, yards, meters) = (false, 0, 0)
    let (ofYards, ofMeters, ofSwimming) = (Self.yards, Self.meters, Self.swimming)
    let bytes = bytes
    bytes.withUnsafeBufferPointer { text in
      var end = 0
      while end < text.count {
        let start = end
        while end < text.count, Byte.isASCIILetter(text[end]) { end += 1 }
        guard end > start else {
          end += 1
          continue
        }
        let (length, initial) = (end - start, text[start])
        if ofYards.mayHold(length: length, initial: initial),
          ofYards.contains(bytes[start..<end])
        {
          yards += 1
        } else if ofMeters.mayHold(length: length, initial: initial),
          ofMeters.contains(bytes[start..<end])
        {
          meters += 1
        } else if !isNamed, ofSwimming.mayHold(length: length, initial: initial) {
          isNamed = ofSwimming.contains(bytes[start..<end])
        }
      }
    }
    let pool = Pool(isNamed: isNamed, hasYards: yards > meters)
    context.pool = pool
    return pool
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
