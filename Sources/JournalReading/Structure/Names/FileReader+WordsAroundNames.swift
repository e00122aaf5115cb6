internal import JournalSyntax

/// Words around a name that tell where it was done, or with what in turn.
extension FileReader {
  /// The `on the` of `20 minutes on the exercise bike`.
  func isOnTheMachine(_ start: Int) -> Bool {
    isWord(start, in: Self.places) && isWord(start + 1, in: Self.articles)
  }

  /// Where the machine begins in the `warm up on bike` and the `easy on the bike` of `5 min easy on
  /// the bike`.
  func machine(in name: Range<Int>) -> Int? {
    guard let first = anatomy.parser.quantities.first,
      first.unit.isTime || first.unit.isLength || first.kind == .clock
    else { return nil }
    for index in name.prefix(4) where index + 1 < name.upperBound && isWord(index, in: Self.places)
    {
      let start = isWord(index + 1, in: Self.articles) ? index + 2 : index + 1
      guard start < name.upperBound, elements[start].kind == .word else { continue }
      // `5 km jog on the bike path`, `20 min yoga on swim day`.
      if start + 1 < name.upperBound, isWord(start + 1, in: Self.grounds) { return nil }
      if index > name.lowerBound, isExercise(name.lowerBound..<index) { return nil }
      let word = NameText.clean(written.bytes[elements[start].range.indices])
      if names.nature(of: word).contains(.cardio) { return start }
    }
    return nil
  }

  private static let grounds = WordSet("path paths trail trails track day days lane course route")

  private static let places = WordSet("on")

  private static let articles = WordSet("the a an my")

  /// The end of `Bench press` in `Bench press with only the (20 kg)` and in `Leg press I did 3x10`.
  func beforeToolWords(_ start: Int, _ end: Int) -> Int {
    var last = end
    if last - start > 2, isDoing(elements[last - 1]), isPronoun(last - 2) { last -= 1 }
    if last - start > 1, isPronoun(last - 1) {
      return isExercise(start..<(last - 1)) ? last - 1 : end
    }
    while last - start > 2, isWord(last - 1, in: Self.articles) || isWord(last - 1, in: Self.only) {
      last -= 1
    }
    guard last < end, last - start > 1, elements[last - 1].meaning == .with,
      isExercise(start..<(last - 1))
    else { return end }
    return last - 1
  }

  private static let only = WordSet("only just")

  /// The end of the longest known name that starts there, as in `exercise bike doing intervals`.
  func endOfKnownName(_ start: Int, _ end: Int) -> Int {
    var last = min(end, start + 4)
    while last > start + 1, !isName(start..<last) { last -= 1 }
    return last > start + 1 || isName(start..<last) ? last : end
  }

  /// Behind the first words of `cycled with crunches 3x20` and `superset with curls 3x10`.
  func behindPairing(_ start: Int, _ end: Int) -> Int {
    guard start + 2 < end, elements[start + 1].meaning == .with,
      elements[start].meaning == .superset || isWord(start, in: Self.pairings)
    else { return start }
    return start + 2
  }

  private static let pairings = WordSet(
    "cycled alternated alternating paired supersetted supersetting along together")

  /// `whilst holding`, before the load of `Calf raises whilst holding 5 kg dumbbells: 3x8`.
  func isHolding(_ element: Element) -> Bool {
    element.kind == .word && Self.holding.contains(bytes[element.range.indices])
  }

  private static let holding = WordSet("holding whilst while using")
}
